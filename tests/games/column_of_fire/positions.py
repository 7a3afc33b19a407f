"""Positions of A Column of Fire, set up in the players' words: see ``families``.

No rule is tested here.
"""

from __future__ import annotations

from typing import Any, TypedDict, Unpack, cast

from games.column_of_fire.families import let_pass, play, roll, seat, step
from kingsbridge.core import steps
from kingsbridge.core.game import Game
from kingsbridge.core.steps import NOBODY, TURN_ENDS, Step, around, each, schedule
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire.components.box import FireBox
from kingsbridge.games.column_of_fire.components.names import (
    BLACK,
    CHARACTERS_A_DECK,
    COLOURED,
    COLOURS,
    COUNTRIES,
    DECK,
    DICE,
    FULL_DECK,
    GOODS,
    NO_CARD,
    NO_FACE,
    NO_TILE,
    PURPLE,
    RELIGIONS,
    STONES,
    TILES,
    TRACK,
    card_words,
    character_of,
)
from kingsbridge.games.column_of_fire.order import GAME, YEARS
from kingsbridge.games.column_of_fire.state import FREE, IN_LOCH_LEVEN, NO_SITE, Player, State
from kingsbridge.games.column_of_fire.steps.halves import TAKE_FIRST_HALF, TAKE_SECOND_HALF
from wording import counts, split

OPEN = ", ".join(f"{country} captain" for country in COUNTRIES)
"""What lies open where a position says nothing else."""


class Things(TypedDict, total=False):
    """What a player can have; what is not mentioned he has not, but for what ``USUAL`` says."""

    points: int
    religion: str  # with what the religion die shows: "catholic 3"
    goods: str
    protection: int
    tiles: str
    cards: str  # from left to right: "white 4 elizabeth-i, purple 2 spain captain"
    loch_leven: str  # "blue 3"
    houses: str  # "england 4, spain 1"
    space: int


USUAL: tuple[Things, ...] = (
    {"points": 0, "religion": "catholic 4", "space": 1},
    {"points": 0, "religion": "protestant 4", "space": 6},
    {"points": 0, "religion": "catholic 4", "space": 11},
    {"points": 0, "religion": "protestant 4", "space": 16},
)


class Table(TypedDict, total=False):
    """How a position differs from the usual one: year 2, yellow begins and is in turn."""

    seats: int
    options: dict[str, Any]
    box: FireBox
    first: str  # the starting player
    turn: str  # whose turn begins
    year: int
    last_year: bool
    stones: dict[str, str]  # by country: "2 catholic, neutral"
    open: str  # the characters that lie open: "france captain"; "france -" for none
    decks: dict[str, str]  # by country, all cards that were not turned up yet
    pile: str  # the advantage tiles that nobody has; otherwise all there are
    discard: str
    yellow: Things
    blue: Things
    green: Things
    red: Things


def has(**things: Unpack[Things]) -> Things:
    """What a player has."""
    return things


CONTRACT: Game[State] = game
"""A type checker sees here that nothing is missing."""


# --- Up to a decision ---


def new(seats: int = 4, options: dict[str, Any] | None = None, box: FireBox | None = None) -> State:
    """A new game; chance is asked who begins."""
    return game.new(seats, options or {}, game.box() if box is None else box)


def first_half(**table: Unpack[Table]) -> State:
    """A turn of the first half begins; up to the first decision, be it another player's."""
    state = place(table)
    state.half = 1
    each(state, seats_to_come(state, table), TAKE_FIRST_HALF, TURN_ENDS)
    return begin(state, YEARS.steps[0])


def second_half(**table: Unpack[Table]) -> State:
    """A turn of the second half begins; up to the first decision or roll."""
    state = place(table)
    state.half = 2
    each(state, seats_to_come(state, table), TAKE_SECOND_HALF, TURN_ENDS)
    return begin(state)


def begin(state: State, *chapters: Step[Any]) -> State:
    """Put what follows the turns of this half under them, and run up to the first decision."""
    turns, state.agenda = state.agenda, []
    schedule(state, *chapters, *GAME[1:])
    state.agenda += turns
    steps.advance(state)
    return state


def seats_to_come(state: State, table: Table) -> list[int]:
    """Those whose turn is not over in this half of the year."""
    order = around(state.first, len(state.players))
    return order[order.index(seat(table.get("turn", "yellow"))) :]


def rolled(faces: str = "", **table: Unpack[Table]) -> State:
    """A turn of the second half: the dice show this, and one is to be chosen."""
    state = second_half(**table)
    if step(state) == "Moment":
        play(state, "go on")
    return roll(state, faces)


def drawn(character: str, face: int = 4, **table: Unpack[Table]) -> State:
    """Whoever is in turn draws this character with the die of its country, and may use it."""
    country = character.split(maxsplit=1)[0] if " " in character else country_of(character)
    die = DICE[COUNTRIES.index(country)]
    name = character.rsplit(maxsplit=1)[-1]
    table["open"] = f"{table.get('open', '')}, {country} {name}"
    state = rolled(f"{die} {face}", **table)
    play(state, f"{die} in {country}")
    return let_pass(state, lambda at: step(at) not in ("LayStone", "SetUpHouse"))


def moving(**table: Unpack[Table]) -> State:
    """Whoever is in turn has renounced a character, and moves his disk."""
    mover = table.get("turn", "yellow")
    things: Things = {**USUAL[seat(mover)], **things_of(table, mover)}
    things["points"] += 1
    state = rolled(**with_things(table, mover, things))
    return play(state, "renounce") if step(state) == "ChooseDie" else state


