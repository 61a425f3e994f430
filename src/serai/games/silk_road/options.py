"""The switches of Silk Road: rulings that another table may make otherwise."""

from __future__ import annotations

from serai.engine.option import option
from serai.games.silk_road import terms


class Options:
    """Each switch is a field of the record of its own name."""

    direction: int = option(terms.Direction, "R48", "east: the reverse game, Antioch to Chang'An")
    bonus_set: int = option(
        ("neutral", "goods"), "R7", "which actions are printed on the five cities"
    )
    open_counts: int = option(
        (False, True),
        "R41",
        "everybody sees the money and the number of goods of all; kinds stay hidden",
    )
    supply_counts: int = option(
        terms.SupplyCounts, "R38", "hidden: the supply shows only which goods have run out"
    )
    bank: int = option(terms.Bank, "R39", "strict45: the bank has 105 and no more")
    final_auction: int = option(
        terms.FinalAuction,
        "R5",
        "skip: there is no auction when only the end is ahead",
        formerly={"1": "skip"},
    )
    barterer_tokens: int = option(
        terms.BartererTokens, "R11", "per_tile: a go with two tiles costs two turn tokens"
    )
    barterer_call: int = option(
        terms.BartererCall,
        "R12",
        "before_first: a Barterer is announced before the first tile is taken",
    )
    vizier_after_tie: int = option(
        terms.VizierAfterTie,
        "R24",
        "no_second: when several share the first prize there is no second",
    )
    vizier_tie_second: int = option(
        terms.VizierTieSecond, "R26", "none: a second prize that several would share is not paid"
    )
    thief_empty_victim: int = option(
        terms.ThiefEmptyVictim, "R31", "only_with_goods: only players with goods may be robbed"
    )
    crook_on_bonus: int = option((True, False), "R7", "a Crook may change a printed action")
    crook_same_city: int = option((True, False), "R19", "a Crook may be used where it was taken")
    final_tie: int = option(
        terms.FinalTie,
        "R42",
        "money_then_goods: equal scores are decided by money, then by the number of goods",
    )
