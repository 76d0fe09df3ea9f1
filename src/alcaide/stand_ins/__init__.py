"""What stands in for the parts that a game does not bring, under the names that they have in a game's folder.

They know nothing of the game, and see everything: a game in which something is hidden brings its own.
"""
