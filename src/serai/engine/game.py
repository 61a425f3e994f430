"""What a game offers, and the list of games."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

from serai.engine.action import Action, ActionSpace
from serai.engine.chance import Chance, make_chance
from serai.engine.choosing import Choosing
from serai.engine.dispatch import register_rules, score
from serai.engine.errors import BadOption, BadPlayers, UnknownGame
from serai.engine.event import Event
from serai.engine.layout import Record, make_record
from serai.engine.match import Match
from serai.engine.naming import Name, Thing, call_nothing
from serai.engine.option import Option, Value, read_options, store_options
from serai.engine.packages import brings, packaged_games
from serai.engine.play import Play
from serai.engine.reason import Reasons
from serai.engine.recap import Retelling
from serai.engine.record import replay
from serai.engine.seat import LETTERS, Seat
from serai.engine.tally import Tally, tally_scores
from serai.engine.text import Catalogue


@dataclass(frozen=True)
class Printed:
    """The data that a game was made of, such as a map: as JSON, with a hash of what play depends
    on. `make` makes the game of other data, which are then not the shipped ones. `shape` is the
    type of the data, a TypedDict."""

    data: Mapping[str, Any]
    hash: str
    is_shipped: bool
    make: Callable[[Mapping[str, Any]], Game]
    shape: Any


def highest_scores(s: Any) -> list[Seat]:
    """The seats with the highest score, of a game that is over."""
    scores = [score(s, seat) for seat in range(int(s.players))]
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


@dataclass(frozen=True)
class Game:
    """A game that can be played.

    It has an `id`, a `title`, the numbers of players (`seats`), `options`, a `rules_version`, the
    `letters` by which its seats are written, and the methods below.

    Everything else is for whoever writes a game. `lay_out` turns a zeroed record into the start of
    a game; `play` plays it (see `dispatch`); `read_position` and `write_position` know the
    human-writable JSON; `view` is what a seat may see; `tell` says what an action did; `reasons`
    are those for which an action may be refused.

    Only some games have the rest: `earlier_rules`, versions whose games go on as they began, since
    options know what was otherwise then (`formerly`); `choosing`, what is told to those who choose;
    `winners`, if they are not those with the highest score; other `letters` for their seats than A,
    B, C; `call`, what people call a thing (the record, the thing); `tally`, what each seat would
    have if the game ended now and how near that is, as far as a seat may know it; `retelling`, what
    others did in a few words; `printed` data that an owner of the box may correct; `hides`, whether
    a seat may not yet know what an action before was (the record before it, the action, the record
    now, the seat); `uncovers`, whether a decision showed a secret (before, action, after), so that
    it is not taken back.
    """

    id: str
    title: str
    seats: range
    options: tuple[Option, ...]
    rules_version: str
    state: type[Record]
    play: Play
    folder: Path
    reasons: type[Reasons]
    lay_out: Callable[[Any, int], None]
    read_position: Callable[[Game, Mapping[str, Any]], Any]
    write_position: Callable[[Game, Any], dict[str, Any]]
    view: Callable[[Game, Any, Seat | None], dict[str, Any]]
    tell: Callable[[Any, Action, Any], list[Event]]
    earlier_rules: tuple[str, ...] = ()
    choosing: Choosing = field(default_factory=Choosing)
    winners: Callable[[Any], list[Seat]] = highest_scores
    letters: str = LETTERS
    call: Callable[[Any, Thing], Name | None] = call_nothing
    tally: Callable[[Any, Seat | None], Tally] = tally_scores
    retelling: Retelling = field(default_factory=Retelling)
    printed: Printed | None = None
    hides: Callable[[Any, Action, Any, Seat | None], bool] | None = None
    uncovers: Callable[[Any, Action, Any], bool] | None = None
    words: Catalogue = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", Catalogue(self.folder / "words"))
        register_rules(self.state, self.play)

    @property
    def space(self) -> ActionSpace:
        """All actions of the game, with their numbers."""
        return self.play.space

    @property
    def edition(self) -> tuple[object, ...]:
        """What must be equal so that one game can take over a match of another: id, rules, printed
        data, the record's fields, the number of actions."""
        printed = self.printed.hash if self.printed else None
        fields = str(self.state.dtype.descr)
        return self.id, self.rules_version, printed, fields, self.space.size

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        """A pickle names the game, and carries its printed data if they are not the shipped."""
        own = None if self.printed is None or self.printed.is_shipped else dict(self.printed.data)
        return named_game, (self.id, own)

    def start(self, players: int, options: Mapping[str, object] | None = None) -> Any:
        """A record at the very start of a game, before chance has laid or dealt anything."""
        self.check_players(players)
        s = make_record(self.state)
        store_options(self.options, s, self.read_options(options or {}))
        self.lay_out(s, players)
        return s

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        chance: str | Chance = "seeded",
        **options: object,
    ) -> Match:
        """A match from the start. Without a seed it gets a random one; `chance="manual"` lets you
        play the outcomes of chance yourself, `chance="fair"` makes dice that anybody can check."""
        seats = self.seats[0] if players is None else players
        match = Match(self, self.start(seats, options), make_chance(chance, seed))
        match.settle()
        return match

    def load(
        self,
        position: Mapping[str, Any],
        seed: int | None = None,
        chance: str | Chance = "seeded",
    ) -> Match:
        """A match from a position that a person may have written."""
        s = self.read_position(self, position)
        return Match(self, s, make_chance(chance, seed), start=self.write_position(self, s))

    def replay(self, record: Mapping[str, Any], upto: int | None = None) -> Match:
        """The match of a record, to its end or up to a ply."""
        return replay(self, record, upto)

    def with_data(self, data: Mapping[str, Any]) -> Game:
        """The same game made of other printed data; raises BadPosition for what cannot be."""
        if self.printed is None:
            raise BadOption(f"{self.title} has no printed data to be corrected")
        return self.printed.make(data)

    @property
    def offered_options(self) -> tuple[Option, ...]:
        """The options that somebody who opens a table is asked about."""
        return tuple(option for option in self.options if option.is_offered)

    def read_options(
        self, given: Mapping[str, object], rules: str | None = None
    ) -> dict[str, Value]:
        """Every option with its value, of a game that began under a version of the rules; raises
        BadOption."""
        return read_options(self.options, given, rules)

    def plays_rules(self, version: object) -> bool:
        """Whether games of this version of the rules can be played."""
        return version in (self.rules_version, *self.earlier_rules)

    def check_players(self, players: object) -> None:
        """Raise BadPlayers unless the game is played by so many."""
        if type(players) is not int or players not in self.seats:
            numbers = ", ".join(str(number) for number in self.seats)
            raise BadPlayers(f"{self.title} is played by {numbers}, not by {players!r}")


