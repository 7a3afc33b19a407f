"""The four countries: stones, a conflict that threatens, sites, prices, and their decks."""

from __future__ import annotations

from rich.text import Text

from kingsbridge.core.board import SEAT, flow, labelled
from kingsbridge.core.story import Line
from kingsbridge.games.column_of_fire.board.sheet import HOUSE, INDENT, OR, TORCH, Sheet
from kingsbridge.games.column_of_fire.views.countries import CountryView


def country_lines(sheet: Sheet, country: CountryView, width: int) -> list[Text]:
    """A country in two or three lines, or in more where there is little room."""
    name = Text(sheet.country(country["name"]), "title")
    religion = [name, *stones(sheet, country), *conflict(sheet, country)]
    trade = [*prices(sheet, country), *houses(sheet, country), *cards(sheet, country)]
    return flow([*religion, *trade], width, INDENT)


def stones(sheet: Sheet, country: CountryView) -> list[Text]:
    """What lies on the religion spaces, and how many are free."""
    parts = [
        sheet.ink("board-stone-" + stone, number)
        for stone, number in country["stones"].items()
        if number
    ]
    if country["torch"]:
        return [*parts, Text(f"{TORCH} {sheet.say_key('board-torch')}", "asked")]
    return [*parts, sheet.ink("board-free", country["free"])]


def conflict(sheet: Sheet, country: CountryView) -> list[Text]:
    """What a conflict would bring now to those who have a house there."""
    shares = country["conflict"]["shares"]
    winner = country["conflict"]["winner"]
    if not winner:
        return [Text(sheet.say_key("board-tied"), "faded")] if country["torch"] else []
    parts = [Text(sheet.say_key("board-wins", religion=Line("religion-" + winner)), "faded")]
    for seat, share in enumerate(shares):
        if share["points"]:
            parts.append(Text(f"{sheet.names[seat]} +{share['points']}", SEAT[seat]))
        elif share["loses_house"]:
            parts.append(Text(sheet.say_key("board-loses-house", seat=seat), SEAT[seat]))
    return parts


def houses(sheet: Sheet, country: CountryView) -> list[Text]:
    """Who has a house there, and on which site."""
    return [
        Text(f"{HOUSE} {number} {sheet.names[seat]}", SEAT[seat])
        for number, seat in enumerate(country["sites"], 1)
        if seat >= 0
    ]


def prices(sheet: Sheet, country: CountryView) -> list[Text]:
    """What the country buys, at which price, and what was sold there in this turn."""
    words = []
    for price in country["prices"]:
        sold = f" ({sheet.say_key('board-sold')})" if price["sold"] else ""
        words.append(f"{sheet.good(price['good'])} {price['points']}{sold}")
    return sheet.listed("board-buys", words)


def cards(sheet: Sheet, country: CountryView) -> list[Text]:
    """The character that lies open, and how many cards lie under it."""
    deck = country["deck"]
    left = Text(sheet.say_key("board-deck", number=deck["left"]), "faded")
    card = deck["open"]
    if card is not None:
        name = labelled(sheet.say_key("board-open"), sheet.character(card["name"], card["stone"]))
        does = [sheet.tell(symbol["line"]) for symbol in card["symbols"]]
        others = [Text(f"{OR} {words}", "ink") for words in does[1:]]
        return [name, Text(does[0], "ink"), *others, left]
    if deck["used_up"]:
        return [Text(sheet.say_key("board-used-up"), "asked")]
    return [Text(sheet.say_key("board-no-card"), "faded"), left]
