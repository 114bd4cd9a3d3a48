"""Small drawings by us, by the kind of thing they stand for."""
