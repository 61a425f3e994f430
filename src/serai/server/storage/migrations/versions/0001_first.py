"""The log, what finds it, and settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "heads",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.String(32), nullable=False),
    )
    op.create_index("heads_by_stage", "heads", ["stage", "listed", "touched"])
    op.create_table(
        "people",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("heads.id"), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
    )
    op.create_index("people_by_who", "people", ["who"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64)),
        sa.Column("command", sa.String(140)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("settings", "entries", "people", "heads"):
        op.drop_table(table)
