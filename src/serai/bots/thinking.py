"""Monte-Carlo tree search over any game's rules, compiled.

One iteration: choose an offer; take a world that agrees with what the seat knows; go down the tree,
each seat after its own advantage and chance as chance is; add a node; play on a little; judge the
position; tell every node on the way. Of its own decisions the seat tries many; of the others' it
looks at the few that are best for them, and it may do so with its own later ones.

Every offer meets the same worlds and the same luck in the same order: what differs between two
offers then comes from the offers.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.bots.chances import judged_points, weigh
from serai.bots.desk import Desk, make_desk
from serai.bots.judging import judge, prior
from serai.bots.search_settings import SearchSettings
from serai.bots.tree import (
    NO_NODE,
    ROOT,
    Tree,
    add_node,
    find_child,
    is_full,
    learn,
    make_tree,
    promise,
    spread,
)
from serai.engine.bits import bit
from serai.engine.dispatch import actor, apply, guess, legal
from serai.engine.jit import rule
from serai.engine.layout import Ints, make_records
from serai.engine.sampling import WORD, random_action, random_word
from serai.engine.seat import CHANCE, NOBODY, Seat

if TYPE_CHECKING:
    from serai.engine.game import Game

START, WORLD, TRIAL = 0, 1, 2
"""The desk's records: what the seat knows, the world in which an iteration plays, and where it is
tried what an offer leads to."""
WORLDS = 128
"""So many worlds are guessed for a decision at most: where much is hidden, guessing one takes
longer than thinking in it."""
REST_OF_A_TURN = 12
"""Decisions with which a seat goes on with its turn, at most, before what it began is judged."""
DEEPEST = 128
"""Actions on one way down the tree, chance included."""
LUCK = 1 << 20
"""Random numbers of an offer's iterations are counted from here, those of the worlds from 0: if the
dice came from the same bits as what is hidden, certain dice would come only in certain worlds."""
PLAYING = 1 << 20
"""Random numbers of the playing on are counted from here, those of the way down from 0."""


class Mind(NamedTuple):
    """All that a search writes into: a tree, a desk, the worlds guessed for this decision and which
    of them are, the way down, and for each action the mark of the last decision at which it was
    legal and untried."""

    tree: Tree
    desk: Desk
    worlds: Any
    guessed: Ints
    path: Ints
    marks: Ints
    mark: Ints


def make_mind(game: Game, capacity: int) -> Mind:
    """An empty mind with room for so many nodes."""
    return Mind(
        tree=make_tree(capacity),
        desk=make_desk(game, levels=3),
        worlds=make_records(game.state, WORLDS),
        guessed=np.zeros(WORLDS, dtype=np.int64),
        path=np.zeros(DEEPEST, dtype=np.int64),
        marks=np.zeros(game.space.size, dtype=np.int64),
        mark=np.zeros(1, dtype=np.int64),
    )


@rule
def think(mind: Mind, settings: SearchSettings, seat: Seat, seed: int, iterations: int) -> None:
    """Improve the tree by so many iterations, as this seat, from what it knows."""
    for _ in range(iterations):
        enter_world(mind, seat, seed, 0)
        first = choose_child(mind, settings, seat, ROOT, seat)
        visits = int(mind.tree.nodes[first].visits)
        word = random_word(seed, LUCK + visits)
        enter_world(mind, seat, seed, visits % WORLDS)
        length = go_down(mind, settings, seat, word, first)
        play_on(mind, settings, word)
        end = mind.desk.states[WORLD]
        weigh(
            end,
            mind.desk.sheet,
            settings.margin_weight,
            settings.unfinished_discount,
            mind.desk.shares,
        )
        learn(mind.tree, mind.path, length, mind.desk.shares)


@rule
def enter_world(mind: Mind, seat: Seat, seed: int, number: int) -> None:
    """Come to the beginning of a world; when it is first wanted it is guessed."""
    if not mind.guessed[number]:
        mind.guessed[number] = 1
        mind.worlds[number] = mind.desk.states[START]
        guess(mind.worlds[number], seat, random_word(seed, number))
    mind.desk.states[WORLD] = mind.worlds[number]


@rule
def go_down(mind: Mind, settings: SearchSettings, seat: Seat, word: int, first: int) -> int:
    """Follow the tree as this seat, until a node is new, the tree is full or the game is over, by
    way of the first child if one is given; return how many nodes were passed. They are in `path`.
    """
    s = mind.desk.states[WORLD]
    mind.path[0] = ROOT
    length, who = 1, actor(s)
    node = next_node(mind, settings, seat, ROOT, who, word) if first == NO_NODE else first
    while node != NO_NODE:
        apply(s, int(mind.tree.nodes[node].action))
        mind.path[length] = node
        length += 1
        is_new = who != CHANCE and mind.tree.nodes[node].visits == 0
        if is_new or length == DEEPEST:
            break
        who = actor(s)
        node = next_node(mind, settings, seat, node, who, random_word(word, length))
    return length


@rule
def next_node(
    mind: Mind, settings: SearchSettings, seat: Seat, node: int, who: Seat, word: int
) -> int:
    """What chance or a seat decides here; NO_NODE if nobody does, or if there is no room for it."""
    if who == NOBODY:
        return NO_NODE
    if who == CHANCE:
        s = mind.desk.states[WORLD]
        return follow_chance(mind.tree, node, random_action(s, mind.desk.offers[WORLD], word))
    return choose_child(mind, settings, seat, node, who)


@rule
def follow_chance(tree: Tree, node: int, action: int) -> int:
    """The child of what chance decided, or NO_NODE if there is none and no room for it."""
    child = find_child(tree, node, action)
    if child == NO_NODE and not is_full(tree):
        child = add_node(tree, node, action, CHANCE)
    return child


@rule
def choose_child(mind: Mind, settings: SearchSettings, seat: Seat, node: int, who: Seat) -> int:
    """The most promising child that is possible in this world, or a new one if it is time for
    one; NO_NODE if there is none and no room."""
    number = mark_offers(mind)
    best, tried = best_child(mind, settings, node)
    visits = mind.tree.nodes[node].visits
    wanted = 1 + int(
        width_of(settings, seat, node, who) * math.pow(visits, settings.widening_exponent)
    )
    if tried >= min(wanted, number) or is_full(mind.tree):
        return best
    number = keep_untried(mind, number)
    if is_foreseen(settings, seat, node, who):
        action = best_judged(mind.desk, settings, number, who)
    else:
        action = best_at_a_glance(mind.desk.states[WORLD], mind.desk.offers[WORLD], number)
    return add_node(mind.tree, node, action, who)


@rule
def is_foreseen(settings: SearchSettings, seat: Seat, node: int, who: Seat) -> bool:
    """Whether only a few of a decision's offers are looked at, the best judged first: where another
    seat decides, and with `own_later_widening` where the seat itself does below the root."""
    return who != seat or (settings.own_later_widening > 0 and node != ROOT)


@rule
def width_of(settings: SearchSettings, seat: Seat, node: int, who: Seat) -> float:
    """How fast further offers are tried here."""
    if not is_foreseen(settings, seat, node, who):
        return settings.own_widening
    return settings.own_later_widening if who == seat else settings.opponent_widening


@rule
def mark_offers(mind: Mind) -> int:
    """Mark what is legal in this world; return how many offers there are."""
    offers = mind.desk.offers[WORLD]
    number = legal(mind.desk.states[WORLD], offers)
    mind.mark[0] += 1
    for place in range(number):
        mind.marks[offers[place]] = mind.mark[0]
    return number


@rule
def best_child(mind: Mind, settings: SearchSettings, node: int) -> tuple[int, int]:
    """The most promising of the children whose actions are marked, and how many they are. The
    mark is taken from them, so that only untried actions keep it."""
    best, tried, most = NO_NODE, 0, -math.inf
    nodes = mind.tree.nodes
    exploration = settings.exploration * spread(mind.tree, node)
    child = int(nodes[node].child)
    while child != NO_NODE:
        if mind.marks[nodes[child].action] == mind.mark[0]:
            mind.marks[nodes[child].action] = 0
            nodes[child].available += 1
            tried += 1
            worth = promise(mind.tree, child, exploration)
            if worth > most:
                best, most = child, worth
        child = int(nodes[child].sibling)
    return best, tried


@rule
def keep_untried(mind: Mind, number: int) -> int:
    """Leave on the desk only the offers that no child stands for; return how many they are."""
    offers = mind.desk.offers[WORLD]
    untried = 0
    for place in range(number):
        if mind.marks[offers[place]] == mind.mark[0]:
            offers[untried] = offers[place]
            untried += 1
    return untried


@rule
def best_at_a_glance(s: Any, offers: Ints, number: int) -> int:
    """Of so many offers, the one that looks best at a glance."""
    best, most = 0, -math.inf
    for place in range(number):
        worth = prior(s, offers[place])
        if worth > most:
            best, most = int(offers[place]), worth
    return best


@rule
def best_judged(desk: Desk, settings: SearchSettings, number: int, who: Seat) -> int:
    """Of so many offers, the one with which the seat to decide may expect most: where few are
    looked at, they must be the right ones."""
    offers = desk.offers[WORLD]
    if number == 1:
        return int(offers[0])
    best, most = 0, -math.inf
    for place in range(number):
        desk.states[TRIAL] = desk.states[WORLD]
        apply(desk.states[TRIAL], offers[place])
        if settings.lookahead_whole_turns:
            finish_turn(desk.states[TRIAL], desk.offers[TRIAL], who)
        worth = worth_of_trial(desk, settings, who)
        if worth > most:
            best, most = int(offers[place]), worth
    return best


@rule
def finish_turn(s: Any, offers: Ints, who: Seat) -> None:
    """Go on as long as this seat decides, at a glance: the first step of a move often shows nothing
    of what it is good for."""
    for _ in range(REST_OF_A_TURN):
        if actor(s) != who:
            break
        apply(s, best_at_a_glance(s, offers, legal(s, offers)))


@rule
def worth_of_trial(desk: Desk, settings: SearchSettings, who: Seat) -> float:
    """What an offer led this seat to: its own points, which is quick to see, or its chance to win,
    which depends on everybody's."""
    s = desk.states[TRIAL]
    if settings.lookahead_by_win_chance:
        weigh(s, desk.sheet, settings.margin_weight, settings.unfinished_discount, desk.shares)
        return float(desk.shares[who])
    judge(s, bit(who), desk.sheet)
    return judged_points(desk.sheet.terms, who)


