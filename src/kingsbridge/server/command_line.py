"""``kingsbridge serve``, ``backup``, ``restore``, ``rescue`` and ``check-tables``."""

from __future__ import annotations

import argparse
import gc
import json
import logging
import math
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from starlette.types import ASGIApp

from kingsbridge.server.app import make_app
from kingsbridge.server.guard.connections import LARGEST_HEAD, Connection
from kingsbridge.server.guests import web_address, welcome, with_guests
from kingsbridge.server.opening import OpeningServer
from kingsbridge.server.play.outgoing import Socket
from kingsbridge.server.processes import serve_together
from kingsbridge.server.rescuing import rescue, verdict
from kingsbridge.server.settings import DEFAULT_DATA, Settings
from kingsbridge.storage import databases
from kingsbridge.storage.alone import serving_alone
from kingsbridge.storage.backup import restore
from kingsbridge.storage.errors import StorageError
from kingsbridge.storage.journal import Journal

LARGEST_MESSAGE: Final = 65536
HIGHEST_PORT: Final = 65535
MOST_PROCESSES: Final = 64
MOST_WORKERS: Final = 64
MOST_AT_ONCE: Final = 1_000_000
STOPPING: Final = 3
GARBAGE_AT_ONCE: Final = 50_000
TRIES: Final = 100
USUAL_PORTS: Final = {"http": 80, "https": 443}


def port(word: str) -> int:
    """The number of a port."""
    return _between(word, 1, HIGHEST_PORT)


def process_count(word: str) -> int:
    """How many processes may serve."""
    return _between(word, 1, MOST_PROCESSES)


def worker_count(word: str) -> int:
    """How many processes bots may think in."""
    return _between(word, 1, MOST_WORKERS)


def socket_count(word: str) -> int:
    """How many sockets an address may have open."""
    return _between(word, 1, MOST_AT_ONCE)


def table_count(word: str) -> int:
    """How many unfinished tables a device may have."""
    return _between(word, 1, MOST_AT_ONCE)


def _between(word: str, lowest: int, highest: int) -> int:
    if not word.isascii() or not word.isdigit() or not lowest <= int(word) <= highest:
        told = f"{word!r} is not a whole number from {lowest} to {highest}"
        raise argparse.ArgumentTypeError(told)
    return int(word)


def rate(word: str) -> float:
    """How often something may happen."""
    try:
        often = float(word)
    except ValueError:
        often = 0.0
    if not 0 < often < math.inf:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number above 0")
    return often


