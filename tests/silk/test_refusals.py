"""Every reason to refuse an action, provoked: the position, what was played, and what is refused."""

import pytest

from serai.games.silk.clauses import CLAUSE_IDS, Clause
from silk.playing import SILK, legal, play, refusal, table

LOW = "shepherds A:3,0 B:3,1 | mastiffs A:3,2 B:3,3 | ookami 3,4"
"""All big pieces in the lowest row."""
FOUR = "nurseries 0,1:A 0,3:A 2,0:A 2,2:A"
SPENT = (
    "worms 0,0:AAA 0,4:AAA 3,0:AAA 3,4:AAA 1,4:AAA | improvements silkworm:A | points A:0"
    " | shepherds A:1,2 B:3,2 | mastiffs A:2,1 B:2,3 | ookami 1,1 | nurseries 2,2:A"
)
STUCK = (
    "players 4 | shepherds A:1,1 B:0,1 C:1,0 D:1,2 | ookami 2,1 | mastiffs A:5,4 B:4,4 C:5,3 D:5,0"
    " | nurseries 6,4:B | walls H6,4"
)
"""A's shepherd stands between three shepherds and the ookami, A's mastiff between mastiffs and a wall."""
CAGED = "ookami 1,1 | mastiffs A:0,1 B:1,0 | shepherds A:3,0 B:3,1 | nurseries 1,2:A | walls V1,2"

