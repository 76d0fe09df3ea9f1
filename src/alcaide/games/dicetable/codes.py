"""The numbers that both dice games work with. The build writes them out for C as `codes.pxd`."""

# Sizes
TYPES = 6
DICE = 8
MOST_ROLLS = 3
CELLS = 24
ROUNDS = 5
OWNERS = 6
MULTISETS = 3003

# Hands of all eight dice, and all their parts, from none of the dice to all of them
HANDS = 1287
PARTS = 75582

# With two seats Dirk is the third owner of markers (T1)
DIRK = 2

# What is asked, of luck or of a seat; each game adds its own
START_DIE = 0
ROLLING = 1
TURN = 2
STARTING = 3

# Actions, in the order of their numbers; a game's own follow
PLACE = 0
NAME_START = 6
REROLL = 12
OWN_ACTIONS = 3015

# Outcomes: a roll is the number of its multiset; a game's own follow
START_COLUMN = 3003
OWN_OUTCOMES = 3009

# Notes: what a listener hears; a game's own follow
ROUND_BEGUN = 0
START_LAID = 1
DIRK_PLACED = 2
DICE_TAKEN_UP = 3
DICE_ROLLED = 4
MARKER_PLACED = 5
MARKER_FELL = 6
START_NAMED = 7
TYPE_SCORED = 8
WON = 9
OWN_NOTES = 10
