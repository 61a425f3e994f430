"""What is different between two things told one after the other, so that only that is sent; and how
whoever has the first makes the second of it.

Objects are compared field by field, and the objects in them as well; everything else is told whole
where it differs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Way: TypeAlias = list[str]
"""The names on the way to a field."""
Change: TypeAlias = tuple[Json, list[Way]]
"""The fields that are new or different, and the ways to those that are not there any more."""
Known: TypeAlias = dict[tuple[int, int], tuple[Json, Json, Change]]
"""Changes found already, of objects that several tellings share: they are compared once."""


def change_between(before: Json, after: Json, known: Known | None = None) -> Change:
    """What changed. Neither may be changed any more: with `known`, what they share with others is
    looked up there."""
    place = (id(before), id(after))
    if known is not None and place in known:
        return known[place][2]
    now: Json = {}
    gone: list[Way] = [[name] for name in before if name not in after]
    for name, value in after.items():
        old = before.get(name, MISSING)
        if old is value:
            continue
        if type(old) is dict and type(value) is dict:
            inner, lost = change_between(old, value, known)
            if inner:
                now[name] = inner
            gone += [[name, *way] for way in lost]
        elif old is MISSING or old != value or type(old) is not type(value):
            now[name] = value
    if known is not None:
        known[place] = before, after, (now, gone)
    return now, gone


MISSING = object()
"""Stands where there was no field."""


def with_change(before: Mapping[str, Any], now: Json, gone: Sequence[Way]) -> Json:
    """What somebody has who had that before and hears this change; `before` stays as it is."""
    after = _with(before, now)
    for way in gone:
        after = _without(after, way)
    return after


def _with(before: Mapping[str, Any], now: Mapping[str, Any]) -> Json:
    return {**before, **{name: _put(before.get(name), value) for name, value in now.items()}}


def _put(old: Any, value: Any) -> Any:
    return _with(old, value) if isinstance(old, dict) and isinstance(value, dict) else value


def _without(before: Mapping[str, Any], way: Way) -> Json:
    name, *rest = way
    if not rest:
        return {other: value for other, value in before.items() if other != name}
    return {**before, name: _without(before[name], rest)}
