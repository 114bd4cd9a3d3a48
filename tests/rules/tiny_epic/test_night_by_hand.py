"""What is the Night King's by a game master's hand: he, the Ice Dragon, tokens, castles and the Wall (TE-15)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Text, fold
from bot.rules.menu import random_action
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import MovePiece, MoveToken, SetCastle
from bot.rules.tiny_epic.legal import control, dead
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import TOKENS
from bot.rules.tiny_epic.model.options import Mode, TinyEpicOptions
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules import meddling
from tests.rules.harness import awaited
from tests.rules.tiny_epic.night import GLASS, HOMES, RAVEN, night, table
from tests.rules.tiny_epic.position import asked, choices
from tests.rules.tiny_epic.test_hand import edited, peace, refused, there, told

GLASSES = tuple(f"blue_dragon_glass_{number}" for number in (1, 2, 3))
STEEL = "brown_valyrian_steel_1"
CACHE = "brown_cache_of_gold_3_1"


def dark(units: dict[str, str] = HOMES, **about: Any) -> TinyEpic:
    """Stark is asked for a March."""
    return asked(table(units, **about), 0, ops.March())


def to(unit: str, target: str) -> MovePiece:
    return MovePiece(unit=unit, target=target)


def fallen(castle: str) -> SetCastle:
    return SetCastle(castle=castle, how="fallen")


def stands(castle: str) -> SetCastle:
    return SetCastle(castle=castle, how="stands")


# ── the Night King and the Ice Dragon ──


def test_te_15_39_the_night_king_is_put_in_a_domain_and_nowhere_again() -> None:
    state = dark(wall=False, dragon="thenn")
    came = edited(state, to(NIGHT, "hornwood"))
    assert (night(came).king, night(came).dragon) == ("hornwood", "thenn")
    assert control.holder(came, "hornwood") == NIGHT
    assert night(edited(came, to(NIGHT, "mat"))).king is None
    (event,) = told(state, to(NIGHT, "hornwood"))
    assert event.text() == Text(key="tiny_epic-king-set", args={"domain": "hornwood"})
    assert refused(came, to(NIGHT, "hornwood")) == ("TE-0.6", "same")
    assert refused(state, to(NIGHT, "winterfell")) == ("TE-15.39", "stand")
    assert refused(peace(), to(NIGHT, "hornwood")) == ("TE-1.6", "value")


def test_te_15_15_before_him_the_wall_falls_but_not_in_the_north() -> None:
    state = dark(dragon="pyke")
    south = edited(state, to(NIGHT, "hornwood"))
    assert (night(south).wall, night(south).dragon) == (False, None)
    assert [event.kind for event in told(state, to(NIGHT, "hornwood"))] == ["wall_set", "king_set"]
    assert night(edited(state, to(NIGHT, "thenn"))).wall


def test_te_15_23b_in_phase_2_the_ice_dragon_is_with_him() -> None:
    state = dark(wall=False, king="hornwood", dragon="hornwood", phase=2, glass=3, resolved=GLASSES)
    moved = edited(state, to(NIGHT, "pyke"))
    assert (night(moved).king, night(moved).dragon) == ("pyke", "pyke")
    assert night(edited(state, to(NIGHT, "mat"))).dragon is None
    assert refused(state, to("ice_dragon", "pyke")) == ("TE-15.23b", "joined")


def test_te_15_23a_in_phase_1_the_ice_dragon_waits_in_a_domain_or_at_its_place() -> None:
    waits = edited(dark(), to("ice_dragon", "pyke"))
    assert night(waits).dragon == "pyke"
    assert control.hostile(waits, 0, "pyke")
    assert night(edited(waits, to("ice_dragon", "mat"))).dragon is None
    assert refused(waits, to("ice_dragon", "winterfell")) == ("TE-15.39", "stand")
    assert choices(waits, None, "move_piece", "unit") >= {NIGHT, "ice_dragon"}
    assert {"mat", "thenn"} <= choices(waits, None, "move_piece", "target", unit="ice_dragon")


# ── Dragon Glass, Valyrian Steel, tokens that wait ──


def moved(token: str, target: str) -> MoveToken:
    return MoveToken(token=token, target=target)


def test_te_15_19_dragon_glass_taken_by_hand_weakens_him_and_put_back_it_lies_face_up() -> None:
    state = dark(open={"thenn": (GLASS,)})
    taken = edited(state, moved("open-thenn-dragon_glass", "taken"))
    assert (night(taken).glass, night(taken).open) == (1, {})
    assert dead.king(night(state), None) - dead.king(night(taken), None) == 5
    back = edited(taken, moved("taken-dragon_glass", "pyke"))
    assert (night(back).glass, night(back).open) == (0, {"pyke": (GLASS,)})
    assert night(edited(back, moved("open-pyke-dragon_glass", "thenn"))) == night(state)
    (event,) = told(state, moved("open-thenn-dragon_glass", "taken"))
    assert event.text() == Text(key="tiny_epic-token-moved-taken", args={"token": GLASS, "source": "thenn"})


def test_te_15_23b_with_the_third_dragon_glass_the_ice_dragon_joins_him_and_leaves_with_it() -> None:
    state = dark(
        wall=False, king="hornwood", dragon="pyke", glass=2, resolved=GLASSES[1:], open={"thenn": (GLASS,)}
    )
    joined = edited(state, moved("open-thenn-dragon_glass", "taken"))
    assert (night(joined).phase, night(joined).dragon) == (2, "hornwood")
    apart = edited(joined, moved("taken-dragon_glass", "thenn"))
    assert (night(apart).phase, night(apart).dragon, night(apart).glass) == (1, None, 2)


def test_te_15_18_valyrian_steel_counts_while_it_is_taken_and_no_other_token_does() -> None:
    state = dark(open={"hornwood": (STEEL,), "thenn": (RAVEN,)})
    taken = edited(
        state, moved("open-hornwood-valyrian_steel", "taken"), moved("open-thenn-three_eyed_raven", "taken")
    )
    assert (night(taken).steel, night(taken).glass, night(taken).shown) == (1, 0, night(state).shown)
    assert night(edited(taken, moved("taken-valyrian_steel", "hornwood"))).steel == 0


def test_te_15_10_only_what_lies_open_is_moved_and_of_the_taken_what_may_wait_face_up() -> None:
    thief = "blue_lose_gold_3_1"
    state = dark(open={"thenn": (GLASS,)}, hidden={"pyke": RAVEN}, resolved=(thief,))
    assert choices(state, None, "move_token", "token") == {
        "open-thenn-dragon_glass",
        "unseen-dragon_glass",
        "unseen-valyrian_steel",
    }
    assert choices(state, None, "move_token", "target", token="open-thenn-dragon_glass") >= {"taken", "pyke"}
    for token in ("open-pyke-three_eyed_raven", "taken-lose_gold", GLASS):
        assert refused(state, moved(token, "hornwood")) == ("TE-15.10", "token")
    assert refused(state, moved("open-thenn-dragon_glass", "nowhere")) == ("TE-15.10", "value")
    assert refused(state, moved("open-thenn-dragon_glass", "thenn")) == ("TE-0.6", "same")
    assert refused(peace(), moved("open-thenn-dragon_glass", "taken")) == ("TE-15.2", "night")


def test_te_15_19_dragon_glass_that_lies_face_down_is_taken_by_hand_wherever_it_lies() -> None:
    """The next token of the supply lies in its place, so that nobody learns whether it lay on the map, and where."""
    edit, supply = moved("unseen-dragon_glass", "taken"), (RAVEN, *GLASSES[1:])
    for hidden, stock in ({"thenn": GLASS}, supply), ({"thenn": RAVEN}, (GLASS, *GLASSES[1:])):
        state = dark(hidden=hidden, supply=stock)
        taken = night(edited(state, edit))
        assert (taken.glass, taken.resolved) == (1, (GLASS,))
        assert (taken.hidden, taken.supply) == ({"thenn": RAVEN}, GLASSES[1:])
        (event,) = told(state, edit)
        seen: Any = event.seen_by(None)
        assert seen.text() == Text(key="tiny_epic-token-found", args={"token": GLASS})
        assert (
            RULESET.apply(RULESET.view(state, None).known, seen)
            == RULESET.view(edited(state, edit), None).known
        )
    open_ = night(edited(dark(hidden={"thenn": GLASS}, supply=supply), moved("unseen-dragon_glass", "pyke")))
    assert (open_.glass, open_.open) == (0, {"pyke": (GLASS,)})


def test_te_15_18_valyrian_steel_that_lies_face_down_gives_its_place_to_a_brown_token() -> None:
    others = tuple(token for token in TOKENS if token not in (STEEL, CACHE, RAVEN))
    state = dark(hidden={"hornwood": STEEL}, supply=(RAVEN,), resolved=others)
    taken = night(edited(state, moved("unseen-valyrian_steel", "taken")))
    assert (taken.steel, taken.hidden, taken.supply, taken.aside) == (1, {"hornwood": CACHE}, (RAVEN,), ())


def test_te_15_3_where_no_token_is_left_for_its_place_all_see_it_and_no_preview_does() -> None:
    state, edit = dark(hidden={"thenn": GLASS}, supply=()), moved("unseen-dragon_glass", "taken")
    assert night(edited(state, edit)).hidden == {}
    (event,) = told(state, edit)
    seen: Any = event.seen_by(None)
    assert seen.text() == Text(key="tiny_epic-token-moved-taken", args={"token": GLASS, "source": "thenn"})
    assert seen is not event  # by that a preview is left out
    assert (
        RULESET.apply(RULESET.view(state, None).known, seen) == RULESET.view(edited(state, edit), None).known
    )


def test_te_0_8_whether_dragon_glass_can_be_taken_unseen_is_told_by_what_lies_open() -> None:
    state = dark(open={"thenn": GLASSES[:1]}, resolved=GLASSES[1:])
    assert "unseen-dragon_glass" not in choices(state, None, "move_token", "token")
    assert refused(state, moved("unseen-dragon_glass", "taken")) == ("TE-15.10", "token")
    few = dark(resolved=GLASSES[1:])
    assert "unseen-dragon_glass" in choices(few, None, "move_token", "token")
    assert "taken" in choices(few, None, "move_token", "target", token="unseen-dragon_glass")


# ── castles, and the Wall ──


def test_te_15_16_a_castle_falls_by_hand_and_stands_again() -> None:
    state = dark()
    ruin = edited(state, fallen("winterfell"))
    assert "winterfell" not in control.castles(ruin, TREATY)
    assert "winterfell" in control.castles(edited(ruin, stands("winterfell")), TREATY)
    (event,) = told(state, fallen("winterfell"))
    assert event.text() == Text(key="tiny_epic-castle-set-fallen", args={"domain": "winterfell"})
    assert refused(ruin, fallen("winterfell")) == ("TE-0.6", "same")
    assert refused(state, fallen("hornwood")) == ("TE-15.16", "value")
    assert refused(peace(), fallen("winterfell")) == ("TE-15.2", "night")


def test_te_9_5_who_holds_kings_landing_leaves_it_when_the_sixth_castle_falls() -> None:
    homes = ("winterfell", "castle_black", "the_eyrie", "riverrun", "highgarden")
    state = dark({**dict.fromkeys(homes, "st1"), "casterly_rock": "la1h", "kings_landing": "la2"})
    ruin = edited(state, fallen("riverrun"))
    assert there(ruin, "kings_landing") == ""


def test_te_15_9a_the_wall_stands_again_once_nobody_is_where_it_bars_the_way() -> None:
    state = dark(wall=False, king="hornwood")
    assert refused(state, stands("wall")) == ("TE-15.15", "south")
    assert night(edited(state, to(NIGHT, "thenn"), stands("wall"))).wall
    north = dark({**HOMES, "thenn": "st1"}, wall=False)
    assert refused(north, stands("wall")) == ("TE-15.9a", "north")
    assert refused(north, fallen("wall")) == ("TE-0.6", "same")
    assert not night(edited(dark(), fallen("wall"))).wall


# ── played on ──


def any_edit(state: TinyEpic, whim: random.Random) -> Action | None:
    """One of these edits, of what is offered, if it can be done."""
    view, kind = RULESET.view(state, None), whim.choice((MovePiece, MoveToken, SetCastle))
    edit = meddling.any_edit(RULESET, view, kind, whim)
    if kind is MovePiece:
        unit = whim.choice((NIGHT, "ice_dragon"))
        edit = to(unit, whim.choice(sorted(choices(state, None, "move_piece", "target", unit=unit))))
    return edit if edit is not None and meddling.refusal(RULESET, state, edit) is None else None


@pytest.mark.parametrize(("mode", "players"), [("cooperative", 2), ("solo_night_king", 1)])
def test_games_go_on_by_chance_from_whatever_is_set(mode: Mode, players: int) -> None:
    whim, luck, made = random.Random(5), SeededChance(4), set[str]()
    for _ in range(4):
        state = fold(RULESET, RULESET.new(TinyEpicOptions(mode=mode), players, luck))
        while state.result is None:
            edit = any_edit(state, whim) if state.night is not None and whim.random() < 1 / 5 else None
            if edit is not None:
                events = RULESET.edit(state, edit, luck)
                made.add(events[0].kind)
            else:
                seat = awaited(RULESET, state)[0]
                action = random_action(RULESET, RULESET.view(state, seat), luck)
                events = RULESET.act(state, seat, action, luck)
            state = fold(RULESET, events, state)
            assert RULESET.broken(state) == ()
    assert made == {"king_set", "dragon_set", "wall_set", "castle_set", "token_moved", "token_found"}
