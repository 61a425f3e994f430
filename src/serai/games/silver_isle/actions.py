"""What Silver Isle is: the moments of the game, and the decisions that come at each.

A crew is named by its value, which its owner knows; what others hear of it is in `story.py`.
"""

from __future__ import annotations

from typing import ClassVar

from serai.engine.action import Action
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silver_isle.parts import (
    Crew,
    Face,
    Harbour,
    Line,
    Order,
    Place,
    Source,
    Space,
    Suit,
)
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.attack import (
    attack,
    attack_ship,
    refuse_attack,
    refuse_port_attack,
    refuse_port_attack_ship,
    refuse_ship_attack_ship,
    refuse_ship_attack_shore,
    ship_attack_ship,
    ship_attack_shore,
)
from serai.games.silver_isle.rules.building import (
    assign_coasts,
    choose_drawer,
    draw_tile,
    lay_tile,
    refuse_draw,
    refuse_line,
)
from serai.games.silver_isle.rules.control import refuse_starve, starve
from serai.games.silver_isle.rules.crew import place_of
from serai.games.silver_isle.rules.damage import (
    keep,
    refuse_keep,
    refuse_remove,
    refuse_replace,
    remove,
    replace,
    reserves,
)
from serai.games.silver_isle.rules.ending import silver_in_europe
from serai.games.silver_isle.rules.fight import refuse_spoils, take_spoils
from serai.games.silver_isle.rules.geometry import port_of
from serai.games.silver_isle.rules.guessing import guess, redact
from serai.games.silver_isle.rules.listing import (
    crews_aboard,
    crews_in_port,
    crews_to_load,
    list_attacks,
    list_claims,
    list_digging,
    list_discoveries,
    list_port_attacks,
    list_spoils,
    list_steps,
    list_voyages,
    ships_at_port,
    ships_to_attack,
    sources_of_silver,
    winning_crews,
)
from serai.games.silver_isle.rules.mine import dig, discover, refuse_dig, refuse_discovery
from serai.games.silver_isle.rules.movement import (
    claim,
    drop,
    refuse_claim,
    refuse_drop,
    refuse_step,
    step,
    unload_crew,
)
from serai.games.silver_isle.rules.port import (
    choose_first,
    go_on_placing_ports,
    place_port,
    refuse_port,
)
from serai.games.silver_isle.rules.ship import (
    load_crew,
    load_silver,
    refuse_load_crew,
    refuse_load_silver,
    refuse_sail,
    refuse_unload_crew,
    refuse_unload_silver,
    sail,
    unload_silver,
)
from serai.games.silver_isle.rules.side import winner
from serai.games.silver_isle.rules.turn import (
    continue_action,
    continue_turn,
    end_turn,
    finish_action,
    look_for_hunger,
    on_turn,
)
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Phase

STAGES = {
    Phase.COASTS: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.DRAWER: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.DRAW: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.LAY: Stage(on_turn, Reason.CHOOSE_A_LINE),
    Phase.FIRST: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.PORT: Stage(on_turn, Reason.PLACE_YOUR_PORT, then=go_on_placing_ports),
    Phase.STARVE: Stage(on_turn, Reason.STARVE_FIRST, then=look_for_hunger),
    Phase.ACT: Stage(on_turn, Reason.ACT_NOW, then=continue_action),
    Phase.DROP: Stage(on_turn, Reason.NO_ACTION_LEFT),
    Phase.PAY: Stage(winner, Reason.PAY_FIRST, then=continue_action),
    Phase.KEEP: Stage(winner, Reason.KEEP_ONE, then=continue_action),
    Phase.SILVER: Stage(winner, Reason.TAKE_SILVER_FIRST, then=continue_action),
    Phase.DISCOVER: Stage(on_turn, Reason.DISCOVER_OR_DECLINE, then=finish_action),
    Phase.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}
"""isle.start.6, isle.turn.3 Who decides at each moment, what other actions wait for, and what
follows by itself. The winner of a fight pays and takes silver, whoever's turn it is."""

# --- Set-up -----------------------------------------------------------------------------------


@at(Phase.COASTS, do=assign_coasts)
class AssignCoasts(Action):
    """Chance: these suits sit north, east, south and west (option coasts=random)."""

    notation = "coasts {order}"
    order: Order


@at(Phase.DRAWER, do=choose_drawer)
class ChooseDrawer(Action):
    """Chance: this seat draws the first tile."""

    notation = "drawer {seat}"
    seat: Suit


@at(Phase.DRAW, ask=refuse_draw, do=draw_tile)
class DrawTile(Action):
    """Chance: the next tile of the isle shows this face."""

    notation = "draw {tile}"
    in_rules: ClassVar = {"tile": "face"}
    tile: Face


@at(Phase.LAY, ask=refuse_line, do=lay_tile)
class LayTile(Action):
    """Two lines are as good for the tile that you drew: choose one."""

    notation = "line {line}"
    line: Line


@at(Phase.FIRST, do=choose_first)
class ChooseFirst(Action):
    """Chance: this seat is the first player."""

    notation = "first {seat}"
    seat: Suit


@at(Phase.PORT, ask=refuse_port, do=place_port)
class PlacePort(Action):
    """Slide your port up to the isle along this line."""

    notation = "port {line}"
    line: Line


