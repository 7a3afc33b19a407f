"""Positions of World Without End, set up in the players' words: see ``citizens``.

No rule is tested here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict, Unpack

from games.world_without_end.citizens import (
    bit_set,
    offered,
    period_of,
    play,
    seat,
    step,
)
from kingsbridge.core import steps
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NOBODY, Step, schedule
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.box import TownBox
from kingsbridge.games.world_without_end.components.names import (
    ALL_CARDS,
    BRIDGE,
    CARDS,
    CHARGES,
    EVENTS,
    EVENTS_A_PERIOD,
    FACE_DOWN,
    GOODS,
    LIMITED,
    MATERIALS,
    NO_CARD,
    NO_EVENT,
    NO_TILE,
    NOT_TURNED,
    PERIODS,
    PLACES,
    PLAGUE_PERIOD,
    PROJECTS,
    ROUNDS,
    SANCTIONS,
    SPACES,
    STARRED,
    TOWER,
)
from kingsbridge.games.world_without_end.order import CONTRIBUTIONS, LAST_PERIOD, PERIOD, ROUND
from kingsbridge.games.world_without_end.state import State, bits, spaces_left
from wording import counts, split


class Things(TypedDict, total=False):
    """What a player can have; what is not mentioned he has not, but for 8 points and his cards."""

    goods: str
    points: int
    laid: str
    hidden: str
    last: str
    houses: str
    sanctions: str


class Table(TypedDict, total=False):
    """How a position differs from the usual one: period I, the first round, the lion's crest."""

    seats: int
    options: dict[str, Any]
    box: TownBox
    crest: str
    period: int
    round: int
    drawn: str  # events of this period that were drawn before
    lasting: str  # those that lie on the board, the oldest first
    stone: str  # the space of the favour track where the stone is
    covered: str  # spaces, wool and cloth, projects
    only: str  # the one project that is not covered
    supply: str  # such as "0 grain, 1 stone"; what is not mentioned is what the players leave
    projects: str  # in play besides the bridge (and the tower)
    cubes: str  # that lie on projects: "3 stone bridge, 1 wood church"
    finished: str
    donors: dict[str, str]  # by project
    ill: str  # places and their tiles: "4: 2, 9: 3"
    healed: str  # places without a tile: "1, 2"
    tile: int  # what the tile shows that the event turns, if it turns one
    lion: Things
    lily: Things
    tower: Things
    rose: Things


def has(**things: Unpack[Things]) -> Things:
    """What a player has."""
    return things


CONTRACT: Game[State] = game
"""A type checker sees here that nothing is missing."""


# --- Up to a decision ---


def new(seats: int = 4, options: dict[str, Any] | None = None, box: TownBox | None = None) -> State:
    """A new game; chance is asked who gets the crest."""
    return game.new(seats, options or {}, game.box() if box is None else box)


def drawing(**table: Unpack[Table]) -> State:
    """A round begins; chance is asked for its event."""
    return begin(table, "BeginRound")


def event(name: str, **table: Unpack[Table]) -> State:
    """This event is drawn, its place falls ill (if need be), and it happens."""
    state = begin({"period": period_of(name), **table}, "BeginRound")
    play(state, f"draw {name}")
    if step(state) == "FallIll":
        play(state, f"plague {table['tile']}" if "tile" in table else offered(state)[0])
    return state


def turning(name: str = "i-04", **table: Unpack[Table]) -> State:
    """The card of this event, which has happened, is to be turned."""
    return begin({"period": period_of(name), **table}, "TurnCard", name)


def actions(name: str = "i-04", **table: Unpack[Table]) -> State:
    """The card of this event lies there; the holder of the crest plays the first card."""
    return begin({"period": period_of(name), **table}, "Actions", name)


def period_ends(**table: Unpack[Table]) -> State:
    """All rounds of a period are over; up to the roll of the tax die, or a donor's decision."""
    state = place(table)
    state.round_number = ROUNDS
    schedule(state, CONTRIBUTIONS, *after(state.period))
    steps.advance(state)
    return state


def period_begins(**table: Unpack[Table]) -> State:
    """A period begins with its sanctions; up to the first decision."""
    state = place(table)
    state.period -= 1
    state.round_number = 0
    schedule(state, *periods_after(state.period))
    steps.advance(state)
    return state


def begin(table: Table, first: str, name: str = "") -> State:
    """A position before this step of a round, run up to the first decision."""
    state = place(table)
    if name:
        state.event = EVENTS.index(name)
        state.unseen &= ~(1 << state.event)
        if state.box.events[state.event].lasting and state.event not in state.lasting:
            state.lasting.append(state.event)
        state.turned = NOT_TURNED if first == "TurnCard" else 0
    if first == "BeginRound":
        state.round_number -= 1
    left = ROUNDS - table.get("round", 1)
    schedule(state, *rest_of_round(first), *(ROUND,) * left, CONTRIBUTIONS, *after(state.period))
    steps.advance(state)
    return state


def rest_of_round(first: str) -> list[Step[Any]]:
    """The steps of a round from this one on."""
    found = list(ROUND.steps[::-1])
    names = [steps.name(each) for each in found]
    return found[names.index(first) :]


