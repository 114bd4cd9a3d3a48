"""Who gives up a castle or King's Landing by a move, a card or a retreat reads it beforehand (TE-5.8, TE-9.1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March, Move, PlayEvent
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import outlook
from bot.rules.tiny_epic.show.beside import beside
from bot.words import Voice
from tests.rules.tiny_epic import night
from tests.rules.tiny_epic.position import act, asked, begin, beyond, choices, holding, rich, standing

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


# ── cards that take units off the map ─────────────────────────────────────────────────────────────


def played(card: str, units: dict[str, str], **about: Any) -> TinyEpic:
    """Alys has played a card for its event; it asks what she chooses."""
    return act(holding(may(units, ops.PlayEvent(), **about), 0, card), 0, PlayEvent(card=card))


def named(state: TinyEpic, value: str, kind: str = "choose", **filled: str) -> str:
    """What stands beside a choice."""
    return ", ".join(SAY(text) for text in beside(RULESET.view(state, 0), kind, "what", value, filled))


@pytest.mark.parametrize("card", ["a_noble_sacrifice", "disobedience", "enlist_the_faceless_men"])
def test_te_9_1_a_card_that_takes_away_ones_last_unit_in_a_castle_says_what_it_gives_up(card: str) -> None:
    """The castle was gone; nothing had warned of it."""
    state = played(card, UNITS)
    last, spared = "castle_black:stark:token", "winterfell:stark:token"
    assert {last, spared} <= choices(state, 0, "choose", "what")
    assert named(state, last) == "its castle is given up"
    assert named(state, spared) == named(state, "old_town:stark:token") == ""
    assert "Castle Black: none of yours is left there, and you give up its castle." in told(
        state, "choose", what=last
    )
    assert len(told(state, "choose", what=spared)) == len(told(state, "choose"))


def test_te_0_11_it_says_so_too_where_the_unit_is_named_with_the_card() -> None:
    state = holding(may(op=ops.PlayEvent()), 0, "a_noble_sacrifice")
    last = "castle_black:stark:token"
    assert named(state, last, "event", card="a_noble_sacrifice") == "its castle is given up"
    assert "Castle Black: none of yours is left there, and you give up its castle." in told(
        state, "event", card="a_noble_sacrifice", what=last
    )


def test_te_9_4_of_the_last_unit_in_kings_landing_it_is_the_iron_throne() -> None:
    state = played("cache_of_wildfire", {**UNITS, "kings_landing": "st1"})
    assert named(state, "kings_landing:stark:token") == "the Iron Throne is given up"


def test_te_12_15_an_allys_last_token_taken_into_the_pool_gives_up_the_castle_too() -> None:
    units = {**UNITS, "riverrun": "tu1", "old_town": "tu1"}
    mine = played("devotion", units, allies={"tully": "0"})
    assert named(mine, "riverrun:tully:token") == "its castle is given up"
    assert named(played("devotion", units, allies={"tully": "1"}), "riverrun:tully:token") == ""


def test_te_12_15_a_hero_who_takes_the_place_of_a_token_holds_the_castle() -> None:
    """Lordly Promotion: the Hero enters the domain the token left, even if that was its only unit."""
    units = {**UNITS, "winterfell": "st2"}
    assert named(played("lordly_promotion", units), "castle_black:stark:token") == ""


def test_te_1_8_a_hero_who_is_sent_home_leaves_no_egg_behind_to_hold_a_castle() -> None:
    units = {"dragonstone": "ta0hR", "old_town": "ta1", "pyke": "gr2h"}
    state = asked(standing(begin("targaryen", "greyjoy", mode="competitive_if"), units), 0, ops.PlayEvent())
    state = act(holding(state, 0, "bend_the_knee"), 0, PlayEvent(card="bend_the_knee"))
    assert named(state, "dragonstone:targaryen:hero") == "its castle is given up"


def test_te_12_5_who_tries_unjustly_without_four_gold_reads_that_the_iron_throne_is_given_up() -> None:
    throne = {**UNITS, "kings_landing": "st2"}
    state = holding(may(throne, ops.PlayEvent()), 0, "unjust_trial")
    losing = "King's Landing: none of yours is left there, and you give up the Iron Throne."
    assert losing in told(rich(state, 0, 3), "event", card="unjust_trial")
    assert losing not in told(rich(state, 0, 4), "event", card="unjust_trial")
    theirs = holding(may({**UNITS, "kings_landing": "gr2"}, ops.PlayEvent()), 0, "unjust_trial")
    assert losing not in told(rich(theirs, 0, 3), "event", card="unjust_trial")


# ── retreats by one's own card ────────────────────────────────────────────────────────────────────


def attacked(domain: str, units: dict[str, str], card: str = night.FLIGHT) -> TinyEpic:
    """Brynden of House Greyjoy attacks from Pyke; Alys has this card for the battle."""
    state = standing(begin("stark", "greyjoy"), units)
    state = changed(asked(holding(state, 0, card), 1, ops.ArmyMove(range="any")), round=5)
    return act(state, 1, Move(source="pyke", target=domain, army="gr2h"))


def laid(state: TinyEpic, card: str = night.FLIGHT) -> str:
    """What stands beside a card for a battle."""
    return ", ".join(SAY(text) for text in beside(RULESET.view(state, 0), "commit", "card", card, {}))


def test_te_6_6_who_leaves_a_castle_by_a_retreat_card_reads_that_it_is_given_up() -> None:
    leave = "you leave without a loss, and nobody scores"
    state = attacked("castle_black", UNITS)
    assert laid(state) == f"{leave}, its castle is given up"
    assert "Castle Black: none of yours is left there, and you give up its castle." in told(
        state, "commit", card=night.FLIGHT
    )
    assert laid(attacked("the_rills", UNITS)) == leave
    castles = dict.fromkeys(("storms_end", "highgarden", "sunspear"), "gr1")
    throne = attacked("kings_landing", {**UNITS, **castles, "kings_landing": "st1"})
    assert laid(throne) == f"{leave}, the Iron Throne is given up"


def test_te_6_6_an_attacker_who_leaves_gives_up_nothing() -> None:
    state = standing(begin("stark", "greyjoy"), UNITS)
    state = changed(asked(holding(state, 0, night.FLIGHT), 0, ops.ArmyMove(range="any")), round=5)
    state = act(state, 0, Move(source="winterfell", target="pyke", army="st2"))
    assert laid(state) == "you leave without a loss, and nobody scores"


def test_te_15_20_nor_does_anybody_leave_a_castle_to_the_dead_unawares() -> None:
    state = holding(night.table({**night.HOMES, "pyke": "st1"}), 0, night.FLIGHT)
    state = night.until_asked(state, lambda play: place(play, "pyke", why="ranger"))
    assert laid(state) == "you leave without a loss, and nobody scores, its castle is given up"


# ── the castle without which King's Landing cannot be held ────────────────────────────────────────

THREE = {
    "kings_landing": "st2", "winterfell": "st0h", "castle_black": "st1", "the_eyrie": "st1", "pyke": "gr2h",
}  # fmt: skip
LOST = "its castle is given up, and King's Landing with it"


def test_te_9_5_who_gives_up_the_third_castle_reads_that_kings_landing_goes_with_it() -> None:
    """Of three castles the third is what King's Landing hangs on; with four it is safe."""
    way = {"source": "castle_black", "target": "last_hearth"}
    assert aside(may(THREE), "march", "st1", **way) == LOST
    assert (
        "Castle Black: if none of yours stay, you give up its castle, and without another one King's Landing, "
        "for which you need 3." in told(may(THREE), "march", **way, army="st1")
    )
    four = may({**THREE, "dragonstone": "st1"})
    assert aside(four, "march", "st1", **way) == "its castle is given up"


