"""The page for whoever runs a server: its commands are run, its files are tried."""

from __future__ import annotations

import configparser
import contextlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from sample import GAME
from serving import GENEROUS, PATIENCE, Person, Server, free_port, play_on, wait_until
from storage.postgres import binaries, running

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(?:<!-- (?P<mark>[^>]*) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)```", re.DOTALL)
PROGRAMS = Path(sys.executable).parent


class Block(NamedTuple):
    """Something on the page between two rows of backticks, and what is said of it before."""

    mark: str
    kind: str
    text: str


BLOCKS = [
    Block(found["mark"] or "", found["kind"], found["text"]) for found in BLOCK.finditer(PAGE)
]


def file(name: str) -> str:
    """A file that the page shows."""
    return next(block.text for block in BLOCKS if block.mark == f"file: {name}")


class Places(NamedTuple):
    """Where the folders of the page are in a test, and the ports."""

    folder: Path
    port: int
    second: int

    def put(self, text: str) -> str:
        """A text of the page, with other folders and another port."""
        for there in ("/var/lib/kingsbridge", "/var/backups/kingsbridge", "/tmp/trial", "/data"):  # noqa: S108 -- of the page
            text = re.sub(rf"{there}(?![-\w])", str(self.folder / there.strip("/")), text)
        text = text.replace("/opt/kingsbridge/bin/", f"{PROGRAMS}/")
        return text.replace("8321", str(self.port)).replace("8322", str(self.second))

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 -- our own page
            ["/bin/sh", "-e", "-c", self.put(command)],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env={**os.environ, "PATH": f"{PROGRAMS}:{os.environ['PATH']}"},
        )


@pytest.fixture
def places(tmp_path: Path) -> Places:
    for folder in ("var/lib", "var/backups/kingsbridge", "tmp", "data"):
        (tmp_path / folder).mkdir(parents=True)
    return Places(tmp_path, free_port(), free_port())


@contextlib.contextmanager
def started(places: Places, command: list[str]) -> Iterator[Person]:
    """A server that the page starts, and somebody who comes to it."""
    server = Server(places.folder / "var/lib/kingsbridge")
    server.port = places.port
    process = subprocess.Popen(  # noqa: S603 -- our own page
        command, env={**os.environ, "PATH": f"{PROGRAMS}:{os.environ['PATH']}"}
    )

    def is_well() -> bool:
        with contextlib.suppress(OSError):
            return Person(server).get("/health").status == 200
        return False

    try:
        wait_until(is_well, "the server is well")
        yield Person(server, "Ana")
    finally:
        process.terminate()
        process.wait(PATIENCE)


def played(person: Person, other: Person) -> None:
    """A few moves of a game over sockets."""
    table = person.open_table()
    assert other.sit(table.links[1]).status == 200
    with person.at(table) as left, other.at(table) as right:
        play_on([left, right], Random(1), most=5)


def test_every_block_is_tried() -> None:
    for block in BLOCKS:
        way, _, rest = block.mark.partition(":")
        assert way in {"run", "run, stopped", "run by", "file"}, block.text
        if way == "run by":
            target = rest.split()[-1]
            assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {block.mark for block in BLOCKS if block.kind == "sh"} == {
        "run", "run, stopped", "run by: make compile",
    }  # fmt: skip


@pytest.mark.slow
def test_the_commands_do_what_the_page_says(places: Places) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    unit.read_string(file("kingsbridge.service"))
    serve = places.put(unit["Service"]["ExecStart"]).replace("--metrics no", "--metrics yes")
    command = [*shlex.split(serve), "--port", str(places.port), *GENEROUS]
    (places.folder / "var/lib/kingsbridge").mkdir()
    with started(places, command) as ana:
        played(ana, Person(ana.server, "Ben"))
        for block in BLOCKS:
            if block.mark == "run":
                done = places.run(block.text)
                assert done.returncode == 0, (block.text, done.stderr)
        assert "well" in places.run(f"curl --silent http://127.0.0.1:{places.port}/health").stdout
        figures = ana.get("/metrics").body.decode()
        names = {line.split()[0] for line in figures.splitlines()}
        assert names == set(re.findall(r"`(kingsbridge_\w+)`", PAGE))
    for block in BLOCKS:
        if block.mark == "run, stopped":
            done = places.run(block.text)
            assert done.returncode == 0, (block.text, done.stderr)
    assert (places.folder / "var/backups/kingsbridge/rescued.db").is_file()


@pytest.mark.slow
def test_the_backup_of_the_timer_is_made(places: Places) -> None:
    unit = file("kingsbridge-backup.service")
    (line,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    (places.folder / "var/lib/kingsbridge").mkdir()
    made = Server(places.folder / "var/lib/kingsbridge")
    with made:
        Person(made, "Ana").open_table()
    done = places.run(line.replace("$$", "$").replace("%%", "%"))
    assert done.returncode == 0, done.stderr
    day = time.strftime("%Y-%m-%d")
    assert (places.folder / f"var/backups/kingsbridge/{day}.db").is_file()


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze here")
    units = ["kingsbridge.service", "kingsbridge-backup.service", "kingsbridge-backup.timer"]
    for name in units:
        text = file(name).replace("/opt/kingsbridge/bin/kingsbridge", "/bin/true")
        (tmp_path / name).write_text(text.replace("User=kingsbridge\n", ""))
    done = subprocess.run(  # noqa: S603 -- our own files
        [program, "verify", *(str(tmp_path / name) for name in units)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if "kingsbridge" in line]
    assert complaints == [], done.stderr


@pytest.mark.slow
def test_the_command_and_the_check_of_the_container_work(places: Places) -> None:
    text = file("Containerfile")
    words = {
        name: json.loads(places.put(found))
        for name, found in re.findall(r"^(HEALTHCHECK CMD|CMD) (\[.*\])$", text, re.MULTILINE)
    }
    command = [word.replace("0.0.0.0", "127.0.0.1") for word in words["CMD"]]  # noqa: S104 -- replaced
    with started(places, command):
        python, *rest = words["HEALTHCHECK CMD"]
        assert python == "python"
        subprocess.run([sys.executable, *rest], check=True, timeout=60)  # noqa: S603 -- our own page


# --- Proxies ---


def nginx_at(places: Places, port: int, name: str = "nginx.conf") -> list[str]:
    text = places.put(file(name))
    text = re.sub(r"^ *ssl_.*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    own = places.folder / "nginx"
    own.mkdir()
    kept = "\n".join(
        f"{kind}_temp_path {own}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (own / "nginx.conf").write_text(
        f"daemon off; pid {own}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off;\n{kept}\n{text} }}\n"
    )
    return ["nginx", "-e", "stderr", "-p", str(own), "-c", str(own / "nginx.conf")]


def caddy_at(places: Places, port: int, name: str = "Caddyfile") -> list[str]:
    text = places.put(file(name)).replace("games.example.org", f"http://127.0.0.1:{port}")
    path = places.folder / "Caddyfile"
    path.write_text("{\n    admin off\n    auto_https off\n}\n" + text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(path)]


@pytest.mark.slow
@pytest.mark.parametrize(("program", "words"), [("nginx", nginx_at), ("caddy", caddy_at)])
def test_a_game_is_played_through_the_proxy(
    places: Places, program: str, words: Callable[[Places, int], list[str]]
) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"no {program} here")
    outside = free_port()
    command = [str(PROGRAMS / "kingsbridge"), "serve", "--data", str(places.folder / "var/lib/k")]
    flags = ["--port", str(places.port), "--trusted-proxies", "127.0.0.1", *GENEROUS]
    with started(places, [*command, *flags]) as inside, proxied(places, words(places, outside)):
        server = Server(places.folder / "unused")
        server.port = outside
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        wait_until(lambda: is_there(ana), "the proxy passes requests on")
        played(ana, ben)
        claimed = {"X-Forwarded-For": "203.0.113.7"}  # by a visitor, who would like more
        assert ana.send("GET", "/api/games", None, claimed).status == 200
        assert inside.get(f"/api/games/{GAME}/components").status == 200


@contextlib.contextmanager
def proxied(places: Places, command: list[str]) -> Iterator[None]:
    """A proxy that runs meanwhile."""
    home = {**os.environ, "HOME": str(places.folder), "XDG_DATA_HOME": str(places.folder)}
    process = subprocess.Popen(command, env=home)  # noqa: S603 -- our own page
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def is_there(person: Person) -> bool:
    with contextlib.suppress(OSError):
        return person.get("/health").status == 200
    return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "words", "name"),
    [("nginx", nginx_at, "nginx-several.conf"), ("caddy", caddy_at, "Caddyfile-several")],
)
def test_a_game_goes_on_behind_the_proxy_when_one_of_two_servers_is_killed(
    places: Places, program: str, words: Callable[[Places, int, str], list[str]], name: str
) -> None:
    programs = binaries()
    if shutil.which(program) is None or programs is None:
        pytest.skip(f"no {program} here, or no PostgreSQL")
    outside = free_port()
    with running(programs) as postgres, contextlib.ExitStack() as stack:
        flags = [f"--database={postgres.fresh()}", "--trusted-proxies=127.0.0.1", *GENEROUS]
        servers = [Server(places.folder / each, *flags) for each in ("one", "two")]
        for server, port in zip(servers, (places.port, places.second), strict=True):
            stack.push(server)
            server.start(port)
        stack.enter_context(proxied(places, words(places, outside, name)))
        front = Server(places.folder / "unused")
        front.port = outside
        ana, ben = Person(front, "Ana"), Person(front, "Ben")
        wait_until(lambda: is_there(ana), "the proxy passes requests on")
        table = ana.open_table()
        assert ben.sit(table.links[1]).status == 200
        with ana.at(table) as left, ben.at(table) as right:
            assert play_on([left, right], Random(1), most=5) == 5
            since = left.sight["number"]
            servers[0].kill()
        wait_until(lambda: is_there(ana), "the proxy has noticed")
        with ana.at(table, f"?since={since}") as left, ben.at(table) as right:
            assert left.sight["number"] >= since
            assert play_on([left, right], Random(2), most=5) == 5
