"""What the keys do, for the help pages."""

KEYS = {
    "Up, Down, Enter": "mark a move and play it; a click does both",
    "letters and digits": "shorten the list to what fits: the number of a move, or its words",
    "Esc": "forget what was typed; close a page",
    "Page up, Page down": "scroll the board; so does the mouse wheel",
    "Tab": "go to the board, to the log, and back; arrows scroll there",
    "F1 to F5": "help, hint, undo, rules, save",
    "F6, F7": "auto, and light or dark",
    "F8": "the board in the whole window, and small again",
    "F9, F10": "replay, once the match is over; leave",
}

REPLAY_KEYS = {
    "Left, Right": "one step back or on",
    "Up, Down": "one turn back or on",
    "Home, End": "to the beginning or the end",
    "Space": "let it run, or stop it",
    "the slider": "click it, or drag it",
    "V": "look through the eyes of another seat, where hands are hidden",
    "Q": "leave",
}


def replay_help() -> str:
    """The help page of a replay, in Markdown."""
    return "\n".join(["# In a replay", "", *(f"- **{key}**: {about}" for key, about in REPLAY_KEYS.items())])
