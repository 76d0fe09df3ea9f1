"""What Alhambra: The Dice Game and Alcazaba share: the dice turn, the dice area, markers, Dirk, the start player."""
