"""Those who sit at the terminal: who plays which seat, what each may read, and in which words.

Nothing is shown or asked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsbridge.bots.levels import BOTS
from kingsbridge.core.game import BadOptions
from kingsbridge.core.steps import name
from kingsbridge.core.story import SPECTATOR, Line, may_know
from kingsbridge.core.text import Catalogue, catalogue
from kingsbridge.table.match import Match
from kingsbridge.terminal.boards import Board, View
from kingsbridge.terminal.screen import Question, Story

PERSON: Final = "person"


class Sitting:
    """A match, who plays it, and the language it is told in."""

    def __init__(
        self, match: Match, players: Sequence[str], texts: Catalogue, board: Board
    ) -> None:
        self.match = match
        self.players = players  # by seat, PERSON or the name of a bot
        self.texts = texts
        self.board = board

    @property
    def names(self) -> Sequence[str]:
        return self.match.seats

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @property
    def viewer(self) -> int:
        """Whose eyes the table is seen with: the asked person's, else the only person's."""
        if self.match.state.seat in self.people:
            return self.match.state.seat
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def view(self, seat: int) -> View:
        """What a seat may see."""
        return self.match.game.view(self.match.state, seat)

    def keeps_secrets(self, seat: int) -> bool:
        """Does a seat see anything that somebody who only watches may not?"""
        mine, open_to_all = self.view(seat), self.view(SPECTATOR)
        return any(mine[key] != open_to_all[key] for key in mine if key != "actions")

    def say(self, line: Line) -> str:
        """A line in the language of the table."""
        return self.texts.say(line, self.names)

    def tale(self, seat: int, since: int = 0) -> list[str]:
        """What a seat may know of what happened from a ply on."""
        return [
            self.say(told.line)
            for told in self.match.story
            if told.ply >= since and may_know(told.line, seat)
        ]

    def story(self, seat: int) -> Story:
        """What happened before a seat's last action, and since; to spectators the last is new."""
        since = self.match.ply - 1 if seat == SPECTATOR else self.match.last_turn_of(seat) or 0
        whole = self.tale(seat)
        new = self.tale(seat, since)
        return Story(whole[: len(whole) - len(new)], new)

    def question(self) -> Question:
        """What the asked seat is asked."""
        state = self.match.state
        asked = self.say(state.step.prompt(state))
        return Question(
            self.say(Line("terminal-asked", name=self.names[state.seat], question=asked)),
            state.step.rule,
            [(self.say(action.label), action.words) for action in self.match.game.legal(state)],
        )

    def thought(self) -> str:
        """What the asked seat is thinking about, as the others are told."""
        state = self.match.state
        return self.say(Line("thinks-" + name(state.step), seat=state.seat))


def players(seats: int, person: int, against: str, *, watch: bool) -> list[str]:
    """Who plays each seat: a person one of them, the same opponent all others."""
    if watch:
        return [next(iter(reversed(BOTS))) if against == PERSON else against] * seats
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
