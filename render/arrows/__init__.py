"""The marches of the last turn: which way, in what curve, how drawn."""
