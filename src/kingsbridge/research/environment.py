"""Every game as a PettingZoo environment, in which seats act one after the other (AEC).

Nature draws by itself, from the seed of ``reset``.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kingsbridge.bots.playout import random_action
from kingsbridge.core.game import Choice, read_options, read_seats
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.core.story import SPECTATOR
from kingsbridge.research.layout import game_of, layout, mask, rewards
from kingsbridge.research.places import LIMIT


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo may be missing
    """A game for learners: observations by the layout, actions by their index."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kingsbridge_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, name: str, seats: int | None = None, options: dict[str, Choice] | None = None
    ) -> None:
        super().__init__()
        self.game = game_of(name)
        self.name = name
        self.seats = read_seats(self.game, seats)
        self.options = read_options(self.game.OPTIONS, options or {})
        self.layout = layout(name, self.seats)
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._box = self.game.box()
        self._rng = Random()
        eyes = spaces.Box(-LIMIT, LIMIT, (self.layout.size,), np.float32)
        words = len(self.game.VOCABULARY)
        offered = spaces.Box(0, 1, (words,), np.int8)
        self._observations = {
            agent: spaces.Dict({"observation": eyes, "action_mask": offered})
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(words) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        """The layout's array, and the mask of offered actions."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """The index of an action in the game's vocabulary."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set a new game up; the same seed gives the same draws."""
        if seed is not None:
            self._rng = Random(seed)
        self.state_of_game = self.game.new(self.seats, self.options, self._box)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and what it may do."""
        seat = self.possible_agents.index(agent)
        state = self.state_of_game
        offered = list(self.game.legal(state)) if state.seat == seat else []
        return {
            "observation": self.layout.array(self.game.view(state, seat), seat),
            "action_mask": mask(self.game, offered),
        }

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.action_space(agent).contains(action):
            raise ValueError(f"{action!r} is not the index of an action")
        self.game.apply(self.state_of_game, self.game.VOCABULARY.actions[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str:
        """What a spectator sees, as text."""
        return json.dumps(self.game.view(self.state_of_game, SPECTATOR), indent=1)

    def close(self) -> None:
        """Nothing is left open."""

    def _go_on(self) -> None:
        """Let nature draw, up to the next decision or the end."""
        state = self.state_of_game
        while state.seat == NATURE:
            self.game.apply(state, random_action(state, self._rng))
        if state.seat != NOBODY:
            self.agent_selection = self.possible_agents[state.seat]
            return
        self.rewards = dict(zip(self.agents, rewards(self.name, state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
