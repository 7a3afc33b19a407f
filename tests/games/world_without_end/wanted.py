"""The recorded games: the usual one for two, three and four, each option, ties, every rule."""

from __future__ import annotations

from collections.abc import Iterator

from kingsbridge.arena.coverage import Coverage
from kingsbridge.core import record
from kingsbridge.core.game import Choice
from kingsbridge.core.record import Record
from kingsbridge.core.steps import name
from kingsbridge.games import world_without_end as game
from kingsbridge.table.match import Match
from records import Wanted, folder

NAME = "world_without_end"
MORE = "more_"
THINGS = (
    *("draw", "play", "house", "treat", "donate", "stone", "wood"),
    *("swap", "loyalty", "plague", "roll"),
)
"""Actions that begin so are all to be done in one recorded game or another."""


def is_whatever(_match: Match) -> bool:
    return True


def is_half(match: Match) -> bool:
    return any(score % 1 for score in match.game.scores(match.state))


def is_broken(match: Match) -> bool:
    """Do piety, loyalty or knowledge decide between two with the most points?"""
    scores = match.game.scores(match.state)
    return scores.count(max(scores)) > 1 and match.game.ranking(match.state).count(1) == 1


def heals_as_donor(match: Match) -> bool:
    """Is somebody asked whether he heals a patient, because he has donated to the hospital?"""
    return "TreatOne" in questions(match.record)


def builds_for_healing(match: Match) -> bool:
    return "FreeHouse" in questions(match.record)


def questions(played: Record) -> set[str]:
    """The steps that asked somebody."""
    state = record.set_up(game, played)
    found = set()
    for move in played.moves:
        found.add(name(state.step))
        game.apply(state, game.read(move.words))
    return found


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
    """The steps and the things of the game that no recorded one has shown."""
    never = [*seen.never_done(), *seen.never_offered()]
    things = [words for words in never if words.startswith(THINGS) and words not in UNUSED]
    return [*seen.never_begun(), *things]


UNUSED = (
    *(f"roll {tax}" for tax in (0, 1, 6, 7, 8, 9)),
    "wood for bridge",
    *("swap for grain", "swap for wool", "swap for loyalty"),
    *(f"swap by i-{number:02}" for number in range(1, 12) if number != 10),
    *(f"swap by ii-{number:02}" for number in range(1, 12)),
    *(f"swap by iii-{number:02}" for number in range(1, 12)),
    *(f"swap by iv-{number:02}" for number in range(1, 12) if number != 4),
)
"""What only another component set could offer."""


def wanted() -> Iterator[Wanted]:
    """Each record is written before the next one is asked for."""
    for path in folder(NAME).glob(f"{MORE}*.txt"):
        path.unlink()
    two, three, four = ("greedy",) * 2, ("greedy",) * 3, ("greedy",) * 4
    yield Wanted("usual_with_two", two, {}, is_whatever)
    yield Wanted("usual_with_three", three, {}, is_whatever)
    yield Wanted("usual_with_four", four, {}, is_half)
    yield Wanted("first_game", two, {"first_game": True}, is_whatever)
    yield Wanted("crest_once", three, {"crest": "once"}, is_whatever)
    yield Wanted("open_goods", four, {"goods": "open"}, is_whatever)
    every: dict[str, Choice] = {"first_game": True, "crest": "once", "goods": "open"}
    yield Wanted("every_option", two, every, is_whatever)
    random = ("random",) * 4
    yield Wanted("donor_heals", random, {}, heals_as_donor)
    yield Wanted("free_house", random[:3], {}, builds_for_healing)
    yield Wanted("tie_is_broken", random[:2], {}, is_broken)
    number = 1
    while missing(shown()):
        yield Wanted(f"{MORE}{number}", random, {}, shows_more)
        number += 1
