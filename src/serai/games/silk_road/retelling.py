"""What others did in Silk Road, in a few words, and what of it a seat has to see. All take part in
a turn: its story goes from the bids to the leader, and then from tile to tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from serai.engine.choosing import Said
from serai.engine.event import Event
from serai.engine.naming import OWN
from serai.engine.recap import EVERYBODY, Phrase, Retelling, Turns
from serai.games.silk_road import events, events_market

ACTS = events.PawnKept | events.NobodyBid | events_market.TileTaken | events_market.TileKept
"""Events that show who acts from then on."""


def opens(event: Event) -> str | None:
    """road.turn.1 The bids are everybody's; the caravan and the first tile are the leader's."""
    if isinstance(event, events.TurnBegan | events.ScoreCounted):
        return EVERYBODY
    if isinstance(event, events.PawnSold):
        return event.bidder
    return event.seat if isinstance(event, ACTS) else None


def phrases(turns: Turns) -> Iterator[Phrase]:
    """What was done, in that order."""
    for each in turns.heard:
        kind = type(each.event)
        if kind in RETOLD:
            message, names = RETOLD[kind]
            facts = {fact: each.names.get(fact, getattr(each.event, fact)) for fact in names}
            if facts.get("seat") == turns.seat:
                facts["seat"] = OWN
            yield Phrase(Said(message, facts), each.places)


RETOLD: Mapping[type[Event], tuple[str, tuple[str, ...]]] = {
    events.BidMade: ("recap-bid", ("seat", "amount")),
    events.BidPassed: ("recap-no-bid", ("seat",)),
    events.PawnSold: ("recap-pawn-bought", ("seat", "price")),
    events.PawnKept: ("recap-pawn-kept", ("bidder", "price")),
    events.NobodyBid: ("recap-led-free", ()),
    events.CaravanMoved: ("recap-went", ("city",)),
    events_market.TileTaken: ("recap-took", ("tile",)),
    events_market.TileKept: ("recap-kept", ("tile",)),
    events_market.ActionDeclined: ("recap-declined", ()),
    events_market.GoodChanged: ("recap-changed", ("good", "into")),
    events_market.GoodsSold: ("recap-sold", ("good", "number", "money")),
    events_market.GoodsBought: ("recap-bought", ("good", "number", "money")),
    events_market.GoodsTraded: ("recap-traded", ("good", "number", "into", "received")),
    events_market.GoodGiven: ("recap-gave", ("good",)),
    events_market.GoodReceived: ("recap-received", ("good",)),
    events_market.TheftFailed: ("recap-stole-nothing", ("victim",)),
    events_market.GoodStolen: ("recap-stole", ("victim",)),
    events_market.StolenGoodSeen: ("recap-stolen-good", ("good",)),
    events_market.GoodNamed: ("recap-named", ("good",)),
    events_market.PrizeWon: ("recap-prize", ("seat", "money")),
    events_market.BartererSpent: ("recap-bartered", ()),
    events_market.PawnPassed: ("recap-passed-pawn", ("receiver",)),
}
"""What is told again: the phrase, and its facts."""


def concerns(told: Sequence[Event], reader: str) -> list[int]:
    """road.thief.1 Somebody stole from you."""
    thefts = events_market.GoodStolen | events_market.StolenGoodSeen
    return [
        place
        for place, event in enumerate(told)
        if isinstance(event, thefts) and event.victim == reader
    ]


RETELLING = Retelling(turn=events.TurnBegan, opens=opens, phrases=phrases, concerns=concerns)
