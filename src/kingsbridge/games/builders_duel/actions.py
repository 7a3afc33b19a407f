"""Everything Philip, Waleran or nature can do in this game."""

from __future__ import annotations

from typing import Final

from kingsbridge.core.actions import Action, Vocabulary
from kingsbridge.core.story import Line
from kingsbridge.games.builders_duel.components import (
    CARDS,
    FINISHED,
    HIGHEST_FACE,
    LINE_NAMES,
    MATERIALS,
    NUMERALS,
    PHILIP,
    PIECE_LINES,
    RAW_LINES,
    SEALS,
    WALERAN,
    is_kept,
)


class Draw(Action):
    """Nature lays out this card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"draw {CARDS[card].name}", Line("nature-draw", card=CARDS[card].line))
        self.card = card


class Claim(Action):
    """Lay the three claim markers on this line."""

    def __init__(self, line: int) -> None:
        direction, number = LINE_NAMES[line].split()
        super().__init__(
            f"claim {LINE_NAMES[line]}", Line("do-claim-" + direction, line=int(number))
        )
        self.line = line


class Throw(Action):
    """Throw a neutral seal of this kind, or the personal one."""

    def __init__(self, seal: int) -> None:
        if seal < len(SEALS):
            super().__init__(f"throw {SEALS[seal]}", Line("do-throw", seal=SEALS[seal]))
        else:
            super().__init__("throw personal", Line("do-throw-personal"))
        self.seal = seal


class Fall(Action):
    """The thrown seal shows this number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"falls {number}", Line("nature-falls", number=number))
        self.number = number


class Turn(Action):
    """Nature turns up a seal of this kind from the stack."""

    def __init__(self, seal: int) -> None:
        super().__init__(f"turn {SEALS[seal]}", Line("nature-turn", seal=SEALS[seal]))
        self.seal = seal


class Keep(Action):
    """The loser keeps a seal of this kind that was thrown."""

    def __init__(self, seal: int) -> None:
        super().__init__(f"keep {SEALS[seal]}", Line("do-keep", seal=SEALS[seal]))
        self.seal = seal


class Use(Action):
    """Use a claimed card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"use {CARDS[card].name}", Line("do-use", card=CARDS[card].line))
        self.card = card


class Play(Action):
    """Play a 1x card that was kept."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CARDS[card].name}", Line("do-play", card=CARDS[card].line))
        self.card = card


class Take(Action):
    """Take one raw material of this kind from the reserve: a present, or bought at the market."""

    def __init__(self, material: int) -> None:
        super().__init__(f"take {MATERIALS[material]}", Line("do-take", raw=RAW_LINES[material]))
        self.material = material


class Convert(Action):
    """Turn one raw material of this kind into what it becomes."""

    def __init__(self, material: int) -> None:
        super().__init__(
            f"convert {MATERIALS[material]}", Line("do-convert", raw=RAW_LINES[material])
        )
        self.material = material


class Install(Action):
    """Put a finished piece on its place in a section."""

    def __init__(self, side: int, section: int, material: int) -> None:
        super().__init__(
            f"install {NUMERALS[section]} {FINISHED[side][material]}",
            Line("do-install", section=NUMERALS[section], piece=PIECE_LINES[side][material]),
        )
        self.section = section
        self.material = material


DRAWS: Final = tuple(Draw(card.index) for card in CARDS)
CLAIMS: Final = tuple(Claim(line) for line in range(len(LINE_NAMES)))
THROWS: Final = tuple(Throw(seal) for seal in range(len(SEALS) + 1))
FALLS: Final = tuple(Fall(number) for number in range(HIGHEST_FACE + 1))
TURNS_UP: Final = tuple(Turn(seal) for seal in range(len(SEALS)))
KEEPS: Final = tuple(Keep(seal) for seal in range(len(SEALS)))
USES: Final = tuple(Use(card.index) for card in CARDS)
PLAYS: Final = {card.index: Play(card.index) for card in CARDS if is_kept(card.index)}
TAKES: Final = tuple(Take(material) for material in range(len(MATERIALS)))
CONVERTS: Final = tuple(Convert(material) for material in range(len(MATERIALS)))
SELL_WOOL: Final = Action("sell wool", Line("do-sell-wool"))
BUY_SEAL: Final = Action("buy seal", Line("do-buy-seal"))
GIVE_UP: Final = Action("give up", Line("do-give-up"), grave=True, declines=True)
KEEP_NONE: Final = Action("keep none", Line("do-keep-none"), grave=True, declines=True)
ENOUGH: Final = Action("enough", Line("do-enough"), declines=True)
LEAVE_CARDS: Final = Action("leave cards", Line("do-leave-cards"), grave=True, declines=True)
END_TURN: Final = Action("end turn", Line("do-end-turn"), declines=True)

_PHILIP_INSTALLS: Final = tuple(
    tuple(Install(PHILIP, section, material) for material in range(len(MATERIALS)))
    for section in range(len(NUMERALS))
)
_WALERAN_INSTALLS: Final = tuple(
    (*pieces[:-1], Install(WALERAN, section, len(MATERIALS) - 1))
    for section, pieces in enumerate(_PHILIP_INSTALLS)
)
INSTALLS: Final = (_PHILIP_INSTALLS, _WALERAN_INSTALLS)

VOCABULARY: Final = Vocabulary(
    (
        *DRAWS,
        *CLAIMS,
        *THROWS,
        *FALLS,
        *TURNS_UP,
        *KEEPS,
        *USES,
        *PLAYS.values(),
        *TAKES,
        *CONVERTS,
        *(piece for section in _PHILIP_INSTALLS for piece in section),
        *(section[-1] for section in _WALERAN_INSTALLS),
        SELL_WOOL,
        BUY_SEAL,
        GIVE_UP,
        KEEP_NONE,
        ENOUGH,
        LEAVE_CARDS,
        END_TURN,
    )
)


def read(words: str) -> Action:
    """The action of these words."""
    return VOCABULARY.read(words)
