"""What is typed in a field of a command of RISK is taken whole: words too many are refused, never passed over."""

from collections.abc import Callable

import pytest

from bot.engine.errors import Refused
from bot.rules.contract import FieldKind
from bot.rules.risk import RULESET
from cogs.interaction import forms
from tests.rules.risk.position import Position
from tests.rules.risk.realm import Mitchell

NAMED: tuple[FieldKind, ...] = ("pick", "several")


def skirmish() -> Position:
    at = Position().lands(0, winterfell=5).lands(1, the_dreadfort=2).muster(0, 5)
    return at.hand(0, "karhold", "winterfell", "pyke", "skagos", "tarth")


def dominion() -> Position:
    at = Position(mode="dominion").lands(0, winterfell=5).lands(1, the_dreadfort=2).gold(900, 900)
    at.units("winterfell", knights=2, engines=1)
    return at.maesters(0, "a_sworn_sword", "preparing_for_war", "valar_morghulis").purchase(0)


def mitchell() -> Position:
    at = Mitchell(3).lands(0, winterfell=5).lands(1, "tarth").lands(2, "the_arbor")
    return at.power("nights_watch", the_gift=3).invade(0, "skagos")


@pytest.mark.parametrize("more", [" 5 6", " now", " Winterfell"])
@pytest.mark.parametrize("game", [skirmish, dominion, mitchell])
def test_words_too_many_are_no_value_of_any_field(game: Callable[[], Position], more: str) -> None:
    """`/risk deploy territory:Winterfell 5 6`; with what is like it, where there is any."""
    view = game().view(0)
    for kind in view.menu:
        filled = dict[str, object]()
        for field in forms.fields(forms.action_named(RULESET, kind)):
            offered = forms.offered(RULESET, view, kind, filled, field)
            if field.kind not in NAMED or not (choices := forms.choices(offered)):
                continue
            for name in (choices[0].value, RULESET.names.get(choices[0].value, choices[0].value)):
                with pytest.raises(Refused):
                    forms.parse(field, name + more, offered, RULESET.names)
            filled[field.name] = choices[0].value
