"""What every game keeps, whatever its rules: one suite over all games, seat counts and options that are words."""

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from alcaide import CHANCE, GAMES, OVER, Game, Position, SwiftLuck, rollout
from alcaide.core import (
    Action,
    Event,
    IllegalAction,
    Match,
    Outcome,
    Said,
    Settings,
    Vocabulary,
    new_header,
    read_record,
    write_line,
)


@dataclass(frozen=True)
class Variant:
    """One way to sit down to a game."""

    game: Game
    players: int
    options: Settings = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join(
            [self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options.items())]
        )

    def new(self) -> Position:
        return self.game.new(self.players, **self.options)

    def match(self) -> Match:
        return Match(new_header(self.game, self.players, self.options))


def variants() -> Iterator[Variant]:
    """Every game with every number of seats; with the fewest seats also every other value of every option."""
    for game in GAMES.values():
        for players in game.seats:
            yield Variant(game, players)
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    yield Variant(game, game.seats[0], {option.name: value})


MOST_COUNTED = 400
"""Outcomes of one chance, where a test draws often enough to see each of them."""

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=str)


def walk(variant: Variant, seed: int = 1, *, listening: bool = False) -> Iterator[Position]:
    """The same position at every moment of a random match, from the first to the end."""
    position = variant.new()
    if listening:
        position.listen()
    luck = SwiftLuck("conformance", seed)
    yield position
    while position.to_act != OVER:
        step(position, luck)
        yield position


def step(position: Position, luck: SwiftLuck) -> None:
    """Luck where luck is to decide, otherwise a legal action, drawn as a rollout draws."""
    if position.to_act == CHANCE:
        position.play(position.sample(luck))
    else:
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))])


def seats(position: Position) -> list[int | None]:
    """Everybody who looks on: the seats, and a spectator."""
    return [*range(position.players), None]


def looks(game: Game, position: Position, seat: int | None) -> str:
    """A view as it goes out to a screen."""
    return json.dumps(game.view(position, seat).json(), allow_nan=False)


def every(moments: Iterator[Position], stride: int) -> Iterator[Position]:
    """Each stride-th moment, where a check is dear."""
    return (position for number, position in enumerate(moments) if number % stride == 0)


@every_variant
def test_random_play_ends(variant: Variant) -> None:
    for seed in range(10):
        position = variant.new()
        rollout(position, SwiftLuck("ends", seed))

        assert position.to_act == OVER


@every_variant
def test_legal_actions_are_sorted_unique_and_there_for_a_seat_alone(variant: Variant) -> None:
    for position in walk(variant):
        legal = position.legal()

        assert legal == sorted(set(legal))
        assert bool(legal) == (position.to_act in range(variant.players))
        assert position.to_act in (CHANCE, OVER, *range(variant.players))
        assert position.players == variant.players


@every_variant
def test_actions_agree_in_code_class_json_and_words(variant: Variant) -> None:
    met = {code for position in walk(variant) for code in position.legal()}

    check_faces(variant.game.actions, met)


@every_variant
def test_outcomes_agree_in_code_class_json_and_words(variant: Variant) -> None:
    met = {code for position in walk(variant) if position.to_act == CHANCE for code, _ in position.outcomes()}

    check_faces(variant.game.luck, met)


def check_faces(vocabulary: Vocabulary[Action] | Vocabulary[Outcome], met: set[int]) -> None:
    """Every code that was met can be said in four ways that agree, and no two of them alike."""
    codes = sorted(met)
    said = [vocabulary.decode(code) for code in codes]

    assert all(0 <= code < vocabulary.size for code in codes)
    assert [one.code for one in said] == codes
    assert [vocabulary.read(through_json(one)) for one in said] == said
    assert [vocabulary.parse(str(one)) for one in said] == said
    assert len({write_line(one.json()) for one in said}) == len(said)
    assert len({str(one) for one in said}) == len(said)


def through_json(said: Said) -> dict[str, object]:
    """The JSON of an action or outcome, written and read again."""
    data = json.loads(write_line(said.json()))
    assert isinstance(data, dict)
    return data


