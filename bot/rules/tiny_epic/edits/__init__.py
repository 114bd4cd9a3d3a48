"""A game master's hand."""

from bot.rules.tiny_epic.edits.board import edit

__all__ = ["edit"]
