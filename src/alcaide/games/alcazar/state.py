"""The state of Alcazar: a whole position as plain values, and which of them a position can have."""

from collections import Counter
from typing import TypedDict, cast

from alcaide.core.codes import *
from alcaide.core.states import numbers, read_values, require
from alcaide.games.alcazar.codes import *

HIGHEST = BLOCKS + BRIDGES


class State(TypedDict):
    """A whole position as plain values: lists by cell, building, pair, card or seat, as in `Buildings` and `Table`."""

    to_act: int
    players: int
    board: int
    cap: bool
    height: list[int]
    noble: list[int]
    building: list[int]
    value: list[int]
    crest: list[int]
    bridges: list[list[int]]
    """In the order they were built: site, level, height of the column under the middle."""
    blocks: int
    holder: list[int]
    known: list[bool]
    towers: list[int]
    tower_pile: int
    money: list[int]
    out: list[bool]
    idle: list[bool]
    seat: int
    stage: int
    withdrawn: bool
    built: list[int]
    home: int
    places: int
    placed: bool


SETTING = {"players": numbers(2, SEATS), "board": numbers(0, 1), "cap": numbers(0, 1)}


def read_setting(players: object, board: object, cap: object) -> tuple[int, int, bool]:
    """What a match is set up with, if it can be."""
    given = read_values({"players": players, "board": board, "cap": cap}, SETTING)
    return cast(int, given["players"]), cast(int, given["board"]), bool(given["cap"])


def read_state(state: object) -> State:
    """The state, if a position can have it."""
    held = state.get("players") if isinstance(state, dict) else 2
    players = held if type(held) is int and 2 <= held <= SEATS else 2
    layout = {
        **SETTING,
        "to_act": numbers(OVER, players - 1),
        "height": numbers(0, HIGHEST, CELLS),
        "noble": numbers(0, players * RANKS, CELLS),
        "building": numbers(0, BUILDINGS - 1, CELLS),
        "value": numbers(0, 10_000, BUILDINGS),
        "crest": numbers(0, PAIRS - 1, BUILDINGS),
        "bridges": numbers(0, SITES - 1, range(BRIDGES + 1), 3),
        "blocks": numbers(0, BLOCKS),
        "holder": numbers(PILE, DISCARDED, CARDS),
        "known": numbers(0, 1, CARDS),
        "towers": numbers(0, TOWERS, players),
        "tower_pile": numbers(0, TOWERS),
        "money": numbers(0, 1_000_000, players),
        "out": numbers(0, 1, players),
        "idle": numbers(0, 1, players),
        "seat": numbers(0, players - 1),
        "stage": numbers(DEALING, NOBLE),
        "withdrawn": numbers(0, 1),
        "built": numbers(1, CELLS - 1, range(WIDEST + 1)),
        "home": numbers(0, BUILDINGS - 1),
        "places": numbers(0, 2),
        "placed": numbers(0, 1),
    }
    given = cast(State, read_values(state, layout))
    check_buildings(given)
    check_nobles(given)
    check_cards(given)
    if given["to_act"] != OVER:
        check_turn(given)
    return given


def check_buildings(given: State) -> None:
    """Refuse buildings that do not hang together, or have no place."""
    height, building, value = given["height"], given["building"], given["value"]
    standing = {number for number in building if number}
    bridges = given["bridges"]
    require(height[0] == building[0] == value[0] == 0, "something stands nowhere")
    require(all((height[cell] > 0) == (building[cell] > 0) for cell in range(CELLS)), "a column is no building's")
    require(standing == {number for number in range(BUILDINGS) if value[number]}, "a building is worth nothing")
    for space in range(1, CARDS):
        beside = space % SPACES + 1
        joined = not building[space] or not building[beside] or building[space] == building[beside]
        require(joined, "two buildings stand side by side")
    require(sum(value) <= 10_000, "there is more than can be built")
    crests = [crest for crest in given["crest"] if crest]
    require(len(set(crests)) == len(crests), "two castles have one crest")
    require(all(value[number] for number in range(BUILDINGS) if given["crest"][number]), "a crest has no castle")
    require(len({site for site, _, _ in bridges}) == len(bridges), "two bridges span one site")
    require(
        all(site > 0 and 0 < level <= HIGHEST and under < level for site, level, under in bridges), "no such bridge"
    )


def check_nobles(given: State) -> None:
    """Refuse nobles that are too many, or stand on nothing."""
    nobles = Counter(given["noble"])
    for noble in range(1, given["players"] * RANKS + 1):
        most = BARONS if (noble - 1) % RANKS == BARON else GRANDES
        require(nobles[noble] <= most, "a seat has too many nobles")
    high = zip(given["height"], given["noble"], strict=True)
    require(all(height > 0 for height, noble in high if noble), "a noble stands on nothing")


def check_cards(given: State) -> None:
    """Refuse cards in a hand that is nobody's, or more than lie open."""
    holders = given["holder"]
    require(holders[0] == PILE, "a card has no number")
    require(all(not HAND + given["players"] <= holder < OPEN for holder in holders), "a card is held by nobody")
    require(holders.count(OPEN) <= OPEN_CARDS, "too many cards lie open")


def check_turn(given: State) -> None:
    """Refuse a turn that cannot go on."""
    acting, stage, seat, built = given["to_act"], given["stage"], given["seat"], given["built"]
    opened = given["holder"].count(OPEN)
    require(acting in (CHANCE, seat), "somebody acts in another's turn")
    require((acting == CHANCE) == (stage in (DEALING, DRAWING, REFILLING)), "luck decides only where cards come")
    require(stage not in (DEALING, REFILLING) or opened < OPEN_CARDS, "too many cards lie open")
    require(stage in (FLAGGING, NOBLE) or (not built and given["home"] == 0), "something was built before the turn")
    require(stage != TURN or (given["blocks"] > 0 and len(given["bridges"]) < BRIDGES), "nothing is left to build with")
    require(sorted(set(built)) == built and all(given["height"][cell] for cell in built), "it was not built there")
    if stage == FLAGGING:
        claims = {given["building"][space] for space in range(1, CARDS)}
        waiting = [each for each in claims if given["value"][each] >= CASTLE_VALUE and not given["crest"][each]]
        require(
            len(waiting) > 0 and BUILDINGS - given["crest"].count(0) < PAIRS - 1, "no crest is free, or nobody waits"
        )
    require(stage != NOBLE or given["places"] > 0, "no noble may come")