def base_url(word: str) -> str:
    """The address of the server as the world sees it, written as browsers write an origin."""
    if not word:
        return ""
    if not word.lower().startswith(("http://", "https://")):
        raise argparse.ArgumentTypeError(f"{word!r} does not begin with http:// or https://")
    try:
        parts = urlsplit(word)
        number = parts.port
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word!r} is not an address") from None
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if not parts.hostname or rest or not parts.hostname.isascii():
        told = "is not scheme, host and perhaps port alone, such as https://games.example.org"
        raise argparse.ArgumentTypeError(f"{word!r} {told}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = number in (None, USUAL_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{number}"


def proxies(word: str) -> str:
    """The proxies whose word is taken for where a request comes from."""
    for one in filter(None, word.split(",")):
        try:
            ip_network(one.strip())
        except ValueError:
            told = (
                f"{one.strip()!r} is not an address or a network, such as 127.0.0.1 or 10.0.0.0/8"
            )
            raise argparse.ArgumentTypeError(told) from None
    return word


def yes_or_no(word: str) -> bool:
    """Something that is so or not."""
    if word not in {"yes", "no"}:
        raise argparse.ArgumentTypeError(f"{word!r} is neither yes nor no")
    return word == "yes"


FLAGS: Final[tuple[tuple[str, Any, Any, str], ...]] = (
    ("host", str, "127.0.0.1", "the address to listen on"),
    ("port", port, 8321, "the port to listen on"),
    ("data", Path, DEFAULT_DATA, "the folder of the database"),
    (
        "database",
        str,
        "",
        "a database of its own, as a SQLAlchemy address; servers on one PostgreSQL play together",
    ),
    ("base-url", base_url, "", "the address the world sees, such as https://games.example.org"),
    ("trusted-proxies", proxies, "", "proxies that say where a request comes from: 127.0.0.1,::1"),
    ("metrics", yes_or_no, "yes", "may everybody read /metrics?"),
    ("processes", process_count, 1, "processes that serve, on a database in PostgreSQL"),
    ("workers", worker_count, 2, "processes in which bots think, beside one for short thoughts"),
    ("messages-per-second", rate, 20.0, "commands a socket may send"),
    ("requests-per-second", rate, 50.0, "requests an address may make"),
    ("tables-per-minute", rate, 30.0, "tables an address may open"),
    ("hints-per-minute", rate, 30.0, "hints an address may ask for"),
    ("tables-per-device", table_count, 500, "unfinished tables somebody may have"),
    ("sockets-per-address", socket_count, 100, "sockets an address may have open at once"),
)


def add_commands(commands: Any) -> None:
    """The commands for whoever runs a server."""
    serving = commands.add_parser("serve", help="serve tables to browsers and bots")
    _add_flags(serving, [flag for flag, *_ in FLAGS])
    serving.add_argument(
        "--open", action="store_true", help="open the first page in the browser of this machine"
    )
    serving.set_defaults(run=serve)
    backing_up = commands.add_parser("backup", help="copy everything stored into one file")
    backing_up.add_argument("file", type=Path)
    _add_flags(backing_up, ["data", "database"])
    backing_up.set_defaults(run=back_up)
    restoring = commands.add_parser("restore", help="fill an empty database from a backup")
    restoring.add_argument("file", type=Path)
    restoring.add_argument("--replace", action="store_true", help="throw away what is there")
    _add_flags(restoring, ["data", "database"])
    restoring.set_defaults(run=put_back)
    rescuing = commands.add_parser(
        "rescue", help="save every table of a damaged database that still replays"
    )
    rescuing.add_argument("file", type=Path, help="a new file, which can be restored")
    _add_flags(rescuing, ["data", "database"])
    rescuing.set_defaults(run=save_what_replays)
    checking = commands.add_parser("check-tables", help="replay every stored table")
    checking.add_argument("--json", action="store_true", help="for programs")
    _add_flags(checking, ["data", "database"])
    checking.set_defaults(run=check_tables)


def _add_flags(parser: argparse.ArgumentParser, names: list[str]) -> None:
    """Every setting is a flag, and KINGSBRIDGE_NAME in the environment."""
    for name, kind, usual, told in FLAGS:
        if name in names:
            variable = "KINGSBRIDGE_" + name.upper().replace("-", "_")
            parser.add_argument(
                f"--{name}",
                type=kind,
                default=os.environ.get(variable) or usual,
                help=f"{told} (${variable})",
            )


def settings_of(chosen: argparse.Namespace) -> Settings:
    """The settings of the flags that were given."""
    known = {name.replace("-", "_") for name, *_ in FLAGS}
    return Settings(**{name: value for name, value in vars(chosen).items() if name in known})


def serve(chosen: argparse.Namespace) -> None:
    """Serve until told to stop."""
    settings = settings_of(chosen)
    if chosen.open:
        settings = with_free_port(settings)
    settings = with_guests(settings)
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    check_processes(settings)
    keep_log(logging.WARNING if chosen.open else logging.INFO)  # a player reads no log
    with serving_alone(settings.url):
        Journal(settings.url).open().close()  # a refusal here is one line and code 2
        _serve(settings, opens=chosen.open)


def check_processes(settings: Settings) -> None:
    """Refuse several processes on a file, which has one server at a time."""
    if settings.processes > 1 and databases.file_of(databases.address(settings.url)):
        raise StorageError("several processes need a database in PostgreSQL: --database")


def keep_log(level: int) -> None:
    logging.basicConfig(level=level, format="%(message)s", handlers=[JsonLines()])


def _serve(settings: Settings, *, opens: bool) -> None:
    address = web_address(settings.host, settings.port)
    if settings.processes > 1:
        _announce(settings, address)
        configure = partial(config_of, settings=settings)
        serve_together(configure, partial(one_of_several, settings), settings.processes)
        return
    config = config_of(make_app(settings), settings)
    _announce(settings, address)
    server: uvicorn.Server = OpeningServer(config, address) if opens else uvicorn.Server(config)
    rarely_collect_garbage()
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops it
        server.run()


def _announce(settings: Settings, address: str) -> None:
    print(f"Kingsbridge is at {address}", flush=True)
    if settings.lan_address:
        print(welcome(settings.lan_address), flush=True)


def one_of_several(settings: Settings) -> ASGIApp:
    """The application of one process of several."""
    keep_log(logging.INFO)
    app = make_app(settings)
    rarely_collect_garbage()
    return app


def config_of(app: ASGIApp | Callable[[], ASGIApp], settings: Settings) -> uvicorn.Config:
    """How uvicorn serves: nothing without a bound."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=Connection,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=Socket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOPPING,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
    )


def with_free_port(settings: Settings) -> Settings:
    """The same settings, on the next free port if theirs is taken."""
    for number in range(settings.port, min(settings.port + TRIES, HIGHEST_PORT + 1)):
        if is_free(settings.host, number):
            if number != settings.port:
                print(f"Port {settings.port} is taken.", flush=True)
            return replace(settings, port=number)
    return settings


def is_free(host: str, number: int) -> bool:
    """Can this port be listened on?"""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, number))
        except OSError:
            return False
    return True


def rarely_collect_garbage() -> None:
    """Almost all that a move makes is free when its last user lets go; cycles are few.

    So the collector need not look at everything after every few hundred moves, each time holding
    the loop up, and never at what was loaded at the start.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_AT_ONCE, 20, 20)


