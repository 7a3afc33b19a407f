"""3 The event of a round; 14 what events do at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, Round, Step, schedule, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.actions import (
    DRAWS,
    Draw,
)
from kingsbridge.games.world_without_end.components.effects import (
    CHOOSE,
    COVER_GOOD,
    COVER_PROJECT,
    COVER_PROJECTS,
    COVER_SPACES,
    EVERYBODY_GAINS,
    FINISH_PROJECT,
    HIDE_CARDS,
    LEVY,
    NO_ACTIONS,
    PLACE_PROJECT,
    REMOVE_HOUSE,
    RENTS,
    SWAP,
    UNCOVER_GOOD,
    effect_line,
)
from kingsbridge.games.world_without_end.components.names import (
    EVENT_LINES,
    MATERIALS,
    NOT_TURNED,
)
from kingsbridge.games.world_without_end.state import EVENTS, State, bits, said, spaces_left
from kingsbridge.games.world_without_end.steps.bargains import (
    CHOOSE_LOSS,
    OFFER_SWAP,
    RAISE_LEVY,
)
from kingsbridge.games.world_without_end.steps.building import FINISH_IF_FULL, fill, from_crest
from kingsbridge.games.world_without_end.steps.cards import HIDE_MORE
from kingsbridge.games.world_without_end.steps.covers import (
    CoverGood,
    CoverProject,
    CoverProjects,
    CoverSpaces,
    UncoverGood,
)
from kingsbridge.games.world_without_end.steps.goods import (
    receive,
)
from kingsbridge.games.world_without_end.steps.houses import LOSE_HOUSE, TAKE_RENT
from kingsbridge.games.world_without_end.steps.medicine import FALL_ILL


class DrawEvent(Step[State]):
    """3.1  The active player draws the top event of the period; nobody knew which it would be."""

    rule: ClassVar[str] = "3.1"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return [DRAWS[event] for event in bits(state.unseen)]

    def weights(self, state: State) -> Sequence[int]:
        return (1,) * state.unseen.bit_count()

    def apply(self, state: State, action: Action) -> None:
        state.event = cast("Draw", action).event
        state.unseen &= ~(1 << state.event)
        state.turned = NOT_TURNED
        state.seat = NOBODY
        if state.story is not None:
            tell(state, Line("draws-event", seat=state.crest, event=EVENT_LINES[state.event]))
        schedule(state, FALL_ILL, READ_EVENT)


class ReadEvent(Step[State]):
    """3.3  An immediate event happens before the card is turned; 3.4 a lasting one comes to lie."""

    rule: ClassVar[str] = "3.3"

    def start(self, state: State) -> None:
        event = state.box.events[state.event]
        if state.story is not None:
            for effect in event.effects:
                tell(state, effect_line(effect), "3.4" if event.lasting else "3.3")
        if event.lasting:
            state.lasting.append(state.event)
            return
        for effect in event.effects[::-1]:  # the first one next
            schedule(state, HAPPENS[effect.kind])


class EverybodyGains(Step[State]):
    """14.1  Everybody receives something."""

    rule: ClassVar[str] = "14.1"

    def start(self, state: State) -> None:
        for seat in from_crest(state):
            receive(state, seat, said(state, EVERYBODY_GAINS).gain, EVENTS)


class PlaceProject(Step[State]):
    """14.6  A new project is laid on the board."""

    rule: ClassVar[str] = "14.6"

    def start(self, state: State) -> None:
        state.in_play |= 1 << said(state, PLACE_PROJECT).project


class FinishProject(Step[State]):
    """14.11  A project is finished at once, even if there are too few cubes (ruling 49)."""

    rule: ClassVar[str] = "14.11"

    def start(self, state: State) -> None:
        project = said(state, FINISH_PROJECT).project
        if state.finished >> project & 1 or not state.in_play >> project & 1:
            return
        for material in range(len(MATERIALS)):
            while spaces_left(state, project, material):
                fill(state, project, material)
                cubes = min(1, state.supply[material])
                state.supply[material] -= cubes
                state.makeshift[material] += 1 - cubes
        schedule(state, FINISH_IF_FULL[project])


class GoToWar(Step[State]):
    """14.7  War: nobody carries out an action in this round."""

    rule: ClassVar[str] = "14.7"

    def start(self, state: State) -> None:
        state.war = True


READ_EVENT: Final = ReadEvent()
HAPPENS: Final[dict[str, Step[Any]]] = {
    EVERYBODY_GAINS: EverybodyGains(),
    SWAP: Round("Swaps", from_crest, OFFER_SWAP),
    CHOOSE: Round("Losses", from_crest, CHOOSE_LOSS),
    LEVY: Round("Levies", from_crest, RAISE_LEVY),
    COVER_SPACES: CoverSpaces(),
    COVER_GOOD: CoverGood(),
    UNCOVER_GOOD: UncoverGood(),
    COVER_PROJECT: CoverProject(),
    COVER_PROJECTS: CoverProjects(),
    PLACE_PROJECT: PlaceProject(),
    FINISH_PROJECT: FinishProject(),
    NO_ACTIONS: GoToWar(),
    REMOVE_HOUSE: Round("HousesLost", from_crest, LOSE_HOUSE),
    RENTS: Round("Rents", from_crest, TAKE_RENT),
    HIDE_CARDS: Round("HiddenCards", from_crest, HIDE_MORE),
}
"""What each kind of immediate effect sets off."""
