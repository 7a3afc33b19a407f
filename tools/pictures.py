"""Pictures of every screen of the browser client: `make pictures`.

    PYTHONPATH=tests:tools python tools/pictures.py            # all of them, into build/pictures
    PYTHONPATH=tests:tools python tools/pictures.py conflict   # those whose names hold this word

The server's chance is known beforehand and nothing moves, so the same client gives the same
pictures.  Those that the documentation shows go to docs/pictures as well.
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLong

from browsing import PHONE, WIDE, Visitor, advance, at_random, launched, like, said
from kingsbridge.games import GAMES
from sample import GAME, IN_DOCS_OF_SAMPLE, MOMENTS
from serving import FREE, GENEROUS, ME, Person, Server, Table, bot

ROOT: Final = Path(__file__).resolve().parents[1]
ALL: Final = ROOT / "build" / "pictures"
SHOWN: Final = ROOT / "docs" / "pictures"
SEEDED: Final = ROOT / "tests" / "seeded.py"
QUALITY: Final = 82


class Look(NamedTuple):
    """A screen, a light and a language."""

    size: str
    theme: str
    language: str

    @property
    def folder(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


LOOKS: Final = (
    *(Look(size, theme, "en") for size in ("wide", "phone") for theme in ("parchment", "candle")),
    Look("wide", "parchment", "fr"),
    Look("phone", "candle", "de"),
)


class Cast:
    """Who is in the pictures, and the tables they sit at."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.owners: dict[str, Person] = {}

    def seat(self, name: str, owner: Person, table: Table) -> None:
        self.tables[name] = table
        self.owners[name] = owner


# --- The tables ---


def is_over(sight: dict[str, Any]) -> bool:
    return bool(sight["phase"] == "over")


ALL_OF_IT: Final = 100_000
"""An event after every other."""

MOST_TRIES: Final = 20
"""Not every game comes to every moment."""

MISSED: Final = 2
"""More moves of others than these are worth a picture."""


OTHERS: Final = sorted(
    drawing.parent.name
    for drawing in ROOT.glob("web/src/games/*/Board.svelte")
    if drawing.parent.name != GAME
)
"""Every other game that is drawn."""

BEGIN, *_, END = MOMENTS

IN_DOCS: Final = {
    **IN_DOCS_OF_SAMPLE,
    **{f"wide-parchment-en/{game}-middle": f"{game}.webp" for game in OTHERS},
}
"""What the documentation shows, and under which name."""

STAGES: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "begin": lambda sight: bool(sight["asked"] == sight["seat"] == 0),
    "middle": lambda sight: bool(sight["number"] > 120 and sight["asked"] == sight["seat"] == 0),
    "over": is_over,
}
"""How far a game is that nothing else is known of here."""


def others_moved() -> Callable[[dict[str, Any]], bool]:
    """Is the first seat asked, after several moves of others?"""
    moved: set[int] = set()

    def is_so(sight: dict[str, Any]) -> bool:
        if sight["asked"] != 0:
            moved.add(sight["number"])
        elif sight["seat"] == 0 and len(moved) > MISSED:
            return True
        else:
            moved.clear()
        return False

    return is_so


def set_up(server: Server) -> Cast:
    """A table for each moment, played there by both people as the greedy bot would."""
    cast = Cast()
    ana, _, table = played_to(server, "missed", others_moved())
    cast.seat("missed", ana, table)
    for name, is_so in {**MOMENTS, "over": is_over}.items():
        owner, _, table = played_to(server, name, is_so)
        cast.seat(name, owner, table)
    ana, ben, table = played_to(server, "wish", MOMENTS[END])
    cast.seat("wish", ana, table)
    with ben.at(table) as seat:
        seat.do("ask", wish="take back")
        seat.do("say", text="Sorry, I meant the other card.")
    cast.seat("bots", ana, ana.open_table(ME, bot("greedy")))
    cast.seat("waiting", ana, ana.open_table(ME, FREE, title="Saturday evening"))
    names = {"me": True, "name": "Ana"}, {"me": True, "name": "Cem"}
    cast.seat("screen", ana, ana.open_table(*names))
    Person(server, "Dora").open_table(ME, FREE, title="For beginners", listed=True)
    for game in OTHERS:
        for stage, is_so in STAGES.items():
            cast.seat(f"{game}-{stage}", *played_on(server, game, is_so))
    return cast


