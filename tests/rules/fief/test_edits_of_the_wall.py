"""Who stands on the Wall, what lies there, and who has sworn, by a game master's hand (FIEF-11)."""

from __future__ import annotations

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, held
from bot.rules.fief import RULESET
from bot.rules.fief.actions.by_hand import (
    BringBack,
    LetDie,
    MoveNoble,
    SetMark,
    SetMarkers,
    SetTitle,
    SetUnits,
    SetWall,
)
from bot.rules.fief.events.base import with_house, with_noble
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import stock, wall, watch
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.land import Post
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.watch import Wall
from bot.rules.kit.draft import changed
from bot.rules.menu import random_action
from bot.words import known
from tests.rules.fief.position import act, at, noble, standing, titled
from tests.rules.fief.test_edits_of_the_map import CERSEI, ROBB, TYWIN, edited, refused, three, told
from tests.rules.harness import awaited


def battle(**options: object) -> Fief:
    """Stark, Lannister and Tyrell; Robb, at a gate, leads the Watch, and a Battle at the Wall is declared."""
    state = three(nwe=True, edition="b", **options)
    state = standing(noble(state, ROBB, 0, GATES[0]), 0, GATES[0], "k2")
    return changed(titled(state, ROBB, "brother", "lord_commander"), wall=Wall(called=state.round))


def bids(**options: object) -> Fief:
    """The same where the Wall is held by bids: Robb is on it."""
    state = titled(three(nwe=True, edition="a", **options), ROBB, "brother", "lord_commander")
    return changed(noble(state, ROBB, 0, WALL), wall=Wall(came={ROBB: "winterfell"}, recruits=2))


def goes_on(state: Fief, moves: int = 80) -> None:
    """The game goes on, by chance, and stays whole."""
    luck = SeededChance(6)
    for _ in range(moves):
        if state.result is not None or held(RULESET.pending(state)):
            return
        seat = awaited(RULESET, state)[0]
        action = random_action(RULESET, RULESET.view(state, seat), luck)
        for event in RULESET.act(state, seat, action, luck):
            state = RULESET.apply(state, event)
            assert not list(RULESET.broken(state)), event


# ── who stands on the Wall, in a battle ──


def test_fief_11_41_a_noble_is_put_on_the_wall_and_taken_down_again() -> None:
    state = noble(battle(), TYWIN, 1, "casterly_rock")
    up = edited(state, MoveNoble(noble=TYWIN, village=WALL))
    assert wall.nobles(up, 1) == (TYWIN,)
    assert up.wall.came[TYWIN] == "casterly_rock", "where he goes back to"
    down = edited(up, MoveNoble(noble=TYWIN, village="deepwood_motte"))
    assert (down.nobles[TYWIN].place, down.wall.came) == ("deepwood_motte", {})
    goes_on(up)
    goes_on(down)


def test_fief_11_45_troops_on_the_wall_go_back_with_those_of_their_house() -> None:
    state = edited(noble(battle(), TYWIN, 1, "casterly_rock"), MoveNoble(noble=TYWIN, village=WALL))
    state = edited(state, SetUnits(village=WALL, player="1", unit="knight", number=2))
    assert state.wall.posts == (Post(seat=1, field={"knight": 2}, roads=("casterly_rock",)),)
    more = edited(state, SetUnits(village=WALL, player="1", unit="man_at_arms", number=1))
    assert more.wall.posts[0].field == {"knight": 2, "man_at_arms": 1}
    gate = edited(more, SetUnits(village=WALL, player="0", unit="knight", number=1))
    assert gate.wall.posts[1].roads == (GATES[0],)
    fewer = edited(gate, SetUnits(village=WALL, player="1", unit="knight", number=0))
    assert fewer.wall.posts[0].field == {"man_at_arms": 1}
    goes_on(gate)


def test_fief_0_19_no_more_troops_stand_there_than_are_left() -> None:
    state = battle()
    left = stock.troops(state, 0, "knight")
    edited(state, SetUnits(village=WALL, player="0", unit="knight", number=left))
    for number in (-1, left + 1):
        edit = SetUnits(village=WALL, player="0", unit="knight", number=number)
        assert refused(state, edit)[0] == "FIEF-0.19"
    assert refused(state, SetUnits(village=WALL, player="0", unit="engines", number=1))[0] == "FIEF-0.90"


def test_fief_11_41_without_a_battle_declared_nobody_is_put_there() -> None:
    calm = changed(battle(), wall=Wall())
    for edit in (
        MoveNoble(noble=ROBB, village=WALL),
        SetUnits(village=WALL, player="0", unit="knight", number=1),
    ):
        clause, words = refused(calm, edit)
        assert clause == "FIEF-11.41"
        assert "`set_wall`" in words
    declared = edited(calm, SetWall(part="call", number=1))
    assert edited(declared, MoveNoble(noble=ROBB, village=WALL)).nobles[ROBB].place == WALL


