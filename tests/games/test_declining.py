"""What declines says what it declines: texts by step, for steps that exist."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from complete import steps
from kingsbridge.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_decline_a_step_is_said_of_one_that_exists(game: str) -> None:
    text = files(f"kingsbridge.games.{game}").joinpath("text", "en.ftl").read_text("utf-8")
    named = set(re.findall(r"^decline-(\w+) =", text, re.MULTILINE))

    assert named
    assert named <= {step.__name__ for step in steps(game)}
