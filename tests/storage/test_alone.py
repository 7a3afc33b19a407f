"""Two servers on one file would not know of each other: the second is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.storage.alone import serving_alone
from kingsbridge.storage.errors import DatabaseRefused
from kingsbridge.storage.journal import Journal


def test_a_file_is_served_by_one(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving_alone(url):
        with pytest.raises(DatabaseRefused, match="served already"), serving_alone(url):
            pass
        with Journal(url) as journal:  # but others may look, and make a backup
            journal.backup(tmp_path / "backup.db")
    with serving_alone(url):
        pass


def test_a_database_elsewhere_may_have_several() -> None:
    url = "postgresql://nowhere/kingsbridge"
    with serving_alone(url), serving_alone(url):
        pass