def played_on(
    server: Server, game: str, is_so: Callable[[dict[str, Any]], bool]
) -> tuple[Person, Table]:
    """As many people as a game takes at a table of it, somehow played to a stage."""
    most = max(GAMES[game].SEATS)
    first, *rest = (Person(server, name) for name in ("Ana", "Ben", "Cem", "Dora")[:most])
    table = first.open_table(ME, *(FREE for _ in rest), game=game)
    for seat, person in enumerate(rest, 1):
        assert person.sit(table.links[seat]).status == 200
    advance([first, *rest], table, is_so, at_random(1))
    return first, table


def played_to(
    server: Server, name: str, is_so: Callable[[dict[str, Any]], bool]
) -> tuple[Person, Person, Table]:
    """Two people at a table that came to a moment."""
    for _ in range(MOST_TRIES):
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        table = ana.open_table(ME, FREE)
        assert ben.sit(table.links[1]).status == 200
        with suppress(AssertionError):  # the game was over before
            advance([ana, ben], table, is_so, like("greedy", server))
            return ana, ben, table
    raise AssertionError(f"no game came to {name}")


# --- The scenes: each brings a page to the moment that is taken ---


class Shot:
    """A page that is being brought to a scene."""

    def __init__(self, visitor: Visitor, cast: Cast, look: Look) -> None:
        self.visitor = visitor
        self.cast = cast
        self.look = look
        self.page = visitor.page

    def say(self, key: str, **blanks: int | str) -> str:
        return said(key, self.look.language, **blanks)

    def go(self, path: str) -> None:
        self.visitor.go(path)
        self.page.wait_for_load_state("networkidle")

    def sit(self, name: str) -> Table:
        """Go on as whoever opened this table."""
        self.visitor.become(self.cast.owners[name])
        return self.cast.tables[name]

    def table(self, name: str, seen: int = ALL_OF_IT) -> None:
        """Come back to a table, having seen it up to an event."""
        known = {"commitment": "", "noted": 0, "seen": {"0": seen}}
        self.remember("tables", {self.cast.tables[name].id: known})
        self.go(f"/table/{self.sit(name).id}")
        self.page.wait_for_selector("[data-number], [data-phase]")

    def press(self, key: str, role: Any = "button", **blanks: int | str) -> None:
        self.page.get_by_role(role, name=self.say(key, **blanks), exact=True).first.click()

    def remember(self, name: str, value: object) -> None:
        """What a browser would have kept from an earlier visit."""
        text = json.dumps(json.dumps(value))
        self.page.add_init_script(f"localStorage.setItem('kingsbridge-{name}', {text})")


def home(shot: Shot) -> None:
    shot.sit("wish")
    shot.go("/")


def way(name: str) -> Callable[[Shot], None]:
    def scene(shot: Shot) -> None:
        shot.go("/")
        shot.page.locator(f"[data-way={name}]").first.click()
        shot.page.get_by_role("dialog").wait_for()

    return scene


def waiting(shot: Shot) -> None:
    table = shot.sit("waiting")
    links = {str(seat): link for seat, link in table.links.items()}
    shot.remember("hosted", {table.id: {"links": links, "watch": table.watch}})
    shot.go(f"/table/{table.id}")
    shot.press("link-qr")


def invited(shot: Shot) -> None:
    shot.go(shot.cast.tables["waiting"].links[1])
    shot.page.get_by_role("button", name=shot.say("join-sit")).wait_for()


def at(name: str) -> Callable[[Shot], None]:
    return lambda shot: shot.table(name)


def pointing(shot: Shot) -> None:
    """What an action would bring."""
    shot.table(BEGIN)
    piece = shot.page.locator("[data-action]").last
    piece.tap() if shot.look.size == "phone" else piece.hover()


def past(shot: Shot) -> None:
    shot.table(END)
    shot.page.keyboard.press(",")
    shot.page.get_by_role("slider").wait_for()
    for _ in range(9):
        shot.press("replay-back")


def missed(shot: Shot) -> None:
    """Back after several moves."""
    shot.table("missed", seen=1)
    shot.page.get_by_role("button", name=shot.say("past-show")).wait_for()


def reel(shot: Shot) -> None:
    missed(shot)
    shot.press("past-show")
    shot.press("replay-pause")


def read(shot: Shot) -> None:
    shot.table(END)
    shot.page.keyboard.press("b")


def rule_beside(shot: Shot) -> None:
    shot.table(END)
    shot.page.keyboard.press("r")
    shot.page.locator("[data-rule]").first.wait_for()


def helped(shot: Shot) -> None:
    shot.table(BEGIN)
    shot.page.keyboard.press("?")


def over(shot: Shot) -> None:
    shot.table("over")
    shot.page.get_by_role("button", name=shot.say("fair-check")).wait_for()


