"""The hardest parts of two larger games, on paper: do they fit the core?  No whole game is here.

A town: a donor who is asked in the middle of somebody else's action; lasting events;
swaps once a round, before or after the action; a card that uses the last one again; the plague, and
patients as far as one's knowledge reaches; dues that all pay before anybody excuses himself.  Four
countries: tiles at certain moments of one's own turn, which may ask something; a question that
a tile makes void; characters that take their steps unless they are gone; an event that asks
everybody; conflicts in the order the player likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.components import Box
from kingsbridge.core.dealing import chances, draws
from kingsbridge.core.steps import (
    NATURE,
    NOBODY,
    Aside,
    LastCall,
    Position,
    Round,
    SeatStep,
    Step,
    around,
    beside,
    each,
    grid,
    row,
    schedule,
)
from kingsbridge.core.story import Line

MOST: Final = 4


class Table(Position):
    """A little of everything that both games need."""

    def __init__(
        self,
        step: Step[Any],
        agenda: list[Step[Any]],
        seat: int,
        aside: Aside[Any] | None,
        box: Box,
        points: list[int],
        goods: list[int],
        cards: list[int],
        last: list[int],
        lasting: list[int],
        donors: list[int],
        missing: list[int],
        swapped: int,
        stones: list[int],
        deck: list[int],
        had_event: bool,  # noqa: FBT001 -- a field
        sick: list[int],
        knowledge: list[int],
        loyalty: list[int],
        owed: list[int],
        dice: list[int],
    ) -> None:
        super().__init__(step, agenda, seat, aside)
        self.box = box
        self.points = points  # by seat
        self.goods = goods  # by seat: piety there, tiles here
        self.cards = cards  # by seat, bit set of the action cards in hand
        self.last = last  # by seat, the card used last
        self.lasting = lasting  # events that lie there
        self.donors = donors  # by project, bit set of seats
        self.missing = missing  # by project, cubes
        self.swapped = swapped  # bit set of the seats that swapped in this round
        self.stones = stones  # by country
        self.deck = deck  # characters and events left
        self.had_event = had_event  # at most one a turn
        self.sick = sick  # by place, the value of its tile; 0 while nobody is ill
        self.knowledge = knowledge  # by seat
        self.loyalty = loyalty  # by seat
        self.owed = owed  # by seat, bit set of the dues not paid in full
        self.dice = dice  # by character; 0 where none is

    def copy(self) -> Table:
        return Table(
            self.step,
            self.agenda[:],
            self.seat,
            self.aside,
            self.box,
            self.points[:],
            self.goods[:],
            self.cards[:],
            self.last[:],
            self.lasting[:],
            self.donors[:],
            self.missing[:],
            self.swapped,
            self.stones[:],
            self.deck[:],
            self.had_event,
            self.sick[:],
            self.knowledge[:],
            self.loyalty[:],
            self.owed[:],
            self.dice[:],
        )


class About(Action):
    """An action about one thing of several."""

    def __init__(self, verb: str, noun: str, number: int) -> None:
        super().__init__(f"{verb} {noun}", Line("do-" + verb))
        self.number = number


def about(verb: str, *nouns: str) -> tuple[About, ...]:
    return tuple(About(verb, noun, number) for number, noun in enumerate(nouns))


def number(action: Action) -> int:
    return cast("About", action).number


PLAYS: Final = about("play", "project", "privilege", "prayer", "medicine")
PROJECT, PRIVILEGE, PRAYER, MEDICINE = range(4)
NO_CARD: Final = -1
PROJECTS: Final = about("build", "bridge", "hospital")
HEALS: Final = about("heal", "weaver", "mason")
ILLS: Final = about("ill", "1", "2", "3")
TAXES: Final = about("tax", "0", "1", "2", "3")
TILES: Final = about("use", "stone", "reveal", "dismissal")
LANDS: Final = about("land", "england", "france")
RESOLVES: Final = about("resolve", "england", "france")
TURNS_UP: Final = about("turn up", "character", "event")
SWAP, NOTHING, PROTECT, SUFFER, ACT = (
    Action(words, Line("do-" + words)) for words in ("swap", "nothing", "protect", "suffer", "act")
)
VOCABULARY: Final = Vocabulary(
    (
        *(*PLAYS, *PROJECTS, *HEALS, *ILLS, *TAXES, *TILES, *LANDS, *RESOLVES, *TURNS_UP),
        *(SWAP, NOTHING, PROTECT, SUFFER, ACT),
    )
)

# --- A town ---

PILGRIMS, COFFER_DAMS = range(2)
MOST_KNOWLEDGE: Final = 6
DUES: Final = range(2)


def in_force(state: Table, event: int) -> bool:
    """A lasting event is asked for where the rule it bends is written."""
    return event in state.lasting


class TakeTurn(SeatStep[Table]):
    """A card is played; a swap stands before and after its action, and never inside it."""

    def start(self, state: Table) -> None:
        beside(state, SWAPS[self.seat], PLAY_CARD[self.seat], AFTER_ACTION[self.seat])


class Swaps(Aside[Table]):
    """Pilgrims: once a round, in one's turn, piety for two points."""

    rule: ClassVar[str] = "5.9"

    def legal(self, state: Table) -> Sequence[Action]:
        possible = in_force(state, PILGRIMS) and not state.swapped >> self.seat & 1
        return (SWAP,) if possible and state.goods[self.seat] else ()

    def owns(self, action: Action) -> bool:
        return action is SWAP

    def apply(self, state: Table, action: Action) -> None:
        state.swapped |= 1 << self.seat
        state.goods[self.seat] -= 1
        state.points[self.seat] += 2


