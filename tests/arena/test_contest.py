"""A round-robin: who meets whom, the same luck for all, nothing lost and nothing played twice."""

from __future__ import annotations

import math
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from kingsbridge.arena import contest, ratings
from kingsbridge.arena.charts import Axis, histogram, lines, round_step
from kingsbridge.arena.contest import (
    OtherVersion,
    Played,
    Terms,
    bots_of,
    moments,
    play,
    play_all,
    terms_of,
)
from kingsbridge.arena.lineups import (
    BadBot,
    Fixture,
    bot_named,
    gauntlet,
    line_ups,
    plan,
    rotations,
)
from kingsbridge.arena.page import page
from kingsbridge.arena.results import BadResults, Results
from kingsbridge.arena.simulate import wilson
from kingsbridge.arena.standing import as_json, interval, stand
from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.levels import BOTS, MOST_TRIES
from kingsbridge.bots.search import Search
from kingsbridge.core.actions import Action
from kingsbridge.games import GAMES
from sample import GAME, LARGER

TERMS = terms_of(GAME, 2, "test", {}, None)
PLAN = plan(["greedy", "random"], 2, 4)


def game(bots: str, deal: int, ranking: tuple[int, ...]) -> Played:
    scores = tuple(10.0 - place for place in ranking)
    return Played(tuple(bots.split()), deal, 100 + deal, ranking, scores, ((0.0,) * 2, scores))


def games_in(path: Path, terms: Terms) -> dict[Fixture, Played]:
    results = Results(path, terms)
    results.close()
    return results.games


def test_a_bot_is_called_by_its_name_or_by_its_limit() -> None:
    assert bot_named("greedy") is BOTS["greedy"]
    searcher = bot_named("search:25")
    assert isinstance(searcher, Search)
    assert (searcher.tries, searcher.seconds) == (25, math.inf)
    timed = bot_named("search:0.1s")
    assert isinstance(timed, Search)
    assert (timed.tries, timed.seconds, timed.clock) == (MOST_TRIES, 0.1, time.process_time)
    for limit in ("", ":", ":0", ":-1", ":ten", ":0s", ":s", ":1.s", ":infs", ":0.1 s"):
        with pytest.raises(BadBot, match="no bot"):
            bot_named("search" + limit)
    for name in ("deep", "0.1s"):
        with pytest.raises(BadBot, match="no bot"):
            bot_named(name)


def test_levels_that_count_tries_have_no_clock() -> None:
    for name, tries in (("apprentice", 40), ("journeyman", 200)):
        level, bot = BOTS[name], bot_named(name)
        assert isinstance(level, Search)
        assert isinstance(bot, Search)
        assert (bot.tries, bot.seconds) == (tries, math.inf)
        fields = ("tries", "foresight", "patience", "breadth")
        assert [getattr(bot, each) for each in fields] == [getattr(level, each) for each in fields]
    for name in ("novice", "master", "grandmaster"):
        assert bot_named(name) is BOTS[name]


def test_every_two_bots_meet() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_more_seats_one_meets_copies_of_the_other_and_all_mix() -> None:
    assert line_ups(["a", "b"], 4) == [tuple("abbb"), tuple("baaa"), tuple("abab")]
    found = line_ups(["a", "b", "c"], 4)
    assert {tuple("abbb"), tuple("cbbb"), tuple("abca"), tuple("abcc")} <= set(found)
    assert len(found) == 6 + 3
    assert tuple("abc") in line_ups(["a", "b", "c"], 3)


def test_in_a_gauntlet_the_first_meets_copies_of_each_other() -> None:
    assert gauntlet(["a", "b", "c"], 2) == [("a", "b"), ("a", "c")]
    assert gauntlet(["a", "b"], 4) == [tuple("abbb")]
    assert {one.bots.count("a") for one in plan(["a", "b"], 4, 8, gauntlet)} == {1}
    assert len(plan(["a", "b"], 4, 8, gauntlet)) == 8


