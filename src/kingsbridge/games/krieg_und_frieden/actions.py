"""Everything a baron or nature can do in this game."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.story import Line
from kingsbridge.games.krieg_und_frieden.components import (
    CARD_LINES,
    CARD_NAMES,
    CARDS,
    CHARGES,
    RESOURCE_LINES,
    RESOURCES,
)


class Draw(Action):
    """Nature draws a resource card of this kind."""

    def __init__(self, resource: int) -> None:
        super().__init__(
            f"draw {RESOURCES[resource]}", Line("nature-draw", resource=RESOURCE_LINES[resource])
        )
        self.resource = resource


class Deal(Action):
    """Nature deals a problem card of this kind."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"deal {CARD_NAMES[kind]}", Line("nature-deal", card=CARD_LINES[kind]))
        self.kind = kind


class First(Action):
    """Nature says who is the first chancellor."""

    def __init__(self, baron: int) -> None:
        super().__init__(f"first {CHARGES[baron]}", Line("nature-first", other=baron))
        self.baron = baron


class Lay(Action):
    """Lay a problem card of this kind on the table."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"lay {CARDS[kind]}", Line("do-lay", card=CARD_LINES[kind]))
        self.kind = kind


class Pay(Action):
    """Pay this privilege to change the year's problem."""

    def __init__(self, resource: int) -> None:
        super().__init__(
            f"pay {RESOURCES[resource]}", Line("do-pay", resource=RESOURCE_LINES[resource])
        )
        self.resource = resource


class Bid(Action):
    """Add a card of this kind to the bid that is being made."""

    def __init__(self, resource: int) -> None:
        super().__init__(
            f"bid {RESOURCES[resource]}", Line("do-bid", resource=RESOURCE_LINES[resource])
        )
        self.resource = resource


class TakeBack(Action):
    """Take a card of this kind back that is laid but not yet confirmed."""

    def __init__(self, resource: int) -> None:
        super().__init__(
            f"take back {RESOURCES[resource]}",
            Line("do-take-back", resource=RESOURCE_LINES[resource]),
        )
        self.resource = resource


class Take(Action):
    """Take a privilege of this kind from the bank."""

    def __init__(self, resource: int) -> None:
        super().__init__(
            f"take {RESOURCES[resource]}", Line("do-take", resource=RESOURCE_LINES[resource])
        )
        self.resource = resource


class TakeFrom(Action):
    """Take a privilege of this kind from this baron."""

    def __init__(self, resource: int, baron: int) -> None:
        super().__init__(
            f"take {RESOURCES[resource]} from {CHARGES[baron]}",
            Line("do-take-from", resource=RESOURCE_LINES[resource], other=baron),
        )
        self.resource = resource
        self.baron = baron


class Attack(Action):
    """Attack this baron's knights."""

    def __init__(self, baron: int) -> None:
        super().__init__(f"attack {CHARGES[baron]}", Line("do-attack", other=baron), grave=True)
        self.baron = baron


class Bribe(Action):
    """Bribe this baron's knights."""

    def __init__(self, baron: int) -> None:
        super().__init__(f"bribe {CHARGES[baron]}", Line("do-bribe", other=baron), grave=True)
        self.baron = baron


class Choose(Action):
    """Choose the kind of the basic income card."""

    def __init__(self, resource: int) -> None:
        super().__init__(
            f"choose {RESOURCES[resource]}", Line("do-choose", resource=RESOURCE_LINES[resource])
        )
        self.resource = resource


class Ask(Action):
    """Ask the king for half of this baron's cards."""

    def __init__(self, baron: int) -> None:
        super().__init__(f"ask {CHARGES[baron]}", Line("do-ask", other=baron))
        self.baron = baron


class Discard(Action):
    """Lay a card of this kind aside to be discarded."""

    def __init__(self, resource: int) -> None:
        super().__init__(
            f"discard {RESOURCES[resource]}", Line("do-discard", resource=RESOURCE_LINES[resource])
        )
        self.resource = resource


DRAWS: Final = tuple(Draw(resource) for resource in range(len(RESOURCES)))
DEALS: Final = tuple(Deal(kind) for kind in range(len(CARD_NAMES)))
FIRSTS: Final = tuple(First(baron) for baron in range(len(CHARGES)))
LAYS: Final = tuple(Lay(kind) for kind in range(len(CARDS)))
PAYS: Final = tuple(Pay(resource) for resource in range(len(RESOURCES)))
LEAVE_IT: Final = Action("leave it", Line("do-leave-it"), declines=True)
BIDS: Final = tuple(Bid(resource) for resource in range(len(RESOURCES)))
TAKE_BACKS: Final = tuple(TakeBack(resource) for resource in range(len(RESOURCES)))
CONFIRM: Final = Action("confirm", Line("do-confirm"))
PASS: Final = Action("pass", Line("do-pass"), declines=True)
TAKES: Final = tuple(Take(resource) for resource in range(len(RESOURCES)))
TAKES_FROM: Final = tuple(
    tuple(TakeFrom(resource, baron) for baron in range(len(CHARGES)))
    for resource in range(len(RESOURCES))
)
TAKE_NONE: Final = Action("take none", Line("do-take-none"), declines=True)
WORKSHOP: Final = Action("workshop", Line("do-workshop"))
FARM: Final = Action("farm", Line("do-farm"))
ATTACKS: Final = tuple(Attack(baron) for baron in range(len(CHARGES)))
BRIBES: Final = tuple(Bribe(baron) for baron in range(len(CHARGES)))
DONE: Final = Action("done", Line("do-done"), declines=True)
DEFEND: Final = Action("defend", Line("do-defend"))
DEFEND_WITH_LOOT: Final = Action("defend with loot", Line("do-defend-with-loot"))
YIELD: Final = Action("yield", Line("do-yield"), grave=True, declines=True)
BURN_FARM: Final = Action("burn farm", Line("do-burn-farm"))
BURN_WORKSHOP: Final = Action("burn workshop", Line("do-burn-workshop"))
GIVE: Final = Action("give", Line("do-give"))
GIVE_LOOT: Final = Action("give loot", Line("do-give-loot"))
SEEN: Final = Action("seen", Line("do-seen"))
CHOOSES: Final = tuple(Choose(resource) for resource in range(len(RESOURCES)))
ASKS: Final = tuple(Ask(baron) for baron in range(len(CHARGES)))
ASK_NOBODY: Final = Action("ask nobody", Line("do-ask-nobody"), declines=True)
DISCARDS: Final = tuple(Discard(resource) for resource in range(len(RESOURCES)))

VOCABULARY: Final = Vocabulary(
    (
        *DRAWS,
        *DEALS,
        *FIRSTS,
        *LAYS,
        *PAYS,
        LEAVE_IT,
        *BIDS,
        *TAKE_BACKS,
        CONFIRM,
        PASS,
        *TAKES,
        *(take for takes in TAKES_FROM for take in takes),
        TAKE_NONE,
        WORKSHOP,
        FARM,
        *ATTACKS,
        *BRIBES,
        DONE,
        DEFEND,
        DEFEND_WITH_LOOT,
        YIELD,
        BURN_FARM,
        BURN_WORKSHOP,
        GIVE,
        GIVE_LOOT,
        SEEN,
        *CHOOSES,
        *ASKS,
        ASK_NOBODY,
        *DISCARDS,
    )
)


def read(words: str) -> Action:
    """The action of these words."""
    return VOCABULARY.read(words)
