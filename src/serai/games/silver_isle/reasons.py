"""Every reason to refuse an action, and the clause of the rules behind it.

A rule that asks whether something is allowed answers with one of these. `words/` says each of them
in every language, under its name.
"""

from __future__ import annotations

from serai.engine.reason import Reasons


class Reason(Reasons):
    """ALLOWED, or why not."""

    ALLOWED = ""
    # the moment
    GAME_IS_OVER = "isle.end.3"
    CHANCE_DECIDES = "isle.seat.3"
    SEATS_DECIDE = "isle.start.6"
    CHOOSE_A_LINE = "isle.build.11"
    PLACE_YOUR_PORT = "isle.port.1"
    STARVE_FIRST = "isle.turn.1"
    ACT_NOW = "isle.turn.3"
    PAY_FIRST = "isle.fight.dmg.4"
    KEEP_ONE = "isle.fight.dmg.10"
    TAKE_SILVER_FIRST = "isle.fight.silver.3"
    DISCOVER_OR_DECLINE = "isle.mine.8"
    NO_ACTION_LEFT = "isle.turn.1"
    BOTH_ACTIONS_ARE_USED = "isle.turn.4"
    # set-up
    TILE_IS_DRAWN = "isle.build.4"
    LINE_DOES_NOT_FIT = "isle.build.10"
    PORT_NEEDS_A_LINE = "isle.port.2"
    PORT_CELL_IS_TAKEN = "isle.port.4"
    PORT_IS_BARRED = "isle.port.5"
    PORT_HIDES_CORNERS = "isle.port.6"
    # crews
    CREW_IS_FED = "isle.starve.6"
    CREW_IS_NOT_ASHORE = "isle.move.1"
    SPACE_IS_NOT_NEXT = "isle.geo.5"
    PORT_IS_FOREIGN = "isle.move.5"
    MINE_IS_IN_THE_WAY = "isle.move.3"
    CREW_IS_IN_THE_WAY = "isle.move.2"
    # ships
    SHIP_IS_IN_EUROPE = "isle.ship.loc.1"
    CORNER_IS_NOT_ELIGIBLE = "isle.ship.loc.2"
    SHIP_ARRIVES_AT_PORT = "isle.ship.europe.2"
    SHIP_LEAVES_FROM_PORT = "isle.ship.europe.4"
    SHIP_IS_THERE = "isle.ship.sail.1"
    LAND_IS_IN_THE_WAY = "isle.ship.sight.1"
    CREW_IS_ABOARD = "isle.load.1"
    CREW_IS_NOT_CLOSEST = "isle.load.2"
    SILVER_STAYS_IN_EUROPE = "isle.load.8"
    CREW_IS_NOT_ABOARD = "isle.unload.1"
    NO_SILVER_ABOARD = "isle.unload.1"
    SILVER_NOT_ONTO_MINE = "isle.unload.7"
    # mines and silver
    MINE_IS_NOT_FOUND = "isle.dig.1"
    MINE_IS_NOT_NEXT = "isle.dig.3"
    MINE_NEEDS_CONTROL = "isle.dig.2"
    MINE_IS_EXHAUSTED = "isle.dig.5"
    MINE_NEEDS_GAINED_TILE = "isle.mine.1"
    TILE_HAS_MINE = "isle.mine.6"
    MINE_IS_PLACED = "isle.mine.7"
    MINE_NEEDS_FREE_SPACE = "isle.mine.10"
    CREW_CARRIES_SILVER = "isle.silver.2"
    CREW_HAS_NO_SILVER = "isle.load.4"
    NO_SILVER_THERE = "isle.silver.3"
    SILVER_IS_NOT_NEXT = "isle.claim.1"
    NO_DROPPING = "isle.silver.6"
    DROP_IN_PORT_ONLY = "isle.silver.6"
    # fights
    PORT_FIGHTS_TOGETHER = "isle.fight.who.11"
    TARGET_IS_NOT_NEXT = "isle.fight.who.1"
    ATTACK_NEEDS_ENEMY = "isle.fight.who.1"
    PORT_IS_EMPTY = "isle.fight.who.2"
    SHIP_HAS_NO_CREW = "isle.fight.who.4"
    SHIP_IS_ELSEWHERE = "isle.ship.loc.6"
    PORT_HAS_NO_CREW = "isle.fight.who.7"
    CREW_DID_NOT_WIN = "isle.fight.dmg.2"
    CREW_IS_NOT_IN_RESERVE = "isle.fight.dmg.9"
    PAYMENT_IS_NOT_ALLOWED = "isle.fight.dmg.3"
    PORT_IS_NOT_NEXT = "isle.fight.who.2"
    PORT_IS_YOURS = "isle.fight.who.2"
    SHIP_IS_YOURS = "isle.fight.who.4"
    SHIP_NEEDS_CREW_FOR_PORT = "isle.fight.who.5"
    NO_ENEMY_IN_PORT = "isle.fight.who.5"
    SHIP_NEEDS_CREW_FOR_SHORE = "isle.fight.who.6"
    NO_ENEMY_ASHORE = "isle.fight.who.6"
    SHIP_IS_NOT_DOCKED = "isle.fight.who.7"
    PORT_NEEDS_CREW_INSIDE = "isle.fight.who.8"
    NO_ENEMY_NEXT_TO_PORT = "isle.fight.who.8"
    PORTS_DO_NOT_TOUCH = "isle.fight.who.9"
    PORTS_NEED_CREWS = "isle.fight.who.9"
