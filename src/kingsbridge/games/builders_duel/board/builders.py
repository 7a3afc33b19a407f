"""What a builder has, and the building as it rises: small, or drawn where there is room."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from kingsbridge.core.board import BANNER, EDGE, SEAT
from kingsbridge.games.builders_duel.board.sheet import (
    BUILT,
    CAPTIONS,
    MARKS,
    ONCE,
    OPEN,
    POWER,
    RAW,
    RESERVE,
    TIMES,
    WORKED,
    Sheet,
    card_of,
    in_conflict,
    legend,
)
from kingsbridge.games.builders_duel.components import (
    FINISHED,
    MATERIALS,
    NUMERALS,
    PIECE_LINES,
    RAW_LINES,
)
from kingsbridge.games.builders_duel.views import BuilderView


def small_panel(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """What a builder has, in a few short lines."""
    builder = sheet.view["builders"][seat]
    return [
        banner(sheet, seat, width),
        purse(sheet, builder),
        seals(sheet, builder),
        *(small_section(sheet, seat, numeral, width) for numeral in reversed(NUMERALS)),
        *small_goods(sheet, builder, width),
        *kept(sheet, builder, width),
        *throws(sheet, seat, width),
    ]


def banner(sheet: Sheet, seat: int, width: int) -> Text:
    """The builder's name; in full colour when he is asked, with a crown when he holds the power."""
    asked = sheet.view["asked"] == seat
    text = Text(f"{MARKS[seat]} {sheet.names[seat]}", no_wrap=True)
    text.truncate(width - 2, overflow="ellipsis", pad=True)
    text.stylize(SEAT[seat])
    text.append(f" {POWER}" if sheet.view["power"] == seat else "  ", "gold")
    if asked:
        text.stylize(BANNER[seat])
    return text


def purse(sheet: Sheet, builder: BuilderView) -> Text:
    return Text.assemble(
        (sheet.say_key("board-gold") + " ", "faded"), (str(builder["gold"]), "gold"), " "
    )


def seals(sheet: Sheet, builder: BuilderView) -> Text:
    """The neutral seals; the personal one always comes back."""
    held = " ".join(
        f"{kind}{TIMES}{count}" if count > 1 else kind
        for kind, count in builder["seals"].items()
        if count
    )
    text = Text(held or sheet.say_key("board-only-personal"), "ink" if held else "faded")
    return Text().append(sheet.say_key("board-seals") + " ", "faded").append_text(text)


def small_section(sheet: Sheet, seat: int, numeral: str, width: int) -> Text:
    """A section as one course of stones."""
    places = sheet.view["builders"][seat]["sections"][numeral]
    whole = all(place["filled"] for place in places)
    text = Text().append(f"{numeral:<4}", "gold" if whole else "faded")
    stone = (width - 4) // 3 - 1
    for place in places:
        sign = BUILT if place["filled"] else OPEN
        word = stone_word(sheet, seat, place["piece"], stone)
        text.append(f"{sign}{word:<{stone}}", BANNER[seat] if place["filled"] else "faded")
    return text


def small_goods(sheet: Sheet, builder: BuilderView, width: int) -> list[Text]:
    """Every material with its markers, in two columns."""
    longest = (width - 9) // 2
    words = [sheet.read(line)[:longest] for line in RAW_LINES]
    wide = max(map(len, words))
    texts = []
    for left in range(3):
        text = Text()
        for material in range(left, len(MATERIALS), 3):
            text.append(f"{words[material]:<{wide}} ", "faded")
            text.append_text(markers(builder, material))
            text.append(" " * (wide + 4 - len(text)))
        texts.append(text)
    return texts


def markers(builder: BuilderView, material: int) -> Text:
    """The markers of a material: worked, raw, in the reserve."""
    name = MATERIALS[material]
    finished = list(builder["finished"].values())[material]
    return Text.assemble(
        (WORKED * finished, "title"),
        (RAW * builder["raw"][name], "title"),
        (RESERVE * builder["reserve"][name], "faded"),
    )


def kept(sheet: Sheet, builder: BuilderView, width: int) -> list[Text]:
    """The 1x cards in front of the builder."""
    if not builder["kept"]:
        return []
    words = ", ".join(sheet.read(card_of(name).line) for name in builder["kept"])
    return [Text(line, "gold") for line in wrap(f"{ONCE} {words}", width)]


