"""Every call of the HTTP interface, once: where it leads, and what its OpenAPI document says."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kingsbridge.server import bodies
from kingsbridge.server.handlers.history import History
from kingsbridge.server.handlers.insight import Insight
from kingsbridge.server.handlers.lists import Lists
from kingsbridge.server.handlers.pages import BuiltClient
from kingsbridge.server.handlers.persons import Persons
from kingsbridge.server.handlers.seating import Seating
from kingsbridge.server.handlers.upkeep import Upkeep
from kingsbridge.server.requests import Handler
from kingsbridge.table.past import Export
from kingsbridge.table.shapes import Sight, StoryLine

TABLE: Final = "/api/tables/{table}"
AT_TABLE: Final = (403, 404, 409)
BODY: Final = (408, 413, 415, 422)
TEXT: Final = str
"""What answers with plain text."""


class Call(NamedTuple):
    """One call of the HTTP interface."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None  # a type of the wire, TEXT, or nothing
    status: int = 200
    query: tuple[str, ...] = ()
    refusals: tuple[int, ...] = ()  # besides those that any call may meet


def calls(
    lists: Lists,
    seating: Seating,
    persons: Persons,
    history: History,
    insight: Insight,
    upkeep: Upkeep,
    client: BuiltClient,
) -> list[Call]:
    """All of them but the OpenAPI document itself; pages and sockets are not among them."""
    return [
        *of_lists(lists),
        *of_seating(seating, client),
        *of_persons(persons),
        *of_history(history),
        *of_insight(insight),
        *of_upkeep(upkeep),
    ]


def of_lists(lists: Lists) -> list[Call]:
    """What one chooses from."""
    games = "/api/games"
    return [
        Call("GET", games, lists.games, "The titles that can be played here",
             answer=list[bodies.GameRow]),
        Call("GET", games + "/{game}/components", lists.components,
             "What is in the box of a game, and how sure that is",
             answer=list[bodies.ComponentRow], refusals=(404,)),
        Call("GET", "/api/tables", lists.listed, "Listed tables", answer=list[bodies.TableRow]),
        Call("GET", "/api/my-tables", lists.my_tables, "My tables, first where I am asked",
             answer=list[bodies.TableRow], query=("hidden", "skip", "table"), refusals=(422,)),
        Call("GET", "/api/house", lists.house, "Where this server can be reached",
             answer=bodies.House),
    ]  # fmt: skip


def of_seating(seating: Seating, client: BuiltClient) -> list[Call]:
    """Who sits where."""
    at_table = (*AT_TABLE, *BODY)
    by_link = (404, 409, 410, *BODY)
    return [
        Call("POST", "/api/tables", seating.make_table, "Make a table",
             bodies.NewTable, bodies.TableMade, 201, refusals=BODY),
        Call("POST", "/api/sit", seating.sit, "Take a seat by link or code",
             bodies.Sit, bodies.SeatTaken, refusals=by_link),
        Call("POST", "/api/invitation", seating.invitation, "Where a link or a code leads",
             bodies.Secret, bodies.Invitation, refusals=by_link),
        Call("POST", TABLE + "/sit", seating.sit_down, "Take a free seat of a listed table",
             bodies.TakeSeat, bodies.SeatTaken, refusals=at_table),
        Call("POST", TABLE + "/fill", seating.fill, "Give a free seat to a bot (host)",
             bodies.Fill, Sight, refusals=at_table),
        Call("POST", TABLE + "/links", seating.links,
             "A new link for a free seat, or (-3) to watch (host)",
             bodies.ChooseSeat, bodies.SeatLink, 201, refusals=at_table),
        Call("POST", TABLE + "/leave", seating.leave, "Give my seat up before the game",
             bodies.ChooseSeat, status=204, refusals=at_table),
        Call("POST", TABLE + "/move-seat", seating.move_seat,
             "A code that moves my seat to another device",
             bodies.ChooseSeat, bodies.Code, refusals=at_table),
        Call("POST", TABLE + "/again", seating.again, "Another game of the same people",
             bodies.PlayAgain, bodies.NextTable, query=("seat",), refusals=at_table),
        Call("POST", TABLE + "/practise", seating.practise,
             "Play on against bots from a moment of a finished game",
             bodies.Practise, bodies.NextTable, 201, query=("seat", "as"), refusals=at_table),
        Call("POST", TABLE + "/hide", seating.hide, "Leave a finished table out of my list",
             bodies.Hide, status=204, refusals=at_table),
        Call("POST", TABLE + "/remove", seating.remove,
             "Forget a finished table that nobody else keeps in his list",
             status=204, refusals=at_table),
        Call("POST", TABLE + "/remove-notes", seating.remove_notes,
             "Throw the private notes of my seat away",
             bodies.ChooseSeat, status=204, refusals=at_table),
        Call("GET", "/watch/{token}", client.on_a_page(seating.watch), "Watch a table by its link",
             status=303, refusals=(404,)),
    ]  # fmt: skip


