"""The bot `llm`: a language model decides; where it does not, another bot does."""

from __future__ import annotations

import logging
import os
import time
from typing import TYPE_CHECKING, ClassVar

from serai.bots.bot import Bot
from serai.bots.llm.address import ChatAddress, most_tokens_of
from serai.bots.llm.conversation import Unusable, begin, read_choice, refusal
from serai.bots.llm.purse import Purse, purse_of_day
from serai.bots.llm.trouble import Failed, Trouble
from serai.bots.registry import is_remote, make_bot
from serai.bots.settings import checked_number, checked_whole

if TYPE_CHECKING:
    from serai.bots.llm.address import Message
    from serai.bots.observation import Observation
    from serai.engine.action import Action
    from serai.engine.game import Game

LOG = logging.getLogger(__name__)
ADDRESS, MODEL, KEY = "SERAI_LLM_ADDRESS", "SERAI_LLM_MODEL", "SERAI_LLM_KEY"
"""Variables of the environment. The name of the one with the key can be set; the key cannot."""
PAUSE = 0.5
"""Seconds before an address is asked again that could not answer."""
GIVES_UP_AFTER = 3
"""After so many decisions in a row without an answer, the model is not asked any more in this game:
nobody shall wait in vain at every move."""


class LanguageModel(Bot):
    """Asks a model at `address`. A decision takes `seconds` at most and so many `tries`, a game so
    many `tokens`, and an answer so many of them. An answer that names no offer is refused, with the
    clause that forbids it. Then, and where there is no answer, the bot `stand_in` decides."""

    hears_story: ClassVar[bool] = True
    is_remote: ClassVar[bool] = True

    def __init__(  # noqa: PLR0913, PLR0917 (a setting each)
        self,
        game: Game,
        seed: int,
        address: str = "",
        model: str = "",
        key: str = KEY,
        seconds: float = 30,
        tries: int = 3,
        tokens: int = 500_000,
        answer: int = 1000,
        stand_in: str = "greedy",
    ) -> None:
        where, who = address or os.environ.get(ADDRESS, ""), model or os.environ.get(MODEL, "")
        if not where or not who:
            raise ValueError(f"say address= and model=, or set {ADDRESS} and {MODEL}")
        if is_remote(stand_in):
            raise ValueError(f"{stand_in!r} cannot stand in: it may not answer either")
        self.address = ChatAddress(str(where), str(who), os.environ.get(key, ""))
        self.seconds = checked_number("seconds", seconds, most=3600)
        self.tries = checked_whole("tries", tries, least=1, most=20)
        self.answer = checked_whole("answer", answer, least=1)
        self.purses = (Purse(checked_whole("tokens", tokens, least=0)), purse_of_day())
        self.stand_in = make_bot(stand_in, game, seed)
        self.note = ""
        self._unanswered = 0

    def choose(self, observation: Observation) -> Action:
        """What the model chooses, or the bot that stands in for it. Where there is no choice,
        nobody is asked."""
        offers = observation.offers()
        if len(offers) == 1:
            return offers[0]
        try:
            action = self._ask(observation)
        except Failed as failure:
            return self._let_another_decide(observation, failure)
        self._unanswered = 0
        return action

    def _let_another_decide(self, observation: Observation, failure: Failed) -> Action:
        LOG.info("a language model has not decided: %s", failure)
        self.note = failure.trouble
        self.stand_ins += 1
        self._unanswered += 1
        return self.stand_in.choose(observation)

    def _ask(self, observation: Observation) -> Action:
        """What the model chooses; raises Failed."""
        if self._unanswered >= GIVES_UP_AFTER:
            raise Failed(Trouble(self.note), "it has not answered for a while")
        deadline = time.monotonic() + self.seconds
        messages, trouble = begin(observation), Failed(Trouble.UNUSABLE, "no answer named an offer")
        for _ in range(self.tries):
            try:
                text = self._answer(messages, deadline)
                return read_choice(observation, text)
            except Unusable as unusable:
                messages += refusal(text, str(unusable))
                trouble = Failed(Trouble.UNUSABLE, str(unusable))
            except Failed as failure:
                trouble = failure
                if not failure.may_pass:
                    break
                time.sleep(max(0.0, min(PAUSE, deadline - time.monotonic())))
        raise trouble

    def _answer(self, messages: list[Message], deadline: float) -> str:
        """The model's next words; raises Failed. What they may cost is taken out of both purses
        before, and what they did not cost is put back."""
        seconds = deadline - time.monotonic()
        if seconds <= 0:
            raise Failed(Trouble.SLOW, "no time is left")
        most = most_tokens_of(messages, self.answer)
        taken = [purse for purse in self.purses if purse.take(most)]
        if len(taken) < len(self.purses):
            for purse in taken:
                purse.put_back(most)
            raise Failed(Trouble.SPENT, "no tokens are left")
        reply = self.address.ask(messages, self.answer, seconds)
        for purse in taken:
            purse.put_back(most - reply.tokens)
        return reply.text
