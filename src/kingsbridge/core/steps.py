"""Steps, and how one follows the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, cast

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

    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        aside: Aside[Any] | None = None,
    ) -> None:
        self.step = step
        self.agenda = agenda  # the next one last
        self.seat = seat
        self.aside = aside  # what its seat may do beside whatever it is asked
        # What follows is for whoever looks on, no part of the game, and never copied.
        self.offered: Sequence[Action] | None = None  # what ``legal`` said last
        self.story: list[Line] | None = None  # a list while somebody listens
        self.taken_up: list[Step[Any]] | None = None  # idem: the steps that were begun
        self.learnt = False  # did the last action tell its seat something hidden?

    def copy(self) -> Self:
        """The same position once more, for a search to play on."""
        raise NotImplementedError


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One paragraph of the rulebook.  A step remembers nothing: all is in the state.

    What it is about (whose turn, which card) it carries as small numbers, given to it when it
    is made; each is made once.  Its words name it, such as ``Defend 2 0``.  They are
    public: what a seat may not know stays in the state.

    ``start`` does what needs no decision, or names the seat to be asked.  While a seat
    is asked, ``legal`` says what it may do and ``apply`` does it; the step is over once
    nobody is asked.
    """

    rule: ClassVar[str] = ""
    """The number of the paragraph in the game's rules text; must agree with the docstring."""

    def __init__(self, *numbers: int) -> None:
        self.words = " ".join([type(self).__name__, *map(str, numbers)])
        _MADE[self] = None

    def start(self, state: P) -> None:
        """Begin: do what needs no decision, or name the seat that decides."""
        raise NotImplementedError

    def resume(self, state: P, seat: int) -> None:
        """Go on after an interruption: the same seat is asked the same question again."""
        state.seat = seat

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

    def is_grave(self, state: P, action: Action) -> bool:
        """Does this cost something that does not come back?  A screen then asks: sure?"""
        return action.grave

    def refusal(self, state: P, action: Action) -> Line:
        """Why this action is not offered now; asked only when somebody tries it."""
        return Line("illegal-not-offered")


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[P]):
    """A step of one seat; a step with further numbers of its own hands them on in ``more``."""

    def __init__(self, seat: int, more: tuple[int, ...] = ()) -> None:
        super().__init__(seat, *more)
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PairStep(SeatStep[P]):
    """What one seat does to another."""

    def __init__(self, seat: int, other: int, more: tuple[int, ...] = ()) -> None:
        super().__init__(seat, (other, *more))
        self.other = other


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(SeatStep[P]):
    """What a seat may do beside whatever it is asked, as long as its turn lasts.

    ``legal`` and ``apply`` are those of a step, but it asks nothing itself: its actions are
    offered after those of the step under way.  Doing one interrupts that step.
    """

    def owns(self, action: Action) -> bool:
        """Is this an action of its kind, possible now or not?"""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LastCall(SeatStep[P]):
    """What stands beside is offered once more before it is too late; asked only if something is.

    A game makes one of its own, with its paragraph and ``done``, the action of letting it pass.
    """

    done: ClassVar[Action]

    def start(self, state: P) -> None:
        self.resume(state, self.seat)

    def resume(self, state: P, seat: int) -> None:
        aside = state.aside
        if aside is not None and aside.seat == seat and aside.legal(state):
            state.seat = seat

    def legal(self, state: P) -> Sequence[Action]:
        return (self.done,)

    def apply(self, state: P, action: Action) -> None:
        state.seat = NOBODY


# --- Made once ---

S = TypeVar("S")

_MADE: Final[dict[Any, None]] = {}
"""Every step that was made, in that order."""


def row(kind: Callable[[int], S], numbers: int) -> tuple[S, ...]:
    """A step for each number, such as a seat; to be had by ``[seat]``."""
    return tuple(kind(number) for number in range(numbers))


def grid(kind: Callable[[int, int], S], rows: int, columns: int) -> tuple[tuple[S, ...], ...]:
    """A step for each two numbers; to be had by ``[seat][other]``."""
    return tuple(tuple(kind(first, second) for second in range(columns)) for first in range(rows))


# --- What the core itself puts on an agenda; a marker takes the step beneath it along ---


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter(Step[Any]):
    """Several steps under one heading, taken one after the other; so an agenda stays short."""

    def __init__(self, title: str, *steps: Step[Any]) -> None:
        self.words = title
        self.steps = steps[::-1]  # the next one last, as on an agenda

    def start(self, state: Position) -> None:
        state.agenda.extend(self.steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Chapter):
    """Steps that are taken by one seat after the other, each in its turn."""

    def __init__(
        self,
        title: str,
        seats: Callable[[Any], Sequence[int]],
        *turn: Sequence[Step[Any]],
    ) -> None:
        super().__init__(title)
        self.seats = seats
        self.turn = (*turn, TURN_ENDS)

    def start(self, state: Position) -> None:
        _each(state, self.seats(state), self.turn)


class TurnEnds(SeatStep[Any]):
    """The turn of this seat is over; as long as this lies on the agenda, it is its turn."""

    def start(self, state: Position) -> None:
        pass


class Again(SeatStep[Any]):
    """The step beneath was interrupted: it goes on, and is not started again."""

    def start(self, state: Position) -> None:
        state.step = state.agenda.pop()
        state.step.resume(state, self.seat)


class OpenAside(Step[Any]):
    """From here on the aside beneath is possible beside what its seat is asked."""

    def start(self, state: Position) -> None:
        state.aside = cast("Aside[Any]", state.agenda.pop())


class CloseAside(Step[Any]):
    """From here on nothing is possible beside what is asked."""

    def start(self, state: Position) -> None:
        state.aside = None


