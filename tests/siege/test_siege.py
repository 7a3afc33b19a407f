"""The siege in short: a few seconds of it, and that it would notice what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from serving import Answer, Server
from siege.siege import Siege, besiege, judge


@pytest.mark.slow
def test_the_house_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert besiege(8.0, "a short siege") == 0, capsys.readouterr().out


def test_a_siege_notices_what_is_wrong(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        siege = Siege(server, 0.0, "")
    siege.saw("a call", Answer(200, {}, (), b""))
    assert siege.troubles == []
    siege.saw("a call", Answer(500, {}, (), b""))
    siege.memory = [100.0, 900.0]
    with server.log_file.open("a") as log:
        log.write('{"level": "ERROR"}\n')
    judge(siege, server)
    told = "\n".join(siege.troubles)
    for trouble in ("a call was answered", "the log says", "grew by 800 MB", "could not play"):
        assert trouble in told
