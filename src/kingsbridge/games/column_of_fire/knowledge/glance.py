"""What a player sees at a glance before he judges anything: the time left, how conflicts may end.

No rule stands here.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.core.steps import in_turn
from kingsbridge.games.column_of_fire.components.names import (
    CATHOLIC,
    NEUTRAL,
    PROTESTANT,
    RELIGIONS,
    STONES,
)
from kingsbridge.games.column_of_fire.state import (
    NO_SITE,
    PAID,
    Player,
    State,
    points,
)
from kingsbridge.games.column_of_fire.steps.drawing import CHOOSE_DIE

# Worth is counted in victory points.
POINTS_A_YEAR: Final = 6.5
"""What a good player scores in a year; so a game takes seven or eight."""
LEAST_YEARS: Final = 0.4
"""How likely a further year is as long as nobody has reached the end."""
OWN_STONE: Final = 0.36
"""How likely a stone to come is of one religion, and as likely of the other: 20 of 52 characters
bring each, and ships and symbols bring neutral ones besides."""
UNSURE: Final = 0.9
"""How sure a conflict is for each stone it waits for: houses are pushed, stones removed."""
STONE_YEARS: Final = 0.9
"""How long it takes until a stone comes to a country."""
MOST_SPACES: Final = 9
"""No component set gives a country more religion spaces."""
HOUSE_SALES: Final = 1.0
"""What a house is worth for selling, besides its points at the end."""


class Forecast:
    """What is to come for all players alike."""

    def __init__(self, state: State) -> None:
        self.years = years_left(state)  # after this one
        self.house = state.box.house_points + HOUSE_SALES * min(1.0, self.years / 2)
        self.odds = conflict_odds(state, self.years)  # by country and religion


class Glance:
    """One player's outlook: what is to come, the moves of his disk, what his faith is worth."""

    def __init__(self, state: State, coming: Forecast, seat: int) -> None:
        self.seat = seat
        self.player = state.players[seat]
        self.coming = coming
        self.years = coming.years
        self.is_to_draw = is_to_draw(state, seat)
        self.moves = self.years + 1.0 if self.is_to_draw else self.years
        self.faiths = [
            conflicts_worth(coming, self.player, religion) for religion in range(len(RELIGIONS))
        ]


# --- Time ---


def years_left(state: State) -> float:
    """How many years will follow this one, as far as the leader's points tell.

    What was paid counts as if it were still there, so that nobody pays to gain time.
    """
    if state.last_year:
        return 0.0
    most = 0
    for player in state.players:
        most = max(most, points(player) - player.points[PAID])
    return max(LEAST_YEARS, (state.box.last_points - most) / POINTS_A_YEAR)


def is_to_draw(state: State, seat: int) -> bool:
    """Is this seat's turn of the second half, with its character, still to come in this year?"""
    if state.half == 1:
        return True
    seats = len(state.players)
    turn = in_turn(state)
    if seat == turn:
        return CHOOSE_DIE[seat] in state.agenda or state.step is CHOOSE_DIE[seat]
    return (seat - state.first) % seats > (turn - state.first) % seats


# --- Conflicts ---


def win_chances() -> list[tuple[float, ...]]:
    """How likely a religion wins, by spaces still free and by its lead (from -9 to 9)."""
    leads = range(-MOST_SPACES, MOST_SPACES + 1)
    rows = [tuple([1.0 if lead > 0 else 0.0 for lead in leads])]
    for _ in range(MOST_SPACES):
        row = rows[-1]
        last = len(row) - 1
        after = [
            OWN_STONE * (row[max(0, place - 1)] + row[min(last, place + 1)])
            + (1 - 2 * OWN_STONE) * row[place]
            for place in range(len(row))
        ]
        rows.append(tuple([UNSURE * chance for chance in after]))
    return rows


WIN: Final[tuple[tuple[float, ...], ...]] = tuple(win_chances())


def win_odds(free: int, lead: int, years: float) -> float:
    """How likely a religion wins the next conflict of a country, and that it comes in time.

    ``lead`` counts its stones less those of the other.
    """
    chance = WIN[free][MOST_SPACES + lead]
    needed = STONE_YEARS * free
    return chance if years >= needed else chance * (years + 0.2) / (needed + 0.2)


def conflict_odds(state: State, years: float) -> list[float]:
    """How likely each religion wins the next conflict of each country."""
    odds = []
    stones = state.stones
    capacity = state.box.capacity(len(state.players))
    for first in range(0, len(stones), len(STONES)):
        catholic, protestant = stones[first + CATHOLIC], stones[first + PROTESTANT]
        free = capacity - catholic - protestant - stones[first + NEUTRAL]
        odds.append(win_odds(free, catholic - protestant, years))
        odds.append(win_odds(free, protestant - catholic, years))
    return odds


def lead_in(state: State, country: int) -> int:
    """The stones of Catholics in a country less those of Protestants."""
    first = len(STONES) * country
    return state.stones[first + CATHOLIC] - state.stones[first + PROTESTANT]


def conflicts_worth(coming: Forecast, player: Player, religion: int) -> float:
    """What the next conflicts promise whoever has this player's houses and this religion."""
    found = 0.0
    odds = coming.odds
    place = 0
    for site in player.houses:
        if site != NO_SITE:
            found += odds[place + religion] * site - odds[place + 1 - religion] * coming.house
        place += len(RELIGIONS)
    return found
