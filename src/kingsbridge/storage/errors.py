"""What storage answers when it cannot do what it was asked."""

from __future__ import annotations


class StorageError(Exception):
    """Something could not be stored or read; nothing was changed by trying."""


class Taken(StorageError):  # noqa: N818 -- it says what happened to the caller's line
    """Somebody else was first: the line is written, the link used, the token another device's."""


class DatabaseRefused(StorageError):  # noqa: N818 -- it says what the database did
    """The database did not take it: full, read-only, out of reach, of another version."""


class Unsure(DatabaseRefused):
    """The connection broke in the middle of the commit, and the database cannot be asked.

    The only refusal that may have been stored after all: read before trying again.
    """


class BadBackup(StorageError):  # noqa: N818 -- as BadRecord
    """A file that cannot be restored, and why."""
