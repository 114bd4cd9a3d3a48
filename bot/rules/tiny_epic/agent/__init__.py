"""An agent that plays sensibly, from its View alone."""

import bot.rules.tiny_epic.events  # noqa: F401 (before the frames: each of the two needs the other)
from bot.rules.tiny_epic.agent.sensible import sensible

__all__ = ["sensible"]
