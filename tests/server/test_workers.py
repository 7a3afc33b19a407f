"""The room where bots think, with real processes: good workers, and some that misbehave."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsbridge.bots import worker as protocol
from kingsbridge.bots.levels import QUICK
from kingsbridge.bots.worker import LONGEST, Chosen, NoChoice, Ready, Reply, Task, Weigh, frame
from kingsbridge.core.facts import facts
from kingsbridge.server.play.worker import Failed, Overrun
from kingsbridge.server.play.workers import COMMAND, LONGEST_PAUSE, PATIENCE, Workers, pause
from kingsbridge.table.match import Match
from sample import GAME

AMPLE = 60.0
"""A deadline that only a broken worker misses."""
SHORT = 0.3
"""A deadline for a bot that would think for ever."""

STRANGE_BOTS = """
import os, subprocess, sys, time
from pathlib import Path
from kingsbridge.bots import worker
from kingsbridge.bots.levels import BOTS

class Bot:
    def __init__(self, think):
        self.think = think

    def choose(self, sight, rng):
        self.think()
        return sight.options[0]

def hold():
    Path(sys.argv[1], "held").touch()
    while not Path(sys.argv[1], "release").exists():
        time.sleep(0.01)

def talk():
    print("hello")
    os.write(1, b"hello again")
    subprocess.run(["echo", "and", "again"])
    sys.stdin.read()

def spin():
    while True:
        pass

def fail():
    queen = "the queen is hidden"
    raise KeyError(queen)

BOTS["hang"] = Bot(lambda: time.sleep(10_000))
BOTS["spin"] = Bot(spin)
BOTS["die"] = Bot(lambda: os._exit(3))
BOTS["leave"] = Bot(lambda: sys.exit())
BOTS["hold"] = BOTS["master"] = Bot(hold)
BOTS["talk"] = Bot(talk)
BOTS["fail"] = Bot(fail)
worker.main()
"""

LIARS = """
import sys
from kingsbridge.bots import worker

LIES = {
    "garbage": worker.length.__doc__.encode(),
    "huge": (worker.LONGEST + 1).to_bytes(4),
    "no json": (5).to_bytes(4) + b"hello",
    "no text": (2).to_bytes(4) + bytes([34, 255]),
    "no answer": (2).to_bytes(4) + b"{}",
    "anew": worker.frame(worker.Ready()),
    "half": (99).to_bytes(4) + b"half",
    "empty": bytes(4),
}
tasks, answers = sys.stdin.buffer, sys.stdout.buffer
worker.say(answers, worker.Ready())
for body in worker.bodies(tasks):
    bot = worker.read_task(body).bot
    answers.write(LIES[bot] if bot in LIES else worker.frame(worker.answer(body)))
    answers.flush()
    if bot == "half":
        sys.exit()
"""
LIES = ("garbage", "huge", "no json", "no text", "no answer", "anew", "half", "empty")

BAD_STARTS = {
    "dies": "raise SystemExit(3)",
    "talks": "print('hello, I am a worker', flush=True); input()",
    "answers": (
        "from kingsbridge.bots.worker import *; say(sys.stdout.buffer, NoChoice('')); input()"
    ),
    "hangs": "input()",
}


def python(source: str, *arguments: object) -> list[str]:
    return [sys.executable, "-c", source, *map(str, arguments)]


def match(plies: int = 3) -> Match:
    """A game under way."""
    begun = Match(GAME, ["ana", "ben"], seed="a seed")
    begun.let_nature_play()
    for _ in range(plies):
        begun.act(begun.state.seat, begun.game.default(begun.state).words)
    return begun


def task(bot: str = "random", seed: str = "1", under_way: Match | None = None) -> Task:
    chosen = match() if under_way is None else under_way
    return Task(chosen.name, "", facts(chosen.state), chosen.state.seat, seed, bot)


def hint() -> Weigh:
    """What a worker is asked for somebody who wants to know what is best."""
    asked = task()
    return Weigh(asked.game, "", asked.position, asked.seat, "1", tries=20, seconds=AMPLE)


def children() -> set[int]:
    """The processes of which this one is the parent, ended ones that nobody asked after too."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = stat.read_text().rpartition(")")[2].split()[1]
        except OSError:  # it ended just now
            continue
        if int(parent) == os.getpid():
            found.add(int(stat.parent.name))
    return found


