"""How much Discord takes of what is shown and chosen, and how a text is cut to that."""

ROOM = 4000
"""Characters in all the text of one message of components."""
COMPONENTS = 40
"""Components of a message, those within others too."""

ROW = 5
"""Buttons in a row."""
LABEL = 80
"""Characters on a button."""
CUSTOM_ID = 100
"""Characters of a custom id."""

OPTIONS = 25
"""Options of a select, and choices below a field of a command."""
OPTION = 100
"""Characters of an option or a choice: of its label, its value and what stands below it."""
PLACEHOLDER = 150
"""Characters in a select before anything is chosen."""

TITLE = 45
"""Characters of a form's title, and of what a field of it is called."""
FIELDS = 5
"""Fields of a form."""
HINT = 100
"""Characters of what stands below the name of a form's field, and in it before anything is typed."""

DESCRIPTION = 100
"""Characters of what a command, or a field of it, is for."""
PLACE = 100
"""Characters of a thread's name."""


def cut(words: str, most: int) -> str:
    """Words that fit; where some are missing, that is seen."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def clip(text: str, longest: int) -> str:
    """The text, cut at a line if it is too long."""
    if len(text) <= longest:
        return text
    before = text[: longest - 2]
    return (before.rsplit("\n", 1)[0] or before) + "\n…"
