/* Alcazar by hand in C, one file, everything inlined: used only to state how far the compiled Python is from it. Board B, castles do not
   merge over 50. It does the same work: list what is legal, choose, play; luck is a move. `alcazar A B C COUNT PLAYERS` plays COUNT random
   matches with the luck of those three words, and prints steps and a checksum. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "luck.h"

enum { SPACES = 72, CELLS = 122, SITES = 199, BUILDINGS = 37, SEATS = 5, PAIRS = 9 };
enum { PILE = 0, HAND = 1, OPEN = 6, DISCARDED = 7 };
enum { DEALING, TURN, DRAWING, REFILLING, FLAGGING, NOBLE };
enum { BUY_OPEN = 0, BUY_TOP = 73, BUY_TOWER, BUILD, FOUND = BUILD + 73, TOWER = FOUND + 219, BRIDGE = TOWER + CELLS,
       WITHDRAW = BRIDGE + SITES, PASS = WITHDRAW + CELLS, FLAG, PLACE = FLAG + 73, MOVE = PLACE + 2 * CELLS,
       SWAP = MOVE + CELLS * CELLS, DONE = SWAP + CELLS * CELLS };

static const char *BOARD =
    " 1  2  3  4  5  6  7  8  9 10 11 72  .  .  .  .  .  .  .  .  . 12 71 70 69 68 67  . 17 16 15 14 13 "
    " .  .  .  . 66  . 18  .  .  .  . 61 62 63 64 65  . 19 20 21 22 23 60  .  .  .  .  .  .  .  .  . 24 "
    "59 58 57 56 55  . 29 28 27 26 25  .  .  .  . 54  . 30  .  .  .  . 49 50 51 52 53  . 31 32 33 34 35 "
    "48  .  .  .  .  .  .  .  .  . 36 47 46 45 44 43 42 41 40 39 38 37 ";

static unsigned char site_cells[SITES][3], grid[CELLS];
static short arms[CELLS][4];

typedef struct {
    unsigned char height[CELLS], noble[CELLS], building[CELLS], crest[BUILDINGS], castle[PAIRS], level[SITES];
    unsigned char where[SEATS][8], standing[SEATS], reserve[SEATS][2], holder[73], row[6], hand[SEATS], towers[SEATS];
    unsigned char out[SEATS], idle[SEATS], built[3], width, home, places, placed, withdrawn;
    short value[BUILDINGS];
    int money[SEATS];
    signed char players, blocks, bridges, pairs, pile, opened, tower_pile, seat, stage, chance, over;
} Match;

static int list[4096], listed;
static inline void add(int action) { list[listed++] = action; }

static void file_in(int start, int action) {
    int place = listed;
    while (place > start && list[place - 1] > action) place--;
    if (place > start && list[place - 1] == action) return;
    memmove(list + place + 1, list + place, (listed++ - place) * sizeof *list);
    list[place] = action;
}

static int by_cells(const void *a, const void *b) { return memcmp(a, b, 3); }

static void lay_out(void) {
    int cells[121], gaps = SPACES, site = 1;
    for (int i = 0; i < 121; i++) {
        cells[i] = BOARD[3 * i + 1] == '.' ? ++gaps : atoi(BOARD + 3 * i);
        grid[cells[i]] = i;
    }
    for (int down = 0; down < 2; down++)
        for (int row = 0; row < 11 - 2 * down; row++)
            for (int column = 0; column < 9 + 2 * down; column++, site++)
                for (int part = 0; part < 3; part++)
                    site_cells[site][part] = cells[11 * row + column + part * (down ? 11 : 1)];
    qsort(site_cells + 1, SITES - 1, 3, by_cells);
    for (site = 1; site < SITES; site++)
        for (int end = 0; end < 3; end += 2) {
            short *arm = arms[site_cells[site][end]];
            while (*arm) arm++;
            *arm = site;
        }
}

static void begin(Match *m, int players) {
    memset(m, 0, sizeof *m);
    m->players = players, m->blocks = 84, m->bridges = 20, m->pairs = 8, m->pile = 72, m->tower_pile = 20, m->chance = 1;
    for (int s = 0; s < players; s++) m->reserve[s][0] = 6, m->reserve[s][1] = 2, m->money[s] = 40;
}

static inline int after(int space) { return space < SPACES ? space + 1 : 1; }
static inline int before(int space) { return space > 1 ? space - 1 : SPACES; }
static inline int owner(int noble) { return (noble - 1) >> 1; }
static inline int rank(int noble) { return (noble - 1) & 1; }
static inline int worth(const Match *m, int b) { return m->value[b] < 50 ? m->value[b] : 50; }
static inline int waits(const Match *m, int b) { return m->value[b] >= 5 && !m->crest[b]; }
static inline int rival(const Match *m, int cell) { return m->noble[cell] && owner(m->noble[cell]) != m->seat; }
static inline int across(int site, int pillar) { return site_cells[site][site_cells[site][0] == pillar ? 2 : 0]; }

/* Buildings */

