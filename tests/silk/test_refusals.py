"""Every reason to refuse an action, provoked."""

import re
from dataclasses import dataclass

import pytest

from serai import Match
from serai.games.silk.reasons import Reason
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
"""A's shepherd stands between shepherds and the ookami, A's mastiff between mastiffs and a wall."""
NEW_GAME = "a new game"
CAGED = "ookami 1,1 | mastiffs A:0,1 B:1,0 | shepherds A:3,0 B:3,1 | nurseries 1,2:A | walls V1,2"

CASES = """
# the moment
game-is-over [silk.end.6] roll 1-1
    phase over
chance-decides [silk.turn.2] die 1 raise
    phase roll
place-worms [silk.setup.p1.2] nursery 1,1
    phase worms
place-pieces [silk.setup.p2.1b] worm 0,0
    phase pieces | worms 0,0:A
raise-first [silk.turn.raise.1] die 1 raise
    phase raise | nurseries 1,1:A
choose-a-die [silk.turn.dice.1] wall H2,2
    dice 3 | {SPENT}
do-the-action [silk.die.must.1] die 3 wall
    dice 3 3 | {SPENT}
    after die 3 wall
push-the-piece [silk.bump.2] shepherd east
    dice 2 | shepherds A:1,1 B:3,3 | mastiffs A:1,2 B:3,2 | ookami 0,0
    after die 2 herd; shepherd east
spread-the-worms [silk.bump.3] graze 1,1
    dice 5 | worms 1,1:AB | {LOW}
    after die 5 graze; graze 1,1
seats-decide [silk.turn.1] roll 1-2
    phase raise | nurseries 1,1:A

# set-up
not-a-tile [silk.comp.10] worm 4,0
    phase worms
not-a-tile [silk.comp.10] shepherd 4,0
    phase pieces | worms 0,0:A
not-a-tile [silk.comp.10] raise 4,0
    phase raise | nurseries 3,1:A
not-a-tile [silk.comp.10] graze 5,4
    dice 5 | worms 1,1:A | {LOW}
    after die 5 graze
not-a-tile [silk.comp.10] regenerate 4,0
    dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNL | {LOW}
    after die 4 nursery
den-tile-first [silk.setup.1] lay dry
    a new game
not-a-tile [silk.comp.10] den 4,0
    a new game
tiles-all-drawn [silk.comp.4] den 0,1
    a new game
    after den 0,0
tiles-all-drawn [silk.comp.4] lay leafy
    a new game
    after den 3,4
    after lay leafy; lay leafy; lay leafy; lay leafy; lay leafy; lay leafy; lay leafy
worm-needs-room [silk.setup.p1.6] worm 0,0
    phase worms | worms 0,0:BBB
worm-on-dry [silk.setup.p1.4] worm 0,1
    phase worms
worm-on-normal [silk.setup.p1.5] worm 0,0
    phase worms | tiles LNLNN NNLNN NN*LN NNNNL
worm-not-by-ookami [silk.setup.p1.7] worm 2,2
    phase worms
piece-stands-already [silk.setup.p2.1b] shepherd 1,0
    phase pieces | worms 0,0:A | shepherds A:0,1
piece-stands-already [silk.setup.p2.1b] nursery 0,1
    phase pieces | worms 0,0:A | nurseries 1,1:A
piece-needs-empty-tile [silk.setup.p2.2] mastiff 0,1
    phase pieces | worms 0,0:A 0,1:B
piece-needs-own-worm [silk.setup.p2.2] mastiff 0,4
    phase pieces | worms 0,0:A
nursery-needs-own-worm [silk.setup.p2.4] nursery 3,3
    phase pieces | worms 0,0:A

# the dice
no-such-die [silk.turn.dice.1] die 4 nursery
    dice 3 | {SPENT}
no-such-die [silk.turn.dice.1] lose 4
    dice 3 | {SPENT}
too-dear [silk.die.cost.4] die 3 herd
    dice 3 | {SPENT}
rescue-finds-none [silk.raise.rescue.2] die 1 raise
    dice 1 3 | {SPENT}
raise-finds-no-tile [silk.raise.rescue.3] die 1 raise
    dice 1 | worms 0,0:AAA | nurseries 3,3:B | {LOW}
no-step [silk.sm.1] die 2 herd
    dice 2 | {STUCK}
no-ookami-step [silk.ook.1] die 6 ookami
    dice 6 | {CAGED} | walls V1,2 H2,1 | nurseries 2,2:A
no-wall-site [silk.wall.2] die 3 wall
    dice 3 | {LOW} | nurseries 1,1:B
no-nursery-site [silk.nur.1] die 4 nursery
    dice 4 | shepherds A:0,0 | nurseries 0,1:B 1,0:B
nothing-to-regenerate [silk.regen.2] die 4 nursery
    dice 4 | {FOUR} | {LOW}
nothing-to-graze [silk.graze.3] die 5 graze
    dice 5 | worms 1,1:B | nurseries 1,1:A | {LOW}
die-has-options [silk.die.must.1] lose 3
    dice 3 | {SPENT}
no-wilful-waste [silk.die.must.4] lose 1
    dice 1 3 | {SPENT}

# raise
raise-needs-room [silk.raise.2] raise 1,1
    phase raise | nurseries 1,1:A | worms 1,1:BBB | {LOW}
raise-needs-home [silk.raise.3] raise 2,2
    phase raise | nurseries 1,1:A | {LOW}
raise-needs-no-piece [silk.raise.5] raise 1,1
    phase raise | nurseries 1,1:A | ookami 1,1

# steps and bumps
step-meets-wall [silk.move.wall.1] ookami east
    dice 6 | {CAGED}
    after die 6 ookami
wrap-meets-wall [silk.move.wrap.3] mastiff west
    dice 2 | mastiffs A:1,0 B:3,3 | nurseries 1,5:A | walls V1,5 | ookami 3,0
    after die 2 herd
step-is-barred [silk.bump.table] shepherd east
    dice 2 | shepherds A:1,1 B:1,2 | ookami 3,0
    after die 2 herd
step-meets-moved-piece [silk.move.2] push west
    dice 6 | ookami 1,1 | shepherds A:3,3 B:1,2 | mastiffs A:3,2 B:1,3
    after die 6 ookami; ookami east; push east
step-cannot-be-finished [silk.bump.6] shepherd south
    dice 2 | shepherds A:0,1 B:2,1 | mastiffs A:3,2 B:1,1 | ookami 3,4 | nurseries 1,1:A 2,2:B
    | walls V1,1 V1,2 H1,1 H2,1
    after die 2 herd
ookami-fears-mastiff [silk.ook.mastiff] ookami west
    dice 6 | {CAGED}
    after die 6 ookami
worm-meets-wall [silk.move.wall.3] bump west
    dice 5 | worms 1,1:A | nurseries 1,1:A | walls V1,1 | {LOW}
    after die 5 graze; graze 1,1
worm-meets-outer-wall [silk.move.off.3] bump north
    dice 5 | worms 0,1:A | nurseries 0,1:A | walls H0,1 | {LOW}
    after die 5 graze; graze 0,1
worm-meets-piece [silk.occ.1] bump south
    dice 5 | worms 2,1:A | {LOW}
    after die 5 graze; graze 2,1
worm-meets-crowd [silk.bump.7] bump east
    dice 5 | worms 1,1:A 1,2:BBB | {LOW}
    after die 5 graze; graze 1,1

# walls
no-walls-left [silk.wall.1] die 3 wall
    dice 3 | ended_by B | nurseries 1,1:A | walls H1,0 H1,1 V0,1 V1,1 H1,2 H1,3 H1,4 V1,2 V1,3
    V1,4
not-a-side [silk.geo.wall.1] wall V4,0
    dice 3 | {SPENT}
    after die 3 wall
wall-stands-there [silk.geo.wall.2] wall H2,2
    dice 3 | {SPENT} | walls H2,2
    after die 3 wall
wall-is-unconnected [silk.wall.2] wall H0,0
    dice 3 | {SPENT}
    after die 3 wall

# nurseries
not-a-nursery-site [silk.geo.nursery.1] nursery 0,0
    dice 4 | shepherds A:0,0
    after die 4 nursery
nursery-stands-there [silk.geo.nursery.2] nursery 1,1
    dice 4 | shepherds A:1,1 | nurseries 1,1:B
    after die 4 nursery
nursery-too-near [silk.geo.nursery.3] nursery 1,2
    dice 4 | shepherds A:1,1 | nurseries 1,1:B
    after die 4 nursery
nurseries-all-built [silk.regen.1] nursery 2,4
    dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNL | {LOW}
    after die 4 nursery
nursery-needs-shepherd [silk.nur.1] nursery 3,3
    dice 4 | shepherds A:1,1
    after die 4 nursery
regenerate-needs-nurseries [silk.regen.1] regenerate 0,0
    dice 4 | shepherds A:1,1
    after die 4 nursery
regenerate-needs-barren [silk.regen.2] regenerate 0,1
    dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNL | {LOW}
    after die 4 nursery
regenerate-needs-nursery-near [silk.regen.2] regenerate 3,4
    dice 4 | {FOUR} | tiles dNLND NNLDN DN*LN NDNNl | {LOW}
    after die 4 nursery
regenerate-needs-empty [silk.regen.3] regenerate 0,1
    dice 4 | {FOUR} | tiles dnLND NNLDN DN*LN NDNNL | worms 0,1:B | {LOW}
    after die 4 nursery

# graze
graze-needs-own-worm [silk.graze.1] graze 1,3
    dice 5 | worms 1,1:A 1,3:B | {LOW}
    after die 5 graze
graze-cannot-spread [silk.graze.3] graze 1,1
    dice 5 | worms 1,1:AAB 0,1:BBB 1,0:BBB 1,2:BBB 2,1:BB 0,4:A | {LOW}
    after die 5 graze
"""
"""What is refused: reason, clause and move; below it the position, and what was played in it."""


