"""What a seat may imagine: the cards it cannot see, dealt anew.

What somebody with a good memory could still know of a hand (cards taken back in spring, a hand
that a bribe showed) is forgotten here: the view does not tell it either.
"""

from __future__ import annotations

from random import Random

from kingsbridge.core.dealing import deal
from kingsbridge.core.story import OPEN
from kingsbridge.games.krieg_und_frieden.components import RESOURCES, SHIELD
from kingsbridge.games.krieg_und_frieden.state import Baron, State, nothing
from kingsbridge.games.krieg_und_frieden.steps.attacks import TakeLoot
from kingsbridge.games.krieg_und_frieden.steps.autumn import DrawIncome, TakeHalf
from kingsbridge.games.krieg_und_frieden.steps.bribes import BribeKnights, ShowHand, shields


def guess(state: State, seat: int, rng: Random) -> State:
    """A position this seat cannot tell from the true one."""
    imagined = state.copy()
    if seat == OPEN:
        return imagined
    strangers = [other for other in range(len(state.barons)) if is_hidden(state, seat, other)]
    if seat != state.seat:
        hide_laid(imagined)
    deal_resources(imagined, strangers, rng)
    hidden = [other for other in range(len(state.barons)) if other != seat]
    deal_problems(imagined, hidden, rng)
    return imagined


def is_hidden(state: State, seat: int, other: int) -> bool:
    """Are this baron's resource cards unknown to the seat?"""
    step = state.step
    is_shown = isinstance(step, ShowHand) and seat == step.seat and other == step.other
    return other != seat and not is_shown


def hide_laid(imagined: State) -> None:
    """What somebody else has laid and not confirmed may as well still be in his hand."""
    if sum(imagined.laid):
        hand = imagined.barons[imagined.seat].hand
        for resource in range(len(RESOURCES)):
            hand[resource] += imagined.laid[resource]
        imagined.laid = nothing()


def deal_resources(imagined: State, strangers: list[int], rng: Random) -> None:
    """Mix the hidden hands, the loot and the pile, and deal them again."""
    places: list[list[int]] = []
    for other in strangers:
        places += [imagined.barons[other].hand, imagined.barons[other].loot]
    places.append(imagined.pile)
    deal(places, rng)
    step = imagined.step
    if isinstance(step, ShowHand) and step.other in strangers:
        take_shields(imagined, imagined.barons[step.other], strangers)
    elif isinstance(step, BribeKnights) and step.other in strangers:
        hand_shield(imagined, imagined.barons[step.other], strangers)
    elif isinstance(step, (TakeLoot, DrawIncome, TakeHalf)) and step.seat in strangers:
        draw_others(imagined, imagined.barons[step.seat])


def draw_others(imagined: State, baron: Baron) -> None:
    """What a stranger has drawn so far: as many of the cards that he now holds."""
    left = sum(imagined.drawn)
    for resource in range(len(RESOURCES)):
        drawn = min(left, baron.hand[resource] + baron.loot[resource])
        imagined.drawn[resource] = drawn
        left -= drawn


def deal_problems(imagined: State, strangers: list[int], rng: Random) -> None:
    """Mix the hidden problem cards, and deal them again."""
    places = [imagined.barons[other].problems for other in strangers]
    places.append(imagined.undealt)
    deal(places, rng)


def take_shields(imagined: State, baron: Baron, strangers: list[int]) -> None:
    """Everybody knows that this baron has no shield: change his for other cards."""
    for mine in (baron.hand, baron.loot):
        while mine[SHIELD]:
            places = elsewhere(imagined, baron, strangers)
            swap(mine, next(theirs for theirs in places if sum(theirs) > theirs[SHIELD]))


def hand_shield(imagined: State, baron: Baron, strangers: list[int]) -> None:
    """Everybody knows that this baron has a shield: if he got none, he changes a card for one."""
    if shields(baron):
        return
    mine = baron.hand if sum(baron.hand) else baron.loot
    places = elsewhere(imagined, baron, strangers)
    swap(next(theirs for theirs in places if theirs[SHIELD]), mine)


def elsewhere(imagined: State, baron: Baron, strangers: list[int]) -> list[list[int]]:
    """The other places whose cards are hidden."""
    places = [imagined.pile]
    for other in strangers:
        if imagined.barons[other] is not baron:
            places += [imagined.barons[other].hand, imagined.barons[other].loot]
    return places


def swap(with_shield: list[int], without: list[int]) -> None:
    """A shield goes one way, some other card the other way."""
    other = next(kind for kind, count in enumerate(without) if kind != SHIELD and count)
    with_shield[SHIELD] -= 1
    without[SHIELD] += 1
    without[other] -= 1
    with_shield[other] += 1
