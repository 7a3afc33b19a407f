"""What a good player knows at a glance: worth of a position, promise of an action.

No rule stands here; a bot may ignore all of it.  A promise depends on what the asked seat may
know, never on the cards of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from kingsbridge.core.actions import Action
from kingsbridge.core.judging import best_of, chances, read_weights, shares, victory
from kingsbridge.core.steps import NATURE, NOBODY, legal
from kingsbridge.games.krieg_und_frieden.actions import (
    ASK_NOBODY,
    BIDS,
    BURN_FARM,
    CONFIRM,
    DEFEND,
    DEFEND_WITH_LOOT,
    FARM,
    GIVE_LOOT,
    PASS,
    TAKE_NONE,
    WORKSHOP,
    Ask,
    Attack,
    Bid,
    Bribe,
    Choose,
    Discard,
    Lay,
    Pay,
    Take,
    TakeBack,
    TakeFrom,
)
from kingsbridge.games.krieg_und_frieden.components import (
    CATHEDRAL,
    GRAIN,
    PIECES,
    RESOURCES,
    SCROLL,
    SHIELD,
)
from kingsbridge.games.krieg_und_frieden.scoring import ranking
from kingsbridge.games.krieg_und_frieden.state import Baron, State, points, reserve
from kingsbridge.games.krieg_und_frieden.steps.rewards import piece_points, scroll_points
from kingsbridge.games.krieg_und_frieden.steps.spring import (
    MakeBid,
    highest,
    total,
    worth,
)

# Worth is counted in victory points.
CARD_WORTH: Final = 0.11
SPARE_CARD_WORTH: Final = 0.04
"""A card beyond what the taxes leave."""
YEARS_A_PIECE: Final = 1.9
"""How many years go by until the next piece stands."""
FARM_CARDS: Final = 0.5
PRIVILEGE_CARDS: Final = 0.85
"""Cards a year: a privilege finds its card nearly always."""
CHANGE_WORTH: Final = 0.15
"""What the right to change a problem is worth besides."""
WORKSHOP_WORTH: Final = 0.6
PROBLEM_WORTH: Final = 0.05
CHANCELLOR_WORTH: Final = 0.1
PRICE: Final = 0.25
"""What a card counts against a prize when a bid is planned."""
BID_SHARE: Final = 0.75
"""How much of a bid in progress is still one's own."""
LAST_PIECE_WORTH: Final = 6.0
"""Winning the game with the last piece."""
NO_SHIELD: Final = 0.75
"""How likely a single unknown card is no shield."""
UNDOING: Final = -10.0
"""Taking a card back is for people who change their minds, giving up unbid for the timid; nobody
adds to a bid that leads, or pays for a problem that suits him no better."""
SCALE: Final = 1.6
TEMPERATURE: Final = 0.25
"""How many points apart two actions must be to be told apart clearly."""


FEATURES: Final = (
    "points",
    "cards",
    "cards in a bid",
    "farms",
    "workshops",
    "privileges",
    "problems",
    "the chancellor",
)
"""What a position is judged by, each counted in victory points as well as a glance can tell."""
WEIGHTS: Final = read_weights(
    files("kingsbridge.games.krieg_und_frieden").joinpath("weights.toml").read_text(), FEATURES
)


def value(state: State) -> list[float]:
    """Every seat's chance of winning, as far as a glance can tell."""
    if state.seat == NOBODY:
        return victory(ranking(state))
    rows, scale = features(state)
    return chances(rows, WEIGHTS, scale)


def features(state: State) -> tuple[list[list[float]], float]:
    """The features of every seat, and how far apart two barons must be to be told apart."""
    return [row(state, seat) for seat in range(len(state.barons))], SCALE


def priors(state: State) -> list[float]:
    """How promising each legal action looks at a glance."""
    return shares(promises(state, legal(state)), TEMPERATURE)


def default(state: State) -> Action:
    """The most promising action at a glance; the first of equals."""
    options = legal(state)
    if state.seat == NATURE or len(options) == 1:
        return options[0]
    if isinstance(state.step, MakeBid):
        return planned_bid(state)
    return best_of(options, promises(state, options))


# --- A position ---


def years_left(state: State) -> float:
    """How many autumns are still to come, about."""
    return YEARS_A_PIECE * (len(PIECES) - len(state.cathedral))


