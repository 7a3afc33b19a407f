"""People against bots, many at once: do bots' thoughts hold people's moves up?

    python bench/bots.py --tables 160 --seconds 30
    python bench/bots.py --bot master --tables 10 --aim 100
    python bench/bots.py --bot novice --tables 10 --grandmasters 3

At each table somebody plays against a bot and moves once a second, while he is asked.  Measured
is the time from sending a move until it is told, being on the disk, how long people waited for
bots, and how long the slowest thought.  What people meet at tables of grandmasters is left out.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from random import Random

from kingsbridge_player import GAME, Kingsbridge, KingsbridgePlayer, post, reach
from load import Usage, free_port, running

from server import at, metric

MOST_TABLES, MOST_SECONDS = 400, 120.0
PACE = 1.0  # seconds from one move of a person to the next
WARM_UP = 5.0
PATIENCE = 60.0
AIM = 500.0  # ms of a person's move
TOGETHER = 16  # so many sit down at a time


class Figures:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.begin = float("inf")  # from then on it counts
        self.moves: list[float] = []
        self.answers: list[float] = []

    def note(self, found: list[float], began: float, arrived: float) -> None:
        if began >= self.begin:
            found.append((arrived - began) * 1000)


def main() -> None:
    options = parse()
    port = free_port()
    with running(Kingsbridge(options.python, None, "--workers", str(options.workers)), port) as (
        pid,
        _,
    ):
        reach(port).close()
        figures = asyncio.run(measure(port, options))
        used = Usage.now(pid).server
        stall = metric(port, "longest_heartbeat_seconds") * 1000
        longest = metric(port, "longest_bot_seconds") * 1000
        failed = metric(port, "bot_overruns_total") + metric(port, "bot_failures_total")
    print(told("people's moves", figures.moves, options.seconds))
    print(told("waits for a bot", figures.answers, options.seconds))
    print(
        f"longest heartbeat {stall:.0f} ms, processor time of the server and its bots {used:.0f} s"
    )
    print(f"longest thought {longest:.0f} ms; bots that failed or took too long: {failed:.0f}")
    verdict = "reached" if at(figures.moves, 99) < options.aim else "NOT reached"
    print(f"p99 of people's moves below {options.aim:.0f} ms: {verdict}")


def told(what: str, found: list[float], seconds: float) -> str:
    """How long something took; bots that answer within a person's pace keep nobody waiting."""
    if not found:
        return f"{what}: none"
    found.sort()
    return (
        f"{what}: {len(found) / seconds:.0f} a second, p50 {at(found, 50):.0f} ms, "
        f"p99 {at(found, 99):.0f} ms, longest {found[-1]:.0f} ms"
    )


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure people's moves while bots think.")
    parser.add_argument("--python", default=sys.executable, help="runs kingsbridge")
    parser.add_argument("--bot", default="greedy", help="whom people play against")
    parser.add_argument("--aim", type=float, default=AIM, help="ms for p99 of people's moves")
    parser.add_argument("--tables", type=int, default=160, help=f"at most {MOST_TABLES}")
    parser.add_argument("--grandmasters", type=int, default=0, help="at so many tables besides")
    parser.add_argument("--seconds", type=float, default=30.0, help=f"at most {MOST_SECONDS:g}")
    parser.add_argument("--workers", type=int, default=2, help="processes in which bots think")
    options = parser.parse_args()
    if not 0 < options.tables <= MOST_TABLES or not 1 <= options.seconds <= MOST_SECONDS:
        parser.error(f"1 to {MOST_TABLES} tables for 1 to {MOST_SECONDS:g} seconds")
    return options


async def measure(port: int, options: argparse.Namespace) -> Figures:
    figures = Figures()
    seats = asyncio.Semaphore(TOGETHER)
    stop = asyncio.Event()
    playing = [
        asyncio.create_task(play(port, options.bot, number, figures, seats, stop))
        for number in range(options.tables)
    ]
    besides = Figures()  # which nobody asks for
    playing += [
        asyncio.create_task(play(port, "grandmaster", -number, besides, seats, stop))
        for number in range(1, options.grandmasters + 1)
    ]
    await asyncio.sleep(WARM_UP + options.tables / TOGETHER)
    figures.begin = time.monotonic()
    await asyncio.sleep(options.seconds)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    return figures


async def play(
    port: int,
    bot: str,
    number: int,
    figures: Figures,
    seats: asyncio.Semaphore,
    stop: asyncio.Event,
) -> None:
    """Somebody plays game after game against a bot."""
    rng = Random(number)
    while not stop.is_set():
        async with seats:
            player = await sit_down(port, bot, rng)
        while not player.over and not stop.is_set():
            await one_turn(player, figures, rng)
        await player.close()


async def sit_down(port: int, bot: str, rng: Random) -> KingsbridgePlayer:
    body: dict[str, object] = {
        "game": GAME,
        "seats": [{"me": True}, {"bot": bot}],
        "name": "ana",
    }
    made, cookie = await asyncio.to_thread(post, port, "/api/tables", body)
    player = KingsbridgePlayer(port, made["table"], cookie, rng)
    await player.connect()
    return player


async def one_turn(player: KingsbridgePlayer, figures: Figures, rng: Random) -> None:
    """A move of the person, or of the bot."""
    began, version = time.monotonic(), player.version
    if player.my_turn:
        await player.move()
        figures.note(figures.moves, began, await player.newer(version))
        await asyncio.sleep(max(0.0, began + PACE * rng.uniform(0.8, 1.2) - time.monotonic()))
    else:
        figures.note(figures.answers, began, await player.newer(version))


if __name__ == "__main__":
    main()
