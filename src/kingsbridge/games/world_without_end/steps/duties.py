"""10.4 to 10.7 Contributions and loyalty; 11 sanctions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, Step, row, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import (
    ENOUGH,
    HIDES,
    ROLLS,
    SPARES,
    Hide,
    Roll,
    Spare,
)
from kingsbridge.games.world_without_end.components.bundles import SOME
from kingsbridge.games.world_without_end.components.names import (
    BEGGING,
    COURT,
    DUTIES,
    DUTY_LINES,
    GOLD,
    GRAIN,
    LOYALTY,
    MOST_SEATS,
    PENANCE,
    PERIODS,
    PIETY,
    SANCTION_LINES,
)
from kingsbridge.games.world_without_end.state import CONTRIBUTIONS, State, bits
from kingsbridge.games.world_without_end.steps.building import from_crest
from kingsbridge.games.world_without_end.steps.cards import HIDE_CARD, LAY_AT_COURT, hide
from kingsbridge.games.world_without_end.steps.goods import give_back, lose, pass_over


class PayPiety(Step[State]):
    """10.4  Everybody returns 2 piety; each one missing costs 3 points."""

    rule: ClassVar[str] = "10.4"

    def start(self, state: State) -> None:
        collect(state, PENANCE, PIETY, state.box.piety_due, state.box.piety_points)


class PayGrain(Step[State]):
    """10.5  Everybody returns 2 grain; each one missing costs 2 points."""

    rule: ClassVar[str] = "10.5"

    def start(self, state: State) -> None:
        collect(state, BEGGING, GRAIN, state.box.grain_due, state.box.grain_points)


class PayTax(Step[State]):
    """10.6  The tax die says how much gold everybody owes; each one missing costs a point."""

    rule: ClassVar[str] = "10.6"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return [ROLLS[tax] for tax in sorted(set(state.box.tax))]

    def weights(self, state: State) -> Sequence[int]:
        return [state.box.tax.count(tax) for tax in sorted(set(state.box.tax))]

    def apply(self, state: State, action: Action) -> None:
        state.tax = cast("Roll", action).tax
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("rolls-tax", seat=state.crest, number=state.tax))
        collect(state, COURT, GOLD, state.tax, state.box.gold_points)


class UseLoyalty(SeatStep[State]):
    """10.7  A loyalty spares one sanction each, in period IV the second loss."""

    rule: ClassVar[str] = "10.7"

    def start(self, state: State) -> None:
        missed = self.missed(state)
        if missed and state.players[self.seat].goods[LOYALTY]:
            state.seat = self.seat
            return
        if missed:
            pass_over(state)
        for duty in missed:
            punish(state, self.seat, duty)

    def missed(self, state: State) -> list[int]:
        missing = state.players[self.seat].missing
        return [duty for duty in range(len(DUTIES)) if missing[duty]]

    def legal(self, state: State) -> Sequence[Action]:
        return [*(SPARES[duty] for duty in self.missed(state)), ENOUGH]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if isinstance(action, Spare):
            give_back(state, self.seat, LOYALTY, 1)
            state.players[self.seat].missing[action.duty] = 0
            if state.story is not None:
                tell(state, Line("spared", seat=self.seat, duty=DUTY_LINES[action.duty]))
            schedule(state, USE_LOYALTY[self.seat])
        else:
            for duty in self.missed(state):
                punish(state, self.seat, duty)

    def prompt(self, state: State) -> Line:
        missed = self.missed(state)
        duties = tuple([DUTY_LINES[duty] for duty in missed])
        if state.period == PERIODS:
            return Line("ask-UseLoyalty-last", duties=duties)
        sanctions = tuple([SANCTION_LINES[duty] for duty in missed])
        return Line("ask-UseLoyalty", duties=duties, sanctions=sanctions)

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-not-missed" if isinstance(action, Spare) else "illegal-loyalty-first")


class DoPenance(SeatStep[State]):
    """11.1  Whoever missed piety lays a card face down by chance before the first round."""

    rule: ClassVar[str] = "11.1"

    def start(self, state: State) -> None:
        if state.players[self.seat].sanctions >> PENANCE & 1:
            state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return [HIDES[card] for card in bits(state.players[self.seat].hand)]

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * state.players[self.seat].hand.bit_count()

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("does-penance", seat=self.seat))
        hide(state, self.seat, cast("Hide", action).card)


class GoToCourt(SeatStep[State]):
    """11.3  Whoever owes tax lays an open card unused, and a hidden one, before the first event."""

    rule: ClassVar[str] = "11.3"

    def start(self, state: State) -> None:
        if state.players[self.seat].sanctions >> COURT & 1:
            if state.story is not None:
                tell(state, Line("goes-to-court", seat=self.seat))
            schedule(state, LAY_AT_COURT[self.seat], HIDE_CARD[self.seat])


USE_LOYALTY: Final = row(UseLoyalty, MOST_SEATS)
DO_PENANCE: Final = row(DoPenance, MOST_SEATS)
GO_TO_COURT: Final = row(GoToCourt, MOST_SEATS)


def collect(state: State, duty: int, good: int, due: int, each_missing: int) -> None:
    """Everybody gives as much as he can (ruling 18); what is missing costs points."""
    for seat in from_crest(state):
        player = state.players[seat]
        paid = min(due, player.goods[good])
        give_back(state, seat, good, paid)
        player.missing[duty] = due - paid
        lost = lose(player, each_missing * (due - paid), CONTRIBUTIONS)
        if state.story is not None:
            key = "misses-contribution" if paid < due else "pays-contribution"
            goods, missing = SOME[good][paid], SOME[good][due - paid]
            tell(state, Line(key, seat=seat, goods=goods, missing=missing, number=lost))


def punish(state: State, seat: int, duty: int) -> None:
    """What follows from a missed contribution: a sanction, after period IV a second loss (11.4)."""
    player = state.players[seat]
    missing = player.missing[duty]
    player.missing[duty] = 0
    if state.period < PERIODS:
        player.sanctions |= 1 << duty
        if state.story is not None:
            tell(state, Line("sanctioned", seat=seat, sanction=SANCTION_LINES[duty]))
        return
    box = state.box
    once = (box.piety_points, box.grain_points, box.gold_points)[duty] * missing
    lost = lose(player, once * (box.last_period - 1), CONTRIBUTIONS)
    if state.story is not None:
        tell(state, Line("loses-double", seat=seat, duty=DUTY_LINES[duty], number=lost), "11.4")
