"""RISK: Game of Thrones.

The rules stand in `setup`, `turn`, `cards`, `battle` and `ending`; the state and its fold in `state` and `fold`.
"""

from bot.rules.risk.ruleset import RULESET

__all__ = ["RULESET"]
