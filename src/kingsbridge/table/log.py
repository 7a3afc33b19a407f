"""What the log of a table says of its events, besides the game's own story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsbridge.core.story import EVERYONE, Line
from kingsbridge.table.events import (
    ABANDON,
    Abandoned,
    Answered,
    Continued,
    Event,
    Noted,
    Replaced,
    Resigned,
    Returned,
    Rewound,
    Said,
    Sat,
    Unanswered,
    Undid,
    Wished,
    Withdrew,
)

NOTED: Final = "table-noted"
"""The key of a private note, which is nobody else's even when all is revealed."""


def lines_of(event: Event) -> Sequence[Line]:
    """What the log says of an event."""
    if isinstance(event, Rewound):
        return [Line("table-rewound")]
    if isinstance(event, Abandoned):
        return [Line("table-abandoned")]
    if isinstance(event, Continued):
        return [Line("table-continued")]
    said = _line_of_wish(event) or _line_of_seat(event)
    return [] if said is None else [said]


def _line_of_wish(event: Event) -> Line | None:
    if isinstance(event, Wished):
        key = "table-wishes-abandon" if event.wish == ABANDON else "table-wishes-take-back"
        return Line(key, seat=event.seat)
    if isinstance(event, Answered):
        return Line("table-agrees" if event.agrees else "table-disagrees", seat=event.seat)
    if isinstance(event, Unanswered):
        return Line("table-unanswered", seat=event.seat)
    if isinstance(event, Withdrew):
        return Line("table-withdrew", seat=event.seat)
    return None


def _line_of_seat(event: Event) -> Line | None:
    if isinstance(event, Sat):
        return Line("table-sat", seat=event.seat)
    if isinstance(event, Undid):
        knows = 1 << event.seat if event.quiet else EVERYONE
        return Line("table-undid", knows=knows, seat=event.seat)
    if isinstance(event, Returned):
        return Line("table-returned", seat=event.seat)
    if isinstance(event, Replaced):
        return Line("table-replaced", seat=event.seat, bot=Line(f"bot-{event.bot}"), why=event.why)
    if isinstance(event, Resigned):
        return Line("table-resigned", seat=event.seat)
    if isinstance(event, Said):
        return Line("table-said", seat=event.seat, text=event.text)
    if isinstance(event, Noted) and event.text:
        return Line(NOTED, knows=1 << event.seat, seat=event.seat, text=event.text)
    return None
