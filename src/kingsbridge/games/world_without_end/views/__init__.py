"""What a seat may see."""

from kingsbridge.games.world_without_end.views.table import View

__all__ = ["View"]
