"""A process that writes until it is killed, and says what was acknowledged; not a test.

Each of its threads plays one table: three lines, the header and the snapshot in one write, and
when that is acknowledged, the table and the number of its lines on standard output.
"""

from __future__ import annotations

import os
import sys
from threading import Thread

from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import Append, Header, PutSnapshot, PutTable

TABLES = 8
LINES = 3


def play(journal: Journal, table: str) -> None:
    found = journal.table(table)
    number = found.number if found else 0
    while True:
        bodies = tuple(f"{table} {number + line}" for line in range(LINES))
        after = number + LINES
        listed, asked = True, 0
        journal.write(
            Append(table, number, bodies, command=f"command {number}"),
            PutTable(Header(table, "chess", 1, "playing", listed, asked, after, 0.0, 0.0)),
            PutSnapshot(table, after, f"after {after}"),
        ).result()
        number = after
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())  # one call: never half a line


def main() -> None:
    journal = Journal(sys.argv[1]).open()
    for number in range(TABLES):
        Thread(target=play, args=(journal, f"table-{number}")).start()


if __name__ == "__main__":
    main()
