"""Who takes everybody along from a castle or from King's Landing reads beforehand what that gives up (TE-5.8)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import outlook
from bot.rules.tiny_epic.show.beside import beside
from bot.words import Voice
from tests.rules.tiny_epic import night
from tests.rules.tiny_epic.position import act, asked, begin, beyond, standing

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden"})
MARCH = ops.March()
UNITS = {"winterfell": "st2h", "castle_black": "st1", "the_rills": "st1", "old_town": "st1", "pyke": "gr2h"}
CASTLE = "Winterfell: if none of yours stay, you give up its castle."


def may(units: dict[str, str] = UNITS, op: ops.Op = MARCH, **about: Any) -> TinyEpic:
    """Alys of House Stark may do this."""
    return changed(asked(standing(begin("stark", "greyjoy"), units), 0, op), round=5, **about)


def told(state: TinyEpic, kind: str, **filled: str) -> list[str]:
    return [SAY(text) for text in outlook.before(RULESET.view(state, 0), kind, filled)]


def aside(state: TinyEpic, kind: str, army: str, **filled: str) -> str:
    """What stands beside an army."""
    return ", ".join(SAY(text) for text in beside(RULESET.view(state, 0), kind, "army", army, filled))


@pytest.mark.parametrize(
    ("kind", "op", "target"), [("march", MARCH, "hornwood"), ("sail", ops.Sail(), "ashemark")]
)
def test_te_5_8_who_leaves_a_castle_reads_that_it_is_given_up(kind: str, op: ops.Op, target: str) -> None:
    """The castle was gone, and with it points and a step towards King's Landing; nothing had warned of it."""
    state, way = may(op=op), {"source": "winterfell", "target": target}
    assert told(state, kind, source="winterfell") == [CASTLE]
    assert told(state, kind, **way) == [CASTLE]
    assert aside(state, kind, "st2h", **way) == "its castle is given up"
    assert aside(state, kind, "st2", **way) == aside(state, kind, "st0h", **way) == ""
    assert CASTLE in told(state, kind, **way, army="st2h")
    assert told(state, kind, **way, army="st2") == []


def test_te_5_8_who_stands_there_alone_reads_it_before_the_press_that_goes() -> None:
    """With one unit in the castle the choice of where to go is the last there is."""
    assert told(may(), "march", source="castle_black") == [
        "Castle Black: if none of yours stay, you give up its castle."
    ]


def test_te_9_4_who_leaves_kings_landing_reads_that_the_iron_throne_is_given_up() -> None:
    state = may({**UNITS, "kings_landing": "st2"})
    way = {"source": "kings_landing", "target": "dragonstone"}
    assert told(state, "march", source="kings_landing") == [
        "King's Landing: if none of yours stay, you give up the Iron Throne."
    ]
    assert aside(state, "march", "st2", **way) == "the Iron Throne is given up"
    after = act(state, 0, March(**way, army="st2"))
    assert control.throne(after) == ""


def test_te_1_7_an_ally_who_stays_holds_the_castle() -> None:
    state = may({**UNITS, "winterfell": "st1.tu1"}, allies={"tully": "0"})
    way = {"source": "winterfell", "target": "hornwood"}
    assert aside(state, "march", "st1", **way) == ""
    assert aside(state, "march", "st1.tu1", **way) == "its castle is given up"


def test_te_5_1_who_only_passes_through_a_castle_gives_up_nothing() -> None:
    """A march that halts in an open castle has won nothing yet; one of one's own is left like any other."""
    open_ = act(may(), 0, March(source="the_rills", target="flints_finger", army="st1"))
    assert told(open_, "march", source="flints_finger")[1:] == []
    through = act(
        may({**UNITS, "hornwood": "st1"}), 0, March(source="hornwood", target="winterfell", army="st1")
    )
    assert told(through, "march", source="winterfell")[1:] == [CASTLE]
    empty = act(
        may({**UNITS, "winterfell": "", "hornwood": "st1"}),
        0,
        March(source="hornwood", target="winterfell", army="st1"),
    )
    assert told(empty, "march", source="winterfell")[1:] == []


def test_te_5_8_a_fief_and_a_castle_that_is_razed_have_nothing_to_give_up() -> None:
    assert told(may(), "march", source="the_rills") == []
    razed = asked(beyond(night.table({**night.HOMES, "pyke": "st2"}), destroyed=("pyke",)), 0, MARCH)
    assert told(changed(razed, round=5), "march", source="pyke") == []


def test_te_5_8_a_card_that_moves_a_hero_alone_warns_too() -> None:
    state = may({**UNITS, "castle_black": "st0h", "winterfell": "st2"}, ops.MoveHeroAlone(to="any"))
    assert told(state, "move", source="castle_black") == [
        "Castle Black: if none of yours stay, you give up its castle."
    ]
    assert told(state, "move", source="winterfell") == []
