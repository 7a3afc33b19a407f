"""The recorded games: the usual one for three and four, each option, every step, and the ties."""

from __future__ import annotations

from collections.abc import Iterator

from kingsbridge.table.match import Match
from records import Wanted, all_steps, steps_taken


def is_shared(match: Match) -> bool:
    return match.game.ranking(match.state).count(1) > 1


def is_broken_by_cards(match: Match) -> bool:
    """Is it the cards that decide between two with the most points?"""
    scores = match.game.scores(match.state)
    return scores.count(max(scores)) > 1 and not is_shared(match)


def has_everything(match: Match) -> bool:
    return all_steps(match.record.game) <= steps_taken(match.record)


def is_whatever(_match: Match) -> bool:
    return True


def wanted() -> Iterator[Wanted]:
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
