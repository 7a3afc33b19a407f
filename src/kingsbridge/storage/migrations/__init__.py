"""How the database came to its present shape: one script in ``versions`` for each step.

A script that was once released is never changed; the next change of ``schema.py`` gets its own.
"""
