"""What a good player knows at a glance: how a position stands, how promising an action is.

No rule stands here; a bot may ignore all of it.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from kingsbridge.core.actions import Action
from kingsbridge.core.judging import best_of, chances, read_weights, shares, victory
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
    PERSONAL,
    TABLE,
    WHOLE,
)
from kingsbridge.games.builders_duel.knowledge.glance import (
    FINISHED_SHARE,
    KEPT_WORTH,
    KINDS,
    PIECE_WORTH,
    SEAL_WORTH,
    STANDING,
    Glance,
    hopes,
    turns_left,
)
from kingsbridge.games.builders_duel.scoring import ranking
from kingsbridge.games.builders_duel.state import NO_LINE, State, contested, finished_sections
from kingsbridge.games.builders_duel.steps.building import price_of_next
from kingsbridge.games.builders_duel.steps.work import Conversion

SCALE: Final = 7.0
SCALE_A_TURN: Final = 1.5
"""How much two players must be apart at the end to be told apart clearly, and how much more for
each turn to come: about so 100 games among equals ended."""
SPITE: Final = 0.35
SECTION_WORTH: Final[tuple[float, ...]] = (4.0, 8.0, 5.0)
TEMPERATURE: Final = 1.5
"""How many gold apart two actions must be to be told apart clearly."""


FEATURES: Final = (
    "pieces that stand",
    "whole sections",
    "pieces to be expected",
    "a finished piece at hand",
    "gold beyond their cost",
    "spare wool",
    "seals",
    "the power",
    "kept cards",
    "claimed cards",
)
"""What a position is judged by, each counted in gold as well as a glance can tell."""
WEIGHTS: Final = read_weights(
    files("kingsbridge.games.builders_duel").joinpath("weights.toml").read_text(), FEATURES
)


def value(state: State) -> list[float]:
    """Both seats' chance of winning, as far as a glance can tell."""
    if state.seat == NOBODY:
        return victory(ranking(state))
    rows, scale = features(state)
    return chances(rows, WEIGHTS, scale)


def features(state: State) -> tuple[list[list[float]], float]:
    """The features of both seats, and how far apart they must be to be told apart."""
    hoped = hopes(state)
    rows = [Glance(state, seat, hoped).features() for seat in (0, 1)]
    return rows, SCALE + SCALE_A_TURN * turns_left(state)


def priors(state: State) -> list[float]:
    """How promising each legal action looks at a glance."""
    return shares(promises(state), TEMPERATURE)


def default(state: State) -> Action:
    """The most promising action at a glance."""
    options = legal(state)
    if state.seat == NATURE or len(options) == 1:
        return options[0]
    return best_of(options, promises(state))


def promises(state: State) -> list[float]:
    """How good each legal action looks, in gold; doing nothing more promises nothing."""
    hoped = hopes(state)
    me = Glance(state, state.seat, hoped)
    options = legal(state)
    if isinstance(options[0], Claim):
        worths = table_worths(state, me, Glance(state, 1 - me.seat, hoped))
        lines = [LINE_BITS[action.line] for action in options if isinstance(action, Claim)]
        return [line_worth(state, me, worths, line) for line in lines]
    return [promise(state, me, hoped, action) for action in options]


def promise(state: State, me: Glance, hoped: list[float], action: Action) -> float:
    """How good an action looks."""
    if isinstance(action, Use):
        return 1.0 + urgency(action.card) + me.card(action.card)
    if isinstance(action, Install):
        return install_promise(state, me, action)
    if isinstance(action, Throw):
        return throw_promise(state, me, Glance(state, 1 - me.seat, hoped), action.seal)
    if isinstance(action, Keep):
        return 0.01 + me.later * SEAL_WORTH[action.seal]
    if isinstance(action, Play):
        return play_promise(state, me, action.card)
    if isinstance(action, (Convert, Take)):
        return goods_promise(state, me, action)
    return spare_promise(me, action)


def goods_promise(state: State, me: Glance, action: Convert | Take) -> float:
    """A material converted or taken brings the building nearer, if it is wanted."""
    material = action.material
    if isinstance(action, Convert):
        if not me.convertible(material):
            return -2.0
        price = state.step.price(state) if isinstance(state.step, Conversion) else 0
        return me.craft_gain(material, price)
    return 0.5 + me.raw_gain(material) if me.missing_raw(material) else -1.0


def spare_promise(me: Glance, action: Action) -> float:
    """What can be bought, sold or left."""
    if action is BUY_SEAL:
        return 1.0 if sum(me.builder.seals) < 3 and me.left > 1 else -1.0
    if action is SELL_WOOL:
        return 1.0 if me.spare_wool() else -1.5
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


def table_worths(state: State, me: Glance, other: Glance) -> list[float]:
    """What each card on the table would bring, spite included."""
    return [me.card(card) + SPITE * other.card(card) for card in state.table]


def line_worth(state: State, me: Glance, worths: list[float], line: int) -> float:
    """What a line would bring, its crossing with the other's line halved."""
    answered = state.lines[1 - me.seat]
    crossing = LINE_BITS[answered] & line if answered != NO_LINE else 0
    total = 0.0
    for place in range(TABLE):
        if line >> place & 1:
            total += 0.5 * worths[place] if crossing >> place & 1 else worths[place]
    return total


def install_promise(state: State, me: Glance, action: Install) -> float:
    """A piece that finishes a section or can be paid easily comes first."""
    filled = me.builder.sections[action.section].bit_count()
    promised = STANDING + PIECE_WORTH * (1.0 - FINISHED_SHARE)
    promised += me.gold * (2 - price_of_next(state)) + 0.5 * filled
    if filled == 2:
        first = state.builders[1 - me.seat].sections[action.section] != WHOLE
        promised += SECTION_WORTH[action.section] if first else 1.0
        if finished_sections(me.builder) == 2:
            promised += 100.0
    return promised + 4.0 if me.left <= 2 else promised


def throw_promise(state: State, me: Glance, other: Glance, seal: int) -> float:
    """The chance that this throw takes the lead, times what is fought for, less the seal."""
    card = state.table[contested(state)]
    stake = me.card(card) + 0.5 * other.card(card)
    gap = state.conflict.sums[other.seat] - state.conflict.sums[me.seat]
    faces = state.box.faces[seal]
    if me.seat == state.leader:
        leads = sum(face >= gap for face in faces)
    else:
        leads = sum(face > gap for face in faces)
    cost = -0.05 if seal == PERSONAL else me.later * SEAL_WORTH[seal]
    return 0.5 * leads * stake - cost


def play_promise(state: State, me: Glance, card: int) -> float:
    """1x cards wait for their moment: when several pieces can be built, or a material is wanted."""
    kind = CARDS[card].kind
    if card == LETTER:
        gap = state.conflict.sums[1 - me.seat] - state.conflict.sums[me.seat]
        fought = state.table[contested(state)]
        return me.card(fought) - 2.0 if gap <= state.box.letter else -3.0
    if kind == "labourers":
        return 2.0 if sum(me.builder.finished) > 1 else -2.0
    if kind == "pedlar":
        return 2.0 if any(me.missing_raw(material) for material in range(KINDS)) else -2.0
    return me.best_craft() - me.later * KEPT_WORTH[kind]
