"""10 The end of a period; see ``test_12_free_cubes`` for how it begins (10.1)."""

from __future__ import annotations

import pytest

from games.world_without_end.citizens import (
    asked,
    covered,
    crest,
    cubes,
    goods,
    hand,
    hidden,
    in_play,
    laid,
    last,
    lasting,
    missing,
    offered,
    open_projects,
    paragraphs,
    play,
    points,
    prompt,
    refused,
    sanctions,
    step,
    supply,
    told,
)
from games.world_without_end.positions import actions, has, period_ends
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import CARDS
from kingsbridge.games.world_without_end.state import State

DUES = "2 piety, 2 grain, 2 gold"


def at_last_card(name: str = "i-04", **table: object) -> State:
    """Two players in the sixth round; the lily's hidden card ends it."""
    state = actions(name, **{"seats": 2, "round": 6, **table})  # type: ignore[arg-type]
    return play(state, "give up | lay grain | hide sell | give up | lay grain")


# --- Covers and events leave ---


def test_10_2_covers_leave_the_board() -> None:
    state = period_ends(period=2, covered="prior, merchant, wool, bridge", projects="palace")
    assert covered(state) == ""
    assert open_projects(state) == "bridge, palace"

    state = period_ends(period=2, only="palace", projects="palace")
    assert open_projects(state) == "bridge, palace"


def test_10_2_after_the_first_period_cloth_can_be_sold() -> None:
    state = at_last_card(covered="cloth")

    lines = told(state, "hide sell")
    assert "cloth-opens" in lines
    assert covered(state) == ""
    assert "10.2 cloth-opens" in paragraphs(at_last_card(covered="cloth"), "hide sell")


def test_10_2_if_it_could_be_sold_before_that_is_no_news() -> None:
    assert "cloth-opens" not in told(at_last_card(), "hide sell")
    assert "cloth-opens" not in told(at_last_card(covered="wool"), "hide sell")


def test_10_3_all_events_leave_the_board() -> None:
    state = play(at_last_card("i-09", lasting="i-10, i-01"), "hide sell")

    assert lasting(state) == ""
    town = game.view(state, 0)["town"]
    assert (town["event"], town["turned"], town["number"]) == (None, -1, -1)
    assert step(state) == "PayTax"


# --- Contributions ---


def test_10_4_everybody_returns_2_piety() -> None:
    state = period_ends(seats=2, lion=has(goods="3 piety"), lily=has(goods="2 piety"))

    assert (goods(state, "lion"), goods(state, "lily")) == ("1 piety", "")
    assert supply(state)["piety"] == 11
    assert missing(state, "lion")["piety"] == missing(state, "lily")["piety"] == 0


@pytest.mark.parametrize(("held", "lost", "lacks"), [("", 6, 2), ("piety", 3, 1)])
def test_10_4_each_one_missing_costs_3_points(held: str, lost: int, lacks: int) -> None:
    state = period_ends(lion=has(goods=f"{held}, 2 grain", points=20))

    assert (points(state, "lion"), goods(state, "lion")) == (20 - lost, "")
    assert missing(state, "lion") == {"piety": lacks, "grain": 0, "tax": 0}
    assert game.account(state)[0]["account-contributions"] == -lost


@pytest.mark.parametrize(("held", "lost", "lacks"), [("", 4, 2), ("grain", 2, 1)])
def test_10_5_each_grain_missing_costs_2_points(held: str, lost: int, lacks: int) -> None:
    state = period_ends(lion=has(goods=f"{held}, 2 piety", points=20))

    assert (points(state, "lion"), goods(state, "lion")) == (20 - lost, "")
    assert missing(state, "lion") == {"piety": 0, "grain": lacks, "tax": 0}


def test_10_5_everybody_returns_2_grain_and_keeps_the_rest() -> None:
    state = period_ends(lion=has(goods="2 piety, 5 grain"))

    assert goods(state, "lion") == "3 grain"
    assert supply(state)["grain"] == 7


def test_10_5_what_is_paid_and_what_is_missed_is_told_clockwise_from_the_crest() -> None:
    """The crest went on after the round: the lily is the first."""
    state = at_last_card(
        lion=has(goods="piety, 2 grain", points=20), lily=has(goods="3 piety, wool")
    )
    lines = told(state, "hide sell")

    assert lines[2:] == [
        "lily pays-contribution some-piety 2 some-piety 0 0",
        "lion misses-contribution some-piety 1 some-piety 1 3",
        "lily misses-contribution some-grain 0 some-grain 2 4",
        "lion pays-contribution some-grain 2 some-grain 0 0",
    ]
    assert paragraphs(at_last_card(), "hide sell")[-4:] == [
        "10.4 misses-contribution",
        "10.4 misses-contribution",
        "10.5 misses-contribution",
        "10.5 misses-contribution",
    ]


