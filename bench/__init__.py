"""What `docs/figures.md` tells: speed, memory and scale, each against a named floor or peer of the same run."""
