"""What an action is about, for whoever asks: the components that its words name."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.story import Line, line_of
from kingsbridge.games.column_of_fire.board.sheet import (
    action_line,
    character_line,
    country_line,
    die_line,
    stone_line,
)
from kingsbridge.games.column_of_fire.components.names import (
    COUNTRIES,
    DICE,
    GOODS,
    STONES,
    TILE_LINES,
    TILES,
)
from kingsbridge.games.column_of_fire.views.players import CardView
from kingsbridge.games.column_of_fire.views.table import View

PROTECTION: Final = Line("part-protection")
BY_WORDS: Final = {
    "take protection": PROTECTION,
    "ward off": PROTECTION,
    "protect": PROTECTION,
    "reward": PROTECTION,
    "keep": PROTECTION,
    "take advantage": Line("symbol-advantage"),
    "raise": Line("part-house"),
    "leave": Line("part-house"),
    "catholic": Line("die-black"),
    "protestant": Line("die-black"),
}
"""What actions are about whose words name it not, or not by its own name."""


def about_action(view: View, words: str) -> list[Line]:
    """The components an action is about."""
    if words in BY_WORDS:
        return [BY_WORDS[words]]
    verb, *rest = words.split()
    last = rest[-1] if rest else ""
    if verb == "use":
        return [TILE_LINES[TILES.index(last)]]
    if words == "next space":
        return about_space(view, view["track"]["next"])
    if verb == "move":
        return about_space(view, int(last))
    if verb == "conflict":
        return [Line("part-torch")]
    if words == "lay stone":
        return about_stone(view, view["country"])
    if verb in DICE or verb == "dismiss":
        return about_open_card(view, last)
    return [line for word in rest for line in about_word(view, word)]


def about_word(view: View, word: str) -> list[Line]:
    """A good, a stone or a die; a die of one's own with the character under it."""
    if word in GOODS:
        return [Line("part-" + word)]
    if word in STONES:
        return [Line("part-stone-" + word)]
    if word in DICE:
        return [die_line(word), *about_serving(view, word)]
    return []


def about_serving(view: View, die: str) -> list[Line]:
    """The character that a die of whoever is asked lies on."""
    seat = view["asked"]
    if seat < 0:
        return []
    cards = [card for card in view["players"][seat]["cards"] if card["die"] == die]
    return [line for card in cards for line in about_card(card)]


def about_open_card(view: View, country: str) -> list[Line]:
    card = view["countries"][COUNTRIES.index(country)]["deck"]["open"]
    return [] if card is None else about_card(card)


def about_card(card: CardView) -> list[Line]:
    """A character, and each of its symbols."""
    line = Line(
        "part-character",
        character=character_line(card["name"]),
        country=country_line(card["country"]),
        stone=stone_line(card["stone"]),
        action=action_line(card),
    )
    return [line, *(line_of(symbol["line"]) for symbol in card["symbols"])]


def about_space(view: View, number: int) -> list[Line]:
    """A space of the track, and its symbol."""
    if not number:
        return []
    space = view["track"]["spaces"][number - 1]
    action = line_of(space["symbol"]["line"])
    return [Line("part-space", number=number, die=die_line(space["die"]), action=action), action]


def about_stone(view: View, country: str) -> list[Line]:
    """The stone that a character brings to the country in question."""
    card = view["countries"][COUNTRIES.index(country)]["deck"]["open"] if country else None
    return [] if card is None else [Line("part-stone-" + card["stone"])]
