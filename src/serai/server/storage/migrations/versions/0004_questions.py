"""What tables ask processes for bots. It is not worth a log of its own: the tables' logs say what
has to be decided."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for questions and answers."""
    op.create_table(
        "questions",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("wanted", sa.String(16)),
        sa.Column("taken", sa.String(16)),
        sa.Column("answer", sa.Text),
    )
    op.create_index("questions_by_rank", "questions", ["rank", "asked"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("alter table questions set unlogged")


def downgrade() -> None:
    """Forget them."""
    op.drop_table("questions")
