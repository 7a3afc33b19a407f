"""The recorded games: two, three and four, each option, each way to end, ties, every rule."""

from __future__ import annotations

from collections.abc import Iterator

from kingsbridge.arena.coverage import Coverage
from kingsbridge.core import record
from kingsbridge.core.game import Choice
from kingsbridge.core.record import Record
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.state import SOURCES
from kingsbridge.table.match import Match
from records import Wanted, folder

NAME = "column_of_fire"
MORE = "more_"
FORTY_YEARS = "forty_years"
SHORT = 300
"""A game of fewer moves is a short one."""
IDLE = ("enough", "go on", "nothing", "keep", "suffer", "renounce")
"""What somebody does who lives on the point of the only one of his religion, for ever."""
UNUSED = (
    *("use vp-1", "use vp-2", "use vp-3"),
    *("sell book in england", "sell ore in england"),
    *("sell cloth in france", "sell wine in france"),
    *("sell ore in netherlands", "sell cloth in netherlands"),
    *("sell book in spain", "sell wine in spain"),
)
"""What only another component set could offer."""


def reaches_the_end(match: Match) -> bool:
    """Did somebody have 50 points before the final scoring, with cards left in every deck?"""
    return had(match.record) >= game.box().last_points and not is_used_up(match.record)


def is_short(match: Match) -> bool:
    """Is it a usual game, and short enough to be read move by move?"""
    return match.ply < SHORT and reaches_the_end(match)


def ends_with_a_deck(match: Match) -> bool:
    """Was a deck used up while nobody had 50 points?"""
    return had(match.record) < game.box().last_points and is_used_up(match.record)


def is_shared(match: Match) -> bool:
    """Are there several winners?"""
    return match.game.ranking(match.state).count(1) > 1


def is_broken(match: Match) -> bool:
    """Do goods or the religion die decide between two with the most points?"""
    scores = match.game.scores(match.state)
    return scores.count(max(scores)) > 1 and not is_shared(match)


def had(played: Record) -> float:
    """The most points that anybody had before the final scoring."""
    counted = SOURCES.index("houses")
    state = record.replay(game, played)
    return max(sum(player.points[:counted]) for player in state.players)


def is_used_up(played: Record) -> bool:
    countries = game.view(record.replay(game, played), 0)["countries"]
    return any(country["deck"]["used_up"] for country in countries)


def shows_more(match: Match) -> bool:
    """Does this game show half of what is missing in the others?"""
    seen = shown()
    before = len(missing(seen))
    seen.add(match.record)
    return 2 * len(missing(seen)) <= before


def shown() -> Coverage:
    """What all recorded games show together."""
    seen = Coverage(NAME)
    for path in sorted(folder(NAME).glob("*.txt")):
        seen.add(record.read(path.read_text(encoding="utf-8")))
    return seen


def missing(seen: Coverage) -> list[str]:
    """The steps and the actions of the game that no recorded one has shown."""
    never = [*seen.never_done(), *seen.never_offered()]
    return [*seen.never_begun(), *(words for words in never if words not in UNUSED)]


def write_forty_years() -> None:
    """No bot plays so: two of different religions draw no character until the last year."""
    match = Match(NAME, ["idle 0", "idle 1"], {}, seed="forty years")
    match.let_nature_play()
    while not match.is_over:
        seat = match.state.seat
        words = [action.words for action in match.game.legal(match.state)]
        own = match.game.view(match.state, seat)["players"][seat]["religion"]
        wanted = [word for word in (own, *IDLE) if word in words]
        match.act(seat, (wanted or words)[0])
    text = record.write(match.record)
    (folder(NAME) / f"{FORTY_YEARS}.txt").write_text(text, encoding="utf-8")


def wanted() -> Iterator[Wanted]:
    """Each record is written before the next one is asked for."""
    folder(NAME).mkdir(exist_ok=True)
    for path in folder(NAME).glob(f"{MORE}*.txt"):
        path.unlink()
    write_forty_years()
    greedy, random = ("greedy",) * 4, ("random",) * 4
    french: dict[str, Choice] = {"huus": "protection"}
    yield Wanted("usual_with_two", greedy[:2], {}, is_short)
    yield Wanted("usual_with_three", greedy[:3], {}, reaches_the_end)
    yield Wanted("usual_with_four", greedy, {}, reaches_the_end)
    yield Wanted("french_father_huus", greedy[:3], french, reaches_the_end)
    yield Wanted("deck_is_used_up", random, {}, ends_with_a_deck)
    yield Wanted("tie_is_broken", random[:3], {}, is_broken)
    yield Wanted("several_winners", random[:2], {}, is_shared)
    number = 1
    while missing(shown()):
        yield Wanted(f"{MORE}{number}", random, {}, shows_more)
        number += 1
