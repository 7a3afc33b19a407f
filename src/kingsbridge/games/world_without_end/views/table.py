"""What a seat may see: its own cards and goods, how many cards the others have, and the town."""

from __future__ import annotations

from typing import Final, TypedDict

from kingsbridge.core.game import Part, Trail
from kingsbridge.core.steps import name
from kingsbridge.core.story import OPEN
from kingsbridge.games.world_without_end.components.names import (
    BEGGING,
    CARDS,
    CHARGES,
    COURT,
    DUTIES,
    GOLD,
    GOODS,
    GRAIN,
    LIMITED,
    NO_CARD,
    NO_EVENT,
    PENANCE,
    PERIODS,
    PIETY,
    ROUNDS,
    SANCTIONS,
)
from kingsbridge.games.world_without_end.scoring import score
from kingsbridge.games.world_without_end.state import (
    Player,
    State,
    bits,
    houses_left,
    points,
    seals_left,
)
from kingsbridge.games.world_without_end.steps.bargains import ChooseLoss, OfferSwap, RaiseLevy
from kingsbridge.games.world_without_end.steps.cards import HideMore
from kingsbridge.games.world_without_end.steps.council import TurnCard
from kingsbridge.games.world_without_end.steps.duties import (
    DoPenance,
    PayTax,
    UseLoyalty,
)
from kingsbridge.games.world_without_end.steps.events import DrawEvent
from kingsbridge.games.world_without_end.steps.houses import LoseHouse, TakeRent
from kingsbridge.games.world_without_end.steps.idle import is_idle
from kingsbridge.games.world_without_end.steps.medicine import FallIll
from kingsbridge.games.world_without_end.views.town import TownView, town_view

Goods = dict[str, int]
"""How many there are of each good."""


class CardView(TypedDict):
    """A card in hand, and whether it would do nothing now."""

    name: str
    idle: bool


class PlayerView(TypedDict):
    """What one player has; what the reader may not see is ``None``."""

    charge: str
    side: int
    points: float
    goods: Goods | None
    cards: int
    hand: list[CardView] | None
    laid: list[str]
    last: str
    hidden_cards: int
    hidden: list[str] | None
    houses: int
    seals: int
    sanctions: list[str]
    missing: list[int]


class DutyView(TypedDict):
    """What is due at the end of the period; what the reader still lacks of it, if he plays.

    Once it has been collected, only what he missed is lacking.  In the last period a contribution
    brings no sanction.
    """

    name: str
    good: str
    least: int
    most: int
    lacking: int
    points: int
    sanction: str


class View(TypedDict):
    """The whole table."""

    period: int
    periods: int
    round: int
    rounds: int
    crest: int
    war: bool
    tax: int
    players: list[PlayerView]
    town: TownView
    supply: Goods
    duties: list[DutyView]
    variants: dict[str, bool]
    numbers: dict[str, int]
    trail: Trail
    step: str
    asked: int


def view(state: State, seat: int) -> View:
    """The table as this seat, or a spectator, sees it."""
    return {
        "period": state.period,
        "periods": PERIODS,
        "round": state.round_number,
        "rounds": ROUNDS,
        "crest": state.crest,
        "war": state.war,
        "tax": state.tax,
        "players": [player_view(state, owner, seat) for owner in range(len(state.players))],
        "town": town_view(state, seat),
        "supply": {name: state.supply[good] for good, name in enumerate(LIMITED)},
        "duties": duties_view(state, seat),
        "variants": {
            "first_game": state.variant.first_game,
            "crest_twice": state.variant.crest_twice,
            "open_goods": state.variant.open_goods,
        },
        "numbers": state.box.numbers,
        "trail": {"parts": PARTS, "now": present_part(state)},
        "step": name(state.step),
        "asked": state.seat,
    }


def may_see(seat: int, owner: int) -> bool:
    """Whoever holds cards sees them; so do open eyes."""
    return seat in (owner, OPEN)


def player_view(state: State, owner: int, seat: int) -> PlayerView:
    player = state.players[owner]
    sees = may_see(seat, owner)
    return {
        "charge": CHARGES[owner],
        "side": player.side,
        "points": score(player) if player.half else points(player),
        "goods": goods(player) if sees or state.variant.open_goods else None,
        "cards": player.hand.bit_count(),
        "hand": hand_view(state, owner) if sees else None,
        "laid": [CARDS[card] for card in bits(player.laid)],
        "last": CARDS[player.last] if player.last != NO_CARD else "",
        "hidden_cards": player.hidden.bit_count(),
        "hidden": [CARDS[card] for card in bits(player.hidden)] if sees else None,
        "houses": houses_left(state, player),
        "seals": seals_left(state, owner),
        "sanctions": [SANCTIONS[sanction] for sanction in bits(player.sanctions)],
        "missing": player.missing[:],
    }


def goods(player: Player) -> Goods:
    return {name: player.goods[good] for good, name in enumerate(GOODS)}


def hand_view(state: State, owner: int) -> list[CardView]:
    hand = bits(state.players[owner].hand)
    return [{"name": CARDS[card], "idle": is_idle(state, owner, card)} for card in hand]


def duties_view(state: State, seat: int) -> list[DutyView]:
    """The contributions; the tax is known only between two bounds until it is rolled."""
    box = state.box
    least, most = (state.tax, state.tax) if state.tax else (min(box.tax), max(box.tax))
    return [
        duty_view(state, seat, PENANCE, PIETY, (box.piety_due, box.piety_due, box.piety_points)),
        duty_view(state, seat, BEGGING, GRAIN, (box.grain_due, box.grain_due, box.grain_points)),
        duty_view(state, seat, COURT, GOLD, (least, most, box.gold_points)),
    ]


def duty_view(state: State, seat: int, duty: int, good: int, due: tuple[int, int, int]) -> DutyView:
    """A contribution has the number of the sanction for missing it."""
    least, most, points_lost = due
    return {
        "name": DUTIES[duty],
        "good": GOODS[good],
        "least": least,
        "most": most,
        "lacking": lacking(state, seat, duty, good, most),
        "points": points_lost,
        "sanction": SANCTIONS[duty] if state.period < PERIODS else "",
    }


def lacking(state: State, seat: int, duty: int, good: int, most: int) -> int:
    if not 0 <= seat < len(state.players):
        return 0
    player = state.players[seat]
    if state.tax:  # all three have been collected
        return player.missing[duty]
    return max(0, most - player.goods[good])


PARTS: Final[list[Part]] = [
    {"key": "trail-event"},
    {"key": "trail-turning"},
    {"key": "trail-actions"},
    {"key": "trail-contributions"},
]
OF_EVENTS: Final = (
    DrawEvent,
    FallIll,
    OfferSwap,
    ChooseLoss,
    RaiseLevy,
    HideMore,
    LoseHouse,
    TakeRent,
)
OF_THE_END: Final = (PayTax, UseLoyalty, DoPenance)


def present_part(state: State) -> int:
    """The event, turning its card, actions; at a period's end contributions."""
    step = state.step
    if isinstance(step, OF_EVENTS):
        return 0
    if isinstance(step, TurnCard):
        return 1
    is_end = isinstance(step, OF_THE_END) or state.event == NO_EVENT
    return 3 if is_end else 2
