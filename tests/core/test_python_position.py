"""Positions in plain Python: driven by compiled code, copied by value, and clear about their authors' mistakes."""

import json
from array import array
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated

import pytest

from alcaide import Batch
from alcaide.core import (
    CHANCE,
    OVER,
    Action,
    AlcaideError,
    BadSetting,
    Game,
    Luck,
    Match,
    Outcome,
    PythonPosition,
    ScriptedLuck,
    SwiftLuck,
    Vocabulary,
    move,
    new_header,
    rollout,
    rollouts,
)
from alcaide.core.domains import Numbers
from alcaide.core.rulebook import rules_of, rules_text
from alcaide.search import BOTS


@move("go", 0)
class Go(Action):
    """Draw a card."""


@move("rest", 1)
class Rest(Action):
    """Leave it."""


@move("low", 1)
class Low(Outcome):
    """One way of four."""


@move("high", 0)
class High(Outcome):
    """Three ways of four."""


class Stage(Enum):
    ODD = "odd"
    EVEN = "even"


class Draw(PythonPosition):
    """Each seat draws or rests, three times round."""

    def __init__(self, players: int, settings: Mapping[str, object]) -> None:
        super().__init__(players)
        self.turn = 0
        self.drawn = [[0, 0] for _ in range(players)]
        self.last: int | None = None
        self.stage = Stage.EVEN
        self._private = {"notes": ["x"]}

    def moves(self) -> Iterable[Action]:
        return [Rest(), Go()]

    def act(self, action: Action) -> int:
        return CHANCE if isinstance(action, Go) else self.go_round()

    def chances(self) -> Mapping[Outcome, int]:
        return {Low(): 1, High(): 3}

    def bring(self, outcome: Outcome) -> int:
        self.drawn[self.turn % self.players][isinstance(outcome, High)] += 1
        self.last = self.turn
        self.tell(f"{{seat {self.turn % self.players}}} draws")
        return self.go_round()

    def go_round(self) -> int:
        self.turn += 1
        self.stage = Stage.ODD if self.turn % 2 else Stage.EVEN
        return OVER if self.turn == 3 * self.players else self.turn % self.players

    def score(self, seat: int) -> int:
        low, high = self.drawn[seat]
        return low + 2 * high


def game_of(position: type[PythonPosition], **facts: object) -> Game:
    given = {
        "name": "draw", "title": "Draw", "about": "Draw cards.", "seats": range(2, 5), "position": position,
        "start": position, "actions": Vocabulary("Draw", 2, Go, Rest), "luck": Vocabulary("Draw", 2, High, Low),
    }  # fmt: skip
    return Game(**{**given, **facts})  # type: ignore[arg-type]


GAME = game_of(Draw)


def faulty(**methods: object) -> PythonPosition:
    """A position whose author made a mistake."""
    kind = type("Faulty", (Draw,), methods)
    return game_of(kind).new()


# What an author may rely on


def test_moves_are_listed_ascending_whatever_the_author_s_order():
    assert GAME.new().legal() == [0, 1]


def test_odds_follow_from_whole_weights():
    position = GAME.new()
    position.play(0)

    assert position.outcomes() == [(0, 0.75), (1, 0.25)]


@pytest.mark.parametrize(("number", "code"), [(0, 0), (2, 0), (3, 1)])
def test_luck_is_drawn_in_whole_numbers(number, code):
    position = GAME.new()
    position.play(0)

    assert position.sample(ScriptedLuck([number])) == code


def test_the_same_seed_is_the_same_match_everywhere():
    position = GAME.new(3)
    steps = rollout(position, SwiftLuck(1))

    assert (steps, position.scores()) == (13, [2, 2, 4])
    assert rollouts(GAME.new(4), SwiftLuck(2), 50) == 897


def test_most_points_win_and_nobody_before_the_end():
    position = GAME.new()
    before = position.winners()
    rollout(position, SwiftLuck(3))

    assert before == []
    assert {position.scores()[seat] for seat in position.winners()} == {max(position.scores())}


