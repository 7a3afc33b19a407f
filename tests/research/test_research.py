"""The games as PettingZoo and OpenSpiel know them, by those libraries' own tests."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

needed = "pip install kingsbridge[research]"
np = pytest.importorskip("numpy", reason=needed)
pyspiel = pytest.importorskip("pyspiel", reason=needed)
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason=needed)

from kingsbridge.core.actions import IllegalAction  # noqa: E402 -- only where the extra is
from kingsbridge.games import GAMES  # noqa: E402
from kingsbridge.research import openspiel  # noqa: E402
from kingsbridge.research.environment import Environment  # noqa: E402
from kingsbridge.research.layout import layout, rewards  # noqa: E402
from kingsbridge.research.survey import LEFT_OUT, survey, views  # noqa: E402
from sample import GAME  # noqa: E402

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EVERY = [(name, seats) for name, game in GAMES.items() for seats in game.SEATS]
FEWEST = [(name, game.SEATS.start) for name, game in GAMES.items()]

every = pytest.mark.parametrize(("name", "seats"), EVERY)


def fields(names: list[str]) -> set[str]:
    """The places of a layout, without numbers and words."""
    paths = [re.split(r" [=#?]| length", name)[0] for name in names]
    return {re.sub(r"(\.\d+)+(?=\.|$)", "", path) for path in paths}


@every
@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.filterwarnings(
    "ignore:Observation (space for each agent|is not):UserWarning"
)  # it has a mask beside it
def test_pettingzoo_finds_no_fault(name: str, seats: int) -> None:
    pettingzoo_test.api_test(Environment(name, seats), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
@pytest.mark.slow
@pytest.mark.uncounted
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    pettingzoo_test.seed_test(lambda: Environment(name, seats), num_cycles=60)


@every
@pytest.mark.slow
@pytest.mark.uncounted
def test_openspiel_finds_no_fault(name: str, seats: int) -> None:
    game = openspiel.load(name, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every
def test_every_number_of_an_observation_has_a_name_of_its_own(name: str, seats: int) -> None:
    found = layout(name, seats)

    assert len(found.names) == found.size
    assert len(set(found.names)) == found.size


@pytest.mark.parametrize(("name", "seats"), FEWEST)
@pytest.mark.uncounted
def test_the_layout_knows_all_places_of_a_view(name: str, seats: int) -> None:
    """Or else run ``make layouts``."""
    shown = survey(GAMES[name], seats, usual=1, others=0)

    assert fields(shown.names("")) <= fields(layout(name, seats).names)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
@pytest.mark.uncounted
def test_what_looks_different_is_told_differently(name: str, seats: int) -> None:
    """All but the order of words in a list that grows and shrinks."""
    seen: dict[bytes, Any] = {}
    told = layout(name, seats)
    for view in list(views(GAMES[name], seats, {}, Random(7)))[:400]:
        bare = {key: part for key, part in view.items() if key not in LEFT_OUT}
        array = told.array(bare, 0)
        assert np.abs(array).max() <= 4
        key = array.tobytes()
        assert sorted(json.dumps(seen.setdefault(key, bare))) == sorted(json.dumps(bare))


@pytest.mark.parametrize(("name", "seats"), FEWEST)
@pytest.mark.uncounted
def test_an_observation_does_not_depend_on_what_a_seat_may_not_know(name: str, seats: int) -> None:
    game = openspiel.load(name, seats)
    rng = Random(3)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    while not state.is_terminal() and state.move_number() < 300:
        player = state.current_player()
        if player >= 0 and state.move_number() % 10 == 0:
            twin = state.resampled(player, rng)
            told = []
            for each in (state, twin):
                observer.set_from(each, player)
                told.append((observer.tensor.tolist(), observer.string_from(each, player)))
            assert told[0] == told[1]
            assert state.legal_actions() == twin.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_mask_offers_what_the_game_offers() -> None:
    env = Environment(GAME)
    env.reset(seed=1)
    asked, other = env.agent_selection, next(a for a in env.agents if a != env.agent_selection)
    offered = np.flatnonzero(env.observe(asked)["action_mask"])

    actions = env.game.VOCABULARY.actions
    assert {actions[index] for index in offered} == set(env.game.legal(env.state_of_game))
    assert not env.observe(other)["action_mask"].any()
    with pytest.raises(IllegalAction):
        env.step(next(index for index in range(len(actions)) if index not in offered))
    for nothing in (None, -1, len(actions)):
        with pytest.raises(ValueError, match="not the index of an action"):
            env.step(nothing)
    assert json.loads(env.render())["asked"] == int(asked[-1])


def test_the_victory_is_paid_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    paid = []
    for places in ([1, 2], [1, 1], [2, 3, 1, 4], [1, 1, 3, 4]):
        monkeypatch.setattr(GAMES[GAME], "ranking", lambda _state, places=places: places)
        paid.append(rewards(GAME, None))

    third = pytest.approx(-1 / 3)
    assert paid == [
        [1, -1],
        [0, 0],
        [third, third, 1, third],
        [pytest.approx(1 / 3)] * 2 + [third] * 2,
    ]


def test_openspiel_knows_every_game_by_name_and_keeps_its_options() -> None:
    name, option = next((name, game.OPTIONS[0]) for name, game in GAMES.items() if game.OPTIONS)
    choice = option.choices[1]
    openspiel.register()
    game = openspiel.load(name, max(GAMES[name].SEATS), {option.name: choice})

    assert {f"kingsbridge_{title}" for title in GAMES} <= set(pyspiel.registered_names())
    assert game.num_players() == max(GAMES[name].SEATS)
    assert f"{option.name}={choice}" in str(game)
    again = pickle.loads(pickle.dumps(game))  # noqa: S301 -- our own
    assert str(again) == str(game)
    assert again.new_initial_state().chance_outcomes()


@pytest.mark.parametrize(("name", "seats"), FEWEST)
@pytest.mark.uncounted
def test_openspiels_own_searcher_plays(name: str, seats: int) -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415 -- slow to import

    game = openspiel.load(name, seats)
    rng = Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, use_observation_string=True)
    bot.set_resampler(lambda state, player: state.resampled(player, rng))
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))

    assert bot.step(state) in state.legal_actions()


def test_a_string_tells_the_seat_that_is_asked_what_it_may_do_and_nobody_else() -> None:
    """Two cards of a kind may be used one after the other: the view alone is the same for both."""
    game = openspiel.load(GAME)
    rng = Random(4)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    asked = state.current_player()
    told = [json.loads(state.observation_string(seat)) for seat in range(game.num_players())]

    words = [str(GAMES[GAME].VOCABULARY.actions[index]) for index in state.legal_actions()]
    assert sorted(told[asked]["options"]) == sorted(words)
    assert [seat for seat, each in enumerate(told) if "options" in each] == [asked]


OPTIONAL = next(name for name, game in GAMES.items() if game.OPTIONS)
MANY = max(GAMES[OPTIONAL].SEATS) + 1


@pytest.mark.parametrize("make", [Environment, openspiel.load, layout])
def test_games_and_numbers_of_seats_that_there_are_not_are_refused(make: Any) -> None:
    with pytest.raises(ValueError, match=f"there is no game 'chess', only .*{GAME}"):
        make("chess", 2)
    with pytest.raises(ValueError, match=f"is for .* players, not {MANY}"):
        make(OPTIONAL, MANY)


@pytest.mark.parametrize("make", [Environment, openspiel.load])
def test_options_that_there_are_not_are_refused(make: Any) -> None:
    option = GAMES[OPTIONAL].OPTIONS[0]
    with pytest.raises(ValueError, match=f"no option 'optoin' in this game .*{option.name}"):
        make(OPTIONAL, None, {"optoin": True})
    with pytest.raises(ValueError, match=f"option '{option.name}' cannot be 'perhaps'"):
        make(OPTIONAL, None, {option.name: "perhaps"})


def test_openspiels_own_words_for_a_game_are_read_as_carefully() -> None:
    with pytest.raises(ValueError, match=f"is for .* players, not {MANY}"):
        openspiel.load_text(f"kingsbridge_{OPTIONAL}(players={MANY})")
    word = next(
        f"{name}({option.name}=perhaps)"
        for name, game in GAMES.items()
        for option in game.OPTIONS
        if isinstance(option.default, str)
    )
    with pytest.raises(ValueError, match="cannot be 'perhaps'"):
        openspiel.load_text(f"kingsbridge_{word}")


def test_a_layout_is_known_by_its_digest() -> None:
    digests = {layout(name, seats).digest for name, seats in EVERY}

    assert len(digests) == len(EVERY)


def test_the_learner_of_the_page_learns() -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(r"<!-- run: learner -->\n```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    assert sum(line != "" for line in found[1].splitlines()) <= 33
    done = subprocess.run(  # noqa: S603 -- our own page
        [sys.executable, "-c", found[1], "4"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"won \d+ of \d+\n", done.stdout)
