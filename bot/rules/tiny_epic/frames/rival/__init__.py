"""The turn of a house that nobody plays: its die, what it is told to do, the ties that are left to its opponent."""
