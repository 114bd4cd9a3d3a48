"""A Song of Ice and Fief, as the engine sees it."""

from bot.rules.fief.ruleset import RULESET

__all__ = ["RULESET"]
