"""What an attack has done, and what came of it: counts, and whatever was wrong."""

from __future__ import annotations

import hashlib
import json
import logging
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parent / "corpus"
"""Inputs that once did harm. Each run begins with them; a new one is written here."""
MOST_TOLD = 10


@dataclass
class Report:
    """Counts by what was attacked and what came of it. A fault is an input that did harm."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
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
        lines.append(f"faults: {len(self.faults)}")
        return "\n".join([*lines, *self.faults[:MOST_TOLD]])


class Tracebacks(logging.Handler):
    """Hears what the server logs: nothing that anybody sends may put a traceback there."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Something is logged."""
        if record.exc_info and record.exc_info[1]:
            self.heard.append(f"{record.getMessage()}: {record.exc_info[1]!r}")

    def __enter__(self) -> Tracebacks:
        for name in ("", "uvicorn", "uvicorn.error"):
            logging.getLogger(name).addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        for name in ("", "uvicorn", "uvicorn.error"):
            logging.getLogger(name).removeHandler(self)


def kept(what: str) -> list[Any]:
    """The inputs of the corpus for this."""
    files = sorted(CORPUS.glob(f"{what}-*.json"))
    return [json.loads(file.read_text(encoding="utf-8"))["tried"] for file in files]


def resident_mb() -> float:
    """How much memory this process has."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0
