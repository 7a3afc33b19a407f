"""What a baron has: for all to see, in the bidding, and, for the reader, in the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kingsbridge.core.board import BANNER, SEAT, flow, labelled
from kingsbridge.games.krieg_und_frieden.board.sheet import (
    CHANCELLOR,
    FARM,
    MORE,
    RESERVE,
    WORKSHOP,
    Sheet,
)
from kingsbridge.games.krieg_und_frieden.components import CARD_LINES, CARD_NAMES
from kingsbridge.games.krieg_und_frieden.views import BaronView

INDENT = 2


def baron_lines(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """A baron in a line, or in more where there is little room."""
    baron = sheet.view["barons"][seat]
    parts = [banner(sheet, seat), *standing(sheet, baron), *holdings(sheet, baron)]
    return flow([*parts, *bid_parts(sheet, baron, seat)], width, INDENT)


def banner(sheet: Sheet, seat: int) -> Text:
    """The name; in full colour when asked, with a crown for the chancellor; and the points."""
    view = sheet.view
    longest = max(len(name) for name in sheet.names)
    crown = CHANCELLOR if view["chancellor"] == seat else " "
    style = BANNER[seat] if view["asked"] == seat else SEAT[seat]
    points = sheet.say_key("board-points", number=view["barons"][seat]["points"])
    return Text.assemble(
        (f"{crown} ", "gold"), (f"{sheet.names[seat]:<{longest}}", style), (f" {points:>5}", "gold")
    )


def standing(sheet: Sheet, baron: BaronView) -> list[Text]:
    """The houses: farms, workshops, reserve."""
    signs = {
        "board-farms": FARM * baron["farms"],
        "board-workshops": WORKSHOP * baron["workshops"],
        "board-reserve": RESERVE * baron["reserve"],
    }
    return [labelled(sheet.say_key(key), drawn) for key, drawn in signs.items() if drawn]


def holdings(sheet: Sheet, baron: BaronView) -> list[Text]:
    """How many cards, and which privileges."""
    parts = [Text(sheet.say_key("board-hand", number=baron["cards"]), "ink")]
    if baron["loot_cards"]:
        parts.append(Text(sheet.say_key("board-loot", number=baron["loot_cards"]), "ink"))
    parts.append(Text(sheet.say_key("board-problems", number=baron["problem_cards"]), "ink"))
    if any(baron["privileges"].values()):
        privileges = sheet.kinds(baron["privileges"])
        parts.append(labelled(sheet.say_key("board-privileges"), privileges))
    return parts


def bid_parts(sheet: Sheet, baron: BaronView, seat: int) -> list[Text]:
    """The groups of a bid with their running totals, while the bidding goes on."""
    bid = baron["bid"]
    if bid is None:
        return []
    if bid["passed"]:
        return [Text(sheet.say_key("board-passed"), "faded")]
    style = BANNER[seat] if bid["leads"] else SEAT[seat]
    words = [f"{sheet.cards(group['cards'])} ({group['total']})" for group in bid["groups"]]
    return [
        Text(f"{MORE if number else sheet.say_key('board-bid')} ", "faded").append(group, style)
        for number, group in enumerate(words)
    ]


def own_lines(sheet: Sheet, width: int) -> list[Text]:
    """What the reader alone may see: the own cards, those being laid, a hand that was shown."""
    view = sheet.view
    parts: list[Text] = []
    mine = [baron for baron in view["barons"] if baron["hand"] is not None]
    if len(mine) == 1:
        parts += own_cards(sheet, mine[0])
    if view["laid"] is not None:
        worth = f" ({view['laid']['worth']})" if view["laid"]["worth"] else ""
        words = sheet.cards(view["laid"]["cards"]) + worth
        parts.append(labelled(sheet.say_key("board-laid"), words))
    if view["shown"] is not None:
        shown = view["shown"]
        both = {name: count + shown["loot"][name] for name, count in shown["hand"].items()}
        label = sheet.say_key("board-shown", other=shown["seat"])
        parts.append(labelled(label, sheet.cards(both)))
    return flow(parts, width, INDENT)


def own_cards(sheet: Sheet, baron: BaronView) -> list[Text]:
    parts = [labelled(sheet.say_key("board-your-hand"), sheet.cards(baron["hand"] or {}))]
    if baron["loot_cards"]:
        words = sheet.cards(baron["loot"] or {})
        parts.append(labelled(sheet.say_key("board-your-loot"), words))
    names = problem_words(sheet, baron["problems"] or [])
    parts.append(labelled(sheet.say_key("board-your-problems"), names))
    return parts


def problem_words(sheet: Sheet, problems: Sequence[str]) -> str:
    """Problem cards by name, several of a kind only once."""
    kinds = {name: problems.count(name) for name in problems}
    words = [
        sheet.read(CARD_LINES[CARD_NAMES.index(name)])
        + (f" \N{MULTIPLICATION SIGN}{count}" * (count > 1))
        for name, count in kinds.items()
    ]
    return ", ".join(words) or sheet.say_key("board-none")