def test_fief_11_40_a_battle_is_declared_by_hand_or_not() -> None:
    state = changed(battle(), wall=Wall())
    declared = edited(state, SetWall(part="call", number=1))
    assert wall.called(declared)
    assert not wall.called(edited(declared, SetWall(part="call", number=0)))
    assert refused(declared, SetWall(part="call", number=1))[1] == "It is so already. Choose something else."
    stands = edited(declared, MoveNoble(noble=ROBB, village=WALL))
    assert "Take them away first" in refused(stands, SetWall(part="call", number=0))[1]
    late = at(changed(state, phase=6), "P6.DECLARE", 6, Acting(seat=0))
    assert refused(late, SetWall(part="call", number=1))[0] == "FIEF-11.41"
    goes_on(declared)


def test_without_the_watch_there_is_no_wall() -> None:
    state = three()
    assert refused(state, MoveNoble(noble=ROBB, village=WALL))[0] == "FIEF-0.90"
    assert refused(state, SetUnits(village=WALL, player="0", unit="knight", number=1))[0] == "FIEF-0.90"
    assert refused(state, SetWall(part="threat", number=1))[0] == "FIEF-11.20"


# ── the Wall by bids ──


@pytest.mark.parametrize(("part", "most"), [("threat", 9), ("supplies", 99), ("recruits", 12), ("breach", 1)])
def test_fief_11_20_what_lies_on_the_wall_is_set(part: str, most: int) -> None:
    state = edited(bids(), SetWall(part=part, number=most))
    kept = {"threat": "threat", "supplies": "gold", "recruits": "recruits", "breach": "breached"}
    assert getattr(state.wall, kept[part]) == most
    assert refused(state, SetWall(part=part, number=most + 1))[0] == "FIEF-11.20"
    assert refused(state, SetWall(part=part, number=-1))[0] == "FIEF-11.20"
    assert refused(state, SetWall(part="call", number=1))[0] == "FIEF-11.20"
    goes_on(state)


def test_fief_11_17_only_the_lord_commander_is_on_the_wall_and_stays_there() -> None:
    state = bids()
    assert "`set_title`" in refused(state, MoveNoble(noble=ROBB, village="winterfell"))[1]
    other = noble(state, TYWIN, 1, "casterly_rock")
    assert "only the Lord Commander" in refused(other, MoveNoble(noble=TYWIN, village=WALL))[1]
    units = SetUnits(village=WALL, player="0", unit="knight", number=1)
    assert "only the Lord Commander" in refused(state, units)[1]


def test_fief_11_17_whoever_commands_by_hand_goes_there_and_who_did_comes_down() -> None:
    state = titled(noble(bids(), TYWIN, 1, "casterly_rock"), TYWIN, "brother")
    passed = edited(state, SetTitle(title="lord_commander", noble=TYWIN))
    assert watch.commander(passed) == TYWIN
    assert (passed.nobles[TYWIN].place, passed.nobles[ROBB].place) == (WALL, GATES[0])
    assert [*passed.wall.came] == [TYWIN]
    vacant = edited(state, SetTitle(title="lord_commander", noble="nobody"))
    assert (watch.commander(vacant), vacant.nobles[ROBB].place) == (None, GATES[0])
    goes_on(passed)
    goes_on(vacant)


def test_fief_11_15_only_a_free_brother_commands_the_watch() -> None:
    state = noble(battle(), TYWIN, 1, "casterly_rock")
    edit = SetTitle(title="lord_commander", noble=TYWIN)
    assert refused(state, edit)[0] == "FIEF-11.15"
    sworn = titled(state, TYWIN, "brother")
    assert refused(with_noble(sworn, TYWIN, captor=0, ranger=False), edit)[0] == "FIEF-11.15"
    passed = edited(sworn, edit)
    assert watch.commander(passed) == TYWIN
    assert passed.nobles[ROBB].place == GATES[0], "by battle he stays on the map"


# ── vows ──


def test_fief_11_5_a_lord_takes_the_black_with_what_he_loses_by_it() -> None:
    state = titled(three(nwe=True), ROBB, "hand")
    sworn = edited(state, SetMark(noble=ROBB, mark="brother", how="set"))
    assert (sworn.nobles[ROBB].titles, sworn.nobles[ROBB].ranger) == (("brother",), True)
    back = edited(sworn, SetMark(noble=ROBB, mark="brother", how="removed"))
    assert (back.nobles[ROBB].titles, back.nobles[ROBB].ranger, back.nobles[ROBB].marks) == ((), False, ())
    goes_on(sworn)


