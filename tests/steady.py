"""``kingsbridge`` with the same luck at every table: a test plays the same game at every run.

What chance may deal beside it is for the soak to find out.
"""

from __future__ import annotations

from unittest.mock import patch

from kingsbridge.cli import main
from kingsbridge.core import chance

SEED = "5eed" * 16

if __name__ == "__main__":
    with patch.object(chance, "new_seed", lambda: SEED):
        main()
