"""What the server counts and measures, for Prometheus. Nothing here names a person, a table or a
move. Several workers of one machine count together (`workforce`)."""

from __future__ import annotations

import logging
import os
import time
from typing import TYPE_CHECKING

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from serai.table.answering import Answer
    from serai.table.question import Question
    from serai.table.thinking import Thinkers

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which the workers of one machine count together."""
CONTENT_TYPE = CONTENT_TYPE_LATEST
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)

ENTRIES = Counter("serai_entries", "Entries written to logs; moves are those played.", ["kind"])
COMMANDS = Histogram(
    "serai_command_seconds", "From a command to its durable entry.", buckets=QUICK
)  # fmt: skip
REQUESTS = Counter("serai_requests", "Answers over HTTP.", ["method", "status"])
ANSWERS = Histogram("serai_request_seconds", "From a request to its answer.", buckets=QUICK)
SOCKETS = Gauge("serai_sockets", "Sockets that are open.", multiprocess_mode="livesum")
TABLES = Gauge("serai_tables", "Tables in memory.", multiprocess_mode="livesum")
WAITING = Gauge(
    "serai_questions_waiting", "Questions to bots that wait.", multiprocess_mode="livesum"
)
THOUGHTS = Histogram(
    "serai_thought_seconds", "From a question to a bot's answer.", ["rank"], buckets=SLOW
)
FANOUT = Histogram(
    "serai_fanout_seconds", "From what a process says until another hears it.", buckets=QUICK
)
FAULTS = Counter("serai_faults", "Errors that were logged.", ["logger"])
TROUBLES = Gauge("serai_troubles", "What goes wrong now.", multiprocess_mode="livesum")


def note_entry(kind: str, seconds: float) -> None:
    """A command has become an entry."""
    ENTRIES.labels(kind).inc()
    COMMANDS.observe(seconds)


def note_answer(method: str, status: int, seconds: float) -> None:
    """A request was answered. What guests make up as a method is counted together: each label is
    kept for ever."""
    REQUESTS.labels(method if method in METHODS else "other", status).inc()
    ANSWERS.observe(seconds)


class MeasuredThinkers:
    """Measures how long answers take."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def answer(self, question: Question) -> Answer:
        """The answer."""
        begun = time.perf_counter()
        with WAITING.track_inprogress():
            answer = await self.thinkers.answer(question)
        THOUGHTS.labels(question.rank.name.lower()).observe(time.perf_counter() - begun)
        return answer


class CountFaults(logging.Handler):
    """Counts what is logged as an error."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count one more."""
        if record.levelno >= logging.ERROR:
            FAULTS.labels(record.name).inc()


def page() -> bytes:
    """All of it, as Prometheus reads it."""
    if TOGETHER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
