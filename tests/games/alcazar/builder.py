"""Positions of Alcazar, arranged in a line; and the same rules counted the slow way, from what lies on the board."""

from collections.abc import Iterable, Mapping

import pytest

from alcaide.core import CHANCE, OVER, IllegalAction, Match, SwiftLuck, new_header
from alcaide.games.alcazar import GAME, Alcazar, codes
from alcaide.games.alcazar.board import BOARDS, CELLS, NUMBERS, SITE_NUMBERS, Cell, Line
from alcaide.games.alcazar.state import State

RED, BLUE, GREEN, YELLOW, WHITE = range(5)
Bridge = tuple[Line, int, int]
"""Its cells, its level, and how high the column under its middle is."""


def baron(seat: int) -> int:
    return 1 + seat * codes.RANKS + codes.BARON


def grande(seat: int) -> int:
    return 1 + seat * codes.RANKS + codes.GRANDE


# The slow way


def columns(height: Mapping[Cell, int], bridges: Iterable[Bridge]) -> dict[Cell, list[str]]:
    """Every column from the ground up: block, bridge or air."""
    parts = {cell: ["block"] * levels for cell, levels in height.items() if levels}
    for cells, level, under in bridges:
        for cell in cells:
            parts[cell][level - 1] = "bridge"
        for empty in range(under, level - 1):
            parts[cells[1]][empty] = "air"
    return parts


def groups(height: Mapping[Cell, int], bridges: Iterable[Bridge]) -> list[set[Cell]]:
    """The buildings: what hangs together along the track or by a bridge (R13), by the lowest space."""
    full = {cell for cell, levels in height.items() if levels}
    links = [{space, space % 72 + 1} for space in range(1, 73) if {space, space % 72 + 1} <= full]
    links += [set(cells) for cells, _, _ in bridges]
    found: list[set[Cell]] = []
    for link in [{cell} for cell in full] + links:
        joined = set(link).union(*(group for group in found if group & link))
        found = [group for group in found if not group & link] + [joined]
    return sorted(found, key=lambda group: min(map(NUMBERS.__getitem__, group)))


def worth(group: set[Cell], parts: Mapping[Cell, list[str]], bridges: Iterable[Bridge]) -> int:
    """1 for a block on the board, 2 for one on a block or a bridge, 3 x level for a bridge (R14)."""
    blocks = sum(1 if level == 0 else 2 for cell in group for level, part in enumerate(parts[cell]) if part == "block")
    return blocks + sum(3 * level for cells, level, _ in bridges if cells[0] in group)


# Positions


def arrange(
    *,
    players: int = 2,
    board: str = "B",
    merge: str = "forbid",
    heights: Mapping[Cell, int] | None = None,
    bridges: Iterable[Bridge] = (),
    nobles: Mapping[Cell, int] | None = None,
    palaces: Iterable[int] = (),
    hands: Mapping[int, Iterable[int]] | None = None,
    known: Iterable[int] = (),
    open_cards: Iterable[int] = (),
    pile: Iterable[int] | None = None,
    towers: Mapping[int, int] | None = None,
    tower_pile: int | None = None,
    money: Mapping[int, int] | None = None,
    blocks: int | None = None,
    seat: int = RED,
    out: Iterable[int] = (),
) -> Alcazar:
    """At the start of a seat's turn.

    Buildings worth 5 or more are castles, but for those on a space in `palaces`. Cards that are nowhere else are in the
    pile, or, if the pile is given, discarded. Blocks that are not on the board are in supply, unless told otherwise.
    """
    high = dict(heights or {})
    spans = list(bridges)
    for cells, _, _ in spans:
        for cell in cells:
            high.setdefault(cell, 0)
    parts = columns(high, spans)
    building, value, crest = [0] * codes.CELLS, [0] * codes.BUILDINGS, [0] * codes.BUILDINGS
    waiting = set(palaces)
    for number, group in enumerate(groups(high, spans), start=1):
        for cell in group:
            building[NUMBERS[cell]] = number
        value[number] = worth(group, parts, spans)
        if value[number] >= 5 and not group & waiting:
            crest[number] = max(crest) + 1
    assert max(crest) <= 8, "there are eight crests"
    laid = sum(column.count("block") for column in parts.values())
    state: State = {
        "to_act": seat,
        "players": players,
        "board": [layout.name for layout in BOARDS].index(board),
        "cap": merge == "cap",
        "height": [high.get(cell, 0) if cell else 0 for cell in CELLS],
        "noble": [(nobles or {}).get(cell, 0) if cell else 0 for cell in CELLS],
        "building": building,
        "value": value,
        "crest": crest,
        "bridges": [[SITE_NUMBERS[cells], level, under] for cells, level, under in spans],
        "blocks": codes.BLOCKS - laid if blocks is None else blocks,
        "holder": holders(hands or {}, open_cards, pile),
        "known": [card in set(known) for card in range(codes.CARDS)],
        "towers": [(towers or {}).get(index, 0) for index in range(players)],
        "tower_pile": codes.TOWERS - sum((towers or {}).values()) if tower_pile is None else tower_pile,
        "money": [(money or {}).get(index, 40) for index in range(players)],
        "out": [index in set(out) for index in range(players)],
        "idle": [False] * players,
        "seat": seat,
        "stage": codes.TURN,
        "withdrawn": False,
        "built": [],
        "home": 0,
        "places": 0,
        "placed": False,
    }
    position = Alcazar(players, state["board"], state["cap"])
    position.restore(state)
    position.listen()
    return position


