"""A board ready to be drawn on, and what is laid on it: counters, shields, tokens, names."""
