"""``python -m kingsbridge``."""

from kingsbridge.cli import main

main()
