"""What a seat may see: everything but the order of what is still unseen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypedDict

from kingsbridge.core.game import Part, Trail
from kingsbridge.core.steps import NOBODY, SeatStep, name
from kingsbridge.games.builders_duel.components import (
    CARDS,
    FINISHED,
    LINE_BITS,
    LINE_NAMES,
    MATERIALS,
    NUMERALS,
    PERSONAL,
    ROUNDS,
    SEALS,
    SIDES,
    TABLE,
    TURNS,
)
from kingsbridge.games.builders_duel.state import NO_CARD, NO_LINE, State, bank, contested
from kingsbridge.games.builders_duel.steps.building import price_of_next
from kingsbridge.games.builders_duel.steps.cards import USE_CARDS
from kingsbridge.games.builders_duel.steps.conflict import KeepSeal, behind, has_thrown
from kingsbridge.games.builders_duel.steps.seals import seals_left


class PlaceView(TypedDict):
    """One place of a section: the piece it needs, and whether it stands there."""

    piece: str
    filled: bool


class BuilderView(TypedDict):
    """What one player has."""

    side: str
    gold: int
    raw: dict[str, int]
    finished: dict[str, int]
    reserve: dict[str, int]
    seals: dict[str, int]
    kept: list[str]
    sections: dict[str, list[PlaceView]]
    line: str
    markers: list[int]
    to_use: list[int]


class ConflictView(TypedDict):
    """The conflict so far: its place, sums, seals thrown, who leads and who won it."""

    place: int
    winner: int
    sums: list[int]
    thrown: list[list[str]]
    personal: list[bool]
    ahead: int


class View(TypedDict):
    """The whole table."""

    round: int
    rounds: int
    turn: int
    turns: int
    deck: str
    cards_left: int
    power: int
    leader: int
    bank: int
    table: list[str]
    builders: list[BuilderView]
    conflict: ConflictView | None
    personal_seal: str
    stack: list[str]
    stack_unseen: int
    discards: dict[str, list[str]]
    next_piece: int
    numbers: dict[str, int]
    trail: Trail
    step: str
    asked: int


def view(state: State, seat: int) -> View:  # noqa: ARG001 -- all see the same
    """The table as everybody sees it."""
    deck = min(state.round, ROUNDS - 1) % 2
    return {
        "round": min(state.round + 1, ROUNDS),
        "rounds": ROUNDS,
        "turn": state.turn + 1 if state.round < ROUNDS else TURNS,
        "turns": TURNS,
        "deck": "AB"[deck],
        "cards_left": len(state.decks[deck]),
        "power": state.power,
        "leader": state.leader,
        "bank": bank(state),
        "table": ["" if card == NO_CARD else CARDS[card].name for card in state.table],
        "builders": [builder_view(state, owner) for owner in range(2)],
        "conflict": conflict_view(state),
        "personal_seal": "/".join(map(str, state.box.faces[PERSONAL])),
        "stack": [SEALS[seal] for seal in state.stack],
        "stack_unseen": seals_left(state) - len(state.stack),
        "discards": {
            "AB"[pile]: [CARDS[card].name for card in sorted(cards)]
            for pile, cards in enumerate(state.discards)
        },
        "next_piece": price_of_next(state),
        "numbers": state.box.numbers,
        "trail": {"parts": PARTS[state.leader], "now": present_part(state)},
        "step": name(state.step),
        "asked": state.seat,
    }


def parts(leader: int) -> list[Part]:
    """The parts of a turn: cards and building come once for each player."""
    other = 1 - leader
    return [
        {"key": "trail-claims"},
        {"key": "trail-conflict"},
        {"key": "trail-cards", "seat": leader},
        {"key": "trail-building", "seat": leader},
        {"key": "trail-cards", "seat": other},
        {"key": "trail-building", "seat": other},
    ]


PARTS: Final = (parts(0), parts(1))


def present_part(state: State) -> int:
    """In which of them the game is; a 1x card belongs to what it is played beside."""
    if NO_LINE in state.lines:
        return 0
    if state.conflict.winner == NOBODY or isinstance(state.step, KeepSeal):
        return 1
    seat = acting(state)
    builds = state.step is not USE_CARDS[seat] and USE_CARDS[seat] not in state.agenda
    return 2 + 2 * (seat != state.leader) + builds


def acting(state: State) -> int:
    """Whose part of the turn it is, once the conflict is settled."""
    step = state.step
    return step.seat if isinstance(step, SeatStep) else state.leader


def builder_view(state: State, owner: int) -> BuilderView:
    builder = state.builders[owner]
    line = state.lines[owner]
    return {
        "side": SIDES[owner],
        "gold": builder.gold,
        "raw": by_name(MATERIALS, builder.raw),
        "finished": by_name(FINISHED[owner], builder.finished),
        "reserve": by_name(MATERIALS, builder.reserve),
        "seals": by_name(SEALS, builder.seals),
        "kept": [CARDS[card].name for card in builder.kept],
        "sections": {
            numeral: section_view(owner, needed, filled)
            for numeral, needed, filled in zip(
                NUMERALS, state.box.sections[owner], builder.sections, strict=True
            )
        },
        "line": "" if line == NO_LINE else LINE_NAMES[line],
        "markers": [place for place in range(TABLE) if marked(state, owner) >> place & 1],
        "to_use": [place for place in range(TABLE) if state.claims[owner] >> place & 1],
    }


def by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: counts[kind] for kind, name in enumerate(names)}


def marked(state: State, owner: int) -> int:
    """The places with a player's markers: his line, less the card he lost in the conflict."""
    line = state.lines[owner]
    if line == NO_LINE:
        return 0
    if state.conflict.winner == 1 - owner:
        return LINE_BITS[line] & ~(1 << contested(state))
    return LINE_BITS[line]


@lru_cache(maxsize=1000)
def section_view(owner: int, needed: tuple[int, ...], filled: int) -> list[PlaceView]:
    """The places of a section; made once for each way it can be filled, and never changed."""
    return [
        {"piece": FINISHED[owner][material], "filled": bool(filled >> place & 1)}
        for place, material in enumerate(needed)
    ]


def conflict_view(state: State) -> ConflictView | None:
    """The conflict, from the second claim until the table is cleared."""
    if NO_LINE in state.lines:
        return None
    conflict = state.conflict
    return {
        "place": contested(state),
        "winner": conflict.winner,
        "sums": conflict.sums[:],
        "thrown": [[SEALS[seal] for seal in thrown] for thrown in conflict.thrown],
        "personal": [bool(conflict.personal >> owner & 1) for owner in range(2)],
        "ahead": ahead(state),
    }


def ahead(state: State) -> int:
    """Who leads the conflict or has won it; nobody before the first throw."""
    if state.conflict.winner != NOBODY:
        return state.conflict.winner
    return 1 - behind(state) if has_thrown(state, state.leader) else NOBODY
