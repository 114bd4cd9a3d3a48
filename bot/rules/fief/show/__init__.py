"""What one viewer may know and do, and what is drawn of it."""
