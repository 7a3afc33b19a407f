"""What is told of a table has its whole shape, on the compiled build too."""

from __future__ import annotations

import msgspec

from kingsbridge.table.shapes import Outcome, Sight


def test_a_shape_knows_what_its_fields_are_made_of() -> None:
    """Where one has forgotten it, no server would start."""
    (_, told), shapes = msgspec.json.schema_components([Sight, Outcome])
    assert told
    resigned = shapes["Outcome"]["properties"]["resigned"]
    assert resigned["anyOf"] == [{"type": "integer"}, {"type": "null"}]
    assert shapes["Sight"]["properties"]["seats"]["items"]["$ref"].endswith("SeatSight")
