"""What lists show: how a table ended, which bots play where, who hides it."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "kingsbridge_4"
down_revision = "kingsbridge_3"

LINES = sa.table("lines", sa.column("table_id"), sa.column("number"), sa.column("body"))
SEATS = sa.table(
    "seats",
    sa.column("table_id"),
    sa.column("seat"),
    sa.column("name"),
    sa.column("bot"),
    sa.column("resigned", sa.Boolean),
)
OF_SEATS = ("opened", "filled", "left", "replaced", "returned")


def upgrade() -> None:
    change_columns()
    connection = op.get_bind()
    named = [LINES.c.body.like(f'{{"event":"{kind}"%') for kind in OF_SEATS]
    query = sa.select(LINES.c.table_id, LINES.c.body).where(sa.or_(*named))
    events: dict[str, list[dict[str, Any]]] = {}
    for table_id, body in connection.execute(query.order_by(LINES.c.table_id, LINES.c.number)):
        events.setdefault(table_id, []).append(json.loads(body))
    for table_id, found in events.items():
        for seat, (bot, resigned) in bots(found).items():
            here = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
            connection.execute(sa.update(SEATS).where(here).values(bot=bot, resigned=resigned))
            # what a bot, or whoever gave no name, was called before
            made_up = SEATS.c.name.in_([f"{bot} {seat + 1}", str(seat + 1)])
            connection.execute(sa.update(SEATS).where(here, made_up).values(name=""))
    op.execute("DELETE FROM snapshots")


def change_columns() -> None:
    # SQLite would append to the text of a table, and its text is compared with the schema's.
    how = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("tables", recreate=how) as tables:  # type: ignore[arg-type]  # is one of its words
        tables.add_column(sa.Column("result", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("seats", recreate=how) as seats:  # type: ignore[arg-type]  # is one of its words
        seats.drop_column("free")
        seats.add_column(sa.Column("bot", sa.Text(), nullable=False, server_default=""))
        for name in ("resigned", "hidden"):
            seats.add_column(
                sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
            )


def bots(events: list[dict[str, Any]]) -> dict[int, tuple[str, bool]]:
    """Which bot plays at each seat of a table, and whether its person resigned."""
    found: dict[int, tuple[str, bool]] = {}
    planned: dict[int, str] = {}
    for event in events:
        seat = event.get("seat", 0)
        if event["event"] == "opened":
            planned = {seat: plan.get("bot", "") for seat, plan in enumerate(event["seats"])}
            found = {seat: (bot, False) for seat, bot in planned.items()}
        elif event["event"] == "left":
            found[seat] = planned.get(seat, ""), False
        elif event["event"] == "returned":
            found[seat] = "", False
        else:
            found[seat] = event["bot"], event.get("why") == "resigned"
    return found
