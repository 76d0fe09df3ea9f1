/* Alcazar by hand in C, one file, everything inlined: used only to state how far the compiled Python is from it. It does the same
   work: list what is legal, choose, play; luck is a move. `alcazar A B C COUNT SEATS` deals on board B with the luck of those three words,
   plays COUNT random matches from there, and prints steps and a checksum. limit.py writes board.h: SITE_CELLS, ARMS and GRID. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "luck.h"

enum { SPACES = 72, CELLS = 130, SITES = 296, BUILDINGS = 37, SEATS = 5, NOBLES = 8 };
enum { DEALING, TURN, DRAWING, REFILLING, FLAGGING, NOBLE };
enum { BUY_TOP = 73, BUY_TOWER, BUILD, FOUND = 148, TOWER = 367, BRIDGE = 497, WITHDRAW = 793, PASS = 923, FLAG };
enum { PLACE = 997, MOVE = 1257, SWAP = 18157, DONE = 35057 };

#include "board.h"

typedef unsigned char byte;
typedef struct {
    int money[SEATS];
    short value[BUILDINGS];
    byte height[CELLS], noble[CELLS], building[CELLS], crest[BUILDINGS], castle[9], level[SITES];
    byte where[SEATS][NOBLES], standing[SEATS], reserve[SEATS][2], out[SEATS], idle[SEATS];
    byte hand[SEATS][SPACES], hands[SEATS], towers[SEATS], pile[SPACES], row[6], built[3]; /* cards ascending */
    byte players, blocks, bridges, pairs, piled, opened, tower_pile, seat, stage, withdrawn, width, home, places, placed, chance, over;
} Match;

static inline int after(int space) { return space < SPACES ? space + 1 : 1; }
static inline int before(int space) { return space > 1 ? space - 1 : SPACES; }
static inline int worth(const Match *m, int building) { return m->value[building] < 50 ? m->value[building] : 50; }
static inline int is_rival(const Match *m, int cell) { return m->noble[cell] && (m->noble[cell] - 1) / 2 != m->seat; }

static inline void put(byte *cards, byte *count, int card) {
    int place = (*count)++;
    for (; place && cards[place - 1] > card; place--) cards[place] = cards[place - 1];
    cards[place] = card;
}

static inline void take_out(byte *cards, byte *count, int card) {
    int place = 0;
    while (cards[place] != card) place++;
    for (--*count; place < *count; place++) cards[place] = cards[place + 1];
    cards[place] = 0;
}

static inline int file_in(int *list, int start, int count, int action) {
    int place = count;
    while (place > start && list[place - 1] > action) place--;
    if (place > start && list[place - 1] == action) return count;
    for (int i = count; i > place; i--) list[i] = list[i - 1];
    list[place] = action;
    return count + 1;
}

static void begin(Match *m, int players) {
    memset(m, 0, sizeof *m);
    for (int s = 0; s < players; s++) m->money[s] = 40, m->reserve[s][0] = 6, m->reserve[s][1] = 2;
    for (int card = 1; card <= SPACES; card++) m->pile[card - 1] = card;
    m->players = players, m->blocks = 84, m->bridges = 20, m->pairs = 8, m->piled = SPACES, m->tower_pile = 20, m->chance = 1;
}

/* Buildings */

static inline int is_waiting(const Match *m, int building) { return m->value[building] >= 5 && !m->crest[building]; }

static void give_crest(Match *m, int building) {
    int pair = 1;
    while (m->castle[pair]) pair++;
    m->castle[pair] = building, m->crest[building] = pair, m->pairs--;
}

static int outranks(const Match *m, int a, int b) {
    if (!m->crest[a] || !m->crest[b]) return m->crest[a] || (!m->crest[b] && a < b);
    if (worth(m, a) != worth(m, b)) return worth(m, a) > worth(m, b);
    return m->crest[a] < m->crest[b];
}