def in_room(
    use: Callable[[Workers], Coroutine[Any, Any, None]],
    count: int = 1,
    command: list[str] | None = None,
    spare: int = 0,
) -> Workers:
    """Do something in a room, which leaves nothing behind."""
    workers = Workers(count, spare=spare, command=command or COMMAND)
    before = children()

    async def run() -> None:
        async with asyncio.timeout(2 * AMPLE), workers:
            await use(workers)
        assert children() <= before

    asyncio.run(run())
    assert workers.busy == workers.waiting == 0
    return workers


async def until(happened: Callable[[], object]) -> None:
    """Wait for something that will happen."""
    async with asyncio.timeout(AMPLE):
        while not happened():  # noqa: ASYNC110 -- files and processes tell nobody
            await asyncio.sleep(0.01)


# --- Choosing ---


@pytest.mark.parametrize("bot", QUICK)
def test_every_quick_bot_chooses_a_legal_action_and_the_same_one_again(bot: str) -> None:
    under_way = match()
    legal = {action.words for action in under_way.game.legal(under_way.state)}
    chosen = []

    async def use(workers: Workers) -> None:
        chosen.extend(
            [await workers.choose(task(bot, str(n % 5), under_way), AMPLE) for n in range(10)]
        )

    workers = in_room(use)

    assert set(chosen) <= legal
    assert chosen[:5] == chosen[5:]
    assert (workers.tasks_done, workers.failures, workers.overruns) == (10, 0, 0)
    assert workers.starts == 1
    assert 0 < workers.longest < AMPLE


def test_another_seed_is_another_choice() -> None:
    chosen = set()

    async def use(workers: Workers) -> None:
        for seed in range(30):
            chosen.add(await workers.choose(task(seed=str(seed)), AMPLE))

    in_room(use)
    assert len(chosen) > 1


def test_a_component_set_of_ones_own_is_played_with() -> None:
    source = Path(__file__).parents[2] / f"src/kingsbridge/games/{GAME}/components.toml"
    standard = task()

    async def use(workers: Workers) -> None:
        same = msgspec.structs.replace(standard, box=source.read_text())
        assert await workers.choose(same, AMPLE) == await workers.choose(standard, AMPLE)
        with pytest.raises(Failed, match="BadBox in"):
            await workers.choose(msgspec.structs.replace(standard, box="hello"), AMPLE)

    in_room(use)


def test_many_tasks_at_once_are_shared_by_two_workers() -> None:
    most = 0

    async def use(workers: Workers) -> None:
        async def one(number: int) -> str:
            nonlocal most
            words = await workers.choose(task(seed=str(number % 10)), AMPLE)
            most = max(most, workers.busy)
            return words

        chosen = await asyncio.gather(*(one(number) for number in range(100)))
        assert all(chosen[number] == chosen[number % 10] for number in range(100))

    workers = in_room(use, count=2)
    assert workers.tasks_done == 100
    assert workers.starts == 2
    assert most <= 2


def test_who_comes_first_is_served_first() -> None:
    served = []

    async def use(workers: Workers) -> None:
        async def one(number: int) -> None:
            await workers.choose(task(), AMPLE)
            served.append(number)

        await asyncio.gather(*(one(number) for number in range(20)))

    in_room(use)
    assert served == list(range(20))


