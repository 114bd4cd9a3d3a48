"""A Scene as a picture, as a cut of one, as a film, as a page."""