def test_a_copy_shares_nothing_and_hears_nothing():
    position = GAME.new()
    position.listen()
    twin = position.copy()
    twin.play(0)
    twin.play(0)

    assert isinstance(twin, Draw)
    assert position.state() == GAME.new().state()
    assert twin.drawn == [[0, 1], [0, 0]]
    assert twin.told is None


def test_a_state_restores_every_field():
    position = GAME.new(3)
    rollout(position, SwiftLuck(1), 5)
    other = GAME.new(3)
    other.restore(position.state())

    assert other.state() == position.state()
    other.drawn[0][0] = 99
    assert position.drawn[0][0] != 99


@pytest.mark.parametrize("wrong", [{}, {"players": 3}, {"to_act": 7}, {"to_act": None}, {"more": 1}])
def test_a_state_that_is_none_is_refused_and_changes_nothing(wrong):
    position = GAME.new()
    state = {**position.state(), **wrong} if wrong else {}

    with pytest.raises((BadSetting, ValueError)):
        position.restore(state)
    assert position.state() == GAME.new().state()


def test_batches_deal_step_and_start_again():
    batch = Batch(GAME, 3, seed=4, masks=True)
    ended = 0
    for _ in range(30):
        batch.step(array("i", batch.drawn))
        ended += sum(batch.ended)

    assert ended > 3
    assert batch.masks.tolist() == [[1, 1]] * 3


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_every_bot_plays_it(bot):
    position = GAME.new(3)
    luck = SwiftLuck(5)
    while position.to_act != OVER:
        seat = position.to_act
        position.play(position.sample(luck) if seat == CHANCE else bot.choose(position.imagine(seat, luck), seat, luck))

    assert position.turn == 9


def test_what_it_tells_is_heard_after_the_move_itself():
    match = Match(new_header(GAME, 2))
    said = [str(event) for event in (*match.act(0, Go()), *match.bring(High()))]

    assert said == ["{seat 0}: go", "high", "{seat 0} draws"]


# Mistakes


class OfTheAuthor(Exception):
    pass


@pytest.mark.parametrize("method", ["moves", "act", "score"])
def test_an_error_of_the_author_surfaces_as_it_is(method):
    def fail(*_: object) -> int:
        raise OfTheAuthor(method)

    position = faulty(**{method: fail})
    ask = position.scores if method == "score" else lambda: rollout(position, SwiftLuck(1))
    with pytest.raises(OfTheAuthor, match=method):
        ask()


@pytest.mark.parametrize("following", [None, -3, 2, "0", 1.0])
def test_whoever_is_next_must_be_somebody(following):
    position = faulty(act=lambda self, action: following)

    with pytest.raises(ValueError, match=r"Faulty.act\(\) must say who is next: a seat from 0 to 1, CHANCE or OVER"):
        position.play(0)


def test_a_seat_that_is_asked_needs_something_to_do():
    with pytest.raises(ValueError, match=r"Faulty.moves\(\) gives seat 0 nothing to do."):
        faulty(moves=lambda self: []).legal()


@pytest.mark.parametrize("weights", [{}, {Low(): 0}, {Low(): -1}, {Low(): 0.5}, {Low(): 2**31}, {Low(): True}])
def test_weights_are_positive_whole_numbers(weights):
    position = faulty(chances=lambda self: weights)
    position.play(0)

    with pytest.raises(ValueError, match="weight"):
        position.sample(SwiftLuck(1))


def test_more_moves_than_there_is_room_for_are_refused():
    @move("pick", 0, "pick {card}")
    class Pick(Action):
        card: Annotated[int, Numbers(0, 4999)]

    kind = type("Wide", (Draw,), {"moves": lambda self: [Pick(card) for card in range(5000)]})
    position = game_of(kind, actions=Vocabulary("Wide", 5000, Pick)).new()
    with pytest.raises(ValueError, match="5000 moves; 4096 are the most"):
        position.legal()


def test_a_code_outside_the_vocabulary_is_refused():
    @move("far", 7)
    class Far(Action):
        pass

    with pytest.raises(ValueError, match="a code outside 0 to 1"):
        faulty(moves=lambda self: [Far()]).legal()


