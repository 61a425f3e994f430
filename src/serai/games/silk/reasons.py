"""Every reason to refuse an action, and the clause of the rules behind it.

A rule that asks whether something is allowed answers with one of these. `words/` says each of them
in every language, under its name.
"""

from __future__ import annotations

from serai.engine.reason import Reasons


class Reason(Reasons):
    """ALLOWED, or why not. Several reasons may rest on one clause of the rules page."""

    ALLOWED = ""
    # the moment
    GAME_IS_OVER = "silk.end.6"
    CHANCE_DECIDES = "silk.turn.2"
    PLACE_WORMS = "silk.setup.p1.2"
    PLACE_PIECES = "silk.setup.p2.1b"
    RAISE_FIRST = "silk.turn.raise.1"
    CHOOSE_A_DIE = "silk.turn.dice.1"
    DO_THE_ACTION = "silk.die.must.1"
    PUSH_THE_PIECE = "silk.bump.2"
    SPREAD_THE_WORMS = "silk.bump.3"
    SEATS_DECIDE = "silk.turn.1"
    # set-up
    NOT_A_TILE = "silk.comp.10"
    DEN_TILE_FIRST = "silk.setup.1"
    TILES_ALL_DRAWN = "silk.comp.4"
    WORM_NEEDS_ROOM = "silk.setup.p1.6"
    WORM_ON_DRY = "silk.setup.p1.4"
    WORM_ON_NORMAL = "silk.setup.p1.5"
    WORM_NOT_BY_OOKAMI = "silk.setup.p1.7"
    PIECE_STANDS_ALREADY = "silk.setup.p2.1b"
    PIECE_NEEDS_EMPTY_TILE = "silk.setup.p2.2"
    PIECE_NEEDS_OWN_WORM = "silk.setup.p2.2"
    NURSERY_NEEDS_OWN_WORM = "silk.setup.p2.4"
    # the dice
    NO_SUCH_DIE = "silk.turn.dice.1"
    TOO_DEAR = "silk.die.cost.4"
    RESCUE_FINDS_NONE = "silk.raise.rescue.2"
    RAISE_FINDS_NO_TILE = "silk.raise.rescue.3"
    NO_STEP = "silk.sm.1"
    NO_OOKAMI_STEP = "silk.ook.1"
    NO_WALL_SITE = "silk.wall.2"
    NO_NURSERY_SITE = "silk.nur.1"
    NOTHING_TO_REGENERATE = "silk.regen.2"
    NOTHING_TO_GRAZE = "silk.graze.3"
    DIE_HAS_OPTIONS = "silk.die.must.1"
    NO_WILFUL_WASTE = "silk.die.must.4"
    # raise
    RAISE_NEEDS_RESERVE = "silk.raise.1"
    RAISE_NEEDS_ROOM = "silk.raise.2"
    RAISE_NEEDS_HOME = "silk.raise.3"
    RAISE_NEEDS_NO_PIECE = "silk.raise.5"
    # steps and bumps
    STEP_MEETS_WALL = "silk.move.wall.1"
    WRAP_MEETS_WALL = "silk.move.wrap.3"
    STEP_IS_BARRED = "silk.bump.table"
    STEP_MEETS_MOVED_PIECE = "silk.move.2"
    STEP_CANNOT_BE_FINISHED = "silk.bump.6"
    OOKAMI_FEARS_MASTIFF = "silk.ook.mastiff"
    WORM_MEETS_WALL = "silk.move.wall.3"
    WORM_MEETS_OUTER_WALL = "silk.move.off.3"
    WORM_MEETS_PIECE = "silk.occ.1"
    WORM_MEETS_CROWD = "silk.bump.7"
    # walls
    NO_WALLS_LEFT = "silk.wall.1"
    NOT_A_SIDE = "silk.geo.wall.1"
    WALL_STANDS_THERE = "silk.geo.wall.2"
    WALL_IS_UNCONNECTED = "silk.wall.2"
    # nurseries
    NOT_A_NURSERY_SITE = "silk.geo.nursery.1"
    NURSERY_STANDS_THERE = "silk.geo.nursery.2"
    NURSERY_TOO_NEAR = "silk.geo.nursery.3"
    NURSERIES_ALL_BUILT = "silk.regen.1"
    NURSERY_NEEDS_SHEPHERD = "silk.nur.1"
    REGENERATE_NEEDS_NURSERIES = "silk.regen.1"
    REGENERATE_NEEDS_BARREN = "silk.regen.2"
    REGENERATE_NEEDS_NURSERY_NEAR = "silk.regen.2"
    REGENERATE_NEEDS_EMPTY = "silk.regen.3"
    # graze
    GRAZE_NEEDS_OWN_WORM = "silk.graze.1"
    GRAZE_CANNOT_SPREAD = "silk.graze.3"
