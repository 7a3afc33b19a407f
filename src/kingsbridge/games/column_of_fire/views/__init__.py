"""What a seat may see; what it may not is never put in.

``table`` has the whole, ``players`` what somebody has, ``countries`` and ``track`` what lies on the
board, with a look ahead where a drawing needs one.
"""

from kingsbridge.games.column_of_fire.views.table import View, view

__all__ = ["View", "view"]
