"""The database's tables. `entries` is the log, from which all else could be made; `heads` and
`people` are there to search by."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA = MetaData()

HEADS = Table(
    "heads",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", String(32), nullable=False),
    Column("ending", Text),
    Column("bot_decides", Boolean),
    Index("heads_by_stage", "stage", "listed", "touched"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("table_id", String(32), ForeignKey("heads.id"), primary_key=True),
    Column("who", String(64), primary_key=True),
    Index("people_by_who", "who"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("at", String(32), nullable=False),
    Column("who", String(64)),
    Column("command", String(140)),
    Column("body", Text, nullable=False),
)
"""Its key stops a second writer: each number of a table's log can be taken only once."""

BANS = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("at", String(32), nullable=False),
)
"""People who may not use this server."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
    Column("reporter", String(64)),
)
"""Lines of chat that somebody wants looked at."""

QUESTIONS = Table(
    "questions",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("rank", SmallInteger, nullable=False),
    Column("game", String(80), nullable=False),
    Column("asked", Float, nullable=False),
    Column("body", Text, nullable=False),
    Column("wanted", String(16)),
    Column("taken", String(16)),
    Column("answer", Text),
    Column("whose", String(64)),
    Index("questions_by_rank", "rank", "asked"),
)
"""What tables ask processes for bots: in PostgreSQL only, and without a log of its own. `wanted` is
the process that should answer, `taken` the one that does."""

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server makes at its first start, such as the key that signs tokens."""
