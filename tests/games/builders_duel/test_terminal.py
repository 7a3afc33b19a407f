"""A game at the terminal: answers, commands, mistakes, leaving.  No rule is tested here.

With the seed of these tests the first nine cards are Regan Hamleigh, Income 3, Wool; Alfred
Builder, Income 4, Change of power; Carpenter, Change of power, Aliena.  Bishop Waleran begins.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from games.builders_duel.player import GAME, SEED, talk, whole_game
from keyboard import Keyboard, bare, console, shown
from kingsbridge.core import record
from kingsbridge.core.game import BadOptions
from kingsbridge.core.record import Record
from kingsbridge.core.shapes import TextLine
from kingsbridge.core.story import Line
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import builders_duel
from kingsbridge.table.events import Opened, SeatPlan
from kingsbridge.terminal import play as terminal
from kingsbridge.terminal.play import play
from kingsbridge.terminal.screen import Screen
from kingsbridge.terminal.session import Session
from kingsbridge.terminal.sitting import HERE, PERSON, Sitting, players, set_table

TEXTS = catalogue("en", GAME)
CLAIM = f"❧ Bishop Waleran: {TEXTS.say_key('ask-ClaimFirst')[:40]}"
CROSS = f"❧ Prior Philip: {TEXTS.say_key('ask-ClaimSecond')[:40]}"
CLAIMED = TEXTS.say(Line("claims", seat=1, line=builders_duel.read("claim row 1").label))
TO_CARDS = ("claim row 1", "claim column 2", "throw personal", "throw personal")


def moves(path: Path, *answers: str, **settings: Any) -> list[str]:
    """What was played with these answers, according to the record."""
    talk(*answers, f"save {path}", **settings)
    return [move.words for move in record.read(path.read_text(encoding="utf-8")).moves]


# --- Asking and answering ---


def test_a_game_begins_with_three_lines_that_tell_how_to_play() -> None:
    first, second, third = talk().splitlines()[:3]

    assert "finish all three sections" in first
    assert "number" in second
    assert "help" in third


def test_the_page_shows_the_board_what_happened_the_question_and_the_options() -> None:
    page = talk("claim row 1").split(CLAIM)[1]

    for part in ("Regan", "† Prior Philip", "♜ Bishop Waleran", "Round 1 of 4 · Turn 1 of 3"):
        assert part in page
    assert CLAIMED in page
    assert CROSS in page
    assert " 2 Column 2  claim column 2" in page
    assert "rule 4.2" in page


@pytest.mark.parametrize("answer", ["5", "claim column 2", "claim c 2", "cl col 2"])
def test_a_number_the_words_or_their_beginnings_are_the_same_answer(
    answer: str, tmp_path: Path
) -> None:
    assert moves(tmp_path / "game.txt", answer)[-1] == "claim column 2"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("99", "There is no option 99: choose from 1 to 5."),
        ("claim", "Which one? claim column 1, claim column 2"),
        ("claim row 2", "Your line must run in another direction than your rival's."),
        ("use mark", "Claim a line first."),
        ("dance", "“dance” is not something that can be done in this game."),
    ],
)
def test_a_mistake_gets_one_line_with_the_reason_and_the_question_again(
    answer: str, reason: str
) -> None:
    said = talk("claim row 1", answer)

    assert said.count(reason) == 1
    assert said.count(CROSS) == 2


def test_seats_are_chosen_by_number_or_name_and_people_are_called_by_theirs() -> None:
    for seat in ("1", "waleran", "Bishop Waleran"):
        assert CLAIM.replace("Bishop Waleran", "Ana") in talk(
            seat=seat, name=" Ana\n", against="random"
        )
    for seat in ("2", "", "o", "jack"):
        with pytest.raises(BadOptions, match=r"choose from 0 \(Prior Philip\), 1"):
            talk(seat=seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_every_language(language: str) -> None:
    answers = (*TO_CARDS, "help", "rule", "about 1", "dance", "quit", "no", "use wool")

    assert talk(*answers, language=language).count("❧") == 11


# --- Taking back ---


def test_undo_takes_back_an_action_that_nothing_followed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played = moves(path, *TO_CARDS, "use wool")

    assert played[-1] == "use wool"
    assert moves(path, *TO_CARDS, "use wool", "undo") == played[:-1]


def test_undo_stops_where_something_was_drawn_or_somebody_else_acted() -> None:
    assert "There is nothing to take back" in talk("claim row 1", "undo")
    assert "There is nothing to take back" in talk(*TO_CARDS, "undo")


def test_takeback_goes_back_to_before_the_last_action_and_bots_agree(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    settings = {"seat": "waleran", "against": "random"}
    played = moves(path, "claim row 1", **settings)

    assert len(played) > 10
    assert moves(path, "claim row 1", "takeback", **settings) == moves(path, **settings)
    assert moves(path, "claim row 1", "takeback", "claim row 1", **settings) == played
    assert "You have not done anything yet." in talk("takeback")


def test_another_person_is_asked_before_a_takeback_beyond_the_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played = ("claim row 1", "claim column 1")  # now the bishop must throw
    refused = talk(*played, "takeback", "maybe", "no")

    assert "Prior Philip, may Bishop Waleran go back" in refused
    assert "Prior Philip does not agree." in refused
    assert moves(path, *played, "takeback", "n")[-1] == "claim column 1"
    assert "claim row 1" not in moves(path, *played, "takeback", "y")


def test_nobody_is_asked_for_what_could_be_undone(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"

    assert moves(path, *TO_CARDS, "use wool", "takeback") == moves(path, *TO_CARDS)


def test_what_was_taken_back_is_told() -> None:
    assert "Bishop Waleran takes the last action back." in talk(*TO_CARDS, "use wool", "undo")
    said = talk("claim row 1", "claim column 1", "takeback", "yes", "story")
    assert said.count("Prior Philip agrees.") == 2, "on the page and in the story"
    assert "By consent of all that action is taken back, with all that followed it." in said


# --- Being told ---


def test_help_lists_every_command_and_how_chance_is_kept_honest() -> None:
    said = talk("help")

    for command in ("undo", "takeback", "rule, ?", "about, card", "story", "board", "save", "quit"):
        assert f"\n{command} " in said
    assert "the hash of its secret seed is" in said
    assert CLAIM in said.split("takeback")[-1]


def test_what_stands_beside_the_question_is_offered_with_its_own_rule() -> None:
    opened = Opened(GAME, builders_duel.RULES_VERSION, (SeatPlan(),) * 2, HERE, SEED)
    sitting = Sitting(set_table(opened, ["Ana", "Ben"], [PERSON] * 2), ["Ana", "Ben"], TEXTS)
    session = Session(sitting, Screen(console(), Keyboard(()), []), 0, None)
    label: TextLine = {"key": "choice-yes"}

    assert session.option({"words": "nod", "label": label}) == ("yes", "nod")
    assert session.option({"words": "nod", "label": label, "aside": "6.9"}) == (
        "yes",
        "nod · rule 6.9",
    )


@pytest.mark.parametrize("answer", ["?", "rule", "rule 4.1", "about"])
def test_the_rule_of_the_moment_is_explained(answer: str) -> None:
    assert "any three cards in a straight line" in " ".join(talk(answer).split())


def test_any_rule_or_chapter_can_be_read() -> None:
    assert "Your personal seal is your last throw" in talk("rule 5.3")
    assert "• Carpenter, wood to beam" in talk("rule 6.6")
    chapter = talk("rule 9")
    assert all(f"\n{number} " in chapter for number in ("9.1", "9.2", "9.3"))
    assert "There is no rule 12.1: they run from 1.1 to 9.3." in talk("rule 12.1")


def test_cards_are_explained_by_name_and_options_by_number() -> None:
    assert "Market  Sell wool for 2 gold each" in talk("card market")
    carpenters = talk("card carp")
    assert "Carpenter (1)" in carpenters
    assert "Carpenter (2)" in carpenters
    assert "No card is called “dragon”." in talk("card dragon")
    assert "No card is called “coin”." in talk("card coin"), (
        "in the box, but there is nothing to say"
    )
    line = talk("about 1")
    assert all(card in line for card in ("Regan Hamleigh  Wal", "Income 3  Take", "Wool  Take"))
    assert "There is no option 77" in talk("about 77")
    assert "whoever is behind chooses" in talk("1", "claim col 1", "about 1")
    assert "Wool  Take 2 wool from your reserve." in talk(*TO_CARDS, "about use wool")
    assert "Undo  " not in talk("about undo")


def test_the_story_and_the_board_can_be_had_again() -> None:
    assert talk("1", "story").count(CLAIMED) == 2
    assert talk("board").count("† Prior Philip") == talk("").count("† Prior Philip") == 2


def test_saving_writes_a_record_without_the_seed_while_the_game_runs(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"

    assert "The record is in" in talk(f"save {path}")
    saved = record.read(path.read_text(encoding="utf-8"))
    assert saved.seats == ["Prior Philip", "Bishop Waleran"]
    assert saved.commitment
    assert not saved.seed


def test_a_file_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    assert "Say “save” and the name of a file." in talk("save")
    said = talk(f"save {tmp_path}/no/such/place.txt", "claim row 1")
    assert "No such file" in said
    assert CROSS in said


# --- Leaving ---


def test_quitting_is_asked_twice() -> None:
    assert talk("quit", "no").count(CLAIM) == 2
    left = talk("quit", "yes", "1")
    assert "It cannot be taken up again later" in left
    assert left.rstrip().endswith("Farewell.")


def test_a_closed_keyboard_leaves_politely_and_keeps_a_record_that_was_asked_for(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.txt"
    said = talk("claim row 1", record_path=path)

    assert said.rstrip().endswith("Farewell.")
    assert "The record is in" in said
    assert "claim row 1" in path.read_text(encoding="utf-8")
    assert "Is a directory" in talk(record_path=tmp_path)


def test_an_interruption_leaves_politely_and_is_passed_on() -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    paper = console()
    with pytest.raises(KeyboardInterrupt):
        play(GAME, seed=SEED, console=paper, read=interrupt)
    assert shown(paper).rstrip().endswith("Farewell.")


def test_a_game_without_secrets_needs_no_curtain() -> None:
    assert "Pass the keyboard on" not in talk("claim row 1", "claim column 1")


# --- The end ---


def verified(path: Path) -> Record:
    """A record whose moves, draws and result are right."""
    played = record.read(path.read_text(encoding="utf-8"))
    record.verify(builders_duel, played)
    return played


@pytest.mark.uncounted
def test_the_end_tells_who_won_why_and_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    said = whole_game(record_path=path)
    played = verified(path)
    end = said[said.rindex("❦", 0, said.rindex("wins!")) :]

    assert end.startswith(f"❦ {played.seats[played.ranking.index(1)]} wins!")
    assert end.count("◂ decides") == 1
    assert "Finished sections" in end
    assert f"The seed of chance was {SEED}" in end
    assert " decisions" in end
    assert "The record is in" in end


@pytest.mark.uncounted
def test_after_the_end_one_can_still_look_and_save(tmp_path: Path) -> None:
    path = tmp_path / "late.txt"
    said = whole_game(
        *("story", "board", "dance", "1", "undo", "rule 99", "?", "card market"),
        *("about 1", f"save {path}", "quit"),
    )
    end = said[said.index("Enter leaves") :]

    assert TEXTS.say(Line("turn-begins", round=1, turn=1, deck="A")) in end
    assert "† Prior Philip" in end
    assert end.count("The game is over.") == 3
    assert "There is no rule 99" in end
    assert re.search(r"\n\?\n\d\.\d  ", end), "the paragraph by which the game ended"
    assert "Market  Sell wool" in end
    assert "There is no option 1" in end
    assert end.rstrip().endswith("Farewell.")
    assert verified(path).seed == SEED
    assert whole_game("").rstrip().endswith("Enter leaves.")


def test_bots_can_be_watched_without_a_word() -> None:
    said = talk(watch=True, against="random")

    assert TEXTS.say(Line("turn-begins", round=4, turn=3, deck="B")) in said
    assert "◂ decides" in said
    assert "❧" not in said
    assert PERSON not in players(2, 0, PERSON, watch=True)


# --- Terminals ---


def test_away_from_a_terminal_nothing_but_text_is_written() -> None:
    assert "\x1b" not in talk("1", "help", "")


def test_without_colour_a_terminal_shows_the_same_page() -> None:
    paper = console(force_terminal=True, no_color=True)
    answers = Keyboard(("", "claim row 1", "claim column 1", "quit", "no"))
    play(GAME, seed=SEED, against="person", console=paper, read=answers)

    assert "\x1b[38" not in shown(paper)
    assert "†\N{MULTIPLICATION SIGN}♜" in bare(shown(paper))


@pytest.mark.slow
@pytest.mark.uncounted
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
def test_a_page_never_runs_over_the_terminal(size: tuple[int, int]) -> None:
    width, height = size
    paper = console(width, height, force_terminal=True)
    pages = whole_game("", paper=paper).split("\x1b[H")[1:]

    assert len(pages) > 50
    for page in map(bare, pages):
        assert page.count("\n") < height, page
        assert all(len(line) <= width for line in page.splitlines()), page


def test_at_a_calm_pace_a_bot_is_seen_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    paper = console(force_terminal=True)
    play(GAME, seed=SEED, pace=0.5, console=paper, read=Keyboard(("",)))

    assert "Bishop Waleran is choosing a line." in bare(shown(paper))
    assert pauses == [0.5]


def test_the_console_of_the_house_replaces_what_it_cannot_write(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with (tmp_path / "out").open("w", encoding="ascii") as narrow:
        monkeypatch.setattr("sys.stdout", narrow)
        terminal.make_console().print("❧ page", style="page")

    assert (tmp_path / "out").read_text(encoding="ascii") == "? page\n"