static int lowest_space(const Match *m, int b) {
    int space = 1;
    while (m->building[space] != b) space++;
    return space;
}

static void give_crest(Match *m, int b) {
    int pair = 1;
    while (m->castle[pair]) pair++;
    m->castle[pair] = b, m->crest[b] = pair, m->pairs--;
}

static int outranks(const Match *m, int b, int other) {
    if (!m->crest[b] || !m->crest[other]) return m->crest[b] || (!m->crest[other] && b < other);
    if (worth(m, b) != worth(m, other)) return worth(m, b) > worth(m, other);
    return m->crest[b] < m->crest[other];
}

static int merge(Match *m, int kept, int gone) {
    if (outranks(m, gone, kept)) { int swap = kept; kept = gone, gone = swap; }
    if (m->crest[gone]) m->castle[m->crest[gone]] = 0, m->crest[gone] = 0, m->pairs++;
    m->value[kept] += m->value[gone], m->value[gone] = 0;
    for (int cell = 1; cell < CELLS; cell++) m->building[cell] = m->building[cell] == gone ? kept : m->building[cell];
    return kept;
}

static inline int may_merge(const Match *m, int a, int b, int piece) {
    return a == b || !m->crest[a] || !m->crest[b] || worth(m, a) + worth(m, b) + piece <= 50;
}

static int lay_block(Match *m, int cell) {
    m->blocks--;
    if (m->height[cell]) { m->height[cell]++, m->value[m->building[cell]] += 2; return m->building[cell]; }
    int left = m->building[before(cell)], right = m->building[after(cell)], home = left ? left : right;
    if (left && right && left != right) home = merge(m, left, right);
    if (!home) for (home = 1; m->value[home]; home++) {}
    m->height[cell] = 1, m->building[cell] = home, m->value[home]++;
    return home;
}

static int is_clear(const Match *m, int space, int stop, int ahead) {
    for (int empty = 0; (space = ahead ? after(space) : before(space)) != stop;) {
        if (!m->height[space]) { if (++empty == 3) return 1; }
        else if (!empty || m->crest[m->building[space]]) return 0;
    }
    return 1;
}

static inline int has_room(const Match *m, int first) {
    int middle = after(first), last = after(middle);
    if (m->height[first] || m->height[middle] || m->height[last]) return 0;
    return is_clear(m, first, last, 0) && is_clear(m, last, first, 1);
}

/* Nobles */

static void stand(Match *m, int seat, int kind, int cell) {
    unsigned char *where = m->where[seat];
    int i = m->standing[seat]++;
    m->noble[cell] = 1 + seat * 2 + kind;
    for (; i && where[i - 1] > cell; i--) where[i] = where[i - 1];
    where[i] = cell;
}

static int leave(Match *m, int cell) {
    int noble = m->noble[cell], seat = owner(noble), i = 0;
    unsigned char *where = m->where[seat];
    m->noble[cell] = 0;
    while (where[i] != cell) i++;
    for (m->standing[seat]--; i < m->standing[seat]; i++) where[i] = where[i + 1];
    where[i] = 0;
    return noble;
}

