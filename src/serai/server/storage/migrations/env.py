"""Alembic's entry: migrates the database whose connection `database.migrate` brings."""

from __future__ import annotations

from alembic import context

from serai.server.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
