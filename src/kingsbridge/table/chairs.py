"""Who sits where: the chairs of a table, and who plays in whose place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final
from unicodedata import category, normalize

from kingsbridge.table.events import RESIGNED, Replaced, Sat, SeatPlan

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 2
"""So many marks a letter may carry: Vietnamese has two, beside what is one sign with its letter."""
BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
"""Fillers and joiners, which show nothing."""


class Chair:
    """A seat of the table and who is on it.

    A name is what somebody calls himself, and empty for a bot or whoever gave none.
    """

    def __init__(self, plan: SeatPlan) -> None:
        self.device = ""  # whose seat it is; nobody's if empty
        self.bot = plan.bot  # which bot plays now; a person does if empty
        self.name = plan.name
        self.why = ""  # why a bot plays in a person's place, if one does
        self.since = 0  # the number of the event since which it does
        self.ply = 0  # and the ply
        self.said = 0  # how often something was said here
        self.noted = 0  # and noted, since notes were last thrown away
        self.hinted = 0  # how many hints the seat had

    @property
    def is_free(self) -> bool:
        return not self.device and not self.bot

    @property
    def is_person(self) -> bool:
        """Does a person play here now?"""
        return bool(self.device) and not self.bot

    @property
    def is_stood_in_for(self) -> bool:
        """Does a bot play in a person's place?"""
        return bool(self.bot and self.why)

    @property
    def resigned(self) -> bool:
        return self.why == RESIGNED

    def take(self, sat: Sat) -> None:
        """Somebody sits down, or moves the seat to another device."""
        self.device, self.name = sat.device, sat.name

    def replace(self, replaced: Replaced, number: int, ply: int) -> None:
        """From this event and this ply on a bot plays in a person's place."""
        self.bot, self.why, self.since, self.ply = replaced.bot, replaced.why, number, ply

    def resign(self, number: int, ply: int) -> None:
        """The person gave up, and nobody plays on."""
        self.why, self.since, self.ply = RESIGNED, number, ply

    def come_back(self) -> None:
        """The person plays again."""
        self.bot, self.why, self.since, self.ply = "", "", 0, 0

    def snapshot(self) -> dict[str, Any]:
        """Who is on the seat, from which ``resume`` goes on."""
        return {
            "device": self.device,
            "bot": self.bot,
            "name": self.name,
            "why": self.why,
            "since": self.since,
            "ply": self.ply,
            "said": self.said,
            "noted": self.noted,
            "hinted": self.hinted,
        }

    def resume(self, told: Mapping[str, Any]) -> None:
        self.device, self.bot, self.name = told["device"], told["bot"], told["name"]
        self.why, self.since, self.ply = told["why"], told["since"], told["ply"]
        self.said, self.noted, self.hinted = told["said"], told["noted"], told["hinted"]


def clean_name(name: str) -> str:
    """A name as it is stored: one line, nothing invisible, no stacks of marks, not too long."""
    shown = "".join(sign for sign in normalize("NFC", printable(name)) if not is_blank(sign))
    return " ".join(without_stacks(shown).split())[:LONGEST_NAME].rstrip()


def is_blank(sign: str) -> bool:
    """Is it a sign of which nothing is seen, though it counts as printable?"""
    return sign in BLANKS or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def without_stacks(text: str) -> str:
    """A text in which no sign carries more marks than any language puts on one."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark needs a sign to stand on
    for sign in text:
        is_mark = category(sign) in {"Mn", "Me"}
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
        if sign.isspace():
            marks = MOST_MARKS
    return "".join(kept)


def distinct_name(name: str, others: Collection[str]) -> str:
    """The same name, with a number if somebody else at the table goes by it."""
    taken = {heard(other) for other in others}
    found, number = name, 1
    while found and heard(found) in taken:
        number += 1
        found = numbered(name, number)
    return found


def numbered(name: str, number: int) -> str:
    """A name with a number, no longer than a name may be."""
    ending = f" {number}"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending


def heard(name: str) -> str:
    """A name as it is told apart from others: neither case nor a way to write a letter matters."""
    return normalize("NFKC", name).casefold()


def printable(text: str) -> str:
    """A text without what cannot be printed, except the ends of lines."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n")
