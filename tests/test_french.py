"""French signs stand off their word, but never alone at the beginning of a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kingsbridge

TEXTS = sorted(
    path
    for pattern in ("**/*fr.ftl", "**/*.fr.md")
    for path in Path(kingsbridge.__file__).parent.glob(pattern)
)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_space_before_a_sign_does_not_break(path: Path) -> None:
    assert re.findall(r".* [:;?!»].*|.*« .*", path.read_text()) == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_sign_stands_right_at_its_word(path: Path) -> None:
    at_a_word = r'.*(?<!\{"."\})(?<=[\w)»}])[:;?!](?=\s).*'
    assert re.findall(at_a_word, path.read_text()) == []


def test_there_is_something_to_look_at() -> None:
    assert len(TEXTS) >= 7
