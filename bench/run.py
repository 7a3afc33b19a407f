"""Our rules, interpreted and compiled, beside Catanatron, and our search beside OpenSpiel's.

All in turn, in one run, on this machine.

The machine may be noisy, so all take turns several times, and the medians are compared.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from kingsbridge.games import GAMES

HERE = Path(__file__).parent
RIVAL = "Catanatron"
SPEED = "decisions_per_second"
AIMS = {"2": 20_000, "4": 10_000}
"""How many tries a second our search is to make, by the number of seats."""
FIGURES = ("copy_microseconds", "legal_microseconds", "apply_microseconds", "view_microseconds")


def run(interpreter: str, script: str, *arguments: str) -> dict[str, Any]:
    """The figures a script prints, run by an interpreter of its own."""
    command = [interpreter, str(HERE / script), *arguments]
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 -- ours
    figures: dict[str, Any] = json.loads(found.stdout)
    return figures


def take_turns(arguments: argparse.Namespace, games: list[str]) -> dict[str, list[dict[str, Any]]]:
    """Everything once a round, so that all meet the same weather."""
    seconds = ("--seconds", str(arguments.seconds))
    found: dict[str, list[dict[str, Any]]] = {}
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        for game in games:
            for python in (arguments.interpreted, sys.executable):
                figures = run(python, "engine.py", game, *seconds)
                build = "compiled" if "(compiled)" in figures["version"] else "interpreted"
                found.setdefault(f"{game}, {build}", []).append(figures)
        found.setdefault(RIVAL, []).append(
            run(arguments.catanatron, "catanatron.py", "--json", *seconds)
        )
    return found


def search_in_turn(arguments: argparse.Namespace, games: list[str]) -> dict[str, list[Any]]:
    """Both searches once a round, of the compiled rules."""
    found: dict[str, list[Any]] = {}
    for number in range(arguments.rounds):
        print(f"searches, round {number + 1} of {arguments.rounds}", file=sys.stderr)
        for game in games:
            figures = run(sys.executable, "search.py", game, "--seconds", str(arguments.seconds))
            for seats, both in figures.items():
                found.setdefault(f"{game}, {seats}", []).append(both)
    return found


def middle(rounds: list[dict[str, Any]], figure: str) -> float | None:
    """The median of a figure, where the engine has it."""
    values = [figures[figure] for figures in rounds if figure in figures]
    return median(values) if values else None


def table(found: dict[str, list[dict[str, Any]]]) -> list[str]:
    """What was measured, a row for each engine, as a Markdown table."""
    names = [figure.removesuffix("_microseconds") for figure in FIGURES]
    lines = [
        "| | decisions a second | times Catanatron | " + " | ".join(names) + " |",
        "|---" * (len(names) + 3) + "|",
    ]
    rival = middle(found[RIVAL], SPEED) or 0.0
    for name, rounds in found.items():
        speed = middle(rounds, SPEED) or 0.0
        cells = (middle(rounds, figure) for figure in FIGURES)
        shown = ("-" if cell is None else f"{cell:.2f} µs" for cell in cells)
        lines.append(f"| {name} | {speed:,.0f} | {speed / rival:.1f} | " + " | ".join(shown) + " |")
    return lines


def searches(found: dict[str, list[Any]]) -> list[str]:
    """How fast the bots' search is, as a Markdown table."""
    lines = [
        "| game, seats | tries a second | aim | OpenSpiel's | times |",
        "|---|---|---|---|---|",
    ]
    for name, rounds in found.items():
        aim = AIMS[name.rpartition(" ")[2]]
        mine, their = (middle(rounds, whose) or 0.0 for whose in ("ours", "theirs"))
        lines.append(f"| {name} | {mine:,.0f} | {aim:,} | {their:,.0f} | {mine / their:,.0f} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--interpreted", required=True, help="python of the interpreted build")
    parser.add_argument("--catanatron", required=True, help="python that has Catanatron")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    games = arguments.games or list(GAMES)
    found = take_turns(arguments, games)
    print(f"Random play on one core, Python {platform.python_version()}:")
    print("\n".join(table(found)))
    print("\nThe bots' search on one core, compiled, its value taken at the leaf:")
    print("\n".join(searches(search_in_turn(arguments, games))))


if __name__ == "__main__":
    main()
