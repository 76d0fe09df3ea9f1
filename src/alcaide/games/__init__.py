"""The four castle games, a folder each. The rest of the house knows them through `Game` only."""

OURS = ("alcazar", "alhambra", "alcazaba", "burgenland")
"""In the order in which they are offered; each folder holds a `GAME`."""
