"""A table on a stage: a page with the real client, and a server of straw that says what it is told.

So that a position need not be played to: it is shown.
"""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Route, ViewportSize, WebSocketRoute

from browsing import Visitor
from kingsbridge.table.shapes import Sight
from recorded import Moment

TABLE: Final = "staged"
ROW: Final = {"table": TABLE, "seats": [0], "title": "", "names": [], "phase": "playing"}
PROTOCOL: Final = 1
SETTLED: Final = """async (number) => {
  const there = () => Number(document.querySelector('[data-number]')?.dataset.number);
  while (number !== null && there() !== number) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const moving = ({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().iterations !== Infinity;
  while (document.getAnimations().some(moving)) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


def is_other_table(one: Sight, other: Sight) -> bool:
    """Could these never be seen at the same table?"""
    return (one["game"], len(one["seats"])) != (other["game"], len(other["seats"]))


class Stage:
    """A page that shows any position, as a seat sees it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.asked: list[dict[str, Any]] = []  # what the page asked of its server
        self._first: Moment | None = None
        self._socket: WebSocketRoute | None = None
        self.page.route("**/api/tables/*/history**", self._past)
        self.page.route("**/api/my-tables**", lambda route: route.fulfill(json=[self._row()]))
        self.page.route_web_socket(f"**/api/tables/{TABLE}/socket**", self._open)

    def _row(self) -> dict[str, Any]:
        assert self._first is not None
        return {**ROW, "game": self._first.sight["game"]}

    def _past(self, route: Route) -> None:
        assert self._first is not None
        route.fulfill(json={"sight": self._first.sight, "steps": []})

    def _open(self, socket: WebSocketRoute) -> None:
        assert self._first is not None
        self._socket = socket
        socket.on_message(lambda text: self._hear(json.loads(text)))
        self._tell(self._first)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["do"] == "ping":
            self.send({"type": "pong", "id": message["id"]})
        else:
            self.asked.append(message)

    def _tell(self, moment: Moment) -> None:
        welcome = {"type": "welcome", "protocol": PROTOCOL, "run": TABLE}
        self.send({**welcome, "sight": moment.sight, "story": moment.story})
        self.send({"type": "here", "seats": list(range(len(moment.sight["seats"])))})

    @property
    def is_touched(self) -> bool:
        touched: bool = self.page.evaluate("matchMedia('(pointer: coarse)').matches")
        return touched

    def send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None, "the page has not asked yet"
        self._socket.send(json.dumps(message))

    def show(self, moment: Moment) -> None:
        """Show a position, and wait until it stands still."""
        if self._first is None or is_other_table(self._first.sight, moment.sight):
            self._first = moment
            self.visitor.go(f"/table/{TABLE}")
            self.page.wait_for_selector("[data-number]")
        else:
            self._tell(moment)
        self.settle(moment.sight["number"])

    def settle(self, number: int | None = None) -> None:
        """Wait until this event is seen, and everything stands still."""
        self.page.evaluate(SETTLED, number)

    def resize(self, width: int, height: int) -> None:
        size: ViewportSize = {"width": width, "height": height}
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)
            self.settle()