def test_everybody_sits_everywhere_with_every_deal() -> None:
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations(tuple("abab")) == [tuple("abab"), tuple("baba")]
    found = plan(["a", "b"], 2, 3)
    assert found == [Fixture(seats, deal) for deal in (0, 1) for seats in (("a", "b"), ("b", "a"))]
    often = Counter(tuple(sorted(one.bots)) for one in plan(["a", "b", "c"], 4, 10))
    assert min(often.values()) >= 10
    assert max(often.values()) <= 12


def test_games_of_one_deal_have_the_same_luck() -> None:
    """What nature draws before anybody decides is the same, whoever plays."""
    shown: list[object] = []

    class Looks:
        def choose(self, outlook: Outlook, rng: Random) -> Action:
            shown.append(outlook.view)
            return rng.choice(outlook.options)

    def first_sight(bots: str, deal: int) -> object:
        shown.clear()
        play(TERMS, Fixture(tuple(bots.split()), deal))
        return shown[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "one", Looks())
        patch.setitem(BOTS, "other", Looks())
        assert first_sight("one other", 5) == first_sight("other one", 5)
        assert first_sight("one other", 5) != first_sight("one other", 6)


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    alone = {played.fixture: played for played in play_all(TERMS, PLAN, processes=1)}

    assert alone == {played.fixture: played for played in play_all(TERMS, PLAN, processes=2)}
    assert list(alone) == PLAN
    other = terms_of(GAME, 2, "other", {}, None)
    assert alone[PLAN[0]] != play(other, PLAN[0])


@pytest.mark.parametrize("other", [{"rules": TERMS.rules + 1}, {"bots": "0"}])
def test_games_of_another_version_are_not_played(other: dict[str, Any]) -> None:
    terms = msgspec.structs.replace(TERMS, **other)
    for processes in (1, 2):
        with pytest.raises(OtherVersion, match="install the same version everywhere"):
            list(play_all(terms, PLAN, processes))


def test_the_terms_tell_which_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    assert TERMS.bots == bots_of(GAME)
    assert len({bots_of(name) for name in GAMES}) == len(GAMES)
    before = bots_of.__wrapped__(GAME)
    monkeypatch.setattr(contest, "BOTS_VERSION", 0)
    assert bots_of.__wrapped__(GAME) != before == bots_of(GAME)


def test_a_course_has_as_many_moments_in_every_game() -> None:
    course = moments([(float(ply), 0.0) for ply in range(101)])

    assert len(course) == len(moments([(1.0, 2.0)])) == 21
    assert [course[0], course[1], course[-1]] == [(0.0, 0.0), (5.0, 0.0), (100.0, 0.0)]


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    results = Results(path, TERMS)
    results.add(play(TERMS, PLAN[0]))
    results.close()
    with path.open("ab") as file:
        file.write(b'{"bots":["greedy","ran')

    again = Results(path, TERMS)
    again.add(play(TERMS, PLAN[1]))
    again.close()

    assert list(again.games) == PLAN[:2]
    assert len(path.read_bytes().splitlines()) == 3
    assert games_in(path, TERMS) == again.games


def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for text in ("Dear Jack", "Dear Jack,\nthe nave", '{"game":"'):
        path.write_text(text, encoding="utf-8")
        if text.startswith("Dear"):
            with pytest.raises(BadResults, match="something else"):
                Results(path, TERMS)
            assert path.read_text(encoding="utf-8") == text
    Results(path, TERMS).close()  # only the beginning of the first line had been written
    with pytest.raises(BadResults, match="other terms"):
        Results(path, terms_of(GAME, 2, "other", {}, None))
    path.write_bytes(path.read_bytes().replace(f',"bots":"{TERMS.bots}"'.encode(), b""))
    with pytest.raises(BadResults, match="other terms"):  # bots of nobody knows when
        Results(path, TERMS)


