"""Why an action of Alcazar is not legal now. It explains; the position has already judged.

Only what the seat may know is said: of a card that it does not hold, never where it is.
"""

from typing import assert_never, cast

from alcaide.core import Action, Position, Refusal
from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import BOARDS, NUMBERS, SITE_NUMBERS, Cell
from alcaide.games.alcazar.moves import (
    Bridge,
    Build,
    BuyOpen,
    BuyTop,
    BuyTower,
    Done,
    Flag,
    Found,
    MoveNoble,
    Pass,
    PlaceNoble,
    SwapNobles,
    Tower,
    Withdraw,
)
from alcaide.games.alcazar.names import RANKS, TITLES, owner_of
from alcaide.games.alcazar.rules import Alcazar
from alcaide.games.alcazar.table import State

ASKED = {
    codes.TURN: "Now is the time to buy or to build; nobles may come after a build.",
    codes.FLAGGING: "Now is the time to choose which palace gets the crest and the flag.",
    codes.NOBLE: "Now is the time to place, move or swap a noble on what was just built, or to be done.",
}

TurnAction = BuyOpen | BuyTop | BuyTower | Found | Build | Tower | Bridge | Withdraw | Pass
NobleAction = PlaceNoble | MoveNoble | SwapNobles | Done
Decision = TurnAction | Flag | NobleAction


def refuse(position: Position, action: Action) -> Refusal:
    """Why this action, which is not in the legal list, is not."""
    state = cast(Alcazar, position).state()
    decision = cast(Decision, action)
    if stage_of(decision) != state["stage"]:
        return Refusal(ASKED[state["stage"]])
    board = BOARDS[state["board"]]
    for cell in cells_of(decision):
        if cell not in board.places:
            return Refusal(f"{cell} is not a gap of board {board.name}.", "R10")
    if isinstance(decision, Bridge) and decision.cells not in board.lines():
        return Refusal(f"{' '.join(map(str, decision.cells))} are not in line on board {board.name}.", "R10")
    if isinstance(decision, Flag):
        return Refusal(f"{decision.space} is not the lowest space of a palace worth 5 or more.", "R18")
    return refuse_step(state, decision) if isinstance(decision, NobleAction) else refuse_turn(state, decision)


def refuse_turn(state: State, action: TurnAction) -> Refusal:
    """Why this buy, build, withdrawal or pass is not legal."""
    match action:
        case BuyOpen() | BuyTop() | BuyTower():
            return refuse_buy(state, action)
        case Found():
            return refuse_found(state, action)
        case Build():
            return Refusal(f"You do not hold card {action.card}.", "R51")
        case Tower():
            return refuse_tower(state, action)
        case Bridge():
            return refuse_bridge(state, action)
        case Withdraw():
            return refuse_withdrawal(state, action)
        case Pass():
            return Refusal("A seat that can buy, build or withdraw a noble for money must act.", "R76")
        case _:
            assert_never(action)


def refuse_step(state: State, action: NobleAction) -> Refusal:
    """Why this noble step is not legal."""
    match action:
        case PlaceNoble():
            return refuse_place(state, action)
        case MoveNoble():
            return refuse_move(state, action)
        case SwapNobles():
            return refuse_swap(state, action)
        case Done():
            raise AssertionError("always legal when asked")
        case _:
            assert_never(action)


def stage_of(action: Decision) -> int:
    """When this action is asked for."""
    if isinstance(action, Flag):
        return codes.FLAGGING
    return codes.NOBLE if isinstance(action, NobleAction) else codes.TURN


def cells_of(action: Decision) -> tuple[Cell, ...]:
    """The cells that an action names, which may be of another board."""
    match action:
        case Tower() | Withdraw() | PlaceNoble():
            return (action.cell,)
        case Bridge() | SwapNobles():
            return action.cells
        case MoveNoble():
            return action.source, action.target
        case _:
            return ()


def owner_at(state: State, cell: Cell) -> int | None:
    """The seat whose noble stands there."""
    noble = state["noble"][NUMBERS[cell]]
    return owner_of(noble) if noble else None


def height_at(state: State, cell: Cell) -> int:
    """How high the column there is."""
    return state["height"][NUMBERS[cell]]


def price_of_home(state: State) -> int:
    """The value of the building just built on."""
    return min(state["value"][state["home"]], codes.TOP_VALUE)


def too_dear(what: str, price: int, state: State, rule: str) -> Refusal:
    """The seat lacks the money."""
    return Refusal(f"{what} costs {price} reales; you have {state['money'][state['seat']]}.", rule)


# Cards


def refuse_buy(state: State, action: BuyOpen | BuyTop | BuyTower) -> Refusal:
    """Why this card cannot be bought."""
    match action:
        case BuyOpen():
            if state["holder"][action.card] != codes.OPEN:
                return Refusal(f"Card {action.card} does not lie open.", "R23")
            return too_dear("A building card", codes.CARD_PRICE, state, "R23")
        case BuyTop():
            if codes.PILE not in state["holder"][1:]:
                return Refusal("The pile is empty.", "R23")
            return too_dear("A building card", codes.CARD_PRICE, state, "R23")
        case BuyTower():
            if state["tower_pile"] == 0:
                return Refusal("There are no more tower cards.", "R24")
            return too_dear("A tower card", codes.TOWER_PRICE, state, "R24")