class JsonLines(logging.StreamHandler[Any]):
    """A log of JSON lines; nothing secret is ever given to it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line for programs."""
        told = {
            "at": record.created,
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            told["problem"] = type(record.exc_info[1]).__name__
        return json.dumps(told)


def back_up(chosen: argparse.Namespace) -> None:
    """Copy everything stored into one file, while the server may be running."""
    check_stored(settings_of(chosen))
    with Journal(settings_of(chosen).url) as journal:
        journal.backup(chosen.file)
    print(f"everything stored is in {chosen.file}")


def put_back(chosen: argparse.Namespace) -> None:
    """Fill an empty database from a backup."""
    settings = settings_of(chosen)
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    with serving_alone(settings.url):
        restore(chosen.file, settings.url, replace=chosen.replace)
    print(f"{chosen.file} is restored")


def check_tables(chosen: argparse.Namespace) -> None:
    """Say which stored tables could not be played on by the present rules."""
    check_stored(settings_of(chosen))
    with Journal(settings_of(chosen).url) as journal:
        found = [(table_id, verdict(journal, table_id)) for table_id in journal.salvaged_ids()]
    broken = [(table_id, told) for table_id, told in found if told]
    if chosen.json:
        told = [{"table": table_id, "problem": problem} for table_id, problem in broken]
        print(json.dumps({"tables": len(found), "broken": told}))
    else:
        for table_id, problem in broken:
            print(f"{table_id}: {problem}")
        print(f"{len(found) - len(broken)} of {len(found)} tables replay")
    if broken:
        raise SystemExit(1)


def check_stored(settings: Settings) -> None:
    """Refuse a data folder without a database instead of making an empty one."""
    if not settings.database and not (settings.data / "kingsbridge.db").is_file():
        raise StorageError(f"there is no database in {settings.data}")


def save_what_replays(chosen: argparse.Namespace) -> None:
    """Write every table of a damaged database that still replays into a new file."""
    check_stored(settings_of(chosen))
    found = rescue(settings_of(chosen).url, chosen.file)
    for table_id, problem in found.lost.items():
        print(f"{table_id}: lost: {problem}")
    for table_id, problem in found.kept.items():
        print(f"{table_id}: saved as it is: {problem}")
    whole = found.saved + len(found.lost)
    print(f"{found.saved} of {whole} tables are in {chosen.file}")
    if found.lost:
        raise SystemExit(1)
