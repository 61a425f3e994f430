"""What an attack has done, and what came of it: counts, and whatever was wrong."""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parent / "corpus"
"""Inputs that once did harm. Each run begins with them; a new one is written here."""
MOST_TOLD = 10
LATELY = 100


@dataclass
class Report:
    """Counts by what was attacked and what came of it. A fault is an input that did harm."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    lately: deque[Any] = field(default_factory=lambda: deque(maxlen=LATELY))
    """What was sent last, whoever sent it."""
    memory: list[float] = field(default_factory=list)
    """MB of the server, minute by minute."""
    began: float = field(default_factory=time.monotonic)
    keeps: bool = True
    """Whether faults are written to the corpus."""

    def count(self, what: str, outcome: str) -> None:
        """Something was tried, and this came of it."""
        self.counts.setdefault(what, Counter())[outcome] += 1

    def fault(self, what: str, tried: Any, harm: str) -> None:
        """Something did harm."""
        self.count(what, "FAULT")
        text = json.dumps({"what": what, "tried": tried, "harm": harm}, indent=1)
        self.faults.append(f"{what}: {harm}: {text[:400]}")
        if self.keeps:
            name = hashlib.sha256(f"{what} {harm[:60]}".encode()).hexdigest()[:12]
            (CORPUS / f"{what}-{name}.json").write_text(text + "\n", encoding="utf-8")

    def total(self, what: str) -> int:
        """How often this was tried."""
        return self.counts.get(what, Counter()).total()

    def __str__(self) -> str:
        seconds = time.monotonic() - self.began
        lines = [f"{seconds:.0f} s"]
        for what, outcomes in sorted(self.counts.items()):
            told = ", ".join(f"{outcome} {number}" for outcome, number in outcomes.most_common(12))
            lines.append(f"{what}: {outcomes.total()} ({told})")
        if self.memory:
            told = " ".join(f"{megabytes:.0f}" for megabytes in self.memory)
            lines.append(f"memory of the server, minute by minute: {told} MB")
        lines.append(f"faults: {len(self.faults)}")
        return "\n".join([*lines, *self.faults[:MOST_TOLD]])


def kept(what: str) -> list[Any]:
    """The inputs of the corpus for this."""
    files = sorted(CORPUS.glob(f"{what}-*.json"))
    return [json.loads(file.read_text(encoding="utf-8"))["tried"] for file in files]
