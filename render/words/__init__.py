"""What a picture says to those who cannot see it."""
