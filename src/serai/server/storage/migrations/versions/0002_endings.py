"""How games ended. Where it is not known, the log tells it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for endings."""
    op.add_column("heads", sa.Column("ending", sa.Text))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("heads", "ending")
