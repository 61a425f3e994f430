"""At which tables a bot has to decide. Where it is not known, a bot may have to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("heads", sa.Column("bot_decides", sa.Boolean))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("heads", "bot_decides")
