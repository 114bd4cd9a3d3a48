"""The commands of each game, in a module or a folder under its id."""