def on_space(number: int, **table: Unpack[Table]) -> State:
    """Whoever is in turn has just moved to this space; the others stand behind it."""
    mover = table.get("turn", "yellow")
    places = [number - 2, number, number + 1, number + 2]
    for who, place in zip(around(seat(mover), table.get("seats", 4)), places, strict=False):
        things: Things = {"space": place % TRACK + 1, **things_of(table, COLOURS[who])}
        table = with_things(table, COLOURS[who], things)
    return play(moving(**table), f"move to {number}")


def with_things(table: Table, who: str, things: Things) -> Table:
    """The same, but this player has these things."""
    return cast("Table", {**table, who: things})


def things_of(table: Table, who: str) -> Things:
    found = [table.get("yellow"), table.get("blue"), table.get("green"), table.get("red")]
    return found[seat(who)] or {}


def country_of(character: str) -> str:
    """The country of a character whose name is on one card alone."""
    found = [country for country in range(len(COUNTRIES)) if in_deck(country, character)]
    assert len(found) == 1, character
    return COUNTRIES[found[0]]


def in_deck(country: int, character: str) -> list[int]:
    words = f"{COUNTRIES[country]} {character}"
    return [card for card in range(CHARACTERS_A_DECK) if card_words(country, card) == words]


# --- The pieces ---


def place(table: Table) -> State:
    """The pieces of a position, with nothing to do yet."""
    seats = table.get("seats", 4)
    state = new(seats, table.get("options"), table.get("box"))
    state.agenda = []
    state.seat = NOBODY
    state.offered = None
    state.year = table.get("year", 2)
    state.last_year = table.get("last_year", False)
    state.first = seat(table.get("first", table.get("turn", "yellow")))
    state.pile = [tile.count for tile in state.box.tiles]
    state.in_use = NO_TILE
    lay_stones(state, table)
    lay_decks(state, table)
    for who in range(seats):
        things: Things = {**USUAL[who], **things_of(table, COLOURS[who])}
        give(state, COLOURS[who], **things)
    state.discard = take_tiles(state, table.get("discard", ""))
    if "pile" in table:
        state.pile = counts(table["pile"], TILES)
    for country_name, words in table.get("decks", {}).items():
        country = COUNTRIES.index(country_name)
        state.unseen[country] = sum(1 << card_of(country, word) for word in split(words))
    return state


def lay_stones(state: State, table: Table) -> None:
    state.stones = [
        number
        for country in COUNTRIES
        for number in counts(table.get("stones", {}).get(country, ""), STONES)
    ]


def lay_decks(state: State, table: Table) -> None:
    state.unseen = [FULL_DECK] * len(COUNTRIES)
    state.open_cards = [NO_CARD] * len(COUNTRIES)
    for words in split(f"{OPEN}, {table.get('open', '')}"):
        name, _, character = words.partition(" ")
        country = COUNTRIES.index(name)
        if state.open_cards[country] != NO_CARD:
            state.unseen[country] |= 1 << state.open_cards[country]
        state.open_cards[country] = NO_CARD
        if character != "-":
            (state.open_cards[country],) = in_deck(country, character)
            state.unseen[country] &= ~(1 << state.open_cards[country])


def card_of(country: int, words: str) -> int:
    """A card of a deck: ``"captain"``, ``"event armada"``."""
    full = words if words.startswith("event ") else f"{COUNTRIES[country]} {words}"
    return [card_words(country, card) for card in range(DECK)].index(full)


def take_tiles(state: State, words: str) -> list[int]:
    taken = counts(words, TILES)
    state.pile = [there - here for there, here in zip(state.pile, taken, strict=True)]
    assert min(state.pile) >= 0, words
    return taken


def give(state: State, who: str, **things: Unpack[Things]) -> None:
    """Let a player have exactly this."""
    player = state.players[seat(who)]
    player.points = [things["points"]] + [0] * (len(player.points) - 1)
    religion, face = things["religion"].split()
    player.religion = RELIGIONS.index(religion)
    player.goods = counts(things.get("goods", ""), GOODS)
    player.protection = things.get("protection", 0)
    player.tiles = take_tiles(state, things.get("tiles", ""))
    player.places = [FREE] * COLOURED + player.places[BLACK:]
    player.faces = [NO_FACE] * COLOURED + [int(face)]
    player.cards = []
    for words in split(things.get("cards", "")):
        lay_card(state, player, words)
    for words in split(things.get("loch_leven", "")):
        die, number = words.split()
        player.places[DICE.index(die)] = IN_LOCH_LEVEN
        player.faces[DICE.index(die)] = int(number)
    player.houses = [NO_SITE] * len(COUNTRIES)
    for words in split(things.get("houses", "")):
        country, site = words.split()
        player.houses[COUNTRIES.index(country)] = int(site)
    player.disk = things["space"] - 1


def lay_card(state: State, player: Player, words: str) -> None:
    """A character with its die: ``"white 4 elizabeth-i"``, ``"purple 2 spain captain"``."""
    name, face, *character = words.split()
    die = DICE.index(name)
    if len(character) == 2:
        country = COUNTRIES.index(character[0])
    else:
        country = COUNTRIES.index(country_of(character[0])) if die == PURPLE else die
    (card,) = in_deck(country, character[-1])
    assert card != state.open_cards[country], f"{words} lies open"
    state.unseen[country] &= ~(1 << card)
    player.cards.append(die)
    player.places[die] = character_of(country, card)
    player.faces[die] = int(face)
