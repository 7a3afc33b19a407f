"""Builders' Duel in the players' words: positions set up, played and read.  No rule is tested here.

Players are ``"philip"`` and ``"waleran"``; cards, materials and seals are called what the notation
calls them; several stand with commas between them, what a player does with `` | ``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypedDict, Unpack

import pytest

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import NATURE, NOBODY, aside_of, is_over
from kingsbridge.core.story import Line
from kingsbridge.games import builders_duel as game
from kingsbridge.games.builders_duel.components import (
    CARD_BY_NAME,
    FINISHED,
    MATERIALS,
    NUMERALS,
    SEALS,
    SIDES,
    WHOLE,
    DuelBox,
)
from kingsbridge.games.builders_duel.state import Builder, State
from wording import split, spoken

COMMON = """
    power,     income 4, influence
    wood,      sand,     stone
    mason 2,   ore,      market
"""
"""Nine cards that lie in deck A and in deck B."""

NOTHING = ("throw personal", "leave cards", "end turn", "enough", "keep none")
"""What somebody says who wants nothing."""


class Things(TypedDict, total=False):
    """What a player can have: ``camp="wood, beam"``, ``built="I whole, III cloth bell"``."""

    gold: int
    camp: str
    reserve: str
    seals: str
    kept: str
    built: str


# --- Setting up ---


def new(box: DuelBox | None = None) -> State:
    """A new game, about to lay out its first card."""
    return game.new(2, {}, game.box() if box is None else box)


def turn(nine: str, power: str = "waleran", box: DuelBox | None = None) -> State:
    """The first turn in which these nine cards can lie on the table, with this player in power."""
    state = new(box)
    if not lies_in_deck(nine, state):
        idle(state, turns=3)
    state.power = seat(power)
    return lay_out(state, nine)


def conflict(power: str = "waleran", box: DuelBox | None = None) -> State:
    """Row 2 and column 2 are claimed: it is about to be fought for the middle card."""
    return play(turn(COMMON, power, box), "claim row 2 | claim column 2")


def using(who: str, cards: str, box: DuelBox | None = None, **things: Unpack[Things]) -> State:
    """This player leads, has fought, and has these cards to use; the rival has none."""
    named = split(cards)
    state = new(box)
    if not lies_in_deck(cards, state):
        idle(state, turns=3)
    deck = state.decks[state.round % 2][:]
    for name in named:
        deck.remove(CARD_BY_NAME[name].index)
    state.power = seat(who)
    lay_out(state, ", ".join([*named, *card_names(deck)][:9]))
    holder_wins(play(state, "claim row 1 | claim column 3"))
    state.claims[seat(who)] = 0b111 >> (3 - len(named))
    state.claims[seat(rival(who))] = 0
    return give(state, who, **things)


def building(who: str, box: DuelBox | None = None, **things: Unpack[Things]) -> State:
    """This player has used all cards and builds."""
    return play(using(who, "", box, **things), "leave cards")


def give(state: State, who: str, **things: Unpack[Things]) -> State:
    """Let a player have exactly this.

    What is not mentioned stays; markers that are in neither camp nor building lie in the reserve.
    """
    builder = state.builders[seat(who)]
    builder.gold = things.get("gold", builder.gold)
    if "camp" in things:
        markers = split(things["camp"])
        builder.raw = [markers.count(name) for name in MATERIALS]
        builder.finished = [markers.count(name) for name in FINISHED[seat(who)]]
        assert sum(builder.raw) + sum(builder.finished) == len(markers), markers
    if "built" in things:
        _build(state, who, things["built"])
    if "camp" in things or "built" in things:
        builder.reserve = _left_over(state, who)
    if "reserve" in things:
        builder.reserve = [split(things["reserve"]).count(name) for name in MATERIALS]
    if "seals" in things:
        builder.seals = [split(things["seals"]).count(name) for name in SEALS]
    if "kept" in things:
        _keep(state, builder, things["kept"])
    state.offered = None
    return state


def stack_up(state: State, unseen: str = "", under: str = "") -> State:
    """Let the seal stack hold these: first the unseen ones, under them those that came back."""
    state.unseen = [split(unseen).count(name) for name in SEALS]
    state.stack = [SEALS.index(name) for name in split(under)]
    state.offered = None
    return state


def _build(state: State, who: str, built: str) -> None:
    builder = state.builders[seat(who)]
    for section in split(built):
        numeral, *pieces = section.split()
        places = state.box.sections[seat(who)][NUMERALS.index(numeral)]
        needed = [FINISHED[seat(who)][material] for material in places]
        filled = WHOLE if pieces == ["whole"] else sum(1 << needed.index(piece) for piece in pieces)
        builder.sections[NUMERALS.index(numeral)] = filled


def _left_over(state: State, who: str) -> list[int]:
    builder = state.builders[seat(who)]
    builder.reserve = [0] * len(MATERIALS)
    here = game.pieces(state)
    left = [
        state.box.camp[material] + state.box.reserve[material] - here[f"{name} {seat(who)}"]
        for material, name in enumerate(MATERIALS)
    ]
    assert min(left) >= 0, f"{who} has not so many markers"
    return left


def _keep(state: State, builder: Builder, kept: str) -> None:
    """The cards come out of the deck or the discard pile in which they lie."""
    builder.kept = [CARD_BY_NAME[name].index for name in split(kept)]
    for card in builder.kept:
        pile = next(pile for pile in [*state.decks, *state.discards] if card in pile)
        pile.remove(card)


# --- Playing ---


def play(state: State, words: str) -> State:
    """Let the asked players, and chance, do this; anything that is not possible is refused."""
    for word in re.split(r"[|\n]", words.strip()):
        game.apply(state, game.read(word.strip()))
    return state


def lay_out(state: State, nine: str) -> State:
    """Let chance lay these nine cards out, row by row."""
    return play(state, " | ".join(f"draw {name}" for name in split(nine)))


def idle(state: State, turns: int = 1) -> State:
    """Let so many turns pass in which nobody gains or loses anything."""
    for _ in range(turns):
        now = (state.round, state.turn)
        while (state.round, state.turn) == now and not is_over(state):
            nothing = [word for word in offered(state) if word in NOTHING]
            play(state, [*nothing, *offered(state)][0])
    return state


def holder_wins(state: State) -> State:
    """Both throw their personal seal and the power holder wins the contested card."""
    return play(state, "throw personal | falls 3 | throw personal | falls 2")


def holder_loses(state: State) -> State:
    """Both throw their personal seal and the power holder loses the contested card."""
    return play(state, "throw personal | falls 2 | throw personal | falls 3")


def next_turn(state: State) -> State:
    """Let the rest of the turn pass; in the next one the power holder is about to use cards."""
    idle(state)
    lay_out(state, ", ".join(card_names(state.decks[state.round % 2])[:9]))
    return holder_wins(play(state, "claim row 1 | claim column 3"))


def gain(state: State, who: str, card: str) -> State:
    """Let a turn pass in which this player holds the power and uses this card; nothing else."""
    state.power = seat(who)
    others = card_names(state.decks[state.round % 2])
    others.remove(card)
    lay_out(state, ", ".join([card, *others[:8]]))
    holder_wins(play(state, "claim row 1 | claim column 3"))
    return idle(play(state, f"use {card}"))


def refused(state: State, words: str) -> str:
    """The reason why this cannot be done now; nothing must have changed by trying it."""
    before = facts(state)
    with pytest.raises(IllegalAction) as error:
        game.apply(state, game.read(words))
    assert facts(state) == before
    return error.value.reason.key


def told(state: State, words: str) -> list[str]:
    """What the players are told while this is done, such as ``philip takes-gold 3``."""
    state.story = []
    play(state, words)
    return [say(line) for line in state.story]


def paragraphs(state: State, words: str) -> list[str]:
    """What the players are told while this is done, by the paragraphs it follows from."""
    state.story = []
    play(state, words)
    return [f"{line.rule} {line.key}" for line in state.story]


# --- Reading ---


def offered(state: State) -> list[str]:
    """What the asked player may do, or chance."""
    return [action.words for action in game.legal(state)]


def asked(state: State) -> str:
    """Who decides now."""
    return {NATURE: "nature", NOBODY: "nobody"}.get(state.seat) or SIDES[state.seat]


def power(state: State) -> str:
    """Who holds the power token."""
    return SIDES[state.power]


def winner(state: State) -> str:
    """Who has won; asked only when the game is over."""
    assert is_over(state)
    return SIDES[game.ranking(state).index(1)]


def gold(state: State, who: str) -> int:
    return state.builders[seat(who)].gold


def camp(state: State, who: str) -> str:
    """The markers in a player's camp, raw ones first."""
    builder = game.view(state, seat(who))["builders"][seat(who)]
    return ", ".join([*repeat(builder["raw"]), *repeat(builder["finished"])])


