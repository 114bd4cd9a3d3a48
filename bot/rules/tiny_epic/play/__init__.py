"""What acts on a draft: the draft itself with the verbs of the game, and who judges which action."""
