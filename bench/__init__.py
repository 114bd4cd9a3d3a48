"""What the README's figures come from: speed, memory and scale, each against a named floor or peer of the same run."""
