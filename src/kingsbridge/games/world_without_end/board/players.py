"""What the players have: for all to see, and for the reader behind the own screen."""

from __future__ import annotations

from rich.text import Text

from kingsbridge.core.board import BANNER, SEAT, flow, labelled
from kingsbridge.core.story import Line
from kingsbridge.games.world_without_end.board.sheet import CREST, INDENT, Sheet
from kingsbridge.games.world_without_end.components.names import (
    CARD_LINES,
    CARDS,
    GAIN_LINES,
    GAINS,
)
from kingsbridge.games.world_without_end.views.table import DutyView, PlayerView


def player_lines(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """A player in a line, or in more where there is little room."""
    player = sheet.view["players"][seat]
    return flow([banner(sheet, seat), *figures(sheet, player)], width, INDENT)


def banner(sheet: Sheet, seat: int) -> Text:
    """The name; in full colour when asked, with a crown for the crest; and the points."""
    view = sheet.view
    longest = max(len(name) for name in sheet.names)
    crown = CREST if view["crest"] == seat else " "
    style = BANNER[seat] if view["asked"] == seat else SEAT[seat]
    points = sheet.say_key("board-points", number=view["players"][seat]["points"])
    return Text.assemble(
        (f"{crown} ", "gold"), (f"{sheet.names[seat]:<{longest}}", style), (f" {points:>5}", "gold")
    )


def figures(sheet: Sheet, player: PlayerView) -> list[Text]:
    """Houses, seals, cards, goods if they can be seen, and what awaits him."""
    counted = {
        "board-houses": player["houses"],
        "board-seals": player["seals"],
        "board-hand": player["cards"],
        "board-hidden": player["hidden_cards"],
    }
    parts = [Text(sheet.say_key(key, number=number), "ink") for key, number in counted.items()]
    if player["laid"]:
        parts += sheet.listed("board-open", laid_names(sheet, player))
    if player["goods"] is not None:
        parts += sheet.listed("board-goods", sheet.each(player["goods"]))
    awaited = ["sanction-" + sanction for sanction in player["sanctions"]]
    return parts + [Text(sheet.say_key(key), "asked") for key in awaited]


def laid_names(sheet: Sheet, player: PlayerView) -> list[str]:
    """The open pile; the card used last, which Privilege repeats, comes last."""
    names = sorted(player["laid"], key=lambda name: name == player["last"])
    return [card_name(sheet, name) for name in names]


def card_name(sheet: Sheet, name: str) -> str:
    return sheet.read(CARD_LINES[CARDS.index(name)])


def own_lines(sheet: Sheet, width: int) -> list[Text]:
    """The reader's own cards: those that would do nothing now are faded."""
    mine = [player for player in sheet.view["players"] if player["hand"] is not None]
    if len(mine) != 1:
        return []
    parts = [Text(sheet.say_key("board-your-hand"), "faded")]
    parts += [
        Text(card_name(sheet, card["name"]), "faded" if card["idle"] else "ink")
        for card in mine[0]["hand"] or []
    ]
    hidden = [card_name(sheet, name) for name in mine[0]["hidden"] or []]
    if hidden:
        parts += sheet.listed("board-your-hidden", hidden)
    return flow(parts, width, INDENT)


def duty_lines(sheet: Sheet, width: int) -> list[Text]:
    """What is due at the end of the period, and what the reader lacks of it."""
    parts = [Text(sheet.say_key("board-due"), "faded")]
    parts += [duty_part(sheet, duty) for duty in sheet.view["duties"]]
    return flow(parts, width, INDENT)


def duty_part(sheet: Sheet, duty: DutyView) -> Text:
    good = sheet.read(GAIN_LINES[GAINS.index(duty["good"])])
    due = sheet.read(Line("board-between", least=duty["least"], most=duty["most"]))
    part = labelled(good, due if duty["least"] < duty["most"] else str(duty["most"]))
    if duty["lacking"]:
        part.append(f" ({sheet.say_key('board-lacking', number=duty['lacking'])})", "asked")
    return part
