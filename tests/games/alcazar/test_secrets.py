"""What a seat may not know reaches it through no door: views, events, legal lists, words, refusals (R7)."""

from dataclasses import fields

import pytest

from alcaide.core import CHANCE, IllegalAction, Match, SwiftLuck, new_header
from alcaide.games.alcazar import GAME, Alcazar, codes
from alcaide.games.alcazar.view import AlcazarView
from tests.games.alcazar.builder import BLUE, RED, arrange, dealt, do, play_on

STEPS = 260


def door(position: Alcazar, seat: int | None) -> object:
    """Everything that a seat gets of a position."""
    legal = [GAME.actions.decode(code) for code in position.legal()] if position.to_act == seat else None
    told = [event.told_to(seat) for event in GAME.events(position)]
    return (
        GAME.view(position, seat),
        legal,
        [str(action) for action in legal or ()],
        [(event, str(event)) for event in told],
    )


def refusals(position: Alcazar, seat: int) -> list[tuple[str, str | None]]:
    """What a seat is told of every card that it tries to play or to buy."""
    answers = []
    for card in range(1, codes.CARDS):
        for words in (f"build {card}", f"buy {card}", f"found {card} on {card} {card + 1} {card + 2}"):
            if card > 70 and words.startswith("found"):
                continue
            match = Match(new_header(GAME, position.players))
            match.position = position.copy()
            try:
                match.act(seat, GAME.actions.parse(words))
            except IllegalAction as error:
                answers.append((error.sentence, error.rule))
    return answers


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_door_tells_a_seat_what_it_may_not_know(players: int) -> None:
    luck = SwiftLuck("doors", players)
    position = GAME.new(players)
    asked = 0
    for step in range(STEPS):
        if position.to_act == -2:
            break
        seat = step // 2 % players
        if step % 2:
            play_on(position, luck)
            continue
        other = position.imagine(seat, luck)
        for one in (position, other):
            one.listen()
        assert door(position, seat)[:3] == door(other, seat)[:3]
        if position.to_act == seat and (asked := asked + 1) % 8 == 1:
            assert refusals(position, seat) == refusals(other, seat)
        code = play_on(position, luck)
        if can_play(other, code, seat):
            other.play(code)
            assert door(position, seat) == door(other, seat)
    assert asked > 8


def can_play(other: Alcazar, code: int, seat: int) -> bool:
    """Whether what happened can happen in the other position too."""
    return other.possible(code) if other.to_act == CHANCE else code in other.legal()


@pytest.mark.parametrize("seat", [RED, BLUE, None])
def test_a_card_drawn_unseen_is_told_to_its_buyer_only(seat: int | None) -> None:
    one, other = dealt(), dealt()
    for position, card in ((one, 40), (other, 50)):
        do(position, "buy top", f"card {card}")

    assert (door(one, seat) == door(other, seat)) == (seat != RED)


def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    position = GAME.new(2)
    position.listen()
    position.play(8)
    (event,) = GAME.events(position)

    assert str(event.told_to(0)) == "{seat 0} is dealt card 8"
    assert str(event.told_to(1)) == str(event.told_to(None)) == "{seat 0} is dealt a card"


def test_a_spectator_sees_no_hand() -> None:
    seen = GAME.view(dealt(3), None)

    assert seen.hand is None
    assert [field.name for field in fields(AlcazarView) if "hand" in field.name] == ["hand"]


def test_imagine_keeps_what_a_seat_knows() -> None:
    luck = SwiftLuck("imagine")
    position = GAME.new(4)
    for step in range(200):
        seat = step % 4
        other = position.imagine(seat, luck)
        old, new = position.state(), other.state()

        assert new["holder"].count(codes.HAND + seat) == old["holder"].count(codes.HAND + seat)
        for card in range(1, codes.CARDS):
            where = old["holder"][card]
            if where in (codes.HAND + seat, codes.OPEN, codes.DISCARDED) or old["known"][card]:
                assert new["holder"][card] == where
        assert sorted(new["holder"]) == sorted(old["holder"])
        assert {**old, "holder": []} == {**new, "holder": []}
        play_on(position, luck)


def test_imagine_knows_a_card_bought_from_the_open_row() -> None:
    position = dealt()
    do(position, "buy 21", "card 60")
    luck = SwiftLuck("known")

    assert GAME.view(position, BLUE).seats[RED].known == (21,)
    for _ in range(50):
        assert 21 in GAME.view(position.imagine(BLUE, luck), RED).hand


def test_imagine_deals_every_unseen_card_alike() -> None:
    position = arrange(players=3, hands={0: [1, 2], 1: [3, 4], 2: [5, 6, 7]}, known=[3], pile=[8, 9, 10])
    luck = SwiftLuck("alike")
    times = dict.fromkeys((4, 5, 6, 7, 8, 9, 10), 0)
    rounds = 2100
    for _ in range(rounds):
        hand = position.imagine(0, luck).cards_of(1)
        assert 3 in hand
        for card in set(hand) - {3}:
            times[card] += 1

    assert sum(times.values()) == rounds
    assert all(220 < count < 380 for count in times.values())  # 300 expected, five deviations


def test_imagine_changes_nothing_of_the_position_itself() -> None:
    position = dealt(3)
    before = position.state()

    position.imagine(1, SwiftLuck("itself"))

    assert position.state() == before
