"""What a good player knows at a glance: worth of cards, of a position, of an action.

No rule stands here; a bot may ignore all of it.
"""

from __future__ import annotations

import math
from typing import Final

from kingsbridge.core.actions import Action
from kingsbridge.core.steps import NATURE, NOBODY, legal
from kingsbridge.games.builders_duel.actions import (
    BUY_SEAL,
    LEAVE_CARDS,
    SELL_WOOL,
    Claim,
    Convert,
    Install,
    Keep,
    Play,
    Take,
    Throw,
    Use,
)
from kingsbridge.games.builders_duel.components import (
    CARDS,
    LETTER,
    LINE_BITS,
    MATERIALS,
    PERSONAL,
    ROUNDS,
    TABLE,
    TURNS,
    WHOLE,
    WOOL,
)
from kingsbridge.games.builders_duel.scoring import ranking
from kingsbridge.games.builders_duel.state import (
    NO_CARD,
    NO_LINE,
    State,
    contested,
    finished_sections,
    installed,
)
from kingsbridge.games.builders_duel.steps.building import price_of_next
from kingsbridge.games.builders_duel.steps.conflict import behind, can_throw

# Worth is counted in gold.
PIECE_WORTH: Final = 13.0
"""A piece that stands in the building."""
FINISHED_SHARE: Final = 0.85
"""How sure a finished piece in the camp is to be installed one day."""
MISSED: Final = 0.6
"""How likely a card that is still to come goes to nobody or to the other."""
GOLD_WORTH: Final = 0.7
IDLE_GOLD_WORTH: Final = 0.1
SPARE_WOOL_WORTH: Final = 1.5
SEAL_WORTH: Final[tuple[float, ...]] = (1.2, 1.3, 1.4)
POWER_WORTH: Final = 2.0
KEPT_WORTH: Final = 2.5
SECTION_WORTH: Final[tuple[float, ...]] = (4.0, 8.0, 5.0)
SPITE: Final = 0.35
SCALE: Final = 9.0
TEMPERATURE: Final = 1.5
"""How many gold apart two actions must be to be told apart clearly."""


CRAFT_OF: Final = ("carpenter", "mixer", "mason", "weaver", "founder")
RAW_OF: Final = MATERIALS


def value(state: State) -> list[float]:
    """Every seat's chance of winning, as far as a glance can tell."""
    if state.seat == NOBODY:
        return [1.0 if place == 1 else 0.0 for place in ranking(state)]
    lead = worth(state, 0) - worth(state, 1)
    chance = 1.0 / (1.0 + math.exp(-lead / SCALE))
    return [chance, 1.0 - chance]


def priors(state: State) -> list[float]:
    """How promising each legal action looks at a glance."""
    promises = [promise(state, action) for action in legal(state)]
    best = max(promises)
    weights = [math.exp((each - best) / TEMPERATURE) for each in promises]
    total = sum(weights)
    return [weight / total for weight in weights]


def default(state: State) -> Action:
    """The most promising action at a glance."""
    options = legal(state)
    if state.seat == NATURE:
        return options[0]
    best = options[0]
    most = -math.inf
    for action in options:
        promised = promise(state, action)
        if promised > most:
            best = action
            most = promised
    return best


def turns_left(state: State) -> int:
    """How many turns are still to be finished, this one included."""
    return TURNS * (ROUNDS - state.round) - state.turn


def worth(state: State, seat: int) -> float:
    """What a player has, in gold: pieces on their way, gold, seals, power and cards to come."""
    builder = state.builders[seat]
    total = PIECE_WORTH * installed(builder)
    for material in range(5):
        total += material_worth(state, seat, material)
    for section in range(3):
        if builder.sections[section] == WHOLE:
            total += 1.0
    left = turns_left(state)
    total += gold_worth(builder.gold, 9 - installed(builder), left)
    if left > 1:
        for kind in range(3):
            total += SEAL_WORTH[kind] * builder.seals[kind]
        total += KEPT_WORTH * len(builder.kept)
        if state.power == seat:
            total += POWER_WORTH
    return total + cards_to_come(state, seat)


