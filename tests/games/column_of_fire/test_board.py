"""The table as text: what a seat sees of it, in every width and language."""

from __future__ import annotations

import json
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from games.column_of_fire.families import play
from games.column_of_fire.positions import drawn as has_drawn
from games.column_of_fire.positions import first_half, has, moving, new, rolled
from kingsbridge.bots.playout import random_action
from kingsbridge.core.board import explain
from kingsbridge.core.steps import is_over
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import column_of_fire as game
from kingsbridge.games.column_of_fire import board
from kingsbridge.games.column_of_fire.actions import VOCABULARY
from kingsbridge.games.column_of_fire.state import State
from kingsbridge.terminal.palette import THEME

NAMES = ["Ana", "Ben", "Cem", "Dora"]


def drawn(
    state: State, eyes: int = 0, width: int = 80, height: int = 0, language: str = "en"
) -> list[str]:
    """The board as lines; the view has been through JSON, so nothing else is seen."""
    paper = Console(file=StringIO(), width=width, theme=THEME)
    view = json.loads(json.dumps(game.view(state, eyes)))
    texts = catalogue(language, "column_of_fire")
    paper.print(board.board(view, texts, NAMES[: len(state.players)], width, height))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def busy() -> State:
    """A die is to be chosen, with a lot on the board."""
    return rolled(
        "white 4, blue 2, orange 6, purple 3",
        stones={
            "england": "2 catholic, protestant",
            "france": "2 protestant, neutral",
            "spain": "catholic, protestant, 2 neutral",
        },
        open="england elizabeth-i, france pierre-aumande, netherlands imke-wolman",
        discard="turn",
        yellow=has(
            points=12,
            religion="catholic 3",
            goods="2 book, wine",
            protection=2,
            tiles="vp-2, sell, next",
            cards="brown 2 count-of-feria",
            houses="england 2, spain 5",
            space=1,
        ),
        blue=has(
            points=30,
            religion="protestant 1",
            houses="england 4, france 2",
            loch_leven="blue 3",
            space=6,
        ),
        green=has(points=1, religion="catholic 2", houses="england 3", space=12),
    )


def test_how_far_the_game_has_come() -> None:
    assert drawn(busy())[0].startswith("❦ A Column of Fire  Year 2, second half")
    assert drawn(busy())[0].endswith("● Dice (Ana) ○ ○ ○ ○")
    assert drawn(first_half(yellow=has(points=3, religion="catholic 3", space=1)))[0].startswith(
        "❦ A Column of Fire  Year 2, first half"
    )
    assert "Year 2, the last, second half" in drawn(rolled(last_year=True))[0]
    assert drawn(new())[0].startswith("❦ A Column of Fire  Set-up")


def test_a_country_shows_its_stones_and_who_would_win_a_conflict() -> None:
    text = " ".join(" ".join(drawn(busy())).split())

    assert (
        "England Catholic 2 Protestant 1 free 1 Catholics would win "
        "Ana +2 Ben loses the house Cem +3" in text
    )
    assert "Spain Catholic 1 Protestant 1 neutral 2 † torch nobody would win" in text


def test_a_country_shows_its_prices_and_houses() -> None:
    text = " ".join(" ".join(drawn(busy())).split())

    assert "buys cloth 4 wine 2 ▲ 2 Ana ▲ 3 Cem ▲ 4 Ben open Elizabeth I" in text
    assert "Netherlands free 4 buys book 2 wine 4 open Imke Wolman" in text


def test_what_was_sold_in_this_turn_is_marked() -> None:
    trader = has(points=5, religion="catholic 4", goods="cloth", houses="england 1", space=20)
    state = play(moving(yellow=trader), "move to 2 | sell cloth in england")

    assert "buys cloth 4 (sold)  wine 2" in " ".join(drawn(state))


def test_the_deck_shows_the_open_character_and_what_it_does() -> None:
    text = " ".join(" ".join(drawn(busy())).split())

    assert "open Elizabeth I (Protestant stone) score 2 points cards left 16" in text
    assert (
        "open Imke Wolman (Protestant stone) place 1 neutral stone / take a die off its card"
        in text
    )


def test_a_deck_without_an_open_character_says_why() -> None:
    between = has_drawn("elizabeth-i")
    assert "no card lies open" in " ".join(drawn(between))
    assert "deck used up" not in " ".join(drawn(between))
    used_up = rolled(open="spain -", decks={"spain": ""})
    assert "deck used up" in " ".join(drawn(used_up))
    assert "no card lies open" not in " ".join(drawn(used_up))


def test_the_track_shows_the_disks_and_where_free_dice_lead_at_which_cost() -> None:
    text = " ".join(" ".join(drawn(busy())).split())

    assert "1 purple: ship in England ● Ana → 2 white: cloth, take or sell" in text
    assert "→ 9 white: advantage tile (costs 1)" in text
    assert "→ 20 white: 1 good (costs 3)" in text
    assert " 5 brown: 2 points 6" in text, "the brown die lies on a card"
    assert "→ 12" not in text, "somebody stands there"


def test_spaces_that_cannot_be_paid_are_not_marked() -> None:
    text = " ".join(" ".join(drawn(moving(yellow=has(points=1, space=1)))).split())

    assert "(costs 1)" in text
    assert "(costs 2)" not in text


def test_nobody_is_shown_where_others_could_move() -> None:
    for eyes in (1, 2, 3):
        assert "→" not in " ".join(drawn(busy(), eyes))


