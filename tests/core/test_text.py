"""Every language says everything, with the same blanks to fill in."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import complete
import kingsbridge
from kingsbridge.core.components import STATUSES
from kingsbridge.core.game import write_choice
from kingsbridge.core.steps import Aside, Step
from kingsbridge.core.story import (
    EVERYONE,
    OPEN,
    SPECTATOR,
    Line,
    line_of,
    may_know,
    plain,
    story_for,
)
from kingsbridge.core.text import BOX_NUMBER, LANGUAGES, catalogue, fill_rules, read_rules
from kingsbridge.games import GAMES
from sample import GAME

PACKAGE = Path(kingsbridge.__file__).parent
FOLDERS = [PACKAGE / "text", *(PACKAGE / "games" / game / "text" for game in GAMES)]
SOURCES = sorted(PACKAGE.rglob("*.py"))
WEB = Path(__file__).parents[2] / "web" / "src"


class Blanks(Visitor):
    """Collects the blanks of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- theirs
        self.names.add(node.id.name)


@cache
def sentences(path: Path) -> dict[str, set[str]]:
    """The keys of a catalogue, each with its blanks."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            blanks = Blanks()
            blanks.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = blanks.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_every_language_has_every_key_with_the_same_blanks(folder: Path, language: str) -> None:
    for english in folder.glob("*en.ftl"):
        here = english.with_name(english.name.replace("en.ftl", f"{language}.ftl"))
        assert sentences(here) == sentences(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_every_paragraph_of_the_rules(game: str, language: str) -> None:
    english = catalogue("en", game).rules({})
    here = catalogue(language, game).rules({})

    assert here.keys() == english.keys()
    assert all(here.values())


def test_a_rules_text_takes_its_numbers_from_the_box() -> None:
    text = (
        "**1.1** Hold {most=10:ten|#} cards, {most=10} at the most, and {least=1:one card|# cards}."
    )

    assert fill_rules(text, {}) == "**1.1** Hold ten cards, 10 at the most, and one card."
    assert fill_rules(text, {"most": 12, "least": 0}) == (
        "**1.1** Hold 12 cards, 12 at the most, and 0 cards."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_usual_numbers_of_a_rules_text_are_those_of_the_standard_box(
    game: str, language: str
) -> None:
    module = GAMES[game]
    numbers = module.view(module.new(module.SEATS.start, {}, module.box()), SPECTATOR)["numbers"]
    text = (PACKAGE / "games" / game / "text" / f"rules.{language}.md").read_text("utf-8")
    english = (PACKAGE / "games" / game / "text" / "rules.en.md").read_text("utf-8")

    for name, usual, *_ in BOX_NUMBER.findall(text):
        assert numbers[name] == int(usual), name
    assert set(found(text)) == set(found(english))
    assert not re.search("[{}#|]", re.sub("^#+ ", "", fill_rules(text, {}), flags=re.MULTILINE))


def found(text: str) -> list[str]:
    """The numbers of the box that a rules text speaks of."""
    return [place[0] for place in BOX_NUMBER.findall(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_component_can_be_said(game: str, language: str) -> None:
    texts = catalogue(language, game)
    for action in GAMES[game].VOCABULARY.actions:
        assert texts.say(action.label)
    for part in GAMES[game].box().components:
        assert texts.say(part.line)
        assert texts.say_key("group-" + part.group)
        for aspect in part.status:
            assert texts.say_key("aspect-" + aspect)
    for status in STATUSES:
        assert texts.say_key("status-" + status)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_choice_can_be_said(game: str, language: str) -> None:
    texts = catalogue(language, game)
    for option in GAMES[game].OPTIONS:
        assert texts.say_key("option-" + option.name)
        assert texts.say_key("about-option-" + option.name)
        for choice in option.choices:
            word = write_choice(choice)
            known = isinstance(choice, bool)
            assert texts.say_key(f"choice-{word}" if known else f"choice-{option.name}-{word}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_asks_a_player_has_a_prompt_and_a_paragraph(
    game: str, language: str
) -> None:
    texts = catalogue(language, game)
    for kind in complete.steps(game):
        assert kind.rule in texts.rules({}), kind
        asks = kind.legal is not Step.legal and not issubclass(kind, Aside)
        asks_player = asks and kind.weights is Step.weights
        if asks_player:
            assert texts.say(Line("thinks-" + kind.__name__, seat=0, other=1))


def test_every_key_named_in_the_code_exists() -> None:
    texts = PACKAGE / "text"
    house = sentences(texts / "en.ftl").keys() | sentences(texts / "terminal.en.ftl").keys()
    for source in SOURCES:
        known = set(house)
        for game in GAMES:
            if game in source.parts or "games" not in source.parts:
                known |= sentences(PACKAGE / "games" / game / "text" / "en.ftl").keys()
        text = source.read_text(encoding="utf-8")
        named = re.findall(r'(?:Line|say_key)\(\s*"([A-Za-z-]+[A-Za-z])"', text)
        named += re.findall(r'"((?:illegal|refused|table)-[a-z-]+)"', text)
        for key in named:
            assert key in known, f"{source.name}: {key}"


def test_every_key_named_in_the_browser_client_exists() -> None:
    texts = PACKAGE / "text"
    house, own = sentences(texts / "en.ftl"), sentences(texts / "client.en.ftl")
    assert not house.keys() & own.keys()
    sources = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    assert sources
    for source in sources:
        text = source.read_text(encoding="utf-8")
        named = re.findall(r"""(?<![.\w])t\(\s*'([a-z-]+[a-z])'""", text)
        named += re.findall(r"""key: '((?:client|refused)-[a-z-]+)'""", text)
        for key in named:
            assert key in house or key in own, f"{source.name}: {key}"


def test_a_line_says_names_numbers_and_other_lines() -> None:
    texts = catalogue("en", GAME)
    line = Line("table-said", seat=1, text=Line("table-sat", seat=0))

    assert texts.say(line, ["Ana", "Ben"]) == "Ben: Ana sits down."
    assert texts.say(line) == f"{texts.seat_name(1)}: {texts.seat_name(0)} sits down."


def test_a_missing_key_or_blank_is_an_error_and_never_shown() -> None:
    texts = catalogue("en", GAME)

    with pytest.raises(KeyError):
        texts.say(Line("no-such-key"))
    with pytest.raises(KeyError, match="table-said in en"):
        texts.say(Line("table-said", seat=1))


def test_rules_are_split_by_paragraph() -> None:
    one = "## 1 One\n\n**1.1** First.\n- item\n\n**1.2** Second.\n\n"
    text = f"# Title\n\n{one}## 2 Two\n\n**2.1** Third."

    assert read_rules(text) == {"1.1": "First.\n- item", "1.2": "Second.", "2.1": "Third."}


def test_a_story_line_is_read_by_those_who_may_know_it() -> None:
    open_line = Line("open", seat=0)
    secret = Line("secret", knows=0b010, card=Line("card", number=3))

    assert open_line.knows == EVERYONE
    assert [may_know(secret, seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, False, False]
    assert story_for([open_line, secret], OPEN) == [open_line, secret]
    assert story_for([open_line, secret], SPECTATOR) == [open_line]
    assert story_for([open_line, secret], 1) == [open_line, secret]
    assert plain(secret) == {
        "key": "secret",
        "blanks": {"card": {"key": "card", "blanks": {"number": 3}}},
    }
    assert repr(open_line) == "Line('open', {'seat': 0})"


def test_a_line_that_was_told_as_plain_data_is_the_same_line_again() -> None:
    inner = Line("inner", number=1.5)
    told = plain(Line("outer", seat=1, word="x", one=inner, more=(inner, Line("bare"))))

    assert plain(line_of(told)) == told
    assert json.loads(json.dumps(told)) == told
