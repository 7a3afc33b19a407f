"""What went wrong, as it may be logged and told: no value of a game, which may be a secret."""

from __future__ import annotations

import traceback
from pathlib import Path

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.shapes import TextLine
from kingsbridge.core.story import plain
from kingsbridge.server.play.worker import Failed
from kingsbridge.storage.errors import StorageError
from kingsbridge.table.state import Impossible


class Breakdown(Exception):  # noqa: N818 -- it says what there is
    """A fault in the program, not in the request; the table goes on as the journal has it."""


def whereabouts(fault: Exception) -> str:
    """What went wrong and where, without any value."""
    place = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {Path(place.filename).name}:{place.lineno}"


def for_the_log(problem: Exception) -> str:
    """What went wrong: in words only where they cannot quote a secret."""
    kind = type(problem).__name__
    if isinstance(problem, Failed | StorageError):
        return f"{kind}: {problem}"
    if isinstance(problem, Impossible | IllegalAction):
        return f"{kind}: {problem.reason.key}"
    return kind


def reason_of(refused: Impossible | IllegalAction) -> TextLine:
    """Why something was refused, ready for JSON."""
    return plain(refused.reason)
