"""What lists show: titles, free seats, and since when somebody is waited for."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "kingsbridge_2"
down_revision = "kingsbridge_1"

LINES = sa.table("lines", sa.column("table_id"), sa.column("number"), sa.column("body"))
TABLES = sa.table(
    "tables",
    sa.column("table_id"),
    sa.column("phase"),
    sa.column("touched"),
    sa.column("title"),
    sa.column("moved"),
)
SEATS = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("free", sa.Boolean))


def upgrade() -> None:
    add_columns()
    connection = op.get_bind()
    connection.execute(sa.update(TABLES).values(moved=TABLES.c.touched))
    openings = sa.select(LINES.c.table_id, LINES.c.body).where(LINES.c.number == 0)
    for table_id, body in connection.execute(openings).all():
        if title := json.loads(body).get("title"):
            named = sa.update(TABLES).where(TABLES.c.table_id == table_id)
            connection.execute(named.values(title=title))
    waiting = sa.select(TABLES.c.table_id).where(TABLES.c.phase == "waiting")
    for table_id in connection.scalars(waiting).all():
        lines = sa.select(LINES.c.body).where(LINES.c.table_id == table_id)
        bodies = connection.scalars(lines.order_by(LINES.c.number)).all()
        for seat in free_seats([json.loads(body) for body in bodies]):
            here = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
            connection.execute(sa.update(SEATS).where(here).values(free=True))


def add_columns() -> None:
    # SQLite would append to the text of a table, and its text is compared with the schema's.
    how = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("tables", recreate=how) as tables:  # type: ignore[arg-type]  # is one of its words
        tables.add_column(sa.Column("title", sa.Text(), nullable=False, server_default=""))
        tables.add_column(sa.Column("moved", sa.Double(), nullable=False, server_default="0"))
    with op.batch_alter_table("seats", recreate=how) as seats:  # type: ignore[arg-type]  # is one of its words
        seats.add_column(sa.Column("free", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["listed", "phase", "touched"])
    op.create_index("links_seat", "links", ["table_id", "seat"])


def free_seats(events: list[dict[str, Any]]) -> list[int]:
    """The seats of a table before its game that nobody has, and no bot."""
    if not events or "seats" not in events[0]:
        return []
    planned = [not plan.get("bot") for plan in events[0]["seats"]]
    free = planned[:]
    for event in events[1:]:
        if event["event"] in {"sat", "filled"}:
            free[event["seat"]] = False
        elif event["event"] == "left":
            free[event["seat"]] = planned[event["seat"]]
    return [seat for seat, is_free in enumerate(free) if is_free]
