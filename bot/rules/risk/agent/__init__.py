"""Agents of three strengths, each from its View alone: the first is seated unless somebody chooses."""

from bot.rules.risk.agent.easy import easy
from bot.rules.risk.agent.sensible import sensible
from bot.rules.risk.agent.strong import strong

__all__ = ["easy", "sensible", "strong"]