def material_worth(state: State, seat: int, material: int) -> float:
    """The pieces of one material that are on their way, each by the chance of getting there."""
    builder = state.builders[seat]
    lacking = needs(state, seat, material)
    if not lacking:
        spare = builder.raw[material] if material == WOOL else 0
        return SPARE_WOOL_WORTH * spare
    finished = min(lacking, builder.finished[material])
    raw = min(lacking - finished, builder.raw[material])
    total = FINISHED_SHARE * finished
    if raw or lacking > finished:
        converted = FINISHED_SHARE * hope(state, CRAFT_OF[material])
        total += converted * raw
        total += converted * hope(state, RAW_OF[material]) * (lacking - finished - raw)
    spare = builder.raw[material] - raw if material == WOOL else 0
    return PIECE_WORTH * total + SPARE_WOOL_WORTH * spare


def hope(state: State, kind: str) -> float:
    """How likely a card of this kind still comes to a player who wants it."""
    return 1.0 - MISSED ** cards_left(state, kind)


def cards_left(state: State, kind: str) -> int:
    """How many cards of a kind will still be laid out until the end of the game."""
    left = 0
    for card in state.decks[state.round % 2]:
        if CARDS[card].kind == kind:
            left += 1
    for later in range(state.round + 1, ROUNDS):
        for card in state.box.decks[later % 2]:
            if CARDS[card].kind == kind:
                left += 1
    return left


def gold_worth(gold: int, missing: int, left: int) -> float:
    """Gold is worth what can still be built with it; the rest only breaks ties."""
    useful = min(gold, 4 * missing, 6 * left)
    return GOLD_WORTH * useful + IDLE_GOLD_WORTH * (gold - useful)


def needs(state: State, seat: int, material: int) -> int:
    """How many pieces of a material the building still lacks."""
    lacking = 0
    for section, places in enumerate(state.box.sections[seat]):
        filled = state.builders[seat].sections[section]
        for place in range(3):
            if places[place] == material and not filled >> place & 1:
                lacking += 1
    return lacking


def cards_to_come(state: State, seat: int) -> float:
    """The worth of the claimed cards, the contested one by the chance of winning it."""
    claims = state.claims[seat]
    if not claims:
        return 0.0
    fought = -1
    if NO_LINE not in state.lines and claims & state.claims[1 - seat]:
        fought = contested(state)
    total = 0.0
    for place in range(len(state.table)):
        if claims >> place & 1 and state.table[place] != NO_CARD:
            promised = card_worth(state, seat, state.table[place])
            total += promised * winning_chance(state, seat) if place == fought else promised
    return total


def winning_chance(state: State, seat: int) -> float:
    """How likely a player wins the conflict, from the sums and the seals left."""
    conflict = state.conflict
    loser = behind(state)
    if not can_throw(state, loser):
        return 0.0 if loser == seat else 1.0
    lead = conflict.sums[seat] - conflict.sums[1 - seat]
    seals = sum(state.builders[seat].seals) - sum(state.builders[1 - seat].seals)
    return max(0.05, min(0.95, 0.5 + 0.1 * lead + 0.04 * seals))


