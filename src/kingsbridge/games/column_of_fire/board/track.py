"""The action track with where one's dice lead; what the rolled dice would do; the tiles."""

from __future__ import annotations

from rich.text import Text

from kingsbridge.core.board import SEAT, flow, labelled
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.board.sheet import (
    DISK,
    INDENT,
    LEADS,
    Sheet,
    country_line,
)
from kingsbridge.games.column_of_fire.views.track import DrawView, SpaceView


def track_lines(sheet: Sheet, width: int) -> list[Text]:
    """All spaces; marked are those to which whoever looks can move with a free die."""
    costs = reachable(sheet)
    parts = [Text(sheet.say_key("board-track"), "faded")]
    parts += [space_part(sheet, space, costs) for space in sheet.view["track"]["spaces"]]
    return flow(parts, width, INDENT)


def reachable(sheet: Sheet) -> dict[int, int]:
    """The spaces to which free dice lead, and what they cost, as long as it is one's turn."""
    track = sheet.view["track"]
    if track["seat"] != sheet.view["turn"]:
        return {}
    moves = [move for move in track["moves"] if move["free"] and move["payable"]]
    return {move["space"]: move["cost"] for move in moves}


def space_part(sheet: Sheet, space: SpaceView, costs: dict[int, int]) -> Text:
    number, seat = space["number"], space["seat"]
    words = sheet.say_key(
        "board-space",
        number=number,
        colour=sheet.colour(space["die"]),
        action=sheet.short(space["symbol"]),
    )
    if seat >= 0:
        return Text(f"{words} {DISK} {sheet.names[seat]}", SEAT[seat])
    if number not in costs:
        return Text(words, "ink")
    cost = f" ({sheet.say_key('board-cost', number=costs[number])})" if costs[number] else ""
    return Text(f"{LEADS} {words}{cost}", "gold")


def draw_lines(sheet: Sheet, width: int) -> list[Text]:
    """For whoever chooses a die: what each of them would do."""
    track = sheet.view["track"]
    if sheet.view["step"] != "ChooseDie" or sheet.view["asked"] != track["seat"]:
        return []
    draws = [draw for draw in track["draws"] if draw["allowed"]]
    return [line for draw in draws for line in flow(draw_parts(sheet, draw), width, INDENT)]


def draw_parts(sheet: Sheet, draw: DrawView) -> list[Text]:
    """A die in a country: the character and its stone, the house, and whom it pushes."""
    label = Line(
        "board-draw",
        colour=Line("colour-" + draw["die"]),
        number=draw["face"],
        country=country_line(draw["country"]),
    )
    parts = [Text(f"{LEADS} {sheet.read(label)}", "gold")]
    if draw["character"]:
        parts.append(Text(sheet.character(draw["character"], draw["stone"]), "ink"))
    if draw["fills"]:
        parts.append(Text(sheet.say_key("board-fills"), "asked"))
    if draw["house"] != "none":
        parts.append(sheet.ink("board-house-" + draw["house"], draw["face"]))
    for push in draw["pushes"]:
        key = "board-pushed" if push["to"] else "board-pushed-off"
        line = Line(key, seat=push["seat"], number=push["to"])
        parts.append(Text(sheet.read(line), SEAT[push["seat"]]))
    return parts


def tile_lines(sheet: Sheet, width: int) -> list[Text]:
    """How many advantage tiles can be drawn, and which were used."""
    tiles = sheet.view["tiles"]
    parts = [labelled(sheet.say_key("board-pile"), str(tiles["pile"]))]
    if tiles["discard"]:
        names = [sheet.say_key("tile-" + tile) for tile in tiles["discard"]]
        parts += sheet.listed("board-used", names)
    return flow(parts, width, INDENT)
