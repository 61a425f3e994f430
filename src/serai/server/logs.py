"""The server's log: one line for each thing worth reading, with the request that it belongs to. It
never has what was sent, an address, an invite or a token."""

from __future__ import annotations

import logging
import os
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum

import orjson

from serai.server.metrics import CountFaults

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The name of the request that is being answered. Whoever asks is told it: `x-request-id`."""
NAME_BYTES = 6


class Form(StrEnum):
    """How lines are written: for people, or as JSON for programs."""

    TEXT = "text"
    JSON = "json"


def name_request() -> str:
    """A new name, for the request that begins now."""
    name = os.urandom(NAME_BYTES).hex()
    REQUEST.set(name)
    return name


class JsonLines(logging.Formatter):
    """A line is a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "request": REQUEST.get(),
            "text": record.getMessage(),
            "fault": self.formatException(record.exc_info) if record.exc_info else None,
        }
        return orjson.dumps({name: said for name, said in line.items() if said}).decode()


class TextLines(logging.Formatter):
    """A line is a sentence, with the time and the request."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        text = super().format(record)
        request = f" [{REQUEST.get()}]" if REQUEST.get() else ""
        return f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} {record.levelname.lower()}{request} {text}"


def write_log(form: Form) -> None:
    """Write what is logged from now on to stderr, in this form."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines() if form == Form.JSON else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines, CountFaults()], force=True)
