"""What the tool of ``make mutants`` makes of what mutmut noted, and the lists of equal mutants."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mutants
from kingsbridge.games import GAMES
from mutants import Equal, Found, Mutant

SOURCE = """\
def x_worth__mutmut_orig(cards):
    return cards * 4
def x_worth__mutmut_1(cards):
    return cards / 4
def x_worth__mutmut_2(cards):
    return cards * 5
"""
SPANS = {"x_worth__mutmut_orig": [1, 2], "x_worth__mutmut_1": [3, 4], "x_worth__mutmut_2": [5, 6]}
HALVED = Mutant("steps.spring.worth", "return cards * 4", "return cards / 4")
RAISED = Mutant("steps.spring.worth", "return cards * 4", "return cards * 5")


def folder(path: Path, **codes: int | None) -> Path:
    """A folder as mutmut leaves it: the changed module, and what became of each mutant."""
    module = path / mutants.GAMES / "chess" / "steps" / "spring.py"
    module.parent.mkdir(parents=True)
    module.write_text(SOURCE, encoding="utf-8")
    names = {f"kingsbridge.games.chess.steps.spring.{name}": code for name, code in codes.items()}
    module.with_suffix(".py.meta").write_text(json.dumps({"exit_code_by_key": names}), "utf-8")
    module.with_suffix(".py.spans").write_text(json.dumps({"spans": SPANS}), "utf-8")
    return path


def test_a_mutant_is_known_by_what_it_changes(tmp_path: Path) -> None:
    found = mutants.collect(folder(tmp_path, x_worth__mutmut_1=1, x_worth__mutmut_2=0), "chess")

    assert found == Found(killed=[HALVED], survived=[RAISED])
    assert HALVED.module == "steps.spring"
    assert Mutant("order.new", "", "").module == "order"


def test_an_interrupted_run_is_no_result(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="did not come to"):
        mutants.collect(folder(tmp_path, x_worth__mutmut_1=None), "chess")


def test_a_method_is_named_by_its_class() -> None:
    spans = {"xǁBidǁstart__mutmut_orig": [1, 2], "xǁBidǁstart__mutmut_1": [3, 4]}

    mutant = mutants.describe("order", "xǁBidǁstart__mutmut_1", SOURCE.splitlines(), spans)

    assert mutant.where == "order.Bid.start"


def test_only_a_listed_survivor_counts_as_killed(capsys: pytest.CaptureFixture[str]) -> None:
    found = Found(killed=[HALVED] * 9, survived=[RAISED])

    assert mutants.report("chess", found, [], []) == 1
    told = capsys.readouterr().out
    assert "steps.spring              10       9       0       1    90.0" in told
    assert "survived  steps.spring.worth\n  - return cards * 4\n  + return cards * 5" in told

    assert mutants.report("chess", found, [Equal(RAISED, "a reason")], []) == 0
    assert "steps.spring              10       9       1       0   100.0" in capsys.readouterr().out


def test_a_listed_mutant_that_no_longer_survives_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = Found(killed=[HALVED, RAISED], survived=[])
    equals = [Equal(RAISED, "a reason")]

    assert mutants.report("chess", found, equals, []) == 1
    assert "but killed or gone  steps.spring.worth" in capsys.readouterr().out
    assert mutants.report("chess", found, equals, ["steps/winter"]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_mutant_is_of_a_function_that_exists(game: str) -> None:
    for equal in mutants.listed(game):
        module, name = equal.mutant.module, equal.mutant.where.rpartition(".")[2]
        path = mutants.HOME / mutants.GAMES / game / f"{module.replace('.', '/')}.py"
        assert f"def {name}(" in path.read_text(encoding="utf-8"), equal.mutant.where


def test_a_listed_mutant_needs_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "HOME", tmp_path)
    path = tmp_path / "tests/games/chess/survivors.toml"
    path.parent.mkdir(parents=True)
    path.write_text('[[equal]]\nwhere = "order.new"\nwas = "a"\nnow = "b"\nwhy = " "\n', "utf-8")

    assert mutants.listed("draughts") == []
    with pytest.raises(SystemExit, match="is listed without a reason"):
        mutants.listed("chess")


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_single_rules_are_those_of_the_chapters(game: str) -> None:
    names = [Path(path).name for path in mutants.rule_tests(game)]

    assert names
    assert not any("records" in name or "web" in name for name in names)
