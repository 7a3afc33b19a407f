"""Steps, and how one follows the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from kingsbridge.core.actions import Action, IllegalAction
from kingsbridge.core.compiling import mypyc_attr
from kingsbridge.core.story import Line

NATURE: Final = -1
"""The seat that draws from bags, rolls dice and turns cards."""

NOBODY: Final = -2
"""No seat is asked: a step is over, or the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's state has: the step under way, the steps to come, who is asked."""

    def __init__(self, step: Step[Any], agenda: list[Step[Any]], seat: int) -> None:
        self.step = step
        self.agenda = agenda  # the next one last
        self.seat = seat
        self.offered: Sequence[Action] | None = None  # what ``legal`` said last; never copied
        self.story: list[Line] | None = None  # a list while somebody listens; never copied
        self.learnt = False  # did the last action tell its seat something hidden?  never copied

    def copy(self) -> Self:
        """The same position once more, for a search to play on."""
        raise NotImplementedError


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One paragraph of the rulebook.  A step remembers nothing: all is in the state.

    ``start`` does what needs no decision, or names the seat to be asked.  While a seat
    is asked, ``legal`` says what it may do and ``apply`` does it; the step is over once
    nobody is asked.
    """

    rule: ClassVar[str] = ""
    """The number of the paragraph in the game's rules text; must agree with the docstring."""

    def start(self, state: P) -> None:
        """Begin: do what needs no decision, or name the seat that decides."""
        raise NotImplementedError

    def legal(self, state: P) -> Sequence[Action]:
        """What the asked seat may do, always in the same order."""
        raise NotImplementedError

    def weights(self, state: P) -> Sequence[int]:
        """How often nature takes each legal action; asked only of nature's steps."""
        raise NotImplementedError

    def apply(self, state: P, action: Action) -> None:
        """Do what the asked seat decided."""
        raise NotImplementedError

    def prompt(self, state: P) -> Line:
        """What the asked seat is told it has to decide."""
        return Line("ask-" + name(self))

    def refusal(self, state: P, action: Action) -> Line:
        """Why this action is not offered now; asked only when somebody tries it."""
        return Line("illegal-not-offered")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Step[Any]):
    """Several steps under one heading, taken one after the other; so an agenda stays short."""

    def __init__(self, title: str, *steps: Step[Any]) -> None:
        self.title = title
        self.steps = steps

    def start(self, state: Position) -> None:
        schedule(state, *self.steps)


def schedule(state: Position, *steps: Step[Any]) -> None:
    """Let these steps follow next, in this order, before whatever was to come."""
    state.agenda += reversed(steps)


def advance(state: Position) -> None:
    """Take up step after step until a seat is asked or the game is over."""
    while state.seat == NOBODY and state.agenda:
        state.step = state.agenda.pop()
        state.step.start(state)


def reveal(state: Position) -> None:
    """Mark that the action under way tells its seat something hidden: it cannot be taken back."""
    state.learnt = True


def is_over(state: Position) -> bool:
    return state.seat == NOBODY


def legal(state: Position) -> Sequence[Action]:
    """What the asked seat may do, always in the same order."""
    offered = state.offered
    if offered is None:
        offered = state.step.legal(state) if state.seat != NOBODY else ()
        state.offered = offered
    return offered


def weights(state: Position) -> Sequence[int]:
    """How often nature takes each of its legal actions."""
    return state.step.weights(state)


def apply(state: Position, action: Action) -> None:
    """Carry an offered action out, and all that follows up to the next decision."""
    if action not in legal(state):
        raise IllegalAction(refusal(state, action), action.words)
    state.offered = None
    state.learnt = False
    state.step.apply(state, action)
    advance(state)


def refusal(state: Position, action: Action) -> Line:
    """Why the asked seat may not do this now."""
    if state.seat == NOBODY:
        return Line("illegal-game-over")
    return state.step.refusal(state, action)


def by_name(steps: Iterable[Step[Any]]) -> dict[str, Step[Any]]:
    """Steps by their names, those inside chapters included: so an agenda can be read again."""
    found: dict[str, Step[Any]] = {}
    for step in steps:
        found[name(step)] = step
        if isinstance(step, Chapter):
            found.update(by_name(step.steps))
    return found


def name(step: Step[Any]) -> str:
    """What a step is called wherever it must be named: in views, texts and digests."""
    if isinstance(step, Chapter):
        return step.title
    return type(step).__name__
