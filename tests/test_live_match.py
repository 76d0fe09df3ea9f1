"""The front door: a match that deals its luck and asks its bots by itself."""

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import alcaide
from alcaide import GAMES, OVER
from alcaide.core import BadRecord, BadSetting, IllegalAction, NotUnderstood, SwiftLuck, UnknownName, verify_file
from alcaide.core.game import part_of
from alcaide.core.record_files import write_file
from alcaide.live_match import LiveMatch
from alcaide.search import BotFault


class Stubborn:
    """A bot that plays its n-th choice, and crashes as long as it is told to."""

    name = "stubborn"
    about = "for tests"
    broken = False

    def choose(self, position, seat, luck, limit=None):
        if self.broken:
            raise RuntimeError("no idea")
        return position.legal()[-1]


def play_on(match: LiveMatch, decisions: int, seed: str = "anyone") -> None:
    """Take some moves, whichever luck names."""
    luck = SwiftLuck(seed)
    for _ in range(decisions):
        if match.over:
            return
        match.do(match.legal[luck.pick(len(match.legal))])


@pytest.fixture(params=list(GAMES))
def match(request) -> LiveMatch:
    """A match of every game against a bot, begun."""
    begun = alcaide.play(request.param, seed=7, bots="page")
    play_on(begun, 12)
    return begun


def test_the_first_minute():
    match = alcaide.play("burgenland", seed=7)

    assert repr(match.legal) == "[roll]"
    assert repr(match.do("roll")) == "Player A: roll\nPlayer A rolled 6; the crown moves to yellow 6"
    assert match.to_act == 0
    assert not match.over
    assert match.scores == [0, 0]
    assert match.winners == []


def test_a_person_is_to_act_or_it_is_over(match):
    while not match.over:
        assert match.to_act == 0
        play_on(match, 1)

    assert match.to_act == OVER
    assert match.legal == []
    assert match.winners == match.position.winners()
    assert match.log[-1] == match.standing()


def test_bots_everywhere_play_it_to_the_end():
    match = alcaide.play("alhambra", 3, bots={0: "page", 1: "random", 2: Stubborn()}, seed=1)

    assert match.over


def test_all_four_faces_of_a_move_do_the_same(match):
    action = match.legal[-1]
    twins = [match.copy() for _ in range(4)]
    for twin, face in zip(twins, (action, str(action), action.code, action.json()), strict=True):
        twin.do(face)

    assert all(twin == twins[0] for twin in twins)
    assert twins[0] != match


@pytest.mark.parametrize("nonsense", ["sing", "", {"do": "sing"}, {}, {"do": 3}, 10**9, -1, None, 1.0, True, ["roll"]])
def test_what_is_no_move_is_refused_with_what_is_possible(match, nonsense):
    before = match.copy()
    with pytest.raises(NotUnderstood, match=r"Possible: .*\.$"):
        match.do(nonsense)

    assert match == before


def test_a_slip_is_answered_with_the_nearest_move():
    with pytest.raises(NotUnderstood, match=r"Did you mean 'roll'\?"):
        alcaide.play("burgenland").do("rol")


def test_an_illegal_move_is_refused_with_why_and_what_is_possible():
    with pytest.raises(IllegalAction, match=r"to roll.* Possible: roll\.$"):
        alcaide.play("burgenland").do("move 3")


def test_after_the_end_nothing_can_be_done():
    match = alcaide.play("burgenland", bots={0: "random", 1: "random"}, seed=1)
    for call in (lambda: match.do("roll"), match.hint, lambda: match.ask("page")):
        with pytest.raises(IllegalAction, match="The match is over"):
            call()


def test_undo_reaches_the_last_own_decision_and_luck_stays(match):
    before = match.copy()
    move = match.legal[0]
    told = match.do(move)
    after = match.copy()
    match.undo()

    assert match == before
    assert match.events == []
    assert match.do(move) == told
    assert match == after


