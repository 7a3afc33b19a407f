"""How many events each pair of eyes knows of.

What only one seat notices (a card laid and not confirmed, a note) has no number for the others:
a number that went up would tell them that something happened.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge.core.story import OPEN
from kingsbridge.table.events import Acted, Event, Noted, NotesRemoved, Undid


class Eyes(NamedTuple):
    """Whose eyes one looks with, and who looks: notes are read by their own seat alone."""

    seat: int
    reader: int


class Numbers:
    """The events that one seat alone knows of, by seat, as numbers of the journal."""

    def __init__(self, moves: list[list[int]], notes: list[list[int]]) -> None:
        self.moves = moves
        self.notes = notes
        self.is_any = any(moves) or any(notes)

    def keep(self, event: Event, number: int) -> None:
        """Note an event if only its own seat knows of it."""
        if isinstance(event, (Noted, NotesRemoved)):
            self.notes[event.seat].append(number)
            self.is_any = True
        elif isinstance(event, (Acted, Undid)) and event.quiet:
            self.moves[event.seat].append(number)
            self.is_any = True

    def told(self, number: int, eyes: Eyes) -> int:
        """How many of the first so many events these eyes know of."""
        if not self.is_any:
            return number
        hidden = 0
        for owner in range(len(self.moves)):
            if eyes.reader != owner:
                hidden += bisect_right(self.notes[owner], number)
            if eyes.seat not in (owner, OPEN):
                hidden += bisect_right(self.moves[owner], number)
        return number - hidden


def knows(eyes: Eyes, event: Event) -> bool:
    """Do these eyes know that it happened?"""
    if isinstance(event, (Noted, NotesRemoved)):
        return eyes.reader == event.seat
    if isinstance(event, (Acted, Undid)) and event.quiet:
        return eyes.seat in (event.seat, OPEN)
    return True


def known(lines: Sequence[Event], eyes: Eyes) -> list[int]:
    """The journal's numbers of the events that these eyes know of, in their order."""
    return [number for number, event in enumerate(lines, start=1) if knows(eyes, event)]
