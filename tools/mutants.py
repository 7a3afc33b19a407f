"""Change the rules one place at a time, and see whether a test of a single rule notices.

``make mutants`` takes every game, ``make mutants GAME=...`` one, ``PART="steps/autumn order"`` some
parts of it.  mutmut makes the changed rules (the mutants) in a copy below ``build`` that is gone
afterwards, and runs the tests of single rules alone (``tests/games/<game>/test_<number>_*.py``), of
those only the ones that come to the changed function, up to the first that fails.

A mutant that no test notices is to be killed by a test, or entered in
``tests/games/<game>/survivors.toml`` with the reason why nobody could notice it::

    [[equal]]
    where = "steps.spring.highest"
    was = "high = 0"
    now = "high = 1"
    why = "..."
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

HOME: Final = Path(__file__).parent.parent
GAMES: Final = "src/kingsbridge/games"
PARTS: Final = ("steps", "steps/*", "order", "scoring")
LEAST: Final = 95
"""The score below which a game fails, in percent."""
NOTICED_BY_NONE: Final = (0, 5, 33)
"""mutmut's codes: all tests passed, none was collected, none comes there."""

SETTINGS: Final = """
[tool.mutmut]
source_paths = ["src"]
also_copy = ["tools"]
only_mutate = {paths}
do_not_mutate_patterns = ["cast\\\\("] # a cast does nothing, whatever its words are
pytest_add_cli_args = ["-n", "0", "-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = {tests}
use_git_change_detection = false
"""


class Mutant(NamedTuple):
    """A changed place in the rules: the module and function, the lines before and after."""

    where: str
    was: str
    now: str

    @property
    def module(self) -> str:
        """The module in its game's folder: ``steps.autumn``."""
        parts = self.where.split(".")
        return ".".join(parts[:2] if parts[0] == "steps" and len(parts) > 2 else parts[:1])


class Equal(NamedTuple):
    """A mutant that is listed as no change at all, and why."""

    mutant: Mutant
    why: str


class Found(NamedTuple):
    """What became of the mutants of a game, or of a part of it."""

    killed: list[Mutant]
    survived: list[Mutant]


# --- Running mutmut in a copy ---


def run(game: str, parts: list[str]) -> Found:
    """Try every mutant of a game's rules."""
    log = HOME / "build" / f"mutants-{game}.log"
    log.parent.mkdir(exist_ok=True)
    print(f"Trying the mutants of {game}; this takes minutes. See {log.relative_to(HOME)}.")
    with tempfile.TemporaryDirectory(prefix="mutants-", dir=log.parent) as name:
        workshop = Path(name)
        equip(workshop, game, parts)
        words = [str(Path(sys.executable).with_name("mutmut")), "run", "--max-children", "1"]
        with log.open("w", encoding="utf-8") as out:
            done = subprocess.run(words, cwd=workshop, stdout=out, stderr=out, check=False)  # noqa: S603 -- ours
        if done.returncode:
            raise SystemExit(log.read_text(encoding="utf-8"))
        return collect(workshop / "mutants", game)


def equip(workshop: Path, game: str, parts: list[str]) -> None:
    """The sources and tests that mutmut needs, and its settings."""
    leave_out = shutil.ignore_patterns("__pycache__", "client", "*.egg-info")
    for folder in ("src", "tests", "tools"):
        shutil.copytree(HOME / folder, workshop / folder, ignore=leave_out)
    paths = [f"{GAMES}/{game}/{name}.py" for name in parts or PARTS]
    settings = SETTINGS.format(paths=json.dumps(paths), tests=json.dumps(rule_tests(game)))
    ours = (HOME / "pyproject.toml").read_text(encoding="utf-8")
    (workshop / "pyproject.toml").write_text(ours + settings, encoding="utf-8")


def rule_tests(game: str) -> list[str]:
    """The tests of single rules, by the chapters of the rules text."""
    paths = (HOME / "tests/games" / game).glob("test_[0-9]*.py")
    return sorted(str(path.relative_to(HOME)) for path in paths)


def collect(mutants: Path, game: str) -> Found:
    """What mutmut noted beside each module."""
    found = Found([], [])
    folder = mutants / GAMES / game
    for path in sorted(folder.rglob("*.meta")):
        source = path.with_suffix("")
        noted: dict[str, int | None] = json.loads(path.read_text("utf-8"))["exit_code_by_key"]
        spans = json.loads(source.with_suffix(".py.spans").read_text("utf-8"))["spans"]
        lines = source.read_text(encoding="utf-8").splitlines()
        module = ".".join(source.relative_to(folder).with_suffix("").parts)
        for name, code in noted.items():
            if code is None:
                raise SystemExit(f"mutmut did not come to {name}")
            mutant = describe(module, name.rpartition(".")[2], lines, spans)
            lives = code in NOTICED_BY_NONE and not noticed_anew(mutants, game, name)
            (found.survived if lives else found.killed).append(mutant)
    return found


