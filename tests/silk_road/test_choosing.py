"""What is told to those who choose in Silk Road."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from serai import Match
from serai.engine.choosing import Said
from serai.games.silk_road.terms import Phase
from silk_road.playing import ROAD


def moments(players: int, seed: int) -> Iterator[Match]:
    """A random game at each of its decisions."""
    rng, match = Random(seed), ROAD.new(players, seed=seed)
    while match.actor is not None:
        yield match
        match.play(rng.choice(match.legal()))


def asked(match: Match, reader: int | None) -> Said:
    """What is asked, as somebody reads it."""
    return ROAD.choosing.asks(match.history, reader)


def test_only_who_is_asked_is_told_what_its_shield_hides() -> None:
    hidden = 0
    for match in moments(4, 1):
        own = asked(match, match.actor)
        for other in (None, (match.actor + 1) % 4):
            said = asked(match, other)
            assert said.message == own.message
            secrets = {"money", "most"} & set(said.facts)
            assert all(said.facts[fact] in (0, -1) for fact in secrets)
            assert said.facts.get("can", "unknown") == "unknown"
            hidden += said.facts != own.facts
    assert hidden > 20


def test_a_question_says_only_what_is_possible() -> None:
    seen = set()
    for seed in range(4):
        for match in moments(3, seed):
            said = asked(match, match.actor)
            kinds = {action.to_json()["do"] for action in match.legal()}
            can = said.facts.get("can")
            if said.message == "prompt-auction":
                assert (can == "pass") == (kinds == {"pass"})
            if said.message == "prompt-decide":
                assert (can == "keep") == ("keep_pawn" in kinds)
            if said.message == "prompt-act-seller":
                assert (can in ("both", "use")) == ("use" in kinds)
                assert (can in ("both", "change")) == ("change_good" in kinds)
            seen.add((said.message, can))
    assert {("prompt-decide", "keep"), ("prompt-act-seller", "nothing")} <= seen


@pytest.mark.parametrize("players", [3, 5])
def test_the_turn_tells_how_far_the_journey_has_come(players: int) -> None:
    for match in moments(players, players):
        turn = ROAD.choosing.turn(match.history)
        assert turn is not None
        assert turn.title is not None
        facts = turn.title.facts
        least, most = facts.get("least", facts.get("of")), facts.get("most", facts.get("of"))
        assert facts["number"] <= least <= most <= 13
    assert least <= match.state.turn <= most


def test_the_market_is_counted_tile_by_tile() -> None:
    for match in moments(3, 7):
        steps = {step.id: step for step in ROAD.choosing.turn(match.history).steps}
        market = steps["market"]
        if match.state.phase == Phase.TAKE:
            left = len(match.view(None)["tiles"][match.view(None)["caravan"]])
            assert market.facts == {"number": 5 - left + 1, "of": 5}
            assert market.state == "now"
        if match.state.phase in (Phase.PASS, Phase.HANDOVER):
            assert steps["pass"].state == "now"


def test_the_auction_tells_who_leads_and_for_how_much() -> None:
    prices = set()
    for seed in range(3):
        for match in moments(4, seed):
            (auction, *_) = ROAD.choosing.turn(match.history).steps
            if auction.state == "done":
                events = [event for event in match.events() if hasattr(event, "price")]
                prices.add(auction.facts["price"])
                if auction.facts["price"]:
                    assert auction.facts["price"] == events[-1].price
    assert len(prices) > 2
