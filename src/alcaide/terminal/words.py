"""Names and events as words on a screen."""

from alcaide.core.sentences import clean, name_seats, names_of, outcome_sentence, printable, tell

__all__ = ["clean", "name_seats", "names_of", "outcome_sentence", "printable", "tell"]
