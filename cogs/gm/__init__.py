"""`/gm`: what a game master does."""
