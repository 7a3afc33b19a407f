"""``kingsbridge serve`` without surprises: its first table has the seed 1, the next one 2, ...

For pictures and measurements that are to be the same every time; whoever plays against such a
server can foresee everything.

    python tests/seeded.py serve --port 8321
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from itertools import count
from typing import Final

from kingsbridge.cli import main
from kingsbridge.core import chance

_seeds: Final = count(1)
_secrets: Final = count(1)


def next_seed() -> str:
    return f"{next(_seeds):032x}"


def next_bytes(size: int) -> bytes:
    return hashlib.sha256(f"secret {next(_secrets)}".encode()).digest()[:size]


def token_hex(size: int = 16) -> str:
    return next_bytes(size).hex()


def token_urlsafe(size: int = 16) -> str:
    return base64.urlsafe_b64encode(next_bytes(size)).rstrip(b"=").decode()


if __name__ == "__main__":
    chance.new_seed = next_seed
    secrets.token_hex = token_hex  # type: ignore[assignment]  # the same, for what is asked here
    secrets.token_urlsafe = token_urlsafe  # type: ignore[assignment]  # the same
    main()
