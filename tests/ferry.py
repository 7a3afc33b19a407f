"""The ferry: a toy game of a page that uses everything an agenda can do.  Nothing is hidden in it.

Two crossings.  In his turn a player may beg once: one after the other those who are richer give him
a coin, or dare chance to take two.  Then, if that has not made him rich, he takes 1 or 2 coins from
the chest.  Everybody has a bell: whenever he is asked in his own turn he may ring it and say who
loses a coin; then he is asked again what he was asked before.  A bell that was never rung is worth
half a coin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

from kingsbridge.core import facts
from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.components import Box
from kingsbridge.core.game import Option, Options
from kingsbridge.core.steps import (
    NATURE,
    NOBODY,
    Aside,
    Chapter,
    LastCall,
    PairStep,
    Position,
    Round,
    SeatStep,
    Step,
    advance,
    apply,
    around,
    beside,
    by_words,
    each,
    grid,
    in_turn,
    interrupt,
    legal,
    row,
    schedule,
    tell,
    weights,
)
from kingsbridge.core.story import Line

__all__ = ["apply", "legal", "weights"]

MOST: Final = 4
RICH: Final = 6


class State(Position):
    """Coins, and who still has his bell."""

    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        aside: Aside[Any] | None,
        box: Box,
        coins: list[int],
        chest: int,
        bells: int,
        has_begged: bool,  # noqa: FBT001 -- a field
    ) -> None:
        super().__init__(step, agenda, seat, aside)
        self.box = box
        self.coins = coins
        self.chest = chest
        self.bells = bells  # bit set of seats
        self.has_begged = has_begged  # in this turn

    def copy(self) -> State:
        return State(
            self.step,
            self.agenda[:],
            self.seat,
            self.aside,
            self.box,
            self.coins[:],
            self.chest,
            self.bells,
            self.has_begged,
        )


class Numbered(Action):
    """An action about a number: coins or a seat."""

    def __init__(self, verb: str, number: int) -> None:
        super().__init__(f"{verb} {number}", Line("do-" + verb, number=number))
        self.number = number


TAKES: Final = tuple(Numbered("take", number) for number in (1, 2))
BLAMES: Final = tuple(Numbered("blame", other) for other in range(MOST))
BEG, GIVE, DARE, RING, SAIL, HEADS, TAILS = (
    Action(words, Line("do-" + words))
    for words in ("beg", "give", "dare", "ring", "sail", "heads", "tails")
)
VOCABULARY: Final = Vocabulary((*TAKES, *BLAMES, BEG, GIVE, DARE, RING, SAIL, HEADS, TAILS))


class TakeTurn(SeatStep[State]):
    """1.1  One after the other takes his turn; his bell stands beside it."""

    rule: ClassVar[str] = "1.1"

    def start(self, state: State) -> None:
        beside(state, BELL[self.seat], CHOOSE[self.seat], CAST_OFF[self.seat])


class Choose(SeatStep[State]):
    """1.2  Beg once, then take coins; whom begging has made rich takes none."""

    rule: ClassVar[str] = "1.2"

    def start(self, state: State) -> None:
        state.has_begged = False
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return TAKES if state.has_begged or not self.richer(state) else (*TAKES, BEG)

    def apply(self, state: State, action: Action) -> None:
        if action is BEG:
            state.has_begged = True
            interrupt(state)
            each(state, self.richer(state), ANSWER[self.seat])
            return
        state.seat = NOBODY
        taken = min(cast("Numbered", action).number, state.chest)
        state.chest -= taken
        state.coins[self.seat] += taken

    def resume(self, state: State, seat: int) -> None:
        if state.coins[seat] < RICH:
            state.seat = seat

    def richer(self, state: State) -> list[int]:
        seats = around(self.seat, len(state.coins))
        return [other for other in seats if state.coins[other] > state.coins[self.seat]]


class Answer(PairStep[State]):
    """1.3  Whoever is begged of gives a coin, or dares chance to take two."""

    rule: ClassVar[str] = "1.3"

    def start(self, state: State) -> None:
        if state.coins[self.other]:
            state.seat = self.other

    def legal(self, state: State) -> Sequence[Action]:
        return (GIVE, DARE)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        if action is GIVE:
            state.coins[self.other] -= 1
            state.coins[self.seat] += 1
        else:
            schedule(state, TOSS[self.seat][self.other])


class Toss(PairStep[State]):
    """1.4  Heads cost the daring two coins, as far as he has them."""

    rule: ClassVar[str] = "1.4"

    def start(self, state: State) -> None:
        state.seat = NATURE

    def legal(self, state: State) -> Sequence[Action]:
        return (HEADS, TAILS)

    def weights(self, state: State) -> Sequence[int]:
        return (1, 1)

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        lost = min(2, state.coins[self.other]) if action is HEADS else 0
        state.coins[self.other] -= lost
        state.coins[self.seat] += lost


class Bell(Aside[State]):
    """1.5  Whenever he is asked in his turn a player may ring his bell, once in the game."""

    rule: ClassVar[str] = "1.5"

    def legal(self, state: State) -> Sequence[Action]:
        return (RING,) if state.bells >> self.seat & 1 else ()

    def owns(self, action: Action) -> bool:
        return action is RING

    def apply(self, state: State, action: Action) -> None:
        state.bells &= ~(1 << self.seat)
        tell(state, Line("rings", seat=self.seat))
        schedule(state, BLAME[self.seat])

    def refusal(self, state: State, action: Action) -> Line:
        return Line("illegal-no-bell")


class Blame(SeatStep[State]):
    """1.6  He says who loses a coin to the chest."""

    rule: ClassVar[str] = "1.6"

    def start(self, state: State) -> None:
        state.seat = self.seat

    def legal(self, state: State) -> Sequence[Action]:
        return BLAMES[: len(state.coins)]

    def apply(self, state: State, action: Action) -> None:
        state.seat = NOBODY
        seat = cast("Numbered", action).number
        lost = min(1, state.coins[seat])
        state.coins[seat] -= lost
        state.chest += lost


class CastOff(LastCall[State]):
    """1.7  The ferry leaves; before that, whoever has his bell may still ring it."""

    rule: ClassVar[str] = "1.7"
    done: ClassVar[Action] = SAIL


class Arrive(Step[State]):
    """1.8  Everybody counts his coins."""

    rule: ClassVar[str] = "1.8"

    def start(self, state: State) -> None:
        purses = [Line("purse", seat=n, number=coins) for n, coins in enumerate(state.coins)]
        tell(state, Line("arrives", purses=tuple(purses)))


TAKE_TURN: Final = row(TakeTurn, MOST)
CHOOSE: Final = row(Choose, MOST)
ANSWER: Final = grid(Answer, MOST, MOST)
TOSS: Final = grid(Toss, MOST, MOST)
BELL: Final = row(Bell, MOST)
BLAME: Final = row(Blame, MOST)
CAST_OFF: Final = row(CastOff, MOST)


def everybody(state: State) -> list[int]:
    return around(0, len(state.coins))


CROSSING: Final = Chapter("Crossing", Round("Turns", everybody, TAKE_TURN), Arrive())
GAME: Final = (CROSSING, CROSSING)
STEPS: Final = by_words(__name__, GAME)

# --- The contract ---

NAME: Final = "The ferry"
SEATS: Final = range(2, MOST + 1)
OPTIONS: Final[tuple[Option, ...]] = ()
RULES_VERSION: Final = 1
MINUTES: Final = (1, 2)
HIDDEN: Final = False
LONGEST: Final = 200
BOX: Final = Box("ferry", ())


def box(text: str | None = None) -> Box:
    return BOX if text is None else Box(text, ())


def new(seats: int, options: Options, box: Box) -> State:  # noqa: ARG001 -- no options
    coins, bells = [2] * seats, (1 << seats) - 1
    state = State(CROSSING, [], NOBODY, None, box, coins, 5 * seats, bells, has_begged=False)
    schedule(state, *GAME)
    advance(state)
    return state


def restore(told: Mapping[str, Any], box: Box) -> State:
    return facts.restore(State, {}, STEPS, told, box)


def read(words: str) -> Action:
    return VOCABULARY.read(words)


def pieces(state: State) -> dict[str, int]:
    return {"coins": state.chest + sum(state.coins), "debts": min(0, *state.coins)}


def scores(state: State) -> list[float]:
    return [coins + (state.bells >> seat & 1) / 2 for seat, coins in enumerate(state.coins)]


def ranking(state: State) -> list[int]:
    found = scores(state)
    return [1 + sum(other > mine for other in found) for mine in found]


def account(state: State) -> list[dict[str, float]]:
    return [{"account-score": score} for score in scores(state)]


def view(state: State, seat: int) -> Mapping[str, Any]:  # noqa: ARG001 -- all is open
    parts = [{"key": "turn-of", "seat": n} for n in everybody(state)]
    trail = {"parts": parts, "now": max(0, in_turn(state))}
    return {"coins": state.coins[:], "chest": state.chest, "bells": state.bells, "trail": trail}


def guess(state: State, seat: int, rng: Random) -> State:  # noqa: ARG001 -- all is open
    return state.copy()


def default(state: State) -> Action:
    return legal(state)[0]


def value(state: State) -> list[float]:
    return [1 / len(state.coins)] * len(state.coins)


def priors(state: State) -> list[float]:
    return [1 / len(legal(state))] * len(legal(state))