def of_persons(persons: Persons) -> list[Call]:
    """Who I am on this server."""
    return [
        Call("GET", "/api/me", persons.me, "Who I am on this server", answer=bodies.Me),
        Call("POST", "/api/me/name", persons.name, "Make a name my own on this server",
             bodies.OwnName, bodies.Me, refusals=(409, *BODY)),
        Call("POST", "/api/me/code", persons.code,
             "A new code by which another browser is me; the one before ends",
             answer=bodies.RecoveryCode),
        Call("POST", "/api/me/alone", persons.alone,
             "Let no other browser be me any more, and no code lead to me",
             status=204, refusals=(403,)),
        Call("POST", "/api/recover", persons.recover, "Be whoever got this code",
             bodies.Recover, bodies.Me, refusals=(404, 409, *BODY)),
    ]  # fmt: skip


def of_history(history: History) -> list[Call]:
    """A table looked at, now and in the past."""
    eyes = ("seat", "as")
    looked_back = (*AT_TABLE, 422)
    return [
        Call("GET", TABLE, history.table, "The table as I see it",
             answer=Sight, query=("seat",), refusals=AT_TABLE),
        Call("GET", TABLE + "/story", history.story, "What was told to me since a number",
             answer=list[StoryLine], query=(*eyes, "since"), refusals=looked_back),
        Call("GET", TABLE + "/past", history.past, "The table as I saw it after so many events",
             answer=Sight, query=(*eyes, "number"), refusals=looked_back),
        Call("GET", TABLE + "/history", history.history,
             "The table as I saw it after so many events, and every step from there",
             answer=bodies.History, query=(*eyes, "since", "until"), refusals=looked_back),
        Call("GET", TABLE + "/chance", history.chance,
             "Every draw of a finished game, to be checked",
             answer=bodies.Chance, query=("seat",), refusals=AT_TABLE),
        Call("GET", TABLE + "/course", history.course,
             "How everybody stood after each move of a finished game",
             answer=list[bodies.Standing], query=("seat",), refusals=AT_TABLE),
        Call("GET", TABLE + "/record", history.record, "The record of a finished game",
             answer=TEXT, refusals=AT_TABLE),
        Call("GET", TABLE + "/export", history.export, "What I may carry away",
             answer=Export, query=("seat",), refusals=AT_TABLE),
    ]  # fmt: skip


def of_insight(insight: Insight) -> list[Call]:
    """What a search can tell."""
    return [
        Call("POST", TABLE + "/hint", insight.hint, "The best actions of my seat, if it is asked",
             bodies.AskHint, bodies.Hint, refusals=(*AT_TABLE, *BODY, 503)),
        Call("POST", TABLE + "/review", insight.begin_review, "Let a finished game be reviewed",
             status=204, query=("seat",), refusals=AT_TABLE),
        Call("GET", TABLE + "/review", insight.review,
             "The review of a finished game, as far as it goes, after so many decisions",
             answer=bodies.Review, query=("seat", "as", "since"), refusals=(*AT_TABLE, 422)),
    ]  # fmt: skip


def of_upkeep(upkeep: Upkeep) -> list[Call]:
    """For whoever runs the server."""
    return [
        Call("GET", "/health", upkeep.health, "Is the server well?", answer=TEXT, refusals=(503,)),
        Call(
            "GET",
            "/metrics",
            upkeep.metrics,
            "Figures for Prometheus",
            answer=TEXT,
            refusals=(403,),
        ),
    ]


def routes(offered: list[Call]) -> list[Route]:
    """The calls as routes: one for each path, which so has one list of allowed methods."""
    by_path: dict[str, dict[str, Handler]] = {}
    for call in offered:
        by_path.setdefault(call.path, {})[call.method] = call.handler
    return [
        Route(path, by_method(handlers), methods=list(handlers))
        for path, handlers in by_path.items()
    ]


def by_method(handlers: dict[str, Handler]) -> Handler:
    """All handlers of one path."""

    async def handle(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle
