"""Secrets of devices and seats: made here, stored only as hashes, never logged."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

TOKEN: Final = re.compile("[0-9a-f]{32}")
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 10
CODE_SECONDS: Final = 600


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_hex(16)


def is_token(text: str) -> bool:
    """Does it look like such a secret?"""
    return TOKEN.fullmatch(text) is not None


def new_code() -> str:
    """A short secret that a person can type, good for a few minutes."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()
