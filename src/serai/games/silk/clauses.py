"""Every reason to refuse an action, and the clause of the rules behind it.

A rule that asks whether something is allowed answers with one of these. `words/` says each of them
in every language, under its name.
"""

from __future__ import annotations

from enum import IntEnum


class Clause(IntEnum):
    """ALLOWED, or why not. Several reasons may rest on one clause of the rules page."""

    ALLOWED = 0
    # the moment
    GAME_IS_OVER = 1
    CHANCE_DECIDES = 2
    PLACE_WORMS = 3
    PLACE_PIECES = 4
    RAISE_FIRST = 5
    CHOOSE_A_DIE = 6
    DO_THE_DEED = 7
    PUSH_THE_PIECE = 8
    SPREAD_THE_WORMS = 9
    SEATS_DECIDE = 10
    # set-up
    NOT_A_TILE = 11
    DEN_TILE_FIRST = 12
    TILES_ALL_DRAWN = 13
    WORM_NEEDS_ROOM = 14
    WORM_ON_DRY = 15
    WORM_ON_NORMAL = 16
    WORM_NOT_BY_OOKAMI = 17
    PIECE_STANDS_ALREADY = 18
    PIECE_NEEDS_EMPTY_TILE = 19
    PIECE_NEEDS_OWN_WORM = 20
    NURSERY_NEEDS_OWN_WORM = 21
    # the dice
    NO_SUCH_DIE = 22
    TOO_DEAR = 23
    RESCUE_FINDS_NONE = 24
    RAISE_FINDS_NO_TILE = 25
    NO_STEP = 26
    NO_OOKAMI_STEP = 27
    NO_WALL_SITE = 28
    NO_NURSERY_SITE = 29
    NOTHING_TO_REGENERATE = 30
    NOTHING_TO_GRAZE = 31
    DIE_HAS_OPTIONS = 32
    NO_WILFUL_WASTE = 33
    # raise
    RAISE_NEEDS_RESERVE = 34
    RAISE_NEEDS_ROOM = 35
    RAISE_NEEDS_HOME = 36
    RAISE_NEEDS_NO_PIECE = 37
    # steps and bumps
    STEP_MEETS_WALL = 38
    STEP_IS_BARRED = 39
    STEP_MEETS_MOVED_PIECE = 40
    STEP_CANNOT_BE_FINISHED = 41
    OOKAMI_FEARS_MASTIFF = 42
    WORM_MEETS_WALL = 43
    WORM_MEETS_OUTER_WALL = 44
    WORM_MEETS_PIECE = 45
    WORM_MEETS_CROWD = 46
    # walls
    NO_WALLS_LEFT = 47
    NOT_A_SIDE = 48
    WALL_STANDS_THERE = 49
    WALL_IS_UNCONNECTED = 50
    # nurseries
    NOT_A_NURSERY_SITE = 51
    NURSERY_STANDS_THERE = 52
    NURSERY_TOO_NEAR = 53
    NURSERIES_ALL_BUILT = 54
    NURSERY_NEEDS_SHEPHERD = 55
    REGENERATE_NEEDS_NURSERIES = 56
    REGENERATE_NEEDS_BARREN = 57
    REGENERATE_NEEDS_NURSERY_NEAR = 58
    REGENERATE_NEEDS_EMPTY = 59
    # graze
    GRAZE_NEEDS_OWN_WORM = 60
    GRAZE_CANNOT_SPREAD = 61
    WRAP_MEETS_WALL = 62


