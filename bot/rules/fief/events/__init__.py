"""What happens; each event says who may know of it, how it is told, and what it does to the state."""
