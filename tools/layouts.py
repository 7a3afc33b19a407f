"""Work the layouts of observations out again, after a change of views: ``make layouts``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kingsbridge.games import GAMES
from kingsbridge.research.survey import survey

FOLDER = Path(__file__).parents[1] / "src" / "kingsbridge" / "games"


def main(names: list[str]) -> None:
    """Write the layouts of these games, or of all."""
    for name in names or GAMES:
        for seats in GAMES[name].SEATS:
            path = FOLDER / name / "layouts" / f"{seats}.json"
            path.parent.mkdir(exist_ok=True)
            told = survey(GAMES[name], seats).plain()
            path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(FOLDER)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
