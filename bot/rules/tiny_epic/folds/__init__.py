"""What events do to the parts of a state that only some modes have; `fold` is for the rest."""
