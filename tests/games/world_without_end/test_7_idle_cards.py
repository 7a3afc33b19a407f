"""7.1 Cards that would do nothing if they were played now: they are marked, and asked about."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import play, seat, step
from games.world_without_end.positions import Table, actions, has
from kingsbridge.core.text import catalogue
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import CARDS
from kingsbridge.games.world_without_end.state import State
from kingsbridge.table.sight import offers

ALL = "stone, wood, 2 gold, wool, cloth"


def idle(state: State, who: str = "lion") -> set[str]:
    """The cards in hand that would do nothing."""
    hand = game.view(state, seat(who))["players"][seat(who)]["hand"]
    assert hand is not None
    return {card["name"] for card in hand if card["idle"]}


def grave(state: State) -> set[str]:
    """What a screen asks about once more."""
    return {offer["words"] for offer in offers(game, state) if "grave" in offer}


def test_7_1_whoever_has_everything_has_no_idle_card() -> None:
    state = actions(lion=has(goods=ALL, houses="1", laid="grain", last="grain"))

    assert idle(state) == set()


def test_7_1_whoever_has_nothing_can_do_little() -> None:
    state = actions(stone="king")

    assert idle(state) == {
        "project",
        "sell",
        "privilege",
        "house",
        "harvest",
        "donation",
        "cloth",
        "favour",
    }


IDLE: list[tuple[str, Table, Table]] = [
    ("grain", {"supply": "0 grain"}, {"supply": "1 grain"}),
    ("piety", {"supply": "0 piety"}, {"supply": "1 piety"}),
    ("material", {"supply": "0 stone, 0 wood"}, {"supply": "0 stone, 1 wood"}),
    ("project", {"lion": has(goods="wood")}, {"lion": has(goods="stone")}),
    ("sell", {"covered": "cloth", "lion": has(goods="cloth")}, {"lion": has(goods="cloth")}),
    (
        "privilege",
        {"lion": has(laid="harvest", last="harvest")},
        {"lion": has(laid="harvest", last="harvest", houses="1")},
    ),
    ("house", {"lion": has(goods="wood")}, {"lion": has(goods="wood, gold")}),
    ("harvest", {"lily": has(houses="1")}, {"lion": has(houses="1")}),
    ("donation", {"finished": "bridge", "lion": has(goods="gold")}, {"lion": has(goods="gold")}),
    (
        "cloth",
        {"supply": "0 cloth", "lion": has(goods="wool")},
        {"supply": "1 cloth", "lion": has(goods="wool")},
    ),
    ("favour", {"stone": "king"}, {"stone": "king", "lion": has(goods="gold")}),
]


@pytest.mark.parametrize(("card", "without", "with_it"), IDLE)
def test_7_1_a_card_is_idle_exactly_when_playing_it_does_nothing(
    card: str, without: Table, with_it: Table
) -> None:
    assert card in idle(actions(**without))
    assert card not in idle(actions(**with_it))


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("grain", "piety")])
def test_7_1_a_card_that_is_idle_asks_nothing_when_it_is_played(card: str) -> None:
    for state in (actions(stone="king"), actions(lion=has(goods=ALL, houses="1"))):
        expected = card in idle(state)
        assert (step(play(state, f"play {card}")) == "HideCard") == expected


@pytest.mark.parametrize("card", ["project", "donation"])
def test_7_1_a_card_that_an_event_forbids_is_idle_and_says_so(card: str) -> None:
    state = actions("iii-08", lion=has(goods=ALL))

    assert card in idle(state)
    assert "an event forbids" in catalogue("en", "world_without_end").say_key(f"idle-{card}")


def test_7_1_medicine_is_never_idle() -> None:
    assert "medicine" not in idle(actions("iii-07"))


@pytest.mark.parametrize(("card", "without", "with_it"), IDLE)
def test_7_1_to_play_a_card_that_does_nothing_is_grave(
    card: str, without: Table, with_it: Table
) -> None:
    assert f"play {card}" in grave(actions(**without))
    assert f"play {card}" not in grave(actions(**with_it))


def test_7_1_to_give_up_or_to_lay_an_idle_card_unused_is_not_grave() -> None:
    state = actions()

    assert grave(state) == {f"play {card}" for card in idle(state)}
    assert grave(play(state, "give up")) == set()
