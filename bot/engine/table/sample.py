"""How a game would look after a while: what *How to play* shows before a table has begun."""

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Elapse, RuleError, View, awaited, fold, held

DECISIONS = 60
"""Decisions after which the board of a game is a picture of one."""


def sample(table: Table) -> View | None:
    """A game with these options played by its defaults, as the public sees it; None where so many cannot begin."""
    rules, luck = table.rules, SeededChance("howto")
    options = table.options()
    low, high = rules.seats(options)
    try:
        state = fold(rules, rules.new(options, min(max(len(table.seats), low), high), luck))
    except RuleError:
        return None
    for _ in range(DECISIONS):
        prompts = rules.pending(state)
        if held(prompts):
            state = fold(rules, rules.edit(state, Elapse(), luck), state)
            continue
        waiting = awaited(prompts)
        if not waiting:
            break
        action = rules.default(state, waiting[0])
        state = fold(rules, rules.act(state, waiting[0], action, luck), state)
    view: View = rules.view(state, None)
    return view
