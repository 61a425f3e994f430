"""The Barterer: a second tile in one go."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silk_road import terms
from serai.games.silk_road.rules.tile import spend, tiles_here, usable
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Barter, BartererCall, BartererTokens, Kind, Phase

TILES_OF_BARTERER = 2


@rule
def called_first(s: State) -> bool:
    """road.barter.5 Whether a Barterer is announced before the first tile (`barterer_call`)."""
    return s.barterer_call == BartererCall.BEFORE_FIRST


@rule
def pays_twice(s: State) -> bool:
    """road.barter.9 Whether each tile costs a turn token (`barterer_tokens`)."""
    return s.barterer_tokens == BartererTokens.PER_TILE


@rule
def tiles_for_barter(s: State) -> int:
    """road.barter.6 How many tiles must be left for a Barterer: the second, and also the first if a
    Barterer is announced before it is taken."""
    return TILES_OF_BARTERER if called_first(s) else 1


@rule
def can_barter(s: State) -> bool:
    """road.barter.2, road.barter.3, road.barter.6, road.barter.8 You may spend one usable Barterer
    in a go, if there is a second tile. With `per_tile` and three players you take both turn tokens
    for that, so you may have none yet."""
    if s.barter != Barter.NONE or tiles_here(s) < tiles_for_barter(s):
        return False
    if pays_twice(s) and s.players == terms.FEWEST_SEATS and s.tokens[s.pawn] > 0:
        return False
    return usable(s, s.pawn, Kind.BARTERER) > 0


@rule
def spend_barterer(s: State) -> None:
    """road.barter.3, road.barter.7, road.barter.12, road.barter.13 The Barterer leaves the game; a
    second tile must be taken after the first, and there is no second printed bonus."""
    spend(s, s.pawn, Kind.BARTERER)
    s.barter = Barter.CALLED if called_first(s) else Barter.SECOND
    s.phase = Phase.TAKE
