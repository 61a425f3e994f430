"""What has to hold at which moment of the game; `invariants.py` has what always holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.bits import count, has
from serai.engine.moment import Checks, Fault
from serai.engine.seat import NOBODY
from serai.games.silver_isle import terms
from serai.games.silver_isle.notation import cell_name
from serai.games.silver_isle.parts import suit
from serai.games.silver_isle.rules import damage, ending, fight, mine, movement, port
from serai.games.silver_isle.terms import Phase

# --- Set-up and turns -------------------------------------------------------------------------


def _draws(s: Any) -> Iterator[Fault]:
    """L2"""
    drawn = count(int(s.seen))
    if drawn >= terms.DRAWS or has(s.seen, int(s.drawn)):
        yield "isle.build.4", "a tile is drawn twice, or none is left"
    if s.num_tiles > drawn + 1:
        yield "isle.build.5", f"{s.num_tiles} tiles are laid, but only {drawn} were seen"


def _no_draws(s: Any) -> Iterator[Fault]:
    if s.seen or s.drawn:
        yield "isle.build.18", "tiles are drawn while the isle is built, and only then"


def _before_play(s: Any) -> Iterator[Fault]:
    if any(int(place) != terms.EUROPE for place in s.crew_at.flat) or any(map(int, s.ship_at)):
        yield "isle.start.2", "crews and ships are in Europe before the first turn"
    if any(map(int, s.mine_at)) or ending.silver_at_large(s) + ending.all_in_europe(s):
        yield "isle.start.3", "there are no mines and no silver before the first turn"
    for tile in range(1, int(s.num_tiles) + 1):
        if s.control[tile] != NOBODY:
            yield "isle.start.5", f"nobody controls {cell_name(s, tile)} before the first turn"


def _no_ports(s: Any) -> Iterator[Fault]:
    if any(port.has_port(s, seat) for seat in range(terms.SEATS)):
        yield "isle.port.1", "ports are placed when the isle is complete"


def _port_to_place(s: Any) -> Iterator[Fault]:
    if port.has_port(s, int(s.turn)):
        yield "isle.port.1", f"the port of {suit(int(s.turn))} stands already"


def _unfinished(s: Any) -> Iterator[Fault]:
    if ending.is_finished(s):
        yield "isle.end.3", "the game is over"


def _drop(s: Any) -> Iterator[Fault]:
    if not movement.can_drop(s, int(s.turn)):
        yield "isle.turn.1", "the turn has no action left"


def _starvation(s: Any) -> Iterator[Fault]:
    if s.actions_left != terms.ACTIONS:
        yield "isle.turn.1", "starvation comes before the actions"


def _rounds(s: Any) -> Iterator[Fault]:
    if s.rounds < 1 or 0 < s.limit_rounds < s.rounds:
        yield "isle.limit.3", f"there is no round {s.rounds}"


def _quiet_rounds(s: Any) -> Iterator[Fault]:
    if ending.is_too_quiet(s):
        yield "isle.limit.1", f"the game ended before {s.quiet_so_far} quiet rounds"


def _quiet_rounds_at_the_end(s: Any) -> Iterator[Fault]:
    if 0 < s.quiet_rounds < s.quiet_so_far:
        yield "isle.limit.1", f"the game ended before {s.quiet_so_far} quiet rounds"


# --- The middle of an action ------------------------------------------------------------------


def _winner(s: Any) -> Iterator[Fault]:
    if s.winner not in (s.foe, s.turn):
        yield "isle.fight.4", "the winner is one of the two who fought"


def _damage(s: Any) -> Iterator[Fault]:
    if s.foe == s.turn or s.damage <= 0:
        yield "isle.fight.dmg.1", "no damage is due"


def _payment(s: Any) -> Iterator[Fault]:
    if not damage.can_pay(s):
        yield PAY_OR_KEEP


def _no_payment(s: Any) -> Iterator[Fault]:
    if damage.can_pay(s):
        yield PAY_OR_KEEP


def _captured_silver(s: Any) -> Iterator[Fault]:
    if s.damage or not fight.is_silver_to_choose(s):
        yield "isle.fight.silver.3", "there is no choice of captured silver"


def _discovery(s: Any) -> Iterator[Fault]:
    if s.control[s.gained] != s.turn or not mine.can_discover(s):
        yield "isle.mine.1", "no mine can be discovered"


PAY_OR_KEEP = ("isle.fight.dmg.10", "'pay' is for what can be paid, 'keep' for the rest")
WHEN_NOT_BUILDING = [phase for phase in Phase if phase not in terms.BUILDING]

CHECKS_BY_PHASE: Checks = (
    (terms.BUILDING, _draws),
    (WHEN_NOT_BUILDING, _no_draws),
    (terms.SETUP, _before_play),
    (terms.BEFORE_PORTS, _no_ports),
    ((Phase.PORT,), _port_to_place),
    (terms.TURN, _unfinished),
    ((Phase.DROP,), _drop),
    ((Phase.STARVE,), _starvation),
    ((*terms.TURN, Phase.OVER), _rounds),
    (terms.TURN, _quiet_rounds),
    ((Phase.OVER,), _quiet_rounds_at_the_end),
    (terms.FIGHTING, _winner),
    ((Phase.PAY, Phase.KEEP), _damage),
    ((Phase.PAY,), _payment),
    ((Phase.KEEP,), _no_payment),
    ((Phase.SILVER,), _captured_silver),
    ((Phase.DISCOVER,), _discovery),
)
"""What has to hold at which moments, in the order in which it is looked at."""
