"""The plies of a game as lines of text. What chance does several times in a row is folded:

 1-19 chance: lay dry ×3, normal ×2, leafy
     of 3 each time: lay dry, lay normal, lay leafy
20-22 chance: draw S1, A4, M2
     of 20 without those before: draw S1, draw S2, draw A4, ...

The second means that each time what was drawn before is not offered any more.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

CHANCE = "chance"
SHOWN = 12
"""So many offers are shown in full; of more, the first and the last few."""
COLUMNS = 100
OFFERS = "       of "
GOING_ON = " " * 11
RUN = re.compile(r" *(\d+)-\d+ (\w+): (\S+) (.*)")
OFFERS_OF_RUN = re.compile(rf"{OFFERS}(\d+) (each time|without those before): (.*)")
REPEATED = re.compile(r"(.*) ×(\d+)")


@dataclass(frozen=True)
class Ply:
    """Who played what, and what was offered: nothing, where offers are not shown."""

    number: int
    who: str
    action: str
    offers: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.action.split(" ")[0]

    @property
    def parts(self) -> str:
        """All other words of the action."""
        return self.action.partition(" ")[2]


Told = Ply | str
"""A ply, or a line of text between plies."""


def plain(told: Iterable[Told]) -> Iterator[str]:
    """A line for each ply, and one for its offers."""
    for each in told:
        yield from plain_lines(each) if isinstance(each, Ply) else [each]


def plain_lines(ply: Ply) -> Iterator[str]:
    """A ply by itself."""
    yield f"{ply.number:4} {ply.who}: {ply.action}"
    if ply.offers:
        yield f"{OFFERS}{len(ply.offers)}: {in_short(ply.offers)}"


def in_short(offers: Sequence[str]) -> str:
    """The offers, abbreviated when there are many."""
    if len(offers) <= SHOWN:
        return ", ".join(offers)
    return ", ".join([*offers[:4], f"({len(offers) - 8} more)", *offers[-4:]])


def fold(told: Iterable[Told]) -> Iterator[str]:
    """The same, with one line for a run of chance whose offers can be told at once."""
    run: list[Ply] = []
    for each in told:
        if isinstance(each, Ply) and is_run([*run, each]):
            run.append(each)
            continue
        yield from run_lines(run)
        run = [each] if isinstance(each, Ply) else []
        yield from [] if run else [each]
    yield from run_lines(run)


def is_run(plies: Sequence[Ply]) -> bool:
    """Whether one line can tell these plies."""
    are_alike = len({ply.verb for ply in plies}) == 1
    is_chance = all(ply.who == CHANCE and ply.parts for ply in plies)
    return are_alike and is_chance and how_offered(plies) is not None


def how_offered(plies: Sequence[Ply]) -> str | None:
    """How the offers of each ply follow from those before it, if they do."""
    for how, after in OFFERED.items():
        if all(
            ply.offers == after(before.offers, before.action) for before, ply in pairwise(plies)
        ):
            return how
    return None


OFFERED: dict[str, Callable[[tuple[str, ...], str], tuple[str, ...]]] = {
    "each time": lambda offers, _: offers,
    "without those before": lambda offers, taken: tuple(
        offer for offer in offers if offer != taken
    ),
}


def run_lines(run: Sequence[Ply]) -> Iterator[str]:
    """A run of plies; one alone is told plainly."""
    if len(run) <= 1:
        yield from plain(run)
        return
    first, how = run[0], how_offered(run)
    parts = ", ".join(repeated(ply.parts for ply in run))
    yield from wrap(f"{first.number:4}-{run[-1].number} {first.who}: {first.verb} {parts}")
    if first.offers:
        offers = in_short(first.offers) if how == "each time" else ", ".join(first.offers)
        yield from wrap(f"{OFFERS}{len(first.offers)} {how}: {offers}")


def repeated(words: Iterable[str]) -> Iterator[str]:
    """Equal words that follow one another, with their number."""
    for word, equal in groupby(words):
        number = len(list(equal))
        yield f"{word} ×{number}" if number > 1 else word


def wrap(line: str) -> list[str]:
    """A long line, gone on with below."""
    return textwrap.wrap(line, COLUMNS, subsequent_indent=GOING_ON, break_on_hyphens=False)


def unfold(lines: Iterable[str]) -> Iterator[str]:
    """The plain lines of folded ones."""
    found = list(joined(lines))
    for line, following in pairwise([*found, ""]):
        if run := RUN.fullmatch(line):
            yield from run_unfolded(run, OFFERS_OF_RUN.fullmatch(following))
        elif not OFFERS_OF_RUN.fullmatch(line):
            yield line


def joined(lines: Iterable[str]) -> Iterator[str]:
    """Each wrapped line in one piece again."""
    whole: list[str] = []
    for line in lines:
        if line.startswith(GOING_ON):
            whole.append(line.strip())
        else:
            yield from [" ".join(whole)] if whole else []
            whole = [line]
    yield from [" ".join(whole)] if whole else []


def run_unfolded(run: re.Match[str], offered: re.Match[str] | None) -> Iterator[str]:
    """The plies of a run, each with its offers."""
    first, who, verb, parts = run.groups()
    actions = [f"{verb} {part}" for part in unrepeated(parts)]
    offers = offers_unfolded(actions, *offered.groups()) if offered else [""] * len(actions)
    for number, (action, offer_line) in enumerate(zip(actions, offers, strict=True), int(first)):
        yield f"{number:4} {who}: {action}"
        yield from [offer_line] if offer_line else []


def offers_unfolded(actions: Sequence[str], count: str, how: str, text: str) -> Iterator[str]:
    """The line of offers of each of these actions."""
    offers = tuple(text.split(", "))
    for action in actions:
        yield f"{OFFERS}{count}: {in_short(offers)}"
        offers = OFFERED[how](offers, action)
        count = count if how == "each time" else str(len(offers))


def unrepeated(parts: str) -> Iterator[str]:
    """Each word as often as it was repeated."""
    for word in parts.split(", "):
        found = REPEATED.fullmatch(word)
        yield from [found[1]] * int(found[2]) if found else [word]
