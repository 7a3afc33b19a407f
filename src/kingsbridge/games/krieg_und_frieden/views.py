"""What a seat may see: its own cards, how many the others have, and all that lies open."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from kingsbridge.core.game import Part, Trail
from kingsbridge.core.steps import NOBODY, name
from kingsbridge.core.story import OPEN
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_NAMES,
    CHARGES,
    NO_CARD,
    PIECES,
    PROBLEMS,
    RESOURCES,
    REWARDS,
    SEASONS,
    SPRING,
)
from kingsbridge.games.krieg_und_frieden.state import PIECES as FROM_PIECES
from kingsbridge.games.krieg_und_frieden.state import (
    SCROLLS,
    WORKSHOPS,
    Baron,
    State,
    bank,
    cards_held,
    points,
    reserve,
)
from kingsbridge.games.krieg_und_frieden.steps.attacks import BurnHouse, DefendHouses, TakeLoot
from kingsbridge.games.krieg_und_frieden.steps.bribes import BribeKnights, ShowHand
from kingsbridge.games.krieg_und_frieden.steps.rewards import piece_points, scroll_points
from kingsbridge.games.krieg_und_frieden.steps.spring import MakeBid, highest, total, worth

Cards = dict[str, int]
"""How many cards there are of each resource."""


class ProblemView(TypedDict):
    """A problem card."""

    name: str
    problem: str
    reward: str


class GroupView(TypedDict):
    """Cards added to a bid in one turn, and what the whole bid came to with them."""

    cards: Cards
    total: int


class BidView(TypedDict):
    """A baron's part in the bidding, and how much more he needs to lead."""

    groups: list[GroupView]
    total: int
    needed: int
    passed: bool
    leads: bool


class BaronView(TypedDict):
    """What one player has; what the reader may not see is ``None``."""

    charge: str
    points: int
    seals: dict[str, int]
    privileges: Cards
    farms: int
    workshops: int
    reserve: int
    cards: int
    hand: Cards | None
    loot_cards: int
    loot: Cards | None
    problem_cards: int
    problems: list[str] | None
    bid: BidView | None


class LaidView(TypedDict):
    """Cards that the reader has laid and not confirmed; for a bid also what they make of it."""

    cards: Cards
    worth: int
    needed: int


class ShownView(TypedDict):
    """A hand that somebody without shields had to show to the reader."""

    seat: int
    hand: Cards
    loot: Cards


class DeedView(TypedDict):
    """What one baron is doing to another: an attack or a bribe."""

    kind: Literal["attack", "bribe"]
    seat: int
    other: int


class PieceView(TypedDict):
    """A piece of the cathedral, what it is worth, and who built it."""

    name: str
    points: int
    builder: int


class View(TypedDict):
    """The whole table."""

    year: int
    season: str
    chancellor: int
    deed: DeedView | None
    problem: ProblemView | None
    solved: list[str]
    values: dict[str, Cards]
    worth: Cards | None
    to_beat: int
    cathedral: list[PieceView]
    bank: Cards
    pile: int
    discard: Cards
    barons: list[BaronView]
    laid: LaidView | None
    shown: ShownView | None
    looted: list[int]
    variants: dict[str, bool]
    numbers: dict[str, int]
    trail: Trail
    step: str
    asked: int


def view(state: State, seat: int) -> View:
    """The table as this seat, or a spectator, sees it."""
    return {
        "year": state.year,
        "season": SEASONS[state.season],
        "chancellor": state.chancellor,
        "deed": deed_view(state),
        "problem": problem_view(state),
        "solved": [CARD_NAMES[kind] for kind in state.solved],
        "values": state.box.help_card,
        "worth": present_worth(state),
        "to_beat": highest(state) if is_bidding(state) else 0,
        "cathedral": cathedral_view(state),
        "bank": cards([bank(state, resource) for resource in range(len(RESOURCES))]),
        "pile": sum(state.pile),
        "discard": cards(state.discard),
        "barons": [baron_view(state, owner, seat) for owner in range(len(state.barons))],
        "laid": laid_view(state, seat),
        "shown": shown_view(state, seat),
        "looted": [other for other in range(len(state.barons)) if state.looted >> other & 1],
        "variants": {
            "strategic": state.variant.strategic,
            "light": state.variant.light,
            "chosen_card": state.variant.chosen_card,
            "dagger": state.variant.dagger,
        },
        "numbers": numbers(state),
        "trail": {"parts": PARTS, "now": present_part(state)},
        "step": name(state.step),
        "asked": state.seat,
    }


def may_see(seat: int, owner: int) -> bool:
    """Whoever holds cards sees them; so do open eyes."""
    return seat in (owner, OPEN)


def cards(counts: list[int]) -> Cards:
    return {RESOURCES[resource]: counts[resource] for resource in range(len(RESOURCES))}


