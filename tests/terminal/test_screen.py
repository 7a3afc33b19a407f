"""The page, put together to fit the terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from keyboard import Keyboard, bare, console, shown
from kingsbridge.terminal.screen import Screen, Story

MANY = [(f"Install a rather long piece {number}", f"install {number}") for number in range(9)]


def screen(width: int = 80, height: int = 24, *answers: str) -> Screen:
    return Screen(console(width, height, force_terminal=True), Keyboard(answers), ["Ana", "Ben"])


def story_lines(story: Story, room: int) -> list[str]:
    return [line.plain for line in screen(40).story_lines(story, room)]


@pytest.mark.parametrize(("height", "rows", "last"), [(24, 5, "piece 4"), (40, 9, "install 8")])
def test_where_there_is_little_room_options_do_without_their_words(
    height: int, rows: int, last: str
) -> None:
    page = screen(80, height)
    page.console.print(page.options(MANY))
    lines = bare(shown(page.console)).splitlines()

    assert len(lines) == rows
    assert lines[-1].rstrip().endswith(last)


def test_the_new_stands_under_as_much_of_the_old_as_there_is_room_for() -> None:
    story = Story(["one", "two", "three"], ["four"])

    assert story_lines(story, 3) == ["two", "three", "four"]
    assert story_lines(story, 6) == ["one", "two", "three", "four", "", ""]
    assert story_lines(story, 1) == ["four"]
    assert story_lines(story, 0) == []


def test_what_is_too_long_runs_on_and_begins_later() -> None:
    story = Story([], ["Ana does this and that.", "Ben does nothing.", "Ana wins it all."])

    assert story_lines(story, 2) == [
        "Ana does this and that. Ben does",
        "nothing. Ana wins it all.",
    ]
    assert story_lines(story, 1) == ["… Ben does nothing. Ana wins it all."]
    assert story_lines(Story(["old"], ["Ana."] * 4), 3) == ["Ana. Ana. Ana. Ana.", "", ""]
    assert story_lines(Story([], ["a very long tale " * 9]), 2) == [
        "a very long tale a very long tale a very",
        "long tale a very long tale a very long",
    ]


def test_names_have_their_colours() -> None:
    text = screen().sentence("Ben pays Ana.")

    assert [(span.start, span.end, span.style) for span in text.spans] == [
        (9, 12, "line-0"),
        (0, 3, "line-1"),
    ]


def test_a_long_question_has_no_room_for_the_number_of_its_rule() -> None:
    page = screen()
    page.add(page.options([]), Text("nothing is offered"))

    assert "nothing is offered" in bare(shown(page.console))


def test_an_answer_is_trimmed_and_on_paper_repeated() -> None:
    live = screen(80, 24, "  1 ")
    assert live.ask("what") == "1"
    paper = Screen(console(), Keyboard([" two "]), [])
    assert paper.ask("what") == "two"
    assert shown(paper.console) == "two\n"