def row(state: State, seat: int) -> list[float]:
    """Points, and what may become points: cards, farms, workshops, privileges."""
    baron = state.barons[seat]
    left = years_left(state)
    return [
        float(points(baron)),
        cards_worth(state, seat),
        bid_worth(state, seat),
        farm_worth(baron.farms, left),
        WORKSHOP_WORTH * baron.workshops,
        sum(baron.privileges) * privilege_worth(left),
        PROBLEM_WORTH * sum(baron.problems),
        CHANCELLOR_WORTH if state.chancellor == seat else 0.0,
    ]


def cards_worth(state: State, seat: int) -> float:
    """Cards in hand and in loot; those that are about to be bid are still in hand."""
    baron = state.barons[seat]
    held = sum(baron.hand) + sum(baron.loot)
    if seat == state.seat:
        held += sum(state.laid)
    kept = min(held, state.box.hand_limit)
    return CARD_WORTH * kept + SPARE_CARD_WORTH * (held - kept)


def bid_worth(state: State, seat: int) -> float:
    """Cards in a bid that may still come back."""
    found = 0.0
    for group in state.auction.groups[seat]:
        found += BID_SHARE * CARD_WORTH * sum(group)
    return found


def farm_worth(farms: int, left: float) -> float:
    """Farms feed in pairs; an odd one waits for its fellow."""
    fed = 2 * (farms // 2) + 0.7 * (farms % 2)
    return FARM_CARDS * CARD_WORTH * left * fed


def privilege_worth(left: float) -> float:
    return PRIVILEGE_CARDS * CARD_WORTH * left + CHANGE_WORTH


def prize(state: State, seat: int) -> float:
    """What winning the bidding would bring a baron."""
    left = years_left(state)
    if state.box.reward_of[state.problem] == SCROLL:
        return scroll_points(state) + privilege_worth(left) + CHANCELLOR_WORTH
    baron = state.barons[seat]
    gained = piece_points(state)[len(state.cathedral)] + baron.workshops
    if len(state.cathedral) + 1 == len(PIECES):
        best = max(points(other) for other in state.barons if other is not baron)
        return gained + (LAST_PIECE_WORTH if points(baron) + gained >= best else 0.0)
    bonus = privilege_worth(left) if state.variant.strategic else 0.0
    return gained - WORKSHOP_WORTH * baron.workshops + bonus + CHANCELLOR_WORTH


# --- An action ---


def promises(state: State, options: Sequence[Action]) -> list[float]:
    """How good each option looks, in points; doing nothing promises nothing."""
    if isinstance(state.step, MakeBid):
        planned = planned_bid(state)
        return [bid_promise(state, action, planned) for action in options]
    return [promise(state, action) for action in options]


def promise(state: State, action: Action) -> float:
    """How good an option looks, if it is not a bid."""
    if isinstance(action, (Lay, Pay)):
        return problem_promise(state, action)
    if isinstance(action, (Take, TakeFrom)) or action is TAKE_NONE:
        return privilege_promise(state, action)
    if isinstance(action, (Attack, Bribe)) or action is FARM or action is WORKSHOP:
        return summer_promise(state, action)
    if isinstance(action, (Choose, Discard, TakeBack, Ask)) or action is ASK_NOBODY:
        return autumn_promise(state, action)
    return answer_promise(state, action)


# Bids


def planned_bid(state: State) -> Action:
    """The next card of the cheapest bid that leads, as long as the prize is worth it."""
    seat = state.seat
    need = highest(state) + 1 - total(state, seat) - worth(state, state.laid)
    if need <= 0 and sum(state.laid) > 0:
        return CONFIRM
    hand = state.barons[seat].hand
    values = state.box.values[state.box.problem_of[state.problem]]
    spent = sum(state.laid)
    for group in state.auction.groups[seat]:
        spent += sum(group)
    if (spent + cards_needed(hand, values, need)) * PRICE > prize(state, seat):
        return PASS
    return BIDS[next_card(hand, values, need)]


def cards_needed(hand: list[int], values: tuple[int, ...], need: int) -> int:
    """How few cards of a hand count so much; too many if all of them do not."""
    needed = 0
    for worth_of_one in range(max(values), 0, -1):
        for resource in range(len(RESOURCES)):
            if values[resource] == worth_of_one and need > 0:
                some = min(hand[resource], -(-need // worth_of_one))
                needed += some
                need -= some * worth_of_one
    return needed if need <= 0 else 1000


def next_card(hand: list[int], values: tuple[int, ...], need: int) -> int:
    """The weakest card that suffices, else the strongest."""
    best = -1
    for resource in range(len(RESOURCES)):
        if not hand[resource]:
            continue
        if best < 0:
            best = resource
            continue
        here, there = values[resource], values[best]
        better = here < there if here >= need and there >= need else here > there
        if better:
            best = resource
    return best


def bid_promise(state: State, action: Action, planned: Action) -> float:
    """A first bid comes back if it is beaten: while the prize is worth it, nobody passes unbid."""
    if action is planned:
        return 1.0
    if isinstance(action, Bid):
        return UNDOING if planned is CONFIRM else 0.3  # what leads already costs enough
    has_bid = len(state.auction.groups[state.seat]) > 0
    if isinstance(action, TakeBack) or (action is PASS and not has_bid):
        return UNDOING
    return 0.2


# Problems and privileges


def problem_promise(state: State, action: Lay | Pay) -> float:
    """A card to lay is as good as it suits the hand; a change must be worth a privilege."""
    if isinstance(action, Lay):
        return problem_worth(state, state.seat, action.kind)
    held = state.barons[state.seat].problems
    kinds = [kind for kind in range(len(held)) if held[kind]]
    if not kinds:
        return -1.0
    best = max(problem_worth(state, state.seat, kind) for kind in kinds)
    gained = best - problem_worth(state, state.seat, state.problem)
    if gained <= 0:
        return UNDOING
    return gained - privilege_worth(years_left(state))


def problem_worth(state: State, seat: int, kind: int) -> float:
    """How well a problem suits a baron: what his hand counts against it, and the reward."""
    values = state.box.values[state.box.problem_of[kind]]
    baron = state.barons[seat]
    strength = 0
    for resource in range(len(RESOURCES)):
        strength += baron.hand[resource] * values[resource]
    found = 0.1 * strength
    if state.box.reward_of[kind] == CATHEDRAL:
        found += 0.4 * baron.workshops + 0.2 * piece_points(state)[len(state.cathedral)]
    return found


def privilege_promise(state: State, action: Action) -> float:
    """One that somebody else loses is the better one; so is one whose cards lie ready."""
    if isinstance(action, Take):
        return 1.0 + 0.02 * state.discard[action.resource]
    if isinstance(action, TakeFrom):
        leads = 0.05 * points(state.barons[action.baron])
        return 1.1 + leads + 0.02 * state.discard[action.resource]
    return 0.0


# Summer


def summer_promise(state: State, action: Action) -> float:
    left = years_left(state)
    baron = state.barons[state.seat]
    if action is FARM:
        return farm_worth(baron.farms + 1, left) - farm_worth(baron.farms, left) - CARD_WORTH
    if action is WORKSHOP:
        lost = farm_worth(baron.farms, left) - farm_worth(baron.farms - 1, left)
        return WORKSHOP_WORTH - lost - CARD_WORTH
    if isinstance(action, Attack):
        return attack_promise(state, state.barons[action.baron], action.baron)
    return -0.1


def attack_promise(state: State, victim: Baron, seat: int) -> float:
    """The fewer cards he holds, the likelier he has no shield; loot comes only once."""
    unanswered = NO_SHIELD ** (sum(victim.hand) + sum(victim.loot))
    loot = 0 if state.looted >> seat & 1 else state.box.loot
    return unanswered * (loot * CARD_WORTH + 0.2) - CARD_WORTH


def answer_promise(state: State, action: Action) -> float:
    """What the attacked and the bribed do; everything else is doing nothing more."""
    if action is DEFEND_WITH_LOOT or action is GIVE_LOOT:
        return 0.5
    if action is DEFEND:
        return 0.4
    if action is BURN_FARM:
        left = years_left(state)
        baron = state.barons[state.seat]
        return WORKSHOP_WORTH - farm_worth(baron.farms, left) + farm_worth(baron.farms - 1, left)
    return 0.0


# Autumn


def autumn_promise(state: State, action: Action) -> float:
    baron = state.barons[state.seat]
    if isinstance(action, Choose):
        wanted = 0.5 if action.resource == GRAIN and reserve(state, baron) else 0.0
        wanted += 0.3 if action.resource == SHIELD else 0.0
        return wanted - 0.2 * baron.hand[action.resource]
    if isinstance(action, Discard):
        return 0.1 * baron.hand[action.resource]
    if isinstance(action, Ask):
        taken = sum(state.barons[action.baron].hand) // 2
        return CARD_WORTH * taken - 0.2 * privilege_worth(years_left(state))
    return UNDOING if isinstance(action, TakeBack) else 0.0
