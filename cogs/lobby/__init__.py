"""Before a game begins: seats, options, pace."""