def after(period: int) -> list[Step[Any]]:
    """What follows the contributions of a period: its end, and the other periods."""
    if period == PERIODS:
        return list(LAST_PERIOD.steps[::-1][2:])
    return [*PERIOD.steps[::-1][2:], *periods_after(period)]


def periods_after(done: int) -> list[Step[Any]]:
    """The periods that follow when so many are over."""
    return [*(PERIOD,) * (PERIODS - 1 - done), LAST_PERIOD]


# --- The pieces ---


def place(table: Table) -> State:
    """The pieces of a position, with nothing to do yet."""
    seats = table.get("seats", 4)
    state = new(seats, table.get("options"), table.get("box"))
    state.agenda = []
    state.seat = NOBODY
    state.period = table.get("period", 1)
    state.round_number = table.get("round", 1)
    state.crest = seat(table.get("crest", "lion"))
    lay_events(state, table)
    lay_board(state, table)
    lay_plague(state, table)
    things = [table.get("lion"), table.get("lily"), table.get("tower"), table.get("rose")]
    for player, thing in enumerate(things[:seats]):
        give(state, CHARGES[player], **(thing or {}))
    for words in split(table.get("supply", "")):
        number, good = words.split()
        state.supply[LIMITED.index(good)] = int(number)
    return state


def lay_events(state: State, table: Table) -> None:
    state.unseen = ((1 << EVENTS_A_PERIOD) - 1) << EVENTS_A_PERIOD * (state.period - 1)
    state.event = NO_EVENT
    state.lasting = [EVENTS.index(name) for name in split(table.get("lasting", ""))]
    for name in [*split(table.get("drawn", "")), *split(table.get("lasting", ""))]:
        state.unseen &= ~(1 << EVENTS.index(name))


def lay_board(state: State, table: Table) -> None:
    """The stone, covers, projects."""
    state.favour = SPACES.index(table.get("stone", "first outlaw"))
    state.covered_goods = 0
    for name in split(table.get("covered", "")):
        if name in SPACES:
            state.covered_spaces |= 1 << SPACES.index(name)
        elif name in LIMITED:
            state.covered_goods |= 1 << LIMITED.index(name)
        else:
            state.covered_projects |= 1 << PROJECTS.index(name)
    if "only" in table:
        state.only_project = PROJECTS.index(table["only"])
    state.in_play = bit_set(table.get("projects", ""), PROJECTS) | 1 << BRIDGE
    if state.period >= PLAGUE_PERIOD:
        state.in_play |= 1 << TOWER
    for words in split(table.get("cubes", "")):
        number, material, project = words.split()
        lay_cubes(state, PROJECTS.index(project), MATERIALS.index(material), int(number))
    state.finished = bit_set(table.get("finished", ""), PROJECTS)
    for done in bits(state.finished):
        for cube in range(len(MATERIALS)):
            lay_cubes(state, done, cube, spaces_left(state, done, cube))
    for project_name, donors in table.get("donors", {}).items():
        state.donors[PROJECTS.index(project_name)] = bit_set(donors, CHARGES)


def lay_cubes(state: State, project: int, material: int, number: int) -> None:
    state.empty[len(MATERIALS) * project + material] -= number
    state.supply[material] -= number
    state.in_play |= 1 << project


def lay_plague(state: State, table: Table) -> None:
    if state.period < PLAGUE_PERIOD:
        return
    state.places = [FACE_DOWN] * PLACES
    state.tiles = list(state.box.tiles)
    for words in split(table.get("ill", "")):
        number, tile = words.split(":")
        state.places[int(number) - 1] = int(tile)
        state.tiles[int(tile) - 1] -= 1
    for words in split(table.get("healed", "")):
        state.places[int(words) - 1] = NO_TILE
        state.tiles[min(bits_of(state.tiles))] -= 1


def bits_of(tiles: Sequence[int]) -> list[int]:
    return [value for value, count in enumerate(tiles) if count]


def give(state: State, who: str, **things: Unpack[Things]) -> State:
    """Let a player have exactly this, besides all cards that do not lie before him."""
    player = state.players[seat(who)]
    before, player.goods = player.goods, counts(things.get("goods", ""), GOODS)
    for good in range(len(LIMITED)):
        state.supply[good] += before[good] - player.goods[good]
    assert min(state.supply) >= 0, things
    player.points = [things.get("points", 8)] + [0] * (len(player.points) - 1)
    player.laid = bit_set(things.get("laid", ""), CARDS)
    player.hidden = bit_set(things.get("hidden", ""), CARDS)
    first_game = state.variant.first_game and state.period == 1
    player.hand = (STARRED if first_game else ALL_CARDS) & ~player.laid & ~player.hidden
    player.last = CARDS.index(things["last"]) if "last" in things else NO_CARD
    player.houses = sum(1 << int(site) - 1 for site in split(things.get("houses", "")))
    player.sanctions = bit_set(things.get("sanctions", ""), SANCTIONS)
    state.offered = None
    return state
