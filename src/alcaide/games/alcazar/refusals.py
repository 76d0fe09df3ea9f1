"""Why an action of Alcazar is not legal now, in a sentence. It explains; the position has already judged.

Only what the seat may know is said: of a card that it does not hold, never where it is.
"""

from typing import cast

from alcaide.core import Action, Position, Refusal
from alcaide.games.alcazar import codes
from alcaide.games.alcazar.board import BOARDS, NUMBERS, Cell
from alcaide.games.alcazar.moves import Bridge, Found, MoveNoble, PlaceNoble, SwapNobles, Tower, Withdraw
from alcaide.games.alcazar.names import RANKS, TITLES, owner_of
from alcaide.games.alcazar.rules import Alcazar
from alcaide.games.alcazar.state import State

ASKED = {
    codes.TURN: "Now is the time to buy or to build; nobles may come after a build.",
    codes.FLAGGING: "Now is the time to choose which palace gets the crest and the flag.",
    codes.NOBLE: "Now is the time to place, move or swap a noble on what was just built, or to be done.",
}

OBSTACLES: dict[int, tuple[str | None, str]] = {
    codes.NOT_ASKED: (None, "{asked}"),
    codes.OFF_BOARD: ("R10", "{culprit} is not a gap of board {board}."),
    codes.OFF_LINE: ("R10", "{cells} are not in line on board {board}."),
    codes.NOT_OPEN: ("R23", "Card {move.card} does not lie open."),
    codes.NO_PILE: ("R23", "The pile is empty."),
    codes.CARD_DEAR: ("R23", f"A building card costs {codes.CARD_PRICE} reales; you have {{money}}."),
    codes.NO_TOWERS: ("R24", "There are no more tower cards."),
    codes.TOWER_DEAR: ("R24", f"A tower card costs {codes.TOWER_PRICE} reales; you have {{money}}."),
    codes.NOT_HELD: ("R40", "You do not hold card {move.card}."),
    codes.NO_CARD: ("R51", "You do not hold card {move.card}."),
    codes.NO_PAIR: ("R45", "All eight crests are on castles; one comes free when two castles merge."),
    codes.FEW_BLOCKS: ("R40", f"A castle takes {codes.CASTLE_BLOCKS} blocks, and only {{blocks}} are left."),
    codes.NOT_EMPTY: ("R41", "A castle is founded on three empty spaces, and {culprit} is not empty."),
    codes.TOO_CLOSE: ("R43", "A new castle keeps three empty spaces from every castle and one from every palace."),
    codes.NO_TOWER_CARD: ("R52", "You hold no tower card."),
    codes.ON_GROUND: ("R52", "{move.cell} is empty: a tower card never builds on the board itself."),
    codes.AT_TOP: (
        "R52",
        f"A tower card builds up to level {codes.TOP_TOWER}, and {{move.cell}} is {{heights[0]}} high already.",
    ),
    codes.UNDER_RIVAL: ("R53", "A rival's noble stands on {move.cell}."),
    codes.SPANNED: ("R53", "{move.cell} carries the bridge already that a tower card there would prepare."),
    codes.NOT_OVERLOOKED: (
        "R53",
        "{move.cell} is free: a tower card raises it only towards a bridge, from a higher column with your noble, "
        "two away in line.",
    ),
    codes.BRIDGE_DEAR: ("R60", f"A bridge costs {codes.BRIDGE_PRICE} reales; you have {{money}}."),
    codes.NO_PILLAR: ("R61", "A bridge rests on a column at either end, and {culprit} is empty."),
    codes.UNEVEN: (
        "R61",
        "The pillars must be equally high: {move.cells[0]} is {heights[0]}, {move.cells[2]} is {heights[2]}.",
    ),
    codes.NOT_ARCHED: ("R61", "The middle {move.cells[1]} must be lower than the pillars."),
    codes.NO_FOOTHOLD: ("R62", "One pillar must carry your noble, and the other yours or none."),
    codes.BRIDGED: ("R63", "There is a bridge on these three cells already."),
    codes.OVER_LIMIT: (
        "R85",
        f"The two castles and the bridge would be worth more than {codes.TOP_VALUE} together.",
    ),
    codes.NO_NOBLE: ("R72", "None of your nobles stands on {move.cell}."),
    codes.WITHDREW: ("R72", "You have withdrawn a noble this turn, and you can buy or build."),
    codes.CAN_ACT: ("R76", "A seat that can buy, build or withdraw a noble for money must act."),
    codes.NO_CLAIM: (
        "R18",
        f"{{move.space}} is not the lowest space of a palace worth {codes.CASTLE_VALUE} or more.",
    ),
    codes.NOT_BUILT: ("R31", "Nobles come only to what was built this turn, and {target} was not."),
    codes.OCCUPIED: ("R33", "A noble stands on {target} already."),
    codes.NO_RESERVE: ("R31", "All your {title}s are on the board."),
    codes.NOBLE_DEAR: ("R31", "A {title} here costs {price} reales; you have {money}."),
    codes.HAS_PLACED: ("R32", "After a noble was placed, only a second one can be."),
    codes.NOT_OWN: ("R34", "None of your nobles stands on {culprit}."),
    codes.ELSEWHERE: ("R34", "{culprit} is not in the building that was just built on."),
    codes.SAME_RANK: ("R35", "Two nobles of one rank would change nothing."),
    codes.REVERSED: (
        "R35",
        "The swap is called: swap {move.cells[1]} and {move.cells[0]}, the upper or left one first.",
    ),
}
"""For everything that can stand in the way of an action, the rule and a sentence."""


