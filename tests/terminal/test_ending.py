"""Who won, and what decided."""

from __future__ import annotations

from kingsbridge.terminal.ending import deciding


def test_the_first_figure_in_which_the_two_best_differ_decides() -> None:
    accounts = [
        {"sections": 1, "pieces": 4, "gold": 9},
        {"sections": 1, "pieces": 5, "gold": 0},
        {"sections": 0, "pieces": 7, "gold": 9},
    ]

    assert deciding(accounts, [2, 1, 3]) == "pieces"
    assert deciding([accounts[0], accounts[2]], [1, 2]) == "sections"


def test_nothing_decides_between_those_who_share_a_place() -> None:
    equal = {"sections": 1, "pieces": 4}

    assert deciding([equal, equal], [1, 1]) == ""
    assert deciding([equal, equal], [1, 2]) == ""
