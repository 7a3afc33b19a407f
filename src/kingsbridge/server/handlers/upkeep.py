"""For whoever runs the server: is it well, and how much does it do?"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kingsbridge.server.guard.pulse import Pulse
from kingsbridge.server.play.hall import Hall
from kingsbridge.server.play.workers import Workers
from kingsbridge.server.requests import RequestRefused
from kingsbridge.server.settings import Settings
from kingsbridge.server.sockets import Sockets

LEAST_FREE: Final = 1024 * 1024
"""So many bytes should be free on the disk."""


class Upkeep:
    """Health and figures."""

    def __init__(
        self, hall: Hall, workers: Workers, sockets: Sockets, pulse: Pulse, settings: Settings
    ) -> None:
        self.settings = settings
        self.hall = hall
        self.workers = workers
        self.sockets = sockets
        self.pulse = pulse

    async def health(self, _request: Request) -> Response:
        """Is the database there, and is there room for what comes?"""
        await asyncio.to_thread(self.hall.journal.table, "")
        if not self.settings.database and free_bytes(self.settings.data) < LEAST_FREE:
            return PlainTextResponse("the disk is full\n", 503)
        if not self.hall.company.is_well:
            return PlainTextResponse("the other servers are out of hearing\n", 503)
        return PlainTextResponse("well\n")

    async def metrics(self, _request: Request) -> Response:
        """Figures in the text form of Prometheus."""
        if not self.settings.metrics:
            raise RequestRefused(403, "refused-closed")
        figures = {
            "tables_loaded": len(self.hall.rooms.loaded),
            "sockets": self.sockets.open,
            "servers": len(self.hall.company.living),
            "commands_total": self.hall.commands.carried_out,
            "refusals_total": self.hall.commands.refused,
            "bot_tasks_total": self.workers.tasks_done,
            "bot_overruns_total": self.workers.overruns,
            "bot_failures_total": self.workers.failures,
            "longest_bot_seconds": round(self.workers.longest, 4),
            "longest_heartbeat_seconds": round(self.pulse.longest, 4),
        }
        lines = [f"kingsbridge_{name} {value}" for name, value in figures.items()]
        return PlainTextResponse("\n".join([*lines, ""]))


def free_bytes(folder: Path) -> int:
    """How much may still be written into a folder."""
    return shutil.disk_usage(folder).free