def test_fief_11_5_and_11_1_who_cannot_take_the_black() -> None:
    edit = SetMark(noble=ROBB, mark="brother", how="set")
    assert refused(titled(three(nwe=True), ROBB, "king"), edit)[0] == "FIEF-11.5"
    lady = noble(three(nwe=True), CERSEI, 1, "casterly_rock")
    assert refused(lady, SetMark(noble=CERSEI, mark="brother", how="set"))[0] == "FIEF-11.5"
    assert refused(three(), edit)[0] == "FIEF-0.12"
    full = three(nwe=True)
    others = [one for seat in (1, 2) for one in full.houses[seat].lords[:2]][:3]
    for number, who in enumerate(others):
        full = titled(noble(full, who, 1 if number < 2 else 2, "casterly_rock"), who, "brother")
    assert refused(full, edit)[0] == "FIEF-11.1"


def test_fief_11_10_a_lord_commander_who_never_swore_comes_down() -> None:
    state = edited(bids(), SetMark(noble=ROBB, mark="brother", how="removed"))
    assert (state.nobles[ROBB].place, state.nobles[ROBB].titles) == (GATES[0], ())
    assert state.nobles[ROBB].marks == (), "he has broken no oath"
    goes_on(state)


def test_fief_11_2_a_ranger_is_given_back_and_taken() -> None:
    state = titled(three(nwe=True), ROBB, "brother")
    state = with_noble(state, ROBB, ranger=False)
    given = edited(state, SetMark(noble=ROBB, mark="ranger", how="set"))
    assert given.nobles[ROBB].ranger
    assert not edited(given, SetMark(noble=ROBB, mark="ranger", how="removed")).nobles[ROBB].ranger
    assert refused(three(nwe=True), SetMark(noble=ROBB, mark="ranger", how="set"))[0] == "FIEF-11.2"


@pytest.mark.parametrize("mark", ["assassin", "gods_cursed"])
def test_fief_8_10_and_1_36_what_a_noble_has_done_or_not(mark: str) -> None:
    state = edited(three(), SetMark(noble=ROBB, mark=mark, how="set"))
    assert state.nobles[ROBB].marks == (mark,)
    off = SetMark(noble=ROBB, mark=mark, how="removed")
    assert edited(state, off).nobles[ROBB].marks == ()
    (text,) = [event.text() for event in told(state, off)]
    assert text is not None
    assert known(text.key)


def test_fief_11_6_no_brother_is_an_assassin_and_there_are_so_many_markers() -> None:
    edit = SetMark(noble=ROBB, mark="assassin", how="set")
    assert refused(titled(three(nwe=True), ROBB, "brother"), edit)[0] == "FIEF-11.6"
    state = three()
    for who in state.houses[1].lords[:2]:
        state = noble(state, who, 1, "casterly_rock", marks=("assassin",))
    assert refused(state, edit)[0] == "FIEF-0.19"


# ── markers, deaths, who has left ──


def test_fief_9_1_and_11_47_markers_are_set() -> None:
    state = battle()
    none = edited(state, SetMarkers(player="0", marker="diplomacy", number=0))
    assert none.houses[0].diplomacy == 0
    given = edited(state, SetMarkers(player="0", marker="defender", number=3))
    assert (given.houses[0].defenders, given.wall.tokens) == (3, 1)
    assert refused(given, SetMarkers(player="1", marker="defender", number=2))[0] == "FIEF-0.19"
    back = edited(given, SetMarkers(player="0", marker="defender", number=1))
    assert (back.houses[0].defenders, back.wall.tokens) == (1, 3)
    assert refused(back, SetMarkers(player="0", marker="defender", number=1))[1].startswith("It is so")
    assert refused(bids(), SetMarkers(player="0", marker="defender", number=1))[0] == "FIEF-0.12"
    assert refused(with_house(state, 1, gone=True), SetMarkers(player="1", marker="diplomacy", number=1))[0]


def test_fief_0_50_a_noble_dies_with_all_that_follows_of_it() -> None:
    sansa = "stark_sansa_stark"
    state = noble(titled(three(), ROBB, "fief_winterfell"), sansa, 0, "winterfell")
    events = told(state, LetDie(noble=ROBB))
    dead = edited(state, LetDie(noble=ROBB))
    assert dead.dead == (ROBB,)
    assert dead.nobles[sansa].titles == ("fief_winterfell",)
    assert events[0].kind == "died"
    assert refused(state, LetDie(noble="stark_greatjon_umber"))[0] == "FIEF-0.31"
    goes_on(dead)
    goes_on(edited(bids(), LetDie(noble=ROBB)))


def test_fief_17_50_who_has_left_decides_again() -> None:
    state = at(three(), "P5.MOVE", 5, Moving(seat=1))
    left = act(state, 2, Concede())
    assert RULESET.view(left, 2).menu == ()
    back = edited(left, BringBack(player="2"))
    assert RULESET.view(back, 2).menu
    assert refused(back, BringBack(player="2"))[0] == "FIEF-17.50"
    assert edited(back, SetMarkers(player="2", marker="diplomacy", number=1)).houses[2].diplomacy == 1
    goes_on(back)
