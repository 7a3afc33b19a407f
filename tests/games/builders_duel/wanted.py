"""The recorded games: who won, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kingsbridge.table.match import Match
from records import Wanted


def account(match: Match) -> list[Mapping[str, float]]:
    return list(match.game.account(match.state))


def decided_by(match: Match) -> str:
    """What told the seats apart: the first key of the account in which they differ."""
    first, second = account(match)
    return next(key for key in first if first[key] != second[key])


def wanted() -> Iterator[Wanted]:
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
        "day_labourers",
        greedy,
        {},
        lambda m: any(move.words == "play labourers" for move in m.moves),
    )
    yield Wanted(
        "greedy_beats_random", ("random", "greedy"), {}, lambda m: account(m)[1][whole] == 3
    )