def refuse_found(state: State, action: Found) -> Refusal:
    """Why no castle can be founded there."""
    if state["holder"][action.card] != codes.HAND + state["seat"]:
        return Refusal(f"You do not hold card {action.card}.", "R40")
    if len([crest for crest in state["crest"] if crest]) == codes.PAIRS - 1:
        return Refusal("All eight crests are on castles; one comes free when two castles merge.", "R45")
    if state["blocks"] < codes.CASTLE_BLOCKS:
        return Refusal(f"A castle takes 4 blocks, and only {state['blocks']} are left.", "R40")
    full = [space for space in action.spaces if height_at(state, space)]
    if full:
        return Refusal(f"A castle is founded on three empty spaces, and {full[0]} is not empty.", "R41")
    return Refusal("A new castle keeps three empty spaces from every castle and one from every palace.", "R43")


def refuse_tower(state: State, action: Tower) -> Refusal:
    """Why no tower can rise there."""
    if state["towers"][state["seat"]] == 0:
        return Refusal("You hold no tower card.", "R52")
    height = height_at(state, action.cell)
    if height == 0:
        return Refusal(f"{action.cell} is empty: a tower card never builds on the board itself.", "R52")
    if height >= codes.TOP_TOWER:
        return Refusal(f"A tower card builds up to level 5, and {action.cell} is {height} high already.", "R52")
    if owner_at(state, action.cell) is not None:
        return Refusal(f"A rival's noble stands on {action.cell}.", "R53")
    return Refusal(
        f"{action.cell} is free: a tower card raises it only towards a bridge, from a higher column with your noble, "
        "two away in line.",
        "R53",
    )


def refuse_bridge(state: State, action: Bridge) -> Refusal:
    """Why no bridge can span these cells."""
    first, middle, last = action.cells
    heights = [height_at(state, cell) for cell in action.cells]
    owners = {owner_at(state, first), owner_at(state, last)} - {None}
    if state["money"][state["seat"]] < codes.BRIDGE_PRICE:
        return too_dear("A bridge", codes.BRIDGE_PRICE, state, "R60")
    if heights[0] != heights[2] or heights[0] == 0:
        return Refusal(f"The pillars must be equally high: {first} is {heights[0]}, {last} is {heights[2]}.", "R61")
    if heights[1] >= heights[0]:
        return Refusal(f"The middle {middle} must be lower than the pillars.", "R61")
    if owners != {state["seat"]}:
        return Refusal("One pillar must carry your noble, and the other yours or none.", "R62")
    if SITE_NUMBERS[action.cells] in [site for site, _, _ in state["bridges"]]:
        return Refusal("There is a bridge on these three cells already.", "R63")
    return Refusal("The two castles and the bridge would be worth more than 50 together.", "R85")


def refuse_withdrawal(state: State, action: Withdraw) -> Refusal:
    """Why this noble cannot be withdrawn."""
    if owner_at(state, action.cell) != state["seat"]:
        return Refusal(f"None of your nobles stands on {action.cell}.", "R72")
    return Refusal("You have withdrawn a noble this turn, and you can buy or build.", "R72")


# Nobles


def refuse_target(state: State, cell: Cell) -> Refusal | None:
    """Why no noble can come there, if that is the reason."""
    if NUMBERS[cell] not in state["built"]:
        return Refusal(f"Nobles come only to what was built this turn, and {cell} was not.", "R31")
    if owner_at(state, cell) is not None:
        return Refusal(f"A noble stands on {cell} already.", "R33")
    return None


def refuse_place(state: State, action: PlaceNoble) -> Refusal:
    """Why this noble cannot be placed there."""
    if reason := refuse_target(state, action.cell):
        return reason
    rank = RANKS.index(action.noble)
    own = 1 + state["seat"] * codes.RANKS + rank
    if state["noble"].count(own) == (codes.BARONS, codes.GRANDES)[rank]:
        return Refusal(f"All your {TITLES[rank]}s are on the board.", "R31")
    return too_dear(f"A {TITLES[rank]} here", price_of_home(state) * (1 + rank), state, "R31")


def refuse_own(state: State, cells: tuple[Cell, ...]) -> Refusal | None:
    """Why these are not own nobles of the building, if that is the reason."""
    if state["placed"]:
        return Refusal("After a noble was placed, only a second one can be.", "R32")
    for cell in cells:
        if owner_at(state, cell) != state["seat"]:
            return Refusal(f"None of your nobles stands on {cell}.", "R34")
        if state["building"][NUMBERS[cell]] != state["home"]:
            return Refusal(f"{cell} is not in the building that was just built on.", "R34")
    return None


def refuse_move(state: State, action: MoveNoble) -> Refusal:
    """Why this noble cannot move there."""
    reason = refuse_own(state, (action.source,)) or refuse_target(state, action.target)
    assert reason is not None
    return reason


def refuse_swap(state: State, action: SwapNobles) -> Refusal:
    """Why these nobles cannot change places."""
    if reason := refuse_own(state, action.cells):
        return reason
    first, second = action.cells
    if state["noble"][NUMBERS[first]] == state["noble"][NUMBERS[second]]:
        return Refusal("Two nobles of one rank would change nothing.", "R35")
    return Refusal(f"The swap is called: swap {second} and {first}, the upper or left one first.", "R35")
