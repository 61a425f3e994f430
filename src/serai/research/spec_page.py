"""What is seen and what may be done, number by number, as Markdown tables for a page."""

from __future__ import annotations

from collections.abc import Iterator

from serai.engine.action import Action, parts
from serai.engine.form import Form, Number
from serai.engine.game import Game
from serai.engine.position import Stand
from serai.engine.view import View
from serai.research.game_spec import Spec

SEEN = ("| from | shape | field | what it is | as |", "|---|---|---|---|---|")
DONE = ("| numbers | kind | notation | parts, with how many numbers each |", "|---|---|---|---|")


def tables(game: Game) -> str:
    """The chapter of a game."""
    spec = Spec(game)
    return "\n".join(
        (
            f"## {game.title}",
            "",
            f"### What is seen: {spec.size} numbers",
            "",
            *SEEN,
            *_seen(spec),
            "",
            f"### What may be done: {spec.num_actions} numbers",
            "",
            *DONE,
            *(_done(spec, at, kind) for at, kind in enumerate(game.space.kinds)),
            "",
        )
    )


def _seen(spec: Spec) -> Iterator[str]:
    """A row for each field, and one for the options."""
    assert isinstance(spec.game.view, View)
    stands = {stand.path: stand for stand in spec.game.view.position.stands}
    for name, part in spec.slices.items():
        about = _about(stands[name]) if name in stands else _about_options(spec.game)
        shape = " × ".join(map(str, spec.shapes[name])) or "1"
        yield f"| {part.start} | {shape} | `{name}` | {about} |"


def _about(stand: Stand) -> str:
    scale = _scale(stand.form)
    return f"{stand.field.meaning} | {stand.form.says}{f'; {scale}' if scale else ''}"


def _about_options(game: Game) -> str:
    names = ", ".join(f"`{option.name}`" for option in game.options)
    return f"{names} | a share of the greatest value"


def _scale(form: Form) -> str:
    """What is seen as 1, where that is not the most that there can be."""
    while (inner := getattr(form, "each", None)) is not None:
        form = inner
    if not isinstance(form, Number) or form.most == form.seen[1]:
        return ""
    return f"{form.seen[1]} is seen as 1, another number tells what is beyond"


def _done(spec: Spec, at: int, kind: type[Action]) -> str:
    space = spec.game.space
    first = space.first(kind)
    last = first + space.count(kind) - 1
    named = ", ".join(f"`{name}` {len(domain.words)}" for name, domain in parts(kind))
    numbers = str(first) if first == last else f"{first} to {last}"
    return f"| {numbers} | {at} | `{kind.notation}` | {named} |"
