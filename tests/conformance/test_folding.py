"""Golden games fold what chance does several times in a row, and lose nothing by it."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from conformance.folding import COLUMNS, Ply, Told, fold, plain, unfold
from conformance.golden import Teller

pytestmark = pytest.mark.once

BAG = ("draw S1", "draw A4", "draw M2")
LANDS = ("lay dry", "lay normal")


def chance(number: int, action: str, offers: tuple[str, ...] = ()) -> Ply:
    """A ply of chance."""
    return Ply(number, "chance", action, offers)


def lands(*names: str) -> list[Told]:
    """Plies that lay these."""
    return [chance(number, f"lay {name}", LANDS) for number, name in enumerate(names)]


def test_equal_offers_are_told_once_and_repeated_words_counted() -> None:
    assert list(fold(lands("dry", "dry", "dry", "normal", "dry"))) == [
        "   0-4 chance: lay dry ×3, normal, dry",
        "       of 2 each time: lay dry, lay normal",
    ]


def test_offers_that_lose_what_is_drawn_are_told_once() -> None:
    told = [
        chance(7, "draw A4", BAG),
        chance(8, "draw M2", ("draw S1", "draw M2")),
        chance(9, "draw S1", ("draw S1",)),
    ]
    assert list(fold(told)) == [
        "   7-9 chance: draw A4, M2, S1",
        "       of 3 without those before: draw S1, draw A4, draw M2",
    ]


def test_plies_whose_offers_are_not_shown_have_no_line_for_them() -> None:
    assert list(fold([chance(3, "lay vizier"), chance(4, "lay thief")])) == [
        "   3-4 chance: lay vizier, thief"
    ]


@pytest.mark.parametrize(
    "following",
    [
        Ply(1, "A", "lay dry", LANDS),
        chance(1, "roll dry", LANDS),
        chance(1, "lay dry", (*LANDS, "lay leafy")),
        chance(1, "lay dry"),
        "      phase: lay",
    ],
    ids=["another actor", "another verb", "other offers", "no offers", "a line between"],
)
def test_what_differs_is_not_folded(following: Told) -> None:
    told = [*lands("dry"), following]
    assert list(fold(told)) == list(plain(told))


def test_players_are_never_folded() -> None:
    told = [Ply(number, "A", "worm 0,0", ("worm 0,0",)) for number in range(3)]
    assert list(fold(told)) == list(plain(told))


def test_offers_that_come_back_end_a_run() -> None:
    told = [chance(0, "draw A4", BAG), chance(1, "draw S1", BAG[::2]), chance(2, "draw S1", BAG)]
    assert [line.split(":")[0] for line in fold(told)][::2] == ["   0-1 chance", "   2 chance"]


def test_long_runs_are_wrapped() -> None:
    told = [chance(number, f"lay seller-{number}") for number in range(60)]
    lines = list(fold(told))
    assert 1 < len(lines) < 15
    assert max(map(len, lines)) <= COLUMNS
    assert list(unfold(lines)) == list(plain(told))


@pytest.mark.parametrize("is_shown", [True, False], ids=["offers", "no offers"])
@pytest.mark.parametrize("game_id", serai.games())
def test_a_whole_game_unfolds_to_the_same_plies(game_id: str, is_shown: bool) -> None:
    game = serai.game(game_id)
    teller = Teller(game, game.letters)
    for players in game.seats:
        choose = teller.randomly(seed=players)
        told = list(teller.plies(game.start(players), choose, at_tens, lambda _: is_shown))
        folded = list(fold(told))
        assert len(folded) < len(list(plain(told)))
        assert list(unfold(folded)) == list(plain(told))


def at_tens(_: Any, ply: int) -> bool:
    """Whether the position is shown: now and then."""
    return ply % 10 == 0
