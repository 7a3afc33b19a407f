"""Krieg und Frieden in the players' words: positions set up, played and read.

No rule is tested here.

Barons are called by what they bear: ``"lion"``, ``"lily"``, ``"tower"``, ``"rose"``, clockwise.
Cards stand with commas between them, ``"3 shield, cup"``; what a player does with `` | ``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypedDict, Unpack

import pytest

from kingsbridge.core import steps
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.facts import facts
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NATURE, NOBODY, Step, is_over, schedule
from kingsbridge.core.story import Line
from kingsbridge.games import krieg_und_frieden as game
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_NAMES,
    CHARGES,
    NO_CARD,
    PIECES,
    RESOURCES,
    RealmBox,
)
from kingsbridge.games.krieg_und_frieden.order import (
    AUTUMN_CHAPTER,
    BEGIN_YEAR,
    SPRING_CHAPTER,
    SUMMER_CHAPTER,
    WINTER_CHAPTER,
    YEAR,
)
from kingsbridge.games.krieg_und_frieden.state import State, bank
from wording import amounts, counts, split, spoken


class Things(TypedDict, total=False):
    """What a baron can have; what is not mentioned he has not, but for two farms."""

    hand: str
    loot: str
    problems: str
    privileges: str
    farms: int
    workshops: int
    points: int
    from_pieces: int
    from_workshops: int


class Table(TypedDict, total=False):
    """How a position differs from the usual one."""

    seats: int
    options: dict[str, Any]
    chancellor: str
    problem: str
    discard: str
    pile: str
    built: int
    box: RealmBox
    lion: Things
    lily: Things
    tower: Things
    rose: Things


def has(**things: Unpack[Things]) -> Things:
    """What a baron has."""
    return things


CONTRACT: Game[State] = game
"""A type checker sees here that nothing is missing."""


# --- Setting up ---


def new(
    seats: int = 4, options: dict[str, Any] | None = None, box: RealmBox | None = None
) -> State:
    """A new game, about to be dealt."""
    return game.new(seats, options or {}, game.box() if box is None else box)


def dealt(seats: int = 4, options: dict[str, Any] | None = None) -> State:
    """A new game, dealt anyhow: the first year's spring."""
    state = new(seats, options)
    while state.seat == NATURE:
        play(state, offered(state)[0])
    return state


def winter(**table: Unpack[Table]) -> State:
    """A year begins; whoever lays the problem is asked.  Everybody has a card to bid with."""
    return begin(table, BEGIN_YEAR, WINTER_CHAPTER, SPRING_CHAPTER, SUMMER_CHAPTER, AUTUMN_CHAPTER)


def spring(**table: Unpack[Table]) -> State:
    """The bidding begins."""
    return begin(table, SPRING_CHAPTER, SUMMER_CHAPTER, AUTUMN_CHAPTER)


def summer(**table: Unpack[Table]) -> State:
    """The chancellor's summer begins."""
    return begin(table, SUMMER_CHAPTER, AUTUMN_CHAPTER)


def autumn(**table: Unpack[Table]) -> State:
    """The chancellor's income is due."""
    return begin(table, AUTUMN_CHAPTER)


def begin(table: Table, *chapters: Step[Any]) -> State:
    """A position before these chapters of a year, run up to the first decision.

    Somebody always has a problem card: the lion, if nobody else does.
    """
    seats = table.get("seats", 4)
    state = new(seats, table.get("options"), table.get("box"))
    state.agenda = []
    state.year = 1
    state.seat = NOBODY
    state.undealt = [*game.box().usual_deck, 0]
    state.problem = CARD_NAMES.index(table["problem"]) if "problem" in table else NO_CARD
    if state.problem != NO_CARD:
        state.undealt[state.problem] -= 1
    state.chancellor = seat(table.get("chancellor", "lion"))
    state.cathedral = [0] * table.get("built", 0)
    state.discard = take(state, table.get("discard", ""))
    things = [table.get("lion"), table.get("lily"), table.get("tower"), table.get("rose")]
    for baron, thing in enumerate(things[:seats]):
        give(state, CHARGES[baron], **(thing or {}))
        if BEGIN_YEAR in chapters and not sum(state.barons[baron].hand):
            state.barons[baron].hand = take(state, "cup")
    if not any(sum(baron.problems) for baron in state.barons):
        state.undealt[CARD_NAMES.index("revolt cathedral")] -= 1
        state.barons[0].problems[CARD_NAMES.index("revolt cathedral")] += 1
    if "pile" in table:
        state.pile = counts(table["pile"], RESOURCES)
    schedule(state, *chapters, YEAR)
    steps.advance(state)
    return state


