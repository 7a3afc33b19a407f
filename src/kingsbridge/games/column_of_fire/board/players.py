"""What the players have: religion, goods, tiles, dice and characters."""

from __future__ import annotations

from rich.text import Text

from kingsbridge.core.board import BANNER, SEAT, flow
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.board.sheet import FIRST, INDENT, Sheet, character_line
from kingsbridge.games.column_of_fire.views.players import CardView, PlayerView


def player_lines(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """A player in two lines or three, or in more where there is little room."""
    player = sheet.view["players"][seat]
    has = [*figures(sheet, player), *dice(sheet, player), *cards(sheet, player)]
    return flow([banner(sheet, seat), *has], width, 2 * INDENT)


def banner(sheet: Sheet, seat: int) -> Text:
    """The name; in full colour when asked, with a crown for the starting player; the points."""
    view = sheet.view
    longest = max(len(name) for name in sheet.names)
    crown = FIRST if view["first"] == seat and view["year"] else " "
    style = BANNER[seat] if view["asked"] == seat else SEAT[seat]
    points = sheet.say_key("board-points", number=view["players"][seat]["points"])
    return Text.assemble(
        (f"{crown} ", "gold"), (f"{sheet.names[seat]:<{longest}}", style), (f" {points:>5}", "gold")
    )


def figures(sheet: Sheet, player: PlayerView) -> list[Text]:
    """Religion and how long it lasts, goods, tiles, and the houses that stand nowhere."""
    religion = f"{sheet.say_key('religion-' + player['religion'])} {player['religion_die']}"
    if player["alone"]:
        religion += f" ({sheet.say_key('board-alone')})"
    goods = [
        f"{number} {sheet.good(good)}" for good, number in player["goods"].items() if number
    ] or [sheet.say_key("board-none")]
    counted = {
        "board-protection": player["protection"],
        "board-tiles": player["tile_count"],
        "board-houses": player["houses_left"],
    }
    return [
        Text(religion, "ink"),
        *sheet.listed("board-goods", goods),
        *(sheet.ink(key, number) for key, number in counted.items()),
    ]


def dice(sheet: Sheet, player: PlayerView) -> list[Text]:
    """Free dice with what they show, if they were rolled, and those in Loch Leven."""
    parts: list[Text] = []
    for key, place in (("board-dice", "free"), ("board-loch-leven", "loch-leven")):
        there = [die for die in player["dice"] if die["place"] == place]
        words = [f"{sheet.colour(die['name'])} {die['face'] or ''}".rstrip() for die in there]
        if words:
            parts += sheet.listed(key, words)
    return parts


def cards(sheet: Sheet, player: PlayerView) -> list[Text]:
    """The characters from left to right, each with the die on it."""
    words = [serving(sheet, card) for card in player["cards"]]
    return sheet.listed("board-cards", words) if words else []


def serving(sheet: Sheet, card: CardView) -> str:
    return sheet.read(
        Line(
            "board-serving",
            character=character_line(card["name"]),
            die=Line("colour-" + card["die"]),
            number=card["face"],
        )
    )


def own_lines(sheet: Sheet, width: int) -> list[Text]:
    """The reader's own advantage tiles."""
    mine = [player for player in sheet.view["players"] if player["tiles"] is not None]
    if len(mine) != 1 or not mine[0]["tiles"]:
        return []
    names = [sheet.say_key("tile-" + tile) for tile in mine[0]["tiles"]]
    return flow(sheet.listed("board-your-tiles", names), width, INDENT)
