"""What a game master is offered is the same whatever is hidden: nobody learns a hand by typing."""

import random

import pytest

from bot.engine.errors import Refused
from bot.engine.table import Table
from bot.rules.contract import Action
from cogs import gm_line
from cogs.names import voice
from tests.cogs.tables import moments, seats, table
from tests.rules.systems import SYSTEMS


def offers(of: Table, seat: int | None, model: type[Action], lines: int = 3) -> list[list[str]]:
    """What is offered for an action, each line the last of those offered before."""
    models = of.rules.edits if seat is None else of.rules.actions
    view, kind = gm_line.public_view(of, seat), str(model.model_fields["kind"].default)
    found, line = list[list[str]](), ""
    for _ in range(lines):
        try:
            found.append(gm_line.offers(of.rules, models, view, voice(of, "en").plain, kind, line))
        except Refused as refusal:
            return [*found, [refusal.text.model_dump_json()]]
        if not found[-1]:
            break
        line = found[-1][-1]
    return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_offered_to_a_game_master_tells_nothing_hidden(system: str) -> None:
    whim, offered = random.Random(21), 0
    for here, state in moments(system, 2):
        there = table(system, SYSTEMS[system].shuffle_hidden(state, None, whim, None), len(here.seats))
        for seat in (None, *seats(here)):
            for model in here.rules.edits if seat is None else here.rules.actions:
                mine = offers(here, seat, model)
                assert mine == offers(there, seat, model)
                assert all(len(line) <= 100 for lines in mine for line in lines if "{" not in line)
                offered += sum(map(len, mine))
    assert offered > 10


def test_a_typed_line_is_read_forgivingly() -> None:
    here = next(one for one, state in moments("risk") if one.view(None).active is not None)
    view, rules = gm_line.public_view(here), here.rules
    for line in ("territory:winterfell armies:4", "Winterfell armies:4", "armies:4 territory: Winterfell"):
        action = gm_line.action(rules, rules.edits, view, "set_armies", line)
        assert action.model_dump() == {"kind": "set_armies", "territory": "winterfell", "armies": 4}
    with pytest.raises(Refused, match="gm-lacks"):
        gm_line.action(rules, rules.edits, view, "set_armies", "winterfell")
    with pytest.raises(Refused, match="table-no-action"):
        gm_line.action(rules, rules.edits, view, "conjure", "")
