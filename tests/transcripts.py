"""Golden transcripts: of each game a recorded one, printed ply by ply, for a person to read.

``make transcripts`` writes them again.  A change of behaviour shows itself in their diff.

A ply has its number, who is asked and by which step; under ``?`` what is offered, with weights if
chance decides and with the paragraph of what stands beside the question; under ``>`` what is done;
under ``.`` what is told, and to whom if not to all; then how the views change, of open eyes and,
where something is hidden, of whoever was asked and of somebody who watches.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from kingsbridge.core import record
from kingsbridge.core.game import Game
from kingsbridge.core.record import Move, Record, write_number
from kingsbridge.core.steps import NATURE, Position, aside_of
from kingsbridge.core.story import EVERYONE, OPEN, SPECTATOR, Line, plain
from kingsbridge.games import GAMES
from records import folder

HERE = Path(__file__).parent
View = Mapping[str, str]


def path_of(name: str) -> Path:
    return HERE / "games" / name / "transcript.txt"


def shortest_record(name: str) -> tuple[str, Record]:
    """The recorded game of the fewest moves, and what it is called."""
    found = [(path.stem, record.read(path.read_text())) for path in folder(name).glob("*.txt")]
    return min(found, key=lambda each: (len(each[1].moves), each[0]))


def transcript(name: str) -> str:
    """What happens in a recorded game, as text."""
    stem, played = shortest_record(name)
    game = GAMES[name]
    lines = [f"{stem}: {len(played.moves)} plies, {len(played.seats)} seats", ""]
    state = record.set_up(game, played)
    seen: dict[int, View] = {}
    for ply, move in enumerate(played.moves):
        lines += ply_lines(game, state, ply, move, seen)
    lines.append(f"scores {' '.join(map(write_number, game.scores(state)))}")
    lines += [compact(account) for account in game.account(state)]
    return "\n".join(lines) + "\n"


def ply_lines(
    game: Game[Any], state: Position, ply: int, move: Move, seen: dict[int, View]
) -> Iterator[str]:
    """One ply: the question, the answer, and what came of it."""
    seat, step = state.seat, state.step
    yield f"{ply + 1} {who(seat)} {step.words} ({step.rule})"
    yield "? " + " | ".join(options(game, state))
    state.story = []
    game.apply(state, game.read(move.words))
    yield f"> {move.words}"
    yield from (f". {told(line)}" for line in state.story)
    opened = ""
    for eyes in (OPEN, seat, SPECTATOR) if game.HIDDEN and seat != NATURE else (OPEN,):
        now = dict(leaves("", game.view(state, eyes)))
        changed = ", ".join(changes(seen.get(eyes, {}), now))
        seen[eyes] = now
        if eyes == OPEN:
            opened = changed
        if changed:
            yield f"{who(eyes)}: {'the same' if changed == opened and eyes != OPEN else changed}"
    yield ""


def leaves(path: str, part: Any) -> Iterator[tuple[str, str]]:
    """Everything a view says, each under the way that leads to it."""
    if isinstance(part, Mapping):
        for name, inner in part.items():
            yield from leaves(f"{path}.{name}", inner)
    elif isinstance(part, list) and any(isinstance(inner, Mapping | list) for inner in part):
        for index, inner in enumerate(part):
            yield from leaves(f"{path}.{index}", inner)
    else:
        yield path.removeprefix("."), compact(part)


def changes(before: View, now: View) -> Iterator[str]:
    """What is seen now and was not seen before, or no longer."""
    yield from (f"{path}={value}" for path, value in now.items() if before.get(path) != value)
    yield from (f"{path} gone" for path in before if path not in now)


def who(seat: int) -> str:
    return {NATURE: "nature", OPEN: "open", SPECTATOR: "spectator"}.get(seat, f"seat {seat}")


def options(game: Game[Any], state: Position) -> Iterator[str]:
    offered = game.legal(state)
    if state.seat == NATURE:
        chances = zip(game.weights(state), offered, strict=True)
        yield from (f"{weight} {action.words}" for weight, action in chances)
        return
    for action in offered:
        aside = aside_of(state, action)
        yield action.words if aside is None else f"{action.words} (beside, {aside.rule})"


def told(line: Line) -> str:
    readers = "" if line.knows == EVERYONE else f" to {line.knows:b}"
    return f"{line.rule}{readers} {line.key} {compact(plain(line).get('blanks', {}))}"


def compact(thing: object) -> str:
    return json.dumps(thing, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    for name in GAMES:
        path_of(name).write_text(transcript(name), encoding="utf-8")
        sys.stdout.write(f"{path_of(name).relative_to(HERE)}\n")


if __name__ == "__main__":
    main()
