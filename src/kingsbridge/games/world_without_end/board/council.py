"""The council: the event, what turning its card brings, lasting events, the favour track."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from kingsbridge.core.board import SEAT, flow, labelled
from kingsbridge.games.world_without_end.board.sheet import INDENT, STONE_HERE, Sheet
from kingsbridge.games.world_without_end.components.names import EVENT_LINES, EVENTS, SPACE_LINES
from kingsbridge.games.world_without_end.views.town import EventView, TurnView


def event_lines(sheet: Sheet, width: int) -> list[Text]:
    """The event of the round: its card as it is printed, and beside it what it says."""
    event = sheet.view["town"]["event"]
    if event is None:
        return []
    picture = card_picture(sheet, event)
    margin = max(len(row) for row in picture) + INDENT
    words = [Text(line, "ink") for line in said(sheet, event, width - margin)]
    title = Text(event_name(sheet, event), "asked")
    beside = [title, *words]
    rows = max(len(picture), len(beside))
    lines = []
    for row in range(rows):
        left = picture[row] if row < len(picture) else ""
        line = Text(f"{left:<{margin}}", "faded", no_wrap=True)
        lines.append(line.append_text(beside[row]) if row < len(beside) else line)
    return [*lines, *outcome_lines(sheet, event, width)]


def event_name(sheet: Sheet, event: EventView) -> str:
    name = sheet.read(EVENT_LINES[EVENTS.index(event["name"])])
    return f"{name} ({sheet.say_key('board-lasting')})" if event["lasting"] else name


def said(sheet: Sheet, event: EventView, width: int) -> list[str]:
    words = " ".join(sheet.tell(effect) for effect in event["effects"])
    return wrap(words, max(20, width))


def card_picture(sheet: Sheet, event: EventView) -> list[str]:
    """The card with its four corners, and the arrow on its edge."""
    words = [sheet.corner(shown) for shown in event["corners"]]
    arrow = event["arrow"]
    margin = max(len(words[0]), len(words[3]))
    top = f"┌─{'▲' if arrow == 'top' else '─'}─┐"
    sides = f"{'◀' if arrow == 'left' else '│'}   {'▶' if arrow == 'right' else '│'}"
    bottom = f"└─{'▼' if arrow == 'bottom' else '─'}─┘"
    return [
        f"{words[0]:>{margin}} {top} {words[1]}",
        f"{'':>{margin}} {sides}",
        f"{words[3]:>{margin}} {bottom} {words[2]}",
    ]


def outcome_lines(sheet: Sheet, event: EventView, width: int) -> list[Text]:
    """What the turned card gives, or, for whoever turns it, what each turn would give."""
    town = sheet.view["town"]
    if town["turned"] >= 0:
        parts = [Text(sheet.say_key("board-turned", number=town["number"]), "faded")]
        for seat, player in enumerate(sheet.view["players"]):
            shown = event["corners"][(player["side"] - town["turned"]) % len(event["corners"])]
            parts.append(Text(f"{sheet.names[seat]} {sheet.corner(shown)}", SEAT[seat]))
        return flow(parts, width, INDENT)
    turns = [turn for turn in town["turns"] if turn["allowed"]]
    return [line for turn in turns for line in turn_lines(sheet, turn, width)]


def turn_lines(sheet: Sheet, turn: TurnView, width: int) -> list[Text]:
    parts = [Text(sheet.say_key("board-turn", number=turn["number"]), "faded")]
    for seat, gains in enumerate(turn["gains"]):
        parts.append(Text(f"{sheet.names[seat]} {sheet.amounts(gains)}", SEAT[seat]))
    if turn["number"]:
        favour = sheet.view["town"]["favours"][turn["space"]]["favour"]
        name = sheet.read(SPACE_LINES[turn["space"]])
        parts.append(Text(f"{STONE_HERE} {name} ({sheet.tell(favour)})", "gold"))
    return flow(parts, width, INDENT)


def lasting_lines(sheet: Sheet, width: int) -> list[Text]:
    """The lasting events that lie on the board, and what they say."""
    town = sheet.view["town"]
    lines = []
    for event in town["lasting"]:
        if town["event"] is not None and event["name"] == town["event"]["name"]:
            continue
        lines.append(Text(event_name(sheet, event), "asked"))
        lines += [Text(" " * INDENT + line, "ink") for line in said(sheet, event, width - INDENT)]
    return lines


def favour_lines(sheet: Sheet, width: int) -> list[Text]:
    """The track, the stone on it, and what its space and the next ones give."""
    town = sheet.view["town"]
    parts = [Text(sheet.say_key("board-favours"), "faded")]
    for space, favour in enumerate(town["favours"]):
        words = sheet.read(SPACE_LINES[space])
        if space == town["stone"]:
            parts.append(Text(f"{STONE_HERE} {words}", "gold"))
        elif favour["covered"]:
            parts.append(Text(sheet.covered(words), "faded"))
        else:
            parts.append(Text(words, "ink"))
    return flow(parts, width, INDENT)


def war_lines(sheet: Sheet, width: int) -> list[Text]:
    if not sheet.view["war"]:
        return []
    return flow([labelled(sheet.say_key("board-war"), "")], width)
