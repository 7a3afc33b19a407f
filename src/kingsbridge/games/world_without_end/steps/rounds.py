"""3 to 9 The round: how it begins and ends."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.core.steps import Step, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.names import (
    EVENT_LINES,
    EVENTS_A_PERIOD,
    MOST_LASTING,
)
from kingsbridge.games.world_without_end.state import State


class BeginPeriod(Step[State]):
    """2.4  A period begins: of its eleven events six will be drawn (ruling 67)."""

    rule: ClassVar[str] = "2.4"

    def start(self, state: State) -> None:
        state.unseen = ((1 << EVENTS_A_PERIOD) - 1) << EVENTS_A_PERIOD * state.period
        state.period += 1
        state.round_number = 0
        state.tax = 0
        if state.story is not None:
            tell(state, Line("period-begins", number=state.period))


class BeginRound(Step[State]):
    """1.2  A round begins: nobody has swapped yet, and there is no war."""

    rule: ClassVar[str] = "1.2"

    def start(self, state: State) -> None:
        state.round_number += 1
        state.war = False
        for player in state.players:
            player.traded = 0
        if state.story is not None:
            tell(state, Line("round-begins", number=state.round_number))


class EndRound(Step[State]):
    """9.1  At most two lasting events stay: a third takes the place of the oldest (ruling 7)."""

    rule: ClassVar[str] = "9.1"

    def start(self, state: State) -> None:
        if len(state.lasting) > MOST_LASTING:
            oldest = state.lasting.pop(0)
            if state.story is not None:
                tell(state, Line("event-leaves", event=EVENT_LINES[oldest]))
        for player in state.players:
            player.sanctions = 0


class PassCrest(Step[State]):
    """9.2  The crest goes on to the left."""

    rule: ClassVar[str] = "9.2"

    def start(self, state: State) -> None:
        state.crest = (state.crest + 1) % len(state.players)
