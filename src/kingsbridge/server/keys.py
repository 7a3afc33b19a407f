"""Secrets of devices and seats: made here, stored only as hashes, never logged."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 10
CODE_SECONDS: Final = 600


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_hex(16)


def new_code() -> str:
    """A short secret that a person can type, good for a few minutes."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()
