"""What is told of a table has its whole shape, on the compiled build too."""

from __future__ import annotations

import msgspec

from kingsbridge.core.shapes import TextLine
from kingsbridge.table.shapes import Outcome, Sight


def test_a_shape_knows_what_its_fields_are_made_of() -> None:
    """Where one has forgotten it, no server would start."""
    (_, told), shapes = msgspec.json.schema_components([Sight, Outcome])
    assert told
    resigned = shapes["Outcome"]["properties"]["resigned"]
    assert resigned["anyOf"] == [{"type": "integer"}, {"type": "null"}]
    assert shapes["Sight"]["properties"]["seats"]["items"]["$ref"].endswith("SeatSight")


def test_a_line_of_text_needs_no_blanks() -> None:
    """A document that said otherwise would be untrue: most refusals have none."""
    _, shapes = msgspec.json.schema_components([TextLine])
    assert shapes["TextLine"]["required"] == ["key"]
