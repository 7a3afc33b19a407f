"""One game from set-up to result: its position, its moves, its chance, and undo.

It knows nothing of people, bots, screens or storage.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kingsbridge.core import chance, record
from kingsbridge.core.actions import IllegalAction
from kingsbridge.core.components import Box
from kingsbridge.core.facts import facts
from kingsbridge.core.game import Game, Options
from kingsbridge.core.record import Move, Record
from kingsbridge.core.steps import NATURE, NOBODY, Position
from kingsbridge.core.story import Line
from kingsbridge.games import GAMES


class LineAtPly(NamedTuple):
    """A line of the story and the ply at which it happened."""

    ply: int
    line: Line


class Draw(NamedTuple):
    """What nature decided at a ply: from which options, with which weights."""

    ply: int
    options: list[str]
    weights: list[int]
    drawn: str


class Match:
    """A game under way, and the secret seed that decides for nature."""

    def __init__(
        self,
        name: str,
        seats: Sequence[str],
        options: Options | None = None,
        box: Box | None = None,
        seed: str | None = None,
        beginning: Sequence[Move] = (),
        from_move: int = 0,
    ) -> None:
        self.name = name
        self.game: Game[Any] = GAMES[name]
        self.seats = list(seats)
        self.options: Options = options or {}
        self.box = self.game.box() if box is None else box
        self.seed = chance.new_seed() if seed is None else seed
        self.commitment = chance.commitment(self.seed)  # what is published of it from the start
        self.begun = len(beginning)  # so many moves were taken from another game
        self.first = 0  # the ply from which on the moves are at hand
        self.moves: list[Move] = []
        self.story: list[LineAtPly] = []
        self.state: Position = record.set_up(self.game, self._blank_record(), self.box)
        self._trail: list[Position] = []  # positions that can be gone back to freely
        self._lessons: list[int] = []  # the plies that told somebody something hidden
        for move in beginning:
            self.play(move.seat, move.words)
        if beginning:
            self._trail = []
            self.story.append(
                LineAtPly(self.ply, Line("table-practice", ply=from_move or self.begun))
            )

    @property
    def ply(self) -> int:
        """How many actions were taken so far, nature's included."""
        return self.first + len(self.moves)

    @property
    def is_over(self) -> bool:
        return self.state.seat == NOBODY

    @property
    def record(self) -> Record:
        """The record so far; the seed is in it once the game is over."""
        return self.record_of(self.moves)

    def record_of(self, moves: Sequence[Move]) -> Record:
        """The record of these moves, which led to the present position."""
        written = self._blank_record()
        written.moves = list(moves)
        if self.is_over:
            record.finish(self.game, written, self.box)
            written.seed = self.seed
        return written

    def act(self, seat: int, words: str) -> None:
        """Let a seat act, if it is asked and may, and nature after it."""
        self.play(seat, words)
        self.let_nature_play()

    def play(self, seat: int, words: str) -> None:
        """One action of the asked seat, or of nature."""
        asked = self.state.seat
        if not self.is_over and seat != asked:
            raise IllegalAction(Line("illegal-not-your-turn"), words)
        action = self.game.read(words)
        before = None if asked == NATURE else self.state.copy()
        story: list[Line] = []
        self.state.story = story
        try:
            self.game.apply(self.state, action)
        except Exception:
            if before is not None:
                self.state = before  # whatever it was, nothing happened
            raise
        self.story += [LineAtPly(self.ply, line) for line in story]
        self.moves.append(Move(asked, words))
        if self.state.learnt:
            self._lessons.append(self.ply - 1)
        if before is not None and self.state.seat == asked and not self.state.learnt:
            self._trail.append(before)
        else:
            self._trail = []

    def let_nature_play(self) -> None:
        """Play for nature until a seat is asked or the game is over."""
        while self.state.seat == NATURE:
            self.play(NATURE, self.drawn())

    def drawn(self) -> str:
        """What nature, which is asked, decides at this ply."""
        index = chance.draw(self.seed, self.ply, self.game.weights(self.state))
        return self.game.legal(self.state)[index].words

    def draws(self) -> list[Draw]:
        """Everything nature decided in this game; all moves must be at hand."""
        state = record.set_up(self.game, self._blank_record(), self.box)
        found = []
        for ply, move in enumerate(self.moves):
            if move.seat == NATURE and ply >= self.begun:
                options = [action.words for action in self.game.legal(state)]
                weights = list(self.game.weights(state))
                found.append(Draw(ply, options, weights, move.words))
            record.play(self.game, state, ply, move)
        return found

    def can_undo(self, seat: int) -> bool:
        """Has this seat acted, with nothing drawn or learnt and nobody else asked since?"""
        return bool(self._trail) and seat == self.state.seat

    @property
    def has_trail(self) -> bool:
        """Can something be taken back freely?"""
        return bool(self._trail)

    @property
    def before(self) -> Position | None:
        """The position before the last action, if that can be taken back freely."""
        return self._trail[-1] if self._trail else None

    def undo(self, seat: int) -> None:
        """Take the last action back."""
        if not self.can_undo(seat):
            raise IllegalAction(Line("illegal-undo"), "undo")
        self.state = self._trail.pop()
        self.moves.pop()
        self.story = [told for told in self.story if told.ply < self.ply]

    def last_turn_of(self, seat: int) -> int | None:
        """The ply of this seat's last action at hand in this game, whatever happened since."""
        for ply in range(self.ply - 1, max(self.first, self.begun) - 1, -1):
            if self.moves[ply - self.first].seat == seat:
                return ply
        return None

    def has_taught_since(self, ply: int) -> bool:
        """Was anybody told something hidden at this ply or later?  All moves must be at hand."""
        return any(lesson >= ply for lesson in self._lessons)

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply; whoever calls this has everybody's consent.

        All moves must be at hand.  What nature decides at a ply does not change by going back.
        """
        moves = self.moves[:ply]
        self.moves = []
        self.story = []
        self._trail = []
        self._lessons = []
        self.state = record.set_up(self.game, self._blank_record(), self.box)
        for seat, words in moves:
            self.play(seat, words)

    def snapshot(self) -> dict[str, Any]:
        """The position, from which ``resume`` goes on without the moves that led there."""
        return {"ply": self.ply, "position": facts(self.state)}

    def resume(self, told: Mapping[str, Any]) -> None:
        """Go on from a snapshot of this match."""
        self.state = self.game.restore(told["position"], self.box)
        self.first = told["ply"]
        self.moves = []
        self.story = []
        self._trail = []

    def _blank_record(self) -> Record:
        blank = record.start(self.game, self.name, self.seats, self.options, self.box)
        blank.commitment = self.commitment
        blank.practice = self.begun
        return blank
