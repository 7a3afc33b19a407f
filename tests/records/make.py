"""Makes the recorded games again, after a change of rules or components.

``python tests/records/make.py [GAME ...]`` plays bots against each other until there is a game for
each way to end, or with whatever else a record is to show, and writes them beside this file.  Which
game is found depends on seeds only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from kingsbridge.bots.bot import Sight
from kingsbridge.bots.levels import BOTS
from kingsbridge.core import record
from kingsbridge.core.game import Choice
from kingsbridge.core.steps import NOBODY, Position, name
from kingsbridge.games.krieg_und_frieden.order import STEPS
from kingsbridge.table.match import Match

HERE = Path(__file__).parent
Account = list[dict[str, int]]


class Wanted(NamedTuple):
    """A record to be made: its name, who plays by which options, and what it is to show."""

    name: str
    bots: tuple[str, ...]
    options: dict[str, Choice]
    shows: Callable[[Match], bool]


def match_of(game: str, wanted: Wanted, number: int) -> Match:
    """The match of this number between these bots."""
    names = [f"{bot} {seat}" for seat, bot in enumerate(wanted.bots)]
    match = Match(game, names, wanted.options, seed=f"record {number}")
    match.let_nature_play()
    rng = Random(number)
    while not match.is_over:
        seat = match.state.seat
        action = BOTS[wanted.bots[seat]].choose(Sight(match.game, match.state, seat), rng)
        match.act(seat, action.words)
    return match


# --- What a record can show ---


def account(match: Match) -> Account:
    return match.game.account(match.state)


def decided_by(match: Match) -> str:
    """What told the seats apart: the first key of the account in which they differ."""
    first, second = account(match)
    return next(key for key in first if first[key] != second[key])


def steps_taken(match: Match) -> set[str]:
    """Every step the match went through: the loop of the core, with an ear to it."""
    state: Position = record.set_up(match.game, match.record, match.box)
    taken = {name(state.step)}
    for _, words in match.moves:
        state.step.apply(state, match.game.read(words))
        while state.seat == NOBODY and state.agenda:
            state.step = state.agenda.pop()
            taken.add(name(state.step))
            state.step.start(state)
    return taken


def is_shared(match: Match) -> bool:
    return match.game.ranking(match.state).count(1) > 1


def is_broken_by_cards(match: Match) -> bool:
    """Is it the cards that decide between two with the most points?"""
    scores = match.game.scores(match.state)
    return scores.count(max(scores)) > 1 and not is_shared(match)


def has_everything(match: Match) -> bool:
    return set(STEPS) <= steps_taken(match) | {"SetUp", "FirstYear"}


def is_whatever(_match: Match) -> bool:
    return True


# --- The records ---


def builders_duel() -> Iterator[Wanted]:
    """Who won, and what decided it."""
    greedy, random = ("greedy", "greedy"), ("random", "random")
    whole = "account-sections"
    yield Wanted("philip_completes", greedy, {}, lambda m: account(m)[0][whole] == 3)
    yield Wanted("waleran_completes", greedy, {}, lambda m: account(m)[1][whole] == 3)
    yield Wanted(
        "more_sections",
        greedy,
        {},
        lambda m: decided_by(m) == whole and 3 not in (a[whole] for a in account(m)),
    )
    yield Wanted("more_pieces", greedy, {}, lambda m: decided_by(m) == "account-pieces")
    yield Wanted("more_gold", greedy, {}, lambda m: decided_by(m) == "account-gold")
    yield Wanted("more_gold_at_random", random, {}, lambda m: decided_by(m) == "account-gold")
    yield Wanted("last_tie_is_philips", random, {}, lambda m: decided_by(m) == "account-philip")
    yield Wanted(
        "greedy_beats_random", ("random", "greedy"), {}, lambda m: account(m)[1][whole] == 3
    )


def krieg_und_frieden() -> Iterator[Wanted]:
    """The usual game with three and four seats, each option, every step, and the ties."""
    three, four = ("greedy",) * 3, ("greedy",) * 4
    yield Wanted("usual_with_three", three, {}, is_whatever)
    yield Wanted("usual_with_four", four, {}, is_whatever)
    yield Wanted("strategic", four, {"strategic": True}, is_whatever)
    yield Wanted("light", three, {"light": True}, is_whatever)
    yield Wanted("global", four, {"global": True}, is_whatever)
    yield Wanted("dagger", three, {"dagger": True}, is_whatever)
    yield Wanted("even_deck", four, {"deck": "even"}, is_whatever)
    random: tuple[str, ...] = ("random",) * 4
    yield Wanted("every_step", random, {"global": True, "deck": "even"}, has_everything)
    yield Wanted("more_cards", random, {}, is_broken_by_cards)
    yield Wanted("shared", random[:3], {}, is_shared)


MAKERS: dict[str, Callable[[], Iterator[Wanted]]] = {
    "builders_duel": builders_duel,
    "krieg_und_frieden": krieg_und_frieden,
}


def main(games: list[str]) -> None:
    for game in games or list(MAKERS):
        for wanted in MAKERS[game]():
            make(game, wanted)


def make(game: str, wanted: Wanted) -> None:
    for number in count():
        match = match_of(game, wanted, number)
        if wanted.shows(match):
            path = HERE / game / f"{wanted.name}.txt"
            path.parent.mkdir(exist_ok=True)
            path.write_text(record.write(match.record), encoding="utf-8")
            sys.stdout.write(f"{wanted.name}: match {number}, {match.ply} moves\n")
            return


if __name__ == "__main__":
    main(sys.argv[1:])