def problem_view(state: State) -> ProblemView | None:
    """The card on the table."""
    if state.problem == NO_CARD:
        return None
    return {
        "name": CARD_NAMES[state.problem],
        "problem": PROBLEMS[state.box.problem_of[state.problem]],
        "reward": REWARDS[state.box.reward_of[state.problem]],
    }


def present_worth(state: State) -> Cards | None:
    """What each card counts against the problem on the table."""
    if state.problem == NO_CARD:
        return None
    return state.box.help_card[PROBLEMS[state.box.problem_of[state.problem]]]


def cathedral_view(state: State) -> list[PieceView]:
    standing = len(state.cathedral)
    return [
        {
            "name": piece,
            "points": piece_points(state)[index],
            "builder": state.cathedral[index] if index < standing else NOBODY,
        }
        for index, piece in enumerate(PIECES)
    ]


def baron_view(state: State, owner: int, seat: int) -> BaronView:
    baron = state.barons[owner]
    sees = may_see(seat, owner)
    return {
        "charge": CHARGES[owner],
        "points": points(baron),
        "seals": seals(baron),
        "privileges": cards(baron.privileges),
        "farms": baron.farms,
        "workshops": baron.workshops,
        "reserve": reserve(state, baron),
        "cards": cards_held(state, owner),
        "hand": cards(baron.hand) if sees else None,
        "loot_cards": sum(baron.loot),
        "loot": cards(baron.loot) if sees else None,
        "problem_cards": sum(baron.problems),
        "problems": problem_names(baron.problems) if sees else None,
        "bid": bid_view(state, owner),
    }


def seals(baron: Baron) -> dict[str, int]:
    """The points of a baron by where they came from."""
    return {
        "scrolls": baron.seals[SCROLLS],
        "pieces": baron.seals[FROM_PIECES],
        "workshops": baron.seals[WORKSHOPS],
    }


def problem_names(held: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind, count in enumerate(held) for _ in range(count)]


def is_bidding(state: State) -> bool:
    return isinstance(state.step, MakeBid)


def bid_view(state: State, owner: int) -> BidView | None:
    """A baron's groups with their running totals, while the bidding goes on."""
    if not is_bidding(state):
        return None
    groups: list[GroupView] = []
    sum_so_far = 0
    for group in state.auction.groups[owner]:
        sum_so_far += worth(state, group)
        groups.append({"cards": cards(group), "total": sum_so_far})
    return {
        "groups": groups,
        "total": sum_so_far,
        "needed": needed(state, sum_so_far),
        "passed": bool(state.auction.passed >> owner & 1),
        "leads": sum_so_far > 0 and sum_so_far == highest(state),
    }


def needed(state: State, bid: int) -> int:
    """How much this bid falls short of the lead; what leads needs nothing."""
    high = highest(state)
    return 0 if bid and bid == high else max(0, high + 1 - bid)


def laid_view(state: State, seat: int) -> LaidView | None:
    """What the asked baron lays is his own affair until he confirms it."""
    if not sum(state.laid) or not may_see(seat, state.seat):
        return None
    bidding = is_bidding(state)
    counted = total(state, state.seat) + worth(state, state.laid) if bidding else 0
    lacking = max(0, highest(state) + 1 - counted) if bidding else 0
    return {"cards": cards(state.laid), "worth": counted, "needed": lacking}


def shown_view(state: State, seat: int) -> ShownView | None:
    """The hand a bribe laid open, to the briber alone and until he has seen it."""
    step = state.step
    if not isinstance(step, ShowHand) or not may_see(seat, step.seat):
        return None
    baron = state.barons[step.other]
    return {"seat": step.other, "hand": cards(baron.hand), "loot": cards(baron.loot)}


def deed_view(state: State) -> DeedView | None:
    """The attack or the bribe that is under way."""
    step = state.step
    if isinstance(step, (DefendHouses, BurnHouse, TakeLoot)):
        return {"kind": "attack", "seat": step.seat, "other": step.other}
    if isinstance(step, (BribeKnights, ShowHand)):
        return {"kind": "bribe", "seat": step.seat, "other": step.other}
    return None


PARTS: Final[list[Part]] = [
    {"key": "trail-winter"},
    {"key": "trail-bidding"},
    {"key": "trail-reward"},
    {"key": "trail-summer"},
    {"key": "trail-autumn"},
]


def present_part(state: State) -> int:
    """The four seasons; spring has two parts, the bidding and the reward."""
    is_later = state.season > SPRING or (state.season == SPRING and not is_bidding(state))
    return state.season + is_later


def numbers(state: State) -> dict[str, int]:
    """The numbers that the rules and the explanations of cards speak of."""
    return {**state.box.numbers, "scroll": scroll_points(state)}