def test_slots_are_refused_since_they_would_not_be_copied():
    with pytest.raises(TypeError, match="cannot have __slots__"):
        faulty(__slots__=("more",))


@pytest.mark.parametrize("seats", [range(1, 3), range(2, 10), range(2, 2)])
def test_a_game_has_two_to_eight_seats(seats):
    with pytest.raises(BadSetting, match="must have 2 to 8 seats"):
        game_of(Draw, seats=seats)


@pytest.mark.parametrize("name", ["", "Draw", "a b", "../x", "1st"])
def test_a_game_has_a_name_that_fits_everywhere(name):
    with pytest.raises(BadSetting, match="small letters, digits and underscores"):
        game_of(Draw, name=name)


# Stand-ins


def test_the_view_is_the_whole_state_as_plain_values():
    view = GAME.view(GAME.new(), None)

    assert view.json()["scores"] == [0, 0]
    assert set(view.json()["table"]) == {"turn", "drawn", "last", "stage"}
    assert "drawn" in view._repr_svg_()


def test_the_observation_has_a_layout_that_stays():
    position = GAME.new()
    numbers = array("h", bytes(2 * GAME.observer.size(2)))
    position.play(0)
    position.play(0)
    GAME.observer.observe(position, 1, numbers)
    layout = {field.name: field.size for field in GAME.observer.fields(2)}

    assert layout == {"seat": 1, "acting": 1, "table_drawn": 4, "table_last": 1, "table_stage": 1, "table_turn": 1}
    assert numbers.tolist() == [1, 2, 0, 1, 0, 0, 0, 0, 1]


def test_a_layout_that_does_not_stay_is_a_sentence():
    position = GAME.new()
    position.drawn.append([0, 0])

    with pytest.raises(ValueError, match="'table_drawn' of Draw does not have the size that it had in the first"):
        GAME.observer.observe(position, 0, array("h", bytes(100)))


@pytest.mark.parametrize("value", ["word", 1.5, 10**6, {1, 2}])
def test_what_is_no_small_number_is_a_sentence(value):
    position = GAME.new()
    position.last = value

    with pytest.raises(ValueError, match="in the field 'last' cannot be written as small numbers"):
        GAME.observer.observe(position, 0, array("h", bytes(100)))


def test_a_refusal_lists_what_is_possible():
    @move("far", 7)
    class Far(Action):
        pass

    assert GAME.refuse(GAME.new(), Far()).sentence == "'far' is not possible now; possible is: go, rest."


def test_rules_are_made_of_what_the_game_says():
    assert rules_text(GAME) == "# Draw\n\nDraw cards.\n"
    assert rules_text(game_of(Draw, page="# Draw\n\n- **Z1** Draw.\n")).endswith("- **Z1** Draw.")
    assert rules_of("burgenland")[0].number == "K1"


@pytest.mark.parametrize("part", ["view", "events", "observer"])
def test_a_game_that_hides_something_brings_its_own_eyes(part):
    game = game_of(type("Hiding", (Draw,), {}), hidden=True)

    with pytest.raises(AlcaideError, match=f"Draw hides something from its seats, so it has to bring its own {part}."):
        game.player_of(part)


def test_a_game_that_hides_something_deals_it_anew():
    position = game_of(type("Hiding", (Draw,), {}), hidden=True).new()
    dealt = game_of(type("Dealing", (Draw,), {"deal_anew": deal_anew}), hidden=True).new()

    with pytest.raises(NotImplementedError, match=r"Hiding hides something .* has to write deal_anew\(\)"):
        position.imagine(0, SwiftLuck(1))
    assert dealt.imagine(1, SwiftLuck(1)).last == 1
    assert dealt.last is None


def deal_anew(position: Draw, seat: int, luck: Luck) -> None:
    position.last = seat


def test_the_state_can_be_written_as_json_where_its_fields_can():
    state = {name: value for name, value in GAME.new().state().items() if name != "stage"}

    assert json.loads(json.dumps(state)) == state