REFUSED = [
    # the moment
    ("game-is-over", "silk.end.6", "phase over", [], "roll 1-1"),
    ("chance-decides", "silk.turn.2", "phase roll", [], "die 1 raise"),
    ("place-worms", "silk.setup.p1.2", "phase worms", [], "nursery 1,1"),
    ("place-pieces", "silk.setup.p2.1b", "phase pieces | worms 0,0:A", [], "worm 0,0"),
    ("raise-first", "silk.turn.raise.1", "phase raise | nurseries 1,1:A", [], "die 1 raise"),
    ("choose-a-die", "silk.turn.dice.1", f"dice 3 | {SPENT}", [], "wall H2,2"),
    ("do-the-deed", "silk.die.must.1", f"dice 3 3 | {SPENT}", ["die 3 wall"], "die 3 wall"),
    ("push-the-piece", "silk.bump.2", "dice 2 | shepherds A:1,1 B:3,3 | mastiffs A:1,2 B:3,2 | ookami 0,0",
     ["die 2 herd", "shepherd east"], "shepherd east"),
    ("spread-the-worms", "silk.bump.3", f"dice 5 | worms 1,1:AB | {LOW}",
     ["die 5 graze", "graze 1,1"], "graze 1,1"),
    ("seats-decide", "silk.turn.1", "phase raise | nurseries 1,1:A", [], "roll 1-2"),
    # set-up
    ("not-a-tile", "silk.comp.10", "phase worms", [], "worm 4,0"),
    ("not-a-tile", "silk.comp.10", "phase pieces | worms 0,0:A", [], "shepherd 4,0"),
    ("not-a-tile", "silk.comp.10", "phase raise | nurseries 3,1:A", [], "raise 4,0"),
    ("not-a-tile", "silk.comp.10", f"dice 5 | worms 1,1:A | {LOW}", ["die 5 graze"], "graze 5,4"),
    ("not-a-tile", "silk.comp.10", f"dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNL | {LOW}",
     ["die 4 nursery"], "regenerate 4,0"),
    ("den-tile-first", "silk.setup.1", "", [], "lay dry"),
    ("not-a-tile", "silk.comp.10", "", [], "den 4,0"),
    ("tiles-all-drawn", "silk.comp.4", "", ["den 0,0"], "den 0,1"),
    ("tiles-all-drawn", "silk.comp.4", "", ["den 3,4", *["lay leafy"] * 7], "lay leafy"),
    ("worm-needs-room", "silk.setup.p1.6", "phase worms | worms 0,0:BBB", [], "worm 0,0"),
    ("worm-on-dry", "silk.setup.p1.4", "phase worms", [], "worm 0,1"),
    ("worm-on-normal", "silk.setup.p1.5", "phase worms | tiles LNLNN NNLNN NN*LN NNNNL", [], "worm 0,0"),
    ("worm-not-by-ookami", "silk.setup.p1.7", "phase worms", [], "worm 2,2"),
    ("piece-stands-already", "silk.setup.p2.1b", "phase pieces | worms 0,0:A | shepherds A:0,1", [],
     "shepherd 1,0"),
    ("piece-stands-already", "silk.setup.p2.1b", "phase pieces | worms 0,0:A | nurseries 1,1:A", [],
     "nursery 0,1"),
    ("piece-needs-empty-tile", "silk.setup.p2.2", "phase pieces | worms 0,0:A 0,1:B", [], "mastiff 0,1"),
    ("piece-needs-own-worm", "silk.setup.p2.2", "phase pieces | worms 0,0:A", [], "mastiff 0,4"),
    ("nursery-needs-own-worm", "silk.setup.p2.4", "phase pieces | worms 0,0:A", [], "nursery 3,3"),
    # the dice
    ("no-such-die", "silk.turn.dice.1", f"dice 3 | {SPENT}", [], "die 4 nursery"),
    ("no-such-die", "silk.turn.dice.1", f"dice 3 | {SPENT}", [], "lose 4"),
    ("too-dear", "silk.die.cost.4", f"dice 3 | {SPENT}", [], "die 3 herd"),
    ("rescue-finds-none", "silk.raise.rescue.2", f"dice 1 3 | {SPENT}", [], "die 1 raise"),
    ("raise-finds-no-tile", "silk.raise.rescue.3", f"dice 1 | worms 0,0:AAA | nurseries 3,3:B | {LOW}", [],
     "die 1 raise"),
    ("no-step", "silk.sm.1", f"dice 2 | {STUCK}", [], "die 2 herd"),
    ("no-ookami-step", "silk.ook.1", f"dice 6 | {CAGED} | walls V1,2 H2,1 | nurseries 2,2:A", [],
     "die 6 ookami"),
    ("no-wall-site", "silk.wall.2", f"dice 3 | {LOW} | nurseries 1,1:B", [], "die 3 wall"),
    ("no-nursery-site", "silk.nur.1", "dice 4 | shepherds A:0,0 | nurseries 0,1:B 1,0:B", [],
     "die 4 nursery"),
    ("nothing-to-regenerate", "silk.regen.2", f"dice 4 | {FOUR} | {LOW}", [], "die 4 nursery"),
    ("nothing-to-graze", "silk.graze.3", f"dice 5 | worms 1,1:B | nurseries 1,1:A | {LOW}", [],
     "die 5 graze"),
    ("die-has-options", "silk.die.must.1", f"dice 3 | {SPENT}", [], "lose 3"),
    ("no-wilful-waste", "silk.die.must.4", f"dice 1 3 | {SPENT}", [], "lose 1"),
    # raise
    ("raise-needs-room", "silk.raise.2", f"phase raise | nurseries 1,1:A | worms 1,1:BBB | {LOW}", [],
     "raise 1,1"),
    ("raise-needs-home", "silk.raise.3", f"phase raise | nurseries 1,1:A | {LOW}", [], "raise 2,2"),
    ("raise-needs-no-piece", "silk.raise.5", "phase raise | nurseries 1,1:A | ookami 1,1", [],
     "raise 1,1"),
    # steps and bumps
    ("step-meets-wall", "silk.move.wall.1", f"dice 6 | {CAGED}", ["die 6 ookami"], "ookami east"),
    ("step-is-barred", "silk.bump.table", "dice 2 | shepherds A:1,1 B:1,2 | ookami 3,0", ["die 2 herd"],
     "shepherd east"),
    ("step-meets-moved-piece", "silk.move.2",
     "dice 6 | ookami 1,1 | shepherds A:3,3 B:1,2 | mastiffs A:3,2 B:1,3",
     ["die 6 ookami", "ookami east", "push east"], "push west"),
    ("step-cannot-be-finished", "silk.bump.6",
     "dice 2 | shepherds A:0,1 B:2,1 | mastiffs A:3,2 B:1,1 | ookami 3,4 | nurseries 1,1:A 2,2:B"
     " | walls V1,1 V1,2 H1,1 H2,1", ["die 2 herd"], "shepherd south"),
    ("ookami-fears-mastiff", "silk.ook.mastiff", f"dice 6 | {CAGED}", ["die 6 ookami"], "ookami west"),
    ("worm-meets-wall", "silk.move.wall.3", f"dice 5 | worms 1,1:A | nurseries 1,1:A | walls V1,1 | {LOW}",
     ["die 5 graze", "graze 1,1"], "bump west"),
    ("worm-meets-outer-wall", "silk.move.off.3",
     f"dice 5 | worms 0,1:A | nurseries 0,1:A | walls H0,1 | {LOW}",
     ["die 5 graze", "graze 0,1"], "bump north"),
    ("worm-meets-piece", "silk.occ.1", f"dice 5 | worms 2,1:A | {LOW}", ["die 5 graze", "graze 2,1"],
     "bump south"),
    ("worm-meets-crowd", "silk.bump.7", f"dice 5 | worms 1,1:A 1,2:BBB | {LOW}",
     ["die 5 graze", "graze 1,1"], "bump east"),
    # walls
    ("no-walls-left", "silk.wall.1", "dice 3 | ended_by B | nurseries 1,1:A"
     " | walls H1,0 H1,1 V0,1 V1,1 H1,2 H1,3 H1,4 V1,2 V1,3 V1,4", [], "die 3 wall"),
    ("not-a-side", "silk.geo.wall.1", f"dice 3 | {SPENT}", ["die 3 wall"], "wall V4,0"),
    ("wall-stands-there", "silk.geo.wall.2", f"dice 3 | {SPENT} | walls H2,2", ["die 3 wall"], "wall H2,2"),
    ("wall-is-unconnected", "silk.wall.2", f"dice 3 | {SPENT}", ["die 3 wall"], "wall H0,0"),
    # nurseries
    ("not-a-nursery-site", "silk.geo.nursery.1", "dice 4 | shepherds A:0,0", ["die 4 nursery"],
     "nursery 0,0"),
    ("nursery-stands-there", "silk.geo.nursery.2", "dice 4 | shepherds A:1,1 | nurseries 1,1:B",
     ["die 4 nursery"], "nursery 1,1"),
    ("nursery-too-near", "silk.geo.nursery.3", "dice 4 | shepherds A:1,1 | nurseries 1,1:B",
     ["die 4 nursery"], "nursery 1,2"),
    ("nurseries-all-built", "silk.regen.1", f"dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNL | {LOW}",
     ["die 4 nursery"], "nursery 2,4"),
    ("nursery-needs-shepherd", "silk.nur.1", "dice 4 | shepherds A:1,1", ["die 4 nursery"],
     "nursery 3,3"),
    ("regenerate-needs-nurseries", "silk.regen.1", "dice 4 | shepherds A:1,1", ["die 4 nursery"],
     "regenerate 0,0"),
    ("regenerate-needs-barren", "silk.regen.2", f"dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNL | {LOW}",
     ["die 4 nursery"], "regenerate 0,1"),
    ("regenerate-needs-nursery-near", "silk.regen.2",
     f"dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNl | {LOW}", ["die 4 nursery"], "regenerate 3,4"),
    ("regenerate-needs-empty", "silk.regen.3",
     f"dice 4 | {FOUR} | tiles dnLND NNLDN DN*LN NDNNL | worms 0,1:B | {LOW}", ["die 4 nursery"],
     "regenerate 0,1"),
    # graze
    ("graze-needs-own-worm", "silk.graze.1", f"dice 5 | worms 1,1:A 1,3:B | {LOW}", ["die 5 graze"],
     "graze 1,3"),
    ("graze-cannot-spread", "silk.graze.3",
     f"dice 5 | worms 1,1:AAB 0,1:BBB 1,0:BBB 1,2:BBB 2,1:BB 0,4:A | {LOW}", ["die 5 graze"],
     "graze 1,1"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("reason", "clause", "text", "moves", "refused"),
    REFUSED,
    ids=[f"{case[0]}-{case[4].replace(' ', '-')}" for case in REFUSED],
)
def test_the_refusal_names_its_clause(
    reason: str, clause: str, text: str, moves: list[str], refused: str
) -> None:
    """silk.turn.1, silk.turn.2"""
    match = play(table(text) if text else SILK.new(2, chance="manual"), *moves)
    assert refusal(match, refused) == (reason, clause)
    assert refused not in legal(match)
    assert match.why_not(refused).action == refused


def test_a_raise_needs_a_worm_in_reserve() -> None:
    """silk.raise.1"""
    match = table("phase raise | nurseries 1,1:A")
    match.state.reserve[0] = 0  # no position leads here: the step would have been skipped
    assert refusal(match, "raise 1,1") == ("raise-needs-reserve", "silk.raise.1")


def test_every_reason_has_a_clause_and_is_provoked_above() -> None:
    """silk.turn.1"""
    assert set(CLAUSE_IDS) == set(Clause) - {Clause.ALLOWED}
    provoked = {case[0] for case in REFUSED} | {"raise-needs-reserve"}
    known = {reason.name.lower().replace("_", "-") for reason in CLAUSE_IDS}
    assert known - provoked == set()
    assert provoked - known == set()
