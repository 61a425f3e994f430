"""What Silver Isle is: the moments of the game, and the decisions that come at each.

A moment of Silver Isle is its `Phase`. `engine/declare.py` says what `@at` can say: `among` narrows
what is asked about, `listed_by` lists it, and `start` is found once and handed to the rules that
ask for it. A crew is named by its value, which its owner knows; what others hear of it is in
`story.py`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from serai.engine.action import Action
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in, on_turn
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silver_isle import parts
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules import (
    attack,
    building,
    control,
    crew,
    damage,
    ending,
    fight,
    geometry,
    guessing,
    listing,
    mine,
    movement,
    port,
    ship,
    side,
    sight,
    turn,
)
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Phase

Place: TypeAlias = Annotated[int, parts.SPOT, geometry.place_of_spot]
Space: TypeAlias = Annotated[int, parts.ISLE_SPACE, geometry.place_of_spot]
Harbour: TypeAlias = Annotated[int, parts.HARBOUR, sight.corner_of_point]
"""What actions name by coordinates; rules get its number on this isle."""

STAGES = {
    Phase.COASTS: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.DRAWER: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.DRAW: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.LAY: Stage(on_turn, Reason.CHOOSE_A_LINE),
    Phase.FIRST: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.PORT: Stage(on_turn, Reason.PLACE_YOUR_PORT, then=port.go_on_placing_ports),
    Phase.STARVE: Stage(on_turn, Reason.STARVE_FIRST, then=turn.look_for_hunger),
    Phase.ACT: Stage(on_turn, Reason.ACT_NOW, then=turn.continue_action),
    Phase.DROP: Stage(on_turn, Reason.NO_ACTION_LEFT),
    Phase.PAY: Stage(side.winner, Reason.PAY_FIRST, then=turn.continue_action),
    Phase.KEEP: Stage(side.winner, Reason.KEEP_ONE, then=turn.continue_action),
    Phase.SILVER: Stage(side.winner, Reason.TAKE_SILVER_FIRST, then=turn.continue_action),
    Phase.DISCOVER: Stage(on_turn, Reason.DISCOVER_OR_DECLINE, then=turn.finish_action),
    Phase.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}
"""isle.start.6, isle.turn.3 Who decides at each moment, what other actions wait for, and what
follows by itself. The winner of a fight pays and takes silver, whoever's turn it is."""

# --- Set-up -----------------------------------------------------------------------------------


@at(Phase.COASTS, do=building.assign_coasts)
class AssignCoasts(Action):
    """Chance: these suits sit north, east, south and west (option coasts=random)."""

    notation = "coasts {order}"
    order: parts.Order


@at(Phase.DRAWER, do=building.choose_drawer)
class ChooseDrawer(Action):
    """Chance: this seat draws the first tile."""

    notation = "drawer {seat}"
    seat: parts.Suit


@at(Phase.DRAW, ask=building.refuse_draw, do=building.draw_tile)
class DrawTile(Action):
    """Chance: the next tile of the isle shows this face."""

    notation = "draw {tile}"
    in_rules: ClassVar = {"tile": "face"}
    tile: parts.Face


@at(Phase.LAY, ask=building.refuse_line, do=building.lay_tile)
class LayTile(Action):
    """Two lines are as good for the tile that you drew: choose one."""

    notation = "line {line}"
    line: parts.Line


@at(Phase.FIRST, do=port.choose_first)
class ChooseFirst(Action):
    """Chance: this seat is the first player."""

    notation = "first {seat}"
    seat: parts.Suit


@at(Phase.PORT, ask=port.refuse_port, do=port.place_port)
class PlacePort(Action):
    """Slide your port up to the isle along this line."""

    notation = "port {line}"
    line: parts.Line


# --- The turn ---------------------------------------------------------------------------------


@at(Phase.STARVE, ask=control.refuse_starve, do=control.starve)
class Starve(Action):
    """This crew of an overcrowded area goes back to Europe."""

    notation = "starve {crew}"
    crew: parts.Crew


@at(Phase.ACT, ask=movement.refuse_step, do=movement.step, listed_by=listing.list_steps)
class Step(Action):
    """Move a crew to a space next to it, or into your port."""

    notation = "step {crew} {place}"
    crew: parts.Crew
    place: Place


@at(Phase.ACT, ask=ship.refuse_sail, do=ship.sail, listed_by=listing.list_voyages)
class Sail(Action):
    """Move your ship to a corner in sight, from Europe to your port, or from there to Europe."""

    notation = "sail {harbour}"
    in_rules: ClassVar = {"harbour": "corner"}
    harbour: Harbour


@at(Phase.ACT, ask=ship.refuse_load_crew, do=ship.load_crew, among=ship.crews_to_load)
class LoadCrew(Action):
    """Take a crew aboard your ship."""

    notation = "load crew {crew}"
    crew: parts.Crew


@at(Phase.ACT, ask=ship.refuse_load_silver, do=ship.load_silver, among=ship.sources_of_silver)
class LoadSilver(Action):
    """Take a token aboard your ship, from the ground or from a crew of yours."""

    notation = "load silver {source}"
    in_rules: ClassVar = {"source": "crew"}
    source: parts.Source


@at(Phase.ACT, ask=ship.refuse_unload_crew, do=movement.unload_crew, among=ship.crews_aboard)
class UnloadCrew(Action):
    """Put a crew ashore."""

    notation = "unload crew {crew}"
    crew: parts.Crew


