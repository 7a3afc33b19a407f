"""A Column of Fire in the players' words: played and read; ``positions`` sets it up.

No rule is tested here.

Players are called by their colours: ``"yellow"``, ``"blue"``, ``"green"``, ``"red"``, clockwise.
Things stand with commas between them, ``"2 book, wine"``; what a player does with `` | ``.
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
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    CHARACTERS,
    COLOURED,
    COLOURS,
    COUNTRIES,
    DICE,
    GOODS,
    NO_CARD,
    RELIGIONS,
    STONES,
    TILES,
)
from kingsbridge.games.column_of_fire.state import (
    FREE,
    IN_LOCH_LEVEN,
    NO_SITE,
    State,
    character_in,
    stones_in,
)
from kingsbridge.games.column_of_fire.state import points as points_of
from wording import split, spoken

IDLE = ("nothing", "go on", "leave", "keep", "suffer")
"""What somebody does who does as little as he can."""

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
        idle = [word for word in words if word in IDLE]
        play(state, (idle or words)[0])
    return state


def roll(state: State, faces: str) -> State:
    """Let the free dice show this, ``"white 4, purple 2"``, and 1 where nothing is said."""
    wanted = {die: int(face) for die, face in map(str.split, split(faces))}
    while step(state) == "RollDice":
        play(state, f"roll {wanted.pop(game.view(state, 0)['die'], 1)}")
    assert not wanted, "these dice are not free"
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


def told(state: State, words: str) -> list[str]:
    """What everybody is told while this is done."""
    return [say(line) for line in heard(state, words) if line.knows < 0]


def story(state: State, words: str) -> list[str]:
    """The same with the paragraphs it follows from; what one player alone is told says so."""
    return [
        f"{line.rule} {say(line)}" + (f" (to {readers(line)})" if line.knows >= 0 else "")
        for line in heard(state, words)
    ]


def readers(line: Line) -> str:
    return ", ".join(who for number, who in enumerate(COLOURS) if line.knows >> number & 1)


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
    return {NATURE: "nature", NOBODY: "nobody"}.get(state.seat) or COLOURS[state.seat]


def step(state: State) -> str:
    """What is being decided."""
    return steps.name(state.step)


def question(state: State) -> tuple[str, str]:
    """Who is asked, and what."""
    return asked(state), step(state)


def prompt(state: State) -> str:
    """What the asked player is told to decide."""
    return say(state.step.prompt(state))


def points(state: State, who: str = "yellow") -> int:
    return points_of(state.players[seat(who)])


def religion(state: State, who: str = "yellow") -> str:
    """What somebody believes, and for how long: ``"catholic 3"``."""
    player = state.players[seat(who)]
    return f"{RELIGIONS[player.religion]} {player.faces[BLACK]}"


def goods(state: State, who: str = "yellow") -> str:
    found = state.players[seat(who)].goods
    return ", ".join(f"{number} {GOODS[good]}" for good, number in enumerate(found) if number)


def protection(state: State, who: str = "yellow") -> int:
    return state.players[seat(who)].protection


def tiles(state: State, who: str = "yellow") -> str:
    return kinds(state.players[seat(who)].tiles)


def discard(state: State) -> str:
    return kinds(state.discard)


def cards(state: State, who: str = "yellow") -> str:
    """The characters from left to right with their dice: ``"white 4 elizabeth-i"``."""
    player = state.players[seat(who)]
    return ", ".join(
        f"{DICE[die]} {player.faces[die]} {CHARACTERS[player.places[die]]}" for die in player.cards
    )


def loch_leven(state: State, who: str = "yellow") -> str:
    """The dice on the Loch Leven card: ``"blue 3"``."""
    player = state.players[seat(who)]
    dice = [die for die in range(COLOURED) if player.places[die] == IN_LOCH_LEVEN]
    return ", ".join(f"{DICE[die]} {player.faces[die]}" for die in dice)


def free(state: State, who: str = "yellow") -> str:
    """The free dice."""
    player = state.players[seat(who)]
    return ", ".join(DICE[die] for die in range(COLOURED) if player.places[die] == FREE)


def houses(state: State, who: str = "yellow") -> str:
    found = state.players[seat(who)].houses
    return ", ".join(
        f"{COUNTRIES[country]} {site}" for country, site in enumerate(found) if site != NO_SITE
    )


def disk(state: State, who: str = "yellow") -> int:
    """The space of somebody's action disk, from 1."""
    return state.players[seat(who)].disk + 1


def stones(state: State, country: str) -> str:
    """What lies on the religion spaces of a country."""
    number = COUNTRIES.index(country)
    counts = {STONES[stone]: stones_in(state, number, stone) for stone in range(len(STONES))}
    return ", ".join(f"{count} {stone}" for stone, count in counts.items() if count)


def open_card(state: State, country: str) -> str:
    """The character that lies open on a deck."""
    character = character_in(state, COUNTRIES.index(country))
    return "" if character == NO_CARD else CHARACTERS[character]


def gone(state: State, country: str) -> list[str]:
    """What left the game, characters first."""
    deck = game.view(state, 0)["countries"][COUNTRIES.index(country)]["deck"]
    return [*deck["gone_characters"], *deck["gone_events"]]


def torches(state: State) -> str:
    """Where a conflict is about to break out."""
    return ", ".join(each["name"] for each in game.view(state, 0)["countries"] if each["torch"])


def winners(state: State) -> str:
    assert is_over(state)
    return ", ".join(COLOURS[who] for who, place in enumerate(game.ranking(state)) if place == 1)


# --- Words ---


def say(line: Line) -> str:
    """A line of text in no language, with the players' names."""
    return spoken(line, COLOURS)


def seat(who: str) -> int:
    return COLOURS.index(who)


def kinds(found: Sequence[int]) -> str:
    """Advantage tiles by name, each as often as it is there."""
    return ", ".join(name for tile, name in enumerate(TILES) for _ in range(found[tile]))