@rule
def play_on(mind: Mind, settings: SearchSettings, word: int) -> None:
    """Play until so many turns have ended, so that the position judged is not one in the middle of
    a move."""
    s = mind.desk.states[WORLD]
    turns, last = 0, NOBODY
    for ply in range(settings.rollout_depth):
        who = actor(s)
        if who == NOBODY:
            break
        if who not in (CHANCE, last):
            turns += 1
            last = who
        if turns > settings.rollout_turns:
            break
        if settings.rollout_greedy and who != CHANCE:
            apply(s, best_judged(mind.desk, settings, legal(s, mind.desk.offers[WORLD]), who))
        else:
            bits = random_word(word, PLAYING + ply)
            apply(s, likely_action(s, mind.desk, who, settings.prior_exponent, bits))


@rule
def likely_action(s: Any, desk: Desk, who: Seat, prior_exponent: float, word: int) -> int:
    """An action by these random bits: chance by its weights, a seat's by how good they look."""
    offers = desk.offers[WORLD]
    if who == CHANCE:
        return random_action(s, offers, word)
    number = legal(s, offers)
    if number == 1:
        return int(offers[0])
    total = 0.0
    for place in range(number):
        total += math.pow(prior(s, offers[place]), prior_exponent)
        desk.priors[place] = total
    ticket = total * word / (1 << WORD)
    for place in range(number - 1):
        if ticket < desk.priors[place]:
            return int(offers[place])
    return int(offers[number - 1])
