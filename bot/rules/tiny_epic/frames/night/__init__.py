"""The Night King's side, one frame a file (TE-15.10 to TE-15.28)."""
