"""What a round-robin came to: ratings, win shares by line-up and by seat, scores, lengths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from random import Random
from typing import Any

from kingsbridge.arena.contest import Played, Terms
from kingsbridge.arena.lineups import line_ups
from kingsbridge.arena.ratings import RESAMPLES, Rating, deals, middle, rate
from kingsbridge.arena.simulate import Share


@dataclass(frozen=True)
class SeatShare:
    """How much of what could be won was won in a seat.  Its luck is that of whole deals."""

    won: float
    games: int
    interval: tuple[float, float]

    @property
    def share(self) -> float:
        return self.won / self.games


@dataclass(frozen=True)
class Part:
    """How often a bot won of a line-up, and how often it would if all were equals."""

    bot: str
    share: Share
    par: float


@dataclass(frozen=True)
class Meeting:
    """A line-up and what each of its bots won, copies together."""

    line_up: tuple[str, ...]
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Standing:
    """What all games came to."""

    terms: Terms
    bots: tuple[str, ...]
    games: int
    ratings: dict[str, Rating] | None
    meetings: list[Meeting]
    by_seat: dict[str, list[SeatShare]]  # for each bot, its wins in each seat
    seats: list[SeatShare]  # whoever sat there
    courses: dict[str, list[float]]  # for each bot, its mean score moment by moment
    scores: dict[str, float]
    lengths: list[int]


def stand(terms: Terms, bots: Sequence[str], games: Sequence[Played]) -> Standing:
    """Sum these games up."""
    seats = range(terms.seats)
    return Standing(
        terms,
        tuple(bots),
        len(games),
        rate(bots, games),
        meetings(line_ups(bots, terms.seats), games),
        {bot: [share(games, seat, bot) for seat in seats] for bot in bots},
        [share(games, seat) for seat in seats],
        {bot: course(bot, games) for bot in bots},
        {bot: course(bot, games)[-1] for bot in bots},
        [played.plies for played in games],
    )


def meetings(line_ups: Sequence[tuple[str, ...]], games: Sequence[Played]) -> list[Meeting]:
    """What came of each line-up that was played."""
    played = {tuple(sorted(one.bots)) for one in games}
    return [meeting(each, games) for each in line_ups if tuple(sorted(each)) in played]


def meeting(line_up: tuple[str, ...], games: Sequence[Played]) -> Meeting:
    """What each bot won of the games of this line-up."""
    met = [played for played in games if sorted(played.bots) == sorted(line_up)]
    parts = []
    for bot in dict.fromkeys(line_up):
        won = sum(played.won(seat) for played in met for seat in _seats(bot, played))
        parts.append(Part(bot, Share(won, len(met)), line_up.count(bot) / len(line_up)))
    return Meeting(line_up, tuple(parts))


def share(games: Sequence[Played], seat: int, bot: str | None = None) -> SeatShare:
    """How often this seat won, whoever or this bot sat there."""
    sat = [played for played in games if bot in {None, played.bots[seat]}]
    won = [sum(played.won(seat) for played in dealt) for dealt in deals(sat).values()]
    often = [len(dealt) for dealt in deals(sat).values()]
    return SeatShare(sum(won), len(sat), interval(won, often))


def interval(won: Sequence[float], games: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a share, from what was won in each deal of so many games.

    As that of ratings: deals weigh more or less by chance, and so do half a deal that was won and
    half a deal that was lost, which are taken to have been seen before.
    """
    rng = Random("seats")
    usual = sum(games) / len(games)
    return middle([_reweighed(won, games, usual, rng) for _ in range(RESAMPLES)])


def _reweighed(won: Sequence[float], games: Sequence[int], usual: float, rng: Random) -> float:
    weights = [rng.expovariate(1.0) for _ in games]
    before, lost = (usual * rng.gammavariate(0.5, 1.0) for _ in range(2))
    mine: float = before + sum(map(mul, weights, won))
    played: float = before + lost + sum(map(mul, weights, games))
    return mine / played


def course(bot: str, games: Sequence[Played]) -> list[float]:
    """The bot's mean score from the beginning to the end of a game."""
    rows = [
        [scores[seat] for scores in played.course]
        for played in games
        for seat in _seats(bot, played)
    ]
    return [sum(moment) / len(rows) for moment in zip(*rows, strict=True)]


def _seats(bot: str, played: Played) -> list[int]:
    return [seat for seat, name in enumerate(played.bots) if name == bot]


def as_json(standing: Standing) -> dict[str, Any]:
    """The standing for programs."""
    return {
        "game": standing.terms.game,
        "seats": standing.terms.seats,
        "seed": standing.terms.seed,
        "games": standing.games,
        "bots": [
            {
                "bot": bot,
                "rating": standing.ratings and standing.ratings[bot]._asdict(),
                "mean_score": standing.scores[bot],
                "win_share_by_seat": [share.share for share in standing.by_seat[bot]],
            }
            for bot in standing.bots
        ],
        "line_ups": [
            {
                "bots": met.line_up,
                "games": met.parts[0].share.games,
                "won": [
                    {
                        "bot": part.bot,
                        "win_share": part.share.share,
                        "interval": part.share.interval,
                        "par": part.par,
                    }
                    for part in met.parts
                ],
            }
            for met in standing.meetings
        ],
        "seats_won": [share.share for share in standing.seats],
        "plies": {
            "fewest": min(standing.lengths),
            "mean": sum(standing.lengths) / standing.games,
            "most": max(standing.lengths),
        },
    }