def reserve(state: State, who: str) -> str:
    return ", ".join(repeat(game.view(state, seat(who))["builders"][seat(who)]["reserve"]))


def seals(state: State, who: str) -> str:
    """The neutral seals a player has at hand."""
    return ", ".join(repeat(game.view(state, seat(who))["builders"][seat(who)]["seals"]))


def kept(state: State, who: str) -> str:
    """The 1x cards in front of a player."""
    return ", ".join(game.view(state, seat(who))["builders"][seat(who)]["kept"])


def to_use(state: State, who: str) -> str:
    """The cards a player has claimed and not yet used."""
    view = game.view(state, seat(who))
    return ", ".join(view["table"][place] for place in view["builders"][seat(who)]["to_use"])


def built(state: State, who: str) -> str:
    """The pieces of a building, section by section, in the words of ``give``."""
    sections = game.view(state, seat(who))["builders"][seat(who)]["sections"]
    begun = []
    for numeral, places in sections.items():
        pieces = [place["piece"] for place in places if place["filled"]]
        if pieces:
            begun.append(f"{numeral} {'whole' if len(pieces) == 3 else ' '.join(pieces)}")
    return ", ".join(begun)


def sums(state: State) -> dict[str, int]:
    """What both players have thrown in the conflict."""
    return dict(zip(SIDES, state.conflict.sums, strict=True))