def card_worth(state: State, seat: int, index: int) -> float:
    """What a card would bring a player now, in gold."""
    card = CARDS[index]
    if card.side == 1 - seat:
        return 0.0
    builder = state.builders[seat]
    kind = card.kind
    if kind == "income":
        return GOLD_WORTH * card.number
    if kind == "power":
        return POWER_WORTH if state.power != seat else 0.6 * POWER_WORTH
    if kind == "influence":
        return 0.5 * min(builder.gold // state.box.seal_price, 3)
    if kind == "market":
        return market_worth(state, seat)
    if card.number:
        return craft_worth(state, seat, card.material, card.number)
    if card.material >= 0:
        return raw_worth(state, seat, card.material)
    return person_worth(state, seat, kind)


def raw_worth(state: State, seat: int, material: int) -> float:
    """What a raw material card would bring."""
    number = state.box.wool_card if material == WOOL else 1
    useful = min(number, missing_raw(state, seat, material))
    taken = min(number, state.builders[seat].reserve[material])
    spare = SPARE_WOOL_WORTH * (taken - useful) if material == WOOL else 0.0
    return useful * raw_gain(state, material) + spare


def raw_gain(state: State, material: int) -> float:
    """How much nearer the building is with one raw material fetched."""
    ahead = hope(state, CRAFT_OF[material]) * (1.0 - hope(state, RAW_OF[material]))
    return PIECE_WORTH * FINISHED_SHARE * ahead


def craft_gain(state: State, material: int) -> float:
    """How much nearer the building is with one material converted."""
    return PIECE_WORTH * FINISHED_SHARE * (1.0 - hope(state, CRAFT_OF[material]))


def market_worth(state: State, seat: int) -> float:
    """Spare wool sold, and the two raw materials that are wanted most."""
    gains = sorted(
        (
            raw_gain(state, material) - GOLD_WORTH * state.box.market_price
            for material in range(5)
            if missing_raw(state, seat, material)
        ),
        reverse=True,
    )
    best = sum(gain for gain in gains[: state.box.market_goods] if gain > 0)
    return best + (GOLD_WORTH * state.box.wool_price - SPARE_WOOL_WORTH) * spare_wool(state, seat)


def person_worth(state: State, seat: int, kind: str) -> float:
    """What the cards with words would bring."""
    builder = state.builders[seat]
    if kind in ("tom", "alfred"):
        return 3.0 if any(builder.finished) else 0.5
    if kind in ("aliena", "regan"):
        return GOLD_WORTH * state.box.wool_price * min(state.box.wool_card, builder.reserve[WOOL])
    if kind in ("jack", "remigius"):
        gains = (craft_gain(state, m) for m in range(5) if convertible(state, seat, m))
        return max(gains, default=0.0)
    if kind in ("ellen", "william"):
        return 1.5 * GOLD_WORTH * min(state.box.toll, state.builders[1 - seat].gold)
    if kind in ("francis", "henry"):
        return POWER_WORTH + 1.3
    return KEPT_WORTH


def missing_raw(state: State, seat: int, material: int) -> int:
    """How many of a material are needed and still lie in the reserve."""
    builder = state.builders[seat]
    at_hand = builder.raw[material] + builder.finished[material]
    lacking = needs(state, seat, material) - at_hand
    return max(0, min(lacking, builder.reserve[material]))


def spare_wool(state: State, seat: int) -> int:
    builder = state.builders[seat]
    return max(0, builder.raw[WOOL] + builder.finished[WOOL] - needs(state, seat, WOOL))


def convertible(state: State, seat: int, material: int) -> int:
    """How many raw materials in the camp are wanted as finished ones."""
    builder = state.builders[seat]
    wanted = needs(state, seat, material) - builder.finished[material]
    return max(0, min(wanted, builder.raw[material]))


def craft_worth(state: State, seat: int, material: int, price: int) -> float:
    """What converting a material at this price would bring."""
    useful = convertible(state, seat, material)
    if not useful:
        return 0.0
    useful = min(useful, state.builders[seat].gold // price)
    return useful * max(0.3, craft_gain(state, material) - GOLD_WORTH * price)


def promise(state: State, action: Action) -> float:
    """How good an action looks, in gold; doing nothing more promises nothing."""
    seat = state.seat
    if isinstance(action, Use):
        return 1.0 + urgency(action.card) + card_worth(state, seat, action.card)
    if isinstance(action, Claim):
        return line_worth(state, seat, LINE_BITS[action.line])
    if isinstance(action, Install):
        return install_promise(state, seat, action)
    if isinstance(action, Throw):
        return throw_promise(state, seat, action.seal)
    if isinstance(action, Keep):
        return SEAL_WORTH[action.seal]
    if isinstance(action, Play):
        return play_promise(state, seat, action.card)
    if isinstance(action, (Convert, Take)):
        return goods_promise(state, seat, action)
    return spare_promise(state, seat, action)


def goods_promise(state: State, seat: int, action: Convert | Take) -> float:
    """A material converted or taken brings the building nearer, if it is wanted."""
    material = action.material
    if isinstance(action, Convert):
        if not convertible(state, seat, material):
            return -2.0
        return max(0.3, craft_gain(state, material) - GOLD_WORTH * state.work.price)
    return 0.5 + raw_gain(state, material) if missing_raw(state, seat, material) else -1.0


def spare_promise(state: State, seat: int, action: Action) -> float:
    """What can be bought, sold or left."""
    if action is BUY_SEAL:
        return 1.0 if sum(state.builders[seat].seals) < 3 and turns_left(state) > 1 else -1.0
    if action is SELL_WOOL:
        return 1.0 if spare_wool(state, seat) else -1.5
    if action is LEAVE_CARDS:
        return 0.5
    return 0.0


def urgency(card: int) -> float:
    """Which cards to use first: what brings gold and goods before what spends them."""
    kind = CARDS[card].kind
    if kind in ("income", "ellen", "william", "aliena", "regan"):
        return 6.0
    if CARDS[card].material >= 0 and not CARDS[card].number:
        return 5.0
    return 4.0 if kind == "market" else 0.0


def line_worth(state: State, seat: int, line: int) -> float:
    """What a line would bring, its crossing with the other's line halved, spite included."""
    other = state.lines[1 - seat]
    crossing = LINE_BITS[other] & line if other != NO_LINE else 0
    total = 0.0
    for place in range(TABLE):
        if line >> place & 1:
            card = state.table[place]
            mine = card_worth(state, seat, card)
            spite = SPITE * card_worth(state, 1 - seat, card)
            total += 0.5 * (mine + spite) if crossing >> place & 1 else mine + spite
    return total


def install_promise(state: State, seat: int, action: Install) -> float:
    """A piece that finishes a section or can be paid easily comes first."""
    builder = state.builders[seat]
    price = price_of_next(state)
    promised = PIECE_WORTH * (1.0 - FINISHED_SHARE) - GOLD_WORTH * price
    filled = builder.sections[action.section].bit_count()
    promised += 0.5 * filled
    if filled == 2:
        first = state.builders[1 - seat].sections[action.section] != WHOLE
        promised += SECTION_WORTH[action.section] if first else 1.0
        if finished_sections(builder) == 2:
            promised += 100.0
    if turns_left(state) <= 2:
        promised += 4.0
    return promised


def throw_promise(state: State, seat: int, seal: int) -> float:
    """The chance that this throw takes the lead, times what is fought for, less the seal."""
    card = state.table[contested(state)]
    stake = card_worth(state, seat, card) + 0.5 * card_worth(state, 1 - seat, card)
    gap = state.conflict.sums[1 - seat] - state.conflict.sums[seat]
    faces = state.box.faces[seal]
    if seat == state.leader:
        leads = sum(face >= gap for face in faces)
    else:
        leads = sum(face > gap for face in faces)
    cost = 0.2 if seal == PERSONAL else SEAL_WORTH[seal]
    return 0.5 * leads * stake - cost + 0.1


def play_promise(state: State, seat: int, card: int) -> float:
    """1x cards wait for their moment: when several pieces can be built, or a material is wanted."""
    kind = CARDS[card].kind
    if card == LETTER:
        gap = state.conflict.sums[1 - seat] - state.conflict.sums[seat]
        fought = state.table[contested(state)]
        return card_worth(state, seat, fought) - 2.0 if gap <= state.box.letter else -3.0
    if kind == "labourers":
        return 2.0 if sum(state.builders[seat].finished) > 1 else -2.0
    if kind == "pedlar":
        return 2.0 if any(missing_raw(state, seat, material) for material in range(5)) else -2.0
    gains = (craft_gain(state, m) for m in range(5) if convertible(state, seat, m))
    return max(gains, default=0.0) - KEPT_WORTH
