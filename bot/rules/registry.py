"""The games there are: one line each."""

from typing import Any

from bot.rules.contract import Ruleset
from bot.rules.risk import RULESET as RISK

RULESETS: dict[str, Ruleset[Any, Any]] = {rules.id: rules for rules in (RISK,)}
"""Every rule set by its id."""
