"""The games as learners know them: PettingZoo environments and OpenSpiel games.

They need the extra ``research``.
"""
