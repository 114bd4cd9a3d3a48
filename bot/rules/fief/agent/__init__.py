"""An agent that plays sensibly, from its View alone."""

from bot.rules.fief.agent.sensible import sensible

__all__ = ["sensible"]
