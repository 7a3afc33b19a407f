"""Many games between bots, on all cores, and what came of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from kingsbridge.arena.cores import in_order
from kingsbridge.arena.lineups import bot_named
from kingsbridge.bots.bot import Bot, Outlook
from kingsbridge.bots.playout import random_action
from kingsbridge.core.game import Choice, Game, P
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.games import GAMES


@dataclass(frozen=True)
class Setting:
    """What is played: a game, its options, and the bots, which change seats from game to game."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Choice] = field(default_factory=dict)
    box: str | None = None  # the text of a component set, or the standard one


@dataclass(frozen=True)
class Outcome:
    """How one game ended, seat by seat; ``bots`` says which of the setting's bots sat where."""

    bots: tuple[int, ...]
    plies: int
    ranking: tuple[int, ...]
    scores: tuple[float, ...]
    account: tuple[Mapping[str, float], ...]


@dataclass(frozen=True)
class Share:
    """How much of what could be won was won, with the 95 % interval around it."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)


@dataclass
class Summary:
    """What many games came to."""

    setting: Setting
    games: int
    by_bot: list[Share]
    by_seat: list[Share]
    plies: tuple[int, float, int]  # fewest, mean, most
    account: list[dict[str, float]]  # means for each bot
    scores: list[float]  # means for each bot
    best: dict[float, int]  # in how many games a score was the best, the highest first


def seating(setting: Setting, number: int) -> tuple[int, ...]:
    """Which bot sits where in the game of this number: one seat further each time."""
    seats = len(setting.bots)
    return tuple((seat + number) % seats for seat in range(seats))


def play(setting: Setting, number: int) -> Outcome:
    """Play the game of this number."""
    game = GAMES[setting.game]
    rng = Random(f"{setting.seed} {number}")
    seats = seating(setting, number)
    bots = [bot_named(setting.bots[bot]) for bot in seats]
    state = game.new(len(bots), setting.options, game.box(setting.box))
    plies = sum(1 for _ in play_on(game, state, bots, [rng] * len(bots), rng))
    return Outcome(
        seats,
        plies,
        tuple(game.ranking(state)),
        tuple(game.scores(state)),
        tuple(game.account(state)),
    )


def play_on(
    game: Game[P], state: P, bots: Sequence[Bot], rngs: Sequence[Random], nature: Random
) -> Iterator[P]:
    """Play to the end; the position after every decision.  Nature and each seat have their luck."""
    while state.seat != NOBODY:
        if state.seat == NATURE:
            action = random_action(state, nature)
        else:
            outlook = Outlook(game, state, state.seat)
            action = bots[state.seat].choose(outlook, rngs[state.seat])
        game.apply(state, action)
        yield state


def play_all(setting: Setting, games: int, processes: int | None = None) -> Iterator[Outcome]:
    """Play so many games on all cores; outcomes come in order, whatever the number of cores."""
    return in_order(partial(play, setting), range(games), processes)


def summarise(setting: Setting, outcomes: Sequence[Outcome]) -> Summary:
    """Win shares by bot and by seat, lengths, and where the scores came from."""
    bots = range(len(setting.bots))
    wins_by_bot = [0.0 for _ in bots]
    wins_by_seat = [0.0 for _ in bots]
    accounts: list[list[Mapping[str, float]]] = [[] for _ in bots]
    scores = [0.0 for _ in bots]
    for outcome in outcomes:
        winners = outcome.ranking.count(1)
        for seat, bot in enumerate(outcome.bots):
            won = 1 / winners if outcome.ranking[seat] == 1 else 0.0
            wins_by_bot[bot] += won
            wins_by_seat[seat] += won
            accounts[bot].append(outcome.account[seat])
            scores[bot] += outcome.scores[seat]
    lengths = [outcome.plies for outcome in outcomes]
    games = len(outcomes)
    return Summary(
        setting,
        games,
        [Share(won, games) for won in wins_by_bot],
        [Share(won, games) for won in wins_by_seat],
        (min(lengths), sum(lengths) / games, max(lengths)),
        [_means(rows) for rows in accounts],
        [total / games for total in scores],
        best_scores(outcomes),
    )


def best_scores(outcomes: Sequence[Outcome]) -> dict[float, int]:
    """In how many games a score was the best, the highest first."""
    found = Counter(max(outcome.scores) for outcome in outcomes)
    return dict(sorted(found.items(), reverse=True))


def as_json(summary: Summary) -> dict[str, Any]:
    """A summary for programs."""
    return {
        "game": summary.setting.game,
        "seed": summary.setting.seed,
        "games": summary.games,
        "bots": [
            {
                "bot": bot,
                "win_share": share.share,
                "interval": share.interval,
                "mean_score": score,
                "account": account,
            }
            for bot, share, score, account in zip(
                summary.setting.bots, summary.by_bot, summary.scores, summary.account, strict=True
            )
        ],
        "seats": [
            {"seat": seat, "win_share": share.share, "interval": share.interval}
            for seat, share in enumerate(summary.by_seat)
        ],
        "best_scores": [{"score": score, "games": games} for score, games in summary.best.items()],
        "plies": dict(zip(("fewest", "mean", "most"), summary.plies, strict=True)),
    }


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def _means(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {key: sum(row[key] for row in rows) / len(rows) for key in rows[0]}
