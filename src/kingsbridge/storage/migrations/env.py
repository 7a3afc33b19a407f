"""Run by Alembic, inside the transaction of whoever called it; there is no ini file."""

from __future__ import annotations

from alembic import context

from kingsbridge.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