static int merge(Match *m, int first, int second) {
    int kept = first, gone = second;
    if (outranks(m, second, first)) kept = second, gone = first;
    if (m->crest[gone]) m->castle[m->crest[gone]] = 0, m->crest[gone] = 0, m->pairs++;
    m->value[kept] += m->value[gone], m->value[gone] = 0;
    for (int cell = 0; cell < CELLS; cell++) m->building[cell] = m->building[cell] == gone ? kept : m->building[cell];
    return kept;
}

static inline int may_merge(const Match *m, int a, int b, int piece) {
    return a == b || !m->crest[a] || !m->crest[b] || worth(m, a) + worth(m, b) + piece <= 50;
}

static int lay_block(Match *m, int cell) {
    m->blocks--;
    if (m->height[cell]) {
        m->height[cell]++, m->value[m->building[cell]] += 2;
        return m->building[cell];
    }
    int left = m->building[before(cell)], right = m->building[after(cell)], home = left ? left : right;
    if (left && right && left != right) home = merge(m, left, right);
    if (!home) for (home = 1; m->value[home]; home++);
    m->height[cell] = 1, m->building[cell] = home, m->value[home]++;
    return home;
}

static inline int has_room(const Match *m, int first) {
    int middle = after(first), last = after(middle), empty = 0;
    if (m->height[first] || m->height[middle] || m->height[last]) return 0;
    for (int space = before(first); space != last && empty < 3; space = before(space)) {
        if (!m->height[space]) empty++;
        else if (!empty || m->crest[m->building[space]]) return 0;
    }
    empty = 0;
    for (int space = after(last); space != first && empty < 3; space = after(space)) {
        if (!m->height[space]) empty++;
        else if (!empty || m->crest[m->building[space]]) return 0;
    }
    return 1;
}

/* Nobles */

static void stand(Match *m, int seat, int rank, int cell) {
    m->noble[cell] = 1 + 2 * seat + rank;
    put(m->where[seat], &m->standing[seat], cell);
}

static int leave(Match *m, int cell) {
    int noble = m->noble[cell];
    m->noble[cell] = 0;
    take_out(m->where[(noble - 1) / 2], &m->standing[(noble - 1) / 2], cell);
    return noble - 1;
}

static void send_home(Match *m, int cell) {
    int paid = worth(m, m->building[cell]), noble = leave(m, cell);
    m->reserve[noble / 2][noble % 2]++;
    m->money[noble / 2] += paid * (1 + noble % 2);
}

static int count_free(const Match *m) {
    int free = 0;
    for (int i = 0; i < m->width; i++) free += !m->noble[m->built[i]];
    return free;
}

static inline int may_place(const Match *m, int rank) {
    return m->reserve[m->seat][rank] && m->money[m->seat] >= worth(m, m->home) * (1 + rank);
}

static int list_noble_step(const Match *m, int *list) {
    const byte *where = m->where[m->seat];
    int count = 0, standing = m->standing[m->seat];
    for (int rank = 0; rank < 2; rank++)
        if (may_place(m, rank))
            for (int i = 0; i < m->width; i++) if (!m->noble[m->built[i]]) list[count++] = PLACE + rank * CELLS + m->built[i];
    if (!m->placed) {
        for (int i = 0; i < standing; i++)
            if (m->building[where[i]] == m->home)
                for (int t = 0; t < m->width; t++)
                    if (!m->noble[m->built[t]]) list[count++] = MOVE + where[i] * CELLS + m->built[t];
        int start = count;
        for (int i = 0; i < standing; i++) {
            if (m->building[where[i]] != m->home) continue;
            for (int j = i + 1; j < standing; j++) {
                int a = where[i], b = where[j];
                if (m->noble[a] == m->noble[b] || m->building[b] != m->home) continue;
                count = file_in(list, start, count, SWAP + (GRID[a] < GRID[b] ? a * CELLS + b : b * CELLS + a));
            }
        }
    }
    list[count++] = DONE;
    return count;
}

