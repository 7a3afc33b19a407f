"""What chooses an action."""
