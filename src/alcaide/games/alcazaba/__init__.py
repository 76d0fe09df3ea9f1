"""Alcazaba (2-6 players): build an Alhambra of tiles and walls with dice."""
