"""The command line: what it shows, and how it answers mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsbridge.cli import main
from kingsbridge.games import GAMES
from sample import GAME, RECORD, RULES


class Run:
    """Runs a command and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, command: str) -> str:
        main(command.split())
        return self.capsys.readouterr().out

    def refused(self, command: str) -> str:
        """The one line with which a command is refused."""
        with pytest.raises(SystemExit) as left:
            main(command.split())
        said = self.capsys.readouterr()
        assert left.value.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert said.err.startswith("kingsbridge")
        return said.err

    def json(self, command: str) -> Any:
        return json.loads(self(command + " --json"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


def test_version_says_how_the_rules_run() -> None:
    command = [sys.executable, "-m", "kingsbridge", "--version"]
    said = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 -- ours

    assert said.stdout.strip().endswith(("(interpreted)", "(compiled)"))


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("", "required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("cards", "required: GAME"),
        ("play chess", f"no game 'chess'; there is {', '.join(GAMES)}"),
        (f"play {GAME} --seat 7", "no seat"),
        (f"play {GAME} --against nobody", "invalid choice: 'nobody'"),
        (f"play {GAME} --language es", "invalid choice: 'es'"),
        (f"play {GAME} --pace soon", "'soon' is not a number of seconds"),
        (f"play {GAME} --option light", "'light' is not of the form NAME=CHOICE"),
        (f"play {GAME} --option light=yes", "no option 'light'"),
        (f"play {GAME} --box nowhere.toml", "nowhere.toml: No such file"),
        (f"simulate {GAME} --games 0", "'0' is not a whole number above 0"),
        (f"simulate {GAME} --games many", "'many' is not a whole number above 0"),
        (f"simulate {GAME} --bots deep,blue", "no bot 'deep'; there is random, greedy"),
        (f"simulate {GAME} --bots random,random,random", "for 2 players, not 3"),
        (f"simulate {GAME} --seats 5", "for 2 players, not 5"),
        (f"arena {GAME} greedy greedy", "name at least two different bots"),
        (f"arena {GAME} greedy deep", "no bot 'deep'; there is random, greedy"),
        (f"arena {GAME} greedy random --seats 3", "for 2 players, not 3"),
        (f"arena {GAME} greedy random --out {__file__}", "holds something else"),
        (f"arena {GAME} greedy random --scheduler tcp://there:1", "goes with --on dask"),
        (f"arena {GAME} greedy random --out games.html", "'games.html' is a page; name the file"),
        (f"arena {GAME} greedy random --out {os.devnull}", "is no regular file"),
        (f"soak {GAME} --seats 3", "for 2 players, not 3"),
        ("verify nowhere.txt", "nowhere.txt: No such file"),
        ("replay nowhere.txt", "nowhere.txt: No such file"),
        (f"replay {RECORD} --ply 999", "moves, not 999"),
        (f"replay {RECORD} --seat 2", "2 seats, counted from 0"),
        ("cards chess", "no game 'chess'"),
    ],
)
def test_wrong_arguments_get_one_clear_line(run: Run, command: str, complaint: str) -> None:
    assert complaint in run.refused(command)


@pytest.mark.parametrize("command", ["arena learn", "arena", "simulate", "soak"])
def test_a_seed_is_one_line(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), GAME, "--seed", 'a\n"gold" = 9'])
    assert "has characters that cannot be shown" in capsys.readouterr().err


def test_a_file_that_is_no_record_gets_one_clear_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run.refused(f"verify {file}")

    file.write_text("hello\n")
    assert "not a record" in run.refused(f"verify {file}")

    text = RECORD.read_text(encoding="utf-8")
    file.write_text(text.replace(f"game {GAME}", "game chess"))
    assert "there is no game 'chess'" in run.refused(f"replay {file}")

    file.write_text(text.replace("box ", "box x"))
    assert "component set" in run.refused(f"verify {file}")

    file.write_text("nonsense = ")
    assert "not a components file" in run.refused(f"cards {GAME} --box {file}")


