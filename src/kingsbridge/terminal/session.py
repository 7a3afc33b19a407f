"""A game at the terminal, from the welcome to the farewell: people at the keyboard, and bots.

Rules, chance and undo are the match's business; how things look is the screen's.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kingsbridge.bots.bot import Sight
from kingsbridge.bots.levels import BOTS
from kingsbridge.core.actions import Action, IllegalAction
from kingsbridge.core.steps import NOBODY
from kingsbridge.core.story import SPECTATOR, Line
from kingsbridge.terminal.answers import Command, abbreviated, commanded, understand
from kingsbridge.terminal.commands import TELLING, Page, write_record
from kingsbridge.terminal.ending import ending
from kingsbridge.terminal.screen import Screen
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
        self.match = sitting.match
        self.screen = screen
        self.pace = pace
        self.record_path = record_path
        self.reader = NOBODY  # whose eyes are on the screen, where several people share it

    def run(self) -> None:
        """Play; whoever closes the keyboard or interrupts leaves without harm."""
        try:
            self.welcome()
            while not self.match.is_over:
                if self.match.state.seat in self.sitting.people:
                    self.let_person_act(self.match.state.seat)
                else:
                    self.let_bot_act(self.match.state.seat)
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
        if self.sitting.people:
            lines += [Text(texts.say_key(key), "ink") for key in ("terminal-how", "terminal-more")]
        if self.sitting.people and self.screen.is_live:
            self.show_table(Group(*lines))
            self.screen.ask(texts.say_key("terminal-begin"))
        else:
            self.screen.add(*lines)

    def leave(self) -> None:
        """Say goodbye; a record that was asked for holds what was played."""
        farewell = Text(self.sitting.texts.say_key("terminal-farewell"), "ink")
        kept = () if self.match.is_over else self.keep_record()
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

    def let_bot_act(self, seat: int) -> None:
        """A bot chooses; at a calm pace its action is seen on the board, else read in the story."""
        calm = self.screen.is_live and self.pace > 0
        if calm:
            self.show_table(Text(self.sitting.thought(), "faded"))
        ply = self.match.ply
        bot = BOTS[self.sitting.players[seat]]
        rng = Random(f"{self.match.seed} {ply}")  # going back does not change its mind
        action = bot.choose(Sight(self.match.game, self.match.state, seat), rng)
        self.match.act(seat, action.words)
        self.screen.pause(self.pace)
        if not calm and not self.sitting.people:
            told = self.sitting.tale(self.sitting.viewer, ply)
            self.screen.add(*(self.screen.sentence(words) for words in told))

    # --- People ---

    @property
    def eyes(self) -> int:
        """Whose eyes the page is for: nobody's in particular while the keyboard is passed on."""
        viewer = self.sitting.viewer
        return SPECTATOR if self.is_hidden_from_reader(viewer) else viewer

    def is_hidden_from_reader(self, viewer: int) -> bool:
        """Would somebody else at the keyboard see what only this seat may?"""
        others = len(self.sitting.people) > 1 and viewer not in (self.reader, SPECTATOR)
        return others and self.sitting.keeps_secrets(viewer)

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
        notice: Text | None = None
        ply = self.match.ply
        while self.match.ply == ply:
            self.show_question(page, notice)
            page, notice = (), None
            try:
                page = self.answer(seat)
            except IllegalAction as refusal:
                notice = self.wrong(refusal.reason)

    def show_question(self, page: Page, notice: Text | None) -> None:
        """The board, or what was asked to be told, over the question."""
        question = self.sitting.question()
        rule = self.sitting.say(Line("terminal-rule", number=question.rule))
        below = self.screen.question(question, rule, notice)
        if page:
            back = Text(self.sitting.texts.say_key("terminal-back"), "faded")
            self.screen.show(*page, Text(), below, back)
        elif notice is not None and not self.screen.is_live:
            self.screen.add(below)
        else:
            self.show_table(below)

    def show_table(self, below: RenderableType) -> None:
        self.screen.show_table(self.draw, self.sitting.story(self.eyes), below)

    def draw(self, width: int, height: int) -> RenderableType:
        """The board as the viewer sees it."""
        view = self.match.game.view(self.match.state, self.eyes)
        texts, names = self.sitting.texts, self.sitting.names
        return self.sitting.board.board(view, texts, names, width, height)

    def wrong(self, reason: Line) -> Text:
        return Text(self.sitting.say(reason), "wrong")

    def answer(self, seat: int) -> Page:
        """Read an answer and do what it says; what is to be told comes back."""
        text = self.screen.ask(self.sitting.texts.say_key("terminal-input"))
        if not text:
            return ()
        game = self.match.game
        meant = understand(text, game.legal(self.match.state), game.VOCABULARY)
        if isinstance(meant, Action):
            self.match.act(seat, meant.words)
            return ()
        return self.obey(meant, seat)

    def obey(self, command: Command, seat: int) -> Page:
        """Carry a command out."""
        if command.word in TELLING:
            return TELLING[command.word](self.sitting, seat, command.rest)
        if command.word == "undo":
            self.match.undo(seat)
        elif command.word == "takeback":
            self.take_back(seat)
        elif command.word == "quit":
            self.quit()
        return ()

    def take_back(self, seat: int) -> None:
        """Go back to before the seat's last action, if every other person agrees; bots do."""
        ply = self.match.last_turn_of(seat)
        if ply is None:
            raise IllegalAction(Line("wrong-nothing-done"), "takeback")
        if not self.match.can_undo(seat):
            for other in self.sitting.people:
                if other == seat:
                    continue
                self.reader = NOBODY
                if not self.agrees(Line("terminal-may-take-back", other=other, seat=seat)):
                    self.pass_keyboard(seat)
                    raise IllegalAction(Line("wrong-no-consent", other=other), "takeback")
        self.match.rewind(ply)

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
        if not self.sitting.people:
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
        except IllegalAction as refusal:
            return [self.wrong(refusal.reason)]
