"""Every reason to refuse an action, and the clause of the rules behind it.

A rule that asks whether something is allowed answers with one of these. `words/` says each of them
in every language, under its name.
"""

from __future__ import annotations

from enum import IntEnum


class Clause(IntEnum):
    """ALLOWED, or why not."""

    ALLOWED = 0
    # the moment
    GAME_IS_OVER = 1
    CHANCE_DECIDES = 2
    SEATS_DECIDE = 3
    CHOOSE_A_LINE = 4
    PLACE_YOUR_PORT = 5
    STARVE_FIRST = 6
    ACT_NOW = 7
    PAY_FIRST = 8
    KEEP_ONE = 9
    TAKE_SILVER_FIRST = 10
    DISCOVER_OR_DECLINE = 11
    NO_ACTION_LEFT = 12
    # set-up
    TILE_IS_DRAWN = 13
    LINE_DOES_NOT_FIT = 14
    PORT_NEEDS_A_LINE = 15
    PORT_CELL_IS_TAKEN = 16
    PORT_IS_BARRED = 17
    PORT_HIDES_CORNERS = 18
    # crews
    CREW_IS_FED = 19
    CREW_IS_NOT_ASHORE = 20
    SPACE_IS_NOT_NEXT = 21
    PORT_IS_FOREIGN = 22
    MINE_IS_IN_THE_WAY = 23
    CREW_IS_IN_THE_WAY = 24
    # ships
    SHIP_IS_IN_EUROPE = 25
    CORNER_IS_NOT_ELIGIBLE = 26
    SHIP_ARRIVES_AT_PORT = 27
    SHIP_LEAVES_FROM_PORT = 28
    SHIP_IS_THERE = 29
    LAND_IS_IN_THE_WAY = 30
    CREW_IS_ABOARD = 31
    CREW_IS_NOT_CLOSEST = 32
    SILVER_STAYS_IN_EUROPE = 33
    CREW_IS_NOT_ABOARD = 34
    NO_SILVER_ABOARD = 35
    SILVER_NOT_ONTO_MINE = 36
    # mines and silver
    MINE_IS_NOT_FOUND = 37
    MINE_IS_NOT_NEXT = 38
    MINE_NEEDS_CONTROL = 39
    MINE_IS_EXHAUSTED = 40
    MINE_NEEDS_GAINED_TILE = 41
    TILE_HAS_MINE = 42
    MINE_IS_PLACED = 43
    MINE_NEEDS_FREE_SPACE = 44
    CREW_CARRIES_SILVER = 45
    CREW_HAS_NO_SILVER = 46
    NO_SILVER_THERE = 47
    SILVER_IS_NOT_NEXT = 48
    NO_DROPPING = 49
    DROP_IN_PORT_ONLY = 50
    # fights
    PORT_FIGHTS_TOGETHER = 51
    TARGET_IS_NOT_NEXT = 52
    ATTACK_NEEDS_ENEMY = 53
    PORT_IS_EMPTY = 54
    SHIP_HAS_NO_CREW = 55
    SHIP_IS_ELSEWHERE = 56
    PORT_HAS_NO_CREW = 57
    CREW_DID_NOT_WIN = 58
    CREW_IS_NOT_IN_RESERVE = 59
    PAYMENT_IS_NOT_ALLOWED = 60
    PORT_IS_NOT_NEXT = 61
    PORT_IS_YOURS = 62
    SHIP_IS_YOURS = 63
    SHIP_NEEDS_CREW_FOR_PORT = 64
    NO_ENEMY_IN_PORT = 65
    SHIP_NEEDS_CREW_FOR_SHORE = 66
    NO_ENEMY_ASHORE = 67
    SHIP_IS_NOT_DOCKED = 68
    PORT_NEEDS_CREW_INSIDE = 69
    NO_ENEMY_NEXT_TO_PORT = 70
    PORTS_DO_NOT_TOUCH = 71
    PORTS_NEED_CREWS = 72


