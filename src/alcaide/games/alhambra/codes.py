"""The numbers that the core of the dice game works with. The build writes them out for C as `codes.pxd`."""

# Chips (D4); a point chip's number is its value, 0 is no chip, and the start-player chip is none of the 26
NO_CHIP = 0
POINT_3 = 3
SWAP = 4
DISPLACE = 5
CANCEL = 6
BLACK = 7
START = 8
CHIPS = 8

# Piles: the back of the chips (D4, D5)
LIGHT = 0
DARK = 1

# Sizes
TRACK = 12

# What is asked, beside what every dice table asks
CHIP_DRAW = 4
DIRK_DIE = 5
AWARDING = 6
SWAPPING = 7

# Actions, behind those of every dice table
PLACE_DISPLACING = 3015
CANCEL_ROLL = 3021
SET_BLACK = 3022
AWARD_POINTS = 3028
AWARD_CHIP = 3029
KEEP = 3030
SWAP_POINT = 3031
ACTIONS = 3037

# Outcomes, behind those of every dice table
DIRK_COLUMN = 3009
DRAW_CHIP = 3015
OUTCOMES = 3023

# Notes, behind those of every dice table
CHIP_LAID = 10
MARKER_PUSHED = 11
ROLL_CANCELLED = 12
BLACK_SET = 13
AWARDED = 14
STONE_MOVED = 15
POINT_LOST = 16
POINT_SWAPPED = 17
CHIP_WON = 18
CHIP_REMOVED = 19
CHIPS_SCORED = 20
