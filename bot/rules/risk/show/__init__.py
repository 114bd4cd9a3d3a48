"""What a viewer may know, and what they are offered and shown."""
