"""What a typed answer means."""

from __future__ import annotations

import pytest

from kingsbridge.core.actions import Action, IllegalAction
from kingsbridge.terminal.answers import COMMANDS, Command, understand
from sample import RULES

OPTIONS = ["claim row 1", "claim row 2", "claim column 1", "sell wool", "install II bell"]


def reason(text: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        understand(text, OPTIONS, RULES.VOCABULARY)
    return refused.value.reason.key


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1", "claim row 1"),
        ("5", "install II bell"),
        ("claim row 2", "claim row 2"),
        ("  CLAIM   Row 2 ", "claim row 2"),
        ("claim c", "claim column 1"),
        ("cl r 2", "claim row 2"),
        ("s", "sell wool"),
        ("install ii b", "install II bell"),
    ],
)
def test_numbers_words_and_first_letters_choose_an_option(text: str, words: str) -> None:
    assert understand(text, OPTIONS) == words


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("undo", Command("undo", "")),
        ("?", Command("?", "")),
        ("RULE 5.3", Command("rule", "5.3")),
        ("card  market", Command("card", "market")),
        ("h", Command("help", "")),
        ("t", Command("takeback", "")),
        ("q", Command("quit", "")),
    ],
)
def test_commands_are_understood_in_full_and_from_their_first_letters(
    text: str, command: Command
) -> None:
    assert understand(text, OPTIONS) == command


def test_what_is_neither_gets_a_reason() -> None:
    assert reason("0") == "wrong-number"
    assert reason("6") == "wrong-number"
    assert reason("claim") == "wrong-several"
    assert reason("dance") == "illegal-unknown-words"


def test_an_action_of_another_moment_is_understood_so_that_the_rules_can_refuse_it() -> None:
    assert understand("throw 0", OPTIONS, RULES.VOCABULARY) == "throw 0/5"


def test_no_action_of_the_game_is_hidden_behind_a_command() -> None:
    actions: tuple[Action, ...] = RULES.VOCABULARY.actions
    for action in actions:
        assert understand(action.words, [action.words]) == action.words
        assert action.words.split()[0] not in COMMANDS
