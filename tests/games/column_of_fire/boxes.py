"""Component sets that differ from the standard one."""

from __future__ import annotations

from boxes import Standard

STANDARD = Standard("column_of_fire")
tables = STANDARD.tables
corrected = STANDARD.corrected
