"""What the bots know about Silk: what a position is worth, and which decisions look promising.

The constants are measured: 500 games each of 2 and 4 greedy seats, seeds 7 to 506, 5 % of the
decisions random, one decision in eleven; three rounds, each with the constants of the one before,
the last of which were rounded and not fitted again. A point that worms
would feed is worth 1 near the end and 0.4 at the start, since much happens to them until then; a
worm in the den half a point at the start; a worm as such nothing, as one is raised every turn for
free; a nursery 1 to 2 points at the start. (With pastures counted in full from the start, greedy
seats hardly grazed: 5 points at the end of a game of four, 20 or so since.) `serai.bots.fitting`
measures them anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from serai.bots.evaluation import Evaluation
from serai.bots.knowledge import NO_SCRATCH
from serai.engine.bits import Bits, count, has, lowest
from serai.engine.choosing import Said
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import NOBODY, Seat, letter
from serai.games.silk import actions
from serai.games.silk.rules.enclosure import (
    controller,
    enclosure_points,
    is_enclosure,
    region_of,
)
from serai.games.silk.rules.geometry import ends_of, has_wall, is_outer_side, neighbour
from serai.games.silk.rules.grazing import value
from serai.games.silk.rules.turn import price
from serai.games.silk.state import State
from serai.games.silk.tables import BOARD, REWARD, THRESHOLD
from serai.games.silk.terms import (
    DICE,
    DIRECTIONS,
    NOWHERE,
    NURSERIES,
    OOKAMI,
    SPOTS,
    WORMS,
    BoardAction,
    Improvement,
    Phase,
    Tile,
)

TERMS = (
    "points",
    "enclosures",
    "pastures",
    "herd",
    "den",
    "danger",
    "silkworm",
    "nurseries",
    "tempo",
)
POINTS, ENCLOSURES, PASTURES, HERD, DEN, DANGER, SILKWORM, NURSERY, TEMPO = range(len(TERMS))
SCRATCH = NO_SCRATCH
KIND_OF, PARTS_OF = actions.SPACE.tables()
"""The kind of each action, and its parts."""
(BUILD_WALL, BUMP, GRAZE, MOVE_OOKAMI, PLACE_WORM, PUSH, RAISE_WORM, USE_DIE) = map(
    actions.SPACE.kind_number,
    (
        actions.BuildWall,
        actions.Bump,
        actions.Graze,
        actions.MoveOokami,
        actions.PlaceWorm,
        actions.Push,
        actions.RaiseWorm,
        actions.UseDie,
    ),
)
BUDGETS = {"beginner": 24, "easy": 120, "medium": 480, "hard": 2000, "expert": 10_000}
SEARCH_SETTINGS = {
    "exploration": 1.0,
    "own_widening": 4.0,
    "lookahead_by_win_chance": 1,
    "lookahead_whole_turns": 1,
    "prior_exponent": 8.0,
}

WORTH_KEEPING = 2
"""So many points of somebody's grazing are worth a word."""

FEWEST_WALLS = 6
"""Walls around the smallest enclosure: two tiles."""

# What things are worth at the start of a game; at its end worms that feed and worms in the den
# count as they do in the final scoring, and the rest is worth nothing.
EARLY_FEED = 0.4
EARLY_DEN = 0.5
A_GROUND = 0.3
"""A tile that the seat's worms stand on."""
A_NURSERY = 1.5

IN_REACH = 0.2
"""A worm that one step of the ookami would take, at any time."""

A_TURN = 0.5
"""What a turn to come is worth, in leads that make a win likely, so that positions can be compared
whoever is to move. (In 40 games each of 2 and 4 greedy seats, seeds 0 on, a turn brought about a
whole such lead with 2 and half of one with 4; with a whole one the search was no better.)"""
LAST_TURNS = 0.12
"""How much of the game is left for those who still have a turn once the end is triggered."""
LAST_LEAD, LEAD = 2.0, 9.0
"""The lead that makes a win likely at the end, and how much more it takes at the start (700 games
of 2 and 500 of 4 quick greedy seats, seeds 100000 on)."""


@rule
def judge(s: State, seats: Bits, evaluation: Evaluation) -> float:
    """Judge what the position is worth to these seats; return the scale of a lead."""
    scale = LAST_LEAD + LEAD * game_ahead(s, int(s.turn))
    for seat in range(s.players):
        if has(seats, seat):
            judge_seat(s, seat, scale, evaluation.terms[seat])
    judge_enclosures(s, seats, evaluation.terms)
    return scale


