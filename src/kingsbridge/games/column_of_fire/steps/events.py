"""11 Events: whom they concern, protection, and what is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NOBODY, Step, grid, tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.actions import (
    KEEP,
    LOSES,
    PROTECT,
    REWARD,
    SENDS,
    SUFFER,
    Lose,
    Send,
)
from kingsbridge.games.column_of_fire.components.box import (
    HOUSE as OWNERS,
)
from kingsbridge.games.column_of_fire.components.box import (
    LOCH_LEVEN,
    LOSE_GOOD,
    LOSE_POINTS,
    Event,
)
from kingsbridge.games.column_of_fire.components.box import (
    RELIGION as MEMBERS,
)
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    COLOURED,
    DIE_LINES,
    EVENT_LINES,
    EVENTS,
    EVENTS_A_DECK,
    GOOD_LINES,
    GOODS,
    MOST_SEATS,
)
from kingsbridge.games.column_of_fire.state import EVENTS as FROM_EVENTS
from kingsbridge.games.column_of_fire.state import (
    IN_LOCH_LEVEN,
    NO_SITE,
    Player,
    State,
    points,
)
from kingsbridge.games.column_of_fire.steps.dice import drop_card
from kingsbridge.games.column_of_fire.steps.points import gain, lose


class FaceEvent(Step[State]):
    """11.3  Whoever would lose something may return a protection tile instead; else he loses it."""

    rule: ClassVar[str] = "11.3"

    def __init__(self, event: int, seat: int) -> None:
        super().__init__(event, seat)
        self.event = event
        self.seat = seat
        self.country = event // EVENTS_A_DECK

    def start(self, state: State) -> None:
        choices = self.legal(state)
        if len(choices) > 1:
            state.seat = self.seat
        elif choices:
            self.apply(state, choices[0])

    def legal(self, state: State) -> Sequence[Action]:
        event = state.box.events[self.event]
        player = state.players[self.seat]
        if not concerns(event, player):
            return ()
        if not event.harmful:
            return (REWARD, KEEP) if player.protection >= event.amount else ()
        losses = possible_losses(event, player)
        return [PROTECT, *losses] if losses and player.protection else losses

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        event = state.box.events[self.event]
        if action is PROTECT:
            state.players[self.seat].protection -= 1
            if state.story is not None:
                tell(state, Line("protects", seat=self.seat))
        elif action is REWARD:
            be_rewarded(state, self.seat, event.amount)
        elif action is not KEEP:
            suffer(state, self.seat, event, action)

    def is_grave(self, state: State, action: Action) -> bool:
        """A tile that is kept counts little at the end; mostly the reward is more."""
        reward = state.players[self.seat].faces[BLACK]
        return action is KEEP and reward > state.box.protection_points

    def prompt(self, state: State) -> Line:
        event = state.box.events[self.event]
        player = state.players[self.seat]
        title = EVENT_LINES[self.event]
        if not event.harmful:
            return Line("ask-FaceEvent-reward", event=title, number=player.faces[BLACK])
        number = min(event.amount, points(player)) if event.effect == LOSE_POINTS else event.amount
        return Line(QUESTIONS[event.effect], event=title, number=number, tiles=player.protection)

    def refusal(self, state: State, action: Action) -> Line:
        event = state.box.events[self.event]
        if action is PROTECT and event.harmful:
            return Line("illegal-no-protection")
        if isinstance(action, Send) and event.effect == LOCH_LEVEN:
            return Line("illegal-send")
        if isinstance(action, Lose) and event.effect == LOSE_GOOD:
            return Line("illegal-no-good", good=GOOD_LINES[action.good])
        return Line("illegal-event-first")


QUESTIONS: Final = {
    LOCH_LEVEN: "ask-FaceEvent-loch-leven",
    LOSE_GOOD: "ask-FaceEvent-lose-good",
    LOSE_POINTS: "ask-FaceEvent-lose-points",
}
FACE_EVENT: Final = grid(FaceEvent, len(EVENTS), MOST_SEATS)


def concerns(event: Event, player: Player) -> bool:
    """11.2  Does the event name this player?"""
    if event.who == OWNERS:
        return player.houses[event.country] != NO_SITE
    if event.who == MEMBERS:
        return player.religion == event.religion
    return True


def possible_losses(event: Event, player: Player) -> list[Action]:
    """What a player could lose; nothing if he has nothing of it (ruling 57)."""
    if event.effect == LOCH_LEVEN:
        return [SENDS[die] for die in range(COLOURED) if player.places[die] != IN_LOCH_LEVEN]
    if event.effect == LOSE_POINTS:
        return [SUFFER] if points(player) else []
    return [LOSES[good] for good in range(len(GOODS)) if player.goods[good]]


def suffer(state: State, seat: int, event: Event, action: Action) -> None:
    """11.4 to 11.6  A die goes to Loch Leven, a good is lost, or points."""
    player = state.players[seat]
    if isinstance(action, Send):
        drop_card(state, seat, action.die)
        player.places[action.die] = IN_LOCH_LEVEN
        player.faces[action.die] = event.amount
        if state.story is not None:
            die = DIE_LINES[action.die]
            tell(state, Line("sends-die", seat=seat, die=die, number=event.amount), "11.4")
    elif isinstance(action, Lose):
        player.goods[action.good] -= 1
        if state.story is not None:
            tell(state, Line("loses-good", seat=seat, good=GOOD_LINES[action.good]), "11.6")
    else:
        lost = lose(state, seat, event.amount, FROM_EVENTS)
        if state.story is not None:
            tell(state, Line("loses-points", seat=seat, number=lost), "11.5")


def be_rewarded(state: State, seat: int, tiles: int) -> None:
    """11.7  A protection tile is worth as many points as the religion die shows."""
    player = state.players[seat]
    player.protection -= tiles
    number = player.faces[BLACK]
    if state.story is not None:
        tell(state, Line("rewarded", seat=seat, number=number), "11.7")
    gain(state, seat, number, FROM_EVENTS)
