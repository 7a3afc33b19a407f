"""The order of play: the rules' table of contents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.core import facts
from kingsbridge.core.game import Options
from kingsbridge.core.steps import NOBODY, Chapter, Round, advance, by_words, schedule
from kingsbridge.games.column_of_fire.components.box import FireBox
from kingsbridge.games.column_of_fire.components.names import (
    COUNTRIES,
    FULL_DECK,
    NO_CARD,
    NO_TILE,
    STONES,
    TILES,
)
from kingsbridge.games.column_of_fire.state import KINDS, State, new_player
from kingsbridge.games.column_of_fire.steps.decks import TURN_UP_FIRST
from kingsbridge.games.column_of_fire.steps.end import BeginYear, FinalScoring, Years
from kingsbridge.games.column_of_fire.steps.halves import (
    TAKE_FIRST_HALF,
    TAKE_SECOND_HALF,
    from_first,
)
from kingsbridge.games.column_of_fire.steps.set_up import (
    DEAL_LOCH_LEVEN,
    ROLL_FIRST_RELIGION,
    FirstPlayer,
)

SET_UP: Final = Chapter(
    "SetUp",
    FirstPlayer(),
    Round("LochLevenCards", from_first, DEAL_LOCH_LEVEN),
    Round("ReligionDice", from_first, ROLL_FIRST_RELIGION),
    *TURN_UP_FIRST,
)
YEARS: Final = Years(
    "Years",
    BeginYear(),
    Round("FirstHalf", from_first, TAKE_FIRST_HALF),
    Round("SecondHalf", from_first, TAKE_SECOND_HALF),
)
GAME: Final = (SET_UP, YEARS, FinalScoring())
STEPS: Final = by_words(__name__, GAME)


def new(seats: int, options: Options, box: FireBox) -> State:
    """2  The set-up, up to the choice of the starting player."""
    state = State(
        step=SET_UP,
        agenda=[],
        seat=NOBODY,
        aside=None,
        box=box,
        french=options.get("huus", "advantage") == "protection",
        players=[new_player(box) for _ in range(seats)],
        first=0,
        year=0,
        half=1,
        stones=[0] * (len(COUNTRIES) * len(STONES)),
        unseen=[FULL_DECK] * len(COUNTRIES),
        open_cards=[NO_CARD] * len(COUNTRIES),
        pile=[box.tiles[tile].count for tile in range(len(TILES))],
        discard=[0] * len(TILES),
        in_use=NO_TILE,
        had_event=False,
        sold=0,
        waived=False,
        last_year=False,
    )
    schedule(state, *GAME)
    advance(state)
    return state


def restore(told: Mapping[str, Any], box: FireBox) -> State:
    """The position of which ``facts`` told this."""
    return facts.restore(State, KINDS, STEPS, told, box)
