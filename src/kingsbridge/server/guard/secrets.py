"""Secrets of devices and seats: made here, stored only as hashes, never logged."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

TOKEN: Final = re.compile("[0-9a-f]{32}")
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 10
CODE_SECONDS: Final = 600
RECOVERY_GROUPS: Final = 4
RECOVERY_GROUP: Final = 5
"""Letters in so many groups: 99 random bits."""


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_hex(16)


def is_token(text: str) -> bool:
    """Does it look like such a secret?"""
    return TOKEN.fullmatch(text) is not None


def new_code() -> str:
    """A short secret that a person can type, good for a few minutes."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_recovery_code() -> str:
    """A secret that a person can write down, and that is good until another is made."""
    return "-".join(
        "".join(secrets.choice(CODE_LETTERS) for _ in range(RECOVERY_GROUP))
        for _ in range(RECOVERY_GROUPS)
    )


def plain_code(typed: str) -> str:
    """A code as somebody typed it, without what only makes it easier to read."""
    longest = 4 * RECOVERY_GROUPS * RECOVERY_GROUP
    return "".join(sign for sign in typed[:longest].lower() if sign in CODE_LETTERS)


def is_same(one: str, other: str) -> bool:
    """Are two secrets the same?  It takes as long whatever they have in common."""
    return hmac.compare_digest(one.encode(), other.encode())


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()
