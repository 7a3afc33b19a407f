"""A game at the terminal: screens, answers and commands.  Nothing in here knows any game."""
