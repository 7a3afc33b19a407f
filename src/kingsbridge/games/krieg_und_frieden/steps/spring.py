"""5 Spring: bidding to solve the problem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, SeatStep, Step, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.actions import (
    BIDS,
    CONFIRM,
    PASS,
    TAKE_BACKS,
    Bid,
    TakeBack,
)
from kingsbridge.games.krieg_und_frieden.components import MOST_SEATS, RESOURCES
from kingsbridge.games.krieg_und_frieden.state import Auction, State, left_of, nothing
from kingsbridge.games.krieg_und_frieden.steps.drawing import cards_line


class OpenBidding(Step[State]):
    """5.1  The chancellor is the first to bid or pass."""

    rule: ClassVar[str] = "5.1"

    def start(self, state: State) -> None:
        schedule(state, MAKE_BID[state.chancellor])


class MakeBid(SeatStep[State]):
    """5.2  In turn a baron adds cards until his bid is the highest, or passes for good."""

    rule: ClassVar[str] = "5.2"

    def start(self, state: State) -> None:
        if still_bidding(state) == 1:
            return
        if sum(state.barons[self.seat].hand):
            state.seat = self.seat
            return
        give_up(state, self.seat)  # nothing to bid with, as everybody can see
        let_next_bid(state, self.seat)

    def legal(self, state: State) -> Sequence[Action]:
        hand, laid = state.barons[self.seat].hand, state.laid
        options: list[Action] = [
            BIDS[resource] for resource in range(len(RESOURCES)) if hand[resource]
        ]
        if beats(state):
            options.append(CONFIRM)
        options.append(PASS)
        options += [TAKE_BACKS[resource] for resource in range(len(RESOURCES)) if laid[resource]]
        return options

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Bid):
            lay_aside(state, action.resource)
        elif isinstance(action, TakeBack):
            take_back(state, action.resource)
        else:
            if action is CONFIRM:
                add_group(state, self.seat)
            else:
                give_up(state, self.seat)
            state.seat = NOBODY
            let_next_bid(state, self.seat)

    def prompt(self, state: State) -> Line:
        high = highest(state)
        if not high:
            return Line("ask-MakeBid-first")
        mine = total(state, self.seat) + worth(state, state.laid)
        lost = at_stake(state, self.seat)
        if mine + worth(state, state.barons[self.seat].hand) <= high:
            return Line("ask-MakeBid-cannot", high=high, lost=lost)
        return Line("ask-MakeBid", high=high, mine=mine, lost=lost)

    def is_grave(self, state: State, action: Action) -> bool:
        """Whoever passes loses all but his newest group."""
        return action is PASS and at_stake(state, self.seat) > 0

    def refusal(self, state: State, action: Action) -> Line:
        if action is CONFIRM:
            return Line("illegal-bid-too-low", high=highest(state))
        if isinstance(action, (Bid, TakeBack)):
            return why_not_move(action)
        return Line("illegal-bid-first")


class WinBidding(Step[State]):
    """5.4  The last one left discards his bid and is the new chancellor."""

    rule: ClassVar[str] = "5.4"

    def start(self, state: State) -> None:
        winner = last_bidder(state)
        bid = total(state, winner)
        for group in state.auction.groups[winner]:
            discard(state, group)
        state.auction = no_auction(len(state.barons))
        state.chancellor = winner
        if state.story is not None:
            key = "wins-bidding" if bid else "wins-unopposed"
            tell(state, Line(key, seat=winner, number=bid))


MAKE_BID: Final = row(MakeBid, MOST_SEATS)


def no_auction(seats: int) -> Auction:
    """Nobody has bid anything."""
    return Auction([[] for _ in range(seats)], 0)


def still_bidding(state: State) -> int:
    """How many have not passed."""
    return len(state.barons) - state.auction.passed.bit_count()


def worth(state: State, cards: list[int]) -> int:
    """What cards count against the problem of the year."""
    values = state.box.values[state.box.problem_of[state.problem]]
    counted = 0
    for resource in range(len(RESOURCES)):
        counted += cards[resource] * values[resource]
    return counted


def total(state: State, seat: int) -> int:
    """What a baron has bid so far, in all his groups."""
    counted = 0
    for group in state.auction.groups[seat]:
        counted += worth(state, group)
    return counted


def highest(state: State) -> int:
    """The bid to beat; nobody who passed can be ahead."""
    high = 0
    for seat in range(len(state.barons)):
        high = max(high, total(state, seat))
    return high


def beats(state: State) -> bool:
    """Would the bid lead with the cards that are laid now (ruling 8)?"""
    if not sum(state.laid):
        return False
    return total(state, state.seat) + worth(state, state.laid) > highest(state)


def at_stake(state: State, seat: int) -> int:
    """How many cards a baron would lose by passing: all but his newest group."""
    return sum(map(sum, state.auction.groups[seat][:-1]))


def lay_aside(state: State, resource: int) -> None:
    """A card moves from the asked baron's hand to what he lays; nothing is final yet."""
    state.barons[state.seat].hand[resource] -= 1
    state.laid[resource] += 1


def take_back(state: State, resource: int) -> None:
    state.barons[state.seat].hand[resource] += 1
    state.laid[resource] -= 1


def add_group(state: State, seat: int) -> None:
    """The laid cards become the newest group of the bid."""
    state.auction.groups[seat].append(state.laid)
    if state.story is not None:
        tell(
            state, Line("bids", seat=seat, cards=cards_line(state.laid), number=total(state, seat))
        )
    state.laid = nothing()


def give_up(state: State, seat: int) -> None:
    """5.3  Who passes takes his newest group back; the earlier ones are lost (rulings 9, 10)."""
    hand = state.barons[seat].hand
    groups = state.auction.groups[seat]
    back = groups.pop() if groups else nothing()
    for resource in range(len(RESOURCES)):
        hand[resource] += back[resource]
        if seat == state.seat:
            hand[resource] += state.laid[resource]
    for group in groups:
        discard(state, group)
    lost = len(groups) > 0
    state.auction.groups[seat] = []
    state.auction.passed |= 1 << seat
    state.laid = nothing()
    if state.story is not None:
        tell(state, passing(seat, back, lost=lost), "5.3")


def passing(seat: int, back: list[int], *, lost: bool) -> Line:
    if not sum(back):
        return Line("passes-without-bid", seat=seat)
    return Line("passes-and-loses" if lost else "passes", seat=seat, cards=cards_line(back))


def let_next_bid(state: State, seat: int) -> None:
    """The turn goes to the next on the left who has not passed."""
    following = left_of(state, seat)
    while state.auction.passed >> following & 1:
        following = left_of(state, following)
    schedule(state, MAKE_BID[following])


def last_bidder(state: State) -> int:
    """The only one who has not passed."""
    seat = 0
    while state.auction.passed >> seat & 1:
        seat += 1
    return seat


def discard(state: State, cards: list[int]) -> None:
    for resource in range(len(RESOURCES)):
        state.discard[resource] += cards[resource]


def why_not_move(action: Action) -> Line:
    return Line("illegal-no-such-card" if isinstance(action, Bid) else "illegal-not-laid")