def test_whoever_chooses_a_die_sees_what_it_would_do() -> None:
    text = " ".join(" ".join(drawn(busy())).split())

    assert (
        "→ white 4 in England Elizabeth I (Protestant stone) lights the torch "
        "house up to site 4 Ben down to 3 Cem down to 2" in text
    )
    assert "→ orange 6 in the Netherlands Imke Wolman (Protestant stone) house on site 6" in text
    assert text.endswith("→ purple 3 in Spain Captain (neutral stone)"), "a house stands higher"
    assert "→ white 4 in England" not in " ".join(drawn(busy(), 1))
    assert "→ white 4 in England" not in " ".join(drawn(play(busy(), "white in england")))


def test_a_house_that_would_be_pushed_off_the_board_is_told() -> None:
    state = rolled("white 1", blue=has(points=0, houses="england 1", space=6))

    assert "Ben off the board" in " ".join(drawn(state))


def test_everybody_has_religion_goods_tiles_dice_and_characters() -> None:
    text = " ".join(" ".join(drawn(busy())).split())

    assert (
        "♔ Ana 12 pt Catholic 3 goods 2 book 1 wine protection 2 tiles 3 houses left 2 "
        "free dice white 4 blue 2 orange 6 purple 3 characters Count of Feria (brown 2)" in text
    )
    assert "Ben 30 pt Protestant 1 goods none protection 0 tiles 0 houses left 2" in text
    assert "free dice white orange brown purple Loch Leven blue 3" in text


def test_the_only_one_of_a_religion_is_marked() -> None:
    assert "(alone)" not in " ".join(drawn(busy()))
    assert "Protestant 4 (alone)" in " ".join(drawn(rolled(seats=3)))


def test_tiles_are_counted_and_ones_own_are_named() -> None:
    lines = drawn(busy())

    assert "Advantage tiles in the pile 24  used Turn a die" in lines
    assert "Your tiles 2 points at the end  Sell a good  Next space" in lines


def test_others_do_not_see_them() -> None:
    for eyes in (1, SPECTATOR, OPEN):
        text = " ".join(drawn(busy(), eyes))
        assert "Your tiles" not in text
        assert "Sell a good" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 132])
def test_no_line_is_too_long(width: int, language: str) -> None:
    for height in (0, 12, 40):
        for line in drawn(busy(), 0, width, height, language):
            assert len(line) <= width


def test_every_position_can_be_drawn() -> None:
    chance = Random(3)
    state = new(3)
    while not is_over(state):
        if chance.random() < 0.1:
            assert all(len(line) <= 80 for line in drawn(state, max(0, state.seat)))
        game.apply(state, random_action(state, chance))
    assert drawn(state)


def test_a_small_terminal_gets_no_blank_lines() -> None:
    assert "" not in drawn(busy(), height=20)
    assert "" in drawn(busy(), height=40)


def keys(state: State, words: str) -> list[str]:
    return [line.key for line in board.about(game.view(state, 0), words)]


def test_an_action_is_explained_by_the_cards_and_spaces_it_is_about() -> None:
    state = busy()

    assert keys(state, "white in england") == ["part-character", "symbol-vp"]
    assert keys(state, "purple in netherlands") == [
        "part-character",
        "symbol-place",
        "symbol-remove-die",
    ]
    assert keys(state, "dismiss france") == ["part-character", "symbol-stone-both"]
    assert keys(state, "move to 11") == ["part-space", "symbol-ship"]
    assert keys(state, "next space") == ["part-space", "symbol-trade"]
    assert keys(rolled(open="spain -", decks={"spain": ""}), "brown in spain") == []
    assert keys(new(), "next space") == []


def test_an_action_is_explained_by_the_pieces_it_is_about() -> None:
    state = busy()

    assert keys(state, "use sell") == ["tile-sell"]
    assert keys(state, "sell cloth in england") == keys(state, "take cloth") == ["part-cloth"]
    assert keys(state, "place neutral in spain") == ["part-stone-neutral"]
    assert keys(state, "turn black up") == ["die-black"]
    assert keys(state, "pay for brown") == ["die-brown", "part-character", "symbol-protection"]
    assert keys(state, "send white") == ["die-white"]
    assert keys(state, "conflict in spain") == ["part-torch"]
    assert keys(state, "protestant") == ["die-black"]
    assert keys(state, "raise") == ["part-house"]
    assert keys(state, "go on") == keys(state, "score") == []


def test_the_stone_that_is_to_be_laid_is_explained() -> None:
    state = play(busy(), "white in england")

    assert keys(state, "lay stone") == ["part-stone-protestant"]
    assert keys(state, "ward off") == ["part-protection"]
    assert keys(busy(), "lay stone") == []


def test_a_die_is_explained_where_nobody_is_asked() -> None:
    assert keys(new(), "free white") == ["die-white"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_explained_has_a_name_and_a_text(language: str) -> None:
    state = busy()
    view = game.view(state, 0)
    texts = catalogue(language, "column_of_fire")
    for action in VOCABULARY.actions:
        for line in board.about(view, action.words):
            assert texts.say(line)
            assert texts.say(explain(view, line))
    for part in state.box.components:
        assert texts.say(explain(view, part.line))


def test_how_far_the_game_has_come_in_words() -> None:
    said = catalogue("en", "column_of_fire").say(board.when(game.view(busy(), 0)))

    assert said == "Year 2, second half"
