"""A game being played: who sits where, what was done, what can be taken back."""
