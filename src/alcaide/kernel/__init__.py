"""What a game is: positions, luck, playouts, and the types at their edge. Standard library only."""

from alcaide.kernel.action import JSON, Action, Fields, Language, Outcome, Said
from alcaide.kernel.codes import CHANCE, OVER
from alcaide.kernel.errors import (
    AlcaideError,
    BadRecord,
    BadSetting,
    IllegalAction,
    NotUnderstood,
    UnknownName,
    shorten,
)
from alcaide.kernel.game import Event, Game, Option, Refusal, Settings, View, choice, event_name
from alcaide.kernel.luck import KeyedLuck, Luck, ScriptedLuck, SwiftLuck
from alcaide.kernel.playout import playout, playouts
from alcaide.kernel.position import Choices, Position

__all__ = [
    "CHANCE", "JSON", "OVER", "Action", "AlcaideError", "BadRecord", "BadSetting", "Choices", "Event", "Fields",
    "Game", "IllegalAction", "KeyedLuck", "Language", "Luck", "NotUnderstood", "Option", "Outcome",
    "Position", "Refusal", "Said", "ScriptedLuck", "Settings", "SwiftLuck", "UnknownName", "View", "choice",
    "event_name", "playout", "playouts", "shorten",
]  # fmt: skip
