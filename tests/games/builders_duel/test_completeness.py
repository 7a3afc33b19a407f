"""No card is left out, nor a way to refuse that every game has.

A test of what a card does goes on with ``card`` after its paragraph, and names the card there or in
its table of cases (``test_6_4_card_influence_...``).
"""

from __future__ import annotations

import re

import pytest

import complete
from games.builders_duel.duel import card_names
from kingsbridge.games import builders_duel as game

TESTS = complete.tests("builders_duel")
CARDS = sorted({card for deck in game.box().decks for card in card_names(deck)})
OF_A_CARD = re.compile(r"test_\d_\d_(ruling_\d\d_)?card_")


@pytest.mark.parametrize("card", CARDS)
def test_every_card_of_the_box_has_a_test(card: str) -> None:
    of_cards = {name: texts for name, texts in TESTS.items() if OF_A_CARD.match(name)}

    assert [
        name
        for name, texts in of_cards.items()
        if card in texts or f"_card_{card.replace(' ', '_')}_" in f"{name}_"
    ]


@pytest.mark.parametrize("refusal", ["illegal-not-offered", "illegal-unknown-words"])
def test_every_common_reason_to_refuse_has_a_test(refusal: str) -> None:
    assert [name for name, texts in TESTS.items() if refusal in texts]
