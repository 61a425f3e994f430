"""Answering what tables ask bots: in whichever thread or process."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Any

from serai.bots import Bot, make_bot
from serai.bots.bot import note_of, stand_ins_of
from serai.bots.hint import Advice, advise
from serai.bots.line import asked_steps
from serai.bots.registry import is_remote
from serai.engine.game import find_game
from serai.table.naming import named_action
from serai.table.saying import said

if TYPE_CHECKING:
    from serai.bots import Observation
    from serai.engine.action import Action
    from serai.engine.game import Game
    from serai.engine.seat import Seat
    from serai.table.facts import AdviceFacts
    from serai.table.question import Question

LOG = logging.getLogger(__name__)
MOST_KEPT = 32
"""So many bots are kept in the middle of their turn. One that searches has some megabytes in
mind."""
MOST_REMOTE = 1000
"""So many remote bots are kept in the middle of their game, and what they have spent with them."""

Answer = Any
"""As JSON: the number of an action, or pieces of advice."""


class Kept:
    """The bots that were asked last, by what they have in mind."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._bots: OrderedDict[bytes, Bot] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, memory: bytes) -> Bot | None:
        """The bot with this in mind; nobody else gets it meanwhile."""
        with self._lock:
            return self._bots.pop(memory, None)

    def put(self, memory: bytes, bot: Bot) -> None:
        """Keep a bot, and forget the one that was asked longest ago if there are too many."""
        with self._lock:
            self._bots[memory] = bot
            if len(self._bots) > self.most:
                self._bots.popitem(last=False)


class Answers:
    """Answers questions. A bot that may be asked on at its seat's next decision is kept; where it
    is not, it is made again and thinks again what it thought before."""

    def __init__(self) -> None:
        self._kept = Kept(MOST_KEPT)
        self._remote = Kept(MOST_REMOTE)

    def answer(self, question: Question) -> Answer:
        """The answer, which may take seconds."""
        if question.kind == "advise":
            return self._advise(question)
        observations = question.observations()
        try:
            action = self._choose(question, observations)
        except Exception:
            LOG.exception("a bot failed at its choice")
            action = observations[-1].offers()[0]
        return observations[-1].game.space.number(action)

    def _choose(self, question: Question, observations: list[Observation]) -> Action:
        kept = self._remote if is_remote(question.bot) else self._kept
        bot = kept.take(_memory(question, question.seen[:-1]))
        if bot is None:
            bot = working_bot(question.bot, find_game(question.game), question.seed)
            for before in observations[:-1]:
                bot.choose(before)
        stand_ins = stand_ins_of(bot)
        action = bot.choose(observations[-1])
        if stand_ins_of(bot) > stand_ins:
            LOG.warning("another bot decided for %s: %s", question.bot, note_of(bot))
        kept.put(_memory(question, question.seen), bot)
        return action

    def _advise(self, question: Question) -> list[AdviceFacts]:
        observation = question.observations()[-1]
        found = advise(observation, iterations=question.iterations)
        return [advice_facts(observation.game, observation.seat, advice) for advice in found]


def _memory(question: Question, seen: tuple[bytes, ...]) -> bytes:
    """What a bot has in mind that has decided all of these, in short. A remote bot has its game in
    mind, which its seed stands for."""
    who = f"{question.game} {question.seat} {question.bot} {question.seed}".encode()
    if is_remote(question.bot):
        return hashlib.sha256(who).digest()
    return hashlib.sha256(b"\n".join((who, *seen))).digest() if seen else b""


def advice_facts(game: Game, seat: Seat, advice: Advice) -> AdviceFacts:
    """A piece of advice to a seat, in both languages."""
    steps = asked_steps(game, advice.plan) if advice.plan else []
    return {
        "id": str(advice.action),
        "action": advice.action.to_json(),
        "plan": [named_action(game, step.action, step.before, seat) for step in steps],
        "chance": round(advice.chance, 4),
        "changes": [
            {"unit": unit, "before": before, "after": after}
            for unit, before, after in advice.changes
        ],
        "because": [said(reason) for reason in advice.because],
        "en": advice.say(game, "en"),
        "es": advice.say(game, "es"),
    }


def working_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name. If it cannot be made any more, perhaps because its package is gone, one
    that plays at random, so that the game goes on."""
    try:
        return make_bot(name, game, seed)
    except Exception:
        LOG.exception("the bot %s cannot be made", name)
        return make_bot("random", game, seed)
