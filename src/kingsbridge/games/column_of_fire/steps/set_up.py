"""2 The set-up: who begins, Loch Leven cards, religion dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, SeatStep, Step, row, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import DEALS, FIRSTS, ROLLS, Deal, First, Roll
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    GOOD_LINES,
    LOCH_LEVEN_CARDS,
    MOST_SEATS,
    RELIGION_LINES,
    SEATS_WITH_CROSSES,
)
from kingsbridge.games.column_of_fire.state import NO_SPACE, State


class FirstPlayer(Step[State]):
    """2.1  Chance says who begins, in this and every other year."""

    rule: ClassVar[str] = "2.1"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return FIRSTS[: len(state.players)]

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * len(state.players)

    def apply(self, state: State, action: Action) -> None:
        state.first = cast("First", action).player
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("first-player", seat=state.first))


class DealLochLeven(SeatStep[State]):
    """2.2  A Loch Leven card says how somebody starts; 12.3 two players differ in religion."""

    rule: ClassVar[str] = "2.2"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def cards(self, state: State) -> list[int]:
        """The cards that nobody has; with two players only those of the other religion."""
        taken = [player for player in state.players if player.disk != NO_SPACE]
        differ = len(state.players) == SEATS_WITH_CROSSES
        found = []
        for card in range(LOCH_LEVEN_CARDS):
            dealt = state.box.loch_leven[card]
            is_taken = any(player.disk == dealt.space for player in taken)
            is_same = differ and any(player.religion == dealt.religion for player in taken)
            if not is_taken and not is_same:
                found.append(card)
        return found

    def legal(self, state: State) -> Sequence[Action]:
        return [DEALS[card] for card in self.cards(state)]

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * len(self.cards(state))

    def apply(self, state: State, action: Action) -> None:
        card = state.box.loch_leven[cast("Deal", action).card]
        player = state.players[self.seat]
        player.religion = card.religion
        player.goods[card.good] += 1
        player.protection += card.protection
        player.disk = card.space
        state.seat = NOBODY
        if state.story is not None:
            line = Line(
                "dealt",
                seat=self.seat,
                religion=RELIGION_LINES[card.religion],
                good=GOOD_LINES[card.good],
                number=card.space + 1,
            )
            tell(state, line)


class RollFirstReligion(SeatStep[State]):
    """2.3  Everybody rolls his religion die once; it decides nothing but its number."""

    rule: ClassVar[str] = "2.3"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return [ROLLS[face - 1] for face in state.box.religion_faces]

    def weights(self, state: State) -> Sequence[int]:
        return state.box.religion_weights

    def apply(self, state: State, action: Action) -> None:
        face = cast("Roll", action).face
        state.players[self.seat].faces[BLACK] = face
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("rolls-religion", seat=self.seat, number=face))


DEAL_LOCH_LEVEN: Final = row(DealLochLeven, MOST_SEATS)
ROLL_FIRST_RELIGION: Final = row(RollFirstReligion, MOST_SEATS)
