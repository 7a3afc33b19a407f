"""A game's tests may look into a browser too."""

from windows import browser, screen, server, visit

__all__ = ["browser", "screen", "server", "visit"]
