"""Those who sit at the terminal: their table, what its seats are called, and in which words.

What a seat may know comes from ``table.sight`` alone.  Nothing is shown or asked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kingsbridge.bots.bot import Outlook
from kingsbridge.bots.insight import SECONDS, TRIES, adviser, suggestions
from kingsbridge.bots.levels import BOTS, USUAL
from kingsbridge.core.game import BadOptions
from kingsbridge.core.record import Record
from kingsbridge.core.shapes import TextLine
from kingsbridge.core.story import SPECTATOR, Line, line_of
from kingsbridge.core.text import Catalogue, catalogue
from kingsbridge.table.events import Opened
from kingsbridge.table.hints import Advised, advised
from kingsbridge.table.match import Match
from kingsbridge.table.shapes import Question, Sight
from kingsbridge.table.sight import sight, told_to
from kingsbridge.table.state import Impossible
from kingsbridge.table.table import Table
from kingsbridge.terminal.boards import View, board_of
from kingsbridge.terminal.screen import Story

PERSON: Final = "person"
HERE: Final = "terminal"
"""The device of everybody at this keyboard."""
NOTHING: Final[Question] = {"step": "", "rule": "", "offered": []}


class Sitting:
    """A table in memory, what its seats are called, and the language it is told in."""

    def __init__(self, table: Table, names: Sequence[str], texts: Catalogue) -> None:
        self.table = table
        self.names = names
        self.texts = texts
        self.board = board_of(table.opened.game)
        self._acted = [0] * len(names)  # by seat, how many events there were before it last acted

    @property
    def viewer(self) -> int:
        """Whose eyes the table is seen with: the asked person's, else the only person's."""
        people = self.table.people()
        if self.table.asked in people:
            return self.table.asked
        return people[0] if len(people) == 1 else SPECTATOR

    # --- What may be known ---

    def sight(self, seat: int) -> Sight:
        return sight(self.table, seat)

    def view(self, seat: int) -> View:
        """The game as a seat may see it."""
        return self.sight(seat)["view"] or {}

    @property
    def question(self) -> Question:
        """What the asked seat is asked; nothing once the game is over."""
        return self.sight(self.table.asked)["question"] or NOTHING

    @property
    def offered(self) -> list[str]:
        """The words of all that the asked seat may do."""
        return [offer["words"] for offer in self.question["offered"]]

    @property
    def rule(self) -> str:
        """The paragraph of what is asked, or, once nothing is, of what happened last."""
        return self.question["rule"] or told_to(self.table, self.table.heard, SPECTATOR)[-1].get(
            "rule", ""
        )

    def tale(self, seat: int, since: int = 0) -> list[str]:
        """What a seat may know of what happened after so many events."""
        return [
            self.read(line) for line in told_to(self.table, self.table.heard_since(since), seat)
        ]

    def story(self, seat: int) -> Story:
        """What happened before a seat's last action, and since; to spectators the last is new."""
        since = self.table.changed - 1 if seat == SPECTATOR else self._acted[seat]
        whole = self.tale(seat)
        new = self.tale(seat, since)
        return Story(whole[: len(whole) - len(new)], new)

    # --- In which words ---

    def say(self, line: Line) -> str:
        """A line in the language of the table."""
        return self.texts.say(line, self.names)

    def read(self, told: TextLine) -> str:
        """What was told of a line, in the language of the table."""
        return self.say(line_of(told))

    def thought(self) -> str:
        """What the asked seat is thinking about, as the others are told."""
        asked, question = self.table.asked, self.question
        other = question.get("other", asked)
        return self.say(Line("thinks-" + question["step"], seat=asked, other=other))

    # --- What is done ---

    def act(self, words: str) -> None:
        """Let the asked seat act."""
        seat = self.table.asked
        self.table.act(seat, words, by_bot=bool(self.table.bot_to_act()))
        self._acted[seat] = self.table.number - 1

    def let_bot_act(self) -> None:
        """Let the bot that is asked choose; going back does not change its mind."""
        match = self.match
        bot = BOTS[self.table.bot_to_act()]
        rng = Random(f"{match.seed} {match.ply}")
        self.act(bot.choose(Outlook(match.game, match.state, self.table.asked), rng).words)

    def hint(self, seat: int) -> list[Advised]:
        """The best actions of the asked seat; that it was told them is noted."""
        self.table.hint(seat)
        match = self.match
        outlook = Outlook(match.game, match.state, seat)
        rng = Random(f"{match.seed} hint {match.ply}")
        return advised(match.game, suggestions(outlook, adviser(TRIES, SECONDS), rng))

    @property
    def match(self) -> Match:
        """The game that is being played; what it hides is for its record and for bots."""
        if self.table.match is None:
            raise Impossible("refused-not-begun")
        return self.table.match

    @property
    def record(self) -> Record:
        """The game so far, with the names of those who sit here."""
        played = self.match.record
        played.seats = list(self.names)
        return played


def set_table(opened: Opened, names: Sequence[str], players: Sequence[str]) -> Table:
    """A table at which these people and bots have sat down and begun."""
    table = Table(opened)
    for seat, player in enumerate(players):
        if player == PERSON:
            table.sit(seat, HERE, names[seat])
        else:
            table.fill(seat, player)
    table.heard.clear()  # at one keyboard nobody need be told who sits down
    table.begin()
    return table


def players(seats: int, person: int, against: str, *, watch: bool) -> list[str]:
    """Who plays each seat: a person one of them, the same opponent all others."""
    if watch:
        return [USUAL if against == PERSON else against] * seats
    return [PERSON if seat == person else against for seat in range(seats)]


def seat_number(word: str, game: str, seats: int, texts: Catalogue) -> int:
    """The seat of this number, or of the only name that has this word in it."""
    if word.isdecimal() and int(word) < seats:
        return int(word)
    english = catalogue("en", game)
    found = [
        seat
        for seat in range(seats)
        if word.casefold() in f"{texts.seat_name(seat)} {english.seat_name(seat)}".casefold()
    ]
    if len(found) != 1 or not word.strip():
        known = ", ".join(f"{seat} ({texts.seat_name(seat)})" for seat in range(seats))
        raise BadOptions(texts.say(Line("wrong-seat", seat=word, seats=known)))
    return found[0]
