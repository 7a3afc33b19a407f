"""A game at the terminal, from the welcome to the farewell: people at the keyboard, and bots.

Rules, chance, undo and consent are the table's business; how things look is the screen's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import SPECTATOR, Line
from kingsbridge.table.events import TAKE_BACK
from kingsbridge.table.shapes import Offer
from kingsbridge.table.state import PLAYING, Impossible
from kingsbridge.terminal.answers import Command, abbreviated, commanded, understand
from kingsbridge.terminal.commands import TELLING, Page, write_record
from kingsbridge.terminal.ending import ending
from kingsbridge.terminal.screen import Labelled, Screen
from kingsbridge.terminal.sitting import Sitting

ENGLISH: Final = {True: ("yes", "y"), False: ("no", "n")}
"""Understood in every language, as the commands are."""
LAST_LINES: Final = 4
"""How much of the story is told again with the result."""


class Leave(Exception):  # noqa: N818 -- a wish, not an error
    """The person wants to go."""


class Session:
    """Asks whoever is next, shows what came of it, and takes things back."""

    def __init__(
        self, sitting: Sitting, screen: Screen, pace: float, record_path: Path | None
    ) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.screen = screen
        self.pace = pace
        self.record_path = record_path
        self.reader = NOBODY  # whose eyes are on the screen, where several people share it

    def run(self) -> None:
        """Play; whoever closes the keyboard or interrupts leaves without harm."""
        try:
            self.welcome()
            while self.table.phase == PLAYING:
                if self.table.bot_to_act():
                    self.let_bot_act()
                else:
                    self.let_person_act(self.table.asked)
            self.end()
        except (EOFError, Leave):
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            raise

    # --- Welcome and farewell ---

    def welcome(self) -> None:
        """What the game is about, how to answer, and where to find help."""
        texts = self.sitting.texts
        goal = texts.say(Line("terminal-goal", title=Line("title"), goal=Line("goal")))
        lines = [Text(goal, "title")]
        if self.table.people():
            lines += [Text(texts.say_key(key), "ink") for key in ("terminal-how", "terminal-more")]
        if self.table.people() and self.screen.is_live:
            self.show_table(Group(*lines))
            self.screen.ask(texts.say_key("terminal-begin"))
        else:
            self.screen.add(*lines)

    def leave(self) -> None:
        """Say goodbye; a record that was asked for holds what was played."""
        farewell = Text(self.sitting.texts.say_key("terminal-farewell"), "ink")
        kept = self.keep_record() if self.table.phase == PLAYING else ()
        self.screen.add(Text(), *kept, farewell)

    def keep_record(self) -> Page:
        """Write the record where it was asked for at the start, and say so."""
        if self.record_path is None:
            return ()
        try:
            return [Text(self.sitting.say(write_record(self.sitting, self.record_path)), "ink")]
        except IllegalAction as refusal:
            return [self.wrong(refusal.reason)]

    # --- Bots ---

    def let_bot_act(self) -> None:
        """A bot chooses; at a calm pace its action is seen on the board, else read in the story."""
        calm = self.screen.is_live and self.pace > 0
        if calm:
            self.show_table(Text(self.sitting.thought(), "faded"))
        before = self.table.number
        self.sitting.let_bot_act()
        self.screen.pause(self.pace)
        if not calm and not self.table.people():
            told = self.sitting.tale(self.sitting.viewer, before)
            self.screen.add(*(self.screen.sentence(words) for words in told))

    # --- People ---

    @property
    def eyes(self) -> int:
        """Whose eyes the page is for: nobody's in particular while the keyboard is passed on."""
        viewer = self.sitting.viewer
        return SPECTATOR if self.is_hidden_from_reader(viewer) else viewer

    def is_hidden_from_reader(self, viewer: int) -> bool:
        """Would somebody else at the keyboard see what only this seat may?"""
        others = len(self.table.people()) > 1 and viewer not in (self.reader, SPECTATOR)
        return others and self.table.game.HIDDEN

    def pass_keyboard(self, seat: int) -> None:
        """Hide what is on the screen until the next person alone looks at it."""
        if self.is_hidden_from_reader(seat):
            curtain = self.sitting.say(Line("terminal-curtain", seat=seat))
            self.screen.show(Text(), self.screen.sentence(curtain, "title"), Text())
            self.screen.ask(self.sitting.say(Line("terminal-curtain-enter", seat=seat)))
        self.reader = seat

    def let_person_act(self, seat: int) -> None:
        """Ask until the person acts or takes something back."""
        self.pass_keyboard(seat)
        page: Page = ()
        notice: Page = ()
        changed = self.table.changed
        while self.table.changed == changed:
            self.show_question(seat, page, notice)
            page, notice = (), ()
            try:
                page = self.answer(seat)
            except (IllegalAction, Impossible) as refusal:
                notice = [self.wrong(refusal.reason)]

    def show_question(self, seat: int, page: Page, notice: Page) -> None:
        """The board, or what was asked to be told, over what went wrong and the question."""
        below = Group(*notice, self.question(seat))
        if page:
            back = Text(self.sitting.texts.say_key("terminal-back"), "faded")
            self.screen.show(*page, Text(), below, back)
        elif notice and not self.screen.is_live:
            self.screen.add(below)
        else:
            self.show_table(below)

    def question(self, seat: int) -> RenderableType:
        """What a seat is asked, and what it may answer."""
        question = self.sitting.question
        name, prompt = self.sitting.names[seat], self.sitting.read(question["prompt"])
        return self.screen.question(
            self.sitting.say(Line("terminal-asked", name=name, question=prompt)),
            self.rule(question["rule"]),
            [self.option(offer) for offer in question["offered"]],
        )

    def option(self, offer: Offer) -> Labelled:
        """What is offered; beside the question, with the paragraph it follows from."""
        words = offer["words"]
        if "aside" in offer:
            words += " · " + self.rule(offer["aside"])
        return self.sitting.read(offer["label"]), words

    def rule(self, number: str) -> str:
        return self.sitting.say(Line("terminal-rule", number=number))

    def show_table(self, below: RenderableType) -> None:
        self.screen.show_table(self.draw, self.sitting.story(self.eyes), below)

    def draw(self, width: int, height: int) -> RenderableType:
        """The board as the viewer sees it."""
        view = self.sitting.view(self.eyes)
        texts, names = self.sitting.texts, self.sitting.names
        return self.sitting.board.board(view, texts, names, width, height)

    def wrong(self, reason: Line) -> Text:
        return Text(self.sitting.say(reason), "wrong")

    def answer(self, seat: int) -> Page:
        """Read an answer and do what it says; what is to be told comes back."""
        text = self.screen.ask(self.sitting.texts.say_key("terminal-input"))
        if not text:
            return ()
        meant = understand(text, self.sitting.offered, self.table.game.VOCABULARY)
        if isinstance(meant, Command):
            return self.obey(meant, seat)
        self.sitting.act(meant)
        return ()

    def obey(self, command: Command, seat: int) -> Page:
        """Carry a command out."""
        if command.word in TELLING:
            return TELLING[command.word](self.sitting, seat, command.rest)
        if command.word == "undo":
            self.table.undo(seat)
        elif command.word == "takeback":
            self.take_back(seat)
        elif command.word == "quit":
            self.quit()
        return ()

    def take_back(self, seat: int) -> None:
        """Go back to before the seat's last action, if every other person agrees; bots do."""
        if self.sitting.question["can_undo"]:
            self.table.undo(seat)
            return
        self.table.ask(seat, TAKE_BACK)
        while self.table.wish is not None:
            other = self.table.wish.waiting_for[0]
            self.reader = NOBODY
            agrees = self.agrees(Line("terminal-may-take-back", other=other, seat=seat))
            self.table.answer(other, agrees=agrees)
        self.pass_keyboard(seat)

    def quit(self) -> None:
        if self.agrees(Line("terminal-quit")):
            raise Leave

    def agrees(self, question: Line) -> bool:
        """A question to be answered with yes or no."""
        texts = self.sitting.texts
        asked = Text(self.sitting.say(question), "title")
        if self.screen.is_live:
            self.show_table(asked)
        else:
            self.screen.add(asked)
        while True:
            said = self.screen.ask(texts.say_key("terminal-yes-no")).casefold()
            for key, meaning in (("answer-yes", True), ("answer-no", False)):
                if said in {*texts.say_key(key).split(), *ENGLISH[meaning]}:
                    return meaning

    # --- The end ---

    def end(self) -> None:
        """Who won and why; people may look on, save or hear the story."""
        kept = self.keep_record()
        if not self.table.people():
            self.show_end(*kept)
            return
        hint = Text(self.sitting.texts.say_key("end-next"), "faded")
        self.show_end(*kept, hint)
        while text := self.screen.ask(self.sitting.texts.say_key("terminal-input")):
            self.screen.show(*self.answer_after_end(text), Text(), hint)

    def show_end(self, *below: RenderableType) -> None:
        """The result, under the last board where there is room for both."""
        result = Group(*ending(self.sitting, self.screen.width), *below)
        if self.screen.has_room_for(result):
            self.show_table(result)
        else:
            last = self.sitting.tale(self.sitting.viewer)[-LAST_LINES:]
            self.screen.show(*map(self.screen.sentence, last), Text(), result)

    def answer_after_end(self, text: str) -> Page:
        """Obey, as far as a game that is over allows."""
        command = commanded(text) or abbreviated(text)
        if command is not None and command.word == "quit":
            raise Leave
        if command is not None and command.word == "board":
            return [self.draw(self.screen.width, 0), *ending(self.sitting, self.screen.width)]
        if command is None or command.word not in TELLING:
            return [self.wrong(Line("illegal-game-over"))]
        try:
            return self.obey(command, self.sitting.viewer)
        except (IllegalAction, Impossible) as refusal:
            return [self.wrong(refusal.reason)]
