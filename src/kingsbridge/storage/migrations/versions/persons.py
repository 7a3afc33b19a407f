"""Devices can be recovered: further browsers, recovery codes, and names of one's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "kingsbridge_6"
down_revision = "kingsbridge_5"


def upgrade() -> None:
    op.create_table(
        "browsers",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("device_id", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash"),
        sa.ForeignKeyConstraint(["device_id"], ["devices.device_id"], name="browsers_device_known"),
    )
    op.create_index("browsers_device", "browsers", ["device_id"])
    op.create_table(
        "recoveries",
        sa.Column("device_id", sa.Text(), nullable=False),
        sa.Column("code_hash", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("device_id"),
        sa.ForeignKeyConstraint(
            ["device_id"], ["devices.device_id"], name="recoveries_device_known"
        ),
    )
    op.create_index("recoveries_code", "recoveries", ["code_hash"], unique=True)
    op.create_table(
        "names",
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("device_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name_key"),
        sa.ForeignKeyConstraint(["device_id"], ["devices.device_id"], name="names_device_known"),
    )
    op.create_index("names_device", "names", ["device_id"], unique=True)