@every_variant
def test_odds_sum_to_one_and_what_luck_brings_is_among_them(variant: Variant) -> None:
    luck = SwiftLuck("odds", 1)
    for position in every(walk(variant), 3):
        if position.to_act == CHANCE:
            outcomes = position.outcomes()
            codes = [code for code, _ in outcomes]
            drawn = {position.sample(luck) for _ in range(5)}

            assert codes == sorted(set(codes))
            assert all(odds > 0 for _, odds in outcomes)
            assert math.isclose(sum(odds for _, odds in outcomes), 1)
            assert drawn <= set(codes)
            assert all(position.possible(code) for code in drawn | {codes[0], codes[-1]})
            assert not position.possible(-1)
            assert not position.possible(variant.game.luck.size)


@every_variant
def test_luck_keeps_its_odds(variant: Variant) -> None:
    """Where a match has the most outcomes (of those that can be counted), they come as often as `outcomes` says."""
    chances = [position.copy() for position in walk(variant) if position.to_act == CHANCE]
    counted = [position for position in chances if len(position.outcomes()) <= MOST_COUNTED]
    position = max(counted, key=lambda chance: len(chance.outcomes()))
    luck = SwiftLuck("often", 1)
    samples = 40 * len(position.outcomes())
    drawn = Counter(position.sample(luck) for _ in range(samples))

    surprise = sum((drawn[code] - samples * odds) ** 2 / (samples * odds) for code, odds in position.outcomes())

    free = len(position.outcomes()) - 1
    assert surprise <= free + 6 * math.sqrt(2 * free)


@every_variant
def test_nothing_is_possible_where_luck_has_no_say(variant: Variant) -> None:
    met = set()
    for position in walk(variant):
        if position.to_act == CHANCE:
            met.add(position.sample(SwiftLuck("say", 1)))
        else:
            assert not any(position.possible(code) for code in met)


@every_variant
def test_sampling_and_asking_change_nothing(variant: Variant) -> None:
    for position in every(walk(variant), 3):
        before = position.state()
        position.legal()
        position.scores()
        position.winners()
        if position.to_act == CHANCE:
            position.outcomes()
            position.sample(SwiftLuck("asking", 1))
        for seat in seats(position):
            variant.game.view(position, seat)

        assert position.state() == before


@every_variant
def test_a_copy_is_equal_and_on_its_own(variant: Variant) -> None:
    for position in every(walk(variant), 5):
        before = position.state()
        legal = position.legal()
        twin = position.copy()

        assert type(twin) is type(position)
        assert twin.state() == before
        assert (twin.to_act, twin.players, twin.legal()) == (position.to_act, position.players, legal)

        rollout(twin, SwiftLuck("copy", 1), 50)

        assert position.state() == before
        assert position.legal() == legal


@every_variant
def test_the_state_restores_the_position(variant: Variant) -> None:
    for position in every(walk(variant), 5):
        state = position.state()
        again = variant.new()
        again.restore(json.loads(json.dumps(state)))

        assert again.state() == state
        assert again.legal() == position.legal()
        assert again.scores() == position.scores()
        rollout(again, SwiftLuck("restored", 1), 30)
        other = position.copy()
        rollout(other, SwiftLuck("restored", 1), 30)
        assert again.state() == other.state()


@every_variant
def test_the_record_folds_to_the_match(variant: Variant) -> None:
    match = variant.match()
    luck = SwiftLuck("record", 1)
    while not match.is_over:
        if match.position.to_act == CHANCE:
            match.deal(luck)
        else:
            legal = match.legal()
            match.act(match.position.to_act, legal[luck.pick(len(legal))])
    record = [write_line(line) for line in match.record()]

    again = read_record(record)

    assert again.position.state() == match.position.state()
    assert [write_line(line) for line in again.record()] == record


@every_variant
def test_what_a_seat_imagines_looks_the_same_to_it(variant: Variant) -> None:
    luck = SwiftLuck("imagine", 1)
    for position in every(walk(variant), 5):
        before = position.state()
        for seat in range(variant.players):
            imagined = position.imagine(seat, luck)

            assert looks(variant.game, imagined, seat) == looks(variant.game, position, seat)
            assert imagined.to_act == position.to_act
            if position.to_act == seat:
                assert imagined.legal() == position.legal()
            rollout(imagined, luck, 50)
        assert position.state() == before


@every_variant
def test_what_a_seat_imagines_follows_from_what_it_may_know(variant: Variant) -> None:
    """Of two positions that look the same to it, with the same luck it imagines the same."""
    for number, position in enumerate(every(walk(variant), 5)):
        for seat in range(variant.players):
            other = position.imagine(seat, SwiftLuck("other", number))
            imagined = [each.imagine(seat, SwiftLuck("same", number)) for each in (position, other)]

            assert imagined[0].state() == imagined[1].state()


