"""What a game is: positions, luck, rollouts, types at their edge; matches and records. Standard library only."""

import alcaide.core.cython_stand_in  # noqa: F401  # isort: split  # before all that says `import cython`
from alcaide.core.bot import Bot, Limit, Playbook, RankedMove, Tunable, evaluator_of, play_through
from alcaide.core.codes import CHANCE, OVER
from alcaide.core.errors import (
    AlcaideError,
    BadRecord,
    BadSetting,
    IllegalAction,
    MissingExtra,
    NotUnderstood,
    OutOfRange,
    UnknownName,
    WrongType,
    shorten,
)
from alcaide.core.evaluator import Evaluator
from alcaide.core.event import Event
from alcaide.core.fairness import Fairness, SeatWord, WordFrom, commit_word, new_word
from alcaide.core.fields import JSON, Fields
from alcaide.core.game import Game, Option, Refusal, Settings, View, choice
from alcaide.core.header import Header, new_header, read_header
from alcaide.core.influence import Chooser, Influence, influence_on
from alcaide.core.json_lines import read_line, write_line
from alcaide.core.legal import Legal
from alcaide.core.luck import KeyedLuck, Luck, ScriptedLuck, SwiftLuck
from alcaide.core.match import Chance, Decision, Line, Match
from alcaide.core.moves import Action, Key, Outcome, Said, Vocabulary, move
from alcaide.core.position import Choices, Position
from alcaide.core.python_position import PythonPosition
from alcaide.core.record_files import read_file, read_record, write_file
from alcaide.core.registry import GAMES, game_named
from alcaide.core.rollout import rollout, rollouts
from alcaide.core.verify import open_record, verify_file, verify_luck

__all__ = [
    "CHANCE", "GAMES", "JSON", "OVER", "Action", "AlcaideError", "BadRecord", "BadSetting", "Bot", "Chance", "Choices",
    "Chooser", "Decision", "Evaluator", "Event", "Fairness", "Fields", "Game", "Header", "IllegalAction", "Influence",
    "Key", "KeyedLuck", "Legal", "Limit", "Line", "Luck", "Match", "MissingExtra", "NotUnderstood", "Option",
    "OutOfRange", "Outcome", "Playbook", "Position", "PythonPosition", "RankedMove", "Refusal", "Said", "ScriptedLuck",
    "SeatWord", "Settings", "SwiftLuck", "Tunable", "UnknownName", "View", "Vocabulary", "WordFrom", "WrongType",
    "choice", "commit_word", "evaluator_of", "game_named", "influence_on", "move", "new_header",
    "new_word", "open_record", "play_through", "read_file", "read_header", "read_line", "read_record", "rollout",
    "rollouts", "shorten", "verify_file", "verify_luck", "write_file", "write_line",
]  # fmt: skip
