"""World Without End in the players' words: played and read; ``positions`` sets it up.

No rule is tested here.

Players are called by what they bear: ``"lion"``, ``"lily"``, ``"tower"``, ``"rose"``, clockwise.
Things stand with commas between them, ``"2 gold, wool"``; what a player does with `` | ``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from kingsbridge.core import steps
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NATURE, NOBODY, is_over
from kingsbridge.core.story import Line
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import (
    CARDS,
    CHARGES,
    DUTIES,
    EVENTS,
    GOODS,
    LIMITED,
    NO_CARD,
    NUMERALS,
    PROJECTS,
    SANCTIONS,
    SPACES,
)
from kingsbridge.games.world_without_end.state import State, bits, spaces_left
from wording import amounts, split, spoken

# --- Playing ---


def play(state: State, words: str) -> State:
    """Let the asked players, and chance, do this; anything that is not possible is refused."""
    for word in re.split(r"[|\n]", words.strip()):
        game.apply(state, game.read(word.strip()))
    return state


def let_pass(state: State, until: Callable[[State], bool]) -> State:
    """Let everybody do as little as he can, and chance what comes first, until this is so."""
    while not until(state):
        assert not is_over(state)
        words = offered(state)
        idle = [word for word in words if word in ("give up", "nothing", "enough")]
        play(state, (idle or words)[0])
    return state


def let_end_round(state: State) -> State:
    """Let everybody give up his action, until the next event or the tax is due."""
    return let_pass(state, lambda at: step(at) in ("DrawEvent", "PayTax") or is_over(at))


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
    """What everybody (or this player alone) is told while this is done."""
    lines = heard(state, words)
    if to:
        return [say(line) for line in lines if line.knows >= 0 and line.knows >> seat(to) & 1]
    return [say(line) for line in lines if line.knows < 0]


def paragraphs(state: State, words: str) -> list[str]:
    """What everybody is told while this is done, by the paragraphs it follows from."""
    return [f"{line.rule} {line.key}" for line in heard(state, words) if line.knows < 0]


def heard(state: State, words: str) -> list[Line]:
    state.story = []
    play(state, words)
    lines = state.story
    state.story = None
    return lines


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


def goods(state: State, who: str) -> str:
    return amounts(state.players[seat(who)].goods, GOODS)


def points(state: State, who: str) -> float:
    return game.scores(state)[seat(who)]


def supply(state: State) -> dict[str, int]:
    return dict(zip(LIMITED, state.supply, strict=True))


def hand(state: State, who: str) -> str:
    return names(state.players[seat(who)].hand, CARDS)


def laid(state: State, who: str) -> str:
    return names(state.players[seat(who)].laid, CARDS)


def hidden(state: State, who: str) -> str:
    return names(state.players[seat(who)].hidden, CARDS)


def last(state: State, who: str) -> str:
    """The card that Privilege would use again."""
    card = state.players[seat(who)].last
    return "" if card == NO_CARD else CARDS[card]


def houses(state: State, who: str) -> str:
    return ", ".join(str(site + 1) for site in bits(state.players[seat(who)].houses))


def sanctions(state: State, who: str) -> str:
    return names(state.players[seat(who)].sanctions, SANCTIONS)


def missing(state: State, who: str) -> dict[str, int]:
    return dict(zip(DUTIES, state.players[seat(who)].missing, strict=True))


def crest(state: State) -> str:
    return CHARGES[state.crest]


def stone(state: State) -> str:
    """Where the stone of the favour track is."""
    return SPACES[state.favour]


def covered(state: State) -> str:
    """What is covered: spaces of the track, goods at the market, single projects."""
    found = [
        names(state.covered_spaces, SPACES),
        names(state.covered_goods, LIMITED),
        names(state.covered_projects, PROJECTS),
    ]
    return ", ".join(part for part in found if part)


def lasting(state: State) -> str:
    return ", ".join(EVENTS[event] for event in state.lasting)


def in_play(state: State) -> str:
    return names(state.in_play, PROJECTS)


def finished(state: State) -> str:
    return names(state.finished, PROJECTS)


def open_projects(state: State) -> str:
    projects = game.view(state, 0)["town"]["projects"]
    return ", ".join(project["name"] for project in projects if project["open"])


def cubes(state: State, project: str) -> str:
    """What lies on a project."""
    number = PROJECTS.index(project)
    spaces = state.box.projects[number].spaces
    laid = [spaces[each] - spaces_left(state, number, each) for each in range(2)]
    return amounts(laid, GOODS[:2])


def donors(state: State, project: str) -> str:
    return names(state.donors[PROJECTS.index(project)], CHARGES)


def ill(state: State) -> str:
    """Where citizens are ill, and how hard it is to heal them."""
    return ", ".join(f"{place}: {tile}" for place, tile in enumerate(state.places, 1) if tile > 0)


def winners(state: State) -> str:
    assert is_over(state)
    return ", ".join(CHARGES[who] for who, place in enumerate(game.ranking(state)) if place == 1)


# --- Words ---


def say(line: Line) -> str:
    """A line of text in no language, with the players' names."""
    return spoken(line, CHARGES)


def seat(who: str) -> int:
    return CHARGES.index(who)


def period_of(name: str) -> int:
    return NUMERALS.index(name.partition("-")[0]) + 1


def bit_set(words: str, among: Sequence[str]) -> int:
    return sum(1 << among.index(word) for word in split(words))


def names(found: int, among: Sequence[str]) -> str:
    return ", ".join(among[each] for each in bits(found))
