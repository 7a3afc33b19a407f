"""The town itself: market, supply, projects, house sites, places of the plague."""

from __future__ import annotations

from rich.text import Text

from kingsbridge.core.board import SEAT, flow, labelled
from kingsbridge.games.world_without_end.board.sheet import (
    EMPTY,
    FACE_DOWN,
    FILLED,
    INDENT,
    METAL,
    PATIENT,
    YIELDS,
    Sheet,
)
from kingsbridge.games.world_without_end.components.names import GAIN_LINES, GAINS, PROJECT_LINES
from kingsbridge.games.world_without_end.views.town import PlaceView, ProjectView, SiteView


def market_lines(sheet: Sheet, width: int) -> list[Text]:
    """What can be sold, and what there is left of everything."""
    parts = [Text(sheet.say_key("board-market"), "faded")]
    for stall in sheet.view["town"]["market"]:
        good = sheet.read(GAIN_LINES[GAINS.index(stall["good"])])
        words = f"{good} {stall['price']}"
        is_covered = stall["covered"]
        shown = sheet.covered(words) if is_covered else words
        parts.append(Text(shown, "faded" if is_covered else "ink"))
    parts.append(Text(sheet.say_key("board-supply"), "faded"))
    parts += [Text(sheet.some(*some), "ink") for some in sheet.view["supply"].items()]
    return flow(parts, width, INDENT)


def project_lines(sheet: Sheet, width: int) -> list[Text]:
    """The projects in play, their cubes, and whose seals lie there."""
    lines = []
    for number, project in enumerate(sheet.view["town"]["projects"]):
        if project["in_play"]:
            name = Text(sheet.read(PROJECT_LINES[number]), "title")
            lines += flow([name, *work(sheet, project)], width, INDENT)
    return lines


def work(sheet: Sheet, project: ProjectView) -> list[Text]:
    if project["finished"]:
        return [Text(sheet.say_key("board-finished"), "gold")]
    parts = []
    for material, filled, spaces in (
        ("stone", project["stone"], project["stones"]),
        ("wood", project["wood"], project["woods"]),
    ):
        if spaces:
            name = sheet.read(GAIN_LINES[GAINS.index(material)])
            parts.append(labelled(name, FILLED * filled + EMPTY * (spaces - filled)))
    if project["metal"]:
        parts.append(Text(METAL, "gold"))
    if project["covered"]:
        parts.append(Text(sheet.say_key("board-covered"), "faded"))
    parts.append(labelled(sheet.say_key("board-donors-get"), sheet.amounts(project["gain"])))
    if project["treats"]:
        parts.append(Text(sheet.say_key("board-donors-treat"), "ink"))
    return parts + [Text(f"● {sheet.names[seat]}", SEAT[seat]) for seat in project["donors"]]


def site_lines(sheet: Sheet, width: int) -> list[Text]:
    """The sites: their number, material and yield, in the colour of who has a house there."""
    parts = [Text(sheet.say_key("board-sites"), "faded")]
    for number, site in enumerate(sheet.view["town"]["sites"], 1):
        parts.append(site_part(sheet, number, site))
    return flow(parts, width, INDENT)


def site_part(sheet: Sheet, number: int, site: SiteView) -> Text:
    material = sheet.read(GAIN_LINES[GAINS.index(site["material"])])
    words = f"{number} {material} {YIELDS} {sheet.amounts(site['gain'])}"
    owner = site["owner"]
    if owner < 0:
        return Text(words, "ink")
    return Text(f"{words} ▲ {sheet.names[owner]}", SEAT[owner])


def plague_lines(sheet: Sheet, width: int) -> list[Text]:
    """Who is ill where, how much knowledge that takes, and what thanks there are."""
    places = sheet.view["town"]["places"]
    if all(place["tile"] < 0 for place in places):
        return []
    parts = [Text(sheet.say_key("board-plague"), "faded")]
    for number, place in enumerate(places, 1):
        if place["tile"] > 0:
            words = f"{PATIENT} {number} ({place['tile']}) {YIELDS} {thanks(sheet, place)}"
            parts.append(Text(words, "asked"))
        elif place["tile"] == 0:
            words = f"{FACE_DOWN} {number} {YIELDS} {thanks(sheet, place)}"
            parts.append(Text(words, "faded"))
    return flow(parts, width, INDENT)


def thanks(sheet: Sheet, place: PlaceView) -> str:
    """What a patient gives besides points."""
    if place["house"]:
        return sheet.say_key("place-house")
    if place["choice"]:
        return sheet.say_key("place-material")
    return sheet.amounts(place["gain"])
