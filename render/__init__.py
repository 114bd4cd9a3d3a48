"""A Scene to an image, an alt text, a text board."""