def fair(shot: Shot) -> None:
    over(shot)
    shot.press("fair-check")
    shot.page.get_by_text(shot.say("fair-seed"), exact=True).first.scroll_into_view_if_needed()


def over_board(shot: Shot) -> None:
    over(shot)
    shot.press("end-look")
    shot.page.mouse.move(0, 0)


def replay(shot: Shot) -> None:
    table = shot.sit("over")
    shot.go(f"/replay/{table.id}?at=90")
    shot.page.get_by_role("slider").wait_for()


def curtain(shot: Shot) -> None:
    table = shot.sit("screen")
    shot.remember("curtains", {table.id: True})
    shot.go(f"/table/{table.id}")
    shot.page.get_by_role("button").first.wait_for()


def settings(shot: Shot) -> None:
    shot.go("/")
    shot.press("settings-title")


def page(path: str) -> Callable[[Shot], None]:
    return lambda shot: shot.go(path)


SCENES: Final[dict[str, Callable[[Shot], None]]] = {
    "home": home,
    "new-bots": way("bots"),
    "new-friends": way("friends"),
    "new-screen": way("screen"),
    "settings": settings,
    "waiting": waiting,
    "invited": invited,
    "curtain": curtain,
    **{f"table-{moment}": at(moment) for moment in MOMENTS},
    "table-pointing": pointing,
    "table-wish": at("wish"),
    "table-past": past,
    "table-missed": missed,
    "table-reel": reel,
    "table-words": read,
    "table-rule": rule_beside,
    "table-help": helped,
    "over": over,
    "over-fair": fair,
    "over-board": over_board,
    "replay": replay,
    "rules": page(f"/rules/{GAME}"),
    "components": page(f"/components/{GAME}"),
    "credits": page("/credits"),
    "nowhere": page("/nowhere"),
    **{f"{game}-{stage}": at(f"{game}-{stage}") for game in OTHERS for stage in STAGES},
    **{
        f"{game}-{name}": page(f"/{name}/{game}")
        for game in OTHERS
        for name in ("rules", "components")
    },
}


# --- The camera ---


def main() -> int:
    options = parse()
    wanted = [name for name in SCENES if options.word in name]
    looks = [look for look in LOOKS if options.look in look.folder]
    if not options.word and not options.look:
        shutil.rmtree(ALL, ignore_errors=True)
    with TemporaryDirectory() as folder:
        house = Server(Path(folder) / "data", *GENEROUS, program=(str(SEEDED),))
        with house, launched() as browser:
            cast = set_up(house)
            faults = [
                fault
                for look in looks
                for name in wanted
                for fault in take(browser, house, cast, look, name)
            ]
    publish()
    sys.stdout.writelines(f"{fault}\n" for fault in faults)
    return 1 if faults else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("word", nargs="?", default="", help="only scenes whose names hold it")
    parser.add_argument("--look", default="", help="such as wide-parchment-en, or a part of it")
    return parser.parse_args()


def take(browser: Browser, house: Server, cast: Cast, look: Look, name: str) -> Iterator[str]:
    """Take one picture; whatever went wrong, or what the page complained of."""
    size = PHONE if look.size == "phone" else WIDE
    context = browser.new_context(locale=look.language, reduced_motion="reduce", **size)
    context.add_init_script(f"localStorage.setItem('kingsbridge-theme', '{look.theme}')")
    visitor = Visitor(context, house)
    where = f"{look.folder}/{name}"
    try:
        SCENES[name](Shot(visitor, cast, look))
    except (TooLong, AssertionError) as problem:
        yield f"{where}: {str(problem).splitlines()[0]}"
    settle(visitor.page)
    capture(visitor.page, ALL / f"{where}.webp")
    for complaint in visitor.complaints:
        if name != "nowhere":  # there the browser itself tells that nothing was found
            yield f"{where}: {complaint}"
    context.close()


def settle(page: Page) -> None:
    """Until pictures, type faces and animations are what they are going to be."""
    with suppress(TooLong):
        page.evaluate(
            """async () => {
              await document.fonts.ready;
              await Promise.all(document.getAnimations().map((one) => {
                if (one.effect?.getComputedTiming().iterations !== Infinity) one.finish();
                return null;
              }));
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }"""
        )


def capture(page: Page, file: Path) -> None:
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(taken["data"]))


def publish() -> None:
    """Copy what the documentation shows."""
    for taken, shown in IN_DOCS.items():
        if (ALL / f"{taken}.webp").exists():
            shutil.copyfile(ALL / f"{taken}.webp", SHOWN / shown)


if __name__ == "__main__":
    sys.exit(main())
