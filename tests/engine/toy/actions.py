"""What the toy is: its moments, and the decisions that come at each."""

from __future__ import annotations

from typing import Annotated

from engine.toy.rules import (
    copies_left,
    deal_next,
    guess,
    keep,
    moment_of,
    on_turn,
    redact,
    refuse_deal,
    refuse_swap,
    score,
    swap,
)
from engine.toy.state import State
from engine.toy.terms import CARDS, Moment, Reason
from serai.engine.action import Action, Domain
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in
from serai.engine.seat import CHANCE, NOBODY

CARD = Domain("card", [str(card) for card in range(1, CARDS + 1)], first=1)

STAGES = {
    Moment.DEAL: Stage(CHANCE, Reason.DECK_DEALS),
    Moment.CHOOSE: Stage(on_turn, Reason.SEATS_DECIDE),
    Moment.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}
"""Who decides at each moment, and what other actions wait for."""


@at(Moment.DEAL, ask=refuse_deal, do=deal_next, weight=copies_left)
class Deal(Action):
    """Chance: the next seat without a card gets this one."""

    notation = "deal {card}"
    card: Annotated[int, CARD]


@at(Moment.CHOOSE, do=keep)
class Keep(Action):
    """Keep your card; the next seat decides."""

    notation = "keep"


@at(Moment.CHOOSE, ask=refuse_swap, do=swap)
class Swap(Action):
    """Put your card back into the deck and take another."""

    notation = "swap"


PLAY = Play(
    State,
    STAGES,
    actions_in(__name__),
    seats_decide=Reason.SEATS_DECIDE,
    score=score,
    redact=redact,
    guess=guess,
    moment=moment_of,
)
