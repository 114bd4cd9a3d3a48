"""A game master's hand."""

from bot.rules.fief.edits.board import edit

__all__ = ["edit"]
