"""The games as PettingZoo and OpenSpiel know them, by those libraries' own tests."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

needed = "pip install kingsbridge[research]"
np = pytest.importorskip("numpy", reason=needed)
pyspiel = pytest.importorskip("pyspiel", reason=needed)
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason=needed)

from kingsbridge.core import record  # noqa: E402 -- only where the extra is
from kingsbridge.core.actions import IllegalAction  # noqa: E402
from kingsbridge.core.steps import NATURE  # noqa: E402
from kingsbridge.games import GAMES  # noqa: E402
from kingsbridge.research import openspiel  # noqa: E402
from kingsbridge.research.environment import Environment  # noqa: E402
from kingsbridge.research.layout import Layout, layout, rewards  # noqa: E402
from kingsbridge.research.places import Number  # noqa: E402
from kingsbridge.research.survey import LEFT_OUT  # noqa: E402
from records import folder  # noqa: E402
from sample import GAME  # noqa: E402

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EVERY = [(name, seats) for name, game in GAMES.items() for seats in game.SEATS]
FEWEST = [(name, game.SEATS.start) for name, game in GAMES.items()]

every = pytest.mark.parametrize(("name", "seats"), EVERY)


def recorded(name: str, seats: int) -> Iterator[dict[str, Any]]:
    """What the asked seats of the recorded games saw: every step and every ending is among them."""
    game = GAMES[name]
    for path in sorted(folder(name).glob("*.txt")):
        played = record.read(path.read_text(encoding="utf-8"))
        if len(played.seats) != seats:
            continue
        state = record.set_up(game, played)
        for move in played.moves:
            if move.seat != NATURE:
                yield bare(game.view(state, move.seat))
            game.apply(state, game.read(move.words))
        for seat in range(seats):
            yield bare(game.view(state, seat))


def bare(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view without what layouts leave out."""
    return {name: part for name, part in view.items() if name not in LEFT_OUT}


def parts(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number and word of a view, with its path."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for name, part in pairs:
            yield from parts(part, f"{path}.{name}" if path else str(name))
    elif value is not None:
        yield path, value


def loose_lists(names: Iterable[str]) -> set[str]:
    """The lists whose order a layout leaves out."""
    return {name.split(" # ")[0] for name in names if " # " in name}


def steps_towards(before: Any, after: Any, loose: set[str], path: str) -> Iterator[Any]:
    """What there was before, with one thing as it is after."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before | after:
            inner = before.get(name), after.get(name)
            for part in steps_towards(*inner, loose, f"{path}.{name}"):
                yield before | {name: part}
    elif path in loose and before and after:
        if sorted(before) != sorted(after):
            yield after
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            for part in steps_towards(old, new, loose, f"{path}.{index}"):
                yield [*before[:index], part, *before[index + 1 :]]
    elif before != after:
        yield after


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


@every
@pytest.mark.uncounted
def test_the_layout_knows_all_that_changes_and_every_word(name: str, seats: int) -> None:
    """Or else run ``make layouts``."""
    seen: dict[str, set[Any]] = defaultdict(set)
    for view in recorded(name, seats):
        for path, value in parts(view):
            seen[path].add(value)
    names = set(layout(name, seats).names)
    untold = [
        f"{path} = {value}"
        for path, values in seen.items()
        for value in values
        if len(values) > 1
        and names.isdisjoint(
            {path, f"{path} = {value}", f"{path.rpartition('.')[0]} # {value}"},
        )
    ]

    assert seen
    assert untold == []


@every
def test_all_items_of_a_list_are_told_alike(name: str, seats: int) -> None:
    """Their words, the lengths of their lists, and what of them changes."""
    lists: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for told in layout(name, seats).names:
        path = told.partition(" ")[0]
        for index in re.finditer(r"\.\d+(?=\.|$)", path):
            lists[path[: index.start()]][index[0]].add(told[index.end() :])

    assert [
        path for path, items in lists.items() if len(set(map(frozenset, items.values()))) > 1
    ] == []


@every
@pytest.mark.uncounted
def test_what_looks_different_is_told_differently(name: str, seats: int) -> None:
    """Each single thing; all but the order of words in a list that grows and shrinks."""
    told = layout(name, seats)
    loose = loose_lists(told.names)
    overlooked = [
        f"{part}: {thing}"
        for before, after in pairwise(recorded(name, seats))
        for part in before
        if before[part] != after[part]
        for array in [told.array({part: before[part]}, 0)]
        for thing in steps_towards(before[part], after[part], loose, part)
        if np.array_equal(told.array({part: thing}, 0), array)
    ]

    assert overlooked == []


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
    for places in ([1, 2], [1, 1], [2, 3, 1, 4], [1, 1, 3, 4], [1, 3, 1]):
        monkeypatch.setattr(GAMES[GAME], "ranking", lambda _state, places=places: places)
        paid.append(rewards(GAME, None))

    third = pytest.approx(-1 / 3)
    assert paid == [
        [1, -1],
        [0, 0],
        [third, third, 1, third],
        [pytest.approx(1 / 3)] * 2 + [third] * 2,
        [0.25, -0.5, 0.25],
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
    assert Layout(2, Number(3)).digest != Layout(2, Number(4)).digest


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