def under(state: State) -> str:
    """The seals of the stack that both players know, the next one first."""
    return ", ".join(game.view(state, 0)["stack"])


def unseen(state: State) -> int:
    """How many seals of the stack nobody has seen."""
    return game.view(state, 0)["stack_unseen"]


def discards(state: State, deck: str) -> list[str]:
    return game.view(state, 0)["discards"][deck]


def beside(state: State) -> list[str]:
    """What the asked player may do beside the question, and the paragraph that allows it."""
    asides = [(aside_of(state, action), action.words) for action in game.legal(state)]
    return [f"{aside.rule} {words}" for aside, words in asides if aside is not None]


def part(state: State) -> str:
    """In which part of a turn the game is, and whose it is."""
    trail = game.view(state, 0)["trail"]
    now = trail["parts"][trail["now"]]
    return f"{now['key']} {SIDES[now['seat']]}" if "seat" in now else now["key"]


def prompt(state: State) -> str:
    """What the asked player is told to decide."""
    return say(state.step.prompt(state))


# --- Words ---


def say(line: Line) -> str:
    """A line of text in no language, with the players' names."""
    return spoken(line, SIDES)


def seat(who: str) -> int:
    return SIDES.index(who)


def rival(who: str) -> str:
    return SIDES[1 - seat(who)]


def repeat(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def card_names(cards: Iterable[int]) -> list[str]:
    by_index = {card.index: name for name, card in CARD_BY_NAME.items()}
    return [by_index[card] for card in cards]


def lies_in_deck(names: str, state: State) -> bool:
    """Do all these cards lie in the deck that is being played?"""
    deck = card_names(state.decks[state.round % 2])
    return all(split(names).count(name) <= deck.count(name) for name in split(names))
