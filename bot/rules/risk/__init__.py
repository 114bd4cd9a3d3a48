"""RISK: Game of Thrones, in rooms; each knows those before it.

`model` what there is · `events` what happens, and what it does to the state · `play` what judges and carries out ·
`frames` what is being decided · `show` what a viewer sees · `agent` · `proof` what always holds · `ruleset` the tables.
"""

from bot.rules.risk.ruleset import RULESET

__all__ = ["RULESET"]