def give(state: State, who: str, **things: Unpack[Things]) -> State:
    """Let a baron have exactly this."""
    baron = state.barons[seat(who)]
    baron.hand = take(state, things.get("hand", ""))
    baron.loot = take(state, things.get("loot", ""))
    baron.problems = [split(things.get("problems", "")).count(name) for name in CARD_NAMES]
    for kind, count in enumerate(baron.problems):
        state.undealt[kind] -= count
    baron.privileges = counts(things.get("privileges", ""), RESOURCES)
    baron.farms = things.get("farms", 2)
    baron.workshops = things.get("workshops", 0)
    baron.seals = [
        things.get("points", 0),
        things.get("from_pieces", 0),
        things.get("from_workshops", 0),
    ]
    state.offered = None
    return state


def take(state: State, cards: str) -> list[int]:
    """These cards, out of the pile."""
    taken = counts(cards, RESOURCES)
    state.pile = [there - here for there, here in zip(state.pile, taken, strict=True)]
    assert min(state.pile) >= 0, cards
    return taken


# --- Playing ---


def play(state: State, words: str) -> State:
    """Let the asked players, and chance, do this; anything that is not possible is refused."""
    for word in re.split(r"[|\n]", words.strip()):
        game.apply(state, game.read(word.strip()))
    return state


def let_draw(state: State) -> State:
    """Let chance draw whatever it likes, as long as it is asked."""
    while state.seat == NATURE:
        play(state, offered(state)[0])
    return state


def refused(state: State, words: str) -> str:
    """The reason why this cannot be done now; nothing must have changed by trying it."""
    return reason(state, words).split()[0]


def reason(state: State, words: str) -> str:
    """The same with what stands in its blanks."""
    before = facts(state)
    with pytest.raises(IllegalAction) as error:
        game.apply(state, game.read(words))
    assert facts(state) == before
    return say(error.value.reason)


def told(state: State, words: str, to: str = "") -> list[str]:
    """What everybody (or this baron alone) is told while this is done."""
    state.story = []
    play(state, words)
    lines = state.story
    state.story = None
    if to:
        return [say(line) for line in lines if line.knows >= 0 and line.knows >> seat(to) & 1]
    return [say(line) for line in lines if line.knows < 0]


def paragraphs(state: State, words: str) -> list[str]:
    """What everybody is told while this is done, by the paragraphs it follows from."""
    state.story = []
    play(state, words)
    lines = state.story
    state.story = None
    return [f"{line.rule} {line.key}" for line in lines if line.knows < 0]


# --- Reading ---


def offered(state: State) -> list[str]:
    """What the asked player may do, or chance."""
    return [action.words for action in game.legal(state)]


def asked(state: State) -> str:
    """Who decides now."""
    return {NATURE: "nature", NOBODY: "nobody"}.get(state.seat) or CHARGES[state.seat]


def step(state: State) -> str:
    """What is being decided."""
    return steps.name(state.step)


def prompt(state: State) -> str:
    """What the asked player is told to decide."""
    return say(state.step.prompt(state))


def hand(state: State, who: str) -> str:
    return cards(state.barons[seat(who)].hand)


def loot(state: State, who: str) -> str:
    return cards(state.barons[seat(who)].loot)


def laid(state: State) -> str:
    return cards(state.laid)


def problems(state: State, who: str) -> str:
    held = state.barons[seat(who)].problems
    return ", ".join(name for kind, name in enumerate(CARD_NAMES) for _ in range(held[kind]))


def privileges(state: State, who: str) -> str:
    return cards(state.barons[seat(who)].privileges)


def in_bank(state: State) -> str:
    return cards([bank(state, resource) for resource in range(len(RESOURCES))])


def houses(state: State, who: str) -> str:
    """Farms, workshops and reserve, such as ``2+0+4``."""
    view = game.view(state, seat(who))["barons"][seat(who)]
    return f"{view['farms']}+{view['workshops']}+{view['reserve']}"


def points(state: State, who: str) -> int:
    return game.scores(state)[seat(who)]


def discard(state: State) -> str:
    return cards(state.discard)


def pile(state: State) -> str:
    return cards(state.pile)


def chancellor(state: State) -> str:
    return CHARGES[state.chancellor]


def problem(state: State) -> str:
    return "" if state.problem == NO_CARD else CARD_NAMES[state.problem]


def total(state: State, who: str) -> int:
    """What a baron's bid comes to."""
    bid = game.view(state, seat(who))["barons"][seat(who)]["bid"]
    assert bid is not None
    return bid["total"]


def built(state: State) -> str:
    """The pieces of the cathedral that stand."""
    return ", ".join(PIECES[: len(state.cathedral)])


def winners(state: State) -> str:
    assert is_over(state)
    return ", ".join(CHARGES[who] for who, place in enumerate(game.ranking(state)) if place == 1)


# --- Words ---


def say(line: Line) -> str:
    """A line of text in no language, with the players' names."""
    return spoken(line, CHARGES)


def seat(who: str) -> int:
    return CHARGES.index(who)


def cards(found: Sequence[int]) -> str:
    return amounts(found, RESOURCES)
