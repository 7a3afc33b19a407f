"""Our rules, interpreted and compiled, beside Catanatron: in turn, in one run, on this machine.

The machine may be noisy, so the three take turns several times, and the medians are compared.
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

HERE = Path(__file__).parent
FIGURES = ("copy_microseconds", "legal_microseconds", "apply_microseconds", "view_microseconds")


def run(interpreter: str, script: str, *arguments: str) -> dict[str, Any]:
    """The figures a script prints, run by an interpreter of its own."""
    command = [interpreter, str(HERE / script), *arguments]
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 -- ours
    figures: dict[str, Any] = json.loads(found.stdout)
    return figures


def take_turns(arguments: argparse.Namespace) -> dict[str, list[dict[str, Any]]]:
    """Every engine once a round, so that all meet the same weather."""
    seconds = ("--seconds", str(arguments.seconds))
    found: dict[str, list[dict[str, Any]]] = {"interpreted": [], "compiled": [], "catanatron": []}
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        game = arguments.game
        found["interpreted"].append(run(arguments.interpreted, "engine.py", game, *seconds))
        found["compiled"].append(run(sys.executable, "engine.py", game, *seconds))
        found["catanatron"].append(run(arguments.catanatron, "catanatron.py", "--json", *seconds))
    return found


def middle(rounds: list[dict[str, Any]], figure: str) -> float | None:
    """The median of a figure, where the engine has it."""
    values = [figures[figure] for figures in rounds if figure in figures]
    return median(values) if values else None


def table(found: dict[str, list[dict[str, Any]]]) -> list[str]:
    """The figures side by side, as a Markdown table."""
    lines = ["| figure | interpreted | compiled | Catanatron |", "|---|---|---|---|"]
    speeds = [middle(rounds, "decisions_per_second") or 0.0 for rounds in found.values()]
    lines.append("| decisions a second | " + " | ".join(f"{each:,.0f}" for each in speeds) + " |")
    ratios = (f"{each / speeds[-1]:.1f}" for each in speeds)
    lines.append("| times Catanatron | " + " | ".join(ratios) + " |")
    for figure in FIGURES:
        cells = (middle(rounds, figure) for rounds in found.values())
        shown = ("-" if cell is None else f"{cell:.2f} µs" for cell in cells)
        lines.append(f"| {figure.removesuffix('_microseconds')} | " + " | ".join(shown) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--interpreted", required=True, help="python of the interpreted build")
    parser.add_argument("--catanatron", required=True, help="python that has Catanatron")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    found = take_turns(arguments)
    print(f"{arguments.game}, random play on one core, Python {platform.python_version()}:")
    print(found["interpreted"][0]["version"], "against", found["compiled"][0]["version"])
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
