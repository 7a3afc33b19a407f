"""The order of play: the rules' table of contents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kingsbridge.core.game import Options
from kingsbridge.core.steps import NOBODY, Chapter, advance, by_name, schedule
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
from kingsbridge.games.krieg_und_frieden.state import Baron, State, Variant, nothing
from kingsbridge.games.krieg_und_frieden.state import restore as restore_state
from kingsbridge.games.krieg_und_frieden.steps.attacks import (
    ATTACK_KNIGHTS,
    BURN_HOUSE,
    DEFEND_HOUSES,
    TAKE_LOOT,
)
from kingsbridge.games.krieg_und_frieden.steps.autumn import (
    ASK_KING,
    CHOOSE_CARD,
    DONORS_PRIVILEGE,
    DRAW_INCOME,
    GENEROSITY_TURN,
    INCOME_TURN,
    PAY_TAXES,
    TAKE_HALF,
    TAKE_PRIVILEGE_CARDS,
    TAX_TURN,
    BringInLoot,
)
from kingsbridge.games.krieg_und_frieden.steps.bribes import BRIBE_KNIGHTS, SHOW_HAND
from kingsbridge.games.krieg_und_frieden.steps.rewards import (
    BUILDERS_PRIVILEGE,
    SCORE_WORKSHOPS,
    TAKE_PRIVILEGE,
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
from kingsbridge.games.krieg_und_frieden.steps.spring import (
    MAKE_BID,
    OpenBidding,
    WinBidding,
    no_auction,
)
from kingsbridge.games.krieg_und_frieden.steps.summer import (
    ACT_IN_SUMMER,
    BUILD_FARM,
    OPEN_WORKSHOP,
    SUMMER_TURN,
)
from kingsbridge.games.krieg_und_frieden.steps.winter import (
    CHANGE_PROBLEM,
    EXCHANGE_PROBLEM,
    REPLACE_PROBLEM,
    TAKE_PROBLEM,
    LayProblem,
)
from kingsbridge.games.krieg_und_frieden.steps.years import (
    BeginAutumn,
    BeginSpring,
    BeginSummer,
    BeginYear,
)

SET_UP: Final = Chapter("SetUp", DealResources(), DealProblems(), FirstChancellor())
BEGIN_YEAR: Final = BeginYear()
WINTER_CHAPTER: Final = Chapter("Winter", LayProblem(), CHANGE_PROBLEM)
SPRING_CHAPTER: Final = Chapter(
    "Spring",
    BeginSpring(),
    OpenBidding(),
    MAKE_BID,
    WinBidding(),
    RewardScroll(),
    BuildPiece(),
    RemoveProblem(),
    FinishCathedral(),
)
SUMMER_CHAPTER: Final = Chapter("Summer", BeginSummer(), SUMMER_TURN)
AUTUMN_CHAPTER: Final = Chapter(
    "Autumn", BeginAutumn(), BringInLoot(), INCOME_TURN, GENEROSITY_TURN, TAX_TURN
)
FIRST_YEAR: Final = Chapter("FirstYear", BEGIN_YEAR, SPRING_CHAPTER, SUMMER_CHAPTER, AUTUMN_CHAPTER)
YEAR: Final = Chapter(
    "Year", BEGIN_YEAR, WINTER_CHAPTER, SPRING_CHAPTER, SUMMER_CHAPTER, AUTUMN_CHAPTER
)
GAME: Final = (SET_UP, FIRST_YEAR, *(YEAR,) * (MOST_YEARS - 1))
STEPS: Final = by_name(
    (
        *GAME,
        EXCHANGE_PROBLEM,
        TAKE_PROBLEM,
        REPLACE_PROBLEM,
        TAKE_PRIVILEGE,
        SCORE_WORKSHOPS,
        BUILDERS_PRIVILEGE,
        ACT_IN_SUMMER,
        OPEN_WORKSHOP,
        BUILD_FARM,
        ATTACK_KNIGHTS,
        DEFEND_HOUSES,
        BURN_HOUSE,
        TAKE_LOOT,
        BRIBE_KNIGHTS,
        SHOW_HAND,
        TAKE_PRIVILEGE_CARDS,
        CHOOSE_CARD,
        DRAW_INCOME,
        ASK_KING,
        TAKE_HALF,
        DONORS_PRIVILEGE,
        PAY_TAXES,
    )
)
"""Every step that can be under way or on the agenda."""


def new(seats: int, options: Options, box: RealmBox) -> State:
    """2  The set-up, up to the first card that is dealt."""
    variant = read_variant(options)
    deck = problem_deck(box, variant, even=options.get("deck", USUAL) == EVEN)
    cross_is_dealt = seats > FEWEST_SEATS and not variant.strategic
    state = State(
        step=SET_UP,
        agenda=[],
        seat=NOBODY,
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
        layer=0,
        turn=0,
        actor=0,
        target=0,
        looted=0,
        due=0,
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
    agenda = [STEPS[name] for name in told["agenda"]]
    return restore_state(told, STEPS[told["step"]], agenda, box)


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