CLAUSE_IDS = {
    Clause.GAME_IS_OVER: "silk.end.6",
    Clause.CHANCE_DECIDES: "silk.turn.2",
    Clause.PLACE_WORMS: "silk.setup.p1.2",
    Clause.PLACE_PIECES: "silk.setup.p2.1b",
    Clause.RAISE_FIRST: "silk.turn.raise.1",
    Clause.CHOOSE_A_DIE: "silk.turn.dice.1",
    Clause.DO_THE_DEED: "silk.die.must.1",
    Clause.PUSH_THE_PIECE: "silk.bump.2",
    Clause.SPREAD_THE_WORMS: "silk.bump.3",
    Clause.SEATS_DECIDE: "silk.turn.1",
    Clause.NOT_A_TILE: "silk.comp.10",
    Clause.DEN_TILE_FIRST: "silk.setup.1",
    Clause.TILES_ALL_DRAWN: "silk.comp.4",
    Clause.WORM_NEEDS_ROOM: "silk.setup.p1.6",
    Clause.WORM_ON_DRY: "silk.setup.p1.4",
    Clause.WORM_ON_NORMAL: "silk.setup.p1.5",
    Clause.WORM_NOT_BY_OOKAMI: "silk.setup.p1.7",
    Clause.PIECE_STANDS_ALREADY: "silk.setup.p2.1b",
    Clause.PIECE_NEEDS_EMPTY_TILE: "silk.setup.p2.2",
    Clause.PIECE_NEEDS_OWN_WORM: "silk.setup.p2.2",
    Clause.NURSERY_NEEDS_OWN_WORM: "silk.setup.p2.4",
    Clause.NO_SUCH_DIE: "silk.turn.dice.1",
    Clause.TOO_DEAR: "silk.die.cost.4",
    Clause.RESCUE_FINDS_NONE: "silk.raise.rescue.2",
    Clause.RAISE_FINDS_NO_TILE: "silk.raise.rescue.3",
    Clause.NO_STEP: "silk.sm.1",
    Clause.NO_OOKAMI_STEP: "silk.ook.1",
    Clause.NO_WALL_SITE: "silk.wall.2",
    Clause.NO_NURSERY_SITE: "silk.nur.1",
    Clause.NOTHING_TO_REGENERATE: "silk.regen.2",
    Clause.NOTHING_TO_GRAZE: "silk.graze.3",
    Clause.DIE_HAS_OPTIONS: "silk.die.must.1",
    Clause.NO_WILFUL_WASTE: "silk.die.must.4",
    Clause.RAISE_NEEDS_RESERVE: "silk.raise.1",
    Clause.RAISE_NEEDS_ROOM: "silk.raise.2",
    Clause.RAISE_NEEDS_HOME: "silk.raise.3",
    Clause.RAISE_NEEDS_NO_PIECE: "silk.raise.5",
    Clause.STEP_MEETS_WALL: "silk.move.wall.1",
    Clause.WRAP_MEETS_WALL: "silk.move.wrap.3",
    Clause.STEP_IS_BARRED: "silk.bump.table",
    Clause.STEP_MEETS_MOVED_PIECE: "silk.move.2",
    Clause.STEP_CANNOT_BE_FINISHED: "silk.bump.6",
    Clause.OOKAMI_FEARS_MASTIFF: "silk.ook.mastiff",
    Clause.WORM_MEETS_WALL: "silk.move.wall.3",
    Clause.WORM_MEETS_OUTER_WALL: "silk.move.off.3",
    Clause.WORM_MEETS_PIECE: "silk.occ.1",
    Clause.WORM_MEETS_CROWD: "silk.bump.7",
    Clause.NO_WALLS_LEFT: "silk.wall.1",
    Clause.NOT_A_SIDE: "silk.geo.wall.1",
    Clause.WALL_STANDS_THERE: "silk.geo.wall.2",
    Clause.WALL_IS_UNCONNECTED: "silk.wall.2",
    Clause.NOT_A_NURSERY_SITE: "silk.geo.nursery.1",
    Clause.NURSERY_STANDS_THERE: "silk.geo.nursery.2",
    Clause.NURSERY_TOO_NEAR: "silk.geo.nursery.3",
    Clause.NURSERIES_ALL_BUILT: "silk.regen.1",
    Clause.NURSERY_NEEDS_SHEPHERD: "silk.nur.1",
    Clause.REGENERATE_NEEDS_NURSERIES: "silk.regen.1",
    Clause.REGENERATE_NEEDS_BARREN: "silk.regen.2",
    Clause.REGENERATE_NEEDS_NURSERY_NEAR: "silk.regen.2",
    Clause.REGENERATE_NEEDS_EMPTY: "silk.regen.3",
    Clause.GRAZE_NEEDS_OWN_WORM: "silk.graze.1",
    Clause.GRAZE_CANNOT_SPREAD: "silk.graze.3",
}
