"""What everybody is told, by the paragraphs it follows from, and what is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.column_of_fire.families import offered, play, prompt, reason, step, story
from games.column_of_fire.positions import (
    drawn,
    first_half,
    has,
    moving,
    new,
    on_space,
    rolled,
    second_half,
)
from kingsbridge.games.column_of_fire.components.names import COUNTRIES
from kingsbridge.games.column_of_fire.state import State

ALL_LAID = "white 2, blue 2, orange 2, brown 2, purple 2"


def test_2_1_what_the_set_up_tells() -> None:
    state = new(2)

    assert story(state, "first blue") == ["2.1 blue first-player"]
    assert story(state, "loch leven 1 | loch leven 3") == [
        "2.2 blue dealt religion-protestant good-ore 1",
        "2.2 yellow dealt religion-catholic good-wine 6",
    ]
    assert story(state, "roll 3 | roll 1") == [
        "2.3 blue rolls-religion 3",
        "2.3 yellow rolls-religion 1",
    ]
    assert story(state, "reveal event armada | reveal england captain") == [
        "11.1 event-unheeded event-armada",
        "2.4 turns-up country-england character-captain",
    ]
    play(state, "reveal france captain | reveal netherlands captain")
    assert story(state, "reveal spain captain") == [
        "2.4 turns-up country-spain character-captain",
        "3.1 year-begins 1",
        "4.2 blue lowers-religion 2",
        "4.4 blue minority 1",
    ]
    assert prompt(state) == "ask-Moment-religion 2 0 3"


def test_4_1_what_a_first_half_tells() -> None:
    state = first_half(
        yellow=has(
            tiles="turn",
            religion="catholic 1",
            loch_leven="blue 1, brown 3",
            cards="white 3 elizabeth-i, orange 1 father-huus",
        ),
        green=has(religion="protestant 2"),
    )

    assert prompt(state) == "ask-Moment-start 1 0 3"
    assert story(state, "go on") == [
        "4.1 yellow frees-die die-blue",
        "4.1 yellow turns-die die-brown 2",
    ]
    assert story(state, "roll 2") == ["4.3 yellow rolls-religion 2"]
    assert prompt(state) == "ask-ChooseReligion 2"
    assert story(state, "catholic") == [
        "4.3 yellow stays religion-catholic",
        "4.4 yellow minority 1",
    ]
    assert prompt(state) == "ask-Moment-religion 1 0 3"
    assert story(state, "go on") == ["4.5 yellow lowers-card character-elizabeth-i 2"]
    assert prompt(state) == "ask-UseCharacter character-elizabeth-i symbol-vp 2"
    assert story(state, "score") == ["7.5 yellow scores 2"]
    assert prompt(state) == "ask-Moment-character 3 1 3"
    assert story(state, "go on") == [
        "4.5 yellow leaves character-father-huus",
        "4.5 yellow frees-die die-orange",
    ]


def test_5_1_what_a_second_half_tells() -> None:
    state = second_half(
        yellow=has(tiles="neutral", protection=1, houses="england 1", cards="brown 3 carlos-cruz"),
        blue=has(houses="england 3"),
        red=has(houses="england 2"),
        open="england elizabeth-i",
    )
    assert prompt(state) == "ask-Moment-start 1 0 3"
    assert story(state, "go on | roll 3 | roll 2 | roll 1 | roll 6") == [
        "5.1 yellow rolls-die die-white 3",
        "5.1 yellow rolls-die die-blue 2",
        "5.1 yellow rolls-die die-orange 1",
        "5.1 yellow rolls-die die-purple 6",
    ]
    assert prompt(state) == "ask-ChooseDie 1"
    assert story(state, "white in england") == [
        "5.2 yellow chooses-die die-white 3 country-england"
    ]
    assert prompt(state) == "ask-LayStone stone-protestant country-england"
    assert story(state, "ward off") == ["5.4 yellow wards-off stone-protestant country-england"]
    assert prompt(state) == "ask-SetUpHouse country-england 1 3"
    assert story(state, "raise") == [
        "5.7 yellow raises-house country-england 3",
        "5.6 blue pushed country-england 2",
        "5.6 red pushed country-england 1",
        "5.8 yellow takes-card character-elizabeth-i die-white 3",
    ]
    assert story(state, "score") == ["7.5 yellow scores 2"]
    assert prompt(state) == "ask-Moment-new-character 1 0 3"
    assert story(state, "go on | reveal england captain") == [
        "5.10 turns-up country-england character-captain"
    ]
    assert prompt(state) == "ask-MoveDisk 1"
    assert story(state, "move to 3") == ["6.1 yellow moves-disk symbol-protection"]
    assert prompt(state) == "ask-UseSpace symbol-protection"
    assert story(state, "take protection") == ["7.4 yellow takes-protection"]
    assert prompt(state) == "ask-Moment-end 1 0 3"


def test_5_4_what_is_told_of_stones_and_torches() -> None:
    full = rolled("white 3", open="england bart-shiring", stones={"england": "4 neutral"})
    assert story(full, "white in england")[1:3] == [
        "5.4 yellow returns-stone stone-catholic country-england",
        "5.5 yellow builds-house country-england 3",
    ]

    last = rolled("white 1", red=has(houses="england 1"), stones={"england": "3 neutral"})
    assert story(last, "white in england") == [
        "5.2 yellow chooses-die die-white 1 country-england",
        "5.4 yellow places-stone stone-neutral country-england",
        "10.1 torch country-england",
        "5.5 yellow builds-house country-england 1",
        "5.6 red pushed-off country-england",
        "5.8 yellow takes-card character-captain die-white 1",
    ]

    out = drawn("francis-walsingham", stones={"england": "2 catholic, neutral"})
    assert story(out, "remove catholic from england") == [
        "4.6 yellow removes-stone stone-catholic country-england",
        "10.1 torch-out country-england",
    ]
    asked = rolled("white 1", yellow=has(protection=1))
    play(asked, "white in england")
    assert story(asked, "lay stone")[0] == "5.4 yellow places-stone stone-neutral country-england"

    one_of_many = rolled("white 1", stones={"england": "2 neutral"})
    assert len(story(one_of_many, "white in england")) == 4, "no torch"
    still_free = drawn("francis-walsingham", stones={"spain": "2 catholic"})
    assert len(story(still_free, "remove catholic from spain")) == 1


def test_5_3_what_renouncing_and_staying_tell() -> None:
    state = rolled(yellow=has(points=1))
    assert story(state, "renounce") == ["5.3 yellow renounces 1"]

    stuck = second_half(yellow=has(loch_leven=ALL_LAID, tiles="neutral"))
    play(stuck, "go on")
    assert (step(stuck), offered(stuck)) == ("ChooseDie", ["renounce", "use neutral"])
    assert prompt(stuck) == "ask-ChooseDie-none 1 0 3"
    assert story(stuck, "renounce") == ["5.3 yellow renounces 0"]
    assert (step(stuck), offered(stuck)) == ("MoveDisk", ["go on", "use neutral"])
    assert prompt(stuck) == "ask-MoveDisk-stay 1 0 3"
    assert story(stuck, "go on") == ["6.3 yellow stays-on-track"]
    assert step(stuck) == "Moment"


def test_6_3_who_has_nothing_to_use_stays_without_being_asked() -> None:
    state = second_half(seats=2, yellow=has(loch_leven=ALL_LAID, tiles="neutral"))

    assert story(state, "enough") == ["5.3 yellow renounces 0", "6.3 yellow stays-on-track"]


def test_6_2_what_skipping_tells() -> None:
    state = moving(yellow=has(points=2, space=1))

    assert story(state, "move to 15") == [
        "6.2 yellow skips 2",
        "6.1 yellow moves-disk symbol-trade good-book",
    ]


def test_8_2_what_sales_tell() -> None:
    state = on_space(1, yellow=has(goods="cloth, wine", houses="england 4"))
    assert story(state, "sell cloth in england") == [
        "8.2 yellow sells good-cloth country-england 4"
    ]
    assert prompt(state) == "ask-UseShip country-england"

    more = on_space(2, yellow=has(goods="2 cloth", houses="england 4, spain 1"))
    assert story(more, "sell cloth in spain") == ["8.2 yellow sells good-cloth country-spain 2"]
    assert prompt(more) == "ask-SellMore good-cloth"

    captain = drawn("france captain", yellow=has(goods="book"))
    assert story(captain, "sell book") == ["7.6 yellow sells-any good-book 3"]


def test_7_2_what_symbols_tell() -> None:
    assert story(drawn("france wine-merchant"), "take wine") == ["7.2 yellow takes-good good-wine"]
    assert story(drawn("mary-stuart"), "turn white up") == ["7.9 yellow turns-die die-white 5"]
    assert story(drawn("rollo-fitzgerald"), "dismiss spain") == [
        "7.11 yellow dismisses character-captain country-spain"
    ]
    placed = story(drawn("francis-walsingham"), "place catholic in spain")
    assert placed == ["4.6 yellow places-stone stone-catholic country-spain"]
    brought = story(on_space(1, seats=3), "place neutral in england")
    assert brought == ["6.4 yellow places-stone stone-neutral country-england"]
    lowered = story(drawn("mary-stuart"), "turn black down")
    assert [line.split(" ", 1)[1] for line in lowered] == ["yellow lowers-religion 3"]
    next_space = story(drawn("barney-willard", yellow=has(space=3)), "next space")
    assert next_space == ["6.1 yellow moves-disk symbol-good-any"]


def test_9_4_which_tile_was_drawn_is_told_to_its_owner_alone() -> None:
    state = drawn("ned-willard", turn="green", pile="", discard="turn")

    assert story(state, "take advantage") == ["9.4 shuffles-tiles"]
    assert story(state, "draw turn") == [
        "9.4 green takes-tile",
        "9.4 green draws-tile tile-turn (to green)",
    ]


@pytest.mark.parametrize(
    ("tiles", "points", "asked"),
    [
        ("turn", 2, "ask-Moment-start 1 0 3"),
        ("", 3, "ask-Moment-start 2 0 3"),
        ("turn", 3, "ask-Moment-start 3 0 3"),
    ],
    ids=["a tile", "a payment", "both"],
)
def test_9_1_the_question_names_what_can_be_used(tiles: str, points: int, asked: str) -> None:
    state = second_half(yellow=has(tiles=tiles, points=points, religion="catholic 3"))

    assert prompt(state) == asked


def test_9_3_the_question_tells_a_card_from_the_religion_die() -> None:
    state = second_half(yellow=has(points=3, religion="catholic 3", cards="brown 3 carlos-cruz"))

    assert prompt(state) == "ask-Moment-start 2 1 3"


def test_12_1_the_question_names_the_stone_of_a_ship() -> None:
    sells = has(houses="france 2", goods="book")

    assert prompt(on_space(6, seats=3, yellow=sells)) == (
        "ask-UseSpace-ship symbol-ship country-france"
    )
    assert prompt(on_space(6, seats=4, yellow=sells)) == ("ask-UseSpace symbol-ship country-france")


def test_9_2_what_tiles_and_payments_tell() -> None:
    state = rolled(
        yellow=has(tiles="turn", points=6, cards="brown 3 carlos-cruz", religion="catholic 3")
    )

    assert story(state, "use turn") == ["9.2 yellow uses-tile tile-turn"]
    assert prompt(state) == "ask-UseTile tile-turn symbol-turn"
    play(state, "turn black up")
    assert story(state, "pay for brown")[0] == "9.3 yellow pays-for-die die-brown 3"
    assert story(state, "pay for black | roll 3 | protestant") == [
        "9.3 yellow pays-for-die die-black 3",
        "4.3 yellow rolls-religion 3",
        "4.3 yellow converts religion-protestant",
    ]


def test_10_3_what_conflicts_tell() -> None:
    state = on_space(
        17,
        stones={"england": "3 catholic", "spain": "2 catholic, protestant"},
        yellow=has(tiles="protestant", houses="england 2, spain 3"),
        blue=has(houses="england 6"),
    )
    play(state, "place neutral in england | use protestant | place protestant in spain")

    assert prompt(state) == "ask-ChooseConflict"
    assert story(state, "conflict in england") == [
        "10.3 conflict-won country-england religion-catholic",
        "10.3 yellow conflict-gain 2",
        "10.3 blue conflict-loss country-england",
        "10.4 conflict-avoided country-spain",
    ]


EVENTS = [
    (
        "elizabeth-i",
        "reveal event armada",
        ["11.1 event-happens event-armada happens-lose-good who-all 1"],
        "ask-FaceEvent-lose-good event-armada 1 0",
        "lose book",
        ["11.6 blue loses-good good-book", "11.6 red loses-good good-wine"],
    ),
    (
        "elizabeth-i",
        "reveal event mary-stuart",
        [
            "11.1 event-happens event-mary-stuart happens-lose-vp who-religion religion-catholic 2",
            "11.5 yellow loses-points 1",
        ],
        "ask-FaceEvent-lose-points event-mary-stuart 2 1",
        "protect",
        ["11.3 green protects"],
    ),
    (
        "elizabeth-i",
        "reveal event excommunication",
        ["11.1 event-happens event-excommunication happens-loch-leven who-house country-england 3"],
        "ask-FaceEvent-loch-leven event-excommunication 3 0",
        "send purple",
        ["11.4 yellow sends-die die-purple 3"],
    ),
    (
        "king-felipe-ii",
        "reveal event silver",
        ["11.1 event-happens event-silver happens-protection-for-vp"],
        "ask-FaceEvent-reward event-silver 4",
        "reward",
        ["11.7 green rewarded 4"],
    ),
]


@pytest.mark.parametrize(("character", "reveal", "happens", "asks", "words", "then"), EVENTS)
def test_11_1_what_events_tell(
    character: str, reveal: str, happens: list[str], asks: str, words: str, then: list[str]
) -> None:
    state = drawn(
        character,
        yellow=has(points=1),
        blue=has(goods="book, ore"),
        green=has(points=3, protection=1),
        red=has(goods="wine"),
    )
    play(state, "nothing")

    assert story(state, reveal) == happens
    assert prompt(state) == asks
    assert story(state, words)[: len(then)] == then


def test_11_1_an_event_that_is_ignored_is_told_too() -> None:
    state = play(drawn("king-felipe-ii"), "nothing | reveal event storm")

    assert story(state, "reveal event silver") == ["11.1 event-ignored event-silver"]


def test_13_1_what_the_end_tells() -> None:
    reached = on_space(5, yellow=has(points=48))
    assert story(reached, "score") == ["7.5 yellow scores 2", "13.1 yellow reaches-end 50"]

    again = on_space(5, yellow=has(points=48), last_year=True)
    assert story(again, "score") == ["7.5 yellow scores 2"], "told once"

    used_up = drawn("king-felipe-ii", decks={"spain": ""})
    assert story(used_up, "nothing") == ["13.1 deck-used-up country-spain"]


def test_13_2_what_the_final_scoring_tells() -> None:
    state = on_space(
        5,
        turn="red",
        first="yellow",
        last_year=True,
        yellow=has(houses="england 2", protection=3, goods="2 wine", tiles="vp-3, vp-1"),
    )

    assert story(state, "score") == [
        "7.5 red scores 2",
        "13.2 yellow counts-end 2 3 1 4",
        "13.2 blue counts-end 0 0 0 0",
        "13.2 green counts-end 0 0 0 0",
        "13.2 red counts-end 0 0 0 0",
    ]


# --- Why something cannot be done ---


def die_on_card() -> State:
    return rolled(yellow=has(cards="white 3 elizabeth-i"))


REASONS = [
    (rolled, "renounce", "illegal-points 1"),
    (die_on_card, "white in england", "illegal-die-on-card die-white"),
    (die_on_card, "pay for white", "illegal-points 3"),
    (lambda: rolled(yellow=has(points=3)), "pay for white", "illegal-die-free die-white"),
    (
        lambda: moving(yellow=has(loch_leven="white 3")),
        "move to 2",
        "illegal-die-on-card die-white",
    ),
    (lambda: drawn("mary-stuart"), "turn blue up", "illegal-die-free die-blue"),
    (lambda: drawn("mary-stuart", face=6), "turn white up", "illegal-die-end die-white"),
    (lambda: drawn("mary-stuart"), "free white", "illegal-die-end die-white"),
    (
        lambda: play(rolled(yellow=has(tiles="turn")), "use turn"),
        "turn blue up",
        "illegal-die-free die-blue",
    ),
    (
        lambda: drawn("francis-walsingham"),
        "remove catholic from spain",
        "illegal-no-stone stone-catholic country-spain",
    ),
    (
        lambda: drawn("francis-walsingham", stones={"spain": "4 neutral"}),
        "place catholic in spain",
        "illegal-country-full country-spain",
    ),
    (
        lambda: drawn("rollo-fitzgerald"),
        "dismiss england",
        "illegal-no-open-card country-england",
    ),
    (lambda: drawn("mary-stuart"), "dismiss france", "illegal-symbol-first"),
    (
        lambda: drawn("france captain", yellow=has(goods="book")),
        "sell wine",
        "illegal-no-buyer good-wine",
    ),
    (
        lambda: on_space(2, yellow=has(goods="cloth", houses="spain 1")),
        "sell cloth in england",
        "illegal-no-house country-england",
    ),
    (
        lambda: on_space(2, yellow=has(houses="spain 1")),
        "sell cloth in spain",
        "illegal-no-good good-cloth",
    ),
    (
        lambda: play(
            on_space(2, yellow=has(goods="2 cloth", houses="spain 1, england 1")),
            "sell cloth in spain",
        ),
        "sell cloth in spain",
        "illegal-sold country-spain",
    ),
    (
        lambda: play(
            on_space(2, yellow=has(goods="2 cloth", houses="spain 1, england 1")),
            "sell cloth in spain",
        ),
        "take cloth",
        "illegal-sell-first",
    ),
    (
        lambda: play(
            on_space(1, yellow=has(goods="wine, cloth", houses="england 1")),
            "sell cloth in england",
        ),
        "take cloth",
        "illegal-sell-first",
    ),
    (
        lambda: play(
            on_space(1, yellow=has(goods="wine, 2 cloth", houses="england 1")),
            "sell cloth in england",
        ),
        "sell cloth in england",
        "illegal-sold country-england",
    ),
    (
        lambda: rolled(
            "white 1", open="england -", decks={"england": ""}, yellow=has(houses="england 1")
        ),
        "white in england",
        "illegal-deck-used-up country-england",
    ),
    (
        lambda: play(rolled(yellow=has(points=3, cards="white 2 elizabeth-i")), "pay for white"),
        "white in england",
        "illegal-die-not-rolled die-white",
    ),
    (
        lambda: play(
            drawn("elizabeth-i", yellow=has(goods="book, ore")), "nothing | reveal event armada"
        ),
        "lose wine",
        "illegal-no-good good-wine",
    ),
]


@pytest.mark.parametrize(("position", "words", "why"), REASONS)
def test_3_2_why_something_cannot_be_done(
    position: Callable[[], State], words: str, why: str
) -> None:
    assert reason(position(), words) == why


def test_3_1_every_country_is_turned_up_in_its_order() -> None:
    state = play(new(2), "first yellow | loch leven 1 | loch leven 3 | roll 2 | roll 2")

    for country in COUNTRIES:
        assert offered(state)[0].split()[1] == country
        play(state, offered(state)[0])
