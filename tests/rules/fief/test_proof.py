"""The invariants: they see what is wrong, and those that are remembered look at nothing but what they say."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from pydantic import BaseModel

from bot.rules.fief import RULESET
from bot.rules.fief.model.land import Post
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.proof import LOOKS, OF_HOUSES
from bot.rules.kit.draft import changed
from tests.rules.fief.position import begin, built, noble, standing
from tests.rules.harness import play_random

ROBB = "stark_robb_stark"


M = TypeVar("M", bound=BaseModel)


def bare(model: M, fields: Iterable[str], **others: object) -> M:
    """A model of which nothing else can be looked at."""
    copy = object.__new__(type(model))
    known = {name: getattr(model, name) for name in fields}
    vars(BaseModel)["__dict__"].__set__(copy, {**known, **others})
    return copy


def only(state: Fief, fields: Iterable[str]) -> Fief:
    """A state with these fields, and Houses with theirs."""
    own = [field for field in fields if not field.startswith(OF_HOUSES)]
    theirs = [field.removeprefix(OF_HOUSES) for field in fields if field.startswith(OF_HOUSES)]
    return bare(state, own, houses=tuple(bare(house, theirs) for house in state.houses))


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
        lambda state: changed(state, houses=(changed(state.houses[0], hand=("tax_1",)), *state.houses[1:])),
        lambda state: changed(state, houses=(changed(state.houses[0], diplomacy=-1), *state.houses[1:])),
        lambda state: changed(state, houses=(changed(state.houses[0], defenders=9), *state.houses[1:])),
        lambda state: changed(state, houses=(changed(state.houses[0], succession=()), *state.houses[1:])),
        lambda state: noble(state, ROBB, 0, "winterfell", titles=("queen",), spouse=ROBB),
        lambda state: noble(state, ROBB, 0, "winterfell", ranger=True),
        lambda state: built(state, "winterfell", posts=()),
        lambda state: built(state, "darry", posts=(Post(seat=0),)),
        lambda state: built(state, "winterfell", fort=""),
    ],
)
def test_what_is_wrong_is_seen(wrong) -> None:  # type: ignore[no-untyped-def]
    state = changed(begin("stark", "lannister", "tyrell"), phase=5)
    assert not RULESET.broken(state)
    assert RULESET.broken(wrong(state))
    assert not RULESET.broken(state)