def test_waiting_does_not_count_against_the_deadline(tmp_path: Path) -> None:
    deadline = 2.0

    async def use(workers: Workers) -> None:
        holding = asyncio.create_task(workers.choose(task("hold"), AMPLE))
        await until((tmp_path / "held").exists)
        waiting = asyncio.create_task(workers.choose(task(), deadline))
        await asyncio.sleep(deadline + 0.2)
        assert (workers.busy, workers.waiting) == (1, 1)
        (tmp_path / "release").touch()
        assert await holding
        assert await waiting

    in_room(use, command=python(STRANGE_BOTS, tmp_path))


def test_masters_keep_nobody_waiting_who_can_be_answered_at_once(tmp_path: Path) -> None:
    async def use(workers: Workers) -> None:
        masters = [asyncio.create_task(workers.choose(task("master"), AMPLE)) for _ in range(3)]
        await until((tmp_path / "held").exists)
        for _ in range(5):
            assert await workers.choose(task(), AMPLE)
        assert await workers.weigh(hint(), AMPLE)
        assert (workers.busy, workers.waiting) == (1, 2)
        masters.pop().cancel()
        (tmp_path / "release").touch()
        assert all(await asyncio.gather(*masters))

    workers = in_room(use, command=python(STRANGE_BOTS, tmp_path), spare=1)
    assert (workers.tasks_done, workers.starts) == (8, 2)


def test_a_master_that_overruns_leaves_its_turn_to_the_next(tmp_path: Path) -> None:
    async def use(workers: Workers) -> None:
        for _ in range(3):
            with pytest.raises(Overrun):
                await workers.choose(task("master"), SHORT)
            assert await workers.choose(task(), AMPLE)

    workers = in_room(use, command=python(STRANGE_BOTS, tmp_path), spare=1)
    assert (workers.tasks_done, workers.overruns) == (3, 3)


# --- Workers that misbehave ---


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_a_worker_that_overruns_is_killed_and_replaced(bot: str) -> None:
    others = children()

    async def use(workers: Workers) -> None:
        assert await workers.choose(task(), AMPLE)
        mine = children() - others
        with pytest.raises(Overrun, match=r"longer than 0\.3 seconds"):
            await workers.choose(task(bot), SHORT)
        await until(lambda: not mine & children())
        assert await workers.choose(task(), AMPLE)

    workers = in_room(use, command=python(STRANGE_BOTS))
    assert (workers.tasks_done, workers.overruns, workers.failures) == (2, 1, 0)
    assert workers.starts == 2


def test_others_go_on_while_one_hangs() -> None:
    async def use(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.choose(task("hang"), AMPLE))
        await until(lambda: workers.busy)
        for _ in range(10):
            assert await workers.choose(task(), AMPLE)
        assert workers.busy == 1
        hanging.cancel()

    in_room(use, count=2, command=python(STRANGE_BOTS))


@pytest.mark.parametrize("bot", ["die", "leave"])
def test_a_worker_that_dies_is_replaced(bot: str) -> None:
    async def use(workers: Workers) -> None:
        with pytest.raises(Failed, match="died"):
            await workers.choose(task(bot), AMPLE)
        assert await workers.choose(task(), AMPLE)

    workers = in_room(use, command=python(STRANGE_BOTS))
    assert (workers.tasks_done, workers.failures, workers.starts) == (1, 1, 2)


@pytest.mark.parametrize("lie", LIES)
def test_a_worker_that_talks_nonsense_is_replaced(lie: str) -> None:
    async def use(workers: Workers) -> None:
        with pytest.raises(Failed, match=r"nonsense|died"):
            await workers.choose(task(lie), AMPLE)
        assert await workers.choose(task(), AMPLE)

    workers = in_room(use, command=python(LIARS))
    assert (workers.tasks_done, workers.failures, workers.starts) == (1, 1, 2)


def test_a_worker_that_dies_at_rest_is_replaced_before_anybody_asks() -> None:
    others = children()

    async def use(workers: Workers) -> None:
        assert await workers.choose(task(), AMPLE)
        (resting,) = children() - others
        os.kill(resting, signal.SIGKILL)
        await until(lambda: workers.starts == 2)
        assert await workers.choose(task(), AMPLE)

    workers = in_room(use)
    assert (workers.tasks_done, workers.failures) == (2, 0)


