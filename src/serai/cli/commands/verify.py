"""`serai verify FILE`"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.cli.params import RecordFile

if TYPE_CHECKING:
    from serai.engine.fairness import Verdict

CHANCE = {
    "seeded": "Chance was drawn again from the seed: all {drawn} results are the same.",
    "fair": "The secret has the hash that was shown before the game, and all {drawn} results "
    "follow from it.",
    "manual": "Chance was played by hand: there is nothing to draw again.",
}


def verify(file: RecordFile) -> None:
    """Check a record: replay every action, draw every roll again, compare the result.

    Exit code 0 if all is as the record says, 2 with the first difference if not.

    Examples:

    - `serai verify game.json`
    """
    from serai.cli.files import read_record
    from serai.engine.fairness import verify as check

    game, record = read_record(file)
    for sentence in findings(check(game, record)):
        print(sentence)


def findings(verdict: Verdict) -> list[str]:
    """What was checked, in sentences."""
    chance = CHANCE[verdict.kind].format(drawn=verdict.drawn)
    if verdict.kind == "fair" and not verdict.drawn:
        chance = "The game goes on, so its secret is not shown yet: its dice cannot be drawn again."
    ending = "The final scores and the winners are as recorded."
    return [
        f"All {verdict.plies} plies are legal, one after the other.",
        chance,
        ending if verdict.finished else "The game is not over, and the record claims no result.",
        "The record is good.",
    ]
