"""What a server told, retold as states: views become typed again, events become words with names."""

from collections.abc import Sequence

import msgspec

from alcaide.core import GAMES, JSON, AlcaideError, Game, View
from alcaide.core.sentences import clean, name_seats, outcome_sentence, printable
from alcaide.protocol import Choice, Hint, Phase, SeatFacts, Update
from alcaide.terminal.tables.screen_state import MenuEntry, ScreenState, SeatLabel, ShownHint, UndoOffer, chance_to_win


def read_state(update: Update, log: tuple[str, ...], link: str) -> ScreenState:
    """The state that an update tells."""
    game = known_game(update.game)
    seats = tuple(read_seat(facts, number in update.you) for number, facts in enumerate(update.seats))
    names = [seat.name for seat in seats]
    asks = update.undo.asked_by if any(seat in update.undo.waits_for for seat in update.you) else None
    return ScreenState(
        game=game,
        phase=update.phase,
        turn=update.turn,
        seats=seats,
        mine=tuple(update.you),
        viewer=update.sees,
        view=read_view(game, update.view),
        to_act=update.to_act,
        choices=tuple(read_choice(game, choice, names) for choice in update.legal),
        log=log,
        undo=UndoOffer(update.undo.free, update.undo.ask, None if asks is None else names[asks]),
        result=outcome_sentence(names, update.result["scores"], update.result["winners"]) if update.result else "",
        notice=f"Seats are open. The link for friends: {link}" if update.phase is Phase.WAITING else "",
        luck=update.luck.commitment,
        watching=update.watching,
    )


def known_game(name: str) -> Game:
    """A game of the server, if we know it too."""
    if name not in GAMES:
        raise AlcaideError(f"The server plays {clean(name)!r}, which this Alcaide does not know yet.", "unknown_game")
    return GAMES[name]


def read_seat(facts: SeatFacts, mine: bool) -> SeatLabel:
    """Who sits on a seat."""
    who = "open" if facts.open else clean(facts.bot) if facts.bot else "you" if mine else "person"
    return SeatLabel("" if facts.open else clean(facts.name), who if facts.here or who != "person" else "away")


def read_choice(game: Game, choice: Choice, names: Sequence[str]) -> MenuEntry:
    """One legal action."""
    return MenuEntry(game.actions.read(choice.action), printable(choice.words), told(choice.brings, names))


def read_hints(hint: Hint, names: Sequence[str]) -> list[ShownHint]:
    """The best few moves, or the only one."""
    if not hint.advice:
        return [ShownHint(printable(hint.words), named(hint.sentence, names))]
    return [
        ShownHint(
            printable(advice.words),
            named(advice.sentence, names),
            chance_to_win(advice.expected, advice.spread, advice.trials),
        )
        for advice in hint.advice
    ]


def read_view(game: Game, view: object) -> View | None:
    """A view with the types of its game."""
    if view is None:
        return None
    try:
        return msgspec.convert(view, game.view_type)
    except msgspec.ValidationError:
        sentence = f"The server shows {game.title} in a way that this Alcaide does not know; one of both is older."
        raise AlcaideError(sentence, "unknown_version") from None


def told(events: Sequence[JSON], names: Sequence[str]) -> str:
    """Events on one line, with names."""
    return named("; ".join(str(event.get("words", "")) for event in events), names)


def named(text: str, names: Sequence[str]) -> str:
    """A text of the server with names, and without what could move the cursor."""
    return name_seats(printable(text), names)
