"""The order of play: the rules' table of contents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.core import facts
from kingsbridge.core.game import Options
from kingsbridge.core.steps import NOBODY, Chapter, Round, advance, by_words, schedule
from kingsbridge.games.builders_duel.components import ROUNDS, TURNS, WALERAN, DuelBox
from kingsbridge.games.builders_duel.state import (
    KINDS,
    NO_LINE,
    Builder,
    State,
    no_conflict,
    no_site,
)
from kingsbridge.games.builders_duel.steps.claiming import ClaimFirst, ClaimSecond
from kingsbridge.games.builders_duel.steps.conflict import THROW_SEAL, KeepSeal
from kingsbridge.games.builders_duel.steps.turns import (
    OWN_PART,
    ClearTable,
    EndRound,
    LayOutCards,
    TakeDeck,
    from_leader,
)

TURN: Final = Chapter(
    "Turn",
    LayOutCards(),
    ClaimFirst(),
    ClaimSecond(),
    THROW_SEAL,
    KeepSeal(),
    Round("Parts", from_leader, OWN_PART),
    ClearTable(),
)
ROUND: Final = Chapter("Round", TakeDeck(), *(TURN,) * TURNS, EndRound())
GAME: Final = (ROUND,) * ROUNDS
STEPS: Final = by_words(__name__, GAME)


def new(seats: int, options: Options, box: DuelBox) -> State:  # noqa: ARG001 -- always two, no options
    """2  The set-up, up to the first card that is laid out."""
    state = State(
        step=GAME[0],
        agenda=[],
        seat=NOBODY,
        aside=None,
        box=box,
        builders=[builder(box), builder(box)],
        power=WALERAN,
        round=0,
        turn=0,
        decks=[list(deck) for deck in box.decks],
        discards=[[], []],
        unseen=list(box.stack),
        stack=[],
        table=[],
        lines=[NO_LINE, NO_LINE],
        claims=[0, 0],
        leader=WALERAN,
        conflict=no_conflict(),
        site=no_site(),
    )
    schedule(state, *GAME)
    advance(state)
    return state


def restore(told: Mapping[str, Any], box: DuelBox) -> State:
    """The position of which ``facts`` told this."""
    return facts.restore(State, KINDS, STEPS, told, box)


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
