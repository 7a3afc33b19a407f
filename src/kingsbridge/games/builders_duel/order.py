"""The order of play: the rules' table of contents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.core.game import Options
from kingsbridge.core.steps import NOBODY, Chapter, advance, by_name, schedule
from kingsbridge.games.builders_duel.components import ROUNDS, TURNS, WALERAN, DuelBox
from kingsbridge.games.builders_duel.state import (
    NO_CARD,
    NO_LINE,
    NO_SECTION,
    Builder,
    Site,
    State,
    Work,
    no_conflict,
)
from kingsbridge.games.builders_duel.state import restore as restore_state
from kingsbridge.games.builders_duel.steps.building import BONUSES, BUILD
from kingsbridge.games.builders_duel.steps.cards import (
    BUY_GOODS,
    EFFECTS,
    SELL_WOOL_STEP,
    USE_CARDS,
)
from kingsbridge.games.builders_duel.steps.claiming import ClaimFirst, ClaimSecond
from kingsbridge.games.builders_duel.steps.conflict import SEAL_FALLS, THROW_SEAL, KeepSeal
from kingsbridge.games.builders_duel.steps.kept import KEPT_EFFECTS
from kingsbridge.games.builders_duel.steps.seals import TAKE_SEALS
from kingsbridge.games.builders_duel.steps.turns import (
    ClearTable,
    EndRound,
    LayOutCards,
    LeaderActs,
    OtherActs,
    TakeDeck,
)
from kingsbridge.games.builders_duel.steps.work import CONVERT_MATERIALS

TURN: Final = Chapter(
    "Turn",
    LayOutCards(),
    ClaimFirst(),
    ClaimSecond(),
    THROW_SEAL,
    KeepSeal(),
    LeaderActs(),
    USE_CARDS,
    BUILD,
    OtherActs(),
    USE_CARDS,
    BUILD,
    ClearTable(),
)
ROUND: Final = Chapter("Round", TakeDeck(), *(TURN,) * TURNS, EndRound())
GAME: Final = (ROUND,) * ROUNDS
STEPS: Final = by_name(
    (
        *GAME,
        *EFFECTS.values(),
        *KEPT_EFFECTS.values(),
        *BONUSES,
        SEAL_FALLS,
        TAKE_SEALS,
        CONVERT_MATERIALS,
        SELL_WOOL_STEP,
        BUY_GOODS,
    )
)
"""Every step that can be under way or on the agenda."""


def new(seats: int, options: Options, box: DuelBox) -> State:  # noqa: ARG001 -- always two, no options
    """2  The set-up, up to the first card that is laid out."""
    state = State(
        step=GAME[0],
        agenda=[],
        seat=NOBODY,
        box=box,
        builders=[builder(box), builder(box)],
        power=WALERAN,
        round_=0,
        turn=0,
        decks=[list(deck) for deck in box.decks],
        discards=[[], []],
        unseen=list(box.stack),
        stack=[],
        table=[],
        lines=[NO_LINE, NO_LINE],
        claims=[0, 0],
        leader=WALERAN,
        actor=WALERAN,
        card=NO_CARD,
        goods_left=0,
        seals_due=0,
        conflict=no_conflict(),
        work=Work(0, 0, 0, one_kind=False),
        site=Site(NO_SECTION, 0, 0, labourers=False),
    )
    schedule(state, *GAME)
    advance(state)
    return state


def restore(told: Mapping[str, Any], box: DuelBox) -> State:
    """The position of which ``facts`` told this."""
    agenda = [STEPS[name] for name in told["agenda"]]
    return restore_state(told, STEPS[told["step"]], agenda, box)


def builder(box: DuelBox) -> Builder:
    """2.1, 2.2  What each player starts with."""
    return Builder(
        gold=box.start_gold,
        raw=list(box.camp),
        finished=[0] * len(box.camp),
        reserve=list(box.reserve),
        seals=list(box.start_seals),
        kept=[],
        sections=[0, 0, 0],
    )
