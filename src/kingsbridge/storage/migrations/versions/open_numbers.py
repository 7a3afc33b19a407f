"""Lists count what everybody may know of: notes are not among it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "kingsbridge_5"
down_revision = "kingsbridge_4"

LINES = sa.table("lines", sa.column("table_id"), sa.column("body"))
TABLES = sa.table("tables", sa.column("table_id"), sa.column("number"))
PRIVATE = ('{"event":"noted"%', '{"event":"notes removed"%')


def upgrade() -> None:
    private = sa.or_(*(LINES.c.body.like(body) for body in PRIVATE))
    notes = sa.select(sa.func.count()).where(LINES.c.table_id == TABLES.c.table_id, private)
    number = TABLES.c.number - notes.scalar_subquery()
    op.get_bind().execute(sa.update(TABLES).values(number=number))
