"""The words for colours and cards, the same in Python, JSON and on the screen."""

from typing import Literal

Colour = Literal["blue", "yellow", "red"]
Card = Literal["empty", "wall", "open_tower", "house", "roofed_tower"]

COLOURS: tuple[Colour, ...] = ("blue", "yellow", "red")
CARDS: tuple[Card, ...] = ("empty", "wall", "open_tower", "house", "roofed_tower")
Space = Literal[Card, "crown", "wall_crown"]
KINDS: tuple[Space, ...] = (*CARDS, "crown", "wall_crown")

CARD_NAMES = tuple(card.replace("_", " ") for card in CARDS)
