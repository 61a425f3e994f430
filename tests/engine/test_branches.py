"""engine/match.py: branches, copies, pickles, and what a match says of itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import serai
from conformance.same import check_same, fields_of
from engine.playing import SECRET, TOY, dealt, play_out
from engine.process import run_python
from serai.engine import drawing
from serai.engine.chance import FairDice, ManualChance, SeededChance
from serai.engine.errors import BadPly, BadRecord
from serai.engine.match import Match
from serai.engine.seat import CHANCE
from silk_road.playing import ROAD
from silk_road.test_board import corrected

GAMES = serai.games()
PLIES = 60
CHANCES: dict[str, Any] = {
    "seeded": SeededChance(11),
    "fair": FairDice(SECRET, ("ann", "bob")),
    "manual": ManualChance(),
}
COPIES: dict[str, Callable[[Match], Match]] = {
    "branch": lambda match: match.branch(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}
copied_somehow = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
of_every_game = pytest.mark.parametrize("game_id", GAMES)
with_every_chance = pytest.mark.parametrize("chance", CHANCES.values(), ids=CHANCES)


def started(game_id: str, chance: Any = "seeded", seed: int | None = None) -> Match:
    """A match some way into its game."""
    return play_some(serai.game(game_id).new(seed=seed, chance=chance), PLIES)


def play_some(match: Match, plies: int) -> Match:
    """Play random actions, by chance too if it is manual."""
    choices, until = Random(plies), match.ply + plies
    while match.ply < until and not match.over:
        match.play(choices.choice(match.legal()))
    return match


def told(match: Match) -> tuple[Any, ...]:
    """All that a match holds."""
    records = [s.tobytes() for s in (*match.past, match.state)]
    return match.game.edition, match.chance, match.start, match.log, records


def own_road() -> Match:
    """Silk Road on a board of somebody's own."""
    return play_some(ROAD.with_data(corrected()).new(seed=3), PLIES)


# --- Copies -----------------------------------------------------------------------------------


@of_every_game
@with_every_chance
@copied_somehow
def test_a_copy_is_the_same_match(
    game_id: str, chance: Any, copied: Callable[[Match], Match]
) -> None:
    match = started(game_id, chance)
    again = copied(match)
    assert told(again) == told(match)
    assert again.game is match.game


@of_every_game
@copied_somehow
def test_what_happens_on_a_copy_does_not_happen_on_the_original_nor_the_other_way_round(
    game_id: str, copied: Callable[[Match], Match]
) -> None:
    match = started(game_id, seed=5)
    before = told(match)
    again = copied(match)
    play_some(again, 20)
    assert told(match) == before
    played = told(again)
    play_some(match, 5)
    while match.why_no_undo() is None:
        match.undo()
    play_some(match, 30)
    assert told(again) == played


@of_every_game
@copied_somehow
def test_a_copy_goes_on_with_the_same_chance(
    game_id: str, copied: Callable[[Match], Match]
) -> None:
    match = started(game_id, seed=6)
    again = copied(match)
    assert play_some(again, 40).record() == play_some(match, 40).record()


@pytest.mark.parametrize("copied", [Match.branch, copy.copy, copy.deepcopy])
def test_a_copy_can_take_back_what_the_original_can(copied: Callable[[Match], Match]) -> None:
    match = dealt(1, 2)
    match.play("keep")
    again = copied(match)
    assert [str(again.undo()), str(match.undo())] == ["keep", "keep"]
    again.play("swap")
    assert match.state.cards[0] == 1


