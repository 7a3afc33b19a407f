"""Component sets that differ from the standard one."""

from __future__ import annotations

from boxes import Standard

STANDARD = Standard("krieg_und_frieden")
tables = STANDARD.tables
corrected = STANDARD.corrected
