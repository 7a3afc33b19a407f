"""Tests in a browser."""

from windows import browser, screen, server, visit

__all__ = ["browser", "screen", "server", "visit"]
