"""The heartbeat of the event loop."""

from __future__ import annotations

import pytest

from kingsbridge.server.guard.pulse import LOOK_BACK, Pulse


def test_the_longest_gap_counts_until_it_is_a_minute_old() -> None:
    now = 0.0
    pulse = Pulse(lambda: now)
    assert pulse.longest == 0.0

    seen = []
    for gap in (0.01, 0.5, 0.02, 0.2, 0.01):
        now += gap
        pulse.beat()
        seen.append(pulse.longest)
    assert seen == pytest.approx([0.01, 0.5, 0.5, 0.5, 0.5])

    now += LOOK_BACK - 0.22
    pulse._last = now - 0.01  # noqa: SLF001 -- as if it had beaten regularly all the time
    pulse.beat()
    assert pulse.longest == pytest.approx(0.2)
