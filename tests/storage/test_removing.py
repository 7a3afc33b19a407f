"""What is removed is gone, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from kingsbridge.storage.errors import Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    Append,
    DeviceRow,
    DropSnapshot,
    Header,
    HideTable,
    LinkRow,
    PutDevice,
    PutLink,
    PutReview,
    PutSeat,
    PutSnapshot,
    PutTable,
    RemoveTable,
    Rewrite,
    SeatRow,
)
from kingsbridge.storage.schema import METADATA

ANA, BEN = "ana-phone", "ben-laptop"


def store(journal: Journal, table: str) -> None:
    """A finished table of two people and a bot, with all that belongs to it."""
    header = Header(table, "chess", 1, "over", True, -2, 2, 0.5, 1.0)  # noqa: FBT003 -- a row
    journal.write(
        Append(table, 0, ("opened", "a secret note")),
        PutTable(header),
        *(PutDevice(DeviceRow(device, f"hash of {device}", device, 0.0)) for device in (ANA, BEN)),
        *(
            PutSeat(SeatRow(table, seat, device, "", bot))
            for seat, (device, bot) in enumerate(((ANA, ""), (BEN, ""), (None, "greedy")))
        ),
        PutLink(LinkRow(f"link to {table}", table, 1, None, BEN)),
        PutSnapshot(table, 2, "a secret note"),
        PutReview(table, 0, "two decisions"),
        PutReview(table, 1, "a good one"),
    ).result(60)


def rows_of(journal: Journal, table: str) -> dict[str, int]:
    """How many rows each table of the database has of one table of the house."""
    counted: dict[str, int] = {}
    with journal._reading.connect() as connection:  # noqa: SLF001 -- it tells no rows of none
        for rows in METADATA.tables.values():
            if "table_id" in rows.c:
                query = select(func.count()).select_from(rows).where(rows.c.table_id == table)
                counted[rows.name] = connection.execute(query).scalar_one()
    return counted


def test_a_removed_table_leaves_nothing_and_its_neighbour_everything(journal: Journal) -> None:
    store(journal, "oak")
    store(journal, "ash")
    journal.write(HideTable("oak", BEN)).result(60)

    journal.write(RemoveTable("oak", ANA)).result(60)

    assert set(rows_of(journal, "oak").values()) == {0}
    assert rows_of(journal, "ash") == {
        "lines": 2, "tables": 1, "snapshots": 1, "reviews": 2, "seats": 3, "links": 1,
    }  # fmt: skip


def test_a_review_grows_and_is_read_from_where_one_was(journal: Journal) -> None:
    store(journal, "oak")

    journal.write(PutReview("oak", 2, "a bad one"), PutReview("oak", 1, "a fair one")).result(60)

    assert journal.review("oak", since=0) == [(1, "a fair one"), (2, "a bad one")]
    assert journal.review("elm") == []


def test_what_another_keeps_in_his_list_is_not_removed(journal: Journal) -> None:
    store(journal, "oak")
    before = rows_of(journal, "oak")

    with pytest.raises(Taken):
        journal.write(RemoveTable("oak", ANA)).result(60)

    assert rows_of(journal, "oak") == before


def test_a_line_is_written_anew_and_one_snapshot_dropped(journal: Journal) -> None:
    store(journal, "oak")
    store(journal, "ash")

    journal.write(Rewrite("oak", 1, "nothing"), DropSnapshot("oak")).result(60)

    assert journal.lines("oak") == [(0, "opened"), (1, "nothing")]
    assert journal.snapshot("oak") is None
    assert journal.lines("ash") == [(0, "opened"), (1, "a secret note")]
    assert journal.snapshot("ash") is not None


def test_sqlite_overwrites_what_is_removed(fresh: Callable[[str], str]) -> None:
    address = fresh("sqlite")
    with Journal(address) as journal:
        store(journal, "oak")
        journal.write(Rewrite("oak", 1, "nothing"), DropSnapshot("oak")).result(60)
    folder = Path(address.removeprefix("sqlite:///")).parent
    assert not any(b"secret" in path.read_bytes() for path in folder.iterdir())
