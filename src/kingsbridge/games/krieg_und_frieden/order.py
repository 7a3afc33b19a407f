"""The order of play: the rules' table of contents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.core import facts
from kingsbridge.core.game import Options
from kingsbridge.core.steps import NOBODY, Chapter, Round, advance, by_words, schedule
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_NAMES,
    CROSS,
    EVEN,
    FEWEST_SEATS,
    MOST_YEARS,
    NO_CARD,
    USUAL,
    WINTER,
    RealmBox,
)
from kingsbridge.games.krieg_und_frieden.state import KINDS, Baron, State, Variant, nothing
from kingsbridge.games.krieg_und_frieden.steps.autumn import (
    ASK_KING,
    CHOOSE_CARD,
    PAY_TAXES,
    TAKE_PRIVILEGE_CARDS,
    BringInLoot,
)
from kingsbridge.games.krieg_und_frieden.steps.rewards import (
    BuildPiece,
    FinishCathedral,
    RemoveProblem,
    RewardScroll,
)
from kingsbridge.games.krieg_und_frieden.steps.set_up import (
    DealProblems,
    DealResources,
    FirstChancellor,
)
from kingsbridge.games.krieg_und_frieden.steps.spring import OpenBidding, WinBidding, no_auction
from kingsbridge.games.krieg_und_frieden.steps.summer import ACT_IN_SUMMER
from kingsbridge.games.krieg_und_frieden.steps.winter import LayProblem
from kingsbridge.games.krieg_und_frieden.steps.years import (
    BEGIN_AUTUMN,
    BEGIN_SPRING,
    BEGIN_SUMMER,
    BeginYear,
    from_chancellor,
)

SET_UP: Final = Chapter("SetUp", DealResources(), DealProblems(), FirstChancellor())
BEGIN_YEAR: Final = BeginYear()
WINTER_CHAPTER: Final = Chapter("Winter", LayProblem())
SPRING_CHAPTER: Final = Chapter(
    "Spring",
    BEGIN_SPRING,
    OpenBidding(),
    WinBidding(),
    RewardScroll(),
    BuildPiece(),
    RemoveProblem(),
    FinishCathedral(),
)
SUMMER_CHAPTER: Final = Chapter(
    "Summer",
    BEGIN_SUMMER,
    Round("SummerTurns", from_chancellor, ACT_IN_SUMMER),
)
AUTUMN_CHAPTER: Final = Chapter(
    "Autumn",
    BEGIN_AUTUMN,
    BringInLoot(),
    Round("Income", from_chancellor, TAKE_PRIVILEGE_CARDS, CHOOSE_CARD),
    Round("Generosity", from_chancellor, ASK_KING),
    Round("Taxes", from_chancellor, PAY_TAXES),
)
FIRST_YEAR: Final = Chapter("FirstYear", BEGIN_YEAR, SPRING_CHAPTER, SUMMER_CHAPTER, AUTUMN_CHAPTER)
YEAR: Final = Chapter(
    "Year", BEGIN_YEAR, WINTER_CHAPTER, SPRING_CHAPTER, SUMMER_CHAPTER, AUTUMN_CHAPTER
)
GAME: Final = (SET_UP, FIRST_YEAR, *(YEAR,) * (MOST_YEARS - 1))
STEPS: Final = by_words(__name__, GAME)


def new(seats: int, options: Options, box: RealmBox) -> State:
    """2  The set-up, up to the first card that is dealt."""
    variant = read_variant(options)
    deck = problem_deck(box, variant, even=options.get("deck", USUAL) == EVEN)
    cross_is_dealt = seats > FEWEST_SEATS and not variant.strategic
    state = State(
        step=SET_UP,
        agenda=[],
        seat=NOBODY,
        aside=None,
        box=box,
        variant=variant,
        barons=[baron(box) for _ in range(seats)],
        year=0,
        season=WINTER,
        chancellor=0,
        pile=list(box.resources),
        discard=nothing(),
        undealt=[*deck, int(cross_is_dealt)],
        problem=NO_CARD if cross_is_dealt else CROSS,
        solved=[],
        cathedral=[],
        looted=0,
        drawn=nothing(),
        laid=nothing(),
        auction=no_auction(seats),
    )
    schedule(state, *GAME)
    advance(state)
    return state


def read_variant(options: Options) -> Variant:
    """10  The variants; the global one has the strategic and the light one in it."""
    all_of_them = bool(options.get("global", False))
    return Variant(
        strategic=all_of_them or bool(options.get("strategic", False)),
        light=all_of_them or bool(options.get("light", False)),
        chosen_card=all_of_them,
        dagger=bool(options.get("dagger", False)),
    )


def problem_deck(box: RealmBox, variant: Variant, *, even: bool) -> list[int]:
    """1.3, 10.1, 10.5  The problem cards of this game by kind, without the cross card."""
    deck = list(box.even_deck if even else box.usual_deck)
    if variant.strategic:
        for kind, count in enumerate(box.strategic_cards):
            deck[kind] -= count
    return deck


def restore(told: Mapping[str, Any], box: RealmBox) -> State:
    """The position of which ``facts`` told this."""
    return facts.restore(State, KINDS, STEPS, told, box)


def baron(box: RealmBox) -> Baron:
    """2.4  What each player starts with, before anything is dealt."""
    return Baron(
        hand=nothing(),
        loot=nothing(),
        problems=[0] * len(CARD_NAMES),
        privileges=nothing(),
        farms=box.start_farms,
        workshops=0,
        seals=[0, 0, 0],
        income=0,
    )
