"""An agent that plays sensibly, from its View alone."""

from bot.rules.risk.agent.sensible import sensible

__all__ = ["sensible"]
