"""The search tree: a fixed number of nodes in one array, linked by their numbers.

Node 0 is the root. No node has it as its child, so 0 also says "no node". A child always has a
higher number than its parent. A child stands for an action. In another guessed world that action
may not be possible: so each child counts how often it could have been chosen.
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
    """The nodes, how many of them are in use, and the new number of each while the tree is cut."""

    nodes: Any
    used: Ints
    new_number: Ints


def make_tree(capacity: int) -> Tree:
    """A root with room for the rest."""
    return Tree(
        nodes=np.zeros(capacity, dtype=NODE),
        used=np.ones(1, dtype=np.int64),
        new_number=np.zeros(capacity, dtype=np.int32),
    )


@rule
def clear(tree: Tree) -> None:
    """Forget everything; an unvisited root is left."""
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
def deviation(tree: Tree, parent: int) -> float:
    """The standard deviation of the chances to win below a node. Exploration is measured by it: in
    one position everything is at stake, in another hardly anything."""
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
def upper_bound(tree: Tree, node: int, exploration: float) -> float:
    """The upper confidence bound (UCB) of a child: its mean chance to win, and a bonus that is the
    larger, the less it was visited when it could have been chosen."""
    here = tree.nodes[node]
    if here.visits == 0:
        return math.inf
    bonus = math.sqrt(math.log(here.available + 1.0) / here.visits)
    return float(here.total / here.visits + exploration * bonus)


@rule
def back_up(tree: Tree, path: Ints, length: int, chances: Ints) -> None:
    """Add the result of an iteration to every node on its way. But a new node that is worse than a
    sibling counts for itself alone: nobody has to go there, so the way to it is no worse."""
    first = length - 1 if is_worse_than_a_sibling(tree, path[length - 1], chances) else 0
    for step in range(first, length):
        node = tree.nodes[path[step]]
        node.visits += 1
        if node.mover >= 0:
            chance = chances[node.mover]
            node.total += chance
            node.squares += chance * chance


@rule
def is_worse_than_a_sibling(tree: Tree, node: int, chances: Ints) -> bool:
    """Whether this is the first visit to a node, and the seat that chose it does better with
    another child of the same parent."""
    new = tree.nodes[node]
    if new.visits > 0 or new.mover < 0 or node == ROOT:
        return False
    sibling = int(tree.nodes[new.parent].child)
    while sibling != NO_NODE:
        other = tree.nodes[sibling]
        if other.visits > 0 and other.total > chances[new.mover] * other.visits:
            return True
        sibling = int(other.sibling)
    return False


@rule
def cut_to(tree: Tree, root: int) -> None:
    """Make this node the root and keep what is below it; the rest is free again. A node only gets a
    lower number, and parents move before their children: so none is overwritten too soon."""
    kept = 0
    for old in range(root, int(tree.used[0])):
        parent = int(tree.nodes[old].parent)
        if old == root or (parent >= root and tree.new_number[parent] != GONE):
            tree.new_number[old] = kept
            kept += 1
        else:
            tree.new_number[old] = GONE
    for old in range(root, int(tree.used[0])):
        if tree.new_number[old] != GONE:
            move_node(tree, old, int(tree.new_number[old]))
    tree.used[0] = kept
    tree.nodes[ROOT].sibling = NO_NODE


@rule
def move_node(tree: Tree, old: int, new: int) -> None:
    """Give a node its new number, and its links the new numbers of the nodes that they lead to. The
    new root's link to a sibling is wrong after that; `cut_to` wipes it."""
    tree.nodes[new] = tree.nodes[old]
    node = tree.nodes[new]
    if node.child != NO_NODE:
        node.child = tree.new_number[node.child]
    if node.sibling != NO_NODE:
        node.sibling = tree.new_number[node.sibling]
    node.parent = tree.new_number[node.parent]