def test_trouble_is_the_tasks_and_not_the_workers(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    good = task()
    bad = [
        (msgspec.structs.replace(good, game="chess"), "no game 'chess'"),
        (msgspec.structs.replace(good, bot="oracle"), "no bot 'oracle'"),
        (msgspec.structs.replace(good, seat=1 - good.seat), "is not asked"),
        (msgspec.structs.replace(good, position={}), "KeyError in "),
        (msgspec.structs.replace(good, bot="fail"), "KeyError in "),
    ]

    async def use(workers: Workers) -> None:
        for wrong, why in bad:
            with pytest.raises(Failed, match=why) as raised:
                await workers.choose(wrong, AMPLE)
            assert "queen" not in str(raised.value)
        assert await workers.choose(good, AMPLE)

    workers = in_room(use, command=python(STRANGE_BOTS))
    assert (workers.tasks_done, workers.failures, workers.starts) == (1, 5, 1)
    logged = [record for record in caplog.records if record.name == "kingsbridge.workers"]
    assert any("in choose" in record.getMessage() for record in logged)
    assert "queen is hidden" not in caplog.text


def test_nature_is_nobody_a_bot_could_play_for() -> None:
    begun = Match(GAME, ["ana", "ben"], seed="a seed")

    async def use(workers: Workers) -> None:
        with pytest.raises(Failed, match="is not asked"):
            await workers.choose(task(under_way=begun), AMPLE)

    in_room(use)


def test_what_cannot_be_sent_harms_no_worker() -> None:
    good = task()

    async def use(workers: Workers) -> None:
        for position in ({"a": object()}, {"a": "\ud800"}, {"a": "a" * LONGEST}):
            with pytest.raises(Failed, match="cannot be sent"):
                await workers.choose(msgspec.structs.replace(good, position=position), AMPLE)
        long = msgspec.structs.replace(good, seed="a" * (LONGEST // 2))
        assert await workers.choose(long, AMPLE)

    assert in_room(use).starts == 1


def test_what_a_bot_prints_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def use(workers: Workers) -> None:
        assert await workers.choose(task("talk"), AMPLE)
        assert await workers.choose(task(), AMPLE)

    workers = in_room(use, command=python(STRANGE_BOTS))
    assert workers.starts == 1
    assert "hello again" in caplog.text
    assert "and again" in caplog.text


# --- Workers that do not start ---


@pytest.mark.parametrize("source", BAD_STARTS.values(), ids=BAD_STARTS)
def test_who_waits_for_workers_that_never_start_is_told(
    source: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        before = children()
        async with Workers(2, command=python(source), start_limit=1.0) as workers:
            async with asyncio.timeout(AMPLE):
                waiting = [workers.choose(task(), AMPLE) for _ in range(5)]
                failed = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(failure) for failure in failed} == {Failed}
            assert all("no worker starts" in str(failure) for failure in failed)
            with pytest.raises(Failed, match="no worker starts"):
                await workers.choose(task(), AMPLE)
            assert workers.failures == 6
            assert 2 * PATIENCE <= workers.starts <= 4 * PATIENCE
        assert children() <= before

    asyncio.run(run())
    assert "did not start" in caplog.text


def test_a_command_that_does_not_exist_is_told(tmp_path: Path) -> None:
    async def use(workers: Workers) -> None:
        with pytest.raises(Failed, match="No such file"):
            await workers.choose(task(), AMPLE)

    in_room(use, command=[str(tmp_path / "nothing")])


def test_once_workers_start_again_tasks_are_done_again(tmp_path: Path) -> None:
    healed = tmp_path / "healed"
    source = (
        "import sys; from pathlib import Path; from kingsbridge.bots import worker\n"
        "if Path(sys.argv[1]).exists(): worker.main()"
    )

    async def use(workers: Workers) -> None:
        with pytest.raises(Failed, match="died at once"):
            await workers.choose(task(), AMPLE)
        healed.touch()
        words = ""
        async with asyncio.timeout(AMPLE):
            while not words:
                try:
                    words = await workers.choose(task(), AMPLE)
                except Failed:
                    await asyncio.sleep(0.05)

    assert in_room(use, command=python(source, healed)).tasks_done == 1


def test_the_pause_between_false_starts_grows_up_to_a_limit() -> None:
    pauses = [pause(losses) for losses in range(12)]

    assert pauses[:4] == [0, 0.1, 0.2, 0.4]
    assert pauses == sorted(pauses)
    assert pause(10_000) == LONGEST_PAUSE


def test_a_task_that_always_kills_cannot_make_workers_start_without_end() -> None:
    async def use(workers: Workers) -> None:
        started = time.monotonic()
        for _ in range(5):
            with pytest.raises(Failed, match="died"):
                await workers.choose(task("die"), AMPLE)
        assert time.monotonic() - started >= sum(pause(losses) for losses in range(5))
        assert await workers.choose(task(), AMPLE)

    assert in_room(use, command=python(STRANGE_BOTS)).starts == 6


# --- Giving up, and stopping ---


def test_who_gives_up_frees_the_place_of_the_worker() -> None:
    others = children()

    async def use(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.choose(task("hang"), AMPLE))
        await until(lambda: workers.busy)
        mine = children() - others
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging
        await until(lambda: not mine & children())
        assert await workers.choose(task(), AMPLE)

    workers = in_room(use, command=python(STRANGE_BOTS))
    assert (workers.tasks_done, workers.overruns, workers.failures) == (1, 0, 0)
    assert workers.starts == 2


def test_who_gives_up_waiting_takes_no_turn_from_others(tmp_path: Path) -> None:
    async def use(workers: Workers) -> None:
        holding = asyncio.create_task(workers.choose(task("hold"), AMPLE))
        await until((tmp_path / "held").exists)
        waiting = [asyncio.create_task(workers.choose(task(), AMPLE)) for _ in range(4)]
        await until(lambda: workers.waiting == 4)
        waiting[0].cancel()
        waiting[2].cancel()
        (tmp_path / "release").touch()
        assert await holding
        assert await waiting[1]
        assert await waiting[3]

    workers = in_room(use, command=python(STRANGE_BOTS, tmp_path))
    assert (workers.tasks_done, workers.starts) == (3, 1)


def test_who_gives_up_when_the_turn_comes_hands_it_on() -> None:
    async def use(workers: Workers) -> None:
        async def first() -> None:
            assert await workers.choose(task(), AMPLE)
            second.cancel()  # whose turn was called in this very moment

        beginning = asyncio.create_task(first())
        second = asyncio.create_task(workers.choose(task(), AMPLE))
        third = asyncio.create_task(workers.choose(task(), AMPLE))
        await beginning
        assert await third
        with pytest.raises(asyncio.CancelledError):
            await second

    workers = in_room(use)
    assert (workers.tasks_done, workers.starts) == (2, 1)


def test_who_gives_up_just_before_the_turn_comes_is_passed_over() -> None:
    async def use(workers: Workers) -> None:
        def one_more() -> asyncio.Task[str]:
            return asyncio.create_task(workers.choose(task(under_way=under_way), AMPLE))

        under_way = match()
        staying = [one_more() for _ in range(3)]
        while workers.tasks_done < 20:
            staying.pop(1).cancel()  # the next, at every moment, and so at that moment too
            staying.append(one_more())
            await asyncio.sleep(0)
            staying = [one for one in staying if not one.done()]
            staying += [one_more() for _ in range(3 - len(staying))]
        assert all(await asyncio.gather(*staying))

    assert in_room(use).failures == 0


def test_stopping_fails_what_is_under_way_and_what_waits() -> None:
    async def use(workers: Workers) -> None:
        tasks = [asyncio.create_task(workers.choose(task("hang"), AMPLE)) for _ in range(5)]
        await until(lambda: workers.busy == 2)
        async with asyncio.timeout(AMPLE):
            await workers.stop()
            failed = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(failure) for failure in failed} == {Failed}
        with pytest.raises(Failed, match="stopped"):
            await workers.choose(task(), AMPLE)
        await workers.stop()

    in_room(use, count=2, command=python(STRANGE_BOTS))


def test_a_room_can_be_opened_again() -> None:
    async def use(workers: Workers) -> None:
        assert await workers.choose(task(), AMPLE)
        await workers.stop()
        await workers.start()
        await workers.start()
        assert await workers.choose(task(), AMPLE)

    assert in_room(use).starts == 2


@pytest.mark.parametrize("moments", range(12))
def test_stopping_in_the_middle_of_starting_leaves_nothing(moments: int) -> None:
    async def use(_: Workers) -> None:
        for _moment in range(moments):
            await asyncio.sleep(0)
        await asyncio.sleep(0.02 * max(0, moments - 6))

    in_room(use, count=2)


def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    server = f"""
import asyncio, msgspec
from pathlib import Path
from kingsbridge.bots.worker import Task
from kingsbridge.server.play.workers import Workers

async def serve():
    async with Workers(2, command={python(STRANGE_BOTS, tmp_path)!r}) as workers:
        task = msgspec.json.decode(Path({str(tmp_path / "task")!r}).read_bytes(), type=Task)
        await workers.choose(task, {AMPLE})

asyncio.run(serve())
"""
    (tmp_path / "task").write_bytes(msgspec.json.encode(task("hold")))
    marker = str(tmp_path).encode()

    def alive() -> int:
        found = 0
        for cmdline in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                found += marker in cmdline.read_bytes()
            except OSError:  # it ended just now
                continue
        return found

    with subprocess.Popen(python(server)) as process:  # noqa: S603 -- ours
        asyncio.run(until((tmp_path / "held").exists))
        assert alive() > 1
        process.kill()
    asyncio.run(until(lambda: not alive()))


# --- The worker by itself ---


def told(output: bytes) -> list[Reply]:
    """The messages of which an output consists."""
    answers = []
    while output:
        size = protocol.HEADER + protocol.length(output[: protocol.HEADER])
        answers.append(protocol.read_answer(output[protocol.HEADER : size]))
        output = output[size:]
    return answers


def run_worker(sent: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 -- ours
        COMMAND, input=sent, capture_output=True, timeout=AMPLE, check=False
    )


def test_a_worker_answers_each_message_and_ends_quietly_with_its_input() -> None:
    hello = len(b"hello").to_bytes(4) + b"hello"
    ended = run_worker(frame(task()) + hello + frame(task("greedy")))

    ready, chosen, trouble, best = told(ended.stdout)
    assert ready == Ready()
    assert isinstance(chosen, Chosen)
    assert trouble == NoChoice("the message is no task")
    assert isinstance(best, Chosen)
    assert best.seconds > 0
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_half_a_message_is_none() -> None:
    ended = run_worker(frame(task())[:-1])

    assert told(ended.stdout) == [Ready()]
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_worker_refuses_a_length_that_no_message_has() -> None:
    ended = run_worker((LONGEST + 1).to_bytes(4))

    assert told(ended.stdout) == [Ready()]
    assert ended.returncode == 1


def test_a_worker_stands_back_and_ignores_the_interrupt_key() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe) as process:  # noqa: S603 -- ours
        assert process.stdin is not None
        assert process.stdout is not None
        ready = frame(Ready())
        assert process.stdout.read(len(ready)) == ready
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(
            19, os.getpriority(os.PRIO_PROCESS, 0) + protocol.NICENESS
        )
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(frame(task()), timeout=AMPLE)
        assert len(told(output)) == 1
        assert process.returncode == 0


def test_a_worker_ends_when_nobody_listens() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as process:  # noqa: S603 -- ours
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(AMPLE) == 0
        assert process.stderr.read() == b""