static void send_home(Match *m, int cell) {
    int paid = worth(m, m->building[cell]) * (1 + rank(m->noble[cell])), noble = leave(m, cell);
    m->reserve[owner(noble)][rank(noble)]++, m->money[owner(noble)] += paid;
}

/* The end of a turn */

static void end_turn(Match *m) {
    int stalled = 1;
    m->withdrawn = m->home = m->places = m->placed = m->width = 0;
    for (int s = 0; s < m->players; s++) stalled &= m->out[s] || m->idle[s];
    if (!m->blocks || !m->bridges || stalled) { m->over = 1; return; }
    do m->seat = m->seat + 1 < m->players ? m->seat + 1 : 0; while (m->out[m->seat]);
    m->stage = TURN;
}

static int free_columns(const Match *m) {
    int count = 0;
    for (int i = 0; i < m->width; i++) count += !m->noble[m->built[i]];
    return count;
}

static inline int may_place(const Match *m, int kind) {
    return m->reserve[m->seat][kind] && m->money[m->seat] >= worth(m, m->home) * (1 + kind) && free_columns(m);
}

static void ask_nobles(Match *m) {
    int here[2] = {0, 0};
    m->stage = NOBLE;
    for (int i = 0; i < m->standing[m->seat]; i++) {
        int cell = m->where[m->seat][i];
        here[rank(m->noble[cell])] += m->building[cell] == m->home;
    }
    if (!may_place(m, 0) && !may_place(m, 1) && !(free_columns(m) && here[0] + here[1]) && !(here[0] && here[1])) end_turn(m);
}

static void finish_build(Match *m, int home) {
    int waiting = 0, last = 0;
    m->home = home;
    if (m->pairs > 1) { if (waits(m, home)) waiting = 1, last = home; }
    else if (m->pairs == 1) for (int b = BUILDINGS - 1; b; b--) if (waits(m, b)) waiting++, last = b;
    if (waiting == 1) give_crest(m, last);
    m->money[m->seat] += worth(m, home);
    if (waiting > 1) m->stage = FLAGGING;
    else ask_nobles(m);
}

static void mark(Match *m, int cell) {
    int i = m->width++;
    for (; i && m->built[i - 1] > cell; i--) m->built[i] = m->built[i - 1];
    m->built[i] = cell;
}

/* Cards */

static int draw(const Match *m, Luck *luck) {
    int rest = below(luck, m->pile), card = 1;
    for (;; card++) if (m->holder[card] == PILE && !rest--) return card;
}

static void open_card(Match *m, int card) {
    int i = m->opened++;
    m->holder[card] = OPEN;
    for (; i && m->row[i - 1] > card; i--) m->row[i] = m->row[i - 1];
    m->row[i] = card;
}

static inline void take(Match *m, int card) { m->holder[card] = HAND + m->seat, m->hand[m->seat]++; }

static void receive(Match *m, int card) {
    m->pile--;
    if (m->stage != DEALING) {
        m->chance = 0;
        if (m->stage == DRAWING) take(m, card);
        else open_card(m, card);
        end_turn(m);
    } else if (m->hand[m->seat] < 10) {
        take(m, card);
        if (m->hand[m->seat] == 10 && m->seat + 1 < m->players) m->seat++;
    } else {
        open_card(m, card);
        if (m->opened == 6) m->chance = 0, m->seat = 0, m->stage = TURN;
    }
}

/* The turn */

