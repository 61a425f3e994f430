"""What a learner sees of every game that declares its fields: what the seat knows, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import serai
from engine.playing import dealt
from engine.toy import GAME as TOY
from serai.engine.declare import BadDeclaration
from serai.engine.form import Numbers, Own
from serai.engine.game import Game
from serai.engine.layout import Record, copy_record, i8, shown
from serai.engine.match import Match
from serai.engine.observing import Observer
from serai.engine.position import Position
from serai.engine.view import View

GAMES = [TOY, *map(serai.game, serai.games())]
DECLARED = [game for game in GAMES if isinstance(game.view, View)]
EVERY = 20
"""So many plies apart a random game is looked at."""
OTHER_WORLDS = 3

EACH_GAME = pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)


def observer_of(game: Game) -> Observer:
    """The game's observer."""
    assert isinstance(game.view, View)
    return Observer(game, game.view.position)


def moments(game: Game, seed: int) -> Any:
    """Matches at some moments of a random game, to its end."""
    rng = Random(seed)
    match = game.new(players=rng.choice(game.seats), seed=seed)
    while not match.over and match.ply < 40 * EVERY:
        if rng.randrange(EVERY) == 0 or match.ply < OTHER_WORLDS:
            yield match
        match.play(rng.choice(match.legal()))
    yield match


def another_world(match: Match, seat: int, seed: int) -> Any:
    """A record that the seat holds possible."""
    s = match.redacted(seat)
    match.game.play.guess(s, seat, seed)
    return s


def after_each(match: Match) -> Iterator[Any]:
    """The record after each of what may be played, or after some of it."""
    for number in match.legal_numbers()[:40]:
        s = copy_record(match.state)
        match.game.play.apply(s, number)
        yield s


def known(game: Game, s: Any, seat: int) -> Any:
    """What is left of a record when all is wiped that the seat does not know."""
    kept = copy_record(s)
    game.play.redact(kept, seat)
    return kept


@EACH_GAME
def test_worlds_that_a_seat_cannot_tell_apart_are_seen_alike(game: Game) -> None:
    observer = observer_of(game)
    for match in moments(game, 3):
        for seat in range(match.players):
            truth = observer.observe(match, seat)
            for seed in range(OTHER_WORLDS):
                world = known(game, another_world(match, seat, seed), seat)
                assert (observer.see(world, seat) == truth).all()


@pytest.mark.parametrize(
    "game", [each for each in DECLARED if each is not TOY], ids=lambda game: game.id
)
def test_what_a_seat_knows_is_seen(game: Game) -> None:
    """Records of which a seat knows different things give different rows: those before a decision
    and after each of its actions. So nothing is lost in between; there is no exception."""
    observer, count = observer_of(game), 0
    for match in moments(game, 5):
        seen: dict[tuple[int, bytes], bytes] = {}
        for s in [match.state, *after_each(match)]:
            for seat in range(match.players):
                record = known(game, s, seat)
                row = observer.see(record, seat).tobytes()
                assert seen.setdefault((seat, row), record.tobytes()) == record.tobytes()
        count += len(seen) - match.players
    assert count > 20


@pytest.mark.parametrize(
    ("game_id", "field", "numbers"),
    [
        ("silk", "points", (51, 52, 29_999, 30_000)),
        ("silk-road", "money", (61, 62, 29_999, 30_000)),
        ("silk-road", "bids", (-1, 0, 60, 61, 62, 29_999, 30_000)),
        ("silk-road", "drawn", (0, 3, 4, 15)),
        ("silk-road", "drawn_number", (0, 20, 21, 126, 127)),
        ("silver-isle", "rounds", (61, 62, 29_999, 30_000)),
    ],
)
def test_large_numbers_are_seen_apart(game_id: str, field: str, numbers: tuple[int]) -> None:
    game = serai.game(game_id)
    observer, s = observer_of(game), copy_record(game.new(seed=2).state)
    rows = set()
    for number in numbers:
        record = known(game, s, 0)
        record[field] = number
        rows.add(observer.see(record, 0).tobytes())
    assert len(rows) == len(numbers)


@EACH_GAME
def test_all_numbers_lie_between_0_and_1_and_are_as_many_for_all_players(game: Game) -> None:
    observer = observer_of(game)
    for seed in range(3):
        for match in moments(game, seed):
            for seat in range(match.players):
                row = observer.observe(match, seat)
                assert (row.size, row.dtype) == (observer.size, np.float32)
                assert row.min() >= 0
                assert row.max() <= 1


@EACH_GAME
def test_every_field_has_its_slice_and_there_are_no_gaps(game: Game) -> None:
    observer = observer_of(game)
    ends = [0, *(part.stop for part in observer.slices.values())]
    assert [part.start for part in observer.slices.values()] == ends[:-1]
    assert ends[-1] == observer.size


def test_a_secret_that_were_not_wiped_would_be_noticed() -> None:
    observer = observer_of(TOY)
    rows = [observer.see(dealt(1, other).state, 0) for other in (2, 3)]
    assert (rows[0] != rows[1]).any()
    rows = [observer.observe(dealt(1, other), 0) for other in (2, 3)]
    assert (rows[0] == rows[1]).all()


def test_ones_own_seat_comes_first() -> None:
    observer = observer_of(TOY)
    match = dealt(1, 3, 2)
    cards = observer.slices["cards"]
    unknown, nothing = [0, 1], [0, 0]
    assert observer.observe(match, 1)[cards].tolist() == [0.75, 0, *unknown, *unknown]
    two = observer.observe(dealt(1, 3), 1)[cards].tolist()
    assert two == [0.75, 0, *unknown, *nothing]
    turn = observer.slices["turn"]
    assert [observer.observe(match, seat)[turn].tolist() for seat in range(3)] == [
        [1, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
    ]


def test_the_board_is_seen_with_ones_own_pieces_first() -> None:
    silk = serai.game("silk")
    observer = observer_of(silk)
    match = next(iter(reversed(list(moments(silk, 1)))))
    position = match.position()
    points = observer.slices["points"]
    for seat, letter in enumerate(silk.letters[: match.players]):
        row = observer.observe(match, seat)
        own = np.clip(position["points"][letter] / 50, 0, 1)
        assert row[points][0] == np.float32(own)


def test_an_option_is_seen() -> None:
    observer = observer_of(TOY)
    swaps = [TOY.new(players=2, seed=1, swaps=number) for number in (1, 2)]
    options = observer.slices["options"]
    assert [observer.observe(match, 0)[options].tolist() for match in swaps] == [[0.5], [1]]


def test_a_picture_that_nothing_shows_is_noticed() -> None:
    class Bare(Record):
        """A picture of the game's own."""

        players: int = i8("seats in play")
        picture = shown("the board", Own(str, "signs"))

    Bare.picture.form.writer = str
    with pytest.raises(BadDeclaration, match="nothing sees the field 'picture'"):
        Observer(TOY, Position(Bare))


def test_numbers_of_a_games_own_are_among_them() -> None:
    """silk.setup.6 The den tile is where the ookami starts."""
    silk = serai.game("silk")
    observer = observer_of(silk)
    match = silk.new(players=2, seed=2)
    row = observer.observe(match, 0)

    def tiles(name: str) -> Numbers:
        return row[observer.slices[name]]

    den = tiles("tiles").reshape(30, 5)[:, 4]
    assert den.tolist() == tiles("ookami").tolist()
    assert den.sum() == 1
