"""Can guests come, and where to?"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kingsbridge.server import guests
from kingsbridge.server.guests import welcome, with_guests
from kingsbridge.server.settings import Settings
from serving import GENEROUS, Person, Server

LAN = "192.168.1.5"


@pytest.fixture
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "own_address", lambda: LAN)


@pytest.mark.usefixtures("_in_a_network")
@pytest.mark.parametrize(
    ("settings", "address", "alone"),
    [
        (Settings(), "", True),
        (Settings(host="::1"), "", True),
        (Settings(host="0.0.0.0"), f"http://{LAN}:8321", False),  # noqa: S104 -- only asked
        (Settings(host="::", port=9000), f"http://{LAN}:9000", False),
        (Settings(host="10.0.0.7"), "http://10.0.0.7:8321", False),
        (Settings(host="fd00::7"), "http://[fd00::7]:8321", False),
        (Settings(base_url="https://games.example.org/"), "https://games.example.org", False),
    ],
)
def test_where_guests_find_the_server(settings: Settings, address: str, alone: bool) -> None:  # noqa: FBT001 -- what is expected
    found = with_guests(settings)
    assert (found.address, found.is_alone) == (address, alone)


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "own_address", lambda: "")
    found = with_guests(Settings(host="0.0.0.0"))  # noqa: S104 -- only asked
    assert (found.address, found.is_alone) == ("", False)


def test_its_own_address_is_not_the_machine_itself() -> None:
    assert not guests.own_address().startswith("127.")


def test_the_terminal_shows_the_address_and_its_code() -> None:
    said = welcome(f"http://{LAN}:8321")
    lines = said.splitlines()
    assert lines[0] == f"Guests in this network open http://{LAN}:8321"
    drawn = lines[2:]
    assert len(drawn) >= 12
    assert len({len(line) for line in drawn}) == 1
    assert set("".join(drawn)) <= set("█▀▄ ")


def test_the_server_says_that_it_is_alone(server: Server) -> None:
    ana = Person(server, "Ana")
    assert ana.get("/api/house").json() == {"alone": True, "address": ""}
    assert ana.open_table().links[1].startswith("/sit/")


def test_links_carry_what_a_guest_can_open(start: Callable[..., Server]) -> None:
    server = start("--host=0.0.0.0", *GENEROUS)
    ana = Person(server, "Ana")
    house = ana.get("/api/house").json()
    assert not house["alone"]
    own = guests.own_address()
    assert house["address"] == (f"http://{own}:{server.port}" if own else "")
    table = ana.open_table()
    assert table.links[1].startswith(house["address"] + "/sit/")
    assert ana.get("/api/games", Origin=server.origin).status == 200
    if own:
        assert f"Guests in this network open {house['address']}" in server.log