_GAMES: dict[str, Callable[[], Game]] = {}
GAME_ID = re.compile(r"[a-z][a-z0-9-]*")
"""Ids stand in addresses, commands and names of files."""


def register_game(game_id: str, load: Callable[[], Game]) -> None:
    """Add a game to the list; `load` is called when somebody wants to play it."""
    _GAMES[game_id] = load


def game_ids() -> list[str]:
    """The ids of all games, those that installed packages bring among them."""
    return sorted({*_GAMES, *guests()[0]})


def find_game(game_id: str) -> Game:
    """The game with this id."""
    if game_id in _GAMES:
        return _GAMES[game_id]()
    games, problems = guests()
    if game_id in games:
        return games[game_id]
    there = f"there is no game {game_id!r}; there are {', '.join(game_ids())}"
    raise UnknownGame(problems.get(game_id, there))


def game_problems() -> list[str]:
    """What is wrong with games of installed packages that cannot be played: a sentence each."""
    return list(guests()[1].values())


@functools.cache
def guests() -> tuple[dict[str, Game], dict[str, str]]:
    """The games of installed packages by id; and by id what is wrong with the others. They are
    loaded when somebody first lists the games or wants one; a broken one harms no other."""
    games: dict[str, Game] = {}
    problems: dict[str, str] = {}
    for point in packaged_games():
        try:
            games[point.name] = load_guest(point, {*_GAMES, *games})
        except UnknownGame as problem:
            problems[point.name] = str(problem)
    return games, problems


def load_guest(point: EntryPoint, taken: Collection[str]) -> Game:
    """The game that a package brings; raises UnknownGame with what is wrong with it."""
    named = f"the game {point.name!r} of the package {brings(point)}"
    if point.name in taken:
        raise UnknownGame(f"{named} has the id of another game")
    if not GAME_ID.fullmatch(point.name):
        raise UnknownGame(f"{named} needs an id of small letters, digits and hyphens")
    try:
        game = point.load()
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise UnknownGame(f"{named} cannot be loaded: {told}") from error
    if not isinstance(game, Game) or game.id != point.name:
        raise UnknownGame(f"{named} is not there: {point.value} is no game with this id")
    return game


def named_game(game_id: str, data: Mapping[str, Any] | None) -> Game:
    """The game with this id; with data, made of them."""
    game = find_game(game_id)
    return game if data is None else game.with_data(data)
