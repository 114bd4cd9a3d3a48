"""What pictures and their texts share about words: how a Text is said, and how a long text is cut."""

from collections.abc import Callable

from bot.rules.contract import Text

Say = Callable[[Text], str]
"""Gives the words of a Text in the language of whoever reads them."""


LONGEST = 1024
"""Characters of a picture's alt text: as many as Discord takes."""


def clipped(text: str, limit: int) -> str:
    """The text in at most `limit` characters, with … where it is cut."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
