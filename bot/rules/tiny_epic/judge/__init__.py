"""What judges: the draft of a game, who judges which action, and why one is refused."""