@every_variant
def test_a_spectator_sees_no_more_than_every_seat_may_imagine(variant: Variant) -> None:
    luck = SwiftLuck("spectator", 1)
    for position in every(walk(variant), 5):
        for seat in range(variant.players):
            imagined = position.imagine(seat, luck)

            assert looks(variant.game, imagined, None) == looks(variant.game, position, None)


@every_variant
def test_events_are_sentences_told_to_each_as_they_may_know(variant: Variant) -> None:
    told = 0
    for position in walk(variant, listening=True):
        for event in variant.game.events(position):
            for seat in seats(position):
                heard = event.told_to(seat)
                if heard is not None:
                    told += 1
                    check_sentence(heard, variant.players)

    assert told > 0


def check_sentence(event: Event, players: int) -> None:
    """An event says something, with names only where {seat n} stands."""
    sentence = str(event)
    named = re.findall(r"\{seat (\d)\}", sentence)
    assert sentence.strip()
    assert all(int(seat) < players for seat in named)
    assert not re.search(r"[{}]", re.sub(r"\{seat \d\}", "", sentence))


@every_variant
def test_events_are_plain_json_with_their_name(variant: Variant) -> None:
    for position in walk(variant, listening=True):
        for event in variant.game.events(position):
            said = event.json()

            assert json.loads(json.dumps(said)) == said
            assert next(iter(said)) == "event"
            assert re.fullmatch("[a-z0-9]+(_[a-z0-9]+)*", str(said["event"]))


@every_variant
def test_a_listener_changes_nothing(variant: Variant) -> None:
    pairs = zip(walk(variant), walk(variant, listening=True), strict=True)

    assert all(quiet.state() == heard.state() for quiet, heard in pairs)


@every_variant
def test_what_is_not_legal_is_refused_with_a_sentence_and_changes_nothing(variant: Variant) -> None:
    """The candidates are the legal actions of other moments."""
    met = sorted({code for position in every(walk(variant, 2), 3) for code in position.legal()})
    match = variant.match()
    luck = SwiftLuck("refused", 1)
    while not match.is_over:
        if match.position.to_act == CHANCE:
            match.deal(luck)
            continue
        seat, legal, before, turn = match.position.to_act, match.position.legal(), match.position.state(), match.turn
        for code in {met[luck.pick(len(met))] for _ in range(20)} - set(legal):
            with pytest.raises(IllegalAction) as refused:
                match.act(seat, variant.game.actions.decode(code))

            assert refused.value.code == "illegal"
            assert refused.value.sentence.endswith((".", "!", "?"))
        assert (match.position.state(), match.turn) == (before, turn)
        match.act(seat, variant.game.actions.decode(legal[luck.pick(len(legal))]))

    with pytest.raises(IllegalAction) as refused:
        match.act(0, variant.game.actions.decode(met[0]))
    assert refused.value.code == "match_over"


@every_variant
def test_scores_and_winners_are_sane(variant: Variant) -> None:
    for position in walk(variant):
        scores, winners = position.scores(), position.winners()

        assert len(scores) == variant.players
        assert all(type(score) is int for score in scores)
        if position.to_act == OVER:
            assert winners
            assert winners == sorted(set(winners))
            assert set(winners) <= set(range(variant.players))
            json.dumps(variant.game.extras(position))
        else:
            assert winners == []


@every_variant
def test_a_rollout_is_stepping_with_the_same_luck(variant: Variant) -> None:
    for seed in range(5):
        played, stepped = variant.new(), variant.new()
        steps = rollout(played, SwiftLuck("rollout", seed))
        luck = SwiftLuck("rollout", seed)
        for _ in range(steps):
            step(stepped, luck)

        assert stepped.state() == played.state()
        assert stepped.to_act == OVER


@every_variant
def test_the_same_luck_plays_the_same_match(variant: Variant) -> None:
    pairs = zip(walk(variant, 3), walk(variant, 3), strict=True)

    assert all(one.state() == other.state() for one, other in pairs)


@every_variant
def test_options_that_equal_their_defaults_are_not_written(variant: Variant) -> None:
    settings = variant.game.settings(variant.options)

    assert variant.game.differing(settings) == variant.options
    assert variant.game.settings(variant.game.differing(settings)) == settings
