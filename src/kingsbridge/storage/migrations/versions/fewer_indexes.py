"""Fewer entries to write with every move: commands are looked up among the lines of their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "kingsbridge_3"
down_revision = "kingsbridge_2"


def upgrade() -> None:
    op.drop_index("lines_command", "lines")
    op.drop_index("tables_listed", "tables")
    op.create_index(
        "tables_listed",
        "tables",
        ["phase", "touched"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )
