"""The rules of Ur with three pieces a seat: steps, where the pieces of A and B are, a move of A."""

from serai_ur import GAME

REFUSED = {
    "ur.move.1": (2, {"start": 3}, {"start": 3}, "move 4"),
    "ur.move.2": (2, {"start": 2, "14": 1}, {"start": 3}, "move 14"),
    "ur.move.3": (2, {"start": 2, "2": 1}, {"start": 3}, "move start"),
    "ur.flower.2": (2, {"start": 2, "6": 1}, {"start": 2, "8": 1}, "move 6"),
}
PLAYED = {
    "ur.move.4": (1, {"start": 2, "5": 1}, {"start": 2, "6": 1}, "move 5", "B", {"start": 3}),
    "ur.flower.1": (4, {"start": 3}, {"start": 2, "4": 1}, "move start", "A", {"start": 2, "4": 1}),
    "ur.end.1": (1, {"home": 2, "14": 1}, {"start": 3}, "move 14", "A", {"start": 3}),
}


def at(steps, own, other):
    given = {"options": {"pieces": 3}, "phase": "move", "steps": steps}
    return GAME.load(given | {"road": {"A": own, "B": other}}, chance="manual")


def test_a_move_is_refused_by_its_clause():
    for clause, (*where, action) in REFUSED.items():
        assert at(*where).why_not(action).clause == clause


def test_without_marks_the_turn_is_over():
    match = GAME.new(chance="manual")
    match.play("cast 0")
    assert match.position()["turn"] == "B", "ur.cast.2"


def test_what_a_move_does():
    for clause, (*where, action, turn, left) in PLAYED.items():
        match = at(*where)
        match.play(action)
        now = match.position()
        assert (now["turn"], now["road"]["B"], match.over) == (turn, left, clause == "ur.end.1")
