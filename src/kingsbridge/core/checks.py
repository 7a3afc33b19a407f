"""What every game owes, checked ply by ply along a random game.

Any game's tests call ``check_game``; ``kingsbridge soak`` calls it by the thousand.  A fault
carries the record so far, so that it can be replayed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from kingsbridge.core import record
from kingsbridge.core.actions import Action, IllegalAction
from kingsbridge.core.compiling import mypyc_attr
from kingsbridge.core.components import Box
from kingsbridge.core.facts import facts
from kingsbridge.core.game import Game, Options, P
from kingsbridge.core.record import Move, Record
from kingsbridge.core.steps import NATURE, NOBODY
from kingsbridge.core.story import OPEN, SPECTATOR, plain, story_for

UNTOUCHED: Final = "looking, a refused action or acting on a copy changed the position"


@mypyc_attr(native_class=False)
class Fault(AssertionError):  # noqa: N818 -- a finding, not an error of the program
    """A promise of the contract that a game did not keep, with the record up to there."""

    def __init__(self, broken: str, played: Record) -> None:
        super().__init__(f"{broken}\n\n{record.write(played)}")
        self.broken = broken
        self.record = played

    def __reduce__(self) -> tuple[type[Fault], tuple[str, Record]]:
        """So that it comes whole out of the process that found it."""
        return Fault, (self.broken, self.record)


@mypyc_attr(native_class=False)
class Broken(Exception):  # noqa: N818 -- not an error of the program but a finding
    """A broken promise, on its way to the record it belongs to."""


def check_game(
    game: Game[P],
    name: str,
    seats: int,
    rng: Random,
    options: Options | None = None,
    box: Box | None = None,
) -> Record:
    """Play one random game and check every promise on the way; the record of the game."""
    box = game.box() if box is None else box
    names = [f"seat {seat}" for seat in range(seats)]
    played = record.start(game, name, names, options or {}, box)
    try:
        shortest, longest = game.MINUTES
        _demand(0 < shortest <= longest, "the game takes no time")
        state = record.set_up(game, played, box)
        pieces = game.pieces(state)
        before = facts(state)
        while state.seat != NOBODY:
            _check_copy(state, before)
            imagined = _imagined(game, state, rng)
            _check_position(game, state, seats)
            _check_views(game, state, imagined, seats, rng)
            _check_honesty(game, state, imagined)
            _check_restore(game, state, before, box)
            _check_refusal(game, state, rng)
            action = _choose(game, state, rng)
            seat = state.seat
            twin = _with_story(game, state, action)
            _check_undo(game, imagined, seat, action, twin)
            _demand(facts(state) == before, UNTOUCHED)
            game.apply(state, action)
            before = facts(state)
            _demand(facts(twin) == before, "telling the story changed the game")
            played.moves.append(Move(seat, action.words))
            _demand(game.pieces(state) == pieces, "a piece was lost or made")
            _demand(len(played.moves) <= game.LONGEST, "the game does not end")
        _check_end(game, state, seats, rng, played, box)
    except Broken as broken:
        raise Fault(str(broken), played) from None
    return played


def _demand(kept: bool, promise: str) -> None:  # noqa: FBT001 -- an assertion
    if not kept:
        raise Broken(promise)


def _choose(game: Game[P], state: P, rng: Random) -> Action:
    options = game.legal(state)
    if state.seat == NATURE:
        return rng.choices(options, game.weights(state))[0]
    return options[int(rng.random() * len(options))]


def _imagined(game: Game[P], state: P, rng: Random) -> P:
    """A position that the asked seat cannot tell from this one; nature knows everything."""
    return state.copy() if state.seat == NATURE else game.guess(state, state.seat, rng)


def _check_position(game: Game[P], state: P, seats: int) -> None:
    options = game.legal(state)
    _demand(len(options) > 0, "nothing is legal, and the game is not over")
    _demand(len(set(options)) == len(options), "an option is offered twice")
    _demand(list(game.legal(state.copy())) == list(options), "the options are not stable")
    _demand(state.seat == NATURE or 0 <= state.seat < seats, "a seat is asked that does not exist")
    for action in options:
        _demand(game.read(action.words) is action, f"{action.words!r} reads as another action")
        _demand(game.VOCABULARY.actions[action.index] is action, "an action has a wrong index")
    if state.seat == NATURE:
        _check_weights(game.weights(state), len(options))
    else:
        _check_knowledge(game, state, options, seats)


def _check_weights(weights: Sequence[int], options: int) -> None:
    _demand(len(weights) == options, "nature has not a weight for each option")
    _demand(all(weight > 0 for weight in weights), "nature has an option without weight")


def _check_knowledge(game: Game[P], state: P, options: Sequence[Action], seats: int) -> None:
    _demand(game.default(state) in options, "the default action is not legal")
    priors = game.priors(state)
    _demand(len(priors) == len(options), "not every option has a prior")
    _demand(_adds_up(priors), "the priors are no shares of 1")
    values = game.value(state)
    _demand(len(values) == seats and _adds_up(values), "the values are no shares of the victory")


def _check_honesty(game: Game[P], state: P, imagined: P) -> None:
    """What is done for an absent player depends on what his seat may know."""
    if state.seat == NATURE:
        return
    same = game.default(imagined) is game.default(state)
    _demand(
        same and game.priors(imagined) == game.priors(state),
        "the default or a prior knows what its seat may not know",
    )


def _adds_up(shares: Sequence[float]) -> bool:
    return min(shares) >= 0 and math.isclose(sum(shares), 1.0, abs_tol=1e-9)


def _check_copy(state: P, before: dict[str, Any]) -> None:
    twin = state.copy()
    _demand(facts(twin) == before, "a copy is not complete")
    _demand(twin.story is None, "a copy tells a story")


def _sent(told: Mapping[str, Any]) -> Any:
    """What arrives of this when it is sent as JSON."""
    return msgspec.json.decode(msgspec.json.encode(told))


def _check_restore(game: Game[P], state: P, before: dict[str, Any], box: Box) -> None:
    again = game.restore(_sent(before), box)
    _demand(facts(again) == before, "a position cannot be made again from its facts")
    _demand(
        list(game.legal(again)) == list(game.legal(state)),
        "a restored position offers other things",
    )


def _check_views(game: Game[P], state: P, imagined: P, seats: int, rng: Random) -> None:
    """The leak property: what a seat sees does not depend on what it may not know.

    Looked at from the asked seat and from another, or a bystander's: over the thousands of plies
    of some games from all of them.
    """
    everybody = (*range(seats), SPECTATOR)
    if state.seat != NATURE:
        _check_view(game, state, imagined, state.seat)
        same = list(game.legal(imagined)) == list(game.legal(state))
        _demand(same, "what a seat may do tells it a secret")
    another = rng.choice(everybody)
    guess = game.guess(state, another, rng)
    _check_guess(game, state, guess, another, rng)
    seen = _check_view(game, state, guess, another)
    opened = _check_open_view(game, state, seats, guess)
    either = seen if int(rng.random() * (seats + 2)) else opened
    _demand(_sent(either) == either, "a view is not ready for JSON")


def _check_guess(game: Game[P], state: P, guess: P, seat: int, rng: Random) -> None:
    """With the same luck a seat guesses the same, whatever lies where it may not look."""
    luck = rng.random()
    guesses = [facts(game.guess(truth, seat, Random(luck))) for truth in (state, guess)]
    _demand(guesses[0] == guesses[1], "a guess knows what its seat may not know")


def _check_view(game: Game[P], state: P, guess: P, seat: int) -> Mapping[str, Any]:
    seen = game.view(state, seat)
    _demand(
        seen == game.view(guess, seat),
        f"the view of seat {seat} tells a secret, or its guess is wrong",
    )
    if not game.HIDDEN:
        _demand(seen == game.view(state, 0), "nothing is hidden, and yet the views differ")
    return seen


def _check_open_view(game: Game[P], state: P, seats: int, guess: P) -> Mapping[str, Any]:
    """Nothing is closed to open eyes: they tell apart what any seat can tell apart."""
    seen = game.view(state, OPEN)
    if seen == game.view(guess, OPEN):
        same = all(game.view(state, seat) == game.view(guess, seat) for seat in range(seats))
        _demand(same, "the open view hides what a seat sees")
    return seen


def _check_refusal(game: Game[P], state: P, rng: Random) -> None:
    """An action out of the blue is refused, with a reason, unless it is offered."""
    action = rng.choice(game.VOCABULARY.actions)
    if action in game.legal(state):
        return
    try:
        game.apply(state, action)
    except IllegalAction as refused:
        _demand(bool(refused.reason.key), "a refusal gives no reason")
    else:
        raise Broken(f"{action.words!r} was not offered and yet done")


def _with_story(game: Game[P], state: P, action: Action) -> P:
    """A copy on which the action is done, and told."""
    twin = state.copy()
    twin.story = []
    game.apply(twin, action)
    return twin


def _check_undo(game: Game[P], imagined: P, seat: int, action: Action, after: P) -> None:
    """What can be taken back must not have told its seat anything hidden.

    The same action in a position that the seat could not tell from this one must look the same,
    unless it is marked (``reveal``), something is drawn or somebody else is asked.
    """
    if seat == NATURE or after.seat != seat or after.learnt:
        return
    twin = _with_story(game, imagined, action)
    same = game.view(after, seat) == game.view(twin, seat)
    told, heard = (
        [plain(line) for line in story_for(each.story or [], seat)] for each in (after, twin)
    )
    _demand(same and told == heard, f"{action.words!r} tells a secret and could be taken back")


def _check_end(game: Game[P], state: P, seats: int, rng: Random, played: Record, box: Box) -> None:
    _demand(list(game.legal(state)) == [], "the game is over, and something is legal")
    places = game.ranking(state)
    _demand(len(game.scores(state)) == seats == len(places), "not every seat has a result")
    _demand(min(places) == 1, "nobody won")
    _demand(len(game.account(state)) == seats, "not every seat has an account")
    _check_copy(state, facts(state))
    _check_views_at_end(game, state, seats, rng)
    record.finish(game, played, box)
    again = record.read(record.write(played))
    _demand(again == played, "the record does not read as it was written")
    replayed = record.verify(game, again, box)
    _demand(facts(replayed) == facts(state), "the record replays to another position")


def _check_views_at_end(game: Game[P], state: P, seats: int, rng: Random) -> None:
    for seat in (*range(seats), SPECTATOR):
        seen = game.view(state, seat)
        _demand(seen == game.view(game.guess(state, seat, rng), seat), "the end tells a secret")
    _check_open_view(game, state, seats, state.copy())