def test_a_pickle_can_take_back_what_the_original_can() -> None:
    match = serai.game("silk").new(seed=1)
    before = match.state.tobytes()
    played = match.play(match.legal()[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.undo() == played
    assert again.state.tobytes() == before


def test_a_chance_with_a_memory_is_copied_with_a_deep_copy() -> None:
    class Memory(ManualChance):
        """A chance of somebody's own."""

    chance = Memory()
    match = TOY.new(players=2, chance=chance)
    assert copy.deepcopy(match).chance is not chance
    assert copy.copy(match).chance is chance


# --- Pickles in another process -----------------------------------------------------------------

READ = """
import pickle, sys
match = pickle.load(open({file!r}, "rb"))
print(repr(match))
print(match.game.id, match.ply, len(match.past), type(match.chance).__name__, match.start is None)
print(match.record() == pickle.load(open({record!r}, "rb")))
if not match.chance.is_manual:
    match.legal() and match.play(match.legal()[0])
"""


def read_elsewhere(match: Match, folder: Path) -> list[str]:
    """What a fresh interpreter says of a pickled match."""
    file, record = folder / "match", folder / "record"
    file.write_bytes(pickle.dumps(match))
    record.write_bytes(pickle.dumps(match.record()))
    return run_python(READ.format(file=str(file), record=str(record))).splitlines()


@of_every_game
@with_every_chance
def test_a_pickle_is_read_in_a_fresh_interpreter(game_id: str, chance: Any, tmp_path: Path) -> None:
    match = started(game_id, chance)
    facts = f"{game_id} {match.ply} {match.ply} {type(chance).__name__} True"
    assert read_elsewhere(match, tmp_path) == [repr(match), facts, "True"]


def test_a_pickle_of_silk_road_brings_its_own_board(tmp_path: Path) -> None:
    match = own_road()
    assert read_elsewhere(match, tmp_path)[-1] == "True"
    again = pickle.loads(pickle.dumps(match))
    assert again.game.edition == match.game.edition != ROAD.edition
    match.adopt(play_some(again, 10))
    assert told(match) == told(again)


def test_a_pickle_brings_the_position_that_a_match_was_loaded_from() -> None:
    match = serai.game("silk").load(started("silk", seed=2).position(), seed=4)
    again = pickle.loads(pickle.dumps(match))
    assert again.start == match.start
    assert again.record() == match.record()


def test_a_pickle_of_another_edition_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started("silk", seed=2)
    written = pickle.dumps(match)
    monkeypatch.setattr(type(match.game), "edition", ("silk", "another"))
    with pytest.raises(BadRecord, match="another edition of silk wrote this pickle"):
        pickle.loads(written)


# --- Branches ---------------------------------------------------------------------------------


@of_every_game
def test_a_branch_from_an_earlier_ply_stands_where_the_match_stood(game_id: str) -> None:
    match = started(game_id, seed=8)
    for ply in (0, 1, match.ply // 2, match.ply):
        early = match.branch(upto=ply)
        assert early.ply == ply
        assert told(early) == told(match.game.replay(match.record(), upto=ply))


@pytest.mark.parametrize("ply", [-1, 3, "2", 1.0, True], ids=repr)
def test_a_branch_begins_at_a_ply_that_has_been(ply: Any) -> None:
    with pytest.raises(BadPly, match="the match has plies 0 to 2, not"):
        dealt(1, 2).branch(upto=ply)


def test_a_branch_may_have_another_chance() -> None:
    match = TOY.new(players=2, seed=3)
    by_hand = match.branch(chance="manual")
    by_hand.play("swap")
    assert by_hand.actor == CHANCE
    match.play("swap")
    assert match.actor == 0
    outcomes = {match.branch(upto=3, chance=SeededChance(seed)).view(0)["cards"]["A"]
                for seed in range(40)}  # fmt: skip
    assert outcomes == {1, 2, 3, 4}


def test_a_match_adopts_what_was_played_on_a_branch_and_keeps_its_own_chance() -> None:
    match = TOY.new(players=2, seed=3)
    branch = match.branch(chance="manual")
    for move in ("swap", "deal 4"):
        branch.play(move)
    match.adopt(branch)
    assert match.log == branch.log
    assert match.view(0)["cards"] == {"A": 4}
    assert match.chance == SeededChance(3)
    branch.play("keep")
    assert match.actor == 0


def test_a_match_adopts_only_a_match_of_its_own_game() -> None:
    match = dealt(1, 2)
    with pytest.raises(BadRecord, match=r"<Match of silk, ply 22, .*> is not of this match's game"):
        match.adopt(serai.game("silk").new(seed=1))
    assert match.ply == 2


def test_nobody_writes_into_what_a_match_has_been() -> None:
    match = dealt(1, 2)
    for name in ("game", "chance", "state", "start", "log", "past"):
        with pytest.raises(AttributeError):
            setattr(match, name, None)
    with pytest.raises(ValueError, match="read-only"):
        match.past[0].turn = 1
    match.play("keep")
    match.undo()
    match.state.turn = 1  # its own copy: a study may change it


# --- Bytes --------------------------------------------------------------------------------------


@of_every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_record_has_the_same_bytes_however_it_was_made(game_id: str, seed: int) -> None:
    """Played, replayed, loaded from its position, copied, guessed with nothing left to guess."""
    game = serai.game(game_id)
    match = play_some(game.new(seed=seed), 40 * (seed + 1))
    match.settle()
    bytes_of = match.state.tobytes()
    made = {
        "replayed": game.replay(match.record()),
        "loaded": game.load(match.position()),
        **{name: copied(match) for name, copied in COPIES.items()},
    }
    for other in made.values():
        check_same(other.state, match.state)
    for seat in range(match.players):
        imagined = match.redacted(seat)
        game.play.guess(imagined, seat, seed)
        assert fields_of(imagined) != fields_of(match.state) or imagined.tobytes() == bytes_of
        again = match.redacted(seat)
        game.play.guess(again, seat, seed)
        assert again.tobytes() == imagined.tobytes()


# --- What a match says of itself ----------------------------------------------------------------


def test_a_match_says_its_game_its_ply_and_who_decides() -> None:
    match = TOY.new(players=2, seed=3)
    assert repr(match) == "<Match of toy, ply 2, seat 0 (A) decides>"
    match.play("swap")
    assert repr(match) == "<Match of toy, ply 3, chance decides>"
    assert match.ply == 3  # nothing was drawn for it
    assert repr(play_out(match)).endswith(", over>")


@of_every_game
def test_a_notebook_shows_the_board_and_draws_no_chance_for_it(game_id: str) -> None:
    match = serai.game(game_id).new(seed=2, chance="manual")
    page = match._repr_html_()
    assert page is not None
    assert page.startswith("<pre")
    assert f"&lt;Match of {game_id}, ply 0, chance decides&gt;" in page
    assert len(page.splitlines()) > 10
    assert match.ply == 0


def test_a_notebook_shows_what_a_spectator_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    road = started("silk-road", seed=2)
    view = road.game.view

    def asked_by(game: Any, s: Any, seat: int | None) -> dict[str, Any]:
        asked.append(seat)
        return view(game, s, seat)

    monkeypatch.setitem(vars(road.game), "view", asked_by)
    road._repr_html_()
    assert asked == [None]


def test_where_nobody_draws_a_notebook_falls_back_on_the_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawing, "_DRAWERS", [])
    assert dealt(1, 2)._repr_html_() is None