def test_verify_says_what_it_checked(run: Run) -> None:
    said = run(f"verify {RECORD}")

    assert "moves are legal" in said
    assert "draws follow from the seed; the result is right" in said
    found = run.json(f"verify {RECORD}")
    assert found["draws_checked"] is True
    assert found["result_checked"] is True
    assert found["draws"] < found["moves"]


def test_verify_says_what_it_could_not_check(run: Run, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    file = tmp_path / "running.txt"
    file.write_text("\n".join(lines[:40]))

    assert "the seed is not yet revealed; the game is not over" in run(f"verify {file}")


def test_verify_catches_a_changed_draw(run: Run, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("- falls"))
    face = {"0": "5", "1": "4", "2": "3", "3": "2", "4": "1", "5": "0"}[lines[number][-1]]
    lines[number] = f"- falls {face}"
    file = tmp_path / "changed.txt"
    file.write_text("\n".join(lines))

    assert "the seed draws" in run.refused(f"verify {file}")


def test_replay_shows_a_position_and_what_led_to_it(run: Run) -> None:
    said = run(f"replay {RECORD} --ply 40")

    assert "Round 1, turn 1" in said
    view = run.json(f"replay {RECORD} --ply 9 --seat 1")
    assert view["asked"] == 1
    assert view == run.json(f"replay {RECORD} --ply 9")  # nothing is hidden in this game


def test_cards_lists_every_component_with_its_status(run: Run) -> None:
    parts = run.json(f"cards {GAME}")

    assert sum(part["count"] for part in parts if part["group"] == "cards") == 54
    assert {part["status"] for part in parts} == {"known", "reconstructed"}
    assert "Privilege cards" in run(f"cards {GAME}")
    assert "Vorteilskarten" in run(f"cards {GAME} --language de")


def test_play_lists_the_games(run: Run) -> None:
    said = run("play").splitlines()

    assert [line.split()[2] for line in said] == list(GAMES)
    assert all(game.NAME in line for game, line in zip(GAMES.values(), said, strict=True))


def test_simulate_sums_up(run: Run) -> None:
    found = run.json(f"simulate {GAME} --games 4 --bots greedy,random --seed a")

    assert found["games"] == 4
    assert [row["bot"] for row in found["bots"]] == ["greedy", "random"]
    assert sum(row["win_share"] for row in found["bots"]) == pytest.approx(1)
    said = run(f"simulate {GAME} --games 4 --bots search:1 --seats 2 --processes 1")
    assert "4 games" in said
    assert "decisions in a game" in said


def test_an_arena_rates_bots_and_draws_a_page(run: Run, tmp_path: Path) -> None:
    command = f"arena {GAME} greedy random --games 2 --processes 1 --out {tmp_path}/games.jsonl"
    found = run.json(command)

    assert found["games"] == 2
    assert [row["bot"] for row in found["bots"]] == ["greedy", "random"]
    assert found["bots"][0]["rating"]["points"] > 0
    kept = (tmp_path / "games.jsonl").read_bytes()
    said = run(command)
    assert "2 games" in said
    assert f"{tmp_path}/games.html" in said.replace("\n", "")
    assert (tmp_path / "games.html").read_text(encoding="utf-8").count("<svg") == 4
    assert (tmp_path / "games.jsonl").read_bytes() == kept


@pytest.mark.uncounted
def test_soak_says_that_every_promise_was_kept(run: Run) -> None:
    assert f"2 games of {RULES.NAME}, 2 seats" in run(f"soak {GAME} --games 2")
    assert "every promise kept" in run(f"soak {GAME} --games 2 --seats 2")


@pytest.mark.uncounted
def test_soak_tells_what_its_games_have_shown(run: Run) -> None:
    said = run(f"soak {GAME} --games 1 --coverage")

    assert f"{RULES.NAME}: how often each action was done" in said
    assert f"{RULES.NAME}: how often each step was begun" in said
    assert "never begun: " in said
    assert "how often" not in run(f"soak {GAME} --games 1")


def test_soak_takes_every_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingsbridge.arena.soak.soak", lambda _parts, _seed: [])
    said = run("soak")

    assert all(f"games of {game.NAME} in all" in said for game in GAMES.values())