@dataclass
class Case:
    """One refusal and how to come to it."""

    reason: str
    clause: str
    move: str
    position: str = ""
    moves: tuple[str, ...] = ()

    def match(self) -> Match:
        """The match in which the move is refused."""
        if self.position == NEW_GAME:
            return play(SILK.new(2, chance="manual"), *self.moves)
        return play(table(self.position.format_map(globals())), *self.moves)


def read_cases(text: str) -> list[Case]:
    """The cases above."""
    cases: list[Case] = []
    for line in text.splitlines():
        if not line.startswith(" "):
            if head := re.fullmatch(r"([a-z-]+) \[(.+)\] (.+)", line):
                cases.append(Case(*head.groups()))
        elif line.lstrip().startswith("after "):
            cases[-1].moves += tuple(line.strip().removeprefix("after ").split("; "))
        else:
            cases[-1].position = f"{cases[-1].position} {line.strip()}".strip()
    return cases


REFUSED = read_cases(CASES)


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case.reason}: {case.move}")
def test_the_refusal_names_its_clause(case: Case) -> None:
    """silk.turn.1, silk.turn.2"""
    match = case.match()
    assert refusal(match, case.move) == (case.reason, case.clause)
    assert case.move not in legal(match)


def test_a_raise_needs_a_worm_in_reserve() -> None:
    """silk.raise.1"""
    match = table("phase raise | nurseries 1,1:A")
    match.state.reserve[0] = 0  # no position leads here: the step would have been skipped
    assert refusal(match, "raise 1,1") == ("raise-needs-reserve", "silk.raise.1")


def test_every_reason_is_provoked_above() -> None:
    """silk.turn.1"""
    provoked = {case.reason for case in REFUSED} | {"raise-needs-reserve"}
    known = {reason.word for reason in Reason if reason != Reason.ALLOWED}
    assert known - provoked == set()
    assert provoked - known == set()