@pytest.mark.parametrize(
    ("was", "now", "reason"),
    [
        (b"{", b"[", "Expected `object`, got `array`"),
        (b'"ranking":[1,2]', b'"ranking":[1]', "not everything is for 2 seats"),
        (b'"ranking":[1,2]', b'"ranking":[2,2]', "nobody is first"),
        (b'"course":[[', b'"course":[[],[', "not everything is for 2 seats"),
        (b'"course":[[', b'"course":[[0,0],[', "the course has 22 moments, not 21"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, was: bytes, now: bytes, reason: str) -> None:
    path = tmp_path / "games.jsonl"
    results = Results(path, TERMS)
    results.add(play(TERMS, PLAN[0]))
    results.add(msgspec.structs.replace(play(TERMS, PLAN[1]), ranking=(1, 2)))
    results.close()
    head, whole, damaged = path.read_bytes().splitlines()
    damaged = damaged.replace(was, now, 1)
    path.write_bytes(b"\n".join([head, whole, damaged, b""]))

    with pytest.raises(BadResults, match=f"{re.escape(str(path))}, line 3: no game: {reason}"):
        Results(path, TERMS)
    assert path.read_bytes().endswith(damaged + b"\n")


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_only_one_run_writes_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    results = Results(path, TERMS)
    other = subprocess.run(arena(tmp_path), capture_output=True, text=True, check=False)  # noqa: S603 -- our own
    results.close()

    assert other.returncode == 2
    assert other.stderr == f"kingsbridge: {path}: another run is writing to it; name another file\n"
    assert games_in(path, TERMS) == {}


@pytest.mark.parametrize(
    ("name", "charts"), [("run.jsonl", "run.html"), ("run.1", "run.1.html"), ("run", "run.html")]
)
def test_the_page_of_charts_lies_beside_its_file(tmp_path: Path, name: str, charts: str) -> None:
    results = Results(tmp_path / name, TERMS)
    results.close()

    assert results.charts == tmp_path / charts


def arena(folder: Path, *more: str) -> list[str]:
    command = [sys.executable, "-m", "kingsbridge", "arena", GAME, "greedy", "random"]
    return [*command, "--games", "12", "--processes", "2", "--out", str(folder / "a.jsonl"), *more]


@pytest.mark.slow
def test_a_killed_run_goes_on_with_the_same_command(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    running = subprocess.Popen(  # noqa: S603 -- our own program
        arena(tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    while running.poll() is None and not (path.exists() and path.read_bytes().count(b"\n") > 2):
        time.sleep(0.01)
    running.kill()
    running.wait()
    kept = path.read_bytes()
    whole = kept[: kept.rfind(b"\n") + 1]

    subprocess.run(arena(tmp_path), check=True, capture_output=True)  # noqa: S603 -- our own

    assert path.read_bytes().startswith(whole)
    terms = terms_of(GAME, 2, "kingsbridge", {}, None)
    lines_there = path.read_bytes().splitlines()
    assert len(lines_there) == 1 + 12
    found = games_in(path, terms)
    assert sorted(found) == sorted(plan(["greedy", "random"], 2, 12))
    first = plan(["greedy", "random"], 2, 12)[0]
    assert found[first] == play(terms, first)


def test_who_comes_first_more_often_is_rated_higher() -> None:
    games = [game("a b", deal, (1, 2) if deal % 4 else (2, 1)) for deal in range(40)]
    rated = ratings.rate(["a", "b"], games)

    assert rated is not None
    assert rated["a"].points == pytest.approx(-rated["b"].points)
    # 30 of 40 won, and the drawn game that is added: 400 * log10(30.5 / 10.5) between them
    assert rated["a"].points - rated["b"].points == pytest.approx(185.3, abs=0.5)
    assert rated["a"].low < rated["a"].points < rated["a"].high
    assert rated["a"].low > 0 > rated["b"].high
    assert rated == ratings.rate(["a", "b"], games)


def test_a_clean_sweep_is_not_certain() -> None:
    for deals in (10, 100):
        rated = ratings.rate(["a", "b"], [game("a b", deal, (1, 2)) for deal in range(deals)])

        assert rated is not None
        # ten times as likely to come first is 400 points between the two
        assert 2 * rated["a"].low > 400 * math.log10(deals / 6)
        assert 2 * rated["a"].high > 400 * math.log10(deals * 20)
        assert rated["a"].points < rated["a"].high


def test_a_shared_place_is_half_a_meeting_and_copies_do_not_meet() -> None:
    assert ratings.meetings(["a", "b"], [game("a b", 0, (1, 1))]) == [[0, 0.5], [0.5, 0]]
    assert ratings.meetings(["a", "b"], [game("b a b", 0, (1, 2, 3))]) == [[0, 1], [1, 0]]


def test_without_choix_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    games = [play(TERMS, fixture) for fixture in PLAN[:2]]
    standing = stand(TERMS, ["greedy", "random"], games)

    assert standing.ratings is None
    assert as_json(standing)["bots"][0]["rating"] is None
    assert "kingsbridge[arena]" in page(standing)


def test_wins_are_told_by_line_up_and_by_seat() -> None:
    games = [
        game("a b", 0, (1, 2)),
        game("b a", 0, (2, 1)),
        game("a b", 1, (1, 1)),
        game("b a", 1, (1, 2)),
    ]
    standing = stand(Terms(GAME, 2, "test"), ["a", "b"], games)

    (met,) = standing.meetings
    assert [(part.bot, part.share.won, part.par) for part in met.parts] == [
        ("a", 2.5, 0.5),
        ("b", 1.5, 0.5),
    ]
    assert [share.won for share in standing.by_seat["a"]] == [1.5, 1]
    assert [share.won for share in standing.seats] == [2.5, 1.5]
    assert standing.courses["a"] == [0.0, 8.75]
    told = as_json(standing)
    assert told["line_ups"][0]["games"] == 4
    assert told["plies"] == {"fewest": 100, "mean": 100.5, "most": 101}


def test_what_a_deal_brings_a_seat_counts_once_for_all_its_games() -> None:
    alike = interval([6.0, 0.0] * 50, [6] * 100)
    apart = interval([3.0] * 100, [6] * 100)

    assert alike == pytest.approx(wilson(0.5, 100), abs=0.02)
    assert 0.48 < apart[0] < 0.5 < apart[1] < 0.52
    assert alike == interval([6.0, 0.0] * 50, [6] * 100)


def test_a_seat_that_won_every_deal_is_not_sure_to_win() -> None:
    low, high = interval([6.0] * 20, [6] * 20)

    assert low == pytest.approx(wilson(1.0, 20)[0], abs=0.08)
    assert low < high < 1.0 + 1e-9


@pytest.mark.uncounted
@pytest.mark.parametrize(("name", "seats"), LARGER[:1])
def test_games_with_more_seats_are_played_and_shown(name: str, seats: int) -> None:
    terms = terms_of(name, seats, "test", {}, None)
    fixtures = plan(["random", "search:1"], seats, 1)
    standing = stand(terms, ["random", "search:1"], [play(terms, one) for one in fixtures])

    assert standing.games == len(fixtures) >= 2 * seats
    assert GAMES[name].NAME in page(standing)


def test_the_page_is_whole_and_asks_for_nothing_from_elsewhere() -> None:
    standing = stand(TERMS, ["greedy", "random"], [play(TERMS, fixture) for fixture in PLAN])
    shown = page(standing)

    drawings = re.findall(r"<svg.*?</svg>", shown)
    assert len(drawings) == 4
    for drawing in drawings:
        ET.fromstring(drawing)  # noqa: S314 -- our own text
    assert not re.search(r"https?:|url\(|src=|<script|<link", shown)
    assert "prefers-color-scheme: dark" in shown
    for heading in ("Ratings", "Line-ups", "Wins by seat", "Score over time", "Length"):
        assert f"<h2>{heading}</h2>" in shown


def test_axes_have_round_numbers() -> None:
    assert [round_step(least) for least in (0, 0.3, 1, 1.2, 4.9, 70)] == [1, 0.5, 1, 2, 5, 100]
    axis = Axis(3, 3, 0, 100)
    assert axis.ticks == [3, 4]
    assert axis.at(3.5) == 50


def test_names_of_lines_that_end_together_do_not_stand_on_each_other() -> None:
    drawn = lines("two", {"a": [0, 5], "b": [0, 5]}, "time")
    heights = [float(y) for y in re.findall(r'class="name-\d" x="[\d.]+" y="([\d.]+)"', drawn)]

    assert abs(heights[0] - heights[1]) >= 15


def test_every_value_stands_in_the_histogram() -> None:
    drawn = histogram("lengths", [7, 7, 8, 40], "decisions")
    counted = [int(number) for number in re.findall(r": (\d+)</title>", drawn)]

    assert sum(counted) == 4
