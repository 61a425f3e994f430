"""Makes what is well-formed a little wrong, or very."""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Iterator
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 99, 127, 128, 255, 256, 32767, 32768, 65536, 2**31,
    2**53 + 1, 2**63, -(2**63) - 1, 10**400, 0.5, -0.0, 1e308, math.nan, math.inf, "", " ", "0",
    "-1", "A", "Z", "a" * 5000, "\0", "\u202e", "\ud800", "é" * 50, "../../etc", "%s%n", "1,1",
    "raise 2,3", [], {}, [[]], [None], {"": None}, {"a": {"a": {"a": {}}}}, [0] * 300,
)  # fmt: skip
"""Values that people forget."""


class Mutator:
    """Changes values, by chance and repeatably."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def json(self, value: Any, most: int = 3) -> Any:
        """A value of JSON with up to so many places changed."""
        changed = copy.deepcopy(value)
        for _ in range(self.rng.randint(1, most)):
            changed = self._change_one(changed)
        return changed

    def _change_one(self, value: Any) -> Any:
        places = list(_places(value))
        if not places or self.rng.random() < 0.02:
            return self._other(value)
        within, key = self.rng.choice(places)
        kind = self.rng.random()
        if kind < 0.12:
            del within[key]
        elif kind < 0.22 and isinstance(within, list):
            within.insert(key, copy.deepcopy(within[key]))
        elif kind < 0.22:
            within[self.rng.choice(("", "extra", "do", str(key) + "s"))] = self._odd()
        elif kind < 0.4:
            other_within, other_key = self.rng.choice(places)
            within[key] = copy.deepcopy(other_within[other_key])
        else:
            within[key] = self._other(within[key])
        return value

    def _other(self, value: Any) -> Any:
        if isinstance(value, bool):
            return self.rng.choice((not value, self._odd()))
        if isinstance(value, int):
            near = value + self.rng.choice((-1, 1, 2, -2, 10, -value, -2 * value))
            return self.rng.choice((near, near, near, self._odd()))
        if isinstance(value, str) and value and self.rng.random() < 0.5:
            return self.text(value)
        return self._odd()

    def _odd(self) -> Any:
        return copy.deepcopy(self.rng.choice(ODD))

    def text(self, text: str) -> str:
        """A text with a piece gone, doubled or strange."""
        at = self.rng.randrange(len(text) + 1)
        to = self.rng.randrange(at, len(text) + 1)
        strange = self.rng.choice(("", text[at:to] * 2, "\0", "%00", "-1", "é", "'", '"', "\ud800"))
        return text[:at] + strange + text[to:]

    def bytes(self, data: bytes) -> bytes:
        """Bytes with some flipped, gone, doubled or strange."""
        found = bytearray(data)
        for _ in range(self.rng.randint(1, 4)):
            at = self.rng.randrange(len(found) + 1)
            kind = self.rng.randrange(4)
            if kind == 0 and at < len(found):
                found[at] ^= 1 << self.rng.randrange(8)
            elif kind == 1:
                del found[at : at + self.rng.randint(1, 20)]
            elif kind == 2:
                found[at:at] = self.rng.randbytes(self.rng.randint(1, 20))
            else:
                found[at:at] = found[at : at + self.rng.randint(1, 40)]
        return bytes(found)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value: what it is in, and its key there."""
    entries: Any = ()
    if isinstance(value, dict):
        entries = value.items()
    elif isinstance(value, list):
        entries = enumerate(value)
    for key, inner in list(entries):
        yield value, key
        yield from _places(inner)
