"""What cards, events and symbols say, in sentences that each language forms as it must."""

from __future__ import annotations

import pytest

from kingsbridge.core.story import Line
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games.column_of_fire.actions import read
from kingsbridge.games.column_of_fire.components.box import make_box
from kingsbridge.games.column_of_fire.components.listing import either
from kingsbridge.games.column_of_fire.components.names import COUNTRY_LINES, EVENTS

FRANCE = COUNTRY_LINES[1]


def say(line: Line, language: str = "en") -> str:
    return catalogue(language, "column_of_fire").say(line)


def label(words: str, language: str = "en") -> str:
    return say(read(words).label, language)


def happens(event: str, language: str = "en") -> str:
    return say(make_box().events[EVENTS.index(event)].line, language)


def test_an_event_says_whom_it_concerns_and_what_happens() -> None:
    assert happens("armada") == "Everybody returns 1 good of their choice."
    assert happens("wassy") == "Every Protestant loses 2 points."
    assert happens("arrests") == (
        "Whoever has a trading house in the Netherlands turns one die to 3 "
        "and sends it to Loch Leven."
    )


def test_an_event_is_grammatical_in_french_and_german() -> None:
    assert happens("wassy", "fr") == "Chaque protestant perd 2 points."
    assert happens("wassy", "de") == "Alle Protestanten verlieren 2 Punkte."
    assert happens("iconoclasts", "de") == "Alle Katholiken verlieren 2 Punkte."
    assert "aux Pays-Bas" in happens("plunder", "fr")
    assert "in den Niederlanden" in happens("plunder", "de")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Use the purple die in the Netherlands"),
        ("fr", "Utiliser le dé violet aux Pays-Bas"),
        ("de", "Einsetzen in den Niederlanden: violetter Würfel"),
    ],
)
def test_a_country_has_the_right_word_before_it(language: str, words: str) -> None:
    assert label("purple in netherlands", language) == words


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "1 Catholic stone from France", "1 Protestant stone from the Netherlands"),
        ("fr", "1 pion catholique de France", "1 pion protestant des Pays-Bas"),
        ("de", "1 Katholikenstein aus Frankreich", "1 Protestantenstein aus den Niederlanden"),
    ],
)
def test_a_stone_comes_from_a_country(language: str, first: str, second: str) -> None:
    assert first in label("remove catholic from france", language)
    assert second in label("remove protestant from netherlands", language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Remove the open character of the Netherlands"),
        ("fr", "Retirer le personnage visible des Pays-Bas"),
        ("de", "Die offene Person der Niederlande entfernen"),
    ],
)
def test_a_character_is_of_a_country(language: str, words: str) -> None:
    assert label("dismiss netherlands", language) == words


def test_french_leaves_out_a_vowel_before_a_country() -> None:
    assert label("dismiss spain", "fr").endswith("visible d\u2019Espagne")
    assert label("dismiss france", "fr").endswith("visible de France")


def test_a_neutral_stone_is_declined_in_german() -> None:
    assert label("place neutral in france", "de") == "1 neutralen Stein in Frankreich legen"


def test_religions_are_told_apart_where_german_has_another_word() -> None:
    assert label("catholic", "de") == "Katholisch sein"
    assert label("protestant", "de") == "Protestantisch sein"
    for religion, members in (("catholic", "Katholiken"), ("protestant", "Protestanten")):
        won = Line("conflict-won", country=FRANCE, religion=Line("religion-" + religion))
        assert say(won, "de") == f"Konflikt in Frankreich: Die {members} gewinnen."


def test_one_point_and_several() -> None:
    assert say(Line("scores", seat=0, number=1)) == "Lion scores 1 point."
    assert say(Line("scores", seat=0, number=2)) == "Lion scores 2 points."
    assert say(Line("renounces", seat=0, number=0), "fr").endswith("et ne perd rien.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_split_card_offers_one_or_the_other(language: str) -> None:
    first, second = Line("symbol-turn"), Line("symbol-next")

    said = say(either([first, second]), language)
    assert said.startswith(say(first, language))
    assert said.endswith(say(second, language))
    assert say(either([first]), language) == say(first, language)


def test_where_a_long_name_may_break_is_only_for_browsers() -> None:
    assert catalogue("de", "column_of_fire").say_key("character-book-merchant") == "Buchhändler"
