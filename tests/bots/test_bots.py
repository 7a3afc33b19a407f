"""The bots: legal, honest, and better than nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kingsbridge.arena.simulate import Setting, play
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.greedy import Greedy, prospect
from kingsbridge.bots.levels import BOTS, QUICK, AtRandom
from kingsbridge.bots.playout import play_out, random_action, weighted
from kingsbridge.core import record, steps
from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import GAMES
from records import folder
from toy import State, Thimbles


class Wise(Thimbles):
    """Thimbles with a value: card and coins count."""

    def value(self, state: State) -> list[float]:
        scores = [max(0, coins) + 1 for coins in state.coins]
        return [score / sum(scores) for score in scores]


def dealt(words: str = "deal 3 | deal 5") -> State:
    game = Thimbles()
    state = game.new(2, {}, game.box())
    for word in words.split(" | "):
        steps.apply(state, game.read(word))
    return state


def test_a_sight_tells_what_the_seat_may_know_and_nothing_else() -> None:
    state = dealt()
    sight = Outlook(Thimbles(), state, 0)

    assert sight.view["cards"] == [3, 0]
    assert [str(action) for action in sight.options] == ["lay 0", "lay 1", "lay 2", "peek"]
    guesses = {sight.guess(Random(number)).cards[1] for number in range(50)}
    assert guesses == {1, 2, 5}
    assert not hasattr(sight, "state")
    assert not [
        name for name in vars(sight) if not name.startswith("_") and name not in {"game", "seat"}
    ]


def test_a_bot_cannot_change_the_game_through_its_sight() -> None:
    state = dealt()
    guessed = Outlook(Thimbles(), state, 0).guess(Random(1))
    guessed.cards[0] = 99

    assert state.cards == [3, 5]


def test_greedy_takes_the_action_of_the_best_value() -> None:
    assert str(Greedy().choose(Outlook(Wise(), dealt(), 0), Random(1))) == "lay 2"


def test_greedy_does_not_try_what_looks_hopeless() -> None:
    class Hopeless(Wise):
        def priors(self, state: State) -> list[float]:
            return [1.0, *(1e-12 for _ in self.legal(state)[1:])]

    assert str(Greedy().choose(Outlook(Hopeless(), dealt(), 0), Random(1))) == "lay 0"


def test_greedy_weighs_what_chance_may_bring() -> None:
    game = Wise()
    state = game.new(2, {}, game.box())
    assert state.seat == NATURE

    assert prospect(game, state.copy(), 0, chances=1) == pytest.approx(0.5)
    assert prospect(game, state.copy(), 0, chances=0) == pytest.approx(0.5)


def test_greedy_does_not_think_when_there_is_no_choice() -> None:
    class NoChoice(Wise):
        def legal(self, state: State) -> list[Action]:
            return list(super().legal(state))[:1]

        def guess(self, state: State, seat: int, rng: Random) -> State:
            raise AssertionError

    assert str(Greedy().choose(Outlook(NoChoice(), dealt(), 0), Random(1))) == "lay 0"


def test_random_takes_everything_sooner_or_later() -> None:
    bot = AtRandom()
    sight = Outlook(Thimbles(), dealt(), 0)

    assert len({str(bot.choose(sight, Random(number))) for number in range(40)}) == 4


def test_a_playout_ends_and_counts_its_decisions() -> None:
    game = Thimbles()
    state = game.new(3, {}, game.box())

    assert play_out(state, Random(1)) == 6
    assert state.seat == NOBODY


def test_nature_keeps_its_weights_in_a_playout() -> None:
    game = Thimbles()
    state = game.new(2, {}, game.box())
    rng = Random(1)

    drawn = Counter(str(random_action(state, rng)) for _ in range(5000))

    assert 1850 < drawn["deal 1"] < 2150
    assert 900 < drawn["deal 5"] < 1100
    assert {weighted((1, 3), rng) for _ in range(50)} == {0, 1}


@pytest.mark.uncounted
@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("name", GAMES)
def test_every_quick_bot_plays_every_game_to_the_end(name: str, bot: str) -> None:
    seats = GAMES[name].SEATS.start
    outcome = play(Setting(name, (bot,) * seats, "test"), 0)

    assert min(outcome.ranking) == 1
    assert outcome == play(Setting(name, (bot,) * seats, "test"), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    for bot in BOTS:
        assert all(catalogue(language, game).has(f"bot-{bot}") for game in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_worth_what_it_brought(name: str) -> None:
    game = GAMES[name]
    path = min(folder(name).glob("*.txt"))
    state = record.replay(game, record.read(path.read_text(encoding="utf-8")))
    values, places = game.value(state), game.ranking(state)

    assert sum(values) == pytest.approx(1)
    assert all((value > 0) == (place == 1) for value, place in zip(values, places, strict=True))
