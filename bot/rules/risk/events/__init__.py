"""What happens in a game, and what it does to the state."""
