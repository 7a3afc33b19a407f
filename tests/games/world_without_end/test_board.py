"""The table as text: what a seat sees of it, in every width and language."""

from __future__ import annotations

import json
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from games.world_without_end.citizens import play
from games.world_without_end.positions import actions, drawing, event, has, new, turning
from kingsbridge.bots.playout import random_action
from kingsbridge.core.board import explain
from kingsbridge.core.steps import is_over
from kingsbridge.core.story import OPEN, SPECTATOR
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end import board
from kingsbridge.games.world_without_end.actions import VOCABULARY
from kingsbridge.games.world_without_end.state import State
from kingsbridge.terminal.palette import THEME

NAMES = ["Ana", "Ben", "Cem", "Dora"]


def drawn(
    state: State, eyes: int = 0, width: int = 80, height: int = 0, language: str = "en"
) -> list[str]:
    """The board as lines; the view has been through JSON, so nothing else is seen."""
    paper = Console(file=StringIO(), width=width, theme=THEME)
    view = json.loads(json.dumps(game.view(state, eyes)))
    texts = catalogue(language, "world_without_end")
    paper.print(board.board(view, texts, NAMES[: len(state.players)], width, height))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def plague() -> State:
    """Late in the game, with a lot on the board."""
    return actions(
        "iii-02",
        round=3,
        lasting="iii-07",
        covered="prioress, wool",
        projects="church, hospital",
        cubes="2 stone tower, 1 wood church",
        finished="bridge",
        donors={"church": "lily, rose", "tower": "lion"},
        ill="1: 2, 9: 4, 10: 1",
        healed="5",
        lion=has(goods="3 medical, 2 gold", laid="sell, grain", hidden="cloth", last="sell"),
        lily=has(points=21, houses="3, 13"),
        tower=has(sanctions="begging"),
    )


def test_how_far_the_game_has_come() -> None:
    assert drawn(turning())[0].startswith("❦ World Without End  Period 1, round 1")
    assert drawn(turning())[0].endswith("○ ● Turning ○ ○")


def test_the_event_is_drawn_as_a_card_with_its_corners_and_its_arrow() -> None:
    lines = drawn(actions("i-01"))

    at = next(number for number, line in enumerate(lines) if "The works drag on (lasting)" in line)
    assert lines[at].startswith("1 wood ┌───┐ 1 point")
    assert lines[at + 1].startswith("       │   ▶")
    assert lines[at + 2].startswith("2 gold └───┘ 1 grain")
    assert "wool sells for 1 gold" in " ".join(lines[at : at + 3])
    arrows = {name: "".join(drawn(actions(name))) for name in ("i-03", "i-04", "i-07")}
    assert "◀   │" in arrows["i-03"]
    assert "┌─▲─┐" in arrows["i-04"]
    assert "└─▼─┘" in arrows["i-07"]


def test_whoever_turns_the_card_sees_what_comes_of_it() -> None:
    state = turning("i-04", seats=2, stone="merchant")
    mine, theirs = drawn(state, 0), drawn(state, 1)

    turns = [line for line in mine if line.startswith("Arrow to")]
    assert len(turns) == 3, "without gold the card cannot be turned to an outlaw"
    assert "Arrow to 1  Ana 1 stone  Ben 1 grain" in turns[1]
    assert any("◆ King (1 point for each loyalty)" in line for line in mine)
    assert not [line for line in theirs if line.startswith("Arrow to")]


def test_the_turned_card_says_what_everybody_got() -> None:
    state = play(turning("i-04", seats=2), "turn to 0")

    assert "Arrow at 0  Ana 1 loyalty  Ben 1 wool" in drawn(state)


def test_lasting_events_stay_in_view_and_none_is_told_twice() -> None:
    text = " ".join(drawn(plague()))

    assert "Only monks may practise (lasting)   Until the period ends nobody can treat" in text
    assert " ".join(drawn(actions("i-01"))).count("The works drag on") == 1


def test_the_favour_track_shows_the_stone_and_what_is_covered() -> None:
    text = " ".join(drawn(plague()))

    assert "Favours  Queen  Prior  ◆ Outlaw  Guild  Prioress (covered)  Merchant" in text


