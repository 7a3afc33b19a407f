"""Whose request it is, what it may do, how often, and what keeps a browser safe."""