def noticed_anew(mutants: Path, game: str, name: str) -> bool:
    """Does a test notice the mutant if it is there from the start?

    Steps are made while their modules are imported, and mutmut chooses a mutant only afterwards.
    """
    if "ǁ__init____mutmut_" not in name:
        return False
    paths = os.pathsep.join([str(mutants / "src"), str(mutants)])
    settings = {**os.environ, "PYTHONPATH": paths, "MUTANT_UNDER_TEST": name}
    words = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider"]
    words += rule_tests(game)
    return subprocess.run(words, cwd=mutants, env=settings, capture_output=True).returncode > 0  # noqa: S603, PLW1510 -- ours


def describe(module: str, name: str, lines: list[str], spans: dict[str, list[int]]) -> Mutant:
    """A mutant by what it changes, for mutmut's numbers shift with every edit."""
    function = name.rpartition("__mutmut_")[0]
    before, after = (
        [line.replace(variant, function) for line in lines[first - 1 : last]]
        for variant in (f"{function}__mutmut_orig", name)
        for first, last in [spans[variant]]
    )
    diff = list(difflib.ndiff(before, after))
    was = " ".join(line[2:].strip() for line in diff if line.startswith("- "))
    now = " ".join(line[2:].strip() for line in diff if line.startswith("+ "))
    called = function.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
    return Mutant(f"{module}.{called}", was, now)


# --- Judging and telling ---


def listed(game: str) -> list[Equal]:
    """The mutants that are listed as equal; each must say why."""
    path = HOME / "tests/games" / game / "survivors.toml"
    rows: list[dict[str, Any]] = []
    if path.exists():
        rows = tomllib.loads(path.read_text(encoding="utf-8")).get("equal", [])
    found = [Equal(Mutant(row["where"], row["was"], row["now"]), row["why"]) for row in rows]
    for equal in found:
        if not equal.why.strip():
            raise SystemExit(f"{path.name}: {equal.mutant.where} is listed without a reason")
    return found


def report(game: str, found: Found, equals: list[Equal], parts: list[str]) -> int:
    """Tell the score of each module; 0 if the game reaches the least."""
    equal = {entry.mutant for entry in equals}
    open_ones = [mutant for mutant in found.survived if mutant not in equal]
    alive = set(found.survived)
    tried = [part.replace("/", ".") for part in parts]
    stale = [mutant for mutant in equal - alive if not parts or mutant.module in tried]
    print(f"\n{game}\n{'module':20}{'mutants':>8}{'killed':>8}{'equal':>8}{'open':>8}{'score':>8}")
    every = found.killed + found.survived
    for module in sorted({mutant.module for mutant in every}):
        tell(module, found, open_ones, module)
    score = tell("all", found, open_ones, "")
    for mutant in open_ones:
        print(f"\nsurvived  {mutant.where}\n  - {mutant.was}\n  + {mutant.now}")
    for mutant in sorted(stale):
        print(f"\nlisted as equal, but killed or gone  {mutant.where}\n  - {mutant.was}")
        print(f"  + {mutant.now}")
    return int(score < LEAST or bool(stale))


def tell(title: str, found: Found, open_ones: list[Mutant], module: str) -> float:
    """A line of the report; the score is the share of mutants that are not open."""
    killed = count(found.killed, module)
    survived = count(found.survived, module)
    still_open = count(open_ones, module)
    total = killed + survived
    score = 100 * (total - still_open) / total if total else 100.0
    equal = survived - still_open
    print(f"{title:20}{total:8}{killed:8}{equal:8}{still_open:8}{score:8.1f}")
    return score


def count(mutants: Iterable[Mutant], module: str) -> int:
    return sum(not module or mutant.module == module for mutant in mutants)


def main() -> int:
    games = sorted(path.parent.name for path in (HOME / GAMES).glob("*/order.py"))
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=" or ".join(games))
    parser.add_argument(
        "--part", nargs="*", default=[], help="these modules alone, such as steps/autumn"
    )
    given = parser.parse_args()
    os.nice(10)
    worst = 0
    for game in given.games or games:
        worst |= report(game, run(game, given.part), listed(game), given.part)
    return worst


if __name__ == "__main__":
    sys.exit(main())