/* The turn */

static void end_turn(Match *m) {
    int stalled = 0;
    m->withdrawn = m->home = m->places = m->placed = m->width = 0;
    for (int s = 0; s < m->players; s++) stalled += m->out[s] | m->idle[s];
    m->over = !m->blocks || !m->bridges || stalled == m->players;
    m->stage = TURN;
    if (m->over) return;
    do m->seat = m->seat + 1 < m->players ? m->seat + 1 : 0;
    while (m->out[m->seat]);
}

static void ask_nobles(Match *m) {
    int ranks = 0, free = count_free(m);
    m->stage = NOBLE;
    if (free && (may_place(m, 0) || may_place(m, 1))) return;
    for (int i = 0; i < m->standing[m->seat]; i++) {
        int cell = m->where[m->seat][i];
        if (m->building[cell] == m->home) ranks |= 1 + (m->noble[cell] - 1) % 2;
    }
    if (!(free && ranks) && ranks != 3) end_turn(m);
}

static void mark_built(Match *m, int cell) { put(m->built, &m->width, cell); }

static void finish_build(Match *m, int home) {
    int waiting = 0, first = 0;
    m->home = home;
    if (m->pairs > 1) waiting = is_waiting(m, home), first = home;
    else if (m->pairs == 1)
        for (int b = BUILDINGS - 1; b; b--) if (is_waiting(m, b)) waiting++, first = b;
    if (waiting == 1) give_crest(m, first);
    m->money[m->seat] += worth(m, home);
    if (waiting > 1) m->stage = FLAGGING;
    else ask_nobles(m);
}

static int list_flags(const Match *m, int *list) {
    int count = 0;
    byte seen[BUILDINGS] = {0};
    for (int space = 1; space <= SPACES; space++) {
        int building = m->building[space];
        if (is_waiting(m, building) && !seen[building]) list[count++] = FLAG + space, seen[building] = 1;
    }
    return count;
}

static int list_nobles_builds(const Match *m, int *list, int count) {
    const byte *where = m->where[m->seat];
    int standing = m->standing[m->seat], start = count;
    if (m->towers[m->seat])
        for (int i = 0; i < standing; i++) {
            int cell = where[i], height = m->height[cell];
            if (height < 5) count = file_in(list, start, count, TOWER + cell);
            for (int d = 0; d < 4 && ARMS[cell][d]; d++) {
                int site = ARMS[cell][d], other = SITE_CELLS[site][0] == cell ? SITE_CELLS[site][2] : SITE_CELLS[site][0];
                int low = m->height[other];
                if (low && low < 5 && low < height && !m->noble[other] && !m->level[site])
                    count = file_in(list, start, count, TOWER + other);
            }
        }
    start = count;
    if (m->money[m->seat] >= 15)
        for (int i = 0; i < standing; i++)
            for (int d = 0; d < 4 && ARMS[where[i]][d]; d++) {
                int site = ARMS[where[i]][d], first = SITE_CELLS[site][0], last = SITE_CELLS[site][2], height = m->height[first];
                if (height != m->height[last] || m->level[site] || m->height[SITE_CELLS[site][1]] >= height) continue;
                if (is_rival(m, first) || is_rival(m, last)) continue;
                if (may_merge(m, m->building[first], m->building[last], 3 * (height + 1)))
                    count = file_in(list, start, count, BRIDGE + site);
            }
    return count;
}

