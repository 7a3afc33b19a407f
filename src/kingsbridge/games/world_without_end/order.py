"""The order of play: the rules' table of contents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.core import facts
from kingsbridge.core.game import Options
from kingsbridge.core.steps import NOBODY, Chapter, Round, advance, by_words, schedule
from kingsbridge.games.world_without_end.components.box import TownBox
from kingsbridge.games.world_without_end.components.names import (
    ALL_CARDS,
    BRIDGE,
    CLOTH,
    DUTIES,
    GOODS,
    MATERIALS,
    NO_CARD,
    NO_EVENT,
    NO_PROJECT,
    NO_TILE,
    NOT_TURNED,
    PERIODS,
    PLACES,
    PROJECTS,
    ROUNDS,
    SIDES_TAKEN,
    STARRED,
    STONE_STARTS,
)
from kingsbridge.games.world_without_end.state import (
    AT_START,
    KINDS,
    SOURCES,
    Player,
    State,
    Variant,
)
from kingsbridge.games.world_without_end.steps.building import FREE_CUBES, from_crest
from kingsbridge.games.world_without_end.steps.cards import TAKE_TURN
from kingsbridge.games.world_without_end.steps.council import TakeIncome, TurnCard
from kingsbridge.games.world_without_end.steps.duties import (
    DO_PENANCE,
    GO_TO_COURT,
    USE_LOYALTY,
    PayGrain,
    PayPiety,
    PayTax,
)
from kingsbridge.games.world_without_end.steps.events import HAPPENS, DrawEvent
from kingsbridge.games.world_without_end.steps.favour import MoveStone
from kingsbridge.games.world_without_end.steps.goods import gain
from kingsbridge.games.world_without_end.steps.periods import (
    BringPlague,
    ClearBoard,
    FinalScoring,
    PassCrestAgain,
    TakeCardsBack,
)
from kingsbridge.games.world_without_end.steps.rounds import (
    BeginPeriod,
    BeginRound,
    EndRound,
    PassCrest,
)
from kingsbridge.games.world_without_end.steps.set_up import FirstPlayer

SET_UP: Final = Chapter("SetUp", FirstPlayer())
ROUND: Final = Chapter(
    "Round",
    BeginRound(),
    DrawEvent(),
    TurnCard(),
    TakeIncome(),
    MoveStone(),
    Round("Actions", from_crest, TAKE_TURN),
    EndRound(),
    PassCrest(),
)
ROUNDS_OF_A_PERIOD: Final = Chapter(
    "Rounds",
    BeginPeriod(),
    Round("Sanctions", from_crest, DO_PENANCE, GO_TO_COURT),
    *(ROUND,) * ROUNDS,
)
CONTRIBUTIONS: Final = Chapter(
    "Contributions",
    *FREE_CUBES,
    ClearBoard(),
    PayPiety(),
    PayGrain(),
    PayTax(),
    Round("Loyalty", from_crest, USE_LOYALTY),
)
PERIOD: Final = Chapter(
    "Period",
    ROUNDS_OF_A_PERIOD,
    CONTRIBUTIONS,
    PassCrestAgain(),
    TakeCardsBack(),
    BringPlague(),
)
LAST_PERIOD: Final = Chapter("LastPeriod", ROUNDS_OF_A_PERIOD, CONTRIBUTIONS, FinalScoring())
GAME: Final = (SET_UP, *(PERIOD,) * (PERIODS - 1), LAST_PERIOD)
STEPS: Final = by_words(__name__, (*GAME, *HAPPENS.values()))


def new(seats: int, options: Options, box: TownBox) -> State:
    """2  The set-up, up to the choice of the first player."""
    variant = Variant(
        first_game=bool(options.get("first_game", False)),
        crest_twice=options.get("crest", "twice") == "twice",
        open_goods=options.get("goods", "screens") == "open",
    )
    state = State(
        step=SET_UP,
        agenda=[],
        seat=NOBODY,
        aside=None,
        box=box,
        variant=variant,
        players=[player(box, variant, side) for side in SIDES_TAKEN[seats]],
        period=0,
        round_number=0,
        crest=0,
        supply=list(box.supply),
        unseen=0,
        event=NO_EVENT,
        turned=NOT_TURNED,
        lasting=[],
        war=False,
        favour=STONE_STARTS,
        covered_spaces=0,
        covered_goods=1 << CLOTH,
        covered_projects=0,
        only_project=NO_PROJECT,
        in_play=1 << BRIDGE,
        finished=0,
        empty=[project.spaces[m] for project in box.projects for m in range(len(MATERIALS))],
        makeshift=[0] * len(MATERIALS),
        donors=[0] * len(PROJECTS),
        places=[NO_TILE] * PLACES,
        tiles=[0] * len(box.tiles),
        tax=0,
    )
    for seat in range(seats):
        gain(state, seat, box.start_goods, AT_START)
    schedule(state, *GAME)
    advance(state)
    return state


def restore(told: Mapping[str, Any], box: TownBox) -> State:
    """The position of which ``facts`` told this."""
    return facts.restore(State, KINDS, STEPS, told, box)


def player(box: TownBox, variant: Variant, side: int) -> Player:
    """2.2  What each player starts with, goods apart."""
    return Player(
        side=side,
        points=[box.start_points] + [0] * (len(SOURCES) - 1),
        half=0,
        goods=[0] * len(GOODS),
        hand=STARRED if variant.first_game else ALL_CARDS,
        laid=0,
        hidden=0,
        last=NO_CARD,
        houses=0,
        missing=[0] * len(DUTIES),
        sanctions=0,
        traded=0,
    )
