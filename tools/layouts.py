"""Work the layouts of observations out again, after a change of views: ``make layouts``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from kingsbridge.games import GAMES
from kingsbridge.research.survey import survey

FOLDER = Path(__file__).parents[1] / "src" / "kingsbridge" / "games"


def main(names: list[str]) -> None:
    """Write the layouts of these games, or of all."""
    for name in names or GAMES:
        for seats in GAMES[name].SEATS:
            path = FOLDER / name / "layouts" / f"{seats}.json"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text_of(survey(GAMES[name], seats).plain()), encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(FOLDER)}\n")


def text_of(told: dict[str, Any]) -> str:
    """A line for each part of the view."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(place, ensure_ascii=False)}"
        for name, place in told["fields"].items()
    ]
    return '{"fields": {\n' + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
