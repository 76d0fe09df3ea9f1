"""The numbers that the core of Burgen Land works with. The build writes them out for C as `codes.pxd`."""

# Colours
BLUE = 0
YELLOW = 1
RED = 2

# Cards, and the spaces that give them (K1, K18, K19); 0 is an empty slot
EMPTY = 0
WALL = 1
OPEN_TOWER = 2
HOUSE = 3
ROOFED_TOWER = 4

# The two other kinds of spaces (K20, K21)
CROWN = 5
WALL_CROWN = 6

# Sizes
SPACES = 24
AREA = 8
SLOTS = 40
RED_DICE = 5
GOAL = 30

# What is asked
ROLLING = 0
MOVING = 1
ACTING = 2
LOSING = 3

# Actions, in the order of their numbers
ROLL = 0
STOP = 6
MOVE = 6
DICE = 13
SCORE = 14
LOSE_LEFT = 15
LOSE_RIGHT = 16
CARD = 17

# A card action is CARD + place * SOURCES + source
LEFT = 0
RIGHT = 1
SLOT = 2
PILE = 0
RIVAL = 1
SOURCES = 41
ACTIONS = 1739

# A roll is written in base 7: the player's own die, then the red ones ascending
DIE = 7
OUTCOMES = 117649

# What stands in the way of an action; 0 is nothing
NOT_ASKED = 1
FIRST_ROLL = 2
TOO_MANY_DICE = 3
NOT_SHOWN = 4
NO_SCORING = 5
IN_PILE = 6
ALL_OWNED = 7
PILE_EMPTY = 8
NOT_AT_RIVAL = 9
NO_CASTLE = 10
NO_HOLE = 11
MISFIT = 12
NO_SLOT = 13
NO_WALL = 14

# Notes: what a listener hears
ROLLED = 0
MOVED = 1
DICE_TAKEN = 2
CARD_TAKEN = 3
CARD_STOLEN = 4
SCORED = 5
BUST = 6
CARD_LOST = 7
TURN_ENDED = 8
WON = 9