def test_te_9_5_who_marches_from_castle_to_castle_may_keep_it() -> None:
    state = may(THREE | {"castle_black": "", "riverrun": "st1"})
    way = {"source": "riverrun", "target": "highgarden"}
    assert aside(state, "sail", "st1", **way) == "its castle is given up"
    sailing = may(THREE | {"castle_black": "", "riverrun": "st1"}, ops.Sail())
    assert told(sailing, "sail", **way) == ["Riverrun: if none of yours stay, you give up its castle."]
    assert "without another one King's Landing" in told(sailing, "sail", source="riverrun")[0]


def test_te_9_5_nor_by_a_card_or_a_retreat_unawares() -> None:
    state = played("a_noble_sacrifice", THREE)
    assert named(state, "castle_black:stark:token") == LOST
    assert (
        "Castle Black: none of yours is left there, and you give up its castle, and King's Landing with it, "
        "for which you need 3." in told(state, "choose", what="castle_black:stark:token")
    )
    assert laid(attacked("castle_black", THREE)).endswith(LOST)


@pytest.mark.parametrize("language", ["en", "de"])
def test_te_9_5_all_of_it_has_room_beside_a_card(language: str) -> None:
    """Discord takes 100 characters; in German the end was lost."""
    view, say = RULESET.view(attacked("castle_black", THREE), 0), Voice(language, RULESET.names, {})
    assert len(", ".join(say(text) for text in beside(view, "commit", "card", night.FLIGHT, {}))) <= 100
