"""The colours of the terminal: ink on parchment, with a few jewel colours.  No text, no layout.

Whoever draws names a style; a seat's own styles end with its number.
"""

from __future__ import annotations

from typing import Final

from rich.theme import Theme

PARCHMENT: Final = "#f2e8d0"
TILE: Final = "#faf4e4"
INK: Final = "#2e2116"
FADED: Final = "#77664a"
GOLD: Final = "#8a5d00"
LEAF: Final = "#f3d98b"
TINCTURES: Final = (
    ("#1d4a86", "#d2dfef"),  # azure
    ("#9b261c", "#f3d3cb"),  # gules
    ("#2c6b45", "#d5e8d8"),  # vert
    ("#6a4a00", "#efe0b8"),  # or
)
"""A dark and a pale colour for each seat."""


def _seat(number: int, dark: str, pale: str) -> dict[str, str]:
    return {
        f"seat-{number}": f"bold {dark}",
        f"line-{number}": dark,
        f"banner-{number}": f"bold {TILE} on {dark}",
        f"tile-{number}": f"{INK} on {pale}",
    }


STYLES: Final = {
    "page": f"{INK} on {PARCHMENT}",
    "ink": INK,
    "title": f"bold {INK}",
    "faded": FADED,
    "gold": f"bold {GOLD}",
    "ornament": GOLD,
    "asked": f"bold {INK} on {LEAF}",
    "wrong": "bold #9b261c",
    "tile": f"{INK} on {TILE}",
    "tile-bright": f"{INK} on {LEAF}",
    "tile-faded": f"{FADED} on {PARCHMENT}",
    **{
        name: style
        for number, (dark, pale) in enumerate(TINCTURES)
        for name, style in _seat(number, dark, pale).items()
    },
}

THEME: Final = Theme(STYLES)
