"""Tiny Epic Game of Thrones, as the engine sees it."""

from bot.rules.tiny_epic.ruleset import RULESET

__all__ = ["RULESET"]