static int list_turn(const Match *m, int *list) {
    int count = 0, seat = m->seat, money = m->money[seat], hands = m->hands[seat];
    int for_sale = m->opened || m->piled || m->tower_pile;
    if (money >= 5) {
        for (int i = 0; i < m->opened; i++) list[count++] = m->row[i];
        if (m->piled) list[count++] = BUY_TOP;
    }
    if (money >= 10 && m->tower_pile) list[count++] = BUY_TOWER;
    for (int i = 0; i < hands; i++) list[count++] = BUILD + m->hand[seat][i];
    if (m->pairs && m->blocks >= 4)
        for (int i = 0; i < hands; i++) {
            int card = m->hand[seat][i], first = before(before(card));
            if (m->height[card] || m->height[before(card)] || m->height[after(card)]) continue;
            for (int window = 0; window < 3; window++, first = after(first))
                if (has_room(m, first)) list[count++] = FOUND + card * 3 + window;
        }
    count = list_nobles_builds(m, list, count);
    int can_act = count, in_need = !can_act && for_sale;
    if (in_need || !m->withdrawn)
        for (int i = 0; i < m->standing[seat]; i++) list[count++] = WITHDRAW + m->where[seat][i];
    if ((!hands && !m->towers[seat] && !for_sale) || (!can_act && (!in_need || !m->standing[seat]))) list[count++] = PASS;
    return count;
}

static void buy(Match *m, int action) {
    if (action == BUY_TOWER) {
        m->money[m->seat] -= 10, m->tower_pile--, m->towers[m->seat]++;
        end_turn(m);
        return;
    }
    m->money[m->seat] -= 5;
    if (action == BUY_TOP) { m->stage = DRAWING, m->chance = 1; return; }
    take_out(m->row, &m->opened, action);
    put(m->hand[m->seat], &m->hands[m->seat], action);
    if (m->piled) m->stage = REFILLING, m->chance = 1;
    else end_turn(m);
}

static void found(Match *m, int card, int window) {
    int space = before(before(card)), home = 0;
    take_out(m->hand[m->seat], &m->hands[m->seat], card);
    for (int i = 0; i < window; i++) space = after(space);
    for (int i = 0; i < 3; i++, space = after(space)) home = lay_block(m, space), mark_built(m, space);
    lay_block(m, card);
    m->places = 2;
    finish_build(m, home);
}

static void build(Match *m, int card) {
    take_out(m->hand[m->seat], &m->hands[m->seat], card);
    if (!m->height[card] && !may_merge(m, m->building[before(card)], m->building[after(card)], 1)) {
        m->blocks--, m->money[m->seat] += 50;
        end_turn(m);
        return;
    }
    if (is_rival(m, card)) send_home(m, card);
    int home = lay_block(m, card);
    mark_built(m, card);
    m->places = 1;
    finish_build(m, home);
}

static void raise_tower(Match *m, int cell) {
    m->towers[m->seat]--;
    int home = lay_block(m, cell);
    mark_built(m, cell);
    m->places = 1;
    finish_build(m, home);
}

static void bridge(Match *m, int site) {
    const byte *cells = SITE_CELLS[site];
    m->money[m->seat] -= 15;
    if (is_rival(m, cells[1])) send_home(m, cells[1]);
    int level = m->height[cells[0]] + 1, home = m->building[cells[0]];
    m->level[site] = level, m->bridges--;
    if (home != m->building[cells[2]]) home = merge(m, home, m->building[cells[2]]);
    for (int i = 0; i < 3; i++) m->height[cells[i]] = level, m->building[cells[i]] = home, mark_built(m, cells[i]);
    m->value[home] += 3 * level;
    m->places = 1;
    finish_build(m, home);
}

static void take_turn(Match *m, int action) {
    if (action == PASS) {
        m->out[m->seat] = !m->hands[m->seat] && !m->towers[m->seat] && !m->opened && !m->piled && !m->tower_pile;
        m->idle[m->seat] = 1;
        end_turn(m);
        return;
    }
    if (action >= WITHDRAW) { send_home(m, action - WITHDRAW), m->withdrawn = 1; return; }
    memset(m->idle, 0, SEATS);
    if (action < BUILD) buy(m, action);
    else if (action < FOUND) build(m, action - BUILD);
    else if (action < TOWER) found(m, (action - FOUND) / 3, (action - FOUND) % 3);
    else if (action < BRIDGE) raise_tower(m, action - TOWER);
    else bridge(m, action - BRIDGE);
}

