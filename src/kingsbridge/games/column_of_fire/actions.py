"""Everything a player or nature can do in this game."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.components.names import (
    CHOICES,
    COLOURED,
    COLOURS,
    COUNTRIES,
    COUNTRY_LINES,
    DECK,
    DICE,
    DIE_LINES,
    FACES,
    GOOD_LINES,
    GOODS,
    LOCH_LEVEN_CARDS,
    RELIGION_LINES,
    RELIGIONS,
    STONE_LINES,
    STONES,
    TILE_LINES,
    TILES,
    TRACK,
    card_line,
    card_words,
    country_of,
    die_of,
)

UP: Final = 1
DOWN: Final = -1
DIRECTIONS: Final = ("down", "up")


class First(Action):
    """Nature says who begins."""

    def __init__(self, player: int) -> None:
        super().__init__(f"first {COLOURS[player]}", Line("nature-first", other=player))
        self.player = player


class Deal(Action):
    """Nature deals this Loch Leven card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"loch leven {card + 1}", Line("nature-loch-leven", number=card + 1))
        self.card = card


class Roll(Action):
    """Nature rolls a die."""

    def __init__(self, face: int) -> None:
        super().__init__(f"roll {face}", Line("nature-roll", number=face))
        self.face = face


class Reveal(Action):
    """Nature turns up this card of a country's deck."""

    def __init__(self, country: int, card: int) -> None:
        super().__init__(
            f"reveal {card_words(country, card)}",
            Line("nature-reveal", country=COUNTRY_LINES[country], card=card_line(country, card)),
        )
        self.country = country
        self.card = card


class Draw(Action):
    """Nature draws an advantage tile of this kind."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"draw {TILES[tile]}", Line("nature-draw", tile=TILE_LINES[tile]))
        self.tile = tile


class Choose(Action):
    """Use a rolled die in a country: for its character and a trading house."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.die: int = die_of(choice)
        self.country: int = country_of(choice)
        super().__init__(
            f"{DICE[self.die]} in {COUNTRIES[self.country]}",
            Line("do-choose", die=DIE_LINES[self.die], country=COUNTRY_LINES[self.country]),
        )


class Move(Action):
    """Move the action disk to this space."""

    def __init__(self, space: int) -> None:
        super().__init__(f"move to {space + 1}", Line("do-move", number=space + 1))
        self.space = space


class Take(Action):
    """Take a good."""

    def __init__(self, good: int) -> None:
        super().__init__(f"take {GOODS[good]}", Line("do-take", good=GOOD_LINES[good]))
        self.good = good


class Sell(Action):
    """Sell a good in a country, at its price."""

    def __init__(self, country: int, good: int) -> None:
        super().__init__(
            f"sell {GOODS[good]} in {COUNTRIES[country]}",
            Line("do-sell", good=GOOD_LINES[good], country=COUNTRY_LINES[country]),
        )
        self.country = country
        self.good = good


class SellAny(Action):
    """Sell a good for what a symbol says."""

    def __init__(self, good: int) -> None:
        super().__init__(f"sell {GOODS[good]}", Line("do-sell-any", good=GOOD_LINES[good]))
        self.good = good


class Place(Action):
    """Place a stone in a country."""

    def __init__(self, country: int, stone: int) -> None:
        super().__init__(
            f"place {STONES[stone]} in {COUNTRIES[country]}",
            Line("do-place", stone=STONE_LINES[stone], country=COUNTRY_LINES[country]),
        )
        self.country = country
        self.stone = stone


class Remove(Action):
    """Remove a stone from a country."""

    def __init__(self, country: int, stone: int) -> None:
        super().__init__(
            f"remove {STONES[stone]} from {COUNTRIES[country]}",
            Line("do-remove", stone=STONE_LINES[stone], country=COUNTRY_LINES[country]),
        )
        self.country = country
        self.stone = stone


class Turn(Action):
    """Turn a die on one of one's cards by one."""

    def __init__(self, die: int, by: int) -> None:
        way = DIRECTIONS[by > 0]
        super().__init__(f"turn {DICE[die]} {way}", Line("do-turn-" + way, die=DIE_LINES[die]))
        self.die = die
        self.by = by


class Free(Action):
    """Take a die off its card; a character then leaves the game, the religion die is rolled."""

    def __init__(self, die: int) -> None:
        super().__init__(f"free {DICE[die]}", Line("do-free", die=DIE_LINES[die]))
        self.die = die


class Dismiss(Action):
    """Remove the character that lies open in a country from the game."""

    def __init__(self, country: int) -> None:
        super().__init__(
            f"dismiss {COUNTRIES[country]}", Line("do-dismiss", country=COUNTRY_LINES[country])
        )
        self.country = country


