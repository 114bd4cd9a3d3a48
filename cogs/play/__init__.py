"""Playing: the panel, the commands of a game, the dashboard, plans, undo."""