def test_10_6_the_tax_die_shows_2_to_5() -> None:
    state = period_ends()

    assert (asked(state), step(state)) == ("nature", "PayTax")
    assert offered(state) == ["roll 2", "roll 3", "roll 4", "roll 5"]
    assert list(game.weights(state)) == [1, 2, 2, 1]


def test_10_6_one_roll_for_all_and_each_gold_missing_costs_a_point() -> None:
    state = period_ends(
        seats=3,
        crest="tower",
        lion=has(goods="2 piety, 2 grain, 4 gold"),
        lily=has(goods="2 piety, 2 grain, 1 gold"),
        tower=has(goods="2 piety, 2 grain, 6 gold"),
    )

    assert told(state, "roll 4")[:4] == [
        "tower rolls-tax 4",
        "tower pays-contribution some-gold 4 some-gold 0 0",
        "lion pays-contribution some-gold 4 some-gold 0 0",
        "lily misses-contribution some-gold 1 some-gold 3 3",
    ]
    assert [goods(state, who) for who in ("lion", "lily", "tower")] == ["", "", "2 gold"]
    assert [points(state, who) for who in ("lion", "lily", "tower")] == [8, 5, 8]


def test_10_6_the_roll_is_seen_until_the_next_period_begins() -> None:
    state = period_ends(lion=has(goods="loyalty"), crest="lion")
    assert game.view(state, 0)["tax"] == 0
    play(state, "roll 3")
    assert (step(state), game.view(state, 0)["tax"]) == ("UseLoyalty", 3)
    play(state, "enough")
    assert game.view(state, 0)["tax"] == 0


def test_10_6_ruling_18_everybody_pays_as_much_as_he_can() -> None:
    state = play(period_ends(lion=has(goods="piety, grain, gold", points=20)), "roll 5")

    assert goods(state, "lion") == ""
    assert points(state, "lion") == 20 - 3 - 2 - 4


# --- Loyalty ---


def test_10_7_a_loyalty_spares_one_sanction_whatever_was_missing() -> None:
    state = play(period_ends(lion=has(goods="loyalty, 2 grain, 5 gold", points=20)), "roll 5")

    assert (asked(state), step(state)) == ("lion", "UseLoyalty")
    assert prompt(state) == "ask-UseLoyalty duty-piety sanction-penance"
    assert offered(state) == ["loyalty for piety", "enough"]
    assert refused(state, "loyalty for grain") == "illegal-not-missed"
    assert refused(state, "play grain") == "illegal-loyalty-first"
    lines = told(state, "loyalty for piety")
    assert lines[0] == "lion spared duty-piety"
    assert (sanctions(state, "lion"), goods(state, "lion")) == ("", "")
    assert supply(state)["loyalty"] == 14
    assert points(state, "lion") == 14, "the points are lost all the same"


def test_10_7_ruling_64_the_example_of_the_rulebook_two_loyalties_for_two_sanctions() -> None:
    """2 grain and 1 piety are missing."""

    def table(loyalty: str) -> State:
        lion = has(goods=f"piety, 2 gold, {loyalty}", points=20)
        return play(period_ends(lion=lion), "roll 2")

    state = table("2 loyalty")
    assert prompt(state) == (
        "ask-UseLoyalty duty-piety, duty-grain sanction-penance, sanction-begging"
    )
    assert offered(state) == ["loyalty for piety", "loyalty for grain", "enough"]
    play(state, "loyalty for grain")
    assert offered(state) == ["loyalty for piety", "enough"]
    play(state, "loyalty for piety")
    assert sanctions(state, "lion") == ""
    state = table("loyalty")
    play(state, "loyalty for piety")
    assert sanctions(state, "lion") == "begging"
    state = table("loyalty")
    play(state, "enough")
    assert (sanctions(state, "lion"), goods(state, "lion")) == ("penance, begging", "1 loyalty")


def test_10_7_whoever_has_missed_nothing_or_has_no_loyalty_is_not_asked() -> None:
    state = period_ends(
        seats=3,
        lion=has(goods=f"{DUES}, loyalty"),
        lily=has(goods="2 piety, 2 grain"),
        tower=has(goods="loyalty, 2 piety, 2 gold"),
    )

    lines = told(state, "roll 2")
    assert asked(state) == "tower"
    assert lines[-1] == "lily sanctioned sanction-court"
    assert (sanctions(state, "lily"), sanctions(state, "lion")) == ("court", "")


def test_10_7_sanctions_are_told_with_their_paragraph() -> None:
    state = period_ends(seats=2, lion=has(goods=DUES), lily=has(goods="2 grain, 2 gold"))
    lines = paragraphs(state, "roll 2")

    assert "10.7 sanctioned" in lines


