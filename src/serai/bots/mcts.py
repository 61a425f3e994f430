"""Monte-Carlo tree search over any game's rules, compiled.

One iteration chooses an offer, takes a world that agrees with what the seat knows, goes down the
tree, adds a node, plays on a little, judges the position, and tells every node on the way. In the
tree each seat follows its own chance to win, and chance follows its weights. Of its own decisions
the seat tries many; of those of others it looks at the few that lookahead finds best for them, and
it may do the same with its own decisions below the root.

Every offer meets the same worlds and the same random numbers in the same order: what differs
between two offers then comes from the offers.
"""

from __future__ import annotations

import math

from serai.bots.lookahead import best_by_lookahead, best_by_prior
from serai.bots.rollout import roll_out
from serai.bots.search_memory import LONGEST_PATH, START, WORLD, WORLDS, SearchMemory
from serai.bots.search_settings import SearchSettings
from serai.bots.tree import (
    NO_NODE,
    ROOT,
    Tree,
    add_node,
    back_up,
    deviation,
    find_child,
    is_full,
    upper_bound,
)
from serai.bots.workspace import judge_position
from serai.engine.dispatch import actor, apply, guess, legal
from serai.engine.jit import rule
from serai.engine.sampling import random_action, random_word
from serai.engine.seat import CHANCE, NOBODY, Seat

LUCK_WORDS = 1 << 20
"""The iterations of an offer count their random numbers from here, the worlds from 0: if the dice
came from the same bits as what is hidden, certain dice would come only in certain worlds."""


@rule
def think(
    memory: SearchMemory, settings: SearchSettings, seat: Seat, seed: int, iterations: int
) -> None:
    """Improve the tree by so many iterations, as this seat, from what it knows."""
    for _ in range(iterations):
        enter_world(memory, seat, seed, 0)
        first = choose_child(memory, settings, seat, ROOT, seat)
        visits = int(memory.tree.nodes[first].visits)
        word = random_word(seed, LUCK_WORDS + visits)
        enter_world(memory, seat, seed, visits % WORLDS)
        length = go_down(memory, settings, seat, word, first)
        roll_out(memory.workspace, settings, word)
        judge_position(memory.workspace.states[WORLD], memory.workspace, settings)
        back_up(memory.tree, memory.path, length, memory.workspace.chances)


@rule
def enter_world(memory: SearchMemory, seat: Seat, seed: int, number: int) -> None:
    """Begin an iteration in this world. A world is guessed when it is first needed."""
    if not memory.guessed[number]:
        memory.guessed[number] = 1
        memory.worlds[number] = memory.workspace.states[START]
        guess(memory.worlds[number], seat, random_word(seed, number))
    memory.workspace.states[WORLD] = memory.worlds[number]


@rule
def go_down(
    memory: SearchMemory, settings: SearchSettings, seat: Seat, word: int, first: int
) -> int:
    """Follow the tree as this seat until a node is new, the tree is full or the game is over. Where
    a first child is given, begin with it. The nodes are written to `path`; return how many."""
    s = memory.workspace.states[WORLD]
    memory.path[0] = ROOT
    length, who = 1, actor(s)
    node = first if first != NO_NODE else next_node(memory, settings, seat, ROOT, who, word)
    while node != NO_NODE:
        apply(s, int(memory.tree.nodes[node].action))
        memory.path[length] = node
        length += 1
        is_new = who != CHANCE and memory.tree.nodes[node].visits == 0
        if is_new or length == LONGEST_PATH:
            break
        who = actor(s)
        node = next_node(memory, settings, seat, node, who, random_word(word, length))
    return length


@rule
def next_node(
    memory: SearchMemory, settings: SearchSettings, seat: Seat, node: int, who: Seat, word: int
) -> int:
    """The child that chance or a seat decides for; NO_NODE if nobody decides, or if the tree has no
    room for it."""
    if who == NOBODY:
        return NO_NODE
    if who == CHANCE:
        s = memory.workspace.states[WORLD]
        action = random_action(s, memory.workspace.numbers[WORLD], word)
        return follow_chance(memory.tree, node, action)
    return choose_child(memory, settings, seat, node, who)


@rule
def follow_chance(tree: Tree, node: int, action: int) -> int:
    """The child of what chance decided, or NO_NODE if there is none and no room for it."""
    child = find_child(tree, node, action)
    if child == NO_NODE and not is_full(tree):
        child = add_node(tree, node, action, CHANCE)
    return child


@rule
def choose_child(
    memory: SearchMemory, settings: SearchSettings, seat: Seat, node: int, who: Seat
) -> int:
    """The most promising child that is possible in this world, or a new one if progressive widening
    allows one; NO_NODE if there is none and no room."""
    count = mark_offers(memory)
    best, tried = best_child(memory, settings, node)
    visits = memory.tree.nodes[node].visits
    factor = widening_factor(settings, seat, node, who)
    wanted = 1 + int(factor * math.pow(visits, settings.widening_exponent))
    if tried >= min(wanted, count) or is_full(memory.tree):
        return best
    workspace = memory.workspace
    count = keep_untried(memory, count)
    if is_foreseen(settings, seat, node, who):
        action = best_by_lookahead(workspace, settings, count, who)
    else:
        action = best_by_prior(workspace.states[WORLD], workspace.numbers[WORLD], count)
    return add_node(memory.tree, node, action, who)


@rule
def is_foreseen(settings: SearchSettings, seat: Seat, node: int, who: Seat) -> bool:
    """Whether only a few offers of a decision are looked at, the best by lookahead first. That is
    so where another seat decides. With `own_later_widening` it is so for the seat's own decisions
    too, but not for the one that it has to make now."""
    return who != seat or (settings.own_later_widening > 0 and node != ROOT)


@rule
def widening_factor(settings: SearchSettings, seat: Seat, node: int, who: Seat) -> float:
    """How fast further offers are tried at this decision."""
    if not is_foreseen(settings, seat, node, who):
        return settings.own_widening
    return settings.own_later_widening if who == seat else settings.opponent_widening


@rule
def mark_offers(memory: SearchMemory) -> int:
    """Mark what is legal in this world; return how many offers there are."""
    numbers = memory.workspace.numbers[WORLD]
    count = legal(memory.workspace.states[WORLD], numbers)
    memory.mark[0] += 1
    for place in range(count):
        memory.marks[numbers[place]] = memory.mark[0]
    return count


@rule
def best_child(memory: SearchMemory, settings: SearchSettings, node: int) -> tuple[int, int]:
    """The most promising of the children whose actions are marked, and how many of these children
    there are. Their marks are taken away, so that only untried actions keep one."""
    best, tried, most = NO_NODE, 0, -math.inf
    nodes = memory.tree.nodes
    exploration = settings.exploration * deviation(memory.tree, node)
    child = int(nodes[node].child)
    while child != NO_NODE:
        if memory.marks[nodes[child].action] == memory.mark[0]:
            memory.marks[nodes[child].action] = 0
            nodes[child].available += 1
            tried += 1
            bound = upper_bound(memory.tree, child, exploration)
            if bound > most:
                best, most = child, bound
        child = int(nodes[child].sibling)
    return best, tried


@rule
def keep_untried(memory: SearchMemory, count: int) -> int:
    """Keep only the offers of the world that no child stands for; return how many they are."""
    numbers = memory.workspace.numbers[WORLD]
    untried = 0
    for place in range(count):
        if memory.marks[numbers[place]] == memory.mark[0]:
            numbers[untried] = numbers[place]
            untried += 1
    return untried
