"""The search tree: a fixed number of nodes in one array, linked by their numbers.

Node 0 is the root, so 0 also says "no node". A child always has a higher number than its parent.
What a node's children are is said by the actions that led to them: in another guessed world some
may not be possible, which is why each counts how often it could have been chosen.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import Seat

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", "f8"),  # chances to win of the seat that chose this node, summed
                ("squares", "f8"),  # and their squares
                ("action", "i4"),  # the action that leads here
                ("mover", "i4"),  # the seat that chose it, or CHANCE
                ("parent", "i4"),
                ("child", "i4"),  # the newest child
                ("sibling", "i4"),  # the parent's next older child
                ("visits", "i4"),
                ("available", "i4"),  # how often it could have been chosen
            ],
            align=True,
        ),
    )
)
ROOT = 0
NO_NODE = 0
GONE = -1


class Tree(NamedTuple):
    """The nodes, how many of them are in use, and their new numbers while the tree is cut."""

    nodes: Any
    used: Ints
    kept: Ints


def make_tree(capacity: int) -> Tree:
    """A root with room for the rest."""
    return Tree(
        nodes=np.zeros(capacity, dtype=NODE),
        used=np.ones(1, dtype=np.int64),
        kept=np.zeros(capacity, dtype=np.int32),
    )


@rule
def clear(tree: Tree) -> None:
    """Forget all but an unvisited root."""
    tree.used[0] = 0
    add_node(tree, ROOT, 0, 0)


@rule
def is_full(tree: Tree) -> bool:
    """Whether no node can be added."""
    return int(tree.used[0]) == len(tree.nodes)


@rule
def add_node(tree: Tree, parent: int, action: int, mover: Seat) -> int:
    """A new, unvisited child of a node; trusts that there is room."""
    node = int(tree.used[0])
    tree.used[0] += 1
    new = tree.nodes[node]
    new.total, new.squares, new.visits, new.available = 0.0, 0.0, 0, 0
    new.action, new.mover, new.parent = action, mover, parent
    new.child, new.sibling = NO_NODE, NO_NODE
    if node != ROOT:
        new.sibling = tree.nodes[parent].child
        tree.nodes[parent].child = node
    return node


@rule
def find_child(tree: Tree, parent: int, action: int) -> int:
    """The child that this action leads to, or NO_NODE."""
    node = int(tree.nodes[parent].child)
    while node != NO_NODE and tree.nodes[node].action != action:
        node = int(tree.nodes[node].sibling)
    return node


@rule
def spread(tree: Tree, parent: int) -> float:
    """How much the chances to win differ below a node (their standard deviation). Curiosity is
    measured by it: in one position all is at stake, in another hardly anything."""
    nodes = tree.nodes
    visits, total, squares = 0, 0.0, 0.0
    child = int(nodes[parent].child)
    while child != NO_NODE:
        visits += nodes[child].visits
        total += nodes[child].total
        squares += nodes[child].squares
        child = int(nodes[child].sibling)
    if visits == 0:
        return 0.0
    mean = total / visits
    return math.sqrt(max(0.0, squares / visits - mean * mean))


@rule
def promise(tree: Tree, node: int, exploration: float) -> float:
    """A child's mean chance to win, and more the less it was looked at when it could have been."""
    here = tree.nodes[node]
    if here.visits == 0:
        return math.inf
    wonder = math.sqrt(math.log(here.available + 1.0) / here.visits)
    return float(here.total / here.visits + exploration * wonder)


@rule
def learn(tree: Tree, path: Ints, length: int, shares: Ints) -> None:
    """Every node on the way is told what became of it. A new node that disappoints keeps it to
    itself: nobody has to go there, so the way to it is no worse for it."""
    first = length - 1 if disappoints(tree, path[length - 1], shares) else 0
    for step in range(first, length):
        node = tree.nodes[path[step]]
        node.visits += 1
        if node.mover >= 0:
            share = shares[node.mover]
            node.total += share
            node.squares += share * share


@rule
def disappoints(tree: Tree, node: int, shares: Ints) -> bool:
    """Whether a node is looked at for the first time, and the seat that chose it knew better."""
    new = tree.nodes[node]
    if new.visits > 0 or new.mover < 0 or node == ROOT:
        return False
    sibling = int(tree.nodes[new.parent].child)
    while sibling != NO_NODE:
        other = tree.nodes[sibling]
        if other.visits > 0 and other.total > shares[new.mover] * other.visits:
            return True
        sibling = int(other.sibling)
    return False


@rule
def cut_to(tree: Tree, root: int) -> None:
    """Keep what is below this node, which becomes the root; free the rest. Nodes only move to
    lower numbers, and parents before their children."""
    kept = 0
    for old in range(root, int(tree.used[0])):
        parent = int(tree.nodes[old].parent)
        if old == root or (parent >= root and tree.kept[parent] != GONE):
            tree.kept[old] = kept
            kept += 1
        else:
            tree.kept[old] = GONE
    for old in range(root, int(tree.used[0])):
        if tree.kept[old] != GONE:
            move_node(tree, old, int(tree.kept[old]))
    tree.used[0] = kept
    tree.nodes[ROOT].sibling = NO_NODE


@rule
def move_node(tree: Tree, old: int, new: int) -> None:
    """Give a node its new number, and its links the new numbers of what they lead to. The root's
    sibling is not kept; it is wiped afterwards."""
    tree.nodes[new] = tree.nodes[old]
    node = tree.nodes[new]
    if node.child != NO_NODE:
        node.child = tree.kept[node.child]
    if node.sibling != NO_NODE:
        node.sibling = tree.kept[node.sibling]
    node.parent = tree.kept[node.parent]
