"""The numbers that the core of Alcazar works with. The build writes them out for C as `codes.pxd`."""

# Material (R1-R5)
SEATS = 5
SPACES = 72
CARDS = 73
NOBLES = 8
BARONS = 6
GRANDES = 2
BLOCKS = 84
BRIDGES = 20
TOWERS = 20
PAIRS = 9
DEALT = 10
OPEN_CARDS = 6
START_MONEY = 40

# Places: spaces are 1-72, then come the gap cells of every board; 0 is no place
CELLS = 130
SITES = 296
BUILDINGS = 37

# Few hands are longer; lists write so many cards anyhow
USUAL_HAND = 16

# Cells that one build covers, at most
WIDEST = 3

# Steps along the track that can be asked for at once, either way
LEAD = 4

# Prices and limits
CARD_PRICE = 5
TOWER_PRICE = 10
BRIDGE_PRICE = 15
CASTLE_VALUE = 5
TOP_VALUE = 50
TOP_TOWER = 5
CASTLE_BLOCKS = 4
CASTLE_DISTANCE = 3
REALES_A_POINT = 50

# Ranks
BARON = 0
GRANDE = 1
RANKS = 2

# Where a building card is: a seat's hand is HAND + seat
PILE = 0
HAND = 1
OPEN = 6
DISCARDED = 7

# What is asked, or what luck decides
DEALING = 0
TURN = 1
DRAWING = 2
REFILLING = 3
FLAGGING = 4
NOBLE = 5

# Actions, in the order of their numbers
BUY_OPEN = 0
BUY_TOP = 73
BUY_TOWER = 74
BUILD = 75
FOUND = 148
TOWER = 367
BRIDGE = 497
WITHDRAW = 793
PASS = 923
FLAG = 924
PLACE = 997
MOVE = 1257
SWAP = 18157
DONE = 35057
ACTIONS = 35058

# FOUND + card * WINDOWS + window, where the window starts at the card's space - 2 + window
WINDOWS = 3

# What stands in the way of an action; 0 is nothing
NOT_ASKED = 1
OFF_BOARD = 2
OFF_LINE = 3
NOT_OPEN = 4
NO_PILE = 5
CARD_DEAR = 6
NO_TOWERS = 7
TOWER_DEAR = 8
NOT_HELD = 9
NO_CARD = 10
NO_PAIR = 11
FEW_BLOCKS = 12
NOT_EMPTY = 13
TOO_CLOSE = 14
NO_TOWER_CARD = 15
ON_GROUND = 16
AT_TOP = 17
UNDER_RIVAL = 18
SPANNED = 19
NOT_OVERLOOKED = 20
BRIDGE_DEAR = 21
NO_PILLAR = 22
UNEVEN = 23
NOT_ARCHED = 24
NO_FOOTHOLD = 25
BRIDGED = 26
OVER_LIMIT = 27
NO_NOBLE = 28
WITHDREW = 29
CAN_ACT = 30
NO_CLAIM = 31
NOT_BUILT = 32
OCCUPIED = 33
NO_RESERVE = 34
NOBLE_DEAR = 35
HAS_PLACED = 36
NOT_OWN = 37
ELSEWHERE = 38
SAME_RANK = 39
REVERSED = 40

# Notes: what a listener hears
CARD_DEALT = 0
CARD_OPENED = 1
OPEN_BOUGHT = 2
TOP_BOUGHT = 3
CARD_DRAWN = 4
TOWER_BOUGHT = 5
WITHDRAWN = 6
REMOVED = 7
FOUNDED = 8
BLOCK_LAID = 9
TOWER_LAID = 10
BRIDGE_LAID = 11
BLOCK_LOST = 12
MERGED = 13
CREST_FREED = 14
CREST_GIVEN = 15
INCOME = 16
PLACED = 17
MOVED = 18
SWAPPED = 19
PASSED_OUT = 20
SKIPPED = 21
TURN_ENDED = 22
MATCH_ENDED = 23
