"""Everything a player or nature can do in this game."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.components.bundles import MOST, SOME
from kingsbridge.games.world_without_end.components.names import (
    CARD_LINES,
    CARDS,
    CHARGES,
    DUTIES,
    DUTY_LINES,
    EVENT_LINES,
    EVENTS,
    GAIN_LINES,
    GAINS,
    HIGHEST_TILE,
    MATERIALS,
    PLACES,
    POINTS,
    PROJECT_LINES,
    PROJECTS,
    SIDES,
    SITES,
)

HIGHEST_TAX: Final = 9


class First(Action):
    """Nature says who gets the crest first."""

    def __init__(self, player: int) -> None:
        super().__init__(f"first {CHARGES[player]}", Line("nature-first", other=player))
        self.player = player


class Draw(Action):
    """Nature draws this event."""

    def __init__(self, event: int) -> None:
        super().__init__(f"draw {EVENTS[event]}", Line("nature-draw", event=EVENT_LINES[event]))
        self.event = event


class Plague(Action):
    """Nature turns a plague tile of this value."""

    def __init__(self, value: int) -> None:
        super().__init__(f"plague {value}", Line("nature-plague", number=value))
        self.value = value


class Roll(Action):
    """Nature rolls the tax die."""

    def __init__(self, tax: int) -> None:
        super().__init__(f"roll {tax}", Line("nature-roll", number=tax))
        self.tax = tax


class Turn(Action):
    """Turn the event card so that its arrow points at this number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"turn to {number}", Line("do-turn", number=number))
        self.number = number


class Play(Action):
    """Lay this card open and use it."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CARDS[card]}", Line("do-play", card=CARD_LINES[card]))
        self.card = card


class Lay(Action):
    """Lay this card open without using it."""

    def __init__(self, card: int) -> None:
        super().__init__(f"lay {CARDS[card]}", Line("do-lay", card=CARD_LINES[card]))
        self.card = card


class Hide(Action):
    """Lay this card face down; by nature where it is picked blindly."""

    def __init__(self, card: int) -> None:
        super().__init__(f"hide {CARDS[card]}", Line("do-hide", card=CARD_LINES[card]))
        self.card = card


class Take(Action):
    """Take a cube of this material."""

    def __init__(self, material: int) -> None:
        super().__init__(f"take {MATERIALS[material]}", Line("do-take", good=GAIN_LINES[material]))
        self.material = material


class Build(Action):
    """Put a cube of this material on this project."""

    def __init__(self, project: int, material: int) -> None:
        super().__init__(
            f"{MATERIALS[material]} for {PROJECTS[project]}",
            Line("do-build", good=GAIN_LINES[material], project=PROJECT_LINES[project]),
        )
        self.project = project
        self.material = material


class House(Action):
    """Build a house on this site."""

    def __init__(self, site: int) -> None:
        super().__init__(f"house {site + 1}", Line("do-house", number=site + 1))
        self.site = site


class Harvest(Action):
    """Take the yield of one's house on this site."""

    def __init__(self, site: int) -> None:
        super().__init__(f"harvest {site + 1}", Line("do-harvest", number=site + 1))
        self.site = site


class Clear(Action):
    """Take one's house off this site."""

    def __init__(self, site: int) -> None:
        super().__init__(f"clear {site + 1}", Line("do-clear", number=site + 1))
        self.site = site


class Donate(Action):
    """Put a seal on this project."""

    def __init__(self, project: int) -> None:
        super().__init__(
            f"donate {PROJECTS[project]}", Line("do-donate", project=PROJECT_LINES[project])
        )
        self.project = project


class Weave(Action):
    """Make so many wool into cloth."""

    def __init__(self, number: int) -> None:
        super().__init__(f"weave {number}", Line("do-weave", number=number))
        self.number = number


class Treat(Action):
    """Treat the patient at this place."""

    def __init__(self, place: int) -> None:
        super().__init__(f"treat {place + 1}", Line("do-treat", number=place + 1))
        self.place = place