class Use(Action):
    """Use an advantage tile of this kind."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"use {TILES[tile]}", Line("do-use", tile=TILE_LINES[tile]))
        self.tile = tile


class Pay(Action):
    """Pay points to take a die off its card."""

    def __init__(self, die: int) -> None:
        super().__init__(f"pay for {DICE[die]}", Line("do-pay", die=DIE_LINES[die]), grave=True)
        self.die = die


class Send(Action):
    """Send a die to Loch Leven."""

    def __init__(self, die: int) -> None:
        super().__init__(f"send {DICE[die]}", Line("do-send", die=DIE_LINES[die]))
        self.die = die


class Lose(Action):
    """Lose a good to an event."""

    def __init__(self, good: int) -> None:
        super().__init__(f"lose {GOODS[good]}", Line("do-lose", good=GOOD_LINES[good]))
        self.good = good


class Profess(Action):
    """Belong to this religion from now on."""

    def __init__(self, religion: int) -> None:
        super().__init__(RELIGIONS[religion], Line("do-profess", religion=RELIGION_LINES[religion]))
        self.religion = religion


class Resolve(Action):
    """Let the conflict of this country break out next."""

    def __init__(self, country: int) -> None:
        super().__init__(
            f"conflict in {COUNTRIES[country]}", Line("do-resolve", country=COUNTRY_LINES[country])
        )
        self.country = country


FIRSTS: Final = tuple(First(player) for player in range(len(COLOURS)))
DEALS: Final = tuple(Deal(card) for card in range(LOCH_LEVEN_CARDS))
ROLLS: Final = tuple(Roll(face) for face in range(1, FACES + 1))
REVEALS: Final = tuple(
    tuple(Reveal(country, card) for card in range(DECK)) for country in range(len(COUNTRIES))
)
DRAWS: Final = tuple(Draw(tile) for tile in range(len(TILES)))
CHOOSES: Final = tuple(Choose(choice) for choice in range(CHOICES))
MOVES: Final = tuple(Move(space) for space in range(TRACK))
TAKES: Final = tuple(Take(good) for good in range(len(GOODS)))
SELLS: Final = tuple(
    tuple(Sell(country, good) for good in range(len(GOODS))) for country in range(len(COUNTRIES))
)
SELLS_ANY: Final = tuple(SellAny(good) for good in range(len(GOODS)))
PLACES: Final = tuple(
    tuple(Place(country, stone) for stone in range(len(STONES)))
    for country in range(len(COUNTRIES))
)
REMOVES: Final = tuple(
    tuple(Remove(country, stone) for stone in range(len(RELIGIONS)))
    for country in range(len(COUNTRIES))
)
TURNS_DOWN: Final = tuple(Turn(die, DOWN) for die in range(len(DICE)))
TURNS_UP: Final = tuple(Turn(die, UP) for die in range(len(DICE)))
FREES: Final = tuple(Free(die) for die in range(len(DICE)))
DISMISSES: Final = tuple(Dismiss(country) for country in range(len(COUNTRIES)))
USES: Final = tuple(Use(tile) for tile in range(len(TILES)))
PAYS: Final = tuple(Pay(die) for die in range(len(DICE)))
SENDS: Final = tuple(Send(die) for die in range(COLOURED))
LOSES: Final = tuple(Lose(good) for good in range(len(GOODS)))
PROFESSES: Final = tuple(Profess(religion) for religion in range(len(RELIGIONS)))
RESOLVES: Final = tuple(Resolve(country) for country in range(len(COUNTRIES)))
SCORE: Final = Action("score", Line("do-score"))
TAKE_PROTECTION: Final = Action("take protection", Line("do-take-protection"))
TAKE_ADVANTAGE: Final = Action("take advantage", Line("do-take-advantage"))
NEXT_SPACE: Final = Action("next space", Line("do-next-space"))
RENOUNCE: Final = Action("renounce", Line("do-renounce"), declines=True)
LAY_STONE: Final = Action("lay stone", Line("do-lay-stone"))
WARD_OFF: Final = Action("ward off", Line("do-ward-off"))
RAISE: Final = Action("raise", Line("do-raise"))
LEAVE: Final = Action("leave", Line("do-leave"), declines=True)
PROTECT: Final = Action("protect", Line("do-protect"))
SUFFER: Final = Action("suffer", Line("do-suffer"))
REWARD: Final = Action("reward", Line("do-reward"))
KEEP: Final = Action("keep", Line("do-keep"), declines=True)
NOTHING: Final = Action("nothing", Line("do-nothing"), declines=True)
GO_ON: Final = Action("go on", Line("do-go-on"), declines=True)
ENOUGH: Final = Action("enough", Line("do-enough"), declines=True)

VOCABULARY: Final = Vocabulary(
    (
        *FIRSTS,
        *DEALS,
        *ROLLS,
        *(reveal for reveals in REVEALS for reveal in reveals),
        *DRAWS,
        *CHOOSES,
        *MOVES,
        *TAKES,
        *(sell for sells in SELLS for sell in sells),
        *SELLS_ANY,
        *(place for places in PLACES for place in places),
        *(remove for removes in REMOVES for remove in removes),
        *TURNS_DOWN,
        *TURNS_UP,
        *FREES,
        *DISMISSES,
        *USES,
        *PAYS,
        *SENDS,
        *LOSES,
        *PROFESSES,
        *RESOLVES,
        SCORE,
        TAKE_PROTECTION,
        TAKE_ADVANTAGE,
        NEXT_SPACE,
        RENOUNCE,
        LAY_STONE,
        WARD_OFF,
        RAISE,
        LEAVE,
        PROTECT,
        SUFFER,
        REWARD,
        KEEP,
        NOTHING,
        GO_ON,
        ENOUGH,
    )
)


def read(words: str) -> Action:
    """The action of these words."""
    return VOCABULARY.read(words)