def test_undo_of_several_decisions_and_of_none(match):
    own = sum(getattr(line, "seat", None) == 0 for line in match)
    match.undo(own)

    assert match == alcaide.play(match.game, seed=7, bots="page")
    with pytest.raises(IllegalAction, match="no decision to take back"):
        match.undo()


def test_a_saved_match_verifies_and_goes_on_as_it_would_have(match, tmp_path):
    match.save(tmp_path / "m.jsonl")
    again = alcaide.load(str(tmp_path / "m.jsonl"))

    assert again == match
    assert verify_file(tmp_path / "m.jsonl", partial=True) == match.match
    assert again.log == match.log
    play_on(match, 10)
    play_on(again, 10)
    assert again == match


def test_a_match_without_its_secret_goes_on_with_luck_that_undo_cannot_change(match, tmp_path):
    match.match.header = type(match.match.header)(match.game, 2, match.match.header.settings, ("you", "page"))
    write_file(match.match, tmp_path / "m.jsonl")
    again = alcaide.load(tmp_path / "m.jsonl")
    play_on(again, 5)
    told = again.copy()
    again.undo(3)
    play_on(again, 0)
    for line in list(told)[again.match.turn :]:
        if getattr(line, "seat", None) == 0:
            again.do(line.action)

    assert again == told
    assert again.match.header.luck is None


def test_a_record_that_was_tampered_with_is_refused(match, tmp_path):
    match.save(tmp_path / "m.jsonl")
    text = (tmp_path / "m.jsonl").read_text()
    (tmp_path / "m.jsonl").write_text(text.replace('"match":"seed 7"', '"match":"seed 8"'))
    with pytest.raises(BadRecord, match=r"m\.jsonl, line \d+: By the secret"):
        alcaide.load(tmp_path / "m.jsonl")


def test_it_is_the_match_that_the_command_plays(tmp_path):
    path = tmp_path / "m.jsonl"
    words = [sys.executable, "-m", "alcaide", "play", "burgenland", "--seed", "7", "--out", path]
    subprocess.run(words, input="roll\n", text=True, capture_output=True, check=True)
    match = alcaide.play("burgenland", seed=7, bots="squire")
    match.do("roll")

    assert list(alcaide.load(path)) == list(match)


