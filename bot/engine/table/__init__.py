"""One table: its game at play, its clocks, who is away, and what is taken back."""