@rule
def judge_seat(s: State, seat: Seat, scale: float, terms: Ints) -> None:
    """The points that a seat has, those of the final scoring if it came now, and those that it may
    still get."""
    ahead = game_ahead(s, seat)
    terms[POINTS] = s.points[seat]
    terms[ENCLOSURES] = 0.0
    judge_herd(s, seat, ahead, terms)
    terms[DEN] = -s.den[seat] * fading(EARLY_DEN, 1.0, ahead)
    terms[DANGER] = -IN_REACH * worms_in_reach(s, seat)
    terms[SILKWORM] = ahead * silkworm_hope(s, seat)
    terms[NURSERY] = ahead * nursery_hope(s, seat)
    terms[TEMPO] = A_TURN * scale * turn_ahead(s, seat, ahead)


@rule
def game_ahead(s: State, seat: Seat) -> float:
    """The share of the game that this seat has before it: 1 at the start, 0 at the end."""
    if s.phase == Phase.OVER:
        return 0.0
    if s.ended_by != NOBODY:
        still_plays = (s.ended_by - s.turn) % s.players > (seat - s.turn) % s.players
        return LAST_TURNS if still_plays or s.turn == seat else 0.0
    most = 0
    for other in range(s.players):
        most = max(most, int(s.points[other]))
    walls = count(s.walls_h) + count(s.walls_v)
    spent = max(most / THRESHOLD[s.players], walls / (walls + s.supply))
    spent = max(spent, count(s.barren) / count(BOARD[s.players]))
    return float(max(LAST_TURNS, 1.0 - spent * spent))


@rule
def turn_ahead(s: State, seat: Seat, ahead: float) -> float:
    """How near the seat's next turn is: 1 if it begins now, less the more of others' turns, and of
    its own, comes before."""
    if s.phase < Phase.RAISE or ahead == 0.0:
        return 0.0
    played = share_played(s)
    waiting = (seat - s.turn) % s.players
    turns = played * (s.players - 1) if waiting == 0 else waiting - played
    return float(1.0 - turns / s.players)


@rule
def share_played(s: State) -> float:
    """The part of the current turn that is over, by the dice."""
    if s.phase in (Phase.RAISE, Phase.ROLL):
        return 0.0
    left = int(s.dice[0] > 0) + int(s.dice[1] > 0)
    return 1.0 - left / DICE


@rule
def fading(early: float, late: float, ahead: float) -> float:
    """From what something is worth at the start of a game to what it is worth at its end."""
    return late + (early - late) * ahead


@rule
def judge_enclosures(s: State, seats: Bits, terms: Ints) -> None:
    """What the enclosures of now would bring those of these seats that control them."""
    if count(s.walls_h) + count(s.walls_v) < FEWEST_WALLS:
        return
    tiles = BOARD[s.players]
    while tiles:
        region = region_of(s, lowest(tiles))
        tiles &= ~region
        seat = controller(s, region) if is_enclosure(s, region) else NOBODY
        if seat != NOBODY and has(seats, seat):
            terms[seat, ENCLOSURES] += enclosure_points(s, region, seat)


@rule
def judge_herd(s: State, seat: Seat, ahead: float, terms: Ints) -> None:
    """Worms feed where they stand when the game ends, and the more tiles they stand on, the more
    often they graze before that."""
    feed, grounds = 0, 0
    for tile in range(1, SPOTS):
        if has(s.worm_tiles[seat], tile):
            feed += int(s.worms[tile, seat]) * value(s, tile)
            grounds += 1
    terms[PASTURES] = feed * fading(EARLY_FEED, 1.0, ahead)
    terms[HERD] = A_GROUND * ahead * grounds


@rule
def worms_in_reach(s: State, seat: Seat) -> int:
    """This seat's worms on tiles that one step takes the ookami to, as long as it may move."""
    den = int(s.location[OOKAMI])
    if den == NOWHERE or s.phase == Phase.OVER:
        return 0
    worms = 0
    for direction in range(DIRECTIONS):
        if not has_wall(s, den, direction):
            worms += int(s.worms[neighbour(s, den, direction), seat])
    return worms


@rule
def silkworm_hope(s: State, seat: Seat) -> float:
    """The Silkworm Improvement goes to the seat that empties its reserve first: the nearer a seat
    is to that, the more likely it gets it."""
    if s.improvements[Improvement.SILKWORM] != NOBODY:
        return 0.0
    mine = int(s.reserve[seat])
    hope = 1.0
    for other in range(s.players):
        if other != seat:
            lead = int(s.reserve[other]) - mine
            hope *= min(max(0.5 + 0.15 * lead, 0.0), 1.0)
    return float(REWARD[Improvement.SILKWORM] * hope * (1.0 - mine / WORMS))


