"""What may be done now: numbered, with what it brings, and short enough to read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.engine.action import Action, parts
from serai.engine.layout import copy_record
from serai.engine.seat import NOBODY

if TYPE_CHECKING:
    from serai.cli.look import Look
    from serai.cli.speaker import Speaker
    from serai.engine.match import Match
    from serai.engine.narrator import Narrator

LONG_LIST = 12
"""More actions than this are shown in rows instead of one a line."""
LONG_RUN = 4
"""So many numbers in a row are told by the first and the last."""
LABEL = 12
GAP = 3


@dataclass(frozen=True)
class Offer:
    """A legal action, its number in the list, what it means in words, and the points that it brings
    at once."""

    number: int
    action: Action
    meaning: str
    gain: int = 0

    @property
    def target(self) -> str:
        """The action without its verb: `2,3`, `3 wall`."""
        return str(self.action).partition(" ")[2]

    @property
    def gain_text(self) -> str:
        """The points with their sign; nothing where there are none."""
        return f"{self.gain:+d}" if self.gain else ""


def list_offers(match: Match, narrator: Narrator, *, with_gains: bool) -> list[Offer]:
    """Everything that may be played now, in the order of the game's action numbers."""
    return [
        Offer(
            number,
            action,
            narrator.describe(action, match.state),
            gain_of(match, action) if with_gains else 0,
        )
        for number, action in enumerate(match.legal(), start=1)
    ]


def gain_of(match: Match, action: Action) -> int:
    """The points that the acting seat gets or pays at once; the final scoring is not foretold."""
    play, seat = match.game.play, match.actor
    if seat is None or seat < 0:
        return 0
    s = copy_record(match.state)
    play.apply(s, match.game.space.number(action))
    if play.actor(s) == NOBODY:
        return 0
    return int(play.score(s, seat)) - int(play.score(match.state, seat))


def targets_of(actions: Iterable[Action]) -> set[str]:
    """The places and other things that actions are about: `tile 2,3`, `side H2,3`, `corner 2,3`."""
    return {
        f"{domain.name} {domain.write(getattr(action, name))}"
        for action in actions
        for name, domain in parts(type(action))
    }


def show_offers(offers: Sequence[Offer], speaker: Speaker, look: Look) -> RenderableType:
    """The list, one action a line, or in rows by kind where there are many."""
    if len(offers) <= LONG_LIST:
        return one_a_line(offers, speaker)
    kinds = groupby(offers, key=lambda offer: type(offer.action))
    groups = [list(group) for _, group in kinds]
    return Group(
        *(
            as_run(group, speaker) if is_run(group) else in_rows(group, look.width)
            for group in groups
        )
    )


def is_run(offers: Sequence[Offer]) -> bool:
    """Whether these are about many numbers in a row, such as bids."""
    numbers = [int(offer.target) for offer in offers if offer.target.isdecimal()]
    first = numbers[0] if numbers else 0
    return len(offers) >= LONG_RUN and numbers == list(range(first, first + len(offers)))


def as_run(offers: Sequence[Offer], speaker: Speaker) -> Text:
    """The verb and the first and the last of many numbers; their places in the list beside them."""
    verb = str(offers[0].action).partition(" ")[0]
    numbers = speaker.say(
        "run",
        **{"from": offers[0].target, "to": offers[-1].target},
        first=str(offers[0].number),
        last=str(offers[-1].number),
    )
    return Text(f"  {verb:<{LABEL - 2}} {numbers}")


def one_a_line(offers: Sequence[Offer], speaker: Speaker) -> Table:
    """Number, notation, points and words."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", min_width=4)
    for offer in offers:
        gain = (
            speaker.say("gain", points=abs(offer.gain), sign=offer.gain_text[0])
            if offer.gain
            else ""
        )
        table.add_row(str(offer.number), str(offer.action), offer.meaning, gain)
    return table


def begins_with_number(target: str) -> bool:
    """Whether a target such as `3 [0,1]` could be taken for a part of its number in the list."""
    return target.partition(" ")[0].isdecimal()


def in_rows(offers: Sequence[Offer], width: int) -> Text:
    """The verb once, then as many targets a row as there is room for."""
    end = ")" if any(begins_with_number(offer.target) for offer in offers) else ""
    cells = [
        Text.assemble((f"{o.number:>3}{end} ", "bold"), o.target, f" {o.gain_text}") for o in offers
    ]
    cell_width = max(cell.cell_len for cell in cells) + 1
    per_row = max(1, (width - LABEL) // cell_width)
    text = Text()
    for index, cell in enumerate(cells):
        if index % per_row == 0:
            verb = str(offers[0].action).partition(" ")[0] if index == 0 else ""
            text.append(f"\n  {verb:<{LABEL - 2}}" if index else f"  {verb:<{LABEL - 2}}")
        cell.pad_right(cell_width - cell.cell_len)
        text.append_text(cell)
    return text