def holders(hands: Mapping[int, Iterable[int]], open_cards: Iterable[int], pile: Iterable[int] | None) -> list[int]:
    """Where each card is."""
    holder = [codes.PILE] + [codes.PILE if pile is None else codes.DISCARDED] * codes.SPACES
    for card in pile or ():
        holder[card] = codes.PILE
    for card in open_cards:
        holder[card] = codes.OPEN
    for seat, cards in hands.items():
        for card in cards:
            holder[card] = codes.HAND + seat
    return holder


def dealt(players: int = 2, **options: str) -> Alcazar:
    """After the set-up, with cards 1, 2, 3 ... dealt in this order."""
    position = GAME.new(players, **options)
    assert isinstance(position, Alcazar)
    for card in range(1, players * codes.DEALT + codes.OPEN_CARDS + 1):
        position.play(card)
    position.listen()
    return position


# What tests ask and do


def legal(position: Alcazar, *starts: str) -> list[str]:
    """The legal actions in words, those that begin so."""
    words = [str(GAME.actions.decode(code)) for code in position.legal()]
    return [line for line in words if not starts or line.startswith(starts)]


def do(position: Alcazar, *lines: str) -> list[str]:
    """Play actions and outcomes in words, each of them legal; what was heard last."""
    for words in lines:
        if position.to_act == CHANCE:
            code = GAME.luck.parse(words).code
            assert position.possible(code), words
        else:
            code = GAME.actions.parse(words).code
            assert code in position.legal(), f"{words} is not in {legal(position)}"
        position.play(code)
    return [str(event) for event in GAME.events(position)]


def refused(position: Alcazar, words: str) -> str | None:
    """Play words that are not legal, which changes nothing: the number of the rule that says so."""
    match = Match(new_header(GAME, position.players))
    match.position = position
    before = position.state()
    with pytest.raises(IllegalAction) as error:
        match.act(position.to_act, GAME.actions.parse(words))
    assert position.state() == before
    assert error.value.sentence.endswith(".")
    return error.value.rule


def sentence(position: Alcazar, words: str) -> str:
    """Why words that are not legal are not."""
    return GAME.refuse(position, GAME.actions.parse(words)).sentence


def seat_of(position: Alcazar, seat: int):
    """What everyone sees of a seat."""
    return GAME.view(position, None).seats[seat]


def money(position: Alcazar, seat: int) -> int:
    return position.state()["money"][seat]


def height(position: Alcazar, cell: Cell) -> int:
    return position.state()["height"][NUMBERS[cell]]


def value(position: Alcazar, cell: Cell) -> int:
    """The value of the building there, as the track shows it."""
    state = position.state()
    return min(state["value"][state["building"][NUMBERS[cell]]], codes.TOP_VALUE)


def is_castle(position: Alcazar, cell: Cell) -> bool:
    state = position.state()
    return state["crest"][state["building"][NUMBERS[cell]]] > 0


def noble(position: Alcazar, cell: Cell) -> int:
    return position.state()["noble"][NUMBERS[cell]]


def play_on(position: Alcazar, luck: SwiftLuck) -> int:
    """One random step; what it was."""
    if position.to_act == CHANCE:
        code = position.sample(luck)
    else:
        choices = position.legal()
        code = choices[luck.pick(len(choices))]
    position.play(code)
    return code


def play_boldly(position: Alcazar, luck: SwiftLuck) -> None:
    """One random step, every kind of action as likely, so that rare ones come more often."""
    if position.to_act == CHANCE:
        position.play(position.sample(luck))
        return
    kinds: dict[type, list[int]] = {}
    for code in position.legal():
        kinds.setdefault(type(GAME.actions.decode(code)), []).append(code)
    choices = list(kinds.values())[luck.pick(len(kinds))]
    position.play(choices[luck.pick(len(choices))])


def count_lines(position: Alcazar, steps: int) -> int:
    """How many ways the match can go on for so many steps, decisions and luck; shorter ones that end it included."""
    if steps == 0 or position.to_act == OVER:
        return 1
    codes_now = position.legal() or [code for code, _ in position.outcomes()]
    if steps == 1:
        return len(codes_now)
    total = 0
    for code in codes_now:
        twin = position.copy()
        twin.play(code)
        total += count_lines(twin, steps - 1)
    return total
