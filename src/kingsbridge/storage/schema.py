"""The tables of the database.  How they came to be is told in ``migrations``; a test compares.

``lines`` is the truth and only ever grows, until its table is removed; a line is written anew only
when a note is thrown away.  ``tables`` and ``snapshots`` are caches of it, and ``reviews`` are
worked out from it, so nothing refers to them by a foreign key.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)

METADATA: Final = MetaData()

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("command", Text),
    Column("body", Text, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("title", Text, nullable=False, server_default=""),
    Column("moved", Double, nullable=False, server_default="0"),
    Column("result", Text, nullable=False, server_default=""),
    # Every move changes its table's row: those that no list shows need no entry.
    Index(
        "tables_listed",
        "phase",
        "touched",
        sqlite_where=text("listed = 1"),
        postgresql_where=text("listed"),
    ),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("device_id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("devices_token", "token_hash", unique=True),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("device_id", Text, ForeignKey("devices.device_id", name="seats_device_known")),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False, server_default=""),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("seats_device", "device_id"),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Double),
    Column("used_by", Text, ForeignKey("devices.device_id", name="links_device_known")),
    Index("links_seat", "table_id", "seat"),
)

BROWSERS: Final = Table(
    "browsers",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column(
        "device_id",
        Text,
        ForeignKey("devices.device_id", name="browsers_device_known"),
        nullable=False,
    ),
    Column("created", Double, nullable=False),
    Index("browsers_device", "device_id"),
)

RECOVERIES: Final = Table(
    "recoveries",
    METADATA,
    Column(
        "device_id",
        Text,
        ForeignKey("devices.device_id", name="recoveries_device_known"),
        primary_key=True,
    ),
    Column("code_hash", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("recoveries_code", "code_hash", unique=True),
)

NAMES: Final = Table(
    "names",
    METADATA,
    Column("name_key", Text, primary_key=True),
    Column(
        "device_id",
        Text,
        ForeignKey("devices.device_id", name="names_device_known"),
        nullable=False,
    ),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("names_device", "device_id", unique=True),
)
