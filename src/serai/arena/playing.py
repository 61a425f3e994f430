"""One game between bots. They are seated like people: they see what their seat may see, and what
they choose is checked in the same way."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from serai.arena.played import Forfeit, Played
from serai.arena.schedule import Fixture, bot_seed
from serai.arena.setting import Setting
from serai.bots import Bot, look, make_bot, warm
from serai.bots.bot import stand_ins_of
from serai.bots.registry import hears_story, is_remote
from serai.engine.action import Action
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.jit import INTERPRETED
from serai.engine.match import Match
from serai.engine.seat import Seat

EndingsOf: TypeAlias = Callable[[Any], list[str]]
"""Tells from the record of a game that is over how it ended, in a few words for each way."""

WARMING = 3600.0
"""Seconds that compiling a bot may take."""


class TooSlow(Exception):
    """A decision took longer than a bot may take."""


class Forfeited(Exception):
    """A bot has forfeited its game."""

    def __init__(self, why: str, told: object) -> None:
        super().__init__(f"{why}: {told}")
        self.why = why
        self.told = " ".join(str(told).split())


class Player:
    """A bot on its seat, and how much it has thought."""

    def __init__(self, game: Game, fixture: Fixture, seat: Seat, patience: float) -> None:
        self.game = game
        self.written = fixture.bots[seat]
        self.seed = bot_seed(fixture, seat)
        self.patience = patience
        self.bot: Bot | None = None
        self.decisions = 0
        self.seconds = 0.0

    def move(self, match: Match) -> None:
        """Let the bot decide, and play its action; raises Forfeited."""
        action = self._choose(match)
        try:
            match.play(action)
        except SeraiError as error:
            raise Forfeited("illegal", error) from error

    def _choose(self, match: Match) -> Action:
        """What the bot chooses; raises Forfeited, whatever the bot itself raises."""
        begun = time.perf_counter()
        self.decisions += 1
        try:
            with alarm(self.patience):
                action = self._ask(match)
        except TooSlow as late:
            raise Forfeited("slow", self._too_slow()) from late
        except Exception as error:
            raise Forfeited("crashed", _where(error)) from error
        spent = time.perf_counter() - begun
        self.seconds += spent
        if spent > self.patience:
            raise Forfeited("slow", self._too_slow())
        return action

    def _ask(self, match: Match) -> Action:
        if self.bot is None:
            self.bot = make_bot(self.written, self.game, self.seed)
        return self.bot.choose(look(match, hears_story(self.written)))

    def _too_slow(self) -> str:
        return f"no decision within {self.patience:g} s"


def _where(error: Exception) -> str:
    """What a crash was, and in which line of whose file: the bot's author wants to look there."""
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TooSlow when the time is over, where the system can interrupt this thread. Compiled
    code is not interrupted: its time is measured when it returns."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() != threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(*_: object) -> None:
    raise TooSlow


def no_endings(s: Any) -> list[str]:  # noqa: ARG001 (see EndingsOf)
    """Tells nothing."""
    return []


def play(setting: Setting, fixture: Fixture, endings_of: EndingsOf = no_endings) -> Played:
    """Play one game to its end, its cap, or a forfeit."""
    return play_match(setting, fixture, endings_of)[0]


def play_match(
    setting: Setting, fixture: Fixture, endings_of: EndingsOf = no_endings
) -> tuple[Played, Match]:
    """The same, with the match itself."""
    game = setting.find()
    match = game.new(setting.players, fixture.seed, **setting.options)
    seats = range(setting.players)
    players = [Player(game, fixture, seat, setting.patience) for seat in seats]
    forfeit = _play_out(match, players, setting.cap)
    played = Played(
        fixture.number,
        fixture.deal,
        fixture.bots,
        _winners(match, forfeit),
        tuple(match.scores),
        tuple(player.decisions for player in players),
        match.ply,
        tuple(endings_of(match.state)) if match.ended else (),
        forfeit is None and not match.ended,
        forfeit,
        tuple(round(player.seconds, 6) for player in players),
        _stand_ins(players),
    )
    return played, match


def _play_out(match: Match, players: list[Player], cap: int) -> Forfeit | None:
    while (seat := match.actor) is not None and match.ply < cap:
        try:
            players[seat].move(match)
        except Forfeited as forfeit:
            return Forfeit(seat, forfeit.why, forfeit.told)
    return None


def _stand_ins(players: list[Player]) -> tuple[int, ...]:
    """How many decisions another bot made in each bot's place; nothing if there were none."""
    found = tuple(stand_ins_of(player.bot) for player in players)
    return found if any(found) else ()


def _winners(match: Match, forfeit: Forfeit | None) -> tuple[Seat, ...]:
    """Who wins: the winners by the rules; after a forfeit, all others; and if the game has no
    winner yet, everybody."""
    if forfeit:
        return tuple(seat for seat in range(match.players) if seat != forfeit.seat)
    return tuple(match.winners) or tuple(range(match.players))


def warm_up(setting: Setting) -> None:
    """Compile the rules and each bot, before the time of the bots counts. Nobody elsewhere is asked
    for that."""
    if INTERPRETED:
        return
    game = setting.find()
    warm.warm(game, lambda: None)
    for bot in dict.fromkeys(bot for bot in setting.bots if not is_remote(bot)):
        match = game.new(setting.players, setting.seed, **setting.options)
        fixture = Fixture(0, 0, setting.seed, (bot,) * setting.players)
        try:
            Player(game, fixture, match.actor or 0, WARMING).move(match)
        except Forfeited:
            continue  # it will forfeit its games, and be reported there