class AfterAction(LastCall[Table]):
    """Once more before the next player's turn."""

    done: ClassVar[Action] = NOTHING


class PlayCard(SeatStep[Table]):
    """The card leaves the hand; while its action lasts, nothing stands beside it."""

    def start(self, state: Table) -> None:
        state.seat = self.seat

    def legal(self, state: Table) -> Sequence[Action]:
        hand = state.cards[self.seat]
        return [PLAYS[card] for card in range(len(PLAYS)) if hand >> card & 1]

    def apply(self, state: Table, action: Action) -> None:
        card = number(action)
        state.cards[self.seat] &= ~(1 << card)
        state.seat = NOBODY
        beside(state, None, ACTIONS[card][self.seat], REMEMBER[card][self.seat])


class Remember(SeatStep[Table]):
    """What privilege would use again; privilege itself is not remembered."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(seat, (card,))
        self.card = card

    def start(self, state: Table) -> None:
        if self.card != PRIVILEGE:
            state.last[self.seat] = self.card


class Privilege(SeatStep[Table]):
    """The last card once more: its step, which knows whose it is."""

    def start(self, state: Table) -> None:
        last = state.last[self.seat]
        if last != NO_CARD:
            schedule(state, ACTIONS[last][self.seat])


class Pray(SeatStep[Table]):
    def start(self, state: Table) -> None:
        state.goods[self.seat] += 1


class ChooseProject(SeatStep[Table]):
    """A cube for one of the projects; with coffer dams a cube counts more."""

    def start(self, state: Table) -> None:
        if any(state.missing):
            state.seat = self.seat

    def legal(self, state: Table) -> Sequence[Action]:
        return draws(PROJECTS, state.missing)

    def apply(self, state: Table, action: Action) -> None:
        project = number(action)
        state.seat = NOBODY
        state.missing[project] -= 1
        state.points[self.seat] += 4 if in_force(state, COFFER_DAMS) else 3
        if not state.missing[project]:
            schedule(state, FINISH[project])


class Finish(Step[Table]):
    """All donors are paid, in order, in the middle of whoever's action it is."""

    def __init__(self, project: int) -> None:
        super().__init__(project)
        self.project = project

    def start(self, state: Table) -> None:
        donors = [seat for seat in everybody(state) if state.donors[self.project] >> seat & 1]
        each(state, donors, PAY_DONOR)


