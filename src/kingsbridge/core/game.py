"""The one contract between the games and whoever plays, serves or studies them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple, NotRequired, Protocol, TypedDict, TypeVar

from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.components import Box
from kingsbridge.core.facts import facts
from kingsbridge.core.steps import Position

Choice = bool | int | str
Options = Mapping[str, Choice]


class Option(NamedTuple):
    """A rule of the table that is settled before the game: what may be chosen, what is usual."""

    name: str
    choices: tuple[Choice, ...]
    default: Choice


class Part(TypedDict):
    """A part of a turn, by its text key; whose it is, if it is somebody's."""

    key: str
    seat: NotRequired[int]


class Trail(TypedDict):
    """The parts of a turn, and in which of them the game is."""

    parts: list[Part]
    now: int


class BadOptions(ValueError):  # noqa: N818 -- the name players' code reads best
    """A choice that the game does not offer, and why."""


P = TypeVar("P", bound=Position)


class Game(Protocol[P]):
    """A game is a module that offers these names."""

    @property
    def NAME(self) -> str: ...  # noqa: N802 -- a module's constant

    @property
    def SEATS(self) -> range: ...  # noqa: N802 -- a module's constant

    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...  # noqa: N802 -- a module's constant

    @property
    def RULES_VERSION(self) -> int: ...  # noqa: N802 -- a module's constant

    @property
    def HIDDEN(self) -> bool: ...  # noqa: N802 -- a module's constant; does a seat see more than another?

    @property
    def MINUTES(self) -> tuple[int, int]: ...  # noqa: N802 -- a module's constant

    @property
    def PATIENCE(self) -> int: ...  # noqa: N802 -- a module's constant; how many defaults before a value

    @property
    def FEATURES(self) -> tuple[str, ...]: ...  # noqa: N802 -- a module's constant; what a value looks at

    @property
    def VOCABULARY(self) -> Vocabulary: ...  # noqa: N802 -- a module's constant

    @property
    def LONGEST(self) -> int: ...  # noqa: N802 -- a module's constant

    def box(self, text: str | None = None) -> Box:
        """The component set of this file's text; the standard one without."""

    def new(self, seats: int, options: Options, box: Any) -> P:
        """Set the game up, up to the first decision."""

    def restore(self, told: Mapping[str, Any], box: Any) -> P:
        """The position of which ``facts`` told this."""

    def legal(self, state: P) -> Sequence[Action]:
        """What the asked seat may do, always in the same order."""

    def weights(self, state: P) -> Sequence[int]:
        """How often nature picks each of its legal actions."""

    def apply(self, state: P, action: Action) -> None:
        """Carry the action out, and all that follows up to the next decision."""

    def pieces(self, state: P) -> dict[str, int]:
        """How many there are of everything that must never be lost or made."""

    def scores(self, state: P) -> Sequence[float]:
        """Every seat's score, which may have halves."""

    def ranking(self, state: P) -> Sequence[int]:
        """Every seat's place, from 1, after all tie-breaks; a shared place is a shared number."""

    def account(self, state: P) -> Sequence[Mapping[str, float]]:
        """Where every seat's score comes from, and what breaks ties, by text key."""

    def view(self, state: P, seat: int) -> Mapping[str, Any]:
        """What this seat or a spectator may see, or everything for ``OPEN``; ready for JSON.

        Under ``trail`` it tells the parts of a turn (``Trail``).
        """

    def guess(self, state: P, seat: int, rng: Random) -> P:
        """A position this seat cannot tell from the true one.

        With the same luck the same, whatever is true: bots' choices and hints hang on it.
        """

    def read(self, words: str) -> Action:
        """The action of these words."""

    def default(self, state: P) -> Action:
        """The sensible action for a seat whose player is absent."""

    def value(self, state: P) -> list[float]:
        """Every seat's chance of winning at a glance, 1 in all; at the end, who has won."""

    def features(self, state: P) -> tuple[list[list[float]], float]:
        """What each seat's value comes from, in the order of ``FEATURES``, and the scale of it.

        Two seats whose features differ by the scale in all are told apart clearly.
        """

    def priors(self, state: P) -> list[float]:
        """How promising each legal action looks at a glance; they add up to 1."""


def settings(game: Game[Any]) -> list[dict[str, Choice]]:
    """Every way to choose the options: the usual one first, then those with one choice changed.

    Of those that set up the same position, as when an option has another in it, only the first.
    """
    names = [option.name for option in game.OPTIONS]
    found: list[dict[str, Choice]] = [
        dict(zip(names, choices, strict=True))
        for choices in product(*(option.choices for option in game.OPTIONS))
    ]
    distinct: list[dict[str, Choice]] = []
    positions: list[dict[str, Any]] = []
    for chosen in sorted(found, key=lambda chosen: changes(game.OPTIONS, chosen)):
        position = facts(game.new(game.SEATS.start, chosen, game.box()))
        if position not in positions:
            positions.append(position)
            distinct.append(chosen)
    return distinct


def changes(declared: Sequence[Option], chosen: Options) -> int:
    """How many options are not as usual."""
    return sum(chosen[option.name] != option.default for option in declared)


def read_seats(game: Game[Any], given: int | None) -> int:
    """How many seats a game has; the fewest if nobody says."""
    if given is None:
        return game.SEATS.start
    if given not in game.SEATS:
        numbers = " or ".join(map(str, game.SEATS))
        message = f"{game.NAME} is for {numbers} players, not {given}"
        raise BadOptions(message)
    return given


def read_options(declared: Sequence[Option], given: Options) -> dict[str, Choice]:
    """The table's rules from choices, or words such as ``yes`` or ``3``; else the usual ones."""
    chosen = {option.name: option.default for option in declared}
    by_name = {option.name: option for option in declared}
    for name, choice in given.items():
        if name not in by_name:
            known = ", ".join(by_name) or "it has none"
            message = f"no option {name!r} in this game ({known})"
            raise BadOptions(message)
        chosen[name] = _choice(by_name[name], write_choice(choice))
    return chosen


def write_choice(choice: Choice) -> str:
    """A choice as the word it is read from."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)


def _choice(option: Option, word: str) -> Choice:
    for choice in option.choices:
        if write_choice(choice) == word:
            return choice
    words = ", ".join(write_choice(choice) for choice in option.choices)
    message = f"option {option.name!r} cannot be {word!r} (choose from {words})"
    raise BadOptions(message)