static void noble_step(Match *m, int action) {
    if (action < MOVE) {
        int rank = (action - PLACE) / CELLS;
        m->money[m->seat] -= worth(m, m->home) * (1 + rank), m->reserve[m->seat][rank]--;
        stand(m, m->seat, rank, (action - PLACE) % CELLS);
        m->places--, m->placed = 1;
        if (m->places && count_free(m) && (may_place(m, 0) || may_place(m, 1))) return;
    } else if (action < SWAP) {
        int noble = leave(m, (action - MOVE) / CELLS);
        stand(m, m->seat, noble % 2, (action - MOVE) % CELLS);
    } else if (action < DONE) {
        int a = (action - SWAP) / CELLS, b = (action - SWAP) % CELLS, noble = m->noble[a];
        m->noble[a] = m->noble[b], m->noble[b] = noble;
    }
    end_turn(m);
}

static int draw(Match *m, Luck *luck) { return m->pile[below(luck, m->piled)]; }

static void receive(Match *m, int card) {
    take_out(m->pile, &m->piled, card);
    if (m->stage == DEALING && m->hands[m->seat] < 10) {
        put(m->hand[m->seat], &m->hands[m->seat], card);
        if (m->hands[m->seat] == 10 && m->seat + 1 < m->players) m->seat++;
        return;
    }
    if (m->stage == DRAWING) put(m->hand[m->seat], &m->hands[m->seat], card);
    else put(m->row, &m->opened, card);
    if (m->stage == DEALING) {
        if (m->opened == 6) m->seat = 0, m->stage = TURN, m->chance = 0;
        return;
    }
    m->chance = 0;
    end_turn(m);
}

static int list_legal(const Match *m, int *list) {
    return m->stage == TURN ? list_turn(m, list) : m->stage == FLAGGING ? list_flags(m, list) : list_noble_step(m, list);
}

static void become(Match *m, int action) {
    if (m->chance) receive(m, action);
    else if (m->stage == TURN) take_turn(m, action);
    else if (m->stage == NOBLE) noble_step(m, action);
    else give_crest(m, m->building[action - FLAG]), ask_nobles(m);
}

static long play(Match *m, Luck *luck) {
    static int list[4096];
    long steps = 0;
    for (; !m->over; steps++) {
        if (m->chance) become(m, draw(m, luck));
        else {
            int count = list_legal(m, list);
            become(m, list[below(luck, count)]);
        }
    }
    return steps;
}

static int score(const Match *m, int seat) {
    int points = m->money[seat] / 50;
    for (int i = 0; i < m->standing[seat]; i++) {
        int cell = m->where[seat][i];
        points += m->height[cell] * (1 + (m->noble[cell] - 1) % 2);
    }
    return points;
}

int main(int argc, char **argv) {
    if (argc != 6) return 2;
    Luck luck = {strtoul(argv[1], 0, 10), strtoul(argv[2], 0, 10), strtoul(argv[3], 0, 10), 1};
    long count = atol(argv[4]), steps = 0;
    int players = atoi(argv[5]);
    uint32_t sum = 2166136261u;
    Match start, match;
    begin(&start, players);
    while (start.chance) become(&start, draw(&start, &luck));
    clock_t begun = clock();
    for (long i = 0; i < count; i++) {
        match = start;
        long taken = play(&match, &luck);
        steps += taken;
        sum = mix(sum, taken);
        for (int seat = 0; seat < players; seat++) sum = mix(sum, score(&match, seat));
    }
    printf("{\"count\": %ld, \"cpu\": %f, \"checksum\": %u}\n", steps, (double)(clock() - begun) / CLOCKS_PER_SEC, sum);
    return 0;
}