class PayDonor(SeatStep[Table]):
    """A donor heals somebody, or nobody."""

    def start(self, state: Table) -> None:
        state.seat = self.seat

    def legal(self, state: Table) -> Sequence[Action]:
        return (*patients(state, state.knowledge[self.seat]), NOTHING)

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        if action is not NOTHING:
            heal(state, self.seat, number(action))


class FallIll(Step[Table]):
    """The tile of a place is turned, whose value nobody knew."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place

    def start(self, state: Table) -> None:
        state.seat = NATURE

    def legal(self, state: Table) -> Sequence[Action]:
        return ILLS

    def weights(self, state: Table) -> Sequence[int]:
        return (1,) * len(ILLS)

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        state.sick[self.place] = number(action) + 1


class Medicine(SeatStep[Table]):
    """Patients whose values are together no more than what the player knows now."""

    def start(self, state: Table) -> None:
        schedule(state, TREAT[self.seat][state.knowledge[self.seat]])


class Treat(SeatStep[Table]):
    """One after the other; the step carries what is left, so what one learns comes too late."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat, (left,))
        self.left = left

    def start(self, state: Table) -> None:
        if patients(state, self.left):
            state.seat = self.seat

    def legal(self, state: Table) -> Sequence[Action]:
        return (*patients(state, self.left), NOTHING)

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        if action is not NOTHING:
            value = state.sick[number(action)]
            heal(state, self.seat, number(action))
            schedule(state, TREAT[self.seat][self.left - value])


def patients(state: Table, knowledge: int) -> list[Action]:
    """Who can be healed with so much knowledge."""
    return [each for each in HEALS if 0 < state.sick[each.number] <= knowledge]


def heal(state: Table, seat: int, place: int) -> None:
    """Two points, and one learns from it."""
    state.sick[place] = 0
    state.points[seat] += 2
    state.knowledge[seat] = min(MOST_KNOWLEDGE, state.knowledge[seat] + 1)


class ThrowTax(Step[Table]):
    """The tax is thrown once for all; all pay before anybody excuses himself."""

    def start(self, state: Table) -> None:
        state.seat = NATURE

    def legal(self, state: Table) -> Sequence[Action]:
        return TAXES

    def weights(self, state: Table) -> Sequence[int]:
        return (1, 1, 2, 2)

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        for due in DUES:
            each(state, everybody(state), PAY[due][number(action)])


class Pay(SeatStep[Table]):
    """So much of this due, as far as one has it."""

    def __init__(self, due: int, amount: int, seat: int) -> None:
        super().__init__(seat, (due, amount))
        self.due = due
        self.amount = amount

    def start(self, state: Table) -> None:
        paid = min(self.amount, state.goods[self.seat])
        state.goods[self.seat] -= paid
        if paid < self.amount:
            state.owed[self.seat] |= 1 << self.due


class Settle(SeatStep[Table]):
    """A question for each due that was not paid in full."""

    def start(self, state: Table) -> None:
        missed = [due for due in DUES if state.owed[self.seat] >> due & 1]
        schedule(state, *(EXCUSE[self.seat][due] for due in missed))


class Excuse(SeatStep[Table]):
    """Loyalty is handed in, or points are lost; who has none is not asked."""

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat, (due,))
        self.due = due

    def start(self, state: Table) -> None:
        state.owed[self.seat] &= ~(1 << self.due)
        if state.loyalty[self.seat]:
            state.seat = self.seat
        else:
            state.points[self.seat] -= 2

    def legal(self, state: Table) -> Sequence[Action]:
        return (PROTECT, SUFFER)

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        state.loyalty[self.seat] -= action is PROTECT
        state.points[self.seat] -= 2 * (action is SUFFER)


# --- Four countries ---

