"""The levels: what people are offered, in their languages, and how long each may think."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from kingsbridge.arena.simulate import Setting, play
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.levels import BOTS, LEVELS, QUICK, USUAL, AtAGlance
from kingsbridge.bots.search import Search
from kingsbridge.core import steps
from kingsbridge.core.actions import Action
from kingsbridge.core.text import LANGUAGES
from kingsbridge.games import GAMES
from toy import State, Thimbles


def test_people_are_offered_five_levels_and_nobody_who_plays_whatever_comes_to_hand() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "journeyman", "master", "grandmaster"]
    assert not set(LEVELS) & set(QUICK)
    assert set(BOTS) == {*LEVELS, *QUICK}
    assert USUAL in LEVELS


def test_a_stronger_level_thinks_longer_and_sees_further() -> None:
    thinkers = [bot for bot in LEVELS.values() if isinstance(bot, Search)]

    for limits in (
        [(bot.seconds, bot.tries) for bot in thinkers],
        [(bot.foresight, bot.tries) for bot in thinkers],
    ):
        assert limits == sorted(limits)
    assert [bot.seconds for bot in thinkers[-2:]] == [1.0, 5.0]
    assert thinkers[-1].foresight > thinkers[-2].foresight > thinkers[0].foresight


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_what_it_is_in_every_language(language: str) -> None:
    said = files("kingsbridge").joinpath(f"text/client.{language}.ftl").read_text(encoding="utf-8")
    for level in LEVELS:
        assert f"\nlevel-{level}-about = " in said


def dealt() -> State:
    game = Thimbles()
    state = game.new(2, {}, game.box())
    for word in ("deal 3", "deal 5"):
        steps.apply(state, game.read(word))
    return state


def test_a_novice_takes_what_looks_best_at_a_glance() -> None:
    game = Thimbles()
    state = dealt()

    assert AtAGlance().choose(Outlook(game, state, 0), Random(1)) is game.default(state)


def test_a_novice_does_not_think_when_there_is_no_choice() -> None:
    class NoChoice(Thimbles):
        def legal(self, state: State) -> list[Action]:
            return list(super().legal(state))[:1]

        def guess(self, state: State, seat: int, rng: Random) -> State:
            raise AssertionError

    assert str(AtAGlance().choose(Outlook(NoChoice(), dealt(), 0), Random(1))) == "lay 0"


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_plays_every_game_to_the_end(name: str) -> None:
    outcome = play(Setting(name, ("novice",) * GAMES[name].SEATS.start, "test"), 0)

    assert min(outcome.ranking) == 1
