"""What a language model is told of a decision, and what it answers. Everything that it is told is
made of an observation, so that it knows what its seat knows and no more."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from serai.engine.errors import SeraiError
from serai.engine.narrator import Narrator
from serai.pages import find_page

if TYPE_CHECKING:
    from serai.bots.llm.address import Message
    from serai.bots.observation import Observation
    from serai.engine.action import Action
    from serai.engine.game import Game

INTRODUCTION = """\
You play the board game {title} and want to win. You sit on seat {letter}.

Whenever you have to decide, you are told what happened lately, what you see (as JSON) and your \
offers: the actions that you may choose from. Think briefly. End your answer with a line that says \
PLAY and one offer, word for word, for example:

PLAY {example}
"""
PLAY_LINE = re.compile(r"^\W*PLAY\b[\s:`*\"']*(\S.*?)[\s`*\"'.]*$", re.IGNORECASE | re.MULTILINE)
PICTURE = re.compile(r"^!\[.*\n?", re.MULTILINE)
LONGEST_QUOTE = 80


class Unusable(Exception):
    """An answer names no offer; this says why not, for the model to read."""


def begin(observation: Observation) -> list[Message]:
    """What a model is told before its first answer to a decision."""
    game, offers = observation.game, observation.offers()
    introduction = INTRODUCTION.format(
        title=game.title, letter=game.letters[observation.seat], example=offers[0]
    )
    return [
        {"role": "system", "content": f"{introduction}{_in_short(game)}"},
        {"role": "user", "content": _question(observation, offers)},
    ]


def refusal(answer: str, why: str) -> list[Message]:
    """The model's answer, and why it does not do."""
    told = f"{why} Choose one of your offers. End with a line: PLAY and the offer, word for word."
    return [{"role": "assistant", "content": answer}, {"role": "user", "content": told}]


def read_choice(observation: Observation, answer: str) -> Action:
    """The offer that an answer names; raises Unusable."""
    written = PLAY_LINE.findall(answer)
    if not written:
        raise Unusable("I found no line that begins with PLAY.")
    named = str(written[-1])[:LONGEST_QUOTE]
    try:
        action = observation.game.space.read(named)
    except SeraiError as error:
        raise Unusable(f"There is no action {named!r}: {error}.") from error
    refused = observation.why_not(action)
    if refused is not None:
        raise Unusable(f"You may not play {named!r}: {refused.text()} (rule {refused.clause})")
    return action


def _in_short(game: Game) -> str:
    """What one needs to know before a first game."""
    page = find_page(game, "en", "learn")
    if page is None:
        return ""
    return f"\n{PICTURE.sub('', page.read_text(encoding='utf-8'))}"


def _question(observation: Observation, offers: list[Action]) -> str:
    narrator = Narrator(observation.game, "en", observation.seat)
    lines = [f"- {offer} ({narrator.describe(offer, observation.state)})" for offer in offers]
    parts = [
        "What happened lately:",
        *(f"- {sentence}" for sentence in observation.story),
        "\nWhat you see:",
        json.dumps(observation.view(), ensure_ascii=False),
        "\nYour offers, each followed by what it means:",
        *lines,
    ]
    return "\n".join(parts)
