"""How many tokens may be spent: in a game, and in a day by all games of this process."""

from __future__ import annotations

import os
import time
from collections import deque
from threading import Lock

TOKENS_A_DAY = "SERAI_LLM_TOKENS_A_DAY"
USUAL_A_DAY = 5_000_000
DAY = 24 * 3600.0


class Purse:
    """So many tokens may be spent within so many seconds; without seconds, ever."""

    def __init__(self, tokens: int, seconds: float | None = None) -> None:
        self.tokens, self.seconds = tokens, seconds
        self.spent = 0
        self._spendings: deque[tuple[float, int]] = deque()
        self._lock = Lock()

    def take(self, tokens: int) -> bool:
        """Take so many out; False if there are not so many left."""
        with self._lock:
            self._forget()
            if self.spent + tokens > self.tokens:
                return False
            self._note(tokens)
            return True

    def put_back(self, tokens: int) -> None:
        """Put back what was taken and not spent; take what was spent beyond that."""
        with self._lock:
            self._note(-tokens)

    def _note(self, tokens: int) -> None:
        self.spent += tokens
        if self.seconds is not None:
            self._spendings.append((time.monotonic(), tokens))

    def _forget(self) -> None:
        while self._spendings and self._spendings[0][0] < time.monotonic() - (self.seconds or 0):
            self.spent -= self._spendings.popleft()[1]


_of_day: list[Purse] = []
_lock = Lock()


def purse_of_day() -> Purse:
    """What all games of this process may spend in a day together. Without a limit in the
    environment it is the usual one: nobody shall wake up poor."""
    with _lock:
        if not _of_day:
            _of_day.append(Purse(read_tokens_a_day(), DAY))
        return _of_day[0]


def read_tokens_a_day() -> int:
    """The limit of the day; raises ValueError."""
    written = os.environ.get(TOKENS_A_DAY, "")
    if not written:
        return USUAL_A_DAY
    if not written.isdecimal():
        raise ValueError(f"{TOKENS_A_DAY} is a whole number of tokens, not {written!r}")
    return int(written)
