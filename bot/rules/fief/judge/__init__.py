"""What judges: the draft of a game, who judges which action, and what is done beside the frames."""
