"""Write the rules pages of the docs: the English rules texts, with the usual numbers in them.

``make rules``
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingsbridge.core.text import fill_rules
from kingsbridge.games import GAMES

HOME: Final = Path(__file__).parent.parent


def main() -> None:
    for game in GAMES:
        source = HOME / "src" / "kingsbridge" / "games" / game / "text" / "rules.en.md"
        page = HOME / "docs" / "rules" / f"{game}.md"
        page.write_text(fill_rules(source.read_text(encoding="utf-8"), {}), encoding="utf-8")


if __name__ == "__main__":
    main()
