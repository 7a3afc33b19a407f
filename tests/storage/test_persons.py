"""Browsers, codes and names of one person, in both databases."""

from __future__ import annotations

import pytest

from kingsbridge.storage.errors import Taken
from kingsbridge.storage.journal import Journal
from kingsbridge.storage.rows import (
    BrowserRow,
    DeviceRow,
    KeepOneBrowser,
    NameRow,
    PutBrowser,
    PutDevice,
    PutName,
    PutRecovery,
    RecoveryRow,
)
from kingsbridge.storage.statements import MOST_BROWSERS

ANA = DeviceRow("ana", "first", "Ana", 0.0)


@pytest.fixture(autouse=True)
def _devices(journal: Journal) -> None:
    for row in (ANA, DeviceRow("ben", "other", "Ben", 0.0)):
        journal.write(PutDevice(row)).result(60)


def test_several_browsers_are_one_device_and_of_too_many_the_newest(journal: Journal) -> None:
    for number in range(MOST_BROWSERS + 2):
        row = BrowserRow(f"token-{number}", "ana", float(number))
        journal.write(PutBrowser(row)).result(60)
    assert journal.browsers_of("ana") == 1 + MOST_BROWSERS
    assert journal.browsers_of("ben") == 1
    assert journal.device("first") == ANA
    assert journal.device("token-1") is None
    assert journal.device("token-2") == ANA

    journal.write(PutRecovery(RecoveryRow("ana", "code", 0.0))).result(60)
    journal.write(KeepOneBrowser("ana", "token-5")).result(60)
    assert journal.device("token-5") == DeviceRow("ana", "token-5", "Ana", 0.0)
    assert journal.device("first") is None
    assert journal.device("token-6") is None
    assert journal.recovered("code") is None
    assert not journal.has_code("ana")


def test_a_code_leads_to_its_device_until_there_is_another(journal: Journal) -> None:
    assert not journal.has_code("ana")
    for code in ("old", "new"):
        journal.write(PutRecovery(RecoveryRow("ana", code, 0.0))).result(60)
    assert journal.recovered("old") is None
    assert journal.recovered("new") == ANA
    assert journal.has_code("ana")


def test_a_name_is_one_device_s_own_and_a_device_has_one(journal: Journal) -> None:
    journal.write(PutName(NameRow("anna", "ana", "Anna", 0.0))).result(60)
    with pytest.raises(Taken):
        journal.write(PutName(NameRow("anna", "ben", "ANNA", 0.0))).result(60)
    assert (journal.owner_of("anna"), journal.name_of("ana")) == ("ana", "Anna")
    journal.write(PutName(NameRow("ana", "ana", "Ana", 0.0))).result(60)
    assert (journal.owner_of("anna"), journal.name_of("ana")) == (None, "Ana")
    journal.write(PutName(NameRow("anna", "ben", "ANNA", 0.0))).result(60)
    assert journal.name_of("ben") == "ANNA"
    assert journal.name_of("unheard-of") == ""
