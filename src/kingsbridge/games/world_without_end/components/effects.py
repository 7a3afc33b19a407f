"""What an event says, as data: rows of kinds, with what each is about.

Immediate kinds have a step of their own in ``steps/events``; lasting ones are asked for with
``in_force`` where the rule they bend is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsbridge.core.components import BadBox, Row
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.bundles import (
    MOST,
    Bundle,
    bundle_line,
    read_bundle,
    read_bundles,
    read_parts,
)
from kingsbridge.games.world_without_end.components.names import (
    CARDS,
    GAIN_LINES,
    LIMITED,
    MATERIALS,
    NO_PROJECT,
    PILE,
    POINTS,
    PROJECT_LINES,
    PROJECTS,
    SPACE_LINES,
    SPACES,
)

EVERYBODY_GAINS: Final = "gain"
SWAP: Final = "swap"
CHOOSE: Final = "choose"
LEVY: Final = "levy"
COVER_SPACES: Final = "cover favour"
COVER_GOOD: Final = "cover market"
UNCOVER_GOOD: Final = "uncover market"
COVER_PROJECT: Final = "cover project"
COVER_PROJECTS: Final = "cover projects"
PLACE_PROJECT: Final = "place project"
FINISH_PROJECT: Final = "finish project"
NO_ACTIONS: Final = "no actions"
REMOVE_HOUSE: Final = "remove house"
RENTS: Final = "rents"
HIDE_CARDS: Final = "hide cards"
IMMEDIATE: Final = (
    EVERYBODY_GAINS,
    SWAP,
    CHOOSE,
    LEVY,
    COVER_SPACES,
    COVER_GOOD,
    UNCOVER_GOOD,
    COVER_PROJECT,
    COVER_PROJECTS,
    PLACE_PROJECT,
    FINISH_PROJECT,
    NO_ACTIONS,
    REMOVE_HOUSE,
    RENTS,
    HIDE_CARDS,
)

PRICE: Final = "price"
CUBE_POINTS: Final = "cube points"
PATIENT_POINTS: Final = "patient points"
HARVEST_MOST: Final = "harvest most"
SURCHARGE: Final = "surcharge"
REWARD_FOR_PASSING: Final = "pass reward"
BLIND: Final = "blind"
NO_TREATING: Final = "forbid treating"
NO_BUILDING: Final = "forbid building"
LASTING: Final = (
    SWAP,
    PRICE,
    CUBE_POINTS,
    PATIENT_POINTS,
    HARVEST_MOST,
    SURCHARGE,
    REWARD_FOR_PASSING,
    BLIND,
    NO_TREATING,
    NO_BUILDING,
)

NO_GOOD: Final = -1


class Bargain:
    """Something to be paid, and what one gets for it."""

    def __init__(self, pay: Bundle, gain: Bundle) -> None:
        self.pay = pay
        self.gain = gain


class Effect:
    """One sentence of an event card; what does not matter to its kind is empty."""

    def __init__(self, row: Row, *, lasting: bool) -> None:
        self.kind = row.word("kind", LASTING if lasting else IMMEDIATE)
        self.lasting = lasting
        self.gain: Bundle = read_bundle(row, "gain")
        self.bargains: tuple[Bargain, ...] = read_bargains(row, self.kind)
        self.project: int = index_of(row, "project", PROJECTS)
        self.good: int = index_of(row, "good", LIMITED)
        self.number: int = row.number("number", 0, MOST) if "number" in row.entries else 0
        self.spaces: tuple[int, ...] = read_spaces(row)
        self.instead: int = index_of(row, "instead", SPACES)
        check(self, row)


def index_of(row: Row, entry: str, names: tuple[str, ...]) -> int:
    """Which of these names an entry has; -1 without the entry."""
    return names.index(row.word(entry, names)) if entry in row.entries else NO_GOOD


def read_spaces(row: Row) -> tuple[int, ...]:
    if "spaces" not in row.entries:
        return ()
    return tuple(SPACES.index(name) for name in row.some_words("spaces", SPACES))


def read_bargains(row: Row, kind: str) -> tuple[Bargain, ...]:
    """Swaps offer one thing for another; of options to pay one is chosen."""
    if kind == SWAP:
        pay = read_bundle(row, "pay")
        return tuple(Bargain(pay, gain) for gain in read_bundles(row, "one_of"))
    if kind in (CHOOSE, LEVY):
        parts = read_parts(row, "options")
        found = tuple(Bargain(read_bundle(p, "pay"), read_bundle(p, "gain")) for p in parts)
        firsts = {bargain.pay[0] for bargain in found if len(bargain.pay) == 1}
        if len(firsts) != len(found):
            raise BadBox(f"{row.table}: each option should be to pay another thing")
        return found
    return ()


NEEDS_PROJECT: Final = (COVER_PROJECT, COVER_PROJECTS, PLACE_PROJECT, FINISH_PROJECT, CUBE_POINTS)
NEEDS_NUMBER: Final = (PRICE, CUBE_POINTS, PATIENT_POINTS, SURCHARGE)
SOLD: Final = ("wool", "cloth")
GOODS_OF: Final = {
    COVER_GOOD: SOLD,
    UNCOVER_GOOD: SOLD,
    PRICE: SOLD,
    CUBE_POINTS: MATERIALS,
    SURCHARGE: MATERIALS,
}


def check(effect: Effect, row: Row) -> None:
    """What a kind is about must be named."""
    kind = effect.kind
    if kind in NEEDS_PROJECT and effect.project == NO_PROJECT:
        raise BadBox(f"{row.table}: {kind} needs a project")
    if kind in GOODS_OF:
        row.word("good", GOODS_OF[kind])
    if kind == COVER_SPACES and not effect.spaces:
        raise BadBox(f"{row.table}: {kind} needs spaces")
    if kind == COVER_PROJECT and effect.instead < 0:
        raise BadBox(f"{row.table}: {kind} needs a space to cover instead")
    if kind in NEEDS_NUMBER:
        row.number("number", 0, MOST)
    if kind == HIDE_CARDS:
        row.number("number", 1, PILE)
    if kind == HARVEST_MOST:
        row.number("number", 1, len(CARDS))


def check_effects(effects: tuple[Effect, ...], card: str, *, lasting: bool) -> None:
    """Sentences are told apart by their kinds, and a lasting card has only one of them."""
    if len({effect.kind for effect in effects}) != len(effects):
        raise BadBox(f"{card}: each sentence should be of another kind")
    if lasting and len(effects) > 1:
        raise BadBox(f"{card}: a lasting event says one thing")
    if lasting and len(effects[0].bargains) > 1:
        raise BadBox(f"{card}: a lasting event offers one swap")


# --- In words ---


def effect_line(effect: Effect) -> Line:
    """What this sentence of the card says, with its numbers."""
    is_lasting_swap = effect.kind == SWAP and effect.lasting
    kind = "lasting swap" if is_lasting_swap else effect.kind
    line = Line("effect-" + kind.replace(" ", "-"))
    blanks = line.blanks
    if effect.gain:
        blanks["gain"] = bundle_line(effect.gain)
    if effect.bargains:
        blanks["options"] = options_line(effect.bargains)
    if effect.project >= 0:
        blanks["project"] = PROJECT_LINES[effect.project]
    if effect.good >= 0:
        blanks["good"] = GAIN_LINES[effect.good]
    if effect.spaces:
        blanks["spaces"] = tuple([SPACE_LINES[space] for space in effect.spaces])
    if effect.instead >= 0:
        blanks["instead"] = SPACE_LINES[effect.instead]
    if effect.number or effect.kind in NEEDS_NUMBER:
        blanks["number"] = effect.number
    return line


def bargain_line(bargain: Bargain) -> Line:
    """Such as: 1 wool for 3 gold."""
    pay, gain = bundle_line(bargain.pay), bundle_line(bargain.gain)
    if bargain.gain:
        return Line("bargain", pay=pay, gain=gain)
    return Line("bargain-loss" if bargain.pay[0][0] == POINTS else "bargain-pay", pay=pay)


def options_line(bargains: Sequence[Bargain]) -> Line:
    """Such as: pay 1 gold or 1 wool or lose 2 points; what they share is said once."""
    lines: list[Line] = []
    for at, bargain in enumerate(bargains):
        line = bargain_line(bargain)
        if lines and lines[-1].key == line.key and bargain.gain == bargains[at - 1].gain:
            line = either(lines.pop(), line, "pay")
        elif lines and lines[-1].key == line.key and bargain.pay == bargains[at - 1].pay:
            line = either(lines.pop(), line, "gain")
        lines.append(line)
    found = lines[0]
    for line in lines[1:]:
        found = Line("bargain-or", first=found, second=line)
    return found


def either(one: Line, other: Line, blank: str) -> Line:
    """One line for two that differ in one blank."""
    line = Line(one.key)
    line.blanks.update(one.blanks)
    both = Line("bargain-or", first=one.blanks[blank], second=other.blanks[blank])
    line.blanks[blank] = (both,)  # a list as where there is no choice
    return line