static void list_turn(const Match *m) {
    int seat = m->seat, money = m->money[seat], own = HAND + seat, standing = m->standing[seat];
    if (money >= 5) for (int i = 0; i < m->opened; i++) add(BUY_OPEN + m->row[i]);
    if (money >= 5 && m->pile) add(BUY_TOP);
    if (money >= 10 && m->tower_pile) add(BUY_TOWER);
    int start = listed;
    for (int card = 1; card <= SPACES; card++) if (m->holder[card] == own) add(BUILD + card);
    int stop = listed;
    if (m->pairs && m->blocks >= 4)
        for (int i = start; i < stop; i++) {
            int card = list[i] - BUILD, first = before(before(card));
            if (!m->height[card])
                for (int window = 0; window < 3; window++, first = after(first))
                    if (has_room(m, first)) add(FOUND + card * 3 + window);
        }
    start = listed;
    if (m->towers[seat])
        for (int i = 0; i < standing; i++) {
            int cell = m->where[seat][i];
            if (m->height[cell] < 5) file_in(start, TOWER + cell);
            for (int d = 0; d < 4 && arms[cell][d]; d++) {
                int site = arms[cell][d], other = across(site, cell), height = m->height[other];
                if (height && height < 5 && !m->noble[other] && m->height[cell] > height && !m->level[site])
                    file_in(start, TOWER + other);
            }
        }
    start = listed;
    if (money >= 15)
        for (int i = 0; i < standing; i++) {
            int cell = m->where[seat][i], height = m->height[cell];
            for (int d = 0; d < 4 && arms[cell][d]; d++) {
                int site = arms[cell][d], other = across(site, cell);
                if (m->height[other] == height && m->height[site_cells[site][1]] < height && !m->level[site] && !rival(m, other) &&
                    may_merge(m, m->building[cell], m->building[other], 3 * (height + 1)))
                    file_in(start, BRIDGE + site);
            }
        }
    int sale = m->opened || m->pile || m->tower_pile, need = !listed && sale, stuck = !listed;
    if (need || !m->withdrawn) for (int i = 0; i < standing; i++) add(WITHDRAW + m->where[seat][i]);
    if ((!m->hand[seat] && !m->towers[seat] && !sale) || (stuck && (!need || !standing))) add(PASS);
}

static void take_turn(Match *m, int action) {
    int seat = m->seat, home = 0;
    if (action == PASS) {
        m->out[seat] = !m->hand[seat] && !m->towers[seat] && !m->opened && !m->pile && !m->tower_pile;
        m->idle[seat] = 1;
        end_turn(m);
        return;
    }
    if (action >= WITHDRAW) { send_home(m, action - WITHDRAW), m->withdrawn = 1; return; }
    memset(m->idle, 0, sizeof m->idle);
    if (action == BUY_TOWER) { m->money[seat] -= 10, m->tower_pile--, m->towers[seat]++, end_turn(m); return; }
    if (action == BUY_TOP) { m->money[seat] -= 5, m->stage = DRAWING, m->chance = 1; return; }
    if (action < BUY_TOP) {
        int card = action - BUY_OPEN, i = 0;
        m->money[seat] -= 5, take(m, card), m->opened--;
        while (m->row[i] != card) i++;
        for (; i < m->opened; i++) m->row[i] = m->row[i + 1];
        if (m->pile) m->stage = REFILLING, m->chance = 1;
        else end_turn(m);
        return;
    }
    m->places = 1;
    if (action < FOUND) {
        int card = action - BUILD;
        m->holder[card] = DISCARDED, m->hand[seat]--;
        if (!m->height[card] && !may_merge(m, m->building[before(card)], m->building[after(card)], 1)) {
            m->blocks--, m->money[seat] += 50, end_turn(m);
            return;
        }
        if (rival(m, card)) send_home(m, card);
        home = lay_block(m, card), mark(m, card);
    } else if (action < TOWER) {
        int card = (action - FOUND) / 3, space = before(before(card));
        m->holder[card] = DISCARDED, m->hand[seat]--, m->places = 2;
        for (int window = (action - FOUND) % 3; window; window--) space = after(space);
        for (int part = 0; part < 3; part++, space = after(space)) home = lay_block(m, space), mark(m, space);
        lay_block(m, card);
    } else if (action < BRIDGE) {
        m->towers[seat]--, home = lay_block(m, action - TOWER), mark(m, action - TOWER);
    } else {
        const unsigned char *cells = site_cells[action - BRIDGE];
        int level = m->height[cells[0]] + 1;
        m->money[seat] -= 15, m->bridges--, m->level[action - BRIDGE] = level;
        if (rival(m, cells[1])) send_home(m, cells[1]);
        home = m->building[cells[0]];
        if (home != m->building[cells[2]]) home = merge(m, home, m->building[cells[2]]);
        for (int part = 0; part < 3; part++) m->height[cells[part]] = level, m->building[cells[part]] = home, mark(m, cells[part]);
        m->value[home] += 3 * level;
    }
    finish_build(m, home);
}

