"""8.9 Donations, 12.3 what donors get, 12.5 the hospital."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.world_without_end.boxes import corrected
from games.world_without_end.citizens import (
    asked,
    donors,
    goods,
    ill,
    offered,
    paragraphs,
    play,
    points,
    reason,
    refused,
    seat,
    step,
    supply,
    told,
)
from games.world_without_end.positions import Table, Things, actions, has
from kingsbridge.games import world_without_end as game
from kingsbridge.games.world_without_end.components.names import EVENTS
from kingsbridge.games.world_without_end.state import DONATIONS, PATIENTS, State

PROJECTS = "church, mill, palace, hospital, chapel"


# --- Giving ---


def test_8_9_a_gold_and_a_seal_go_to_an_open_project() -> None:
    state = play(actions(projects="church", lion=has(goods="2 gold")), "play donation")

    assert (asked(state), step(state)) == ("lion", "AskDonation")
    assert offered(state) == ["donate bridge", "donate church", "nothing"]
    assert told(state, "donate church") == ["lion donates project-church"]
    assert (donors(state, "church"), donors(state, "bridge")) == ("lion", "")
    assert (goods(state, "lion"), step(state)) == ("1 gold", "HideCard")


def test_8_9_nobody_has_to_donate() -> None:
    state = play(actions(lion=has(goods="gold")), "play donation | nothing")

    assert (goods(state, "lion"), donors(state, "bridge")) == ("1 gold", "")


def test_8_9_without_gold_the_card_does_nothing() -> None:
    assert step(play(actions(), "play donation")) == "HideCard"


def test_8_9_a_player_donates_once_to_a_project_but_others_may_too() -> None:
    state = actions(projects="church", donors={"bridge": "lion, rose"}, lion=has(goods="gold"))

    play(state, "play donation")

    assert offered(state) == ["donate church", "nothing"]
    assert refused(state, "donate bridge") == "illegal-donated"
    rose = actions(
        crest="rose", projects="church", donors={"bridge": "rose"}, rose=has(goods="gold")
    )
    assert offered(play(rose, "play donation")) == ["donate church", "nothing"]
    lily = actions(crest="lily", donors={"bridge": "lion, rose"}, lily=has(goods="gold"))
    play(lily, "play donation | donate bridge")
    assert donors(lily, "bridge") == "lion, lily, rose"


def test_8_9_ruling_63_a_player_has_two_seals() -> None:
    spent = {"bridge": "lion", "church": "lion"}
    state = actions("ii-05", projects="mill", donors=spent, lion=has(goods="2 gold"))
    assert step(play(state, "play donation")) == "HideCard"

    one = actions(
        "ii-05", projects="mill, church", donors={"bridge": "lion"}, lion=has(goods="gold")
    )
    assert offered(play(one, "play donation")) == ["donate church", "donate mill", "nothing"]


def test_8_9_a_donation_needs_the_gold_of_a_corrected_box() -> None:
    box = game.box(corrected("cards", donation_gold=3))
    poor = actions(box=box, lion=has(goods="2 gold"))
    rich = actions(box=box, lion=has(goods="4 gold"))

    assert step(play(poor, "play donation")) == "HideCard"
    assert goods(play(rich, "play donation | donate bridge"), "lion") == "1 gold"


def test_8_9_ruling_63_only_open_projects_take_donations() -> None:
    state = actions(
        "ii-05", finished="church", projects="mill", covered="mill", lion=has(goods="gold")
    )

    play(state, "play donation")

    assert offered(state) == ["donate bridge", "nothing"]
    assert refused(state, "donate church") == "illegal-finished"
    assert refused(state, "donate mill") == "illegal-project-covered"
    assert refused(state, "donate chapel") == "illegal-project-not-there"
    assert refused(state, "stone for bridge") == "illegal-donate-first"


def test_8_9_ruling_27_while_building_is_forbidden_nobody_donates() -> None:
    state = actions("iii-08", lion=has(goods="gold"))

    assert step(play(state, "play donation")) == "HideCard"


# --- Receiving ---


THANKS = [
    ("bridge", "4 stone bridge", 9, "2 gold"),
    ("church", "3 wood church", 9, "1 piety"),
    ("mill", "3 wood mill", 9, "1 cloth"),
    ("palace", "2 stone palace, 2 wood palace", 9, "1 loyalty"),
    ("tower", "5 stone tower, 2 wood tower", 11, ""),
    ("hospital", "1 stone hospital, 2 wood hospital", 9, ""),
    ("chapel", "1 stone chapel, 1 wood chapel", 10, ""),
]
"""By project: the cubes but one, and what a donor has then; at the tower everybody is as loyal."""


@pytest.mark.parametrize(("project", "laid", "score", "good"), THANKS)
def test_12_3_every_project_thanks_each_of_its_donors(
    project: str, laid: str, score: int, good: str
) -> None:
    state = actions(
        "iv-07",
        projects=PROJECTS,
        cubes=laid,
        donors={project: "lily, rose"},
        lion=has(goods="stone"),
    )

    play(state, f"play project | stone for {project}")

    assert [points(state, who) for who in ("lily", "rose")] == [score, score]
    assert [goods(state, who) for who in ("lily", "rose")] == [good, good]
    assert points(state, "tower") == (9 if project == "tower" else 8)
    assert donors(state, project) == ""  # the seals are taken back
    assert state.players[1].points[DONATIONS] == score - 8 - (project == "tower")


def test_12_3_the_builder_may_be_a_donor() -> None:
    state = actions(cubes="4 stone bridge", donors={"bridge": "lion"}, lion=has(goods="stone"))

    play(state, "play project | stone for bridge")

    assert (points(state, "lion"), goods(state, "lion")) == (12, "2 gold")


def test_12_3_seals_that_came_back_can_be_used_again() -> None:
    state = actions(
        "ii-05",
        crest="lily",
        projects="mill",
        cubes="4 stone bridge",
        donors={"bridge": "lion", "church": "lion"},
        lily=has(goods="stone"),
        lion=has(goods="gold"),
    )

    play(state, "play project | stone for bridge | hide sell")
    for who in ("tower", "rose"):
        assert asked(state) == who
        play(state, "give up | lay sell | hide grain")
    play(state, "play donation")

    assert offered(state) == ["donate mill", "nothing"]


def test_12_3_ruling_31_donors_are_paid_from_the_crest_not_from_the_builder() -> None:
    state = actions(
        crest="tower",
        cubes="1 stone church, 2 wood church",
        donors={"church": "lion, rose"},
        supply="1 piety",
        lily=has(goods="wood"),
    )
    play(state, "give up | lay sell | hide grain" + " | give up | lay sell | hide grain" * 2)
    assert asked(state) == "lily"

    said = told(state, "play project | wood for church")

    assert said[3:] == ["rose receives some-piety 1, some-points 1", "lion receives some-points 1"]
    assert (goods(state, "rose"), goods(state, "lion")) == ("1 piety", "")


def test_12_3_what_is_used_up_donors_do_not_receive() -> None:
    state = actions(
        "ii-05",
        cubes="1 stone mill, 2 wood mill",
        donors={"mill": "lily"},
        supply="0 cloth",
        lion=has(goods="wood"),
    )

    play(state, "play project | wood for mill")

    assert (goods(state, "lily"), points(state, "lily")) == ("", 9)


def test_12_3_goods_of_donors_come_from_the_supply() -> None:
    state = actions(
        cubes="3 wood church", donors={"church": "lily, tower"}, lion=has(goods="stone")
    )

    assert paragraphs(state, "play project | stone for church")[3:] == ["12.3 receives"] * 2
    assert supply(state)["piety"] == 10


def test_12_3_a_corrected_project_thanks_otherwise() -> None:
    box = game.box(corrected("project", 0, donor={"wool": 2}))
    state = actions(
        box=box, cubes="4 stone bridge", donors={"bridge": "lily"}, lion=has(goods="stone")
    )

    play(state, "play project | stone for bridge")

    assert (goods(state, "lily"), points(state, "lily")) == ("2 wool", 8)


# --- The hospital ---


def hospital(
    sick: str = "1: 3, 8: 2", name: str = "iii-04", *, crest: str = "lion", **things: Things
) -> State:
    """Lion and tower have donated; the rose lays the last cube."""
    state = actions(
        name,
        crest=crest,
        cubes="1 stone hospital, 2 wood hospital",
        donors={"hospital": "lion, tower"},
        ill=sick,
        lion=things.get("lion", has()),
        lily=things.get("lily", has()),
        tower=things.get("tower", has()),
        rose=has(goods="stone"),
    )
    while asked(state) != "rose":
        play(state, "give up | lay sell")
        if step(state) == "HideCard":
            play(state, "hide grain")
    return state


def test_12_5_each_donor_may_heal_one_patient_at_once() -> None:
    state = hospital(lion=has(goods="3 medical"), tower=has(goods="5 medical"))

    play(state, "play project | stone for hospital")
    assert (asked(state), step(state)) == ("lion", "TreatOne")
    assert offered(state) == ["treat 1", "treat 8", "nothing"]
    play(state, "treat 1")
    assert (asked(state), offered(state)) == ("tower", ["treat 8", "nothing"])
    play(state, "treat 8")

    assert (points(state, "lion"), goods(state, "lion")) == (11, "3 medical, 2 gold")
    assert (points(state, "tower"), goods(state, "tower")) == (13, "5 medical")
    assert (ill(state), asked(state), step(state)) == ("", "rose", "HideCard")
    assert state.players[0].points[PATIENTS] == 2


def test_12_5_the_example_of_the_rulebook_donors_heal_clockwise_from_the_first_player() -> None:
    knows = has(goods="3 medical")
    state = hospital(crest="tower", lion=knows, tower=knows)

    play(state, "play project | stone for hospital")

    assert asked(state) == "tower"
    play(state, "nothing")
    assert asked(state) == "lion"


def test_12_5_ruling_32_one_patient_only_and_the_tile_value_alone_counts() -> None:
    state = hospital(sick="1: 3, 8: 2", lion=has(goods="3 medical"))

    play(state, "play project | stone for hospital")

    assert offered(state) == ["treat 1", "treat 8", "nothing"]
    assert refused(state, "serve") == "illegal-medicine-first"
    play(state, "treat 8")
    assert (asked(state), ill(state)) == ("rose", "1: 3")


def test_12_5_ruling_32_without_enough_knowledge_there_is_only_the_point() -> None:
    state = hospital(sick="1: 3", lion=has(goods="2 medical"))

    play(state, "play project | stone for hospital")

    assert (asked(state), step(state)) == ("rose", "HideCard")
    assert (points(state, "lion"), points(state, "tower")) == (9, 9)


def before_a_swap(goods: str = "", **table: Unpack[Table]) -> State:
    """A donor may treat a patient; what follows is the builder's swap of piety, or none.

    The builder's hidden pile is ahead, so that he hides nothing in between.
    """
    built: Table = {
        "lasting": "i-01, i-10",
        "crest": "rose",
        "cubes": "1 stone hospital, 2 wood hospital",
        "donors": {"hospital": "lion"},
        "ill": "1: 3",
        "lion": has(goods="3 medical"),
        "rose": has(goods=f"stone{goods}", hidden="sell, cloth"),
    }
    built.update(table)
    state = play(actions("iii-04", **built), "play project | stone for hospital")
    assert (asked(state), step(state)) == ("lion", "TreatOne")
    return state


def test_12_5_a_donor_who_sees_that_the_builder_cannot_swap_takes_nothing_back() -> None:
    for piety, follows in (("", "PlayCard"), (", piety", "SwapOrEnd")):
        state = play(before_a_swap(piety), "nothing")

        assert step(state) == follows
        assert state.learnt == (not piety)


def test_12_5_where_nobody_could_swap_a_donor_sees_nothing() -> None:
    assert not play(before_a_swap(lasting="i-01"), "nothing").learnt


def test_12_5_a_swap_that_was_used_in_this_round_shows_nothing() -> None:
    state = before_a_swap()
    state.players[seat("rose")].traded |= 1 << EVENTS.index("i-10")

    assert not play(state, "nothing").learnt


def test_12_5_another_swap_that_was_used_hides_nothing() -> None:
    state = before_a_swap()
    state.players[seat("rose")].traded |= 1 << EVENTS.index("i-10") + 1

    assert play(state, "nothing").learnt


def test_12_5_who_is_passed_over_shows_how_little_he_knows() -> None:
    """So the last cube cannot be taken back, unless nobody is ill."""
    poor = hospital(sick="1: 3", lion=has(goods="2 medical"), lily=has(goods="4 medical"))
    play(poor, "play project | stone for hospital")
    assert poor.learnt

    healthy = hospital(sick="", lion=has(goods="2 medical"), lily=has(goods="4 medical"))
    play(healthy, "play project | stone for hospital")
    assert not healthy.learnt


def test_12_5_too_hard_or_not_ill() -> None:
    state = hospital(sick="1: 3, 8: 2", lion=has(goods="2 medical"))

    play(state, "play project | stone for hospital")

    assert reason(state, "treat 1") == "illegal-too-hard 3"
    assert refused(state, "treat 2") == "illegal-nobody-ill"


def test_12_5_ruling_32_without_patients_there_is_only_the_point() -> None:
    state = hospital(sick="", lion=has(goods="5 medical"))

    play(state, "play project | stone for hospital")

    assert (asked(state), points(state, "lion")) == ("rose", 9)


def test_12_5_ruling_48_while_only_monks_may_practise_donors_do_not_heal() -> None:
    state = hospital(name="iii-07", lion=has(goods="5 medical"))

    play(state, "play project | stone for hospital")

    assert (asked(state), points(state, "lion")) == ("rose", 9)


def test_12_5_the_new_hospital_pays_three_points_to_donors_too() -> None:
    state = hospital(sick="1: 3, 11: 2", name="iv-03", lion=has(goods="3 medical"))

    play(state, "play project | stone for hospital | treat 11")

    assert points(state, "lion") == 12


def test_12_5_a_donor_may_be_thanked_with_a_free_house() -> None:
    state = hospital(sick="9: 1", lion=has(goods="medical"))

    play(state, "play project | stone for hospital | treat 9")

    assert (asked(state), step(state)) == ("lion", "FreeHouse")
    play(state, "house 7")
    assert asked(state) == "rose"


def test_12_5_other_projects_heal_nobody() -> None:
    state = actions(
        "iii-04",
        cubes="4 stone bridge",
        donors={"bridge": "lily"},
        ill="1: 1",
        lion=has(goods="stone"),
        lily=has(goods="5 medical"),
    )

    play(state, "play project | stone for bridge")

    assert asked(state) == "lion"
