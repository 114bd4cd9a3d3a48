"""What judges and carries out: events are emitted here and in frames, and nowhere else."""