# --- The turn ---------------------------------------------------------------------------------


@at(Phase.STARVE, ask=refuse_starve, do=starve)
class Starve(Action):
    """This crew of an overcrowded area goes back to Europe."""

    notation = "starve {crew}"
    crew: Crew


@at(Phase.ACT, ask=refuse_step, do=step, listed_by=list_steps)
class Step(Action):
    """Move a crew to a space next to it, or into your port."""

    notation = "step {crew} {place}"
    crew: Crew
    place: Place


@at(Phase.ACT, ask=refuse_sail, do=sail, listed_by=list_voyages)
class Sail(Action):
    """Move your ship to a corner in sight, from Europe to your port, or from there to Europe."""

    notation = "sail {harbour}"
    in_rules: ClassVar = {"harbour": "corner"}
    harbour: Harbour


@at(Phase.ACT, ask=refuse_load_crew, do=load_crew, among=crews_to_load)
class LoadCrew(Action):
    """Take a crew aboard your ship."""

    notation = "load crew {crew}"
    crew: Crew


@at(Phase.ACT, ask=refuse_load_silver, do=load_silver, among=sources_of_silver)
class LoadSilver(Action):
    """Take a token aboard your ship, from the ground or from a crew of yours."""

    notation = "load silver {source}"
    in_rules: ClassVar = {"source": "crew"}
    source: Source


@at(Phase.ACT, ask=refuse_unload_crew, do=unload_crew, among=crews_aboard)
class UnloadCrew(Action):
    """Put a crew ashore."""

    notation = "unload crew {crew}"
    crew: Crew


@at(Phase.ACT, ask=refuse_unload_silver, do=unload_silver)
class UnloadSilver(Action):
    """Put a token ashore."""

    notation = "unload silver"


@at(Phase.ACT, ask=refuse_dig, do=dig, listed_by=list_digging)
class Mine(Action):
    """A crew extracts a token from the mine of this suit."""

    notation = "mine {crew} {seat}"
    in_rules: ClassVar = {"seat": "owner"}
    crew: Crew
    seat: Suit


@at(Phase.ACT, ask=refuse_claim, do=claim, listed_by=list_claims)
@at(Phase.SILVER, ask=refuse_spoils, do=take_spoils, listed_by=list_spoils)
class Claim(Action):
    """A crew takes a token from the ground; after a fight, one of the loser's."""

    notation = "claim {crew} {place}"
    crew: Crew
    place: Place


@at(Phase.ACT, Phase.DROP, ask=refuse_drop, do=drop, among=crews_in_port, then=continue_turn)
class DropSilver(Action):
    """A crew in your port lays its token down (option drop=port)."""

    notation = "drop {crew}"
    crew: Crew


@at(Phase.ACT, ask=refuse_attack, do=attack, listed_by=list_attacks, start=place_of)
class Attack(Action):
    """A crew attacks a crew or a port next to it."""

    notation = "attack {crew} {place}"
    crew: Crew
    place: Place


@at(Phase.ACT, ask=refuse_ship_attack_ship, do=ship_attack_ship, among=ships_to_attack)
class ShipAttacksShip(Action):
    """Your ship attacks another at its corner."""

    notation = "ship attack ship {seat}"
    in_rules: ClassVar = {"seat": "foe"}
    seat: Suit


@at(Phase.ACT, ask=refuse_ship_attack_shore, do=ship_attack_shore)
class ShipAttacksShore(Action):
    """Your ship attacks the crew in the closest space, or the port where it is docked."""

    notation = "ship attack shore"


@at(Phase.ACT, ask=refuse_port_attack, do=attack, listed_by=list_port_attacks, start=port_of)
class PortAttacks(Action):
    """Your port attacks a crew or a port next to it."""

    notation = "port attack {place}"
    place: Place


@at(Phase.ACT, ask=refuse_port_attack_ship, do=attack_ship, among=ships_at_port, start=port_of)
class PortAttacksShip(Action):
    """Your port attacks a ship docked at it."""

    notation = "port attack ship {seat}"
    in_rules: ClassVar = {"seat": "foe"}
    seat: Suit


@at(Phase.ACT, Phase.DROP, do=end_turn, then=None)
class Pass(Action):
    """isle.turn.4 End your turn."""

    notation = "pass"


# --- In the middle of an action ---------------------------------------------------------------


@at(Phase.PAY, ask=refuse_remove, do=remove, among=winning_crews)
class Remove(Action):
    """Pay damage: this crew goes to Europe."""

    notation = "remove {crew}"
    crew: Crew


@at(Phase.PAY, ask=refuse_replace, do=replace, among=(winning_crews, reserves))
class Replace(Action):
    """Pay damage: a smaller crew from Europe takes this one's place."""

    notation = "replace {crew} {by}"
    crew: Crew
    by: Crew


@at(Phase.KEEP, ask=refuse_keep, do=keep, among=winning_crews)
class Keep(Action):
    """The damage cannot be paid: all your crews in the fight but this one go to Europe."""

    notation = "keep {crew}"
    crew: Crew


@at(Phase.DISCOVER, ask=refuse_discovery, do=discover, listed_by=list_discoveries)
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
    score=silver_in_europe,
    redact=redact,
    guess=guess,
)
SPACE = PLAY.space