CHARACTERS: Final = tuple((2 * seat, 2 * seat + 1) for seat in range(MOST))
"""By seat, in the order in which they were drawn."""
FULL: Final = 2
"""How many stones a country holds."""


class TakeHalf(SeatStep[Table]):
    """Tiles may be used before the stone is laid, before the reveal and before the conflicts."""

    def start(self, state: Table) -> None:
        state.had_event = False
        schedule(state, CONFLICTS[self.seat])
        moment = MOMENT[self.seat]
        beside(
            state,
            ANY_TIME[self.seat],
            *(moment, LAY_STONE[self.seat], moment, NO_TILES[self.seat], moment),
        )


class AnyTime(Aside[Table]):
    """As many tiles as one likes; what a tile does is the step a card would schedule too."""

    rule: ClassVar[str] = "6.2"

    def legal(self, state: Table) -> Sequence[Action]:
        return TILES if state.goods[self.seat] else ()

    def owns(self, action: Action) -> bool:
        return isinstance(action, About) and action.words.startswith("use")

    def apply(self, state: Table, action: Action) -> None:
        state.goods[self.seat] -= 1
        effects: tuple[tuple[Step[Any], ...], ...] = (PLACE_STONE, REVEAL, DISMISS)
        schedule(state, effects[number(action)][self.seat])


class Moment(LastCall[Table]):
    """One of the moments at which tiles may be used."""

    done: ClassVar[Action] = NOTHING


class NoTiles(SeatStep[Table]):
    """A reveal with its event is gone through without tiles."""

    def start(self, state: Table) -> None:
        beside(state, None, REVEAL[self.seat])


class PlaceStone(SeatStep[Table]):
    def start(self, state: Table) -> None:
        if self.legal(state):
            state.seat = self.seat

    def legal(self, state: Table) -> Sequence[Action]:
        return [land for land in LANDS if state.stones[land.number] < FULL]

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        state.stones[number(action)] += 1


class LayStone(PlaceStone):
    """The same question in the course of a turn; a tile may have filled the last place."""

    def resume(self, state: Table, seat: int) -> None:
        self.start(state)


class FirstHalf(SeatStep[Table]):
    """One's characters take their steps in order, with a moment for tiles before each."""

    def start(self, state: Table) -> None:
        course: list[Step[Any]] = []
        for character in CHARACTERS[self.seat]:
            course += [MOMENT[self.seat], TAKE_STEP[self.seat][character]]
        beside(state, ANY_TIME[self.seat], *course, MOMENT[self.seat])


class TakeStep(SeatStep[Table]):
    """Its die goes down, then it may act; a character that is gone by then is passed over."""

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat, (character,))
        self.character = character

    def start(self, state: Table) -> None:
        if state.dice[self.character]:
            state.dice[self.character] -= 1
        if state.dice[self.character]:
            state.seat = self.seat

    def resume(self, state: Table, seat: int) -> None:
        if state.dice[self.character]:
            state.seat = seat

    def legal(self, state: Table) -> Sequence[Action]:
        return (ACT, NOTHING)

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        state.points[self.seat] += action is ACT


class Dismiss(SeatStep[Table]):
    """The last of one's characters leaves."""

    def start(self, state: Table) -> None:
        mine = [character for character in CHARACTERS[self.seat] if state.dice[character]]
        if mine:
            state.dice[mine[-1]] = 0


class Reveal(SeatStep[Table]):
    """Cards are turned up until a character lies there; only the first event of a turn counts."""

    def start(self, state: Table) -> None:
        if sum(state.deck) > 0:
            state.seat = NATURE

    def legal(self, state: Table) -> Sequence[Action]:
        return draws(TURNS_UP, state.deck)

    def weights(self, state: Table) -> Sequence[int]:
        return chances(state.deck)

    def apply(self, state: Table, action: Action) -> None:
        state.deck[number(action)] -= 1
        state.seat = NOBODY
        if not number(action):
            return
        schedule(state, REVEAL[self.seat])
        if not state.had_event:
            state.had_event = True
            each(state, around(self.seat, len(state.points)), SUFFER_EVENT)


