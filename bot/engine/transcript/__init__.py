"""A game as a text file: written, read, judged again, and its chance checked."""