def refuse(position: Position, action: Action) -> Refusal:
    """Why this action, which is not in the legal list, is not."""
    alcazar = cast(Alcazar, position)
    obstacle = alcazar.obstacle(action.code)
    rule, sentence = OBSTACLES[obstacle]
    state = alcazar.state()
    cells = cells_of(action)
    rank = RANKS.index(action.noble) if isinstance(action, PlaceNoble) else 0
    said = sentence.format(
        asked=ASKED[state["stage"]],
        move=action,
        cells=" ".join(map(str, cells)),
        target=cells[-1] if cells else "",
        culprit=culprit(state, obstacle, cells),
        heights=[state["height"][NUMBERS[cell]] for cell in cells],
        board=BOARDS[state["board"]].name,
        money=state["money"][state["seat"]],
        blocks=state["blocks"],
        title=TITLES[rank],
        price=alcazar.noble_price(rank),
    )
    return Refusal(said, rule)


def cells_of(action: Action) -> tuple[Cell, ...]:
    """The cells that an action names, which may be of another board."""
    match action:
        case Tower() | Withdraw() | PlaceNoble():
            return (action.cell,)
        case Bridge() | SwapNobles():
            return action.cells
        case MoveNoble():
            return action.source, action.target
        case Found():
            return action.spaces
        case _:
            return ()


def culprit(state: State, obstacle: int, cells: tuple[Cell, ...]) -> Cell | None:
    """The first of the cells with which something is wrong."""
    numbers = [NUMBERS[cell] for cell in cells]
    match obstacle:
        case codes.OFF_BOARD:
            wrong = [cell not in BOARDS[state["board"]].places for cell in cells]
        case codes.NOT_EMPTY:
            wrong = [state["height"][number] > 0 for number in numbers]
        case codes.NO_PILLAR:
            wrong = [state["height"][number] == 0 for number in (numbers[0], 0, numbers[2])]
            wrong[1] = False
        case codes.NOT_OWN:
            nobles = [state["noble"][number] for number in numbers]
            wrong = [noble == 0 or owner_of(noble) != state["seat"] for noble in nobles]
        case codes.ELSEWHERE:
            wrong = [state["building"][number] != state["home"] for number in numbers]
        case _:
            return None
    return cells[wrong.index(True)]
