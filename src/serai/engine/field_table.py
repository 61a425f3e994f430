"""The fields of a game's positions as a Markdown table, for its rules page."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from serai.engine.position import HEAD, Position, Stand

TOP = ("| field | content | as |", "|---|---|---|")


def field_table(position: Position) -> str:
    """A row for each field, in the order in which they stand in positions."""
    declared = {stand.path: _row(position, stand) for stand in position.stands}
    head = {name: f"| `{name}` | {about} | |" for name, about in HEAD.items()}
    return "\n".join((*TOP, *(head | declared).values())) + "\n"


def _row(position: Position, stand: Stand) -> str:
    content = "; ".join((stand.field.meaning, *_remarks(position, stand)))
    says = stand.form.says + (", or null" if stand.form.nothing is not None else "")
    return f"| `{stand.path}` | {content} | {says} |"


def _remarks(position: Position, stand: Stand) -> Iterator[str]:
    field = stand.field
    if field.phases:
        yield f"only in {_phases(position, field.phases)}"
    if field.null_in:
        yield f"null in {_phases(position, field.null_in)}"
    if field.rare:
        yield "left out where it says nothing"
    if field.computed:
        follows = "follows from the rest"
        yield follows if field.is_written else f"{follows}, so it may be left out"


def _phases(position: Position, phases: Collection[int]) -> str:
    return ", ".join(f"`{word}`" for word in position.phase_words(phases))


def with_table(page: str, position: Position) -> str:
    """A rules page with the table as it is now, in the place of the one that it has."""
    before, _, rest = page.partition(TOP[0])
    _, _, after = rest.partition("\n\n")
    return f"{before}{field_table(position)}\n{after}"
