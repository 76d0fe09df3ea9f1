/* Burgen Land by hand in C, one file, everything inlined: used only to state how far the compiled Python is from it. It does the same
   work: list what is legal, choose, play; luck is a move. `burgenland A B C COUNT 2` plays COUNT random matches with the luck of those
   three words, and prints steps and a checksum. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "luck.h"

enum { WALL = 1, TOWER, HOUSE, ROOF, CROWN, WALL_CROWN, SLOTS = 40 };
enum { ROLLING, MOVING, ACTING, LOSING };
enum { STOP = 6, MOVE = 6, DICE = 13, SCORE, LOSE_LEFT, LOSE_RIGHT, CARD_AT, PILE = 0, SOURCES = 41 };

typedef struct {
    signed char castle[2][3][SLOTS], length[2][3], pile[3][5], red[2], shown[7];
    short points[2];
    signed char supply, crown, seat, colour, stage, thrown, chance, over;
} Match;

static const signed char AREA[8] = {WALL, WALL, CROWN, WALL, WALL_CROWN, TOWER, HOUSE, ROOF};
static const signed char CARD[7] = {0, WALL, TOWER, HOUSE, ROOF, 0, WALL};
static const signed char WORTH[5] = {0, 1, 2, 3, 5};

static void begin(Match *m) {
    memset(m, 0, sizeof *m);
    for (int c = 0; c < 3; c++) {
        m->pile[c][WALL] = 7, m->pile[c][TOWER] = 3, m->pile[c][HOUSE] = 3, m->pile[c][ROOF] = 4;
        for (int s = 0; s < 2; s++) m->castle[s][c][0] = WALL, m->length[s][c] = 1;
    }
    m->supply = 5, m->crown = 7, m->colour = -1;
}

static int value(const Match *m, int seat) {
    const signed char *castle = m->castle[seat][m->colour];
    int best = 0, part = 0;
    for (int i = 0; i < m->length[seat][m->colour]; i++) {
        part = castle[i] ? part + WORTH[castle[i]] : 0;
        if (part > best) best = part;
    }
    return best;
}

static void take_out(Match *m, int seat, int slot) {
    signed char *castle = m->castle[seat][m->colour];
    int length = m->length[seat][m->colour], empty = 0;
    castle[slot] = 0;
    while (length && !castle[length - 1]) length--;
    while (empty < length && !castle[empty]) empty++;
    if (empty) {
        memmove(castle, castle + empty, length - empty);
        memset(castle + length - empty, 0, empty);
    }
    m->length[seat][m->colour] = length - empty;
}

static void end_turn(Match *m) { m->seat = 1 - m->seat, m->colour = -1, m->stage = ROLLING; }

static void lose(Match *m, int left) {
    int slot = left ? 0 : m->length[m->seat][m->colour] - 1;
    m->pile[m->colour][m->castle[m->seat][m->colour][slot]]++;
    take_out(m, m->seat, slot);
    end_turn(m);
}

static void score(Match *m) {
    int first = value(m, 0), second = value(m, 1), winner = first <= second;
    m->points[winner] += abs(first - second);
    m->over = m->points[winner] >= 30;
    m->stage = ROLLING;
}

static void move(Match *m, int steps) {
    memset(m->shown, 0, 7);
    m->crown = (m->crown + steps) % 24;
    int colour = m->crown / 8;
    if (m->colour < 0) m->colour = colour;
    if (colour != m->colour) {
        int length = m->length[m->seat][m->colour];
        if (!length) { end_turn(m); return; }
        int left = WORTH[m->castle[m->seat][m->colour][0]], right = WORTH[m->castle[m->seat][m->colour][length - 1]];
        if (length > 1 && left == right) m->stage = LOSING;
        else lose(m, left > right);
    } else if (AREA[m->crown % 8] == CROWN) score(m);
    else m->stage = ACTING;
}

static int throw_dice(Match *m, Luck *luck) {
    int code = 1 + below(luck, 6), place = 7, count[7] = {0};
    for (int i = 0; i < m->thrown; i++) count[1 + below(luck, 6)]++;
    if (m->thrown)
        for (int v = 1; v < 7; v++)
            for (int i = 0; i < count[v]; i++, place *= 7) code += v * place;
    return code;
}

static void read_roll(Match *m, int code) {
    int different = 0, last = 0;
    m->red[m->seat] -= m->thrown, m->supply += m->thrown, m->thrown = 0, m->chance = 0;
    for (; code; code /= 7)
        if (!m->shown[code % 7]) last = code % 7, m->shown[last] = 1, different++;
    if (different > 1) m->stage = MOVING;
    else move(m, last);
}

static int add_sources(const Match *m, int place, int card, int *list, int count) {
    if (m->pile[m->colour][card]) { list[count++] = CARD_AT + place * SOURCES; return count; }
    const signed char *castle = m->castle[1 - m->seat][m->colour];
    for (int i = 0; i < m->length[1 - m->seat][m->colour]; i++)
        if (castle[i] == card) list[count++] = CARD_AT + place * SOURCES + 1 + i;
    return count;
}

static int list_cards(const Match *m, int card, int *list, int count) {
    const signed char *castle = m->castle[m->seat][m->colour];
    int length = m->length[m->seat][m->colour];
    if (length && length < SLOTS && (card == WALL || castle[0] == WALL)) count = add_sources(m, 0, card, list, count);
    if (length < SLOTS && (card == WALL || (length && castle[length - 1] == WALL))) count = add_sources(m, 1, card, list, count);
    for (int i = 1; i < length - 1; i++) {
        if (castle[i]) continue;
        int left = castle[i - 1], right = castle[i + 1];
        if (card == WALL ? left || right : (left == WALL || right == WALL) && left <= WALL && right <= WALL)
            count = add_sources(m, 2 + i, card, list, count);
    }
    return count;
}

static int list_legal(const Match *m, int *list) {
    int count = 0, kind = AREA[m->crown % 8];
    if (m->stage == ROLLING) {
        for (int dice = 0; dice <= m->red[m->seat]; dice++) list[count++] = dice;
        if (m->colour >= 0) list[count++] = STOP;
    } else if (m->stage == MOVING) {
        for (int v = 1; v < 7; v++) if (m->shown[v]) list[count++] = MOVE + v;
    } else if (m->stage == ACTING) {
        list[count++] = DICE;
        if (kind == WALL_CROWN) list[count++] = SCORE;
        count = list_cards(m, CARD[kind], list, count);
    } else list[count++] = LOSE_LEFT, list[count++] = LOSE_RIGHT;
    return count;
}

static void take_dice(Match *m) {
    int due = WORTH[CARD[AREA[m->crown % 8]]], board = due < m->supply ? due : m->supply;
    int rival = due - board < m->red[1 - m->seat] ? due - board : m->red[1 - m->seat];
    m->supply -= board, m->red[1 - m->seat] -= rival, m->red[m->seat] += board + rival;
    m->stage = ROLLING;
}

static void take_card(Match *m, int choice) {
    int card = CARD[AREA[m->crown % 8]], place = choice / SOURCES, source = choice % SOURCES;
    if (source == PILE) m->pile[m->colour][card]--;
    else take_out(m, 1 - m->seat, source - 1);
    signed char *castle = m->castle[m->seat][m->colour];
    int length = m->length[m->seat][m->colour];
    m->stage = ROLLING;
    if (place >= 2) { castle[place - 2] = card; return; }
    if (place == 0) memmove(castle + 1, castle, length);
    castle[place == 0 ? 0 : length] = card;
    m->length[m->seat][m->colour] = length + 1;
}

static void become(Match *m, int action) {
    if (m->chance) read_roll(m, action);
    else if (m->stage == ROLLING) {
        if (action == STOP) end_turn(m);
        else m->thrown = action, m->chance = 1;
    } else if (m->stage == MOVING) move(m, action - MOVE);
    else if (m->stage == LOSING) lose(m, action == LOSE_LEFT);
    else if (action == DICE) take_dice(m);
    else if (action == SCORE) score(m);
    else take_card(m, action - CARD_AT);
}

static long play(Match *m, Luck *luck) {
    static int list[4096];
    long steps = 0;
    for (; !m->over; steps++) {
        if (m->chance) become(m, throw_dice(m, luck));
        else {
            int count = list_legal(m, list);
            become(m, list[below(luck, count)]);
        }
    }
    return steps;
}

int main(int argc, char **argv) {
    if (argc != 6) return 2;
    Luck luck = {strtoul(argv[1], 0, 10), strtoul(argv[2], 0, 10), strtoul(argv[3], 0, 10), 1};
    long count = atol(argv[4]), steps = 0;
    uint32_t sum = 2166136261u;
    Match start, match;
    begin(&start);
    clock_t begun = clock();
    for (long i = 0; i < count; i++) {
        match = start;
        long taken = play(&match, &luck);
        steps += taken;
        sum = mix(mix(mix(sum, taken), match.points[0]), match.points[1]);
    }
    printf("{\"count\": %ld, \"cpu\": %f, \"checksum\": %u}\n", steps, (double)(clock() - begun) / CLOCKS_PER_SEC, sum);
    return 0;
}
