"""Builds the geometry of the RISK boards (data/risk/geometry) from hand-authored points."""
