"""What the rules call things: goods, cards, projects, spaces, events."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.story import Line

CHARGES: Final = ("lion", "lily", "tower", "rose")
"""What each player bears on his shield, by seat; so the notation names him."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = len(CHARGES)
SIDES_TAKEN: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The side of the board that each seat faces: south, west, north, east."""
SIDES: Final = 4

STONE: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
WOOL: Final = 3
CLOTH: Final = 4
PIETY: Final = 5
MEDICAL: Final = 6
LOYALTY: Final = 7
GOLD: Final = 8
POINTS: Final = 9
LIMITED: Final = ("stone", "wood", "grain", "wool", "cloth", "piety", "medical", "loyalty")
"""The goods that can run out."""
GOODS: Final = (*LIMITED, "gold")
GAINS: Final = (*GOODS, "points")
"""Everything that can be received or paid."""
GAIN_LINES: Final = tuple(Line("good-" + name) for name in GAINS)
MATERIALS: Final = ("stone", "wood")

GRAIN_CARD: Final = 0
PIETY_CARD: Final = 1
MATERIAL: Final = 2
PROJECT: Final = 3
SELL: Final = 4
PRIVILEGE: Final = 5
HOUSE: Final = 6
HARVEST: Final = 7
DONATION: Final = 8
WEAVE: Final = 9
MEDICINE: Final = 10
FAVOUR: Final = 11
CARDS: Final = (
    "grain",
    "piety",
    "material",
    "project",
    "sell",
    "privilege",
    "house",
    "harvest",
    "donation",
    "cloth",
    "medicine",
    "favour",
)
"""The twelve action cards; the first six bear a star."""
CARD_LINES: Final = tuple(Line("card-" + name) for name in CARDS)
STARRED: Final = (1 << 6) - 1
ALL_CARDS: Final = (1 << len(CARDS)) - 1
NO_CARD: Final = -1
MOST_CUBES: Final = 3
"""No set lets a card put more cubes on a project."""
PILE: Final = 6
"""How many cards each of the two piles has at the end of a period."""

BRIDGE: Final = 0
CHURCH: Final = 1
MILL: Final = 2
PALACE: Final = 3
TOWER: Final = 4
HOSPITAL: Final = 5
CHAPEL: Final = 6
PROJECTS: Final = ("bridge", "church", "mill", "palace", "tower", "hospital", "chapel")
PROJECT_LINES: Final = tuple(Line("project-" + name) for name in PROJECTS)
NO_PROJECT: Final = -1

SPACES: Final = (
    "queen",
    "prior",
    "first outlaw",
    "guild",
    "prioress",
    "merchant",
    "king",
    "second outlaw",
    "earl",
    "bishop",
)
"""The favour track, in its order."""
SPACE_LINES: Final = tuple(Line("space-" + name.replace(" ", "-")) for name in SPACES)
STONE_STARTS: Final = SPACES.index("first outlaw")

PERIODS: Final = 4
ROUNDS: Final = 6
NUMERALS: Final = ("i", "ii", "iii", "iv")
EVENTS_A_PERIOD: Final = 11
EVENTS: Final = tuple(
    f"{numeral}-{number:02}" for numeral in NUMERALS for number in range(1, EVENTS_A_PERIOD + 1)
)
EVENT_LINES: Final = tuple(Line("event-" + name) for name in EVENTS)
NO_EVENT: Final = -1
MOST_LASTING: Final = 2

EDGES: Final = ("top", "right", "bottom", "left")
CORNERS: Final = (*LIMITED[:4], "piety", "medical", "loyalty", "1 gold", "2 gold", "points")
"""What a corner of an event card can show."""

SITES: Final = 14
PLACES: Final = 11
PLAGUE_PERIOD: Final = 3
"""From this period on citizens fall ill, and the tower can be built."""
NO_PLACE: Final = -1
NO_TILE: Final = -1
FACE_DOWN: Final = 0
HIGHEST_TILE: Final = 5
NOT_TURNED: Final = -1

PENANCE: Final = 0
BEGGING: Final = 1
COURT: Final = 2
DUTIES: Final = ("piety", "grain", "tax")
"""The contributions; the sanction for missing one has the same number."""
DIE_FACES: Final = 6
"""Of the tax die."""
DUTY_LINES: Final = tuple(Line("duty-" + name) for name in DUTIES)
SANCTIONS: Final = ("penance", "begging", "court")
SANCTION_LINES: Final = tuple(Line("sanction-" + name) for name in SANCTIONS)
