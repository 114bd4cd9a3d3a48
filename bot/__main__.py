"""`python -m bot` is `maester`."""

from bot.cli import app

app()