def test_the_town_is_there() -> None:
    lines = drawn(plague())
    text = " ".join(lines)

    assert "Market  wool 2 (covered)  cloth 4  Supply  18 stone" in text
    assert "Bridge  finished" in lines
    assert "Tower  stone ■■□□□□  wood □□  †  donors get 2 points  ● Ana" in lines
    assert "s church  stone □  wood ■□□  donors get 1 piety, 1 point" in text
    assert "● Ben  ● Dora" in text
    assert "3 wood → 1 piety ▲ Ben" in text
    assert "4 stone → 1 piety" in text
    assert "Fulling mill" not in text, "it is not in play"
    assert "Plague  ✚ 1 (2) → 2 gold" in text
    assert "· 4 → 1 point" in text
    assert " 5 → 1 grain" not in text.split("Plague")[1].split("Ana")[0]
    assert "✚ 9 (4) → a house at no cost" in text
    assert "✚ 10 (1) → 1 stone or 1 wood" in text
    assert not [line for line in drawn(actions()) if line.startswith("Plague")]


def test_everybody_has_a_line() -> None:
    text = " ".join(drawn(plague()))

    assert "♔ Ana   8 pt  houses 4  seals 1  hand 9  hidden 1" in text
    assert "open Grain   Sell wool and cloth  goods 3 medical knowledge  2 gold" in text
    assert "  Ben  21 pt  houses 2  seals 1  hand 12  hidden 0" in text
    assert "hidden 0  begging" in text


def test_the_reader_sees_the_own_cards_and_what_is_due() -> None:
    lines = drawn(plague())
    text = " ".join(lines)

    assert "Your hand  Piety  Building material" in text
    assert "Your hidden cards Make cloth" in text
    assert lines[-1] == "Due  piety 2 (lacking 2)  grain 2 (lacking 2)  gold 2 to 5 (lacking 3)"


def test_others_see_neither_hand_nor_goods() -> None:
    for eyes in (SPECTATOR, OPEN):
        assert not [line for line in drawn(plague(), eyes) if line.startswith("Your")]
    other = " ".join(drawn(plague(), 1))
    assert "3 medical knowledge" not in other
    assert "Your hidden cards" not in other
    assert "lacking" not in " ".join(drawn(plague(), SPECTATOR))


def test_war_is_said() -> None:
    war = play(event("ii-02"), "turn to 0")

    assert "War: nobody acts in this round" in drawn(war)
    assert "War: nobody acts in this round" not in drawn(actions("ii-02"))


def test_before_the_first_event_there_is_none() -> None:
    assert "┌" not in " ".join(drawn(drawing()))
    assert drawn(new())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 132])
def test_no_line_is_too_long(width: int, language: str) -> None:
    for height in (0, 12, 40):
        for line in drawn(plague(), 0, width, height, language):
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
    assert "" not in drawn(plague(), height=20)
    assert "" in drawn(plague(), height=40)


def test_an_action_is_explained_by_what_it_is_about() -> None:
    view = game.view(plague(), 0)

    def keys(words: str) -> list[str]:
        return [line.key for line in board.about(view, words)]

    assert keys("play grain") == keys("hide grain") == keys("lay grain") == ["card-grain"]
    assert keys("stone for bridge") == ["project-bridge", "good-stone"]
    assert keys("donate tower") == ["project-tower"]
    assert keys("take wood") == ["good-wood"]
    assert keys("sell wool") == ["good-wool"]
    assert keys("loyalty for piety") == ["good-loyalty", "sanction-penance"]
    assert keys("treat 4") == ["card-medicine"]
    assert keys("house 3") == ["card-house"]
    assert keys("turn to 1") == []
    texts = catalogue("en", "world_without_end")
    for action in VOCABULARY.actions:
        for line in board.about(view, action.words):
            assert texts.say(explain(view, line))


def test_how_far_the_game_has_come_in_words() -> None:
    said = catalogue("en", "world_without_end").say(board.when(game.view(plague(), 0)))

    assert said == "Period 3, round 3"
