"""1.4 Victory points: received, paid and lost; 4.4 those of the only member of a religion."""

from __future__ import annotations

from kingsbridge.core.steps import tell
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.state import MINORITY, PAID, State, points


def gain(state: State, seat: int, number: int, source: int) -> None:
    """13.1  Whoever reaches 50 points makes this year the last, whatever is lost afterwards."""
    player = state.players[seat]
    player.points[source] += number
    if not state.last_year and points(player) >= state.box.last_points:
        state.last_year = True
        if state.story is not None:
            tell(state, Line("reaches-end", seat=seat, number=state.box.last_points), "13.1")


def pay(state: State, seat: int, number: int) -> None:
    """Points given up on purpose; nobody pays more than he has (ruling 6)."""
    state.players[seat].points[PAID] -= number


def lose(state: State, seat: int, number: int, source: int) -> int:
    """Points that are taken; nobody falls below 0 (ruling 41).  How many were lost."""
    player = state.players[seat]
    lost = min(number, points(player))
    player.points[source] -= lost
    return lost


def is_alone(state: State, seat: int) -> bool:
    """Is this player the only member of his religion?"""
    religion = state.players[seat].religion
    members = 0
    for player in state.players:
        members += player.religion == religion
    return members == 1


def reward_minority(state: State, seat: int) -> None:
    """4.4  After lowering or rolling the religion die the only member of a religion scores."""
    if state.box.minority_points and is_alone(state, seat):
        gain(state, seat, state.box.minority_points, MINORITY)
        if state.story is not None:
            tell(state, Line("minority", seat=seat, number=state.box.minority_points), "4.4")
