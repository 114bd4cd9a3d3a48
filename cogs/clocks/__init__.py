"""Time and absence: what the commands of the clock do."""
