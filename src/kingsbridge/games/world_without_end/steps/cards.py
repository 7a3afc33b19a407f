"""7 Playing a card: the open pile and the hidden pile; 8.6 Privilege."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import (
    NATURE,
    NOBODY,
    SeatStep,
    Step,
    beside,
    grid,
    row,
    schedule,
    tell,
)
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import (
    GIVE_UP,
    HIDES,
    LAYS,
    PLAYS,
    Hide,
    Lay,
    Play,
)
from kingsbridge.games.world_without_end.components.effects import (
    BLIND,
    HIDE_CARDS,
    REWARD_FOR_PASSING,
    options_line,
)
from kingsbridge.games.world_without_end.components.names import (
    CARD_LINES,
    COURT,
    MOST_SEATS,
    NO_CARD,
    PILE,
    PRIVILEGE,
)
from kingsbridge.games.world_without_end.state import EVENTS as FROM_EVENTS
from kingsbridge.games.world_without_end.state import Player, State, bits, in_force
from kingsbridge.games.world_without_end.steps.building import LAY_FIRST_CUBE
from kingsbridge.games.world_without_end.steps.donating import ASK_DONATION
from kingsbridge.games.world_without_end.steps.favour import ASK_FAVOUR
from kingsbridge.games.world_without_end.steps.goods import pass_over, receive
from kingsbridge.games.world_without_end.steps.houses import BUILD_HOUSE, HARVEST_FIRST
from kingsbridge.games.world_without_end.steps.idle import is_idle
from kingsbridge.games.world_without_end.steps.medicine import USE_MEDICINE
from kingsbridge.games.world_without_end.steps.swaps import (
    LASTING_SWAPS,
    SWAP_OR_END,
    possible_swaps,
    shows_want,
)
from kingsbridge.games.world_without_end.steps.trading import (
    MAKE_CLOTH,
    SELL_FIRST,
    TAKE_GRAIN,
    TAKE_MATERIAL,
    TAKE_PIETY,
)

NO_SWAP: Final = Line("ask-PlayCard")
GIVEN_UP: Final = 0
LOST: Final = 1
FORFEIT: Final = 2
PROMPTS: Final = ("ask-LayUnused", "ask-LayUnused-war", "ask-LayUnused-court")
"""Why a card is laid unused: by choice, in a war, at court."""


class TakeTurn(SeatStep[State]):
    """7.1  One after the other plays a card; whoever is at court has laid his (11.3)."""

    rule: ClassVar[str] = "7.1"

    def start(self, state: State) -> None:
        seat = self.seat
        aside, last_call = LASTING_SWAPS[seat], SWAP_OR_END[seat]
        if is_at_court(state, seat):
            beside(state, aside, last_call)
        elif state.war:
            beside(state, aside, LAY_UNUSED[seat][LOST], HIDE_CARD[seat], last_call)
        else:
            beside(state, aside, PLAY_CARD[seat], HIDE_CARD[seat], last_call)


class PlayCard(SeatStep[State]):
    """7.1  A card is laid open and used, or the action given up (7.2)."""

    rule: ClassVar[str] = "7.1"

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        found: list[Action] = [PLAYS[card] for card in bits(state.players[self.seat].hand)]
        found.append(GIVE_UP)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if not isinstance(action, Play):
            schedule(state, LAY_UNUSED[self.seat][GIVEN_UP])
            return
        lay_open(state, self.seat, action.card)
        if state.story is not None:
            tell(state, Line("plays", seat=self.seat, card=CARD_LINES[action.card]))
        schedule(state, CARD_STEPS[action.card][self.seat])
        if action.card != PRIVILEGE:
            state.players[self.seat].last = action.card

    def prompt(self, state: State) -> Line:
        swaps = possible_swaps(state, self.seat)
        return Line("ask-PlayCard-swap", options=options_line(swaps)) if swaps else NO_SWAP

    def is_grave(self, state: State, action: Action) -> bool:
        """A card that would do nothing is wasted, and the action with it."""
        return isinstance(action, Play) and is_idle(state, self.seat, action.card)

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_card(state, self.seat, action)


class LayUnused(SeatStep[State]):
    """7.2  A card is laid open unused: the action is given up, lost in war, or forfeit at court."""

    rule: ClassVar[str] = "7.2"

    def __init__(self, seat: int, reason: int) -> None:
        super().__init__(seat, (reason,))
        self.reason = reason

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return [LAYS[card] for card in bits(state.players[self.seat].hand)]

    def apply(self, state: State, action: Action) -> None:
        card = cast("Lay", action).card
        lay_open(state, self.seat, card)
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("lays-unused", seat=self.seat, card=CARD_LINES[card]))
        reward = in_force(state, REWARD_FOR_PASSING)
        if reward is not None and self.reason == GIVEN_UP:
            receive(state, self.seat, reward.gain, FROM_EVENTS)

    def prompt(self, state: State) -> Line:
        return Line(PROMPTS[self.reason])

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_card(state, self.seat, action)


class HideCard(SeatStep[State]):
    """7.3  Then a card is hidden, unless that pile is ahead (7.4); blindly in the plague."""

    rule: ClassVar[str] = "7.3"

    def start(self, state: State) -> None:
        if hides_card(state, state.players[self.seat]):
            state.seat = NATURE if in_force(state, BLIND) is not None else self.seat
        elif shows_want(state, self.seat):
            pass_over(state)  # a donor who acted last sees that there is no swap (7.5)

    def legal(self, state: State) -> Sequence[Action]:
        return [HIDES[card] for card in bits(state.players[self.seat].hand)]

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * state.players[self.seat].hand.bit_count()

    def apply(self, state: State, action: Action) -> None:
        hide(state, self.seat, cast("Hide", action).card)
        state.seat = NOBODY

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_card(state, self.seat, action)


class HideMore(SeatStep[State]):
    """14.10  Everybody lays cards of his choice face down, never more than six.

    It knows how many have been laid.
    """

    rule: ClassVar[str] = "14.10"

    def __init__(self, seat: int, laid: int) -> None:
        super().__init__(seat, (laid,))
        self.laid = laid

    def start(self, state: State) -> None:
        if self.left(state) > 0:
            state.seat = self.seat

    def left(self, state: State) -> int:
        effects = state.box.events[state.event].effects
        due = next(effect.number for effect in effects if effect.kind == HIDE_CARDS)
        room = PILE - state.players[self.seat].hidden.bit_count()
        return min(due - self.laid, room) if has_hidden_pile(state) else 0

    def legal(self, state: State) -> Sequence[Action]:
        return [HIDES[card] for card in bits(state.players[self.seat].hand)]

    def apply(self, state: State, action: Action) -> None:
        hide(state, self.seat, cast("Hide", action).card)
        state.seat = NOBODY
        schedule(state, HIDE_MORE_CARDS[self.seat][self.laid + 1])

    def prompt(self, state: State) -> Line:
        return Line("ask-HideMore", number=self.left(state))

    def refusal(self, state: State, action: Action) -> Line:
        return why_not_card(state, self.seat, action)


class UsePrivilege(SeatStep[State]):
    """8.6  Privilege: use the last card of this period anew (rulings 12, 13, 60)."""

    rule: ClassVar[str] = "8.6"

    def start(self, state: State) -> None:
        last = state.players[self.seat].last
        if last == NO_CARD:
            if state.story is not None:
                tell(state, Line("repeats-nothing", seat=self.seat))
            return
        if state.story is not None:
            tell(state, Line("repeats", seat=self.seat, card=CARD_LINES[last]))
        schedule(state, CARD_STEPS[last][self.seat])


TAKE_TURN: Final = row(TakeTurn, MOST_SEATS)
PLAY_CARD: Final = row(PlayCard, MOST_SEATS)
LAY_UNUSED: Final = grid(LayUnused, MOST_SEATS, len(PROMPTS))
LAY_AT_COURT: Final = tuple(steps[FORFEIT] for steps in LAY_UNUSED)
HIDE_CARD: Final = row(HideCard, MOST_SEATS)
HIDE_MORE_CARDS: Final = grid(HideMore, MOST_SEATS, PILE + 1)
HIDE_MORE: Final = tuple(steps[0] for steps in HIDE_MORE_CARDS)
USE_PRIVILEGE: Final = row(UsePrivilege, MOST_SEATS)
CARD_STEPS: Final[tuple[tuple[Step[Any], ...], ...]] = (
    TAKE_GRAIN,
    TAKE_PIETY,
    TAKE_MATERIAL,
    LAY_FIRST_CUBE,
    SELL_FIRST,
    USE_PRIVILEGE,
    BUILD_HOUSE,
    HARVEST_FIRST,
    ASK_DONATION,
    MAKE_CLOTH,
    USE_MEDICINE,
    ASK_FAVOUR,
)
"""What each card does, by card and seat."""


def is_at_court(state: State, seat: int) -> bool:
    """11.3  Whoever did not pay the whole tax has no action in the first round."""
    return bool(state.players[seat].sanctions >> COURT & 1)


def lay_open(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.hand &= ~(1 << card)
    player.laid |= 1 << card


def has_hidden_pile(state: State) -> bool:
    """16.1  In the first period of a first game there is none."""
    return state.period > 1 or not state.variant.first_game


def hides_card(state: State, player: Player) -> bool:
    """7.4  A card is hidden only if the hidden pile is smaller than the open one (ruling 46)."""
    return has_hidden_pile(state) and player.hidden.bit_count() < player.laid.bit_count()


def hide(state: State, seat: int, card: int) -> None:
    """A card goes on the hidden pile; only its owner knows which."""
    player = state.players[seat]
    player.hand &= ~(1 << card)
    player.hidden |= 1 << card
    if state.story is not None:
        tell(state, Line("hides", seat=seat))
        tell(state, Line("hides-card", 1 << seat, seat=seat, card=CARD_LINES[card]))


def why_not_card(state: State, seat: int, action: Action) -> Line:
    """Somebody wants to lay a card that he does not have, or something else."""
    if not isinstance(action, (Play, Lay, Hide)):
        return Line("illegal-card-first")
    player = state.players[seat]
    if not player.hand >> action.card & 1:
        return Line("illegal-card-not-in-hand", card=CARD_LINES[action.card])
    return Line("illegal-not-offered")