@rule
def nursery_hope(s: State, seat: Seat) -> float:
    """Nurseries open ground and control enclosures; the first four earn an Improvement."""
    built = count(s.nurseries[seat])
    hope = A_NURSERY * built
    if s.improvements[Improvement.NURSERY] == NOBODY:
        hope += REWARD[Improvement.NURSERY] * (built / NURSERIES) * (built / NURSERIES) / s.players
    return float(hope)


# --- In words ---------------------------------------------------------------------------------


def because(before: State, after: State, seat: Seat) -> Iterator[Said]:
    """What others can graze no more, and what the seat can graze now that it could not."""
    for rival in range(int(before.players)):
        was, left = int(best_graze(before, rival)), int(best_graze(after, rival))
        if rival != seat and was - left >= WORTH_KEEPING:
            yield Said("hint-keeps", {"seat": letter(rival), "points": was, "left": left})
    could, can = int(best_graze(before, seat)), int(best_graze(after, seat))
    if can > could:
        yield Said("hint-lets", {"points": can})


# --- At a glance ------------------------------------------------------------------------------


@rule
def prior(s: State, action: int) -> float:
    """Points first, then good ground, and the ookami onto others' worms."""
    kind = int(KIND_OF[action])
    part = int(PARTS_OF[action, 0])
    if kind == USE_DIE:
        use = int(PARTS_OF[action, 1])
        return use_prior(s, use) / (1.0 + price(part, use))
    if kind == GRAZE:
        return 0.2 + float(s.worms[part, s.turn] * value(s, part))
    if kind in (RAISE_WORM, PLACE_WORM):
        return ground(s, part, s.turn)
    if kind == BUMP:
        return landing(s, part)
    if kind == MOVE_OOKAMI:
        return prey(s, neighbour(s, int(s.location[OOKAMI]), part))
    if kind == PUSH and s.lifted == OOKAMI:
        return prey(s, neighbour(s, int(s.bumped_from), part))
    if kind == BUILD_WALL:
        return wall_prior(s, part)
    return 1.0


@rule
def use_prior(s: State, use: int) -> float:
    """How good a use of a die usually is; grazing is as good as the best tile."""
    if use == BoardAction.GRAZE:
        return 0.3 + 0.6 * best_graze(s, s.turn)
    if use == BoardAction.NURSERY:
        return 2.5
    if use == BoardAction.RAISE:
        return 1.5
    return 1.0


@rule
def best_graze(s: State, seat: Seat) -> int:
    """The most points that grazing a tile brings the seat."""
    best = 0
    for tile in range(1, SPOTS):
        if has(s.worm_tiles[seat], tile):
            best = max(best, int(s.worms[tile, seat]) * value(s, tile))
    return best


@rule
def prey(s: State, tile: Tile) -> float:
    """What the ookami does on this tile: others' worms are welcome, one's own are not."""
    own = int(s.worms[tile, s.turn])
    others = int(s.crowd[tile]) - own
    return (1.0 + 1.5 * others) / (1.0 + 4.0 * own)


@rule
def ground(s: State, tile: Tile, seat: Seat) -> float:
    """How well one more worm stands on this tile."""
    return (0.3 + value(s, tile)) * (1.0 + 0.5 * int(s.worms[tile, seat]))


@rule
def landing(s: State, direction: int) -> float:
    """Where the next worm in hand goes: one's own to good ground, others' into trouble."""
    owner = 0
    while owner < s.players - 1 and s.hand[owner] == 0:
        owner += 1
    if is_outer_side(s, int(s.bumped_from), direction):
        return 0.3 if owner == s.turn else 2.0  # back to the reserve
    tile = neighbour(s, int(s.bumped_from), direction)
    if s.piece_at[tile] == OOKAMI:
        return 0.1 if owner == s.turn else 4.0
    worth = ground(s, tile, owner)
    return worth if owner == s.turn else 1.0 / worth


@rule
def wall_prior(s: State, side: int) -> float:
    """Walls that touch nurseries close segments sooner."""
    ends = ends_of(side)
    touching = 0
    for seat in range(s.players):
        touching += count(s.nurseries[seat] & ends)
    return 0.7 + 0.5 * touching
