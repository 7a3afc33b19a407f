"""1.4 Goods and points: what is received comes from the supply, what is paid goes back to it."""

from __future__ import annotations

from kingsbridge.core.steps import reveal, tell
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.bundles import Bundle, bundle_line
from kingsbridge.games.world_without_end.components.names import GOLD, POINTS
from kingsbridge.games.world_without_end.state import Player, State, points


def gain(state: State, seat: int, bundle: Bundle, source: int) -> Bundle:
    """Receive a bundle as far as the supply allows (rulings 10, 51); what was received."""
    player = state.players[seat]
    received: list[tuple[int, int]] = []
    for kind, due in bundle:
        number = due
        if kind == POINTS:
            player.points[source] += number
        else:
            if kind != GOLD:
                number = min(number, state.supply[kind])
                state.supply[kind] -= number
            player.goods[kind] += number
        if number:
            received.append((kind, number))
    return tuple(received)


def receive(state: State, seat: int, bundle: Bundle, source: int, rule: str = "") -> None:
    """Receive a bundle, and tell it, by the paragraph of the step under way or by this one."""
    received = gain(state, seat, bundle, source)
    if state.story is not None:
        key = "receives" if received else "receives-nothing"
        tell(state, Line(key, seat=seat, goods=bundle_line(received or bundle)), rule)


def give_back(state: State, seat: int, kind: int, number: int) -> None:
    """Goods go back to where they came from."""
    state.players[seat].goods[kind] -= number
    if kind != GOLD:
        state.supply[kind] += number


def pay(state: State, seat: int, bundle: Bundle, source: int) -> None:
    """Pay a bundle whole; points are lost as far as there are any."""
    for kind, number in bundle:
        if kind == POINTS:
            lose(state.players[seat], number, source)
        else:
            give_back(state, seat, kind, number)


def lose(player: Player, number: int, source: int) -> int:
    """Lose points, but never fall below none (ruling 21); how many were lost."""
    lost = min(number, points(player))
    player.points[source] -= lost
    return lost


def can_pay(player: Player, bundle: Bundle) -> bool:
    """A price is paid whole; points can always be lost (ruling 52)."""
    for kind, number in bundle:  # noqa: SIM110 -- a generator is slow when compiled
        if kind != POINTS and player.goods[kind] < number:
            return False
    return True


def in_supply(state: State, bundle: Bundle) -> bool:
    """Is all of this to be had?"""
    for kind, number in bundle:
        if kind not in (POINTS, GOLD) and state.supply[kind] < number:
            return False
    return True


def pass_over(state: State) -> None:
    """Somebody is not asked because of what he has: behind screens that tells a secret."""
    if not state.variant.open_goods:
        reveal(state)
