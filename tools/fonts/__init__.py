"""Makes the bundled fonts."""
