"""What is written before a message to a socket is what the library would write."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from kingsbridge.server.play.outgoing import head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 300_000])
def test_a_text_of_any_size(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
