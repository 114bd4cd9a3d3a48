"""What is written down of a game: entries, what chance gave, which of them count."""
