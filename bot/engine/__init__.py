"""The table: takes an action to a committed event, and a committed event to those who may see it."""
