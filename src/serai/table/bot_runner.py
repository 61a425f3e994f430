"""Bots at tables. They think in threads, so that the server goes on meanwhile. What they choose is
a command like any other."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from concurrent.futures import Executor
from functools import partial
from typing import TYPE_CHECKING

from serai.bots import Bot, Observation, look, make_bot
from serai.bots.hint import Advice, advise
from serai.bots.levels import LEVELS
from serai.table import decision
from serai.table.errors import Busy, Illegal, NotRunning, NotYourTurn, OldPly

if TYPE_CHECKING:
    from serai.engine.action import Action
    from serai.engine.game import Game
    from serai.engine.seat import Seat
    from serai.table.command_runner import CommandRunner
    from serai.table.facts import AdviceFacts
    from serai.table.session import Session

LOG = logging.getLogger(__name__)
RETRY = 1.0
"""Seconds to wait when the log could not be written."""
SEED_BYTES = 7
MOVED_ON = (OldPly, NotYourTurn, NotRunning)


class BotRunner:
    """Lets bots think and play. `delay` is how many seconds people may look before a bot plays.
    Hints come from the level `adviser`."""

    def __init__(
        self, runner: CommandRunner, threads: Executor, delay: float, adviser: str
    ) -> None:
        self.runner = runner
        self.threads = threads
        self.delay = delay
        self.adviser = {level.name: level for level in LEVELS}[adviser]
        self._thinking: set[asyncio.Task[None]] = set()

    def wake(self, session: Session) -> None:
        """If a bot has to decide, let it think, unless it does already."""
        if self.runner.is_left_to_another(session):
            return
        if session.thinking is None and seat_of_bot(session) is not None:
            task = asyncio.create_task(self._play_on(session))
            session.thinking = task
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    def stop(self) -> None:
        """Stop all bots. The next server sees from the log which of them have to decide."""
        for task in self._thinking:
            task.cancel()

    async def _play_on(self, session: Session) -> None:
        """Play as long as bots have to decide."""
        try:
            while (seat := seat_of_bot(session)) is not None:
                await self._play_one(session, seat)
        finally:
            session.thinking = None

    async def _play_one(self, session: Session, seat: Seat) -> None:
        match = decision.running_match(session)
        ply, observation = match.ply, look(match)
        await asyncio.sleep(self.delay)
        action = await self.choose(bot_of(session, seat), observation)
        try:
            await self.runner.run(
                session, None, lambda: decision.play_as_bot(session, seat, ply, action)
            )
        except MOVED_ON:
            return
        except Busy:
            await asyncio.sleep(RETRY)
        except Illegal as error:
            LOG.error("the bot %s chose what is illegal: %s", session.seats[seat].bot, error)
            session.bots[seat] = make_bot("random", session.game, ply)

    async def choose(self, bot: Bot, observation: Observation) -> Action:
        """What a bot chooses. If it fails, its first offer, so that the game goes on."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, bot.choose, observation)
        except Exception:
            LOG.exception("a bot failed at its choice")
            return observation.offers()[0]

    async def hint(self, session: Session, bot: str) -> Action:
        """What this bot would do in place of the seat to decide."""
        match = decision.running_match(session)
        adviser = make_bot(bot, session.game, match.ply)
        return await self.choose(adviser, look(match))

    async def advise(self, session: Session) -> list[AdviceFacts]:
        """The best few actions of the seat to decide, judged by what that seat knows."""
        observation = look(decision.running_match(session))
        ask = partial(advise, observation, iterations=self.adviser.budget(session.game))
        found = await asyncio.get_running_loop().run_in_executor(self.threads, ask)
        return [advice_facts(session.game, advice) for advice in found]


def advice_facts(game: Game, advice: Advice) -> AdviceFacts:
    """A piece of advice, in both languages."""
    return {
        "id": str(advice.action),
        "action": advice.action.to_json(),
        "chance": round(advice.chance, 4),
        "en": advice.say(game, "en"),
        "es": advice.say(game, "es"),
    }


def seat_of_bot(session: Session) -> Seat | None:
    """The seat to decide, if a bot plays it."""
    seat = session.actor if session.stage == "running" else None
    return seat if seat is not None and session.seats[seat].is_played_by_bot else None


def bot_of(session: Session, seat: Seat) -> Bot:
    """The bot of a seat, made when it is first needed. Its seed is made of the dice's secret by a
    hash, so that it says nothing about them."""
    if seat not in session.bots:
        key = session.dice.secret + f"bot {seat}".encode()
        seed = int.from_bytes(hashlib.sha256(key).digest()[:SEED_BYTES], "big")
        session.bots[seat] = working_bot(str(session.seats[seat].bot), session.game, seed)
    bot: Bot = session.bots[seat]
    return bot


def working_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name. If it cannot be made any more, perhaps because its package is gone, one
    that plays at random, so that the game goes on."""
    try:
        return make_bot(name, game, seed)
    except Exception:
        LOG.exception("the bot %s cannot be made", name)
        return make_bot("random", game, seed)
