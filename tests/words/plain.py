"""Words as people at a table of RISK read them."""

from bot.rules.contract import Text
from bot.rules.risk.ruleset import RULESET
from bot.words import Voice


def english(text: Text) -> str:
    return Voice("en", RULESET.names, dict(enumerate(("Alys", "Brynden", "Cass")))).plain(text)
