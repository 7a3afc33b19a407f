"""Every game as an OpenSpiel game, with chance nodes for nature's draws.

``load`` makes one; after ``register`` OpenSpiel's own ``load_game`` knows them, by names such as
``kingsbridge_NAME(players=2)``.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from kingsbridge.core.facts import facts
from kingsbridge.core.game import Choice, Game, read_options, read_seats
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.games import GAMES
from kingsbridge.research.layout import game_of, layout, rewards

PREFIX: Final = "kingsbridge_"
PLAYERS: Final = "players"


def load(name: str, seats: int | None = None, options: Mapping[str, Choice] | None = None) -> Any:
    """This game, with so many seats and these options."""
    register()
    game = game_of(name)
    chosen = read_options(game.OPTIONS, options or {})
    return pyspiel.load_game(PREFIX + name, {PLAYERS: read_seats(game, seats), **chosen})


def load_text(text: str) -> Any:
    """The game that OpenSpiel writes so, such as ``kingsbridge_NAME(players=2)``."""
    register()
    return pyspiel.load_game(text)


def register() -> None:
    """Let OpenSpiel know of every game."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if PREFIX + name not in known:
            kind = type(f"SpielGame_{name}", (SpielGame,), {"name": name})
            pyspiel.register_game(type_of(name), kind)


def type_of(name: str) -> Any:
    """What kind of game this is to OpenSpiel.

    Where nothing is hidden it counts as one of imperfect information all the same: its searchers
    for such games ask for that.
    """
    game = GAMES[name]
    usual = {option.name: option.default for option in game.OPTIONS}
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Kingsbridge: {game.NAME}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.SEATS),
        min_num_players=min(game.SEATS),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: min(game.SEATS), **usual},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel may be missing
    """A game with its seats and options.

    There is a class for each title: OpenSpiel keeps hold of what makes a game until after Python
    is gone, when only a class can be let go of.
    """

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = GAMES[self.name]
        chosen = dict(params or {})
        self.rules = game
        self.seats = read_seats(game, chosen.get(PLAYERS))
        given = {key: choice for key, choice in chosen.items() if key != PLAYERS}
        options = read_options(game.OPTIONS, given)
        self.start = game.new(self.seats, options, game.box())
        self.layout = layout(self.name, self.seats)
        words = len(game.VOCABULARY)
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=self.seats,
            min_utility=-1 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.LONGEST,
        )
        super().__init__(type_of(self.name), info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_text, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The first decision, nature's or a seat's."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What sees a position with the eyes of a seat."""
        return Observer(self)


class Held:
    """A position inside a state of OpenSpiel's, which would copy all that belongs to it."""

    def __init__(self, game: SpielGame, position: Any) -> None:
        self.game = game
        self.position = position

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.game, self.position.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return held_again, (self.game, facts(self.position))


def held_again(game: SpielGame, told: dict[str, Any]) -> Held:
    """A position made again from its facts, as OpenSpiel stores it: compiled ones need that."""
    return Held(game, game.rules.restore(told, game.start.box))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel may be missing
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game, game.start.copy())

    @property
    def position(self) -> Any:
        """The position as our own code knows it."""
        return self.held.position

    def resampled(self, seat: int, rng: Random) -> SpielState:
        """A state that this seat cannot tell from the true one."""
        twin: SpielState = self.clone()
        twin.held = Held(self.held.game, self._rules.guess(self.position, seat, rng))
        return twin

    @property
    def _rules(self) -> Game[Any]:
        return self.held.game.rules

    def current_player(self) -> int:
        """Who decides."""
        seat = self.position.seat
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.index for action in self._rules.legal(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What nature may draw, and how likely each is."""
        weights = self._rules.weights(self.position)
        total = sum(weights)
        drawn = zip(self._rules.legal(self.position), weights, strict=True)
        return sorted((action.index, weight / total) for action, weight in drawn)

    def _apply_action(self, action: int) -> None:
        self._rules.apply(self.position, self._rules.VOCABULARY.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._rules.VOCABULARY.actions[action])

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return bool(self.position.seat == NOBODY)

    def returns(self) -> list[float]:
        """What the game was worth to every seat; nought before its end."""
        if not self.is_terminal():
            return [0.0] * self.held.game.seats
        return rewards(self.held.game.name, self.position)

    def __str__(self) -> str:
        return msgspec.json.encode(facts(self.position)).decode()


class Observer:
    """Sees a position with the eyes of a seat: an array by the layout, or JSON.

    JSON has the view and, for the seat that is asked, its options: OpenSpiel's searchers take
    positions that look alike for one, and the same options must be legal in all of them.
    """

    def __init__(self, game: SpielGame) -> None:
        self._game = game
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """See this position."""
        self.tensor.fill(0)
        view = self._game.rules.view(state.position, player)
        self._game.layout.write(view, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """This position as JSON."""
        position = state.position
        seen: dict[str, Any] = {"view": self._game.rules.view(position, player)}
        if position.seat == player:
            seen["options"] = [str(action) for action in self._game.rules.legal(position)]
        return msgspec.json.encode(seen).decode()