CLAUSE_IDS = {
    Clause.GAME_IS_OVER: "isle.end.3",
    Clause.CHANCE_DECIDES: "isle.seat.3",
    Clause.SEATS_DECIDE: "isle.start.6",
    Clause.CHOOSE_A_LINE: "isle.build.11",
    Clause.PLACE_YOUR_PORT: "isle.port.1",
    Clause.STARVE_FIRST: "isle.turn.1",
    Clause.ACT_NOW: "isle.turn.3",
    Clause.PAY_FIRST: "isle.fight.dmg.4",
    Clause.KEEP_ONE: "isle.fight.dmg.10",
    Clause.TAKE_SILVER_FIRST: "isle.fight.silver.3",
    Clause.DISCOVER_OR_DECLINE: "isle.mine.8",
    Clause.NO_ACTION_LEFT: "isle.turn.1",
    Clause.TILE_IS_DRAWN: "isle.build.4",
    Clause.LINE_DOES_NOT_FIT: "isle.build.10",
    Clause.PORT_NEEDS_A_LINE: "isle.port.2",
    Clause.PORT_CELL_IS_TAKEN: "isle.port.4",
    Clause.PORT_IS_BARRED: "isle.port.5",
    Clause.PORT_HIDES_CORNERS: "isle.port.6",
    Clause.CREW_IS_FED: "isle.starve.6",
    Clause.CREW_IS_NOT_ASHORE: "isle.move.1",
    Clause.SPACE_IS_NOT_NEXT: "isle.geo.5",
    Clause.PORT_IS_FOREIGN: "isle.move.5",
    Clause.MINE_IS_IN_THE_WAY: "isle.move.3",
    Clause.CREW_IS_IN_THE_WAY: "isle.move.2",
    Clause.SHIP_IS_IN_EUROPE: "isle.ship.loc.1",
    Clause.CORNER_IS_NOT_ELIGIBLE: "isle.ship.loc.2",
    Clause.SHIP_ARRIVES_AT_PORT: "isle.ship.europe.2",
    Clause.SHIP_LEAVES_FROM_PORT: "isle.ship.europe.4",
    Clause.SHIP_IS_THERE: "isle.ship.sail.1",
    Clause.LAND_IS_IN_THE_WAY: "isle.ship.sight.1",
    Clause.CREW_IS_ABOARD: "isle.load.1",
    Clause.CREW_IS_NOT_CLOSEST: "isle.load.2",
    Clause.SILVER_STAYS_IN_EUROPE: "isle.load.8",
    Clause.CREW_IS_NOT_ABOARD: "isle.unload.1",
    Clause.NO_SILVER_ABOARD: "isle.unload.1",
    Clause.SILVER_NOT_ONTO_MINE: "isle.unload.7",
    Clause.MINE_IS_NOT_FOUND: "isle.dig.1",
    Clause.MINE_IS_NOT_NEXT: "isle.dig.3",
    Clause.MINE_NEEDS_CONTROL: "isle.dig.2",
    Clause.MINE_IS_EXHAUSTED: "isle.dig.5",
    Clause.MINE_NEEDS_GAINED_TILE: "isle.mine.1",
    Clause.TILE_HAS_MINE: "isle.mine.6",
    Clause.MINE_IS_PLACED: "isle.mine.7",
    Clause.MINE_NEEDS_FREE_SPACE: "isle.mine.10",
    Clause.CREW_CARRIES_SILVER: "isle.silver.2",
    Clause.CREW_HAS_NO_SILVER: "isle.load.4",
    Clause.NO_SILVER_THERE: "isle.silver.3",
    Clause.SILVER_IS_NOT_NEXT: "isle.claim.1",
    Clause.NO_DROPPING: "isle.silver.6",
    Clause.DROP_IN_PORT_ONLY: "isle.silver.6",
    Clause.PORT_FIGHTS_TOGETHER: "isle.fight.who.11",
    Clause.TARGET_IS_NOT_NEXT: "isle.fight.who.1",
    Clause.ATTACK_NEEDS_ENEMY: "isle.fight.who.1",
    Clause.PORT_IS_EMPTY: "isle.fight.who.2",
    Clause.SHIP_HAS_NO_CREW: "isle.fight.who.4",
    Clause.SHIP_IS_ELSEWHERE: "isle.ship.loc.6",
    Clause.PORT_HAS_NO_CREW: "isle.fight.who.7",
    Clause.CREW_DID_NOT_WIN: "isle.fight.dmg.2",
    Clause.CREW_IS_NOT_IN_RESERVE: "isle.fight.dmg.9",
    Clause.PAYMENT_IS_NOT_ALLOWED: "isle.fight.dmg.3",
    Clause.PORT_IS_NOT_NEXT: "isle.fight.who.2",
    Clause.PORT_IS_YOURS: "isle.fight.who.2",
    Clause.SHIP_IS_YOURS: "isle.fight.who.4",
    Clause.SHIP_NEEDS_CREW_FOR_PORT: "isle.fight.who.5",
    Clause.NO_ENEMY_IN_PORT: "isle.fight.who.5",
    Clause.SHIP_NEEDS_CREW_FOR_SHORE: "isle.fight.who.6",
    Clause.NO_ENEMY_ASHORE: "isle.fight.who.6",
    Clause.SHIP_IS_NOT_DOCKED: "isle.fight.who.7",
    Clause.PORT_NEEDS_CREW_INSIDE: "isle.fight.who.8",
    Clause.NO_ENEMY_NEXT_TO_PORT: "isle.fight.who.8",
    Clause.PORTS_DO_NOT_TOUCH: "isle.fight.who.9",
    Clause.PORTS_NEED_CREWS: "isle.fight.who.9",
}
