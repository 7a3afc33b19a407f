"""The decisions of a finished game, as a review looks at them."""

from __future__ import annotations

import pytest

from kingsbridge.bots.review import Judgement, Look, Option
from kingsbridge.core.facts import facts
from kingsbridge.core.judging import victory
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import OPEN
from kingsbridge.table.events import Event, Opened, SeatPlan
from kingsbridge.table.numbers import Eyes
from kingsbridge.table.review import Course, Head, Reviewed, course, head, told
from kingsbridge.table.state import Impossible
from kingsbridge.table.table import Table
from sample import FIRST, GAME, RULES, SECOND, THIRD

ALL = Eyes(OPEN, OPEN)


def played(*, over: bool = True) -> list[Event]:
    """A short game: three decisions, one of them taken back and made again; then one resigns."""
    opened = Opened(GAME, 1, (SeatPlan(), SeatPlan()), "ana", "a seed", hints=True)
    table = Table(opened)
    done: list[Event] = [opened, *table.sit(0, "ana", "Ana"), *table.sit(1, "ben", "Ben")]
    done += table.begin()
    done += table.act(1, FIRST)
    done += table.ask(1, "take back")
    done += table.answer(0, agrees=True)
    done += table.hint(1)
    done += table.act(1, FIRST)
    done += table.act(0, SECOND)
    done += table.say(0, "well")
    done += table.act(1, THIRD)
    return [*done, *table.resign(1, "random")] if over else done


@pytest.fixture(scope="module")
def gone() -> Course:
    return course(played())


def test_every_decision_that_stood_is_looked_at_once(gone: Course) -> None:
    assert [(one.seat, one.words) for one in gone.decisions] == [
        (1, FIRST),
        (0, SECOND),
        (1, THIRD),
    ]
    assert gone.decisions[0].position["seat"] == 1
    events = played()
    assert [getattr(events[one.event - 1], "words", "") for one in gone.decisions] == [
        FIRST,
        SECOND,
        THIRD,
    ]


def test_the_position_is_the_one_in_which_it_was_decided(gone: Course) -> None:
    table = Table(Opened(GAME, 1, (SeatPlan(), SeatPlan()), "ana", "a seed"))
    table.sit(0, "ana", "")
    table.sit(1, "ben", "")
    table.begin()
    assert table.match is not None

    assert gone.decisions[0].position == facts(table.match.state)


def test_a_game_that_is_not_over_is_not_looked_at() -> None:
    with pytest.raises(Impossible):
        course(played(over=False))


def test_the_end_is_who_won_unless_somebody_gave_up(gone: Course) -> None:
    assert head(gone) == Head(3, [])
    gone.table.resigned = NOBODY

    assert head(gone) == Head(3, victory(RULES.ranking(gone.table.match.state)))  # type: ignore[union-attr]  # it has begun
    gone.table.resigned = 1


def test_a_moment_is_told_with_its_labels_and_the_number_before_it(gone: Course) -> None:
    look = Look(0.6123, 0.5, [Option(SECOND, 0.6123)])
    decision = gone.decisions[1]
    reviewed = Reviewed(
        decision.event,
        0,
        SECOND,
        judgement=Judgement([0.6, 0.4], look, None),
        when=decision.when,
    )

    moment = told(RULES, gone.table, reviewed, ALL)

    assert moment is not None
    assert moment["number"] == decision.event - 1
    assert moment["when"] == decision.when
    assert decision.when["key"] == "board-when"
    assert moment["known"] == moment["open"]
    assert moment["open"]["best"] == 0.612
    assert moment["open"]["better"][0]["label"] == moment["label"]


def test_what_could_not_be_judged_is_not_told(gone: Course) -> None:
    failed = Reviewed(5, 0, FIRST, judgement=None)

    assert told(RULES, gone.table, failed, ALL) is None
