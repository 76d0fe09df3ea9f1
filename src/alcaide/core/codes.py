"""The two answers to "who acts now?" that are not a seat."""

CHANCE = -1
OVER = -2