def throws(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """What the builder has thrown in the conflict, as long as it goes on."""
    conflict = sheet.view["conflict"]
    if conflict is None or not in_conflict(sheet.view):
        return []
    thrown = conflict["thrown"][seat] + (
        [sheet.say_key("board-own-seal")] if conflict["personal"][seat] else []
    )
    words = sheet.say_key("board-sum", sum=conflict["sums"][seat])
    if thrown:
        words += f": {', '.join(thrown)}"
    return [Text(line, SEAT[seat]) for line in wrap(words, width)]


# --- The builders, with room to draw ---


def roomy_panel(sheet: Sheet, seat: int, width: int) -> list[Text]:
    """What a builder has, with the building as it rises."""
    builder = sheet.view["builders"][seat]
    return [
        banner(sheet, seat, width),
        purse(sheet, builder),
        seals(sheet, builder),
        Text(f"{sheet.say_key(CAPTIONS[seat]):^{width}}", "faded"),
        *building(sheet, seat, (width - 5) // 3 - 1),
        Text(),
        *roomy_goods(sheet, seat),
        legend(sheet),
        Text(),
        *kept(sheet, builder, width),
        *throws(sheet, seat, width),
    ]


def building(sheet: Sheet, seat: int, stone: int) -> list[Text]:
    """Three sections of stones this wide, the first one at the ground, under their roof."""
    sections = sheet.view["builders"][seat]["sections"]
    done = all(place["filled"] for places in sections.values() for place in places)
    roof = (cathedral_roof, castle_roof)[seat](3 * (stone + 1) + 1)
    texts = [Text().append(" " * 4 + line, SEAT[seat] if done else "faded") for line in roof]
    for number, numeral in enumerate(reversed(NUMERALS)):
        texts += course(sheet, seat, numeral, stone, top=not number)
    return [*texts, Text().append("    └" + "┴".join(["─" * stone] * 3) + "┘", "faded")]


def cathedral_roof(width: int) -> list[str]:
    return [f"{line:^{width}}" for line in ("╂", "╱ ╲", "╱▔▔▔   ▔▔▔╲")]  # noqa: RUF001 -- a roof


def castle_roof(width: int) -> list[str]:
    wall = width - 12
    return [
        f"{'┍━':^{width}}",
        f"┌┐┌┐┌┐{'│':^{wall}}┌┐┌┐┌┐",
        f"│└┘└┘├{'┴':┬^{wall}}┤└┘└┘│",
    ]


def course(sheet: Sheet, seat: int, numeral: str, stone: int, *, top: bool) -> list[Text]:
    """A section of a building: its stones side by side, solid once they are installed."""
    places = sheet.view["builders"][seat]["sections"][numeral]
    whole = all(place["filled"] for place in places)
    joints = "┌┬┬┐" if top else "├┼┼┤"
    upper = Text("    ")
    text = Text().append(f"{numeral:>3} ", "gold" if whole else "faded")
    for number, place in enumerate(places):
        filled = place["filled"]
        upper.append(joints[number], "faded")
        upper.append(("▄" if filled else "╌") * stone, EDGE[seat] if filled else "faded")
        text.append("│", "faded")
        word = stone_word(sheet, seat, place["piece"], stone)
        text.append(f"{word:^{stone}}", BANNER[seat] if filled else "faded")
    return [upper.append(joints[-1], "faded"), text.append("│", "faded")]


def stone_word(sheet: Sheet, seat: int, piece: str, width: int) -> str:
    """The name of a piece, or its short name where that is too long."""
    word = sheet.read(PIECE_LINES[seat][FINISHED[seat].index(piece)])
    return word if len(word) <= width else sheet.say_key("brief-piece-" + piece)


def roomy_goods(sheet: Sheet, seat: int) -> list[Text]:
    """Every material, what it becomes, and its markers."""
    builder = sheet.view["builders"][seat]
    words = [
        sheet.say_key("board-works", raw=RAW_LINES[material], piece=PIECE_LINES[seat][material])
        for material in range(len(MATERIALS))
    ]
    wide = max(map(len, words))
    return [
        Text().append(f"    {word:<{wide}}  ").append_text(markers(builder, material))
        for material, word in enumerate(words)
    ]