@at(Phase.ACT, ask=ship.refuse_unload_silver, do=ship.unload_silver)
class UnloadSilver(Action):
    """Put a token ashore."""

    notation = "unload silver"


@at(Phase.ACT, ask=mine.refuse_dig, do=mine.dig, listed_by=listing.list_digging)
class Mine(Action):
    """A crew extracts a token from the mine of this suit."""

    notation = "mine {crew} {seat}"
    in_rules: ClassVar = {"seat": "owner"}
    crew: parts.Crew
    seat: parts.Suit


@at(Phase.ACT, ask=movement.refuse_claim, do=movement.claim, listed_by=listing.list_claims)
@at(Phase.SILVER, ask=fight.refuse_spoils, do=fight.take_spoils, listed_by=listing.list_spoils)
class Claim(Action):
    """A crew takes a token from the ground; after a fight, one of the loser's."""

    notation = "claim {crew} {place}"
    crew: parts.Crew
    place: Place


@at(Phase.ACT, ask=ship.refuse_ship_claim, do=ship.ship_claim, listed_by=listing.list_ship_claims)
class ShipClaims(Action):
    """Your ship takes a token from a place next to its closest one (option ship_reach=next)."""

    notation = "ship claim {place}"
    place: Place


@at(
    Phase.ACT,
    Phase.DROP,
    ask=movement.refuse_drop,
    do=movement.drop,
    among=movement.crews_in_port,
    then=turn.continue_turn,
)
class DropSilver(Action):
    """A crew in your port lays its token down (option drop=port)."""

    notation = "drop {crew}"
    crew: parts.Crew


@at(
    Phase.ACT,
    ask=attack.refuse_attack,
    do=attack.attack,
    listed_by=listing.list_attacks,
    start=crew.place_of,
)
class Attack(Action):
    """A crew attacks a crew or a port next to it."""

    notation = "attack {crew} {place}"
    crew: parts.Crew
    place: Place


@at(
    Phase.ACT,
    ask=attack.refuse_attack_on_ship,
    do=attack.attack_ship,
    among=(attack.crews_against_ships, None),
    start=crew.place_of,
)
class AttackShip(Action):
    """A crew attacks a ship, which no crew may. Ships are attacked by ships and ports."""

    notation = "attack {crew} ship {seat}"
    in_rules: ClassVar = {"seat": "foe"}
    crew: parts.Crew
    seat: parts.Suit


@at(
    Phase.ACT,
    ask=attack.refuse_ship_attack_ship,
    do=attack.ship_attack_ship,
    among=attack.ships_to_attack,
)
class ShipAttacksShip(Action):
    """Your ship attacks another at its corner."""

    notation = "ship attack ship {seat}"
    in_rules: ClassVar = {"seat": "foe"}
    seat: parts.Suit


@at(Phase.ACT, ask=attack.refuse_ship_attack_shore, do=attack.ship_attack_shore)
class ShipAttacksShore(Action):
    """Your ship attacks the crew in the closest space, or the port where it is docked."""

    notation = "ship attack shore"


@at(
    Phase.ACT,
    ask=attack.refuse_port_attack,
    do=attack.attack,
    listed_by=listing.list_port_attacks,
    start=geometry.port_of,
)
class PortAttacks(Action):
    """Your port attacks a crew or a port next to it."""

    notation = "port attack {place}"
    place: Place


@at(
    Phase.ACT,
    ask=attack.refuse_port_attack_ship,
    do=attack.attack_ship,
    among=attack.ships_at_port,
    start=geometry.port_of,
)
class PortAttacksShip(Action):
    """Your port attacks a ship docked at it."""

    notation = "port attack ship {seat}"
    in_rules: ClassVar = {"seat": "foe"}
    seat: parts.Suit


@at(Phase.ACT, Phase.DROP, ask=turn.refuse_pass, do=turn.end_turn, then=None)
class Pass(Action):
    """End your turn: if you can take no action, or need not (option both_actions=off)."""

    notation = "pass"


# --- In the middle of an action ---------------------------------------------------------------


@at(Phase.PAY, ask=damage.refuse_remove, do=damage.remove, among=side.winning_crews)
class Remove(Action):
    """Pay damage: this crew goes to Europe."""

    notation = "remove {crew}"
    crew: parts.Crew


@at(
    Phase.PAY,
    ask=damage.refuse_replace,
    do=damage.replace,
    among=(side.winning_crews, damage.reserves),
)
class Replace(Action):
    """Pay damage: a smaller crew from Europe takes this one's place."""

    notation = "replace {crew} {by}"
    crew: parts.Crew
    by: parts.Crew


@at(Phase.KEEP, ask=damage.refuse_keep, do=damage.keep, among=side.winning_crews)
class Keep(Action):
    """The damage cannot be paid: all your crews in the fight but this one go to Europe."""

    notation = "keep {crew}"
    crew: parts.Crew


@at(Phase.DISCOVER, ask=mine.refuse_discovery, do=mine.discover, listed_by=listing.list_discoveries)
class Discover(Action):
    """Place the mine on this space of the tile that you gained."""

    notation = "discover {space}"
    in_rules: ClassVar = {"space": "place"}
    space: Space


@at(Phase.DISCOVER)
class Decline(Action):
    """Discover no mine here."""

    notation = "decline"


PLAY = Play(
    State,
    STAGES,
    actions_in(__name__),
    seats_decide=Reason.SEATS_DECIDE,
    score=ending.silver_in_europe,
    redact=guessing.redact,
    guess=guessing.guess,
)
SPACE = PLAY.space
