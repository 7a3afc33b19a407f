"""A round-robin played out on all cores: every game depends on its fixture and on nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from importlib.resources import files
from random import Random
from typing import Final

import msgspec

from kingsbridge import games
from kingsbridge.arena.cores import as_done
from kingsbridge.arena.lineups import Fixture, bot_named
from kingsbridge.arena.simulate import play_on
from kingsbridge.bots.levels import BOTS_VERSION
from kingsbridge.core.game import Choice
from kingsbridge.games import GAMES

MOMENTS: Final = 20
"""A game's course is told at its beginning, after each of so many parts of it, and at its end."""


class Terms(msgspec.Struct, frozen=True):
    """What all games of a round-robin have in common."""

    game: str
    seats: int
    seed: str
    options: dict[str, Choice] = {}
    box: str | None = None  # the text of a component set, or the standard one
    rules: int = 0  # the version of the rules
    bots: str = ""  # the version of the bots, and the digest of the weights they judge by


class OtherVersion(Exception):  # noqa: N818 -- not an error of the program
    """A game is to be played by other rules or other bots than there are here."""


class Played(msgspec.Struct, frozen=True):
    """How one game went, seat by seat; its course, the scores of all seats moment by moment."""

    bots: tuple[str, ...]
    deal: int
    plies: int
    ranking: tuple[int, ...]
    scores: tuple[float, ...]
    course: tuple[tuple[float, ...], ...]

    @property
    def fixture(self) -> Fixture:
        """The game that this was."""
        return Fixture(self.bots, self.deal)

    def won(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / self.ranking.count(1) if self.ranking[seat] == 1 else 0.0

    def check(self, seats: int) -> None:
        """Every seat has its part, every moment is told, and somebody is first."""
        rows = (self.bots, self.ranking, self.scores, *self.course)
        if any(len(row) != seats for row in rows):
            raise ValueError(f"not everything is for {seats} seats")
        if len(self.course) != MOMENTS + 1:
            raise ValueError(f"the course has {len(self.course)} moments, not {MOMENTS + 1}")
        if min(self.ranking) != 1:
            raise ValueError("nobody is first")


def terms_of(
    name: str, seats: int, seed: str, options: dict[str, Choice], box: str | None
) -> Terms:
    """The terms under today's rules, for today's bots."""
    return Terms(name, seats, seed, options, box, GAMES[name].RULES_VERSION, bots_of(name))


@cache
def bots_of(name: str) -> str:
    """What tells the bots of this game from those of another version of the program."""
    weights = files(f"{games.__name__}.{name}").joinpath("weights.toml").read_text()
    return f"{BOTS_VERSION} {hashlib.sha256(weights.encode()).hexdigest()[:16]}"


def play(terms: Terms, fixture: Fixture) -> Played:
    """Play this game.  Each seat has its own luck, which nobody else's choices change."""
    game = GAMES[terms.game]
    if (terms.rules, terms.bots) != (game.RULES_VERSION, bots_of(terms.game)):
        raise OtherVersion(
            f"asked for rules {terms.rules} and bots {terms.bots} of {terms.game}, where there are "
            f"rules {game.RULES_VERSION} and bots {bots_of(terms.game)}: "
            "install the same version everywhere"
        )
    state = game.new(terms.seats, terms.options, game.box(terms.box))
    nature = Random(f"{terms.seed} deal {fixture.deal}")
    seated = " ".join(fixture.bots)
    rngs = [
        Random(f"{terms.seed} {fixture.deal} {seated} seat {seat}") for seat in range(terms.seats)
    ]
    bots = [bot_named(name) for name in fixture.bots]
    course = [tuple(game.scores(state))]
    course += [tuple(game.scores(each)) for each in play_on(game, state, bots, rngs, nature)]
    return Played(
        fixture.bots,
        fixture.deal,
        len(course) - 1,
        tuple(game.ranking(state)),
        tuple(game.scores(state)),
        moments(course),
    )


def moments(course: Sequence[tuple[float, ...]]) -> tuple[tuple[float, ...], ...]:
    """The scores at evenly spread moments of a game."""
    last = len(course) - 1
    return tuple(course[last * part // MOMENTS] for part in range(MOMENTS + 1))


def play_all(
    terms: Terms, fixtures: Iterable[Fixture], processes: int | None = None
) -> Iterator[Played]:
    """Play these games on all cores, or on so many; each comes as soon as it is over."""
    for _, played in as_done(partial(play, terms), fixtures, processes):
        yield played
