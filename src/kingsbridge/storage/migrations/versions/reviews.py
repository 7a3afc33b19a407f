"""Reviews of finished tables, decision by decision."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "kingsbridge_7"
down_revision = "kingsbridge_6"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