class Swap(Action):
    """Take what an event offers of this kind, at its price."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"swap for {GAINS[kind]}", Line("do-swap", good=GAIN_LINES[kind]))
        self.kind = kind


class Trade(Action):
    """Use the swap of this lasting event."""

    def __init__(self, event: int) -> None:
        super().__init__(f"swap by {EVENTS[event]}", Line("do-trade", event=EVENT_LINES[event]))
        self.event = event


class Give(Action):
    """Pay an event with so many of this kind."""

    def __init__(self, kind: int, number: int) -> None:
        key = "do-lose" if kind == POINTS else "do-give"
        super().__init__(f"give {number} {GAINS[kind]}", Line(key, goods=SOME[kind][number]))
        self.kind = kind
        self.number = number


class Spare(Action):
    """Pay loyalty to be spared what follows from missing this contribution."""

    def __init__(self, duty: int) -> None:
        super().__init__(f"loyalty for {DUTIES[duty]}", Line("do-spare", duty=DUTY_LINES[duty]))
        self.duty = duty


FIRSTS: Final = tuple(First(player) for player in range(len(CHARGES)))
DRAWS: Final = tuple(Draw(event) for event in range(len(EVENTS)))
PLAGUES: Final = tuple(Plague(value) for value in range(1, HIGHEST_TILE + 1))
ROLLS: Final = tuple(Roll(tax) for tax in range(HIGHEST_TAX + 1))
TURNS: Final = tuple(Turn(number) for number in range(SIDES))
PLAYS: Final = tuple(Play(card) for card in range(len(CARDS)))
GIVE_UP: Final = Action("give up", Line("do-give-up"), declines=True)
LAYS: Final = tuple(Lay(card) for card in range(len(CARDS)))
HIDES: Final = tuple(Hide(card) for card in range(len(CARDS)))
TAKES: Final = tuple(Take(material) for material in range(len(MATERIALS)))
BUILDS: Final = tuple(
    tuple(Build(project, material) for material in range(len(MATERIALS)))
    for project in range(len(PROJECTS))
)
SELL_WOOL: Final = Action("sell wool", Line("do-sell-wool"))
SELL_CLOTH: Final = Action("sell cloth", Line("do-sell-cloth"))
HOUSES: Final = tuple(House(site) for site in range(SITES))
HARVESTS: Final = tuple(Harvest(site) for site in range(SITES))
CLEARS: Final = tuple(Clear(site) for site in range(SITES))
DONATES: Final = tuple(Donate(project) for project in range(len(PROJECTS)))
WEAVES: Final = tuple(Weave(number) for number in range(1, MOST + 1))
SERVE: Final = Action("serve", Line("do-serve"))
TREATS: Final = tuple(Treat(place) for place in range(PLACES))
MOVE_STONE: Final = Action("move stone", Line("do-move-stone"))
SWAPS: Final = tuple(Swap(kind) for kind in range(len(GAINS)))
TRADES: Final = tuple(Trade(event) for event in range(len(EVENTS)))
GIVES: Final = tuple(
    tuple(Give(kind, number) for number in range(1, MOST + 1)) for kind in range(len(GAINS))
)
SPARES: Final = tuple(Spare(duty) for duty in range(len(DUTIES)))
NOTHING: Final = Action("nothing", Line("do-nothing"), declines=True)
ENOUGH: Final = Action("enough", Line("do-enough"), declines=True)

VOCABULARY: Final = Vocabulary(
    (
        *FIRSTS,
        *DRAWS,
        *PLAGUES,
        *ROLLS,
        *TURNS,
        *PLAYS,
        GIVE_UP,
        *LAYS,
        *HIDES,
        *TAKES,
        *(build for builds in BUILDS for build in builds),
        SELL_WOOL,
        SELL_CLOTH,
        *HOUSES,
        *HARVESTS,
        *CLEARS,
        *DONATES,
        *WEAVES,
        SERVE,
        *TREATS,
        MOVE_STONE,
        *SWAPS,
        *TRADES,
        *(give for gives in GIVES for give in gives),
        *SPARES,
        NOTHING,
        ENOUGH,
    )
)


def read(words: str) -> Action:
    """The action of these words."""
    return VOCABULARY.read(words)
