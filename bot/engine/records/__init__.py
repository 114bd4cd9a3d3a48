"""What a journal tells afterwards: the log, numbers, ratings."""
