"""The commands that tell something or keep it: rules, cards, story, help, record.

None of them changes the game.  What cannot be told raises the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.core import record
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.board import ABOUT, explain
from kingsbridge.core.story import SPECTATOR, Line
from kingsbridge.table.state import PLAYING
from kingsbridge.terminal.answers import Command, understand
from kingsbridge.terminal.sitting import Sitting

Page = Sequence[RenderableType]

HELP: Final = {
    "undo": "command-undo",
    "takeback": "command-takeback",
    "rule, ?": "command-rule",
    "about, card": "command-about",
    "hint": "command-hint",
    "story": "command-story",
    "board": "command-board",
    "save": "command-save",
    "quit": "command-quit",
}


def help_(sitting: Sitting, _seat: int, _rest: str) -> Page:
    """Every command, and how to check afterwards that chance was fair."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for words, key in HELP.items():
        grid.add_row(Text(words, "gold", no_wrap=True), Text(sitting.texts.say_key(key), "ink"))
    fair = Line("terminal-fair", commitment=sitting.sight(SPECTATOR)["commitment"])
    return [
        Text(sitting.texts.say_key("terminal-how"), "ink"),
        Text(),
        grid,
        Text(),
        Text(sitting.say(fair), "faded"),
    ]


def rule(sitting: Sitting, seat: int, rest: str) -> Page:
    """The paragraph of the step under way, a paragraph or a whole chapter."""
    rules = sitting.texts.rules(sitting.view(seat)["numbers"])
    number = rest.strip().rstrip(".") or sitting.rule
    found = [each for each in rules if each == number or each.split(".")[0] == number]
    if not found:
        first, *_, last = rules
        raise IllegalAction(Line("wrong-rule", number=number, first=first, last=last), rest)
    return [paragraph(each, rules[each]) for each in found]


def paragraph(number: str, text: str) -> RenderableType:
    """A rule, with the lines of its list under each other."""
    first, *items = text.split("\n- ")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(number, "gold"), Text(first, "ink"))
    for item in items:
        line = Table.grid(padding=(0, 1, 0, 0))
        line.add_row(Text("•", "ornament"), Text(item, "ink"))
        grid.add_row("", line)
    grid.add_row()
    return grid


def about(sitting: Sitting, seat: int, rest: str) -> Page:
    """What an option is about, or what the components of a name do."""
    if not rest:
        return rule(sitting, seat, rest)
    words = option(sitting, rest)
    if not words:
        return [explanation(sitting, seat, line) for line in components(sitting, rest)]
    lines = sitting.board.about(sitting.view(seat), words)
    return [explanation(sitting, seat, line) for line in lines] or rule(sitting, seat, "")


def explanation(sitting: Sitting, seat: int, line: Line) -> Text:
    words = sitting.say(explain(sitting.view(seat), line))
    return Text().append(sitting.say(line), "title").append(f"  {words}", "ink")


def option(sitting: Sitting, rest: str) -> str:
    """The option of a number or of words, if they are one's."""
    try:
        meant = understand(rest, sitting.offered)
    except IllegalAction:
        if rest.strip().isdecimal():
            raise
        return ""
    return "" if isinstance(meant, Command) else meant


def components(sitting: Sitting, rest: str) -> Sequence[Line]:
    """What is in the box and explained, and has these words in its name."""
    names = {
        sitting.say(part.line): part.line
        for part in sitting.match.box.components
        if sitting.texts.has(ABOUT + part.line.key)
    }
    found = [line for name, line in names.items() if rest.strip().casefold() in name.casefold()]
    if not found:
        raise IllegalAction(Line("wrong-card", name=rest), rest)
    return found


def hint(sitting: Sitting, seat: int, _rest: str) -> Page:
    """The best actions with how often they would win, as far as the seat can know."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for one in sitting.hint(seat):
        chance = Line("hint-chance", percent=round(100 * one["chance"]))
        number = sitting.offered.index(one["words"]) + 1
        told = Text(sitting.read(one["label"]), "title")
        if "why" in one:
            told.append("  " + sitting.read(one["why"]), "faded")
        grid.add_row(Text(sitting.say(chance), "gold"), Text(str(number), "faded"), told)
    return [Text(sitting.texts.say_key("hint-how"), "ink"), Text(), grid]


def story(sitting: Sitting, seat: int, _rest: str) -> Page:
    """The whole game so far."""
    return [Text(sentence, "ink") for sentence in sitting.tale(seat)]


def save(sitting: Sitting, _seat: int, rest: str) -> Page:
    """Write the record; while the game runs, without the seed, and not if it tells secrets."""
    if not rest.strip():
        raise IllegalAction(Line("wrong-no-file"), rest)
    if sitting.table.phase == PLAYING and sitting.table.game.HIDDEN:
        raise IllegalAction(Line("wrong-secrets"), rest)
    return [Text(sitting.say(write_record(sitting, Path(rest.strip()).expanduser())), "ink")]


def write_record(sitting: Sitting, path: Path) -> Line:
    """Write the record to a file, and say where it is."""
    try:
        path.write_text(record.write(sitting.record), encoding="utf-8")
    except OSError as error:
        reason = Line("wrong-file", file=str(path), reason=error.strerror or str(error))
        raise IllegalAction(reason, str(path)) from None
    return Line("terminal-saved", file=str(path))


TELLING: Final[dict[str, Callable[[Sitting, int, str], Page]]] = {
    "help": help_,
    "rule": rule,
    "?": rule,
    "about": about,
    "card": about,
    "hint": hint,
    "story": story,
    "save": save,
}