def test_copies_and_pickles_are_equal_and_on_their_own(match):
    twins = [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    for twin in twins:
        assert twin == match
        play_on(twin, 3)
        assert twin != match

    assert twins[0] == twins[1] == twins[2]


def test_matches_of_the_core_are_copied_and_pickled_too(match):
    twins = [copy.copy(match.match), copy.deepcopy(match.match), pickle.loads(pickle.dumps(match.match))]

    assert all(twin == match.match and twin.position.state() == match.match.position.state() for twin in twins)
    assert repr(match.match).startswith(f"<Match of {match.game.title} for 2, at turn ")


def test_the_position_is_ones_own_copy(match):
    position = match.position
    position.play(position.legal()[0])

    assert match.position.state() != position.state()
    assert repr(match.position.legal_moves()) == repr(match.legal)


def test_what_a_prompt_and_a_notebook_show(match):
    text, html = repr(match), match._repr_html_()

    assert match.game.title in text
    assert "Player to act: " in text
    assert max(map(len, text.splitlines())) <= 100
    assert "<svg " in html
    assert match._repr_svg_() == match.view(0)._repr_svg_()


@pytest.mark.parametrize("name", GAMES)
def test_without_rich_it_is_drawn_with_the_same_characters(name):
    code = f"import alcaide; print(alcaide.play({name!r}, seed=7, bots='page'))"
    printed = [
        subprocess.run([sys.executable, "-c", before + code], capture_output=True, text=True, check=True).stdout
        for before in ("", "import sys; sys.modules['rich'] = None; ")
    ]

    assert printed[0] == printed[1]


def test_a_game_that_nobody_has_drawn_is_written_out(monkeypatch):
    monkeypatch.setattr(
        alcaide.Game, "part", lambda game, name: None if name == "terminal" else part_of(game.package, name)
    )
    text = repr(alcaide.play("burgenland", seed=7))

    assert "crown: 7\n" in text
    assert "piles\n  blue\n    wall: 7\n" in text
    assert max(map(len, text.splitlines())) <= 100


def test_several_persons_share_a_prompt():
    match = alcaide.play("alcazar", 3, seed=1)

    assert match.viewer is None
    assert match.shown() == match.view(match.to_act)


def test_hints_come_in_words_and_a_bot_can_be_asked(match):
    assert str(match.ask("page")) in map(str, match.legal)
    assert all(" to win. " in line for line in match.hint())


def test_a_bot_that_fails_is_a_fault_and_may_try_again():
    bot = Stubborn()
    match = alcaide.play("burgenland", seed=1, bots={1: bot})
    bot.broken = True
    with pytest.raises(BotFault, match="stubborn on seat 1 crashed"):
        play_on(match, 50)
    bot.broken = False
    match.run()

    assert match.to_act in (0, OVER)


@pytest.mark.parametrize(
    ("error", "sentence", "given"),
    [
        (UnknownName, "Did you mean 'burgenland'", {"game": "burgenlan"}),
        (BadSetting, "is for 2 players, not 3", {"players": 3}),
        (UnknownName, "Did you mean 'squire'", {"bots": "squir"}),
        (BadSetting, "There is no seat 2; there are seats 0 to 1", {"bots": {2: "page"}}),
        (BadSetting, "something that can choose, not 5", {"bots": {1: 5}}),
        (BadSetting, "Give 2 names, one a seat", {"names": ["Ada"]}),
        (BadSetting, "Give 2 names, one a seat", {"names": ["Ada", 3]}),
        (BadSetting, "names must be a list", {"names": "Ada"}),
        (BadSetting, "The game must be a name", {"game": 3}),
        (BadSetting, "bots must be a name, or who sits where", {"bots": ["page"]}),
        (BadSetting, "options must be their values by name", {"options": ["track"]}),
        (BadSetting, "can be A, B", {"options": {"track": "Z"}}),
    ],
)
def test_what_cannot_be_begun_gets_a_sentence(error, sentence, given):
    with pytest.raises(error, match=sentence):
        alcaide.play(**{"game": "burgenland", **given})


@pytest.mark.parametrize("columns", [60, 79, 90, 200])
def test_the_board_fits_the_prompt(match, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))

    assert max(map(len, repr(match).splitlines())) <= max(79, min(100, columns))


def test_a_move_of_another_game_is_refused():
    match, other = alcaide.play("burgenland", seed=1), alcaide.play("alcazar", seed=1)
    for at, foreign in ((match, other.legal[0]), (other, match.legal[0])):
        with pytest.raises(NotUnderstood, match="is no move that is possible here"):
            at.do(foreign)


def test_a_swap_may_be_named_from_the_other_end():
    match = alcaide.play("alcazar", 3, seed=0)
    luck = SwiftLuck("x", 0)
    while not (swaps := [action for action in match.legal if str(action).startswith("swap ")]):
        match.do(match.legal[luck.pick(len(match.legal))])
    _, first, _, second = str(swaps[0]).split()
    match.do(f"swap {second} and {first}")

    assert next(line.action for line in reversed(list(match)) if hasattr(line, "action")) == swaps[0]


def test_completion_offers_what_is_imported_late():
    assert {"play", "load", "LiveMatch", "__version__"} <= set(dir(alcaide))


def test_only_seats_have_a_view(match):
    assert match.view() == match.game.view(match.position, None)
    with pytest.raises(BadSetting, match="There is no seat 9"):
        match.view(9)


def test_a_game_without_words_of_its_own_tells_each_move_once(monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "examples" / "fifth_game")
    game = import_module("keep").GAME
    match = alcaide.play(game, seed=1, bots="page")

    assert match.do(match.legal[0]) == [f"Player: {list(match)[1].action}"]
    with pytest.raises(IllegalAction) as refused:
        match.do("lay 6")
    assert str(refused.value).lower().count("possible:") + str(refused.value).count("possible is:") == 1
