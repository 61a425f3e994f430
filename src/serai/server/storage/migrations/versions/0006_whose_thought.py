"""For whom it is thought about a question: all shall get their share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("questions", sa.Column("whose", sa.String(64)))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("questions", "whose")
