"""The invariants: they see what is wrong, and those that are remembered look at nothing but what they say."""

import pytest
from pydantic import BaseModel

from bot.rules.fief import RULESET
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.proof import LOOKS
from bot.rules.kit.draft import changed
from tests.rules.fief.position import begin, noble, standing
from tests.rules.harness import play_random

ROBB = "stark_robb_stark"


def only(state: Fief, fields: tuple[str, ...]) -> Fief:
    """A state of which nothing else can be looked at."""
    bare = object.__new__(Fief)
    vars(BaseModel)["__dict__"].__set__(bare, {name: getattr(state, name) for name in fields})
    return bare


def test_each_check_looks_at_its_fields_alone() -> None:
    game = play_random(RULESET, FiefOptions(nwe=True), 4, 3, check=False, keep=True)
    assert len(LOOKS) > 3
    for state in game.states[::10]:
        for check, fields in LOOKS.items():
            assert tuple(check(only(state, fields))) == tuple(check(state)) == ()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda state: standing(state, 0, "darry", "m99"),
        lambda state: noble(state, ROBB, 0, "nowhere"),
        lambda state: changed(state, dead=(ROBB,)),
        lambda state: changed(state, track=("famine_1", "famine_1")),
        lambda state: changed(state, houses=(changed(state.houses[0], gold=-1), *state.houses[1:])),
    ],
)
def test_what_is_wrong_is_seen(wrong) -> None:  # type: ignore[no-untyped-def]
    state = changed(begin("stark", "lannister", "tyrell"), phase=5)
    assert not RULESET.broken(state)
    assert RULESET.broken(wrong(state))
    assert not RULESET.broken(state)