def test_10_7_ruling_19_everybody_decides_clockwise_from_the_crest_when_all_is_known() -> None:
    state = period_ends(
        crest="tower", lion=has(goods="loyalty"), tower=has(goods="loyalty"), lily=has()
    )
    play(state, "roll 3")

    assert asked(state) == "tower"
    assert missing(state, "tower") == {"piety": 2, "grain": 2, "tax": 3}
    assert game.view(state, 0)["players"][2]["missing"] == [2, 2, 3]
    play(state, "enough")
    assert asked(state) == "lion"
    play(state, "loyalty for tax")
    assert sanctions(state, "lion") == "penance, begging"
    assert sanctions(state, "tower") == "penance, begging, court"
    assert missing(state, "lion") == {"piety": 0, "grain": 0, "tax": 0}


def test_10_7_whoever_is_passed_over_behind_a_screen_tells_a_secret() -> None:
    """Nobody may take back what showed that another has no loyalty."""
    state = play(
        period_ends(seats=2, lion=has(goods="loyalty"), lily=has(goods="2 grain, 2 gold")), "roll 2"
    )
    assert not state.learnt
    play(state, "enough")
    assert state.learnt
    open_table = play(
        period_ends(
            seats=2,
            options={"goods": "open"},
            lion=has(goods="loyalty"),
            lily=has(goods="2 grain, 2 gold"),
        ),
        "roll 2",
    )
    play(open_table, "enough")
    assert not open_table.learnt
    paid = play(
        period_ends(seats=2, lion=has(goods="loyalty"), lily=has(goods=DUES)), "roll 2 | enough"
    )
    assert not paid.learnt


# --- The next period ---


@pytest.mark.parametrize(("seats", "first", "then"), [(4, "rose", "lion"), (2, "lion", "lily")])
def test_10_8_ruling_02_the_crest_goes_on_once_more(seats: int, first: str, then: str) -> None:
    state = period_ends(seats=seats, crest=first, lion=has(goods=DUES), lily=has(goods=DUES))
    play(state, "roll 2")

    assert crest(state) == then


def test_10_8_ruling_47_after_the_sixth_round_it_goes_on_twice() -> None:
    """With four players each opens exactly one period."""
    state = actions(round=6, crest="lion")
    for _ in range(4):
        play(state, "give up | lay grain | hide sell")

    assert crest(state) == "lily", "who is first player for the contributions"
    play(state, "roll 3")
    assert crest(state) == "tower"


def test_10_8_all_cards_come_back_to_the_hand() -> None:
    lion = has(
        goods=DUES,
        laid="grain, piety, sell, house, cloth, favour",
        hidden="material, project, privilege, harvest, donation, medicine",
        last="favour",
    )
    state = play(period_ends(seats=2, lion=lion, lily=has(goods=DUES)), "roll 2")

    assert hand(state, "lion") == ", ".join(CARDS)
    assert (laid(state, "lion"), hidden(state, "lion"), last(state, "lion")) == ("", "", "")


def test_10_9_after_period_ii_come_the_tower_and_the_plague() -> None:
    state = period_ends(seats=2, period=2, lion=has(goods=DUES), lily=has(goods=DUES))
    assert in_play(state) == "bridge"
    lines = told(state, "roll 2")

    assert lines[-4:] == [
        "brings-project project-tower",
        "plague-comes",
        "period-begins 3",
        "round-begins 1",
    ]
    assert in_play(state) == "bridge, tower"
    assert cubes(state, "tower") == "", "ruling 23: after the free cubes"
    town = game.view(state, 0)["town"]
    assert [place["tile"] for place in town["places"]] == [0] * 11
    play(state, "draw iii-03")
    assert offered(state) == [f"plague {value}" for value in range(1, 6)]
    assert list(game.weights(state)) == [2, 3, 3, 2, 1]


def test_10_9_their_coming_is_told_with_the_paragraphs() -> None:
    state = period_ends(seats=2, period=2, lion=has(goods=DUES), lily=has(goods=DUES))

    assert paragraphs(state, "roll 2")[-4:-2] == ["10.9 brings-project", "13.1 plague-comes"]


@pytest.mark.parametrize("period", [1, 3])
def test_10_9_after_other_periods_nothing_of_this(period: int) -> None:
    state = period_ends(seats=2, period=period, lion=has(goods=DUES), lily=has(goods=DUES))
    before = state.in_play, state.places, state.tiles
    state.places = state.places[:]
    lines = told(state, "roll 2")

    assert (state.in_play, state.places, state.tiles) == before
    assert "plague-comes" not in lines