/* The noble step */

static void list_nobles(const Match *m) {
    const unsigned char *where = m->where[m->seat];
    for (int kind = 0; kind < 2; kind++)
        if (may_place(m, kind))
            for (int i = 0; i < m->width; i++) if (!m->noble[m->built[i]]) add(PLACE + kind * CELLS + m->built[i]);
    if (!m->placed) {
        for (int i = 0; i < m->standing[m->seat]; i++)
            if (m->building[where[i]] == m->home)
                for (int t = 0; t < m->width; t++) if (!m->noble[m->built[t]]) add(MOVE + where[i] * CELLS + m->built[t]);
        int start = listed;
        for (int i = 0; i < m->standing[m->seat]; i++)
            for (int j = i + 1; j < m->standing[m->seat]; j++) {
                int a = where[i], b = where[j];
                if (m->noble[a] != m->noble[b] && m->building[a] == m->home && m->building[b] == m->home)
                    file_in(start, SWAP + (grid[a] < grid[b] ? a * CELLS + b : b * CELLS + a));
            }
    }
    add(DONE);
}

static void step(Match *m, int action) {
    if (action < MOVE) {
        int kind = (action - PLACE) / CELLS;
        m->money[m->seat] -= worth(m, m->home) * (1 + kind), m->reserve[m->seat][kind]--, m->places--, m->placed = 1;
        stand(m, m->seat, kind, (action - PLACE) % CELLS);
        if (m->places && (may_place(m, 0) || may_place(m, 1))) return;
    } else if (action < SWAP) {
        int kind = rank(leave(m, (action - MOVE) / CELLS));
        stand(m, m->seat, kind, (action - MOVE) % CELLS);
    } else if (action < DONE) {
        unsigned char *a = m->noble + (action - SWAP) / CELLS, *b = m->noble + (action - SWAP) % CELLS, noble = *a;
        *a = *b, *b = noble;
    }
    end_turn(m);
}

static void list_flags(const Match *m) {
    for (int space = 1; space <= SPACES; space++) {
        int b = m->building[space];
        if (waits(m, b) && lowest_space(m, b) == space) add(FLAG + space);
    }
}

static long play(Match *m, Luck *luck) {
    long steps = 0;
    for (; !m->over; steps++) {
        if (m->chance) { receive(m, draw(m, luck)); continue; }
        listed = 0;
        if (m->stage == TURN) list_turn(m);
        else if (m->stage == FLAGGING) list_flags(m);
        else list_nobles(m);
        int action = list[below(luck, listed)];
        if (m->stage == TURN) take_turn(m, action);
        else if (m->stage == FLAGGING) give_crest(m, m->building[action - FLAG]), ask_nobles(m);
        else step(m, action);
    }
    return steps;
}

int main(int argc, char **argv) {
    if (argc != 6) return 2;
    Luck luck = {strtoul(argv[1], 0, 10), strtoul(argv[2], 0, 10), strtoul(argv[3], 0, 10), 1};
    long count = atol(argv[4]), steps = 0;
    int players = atoi(argv[5]);
    uint32_t sum = 2166136261u;
    lay_out();
    clock_t start = clock();
    for (long i = 0; i < count; i++) {
        Match match;
        begin(&match, players);
        long taken = play(&match, &luck);
        steps += taken;
        sum = mix(sum, taken);
        for (int s = 0; s < players; s++) {
            int points = match.money[s] / 50;
            for (int n = 0; n < match.standing[s]; n++) {
                int cell = match.where[s][n];
                points += match.height[cell] * (1 + rank(match.noble[cell]));
            }
            sum = mix(sum, points);
        }
    }
    printf("{\"count\": %ld, \"cpu\": %f, \"checksum\": %u}\n", steps, (double)(clock() - start) / CLOCKS_PER_SEC, sum);
    return 0;
}