class SufferEvent(SeatStep[Table]):
    """Each in turn protects himself with a tile or suffers; who has none is not asked."""

    def start(self, state: Table) -> None:
        if state.goods[self.seat]:
            state.seat = self.seat
        else:
            state.points[self.seat] -= 1

    def legal(self, state: Table) -> Sequence[Action]:
        return (PROTECT, SUFFER)

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        state.goods[self.seat] -= action is PROTECT
        state.points[self.seat] -= action is SUFFER


class Conflicts(SeatStep[Table]):
    """In full countries, in the order the player likes; nobody is asked about a single one."""

    def start(self, state: Table) -> None:
        waiting = [land for land, stones in enumerate(state.stones) if stones == FULL]
        if len(waiting) == 1:
            schedule(state, CONFLICT[waiting[0]])
        elif waiting:
            state.seat = self.seat

    def legal(self, state: Table) -> Sequence[Action]:
        return [RESOLVES[land] for land, stones in enumerate(state.stones) if stones == FULL]

    def apply(self, state: Table, action: Action) -> None:
        state.seat = NOBODY
        schedule(state, CONFLICT[number(action)], CONFLICTS[self.seat])


class Conflict(Step[Table]):
    def __init__(self, country: int) -> None:
        super().__init__(country)
        self.country = country

    def start(self, state: Table) -> None:
        state.stones[self.country] = 0


TAKE_TURN: Final = row(TakeTurn, MOST)
SWAPS: Final = row(Swaps, MOST)
PLAY_CARD: Final = row(PlayCard, MOST)
AFTER_ACTION: Final = row(AfterAction, MOST)
REMEMBER: Final = grid(Remember, len(PLAYS), MOST)
PAY_DONOR: Final = row(PayDonor, MOST)
FINISH: Final = row(Finish, len(PROJECTS))
ACTIONS: Final[tuple[tuple[Step[Any], ...], ...]] = (
    row(ChooseProject, MOST),
    row(Privilege, MOST),
    row(Pray, MOST),
    row(Medicine, MOST),
)
FALL_ILL: Final = row(FallIll, len(HEALS))
TREAT: Final = grid(Treat, MOST, MOST_KNOWLEDGE + 1)
PAY: Final = tuple(
    tuple(tuple(Pay(due, amount, seat) for seat in range(MOST)) for amount in range(len(TAXES)))
    for due in DUES
)
SETTLE: Final = row(Settle, MOST)
EXCUSE: Final = grid(Excuse, MOST, len(DUES))
TAKE_HALF: Final = row(TakeHalf, MOST)
ANY_TIME: Final = row(AnyTime, MOST)
MOMENT: Final = row(Moment, MOST)
FIRST_HALF: Final = row(FirstHalf, MOST)
TAKE_STEP: Final = grid(TakeStep, MOST, 2 * MOST)
DISMISS: Final = row(Dismiss, MOST)
NO_TILES: Final = row(NoTiles, MOST)
PLACE_STONE: Final = row(PlaceStone, MOST)
LAY_STONE: Final = row(LayStone, MOST)
REVEAL: Final = row(Reveal, MOST)
SUFFER_EVENT: Final = row(SufferEvent, MOST)
CONFLICTS: Final = row(Conflicts, MOST)
CONFLICT: Final = row(Conflict, len(LANDS))


def everybody(state: Table) -> list[int]:
    return around(0, len(state.points))


TURNS: Final = Round("Turns", everybody, TAKE_TURN)
TOWN: Final = (TURNS,) * len(PLAYS)
PLAGUE: Final = (*FALL_ILL, TURNS, ThrowTax(), Round("Settling", everybody, SETTLE))
HALVES: Final = Round("Halves", everybody, TAKE_HALF)
EUROPE: Final = (HALVES,) * 3
YEARS: Final = (Round("FirstHalves", everybody, FIRST_HALF), HALVES) * 2