MOST_SEATS: Final = 8
TURN_ENDS: Final = row(TurnEnds, MOST_SEATS)
AGAIN: Final = row(Again, MOST_SEATS)
OPEN_ASIDE: Final = OpenAside()
CLOSE_ASIDE: Final = CloseAside()


# --- What may follow ---


def schedule(state: Position, *steps: Step[Any]) -> None:
    """Let these steps follow next, in this order, before whatever was to come."""
    state.agenda.extend(steps[::-1])


def each(state: Position, seats: Iterable[int], *turn: Sequence[Step[Any]]) -> None:
    """Let these steps follow for one seat after the other, within whatever turn it is."""
    _each(state, seats, turn)  # to hand on ``*turn`` would be slow when compiled


def _each(state: Position, seats: Iterable[int], turn: Sequence[Sequence[Step[Any]]]) -> None:
    steps = [steps[seat] for seat in seats for steps in turn]
    steps.reverse()
    state.agenda.extend(steps)


def interrupt(state: Position, *steps: Step[Any]) -> None:
    """Let these steps follow, and then ask the same seat the same question again."""
    if state.seat < 0:
        message = f"{state.step.words} asks no player and cannot be interrupted"
        raise ValueError(message)
    agenda = state.agenda
    agenda.append(state.step)
    agenda.append(AGAIN[state.seat])
    agenda.extend(steps[::-1])
    state.seat = NOBODY


def beside(state: Position, aside: Aside[Any] | None, *steps: Step[Any]) -> None:
    """Let these steps follow, and while they last this (or nothing) be possible beside them."""
    before, agenda = state.aside, state.agenda
    if before is None:
        agenda.append(CLOSE_ASIDE)
    else:
        agenda.append(before)
        agenda.append(OPEN_ASIDE)
    agenda.extend(steps[::-1])
    state.aside = aside


def around(first: int, seats: int) -> list[int]:
    """All seats clockwise, from this one."""
    return [(first + place) % seats for place in range(seats)]


def in_turn(state: Position) -> int:
    """Whose turn it is in the innermost round, whatever is asked of whom; NOBODY outside."""
    for step in state.agenda[::-1]:  # mypyc cannot go through ``reversed`` here
        if isinstance(step, TurnEnds):
            return step.seat
    return NOBODY


# --- The loop ---


def advance(state: Position) -> None:
    """Take up step after step until a seat is asked or the game is over."""
    while state.seat == NOBODY and state.agenda:
        step = state.agenda.pop()
        state.step = step
        if state.taken_up is not None:
            state.taken_up.append(step)
        step.start(state)


def reveal(state: Position) -> None:
    """Mark that the action under way tells its seat something hidden: it cannot be taken back."""
    state.learnt = True


def tell(state: Position, line: Line, rule: str = "") -> None:
    """Tell whoever listens what happens, by this paragraph or that of the step under way.

    Write ``if state.story is not None:`` before it, for making a line takes time.
    """
    if state.story is not None:
        line.rule = rule or state.step.rule
        state.story.append(line)


def is_over(state: Position) -> bool:
    return state.seat == NOBODY


def legal(state: Position) -> Sequence[Action]:
    """What the asked seat may do, always in the same order; what stands beside comes last."""
    offered = state.offered
    if offered is None:
        seat = state.seat
        offered = state.step.legal(state) if seat != NOBODY else ()
        aside = state.aside
        if aside is not None and aside.seat == seat:
            besides = aside.legal(state)
            if besides:
                offered = [*offered, *besides]
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
    aside = state.aside
    if aside is None or aside.seat != state.seat or not aside.owns(action):
        state.step.apply(state, action)
    else:
        interrupt(state)
        beside(state, None)  # one thing after the other
        state.step = aside
        if state.taken_up is not None:
            state.taken_up.append(aside)
        aside.apply(state, action)
    advance(state)


def aside_of(state: Position, action: Action) -> Aside[Any] | None:
    """The aside that an offered action belongs to, unless it answers the question itself."""
    aside = state.aside
    if aside is not None and aside.seat == state.seat and aside.owns(action):
        return aside
    return None


def refusal(state: Position, action: Action) -> Line:
    """Why the asked seat may not do this now."""
    if state.seat == NOBODY:
        return Line("illegal-game-over")
    aside = aside_of(state, action)
    if aside is not None:
        return aside.refusal(state, action)
    if any(isinstance(step, Aside) and step.owns(action) for step in (*state.agenda, state.aside)):
        return Line("illegal-not-now")  # one thing after the other, and each in his own turn
    return state.step.refusal(state, action)


# --- Names ---


def name(step: Step[Any]) -> str:
    """What a step is called in views and texts, whatever it is about."""
    if isinstance(step, Chapter):
        return step.words
    return type(step).__name__


def by_words(module: str, order: Iterable[Step[Any]]) -> dict[str, Step[Any]]:
    """The steps of a game by their words, so that an agenda can be read again.

    They are those made in this module's folder, those of the core, and the order's chapters.
    """
    folders = (f"{__name__}.", f"{module.rpartition('.')[0] or module}.")
    found: dict[str, Step[Any]] = _chapters(order)
    for step in _MADE:
        if f"{type(step).__module__}.".startswith(folders):
            if step.words in found:
                message = f"two steps are called {step.words}"
                raise ValueError(message)
            found[step.words] = step
    return found


def names_in(folder: str) -> set[str]:
    """The names of all steps that were made in this folder."""
    return {name(step) for step in _MADE if f"{type(step).__module__}.".startswith(f"{folder}.")}


def _chapters(order: Iterable[Step[Any]]) -> dict[str, Step[Any]]:
    found: dict[str, Step[Any]] = {}
    for step in order:
        if isinstance(step, Chapter):
            found[step.words] = step
            found.update(_chapters(step.steps))
    return found
