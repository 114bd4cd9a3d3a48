"""The call to the Wall, and the way up (FIEF-11.40, 11.41)."""

from bot.rules.contract import Seat
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Accept,
    Answer,
    AskLeave,
    Climb,
    MakeOffer,
    March,
    Muster,
    Put,
    Send,
    Standing,
)
from bot.rules.fief.agent.watch import climbs
from bot.rules.fief.frames.rounds import SCHEDULE
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.watch.battle import Calling, muster, open_call
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import wall
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.trek import Trek, Walked
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    choices,
    noble,
    refused,
    standing,
)
from tests.rules.fief.watch.test_battle import battle, head, realm, up
from tests.rules.fief.watch.test_brothers import MACE, ROBB, TYWIN, WYMAN, sworn
from tests.rules.fief.watch.test_brothers import realm as any_realm


def moving(state: Fief, seat: Seat) -> Fief:
    return at(state, "P6.DECLARE", 5, Moving(seat=seat))


def test_fief_11_40_the_lord_commander_may_call_but_not_in_two_rounds_running() -> None:
    state = head(realm())
    assert wall.may_call(state) == ROBB
    state = act(at(state, "P1.WARDENS", 1, Calling(seat=0)), 0, Answer(yes=True))
    assert wall.called(state)
    later = changed(state, round=state.round + 1)
    assert wall.may_call(later) is None
    assert wall.may_call(changed(state, round=state.round + 2)) == ROBB
    assert wall.may_call(noble(head(realm()), ROBB, 0, "casterly_rock", captor=1)) is None
    assert wall.may_call(head(any_realm())) is None  # where the Wall is held by bids


def test_fief_11_40_nobody_is_asked_without_a_lord_commander() -> None:
    play = Play(realm(), Rigged())
    open_call(play)
    assert play.events == []


def test_fief_11_41_the_lord_commander_goes_there_at_the_start_of_phase_5() -> None:
    steps = [step.name for step in SCHEDULE]
    assert steps.index("WB.MUSTER") < steps.index("P5.MOVE")
    state = noble(head(realm()), ROBB, 0, "sunspear", ranger=True)
    play = Play(changed(state, wall=changed(state.wall, called=state.round)), Rigged())
    muster(play)
    assert play.state.nobles[ROBB].place == WALL
    assert play.state.nobles[ROBB].ranger
    idle = Play(state, Rigged())
    muster(idle)
    assert idle.events == []


def test_fief_11_41_from_a_gate_for_a_point_and_a_brother_from_the_north_for_all() -> None:
    state = sworn(noble(noble(realm(), TYWIN, 1, GATES[0]), ROBB, 0, "barrowton"), ROBB)
    state = changed(state, wall=changed(state.wall, called=state.round))
    assert wall.steps_up(state, 1, GATES[0], Trek(nobles={TYWIN: Walked(spent=1)})) == (TYWIN,)
    assert wall.steps_up(state, 1, GATES[0], Trek(nobles={TYWIN: Walked(spent=2)})) == ()
    assert wall.steps_up(state, 0, "barrowton", Trek()) == (ROBB,)
    assert wall.steps_up(state, 0, "barrowton", Trek(nobles={ROBB: Walked(spent=1)})) == ()
    assert wall.steps_up(noble(realm(), TYWIN, 1, GATES[0]), 1, GATES[0], Trek()) == ()  # nobody has called
    state = standing(standing(state, 1, GATES[0], "m2k1"), 0, "barrowton", "m3")
    lannister = act(moving(state, 1), 1, Muster(source=GATES[0], nobles=(TYWIN,), men="m1k1"))
    lannister = act(lannister, 1, Climb())
    assert lannister.nobles[TYWIN].place == WALL
    assert wall.troops(lannister, 1) == {"man_at_arms": 1, "knight": 1}
    assert lannister.land[GATES[0]].troops(1) == {"man_at_arms": 1}
    assert lannister.wall.came[TYWIN] == GATES[0]
    stark = act(moving(state, 0), 0, Muster(source="barrowton", nobles=(ROBB,), men="m3"))
    assert act(stark, 0, Climb()).wall.posts[0].roads == ("barrowton",)
    tired = act(stark, 0, March(target="torrhens_square"))
    assert "climb" not in RULESET.view(tired, 0).menu
    uncalled = changed(moving(state, 1), wall=changed(state.wall, called=0))
    assert "climb" not in RULESET.view(act(uncalled, 1, Muster(source=GATES[0], nobles=(TYWIN,))), 1).menu


def test_fief_11_41_and_5_3_troops_that_have_marched_do_not_go_on_with_a_brother_for_all_his_points() -> None:
    state = sworn(noble(noble(realm(), WYMAN, 0, "barrowton"), ROBB, 0, "torrhens_square"), ROBB)
    state = changed(state, wall=changed(state.wall, called=state.round))
    state = standing(state, 0, "barrowton", "m2")
    state = act(moving(state, 0), 0, Muster(source="barrowton", nobles=(WYMAN,), men="m2"))
    state = act(state, 0, March(target="torrhens_square"))
    alone = act(state, 0, Muster(source="torrhens_square", nobles=(ROBB,), men="none"))
    assert "climb" in RULESET.view(alone, 0).menu
    led = act(state, 0, Muster(source="torrhens_square", nobles=(ROBB,), men="m2"))
    assert "climb" not in RULESET.view(led, 0).menu


def test_fief_11_41_and_5_8_a_group_that_has_come_to_a_gate_of_others_asks_them_for_leave() -> None:
    state = standing(realm(), 1, GATES[1], "m1")
    state = moving(
        noble(changed(state, wall=changed(state.wall, called=state.round)), WYMAN, 0, "winterfell"), 0
    )
    state = act(state, 0, Muster(source="winterfell", nobles=(WYMAN,), men="m2"))
    state = act(state, 0, March(target=GATES[1]))
    assert refused(state, 0, Climb()) == "FIEF-5.8"
    asked = act(state, 0, AskLeave(route=WALL))
    assert asked.stack[-1].awaits(asked) == (1,)
    up_there = act(asked, 1, Answer(yes=True))
    assert up_there.nobles[WYMAN].place == WALL
    assert wall.troops(up_there, 0) == {"man_at_arms": 2}
    stays = act(asked, 1, Answer(yes=False))
    assert stays.nobles[WYMAN].place == GATES[1]
    assert WALL not in choices(stays, 0, "leave", "route")


def test_fief_11_41_and_0_26_nor_does_it_ask_whom_the_gate_has_been_given_meanwhile() -> None:
    state = standing(standing(realm(), 0, GATES[1], "m1"), 1, GATES[1], "m1")
    state = moving(
        noble(changed(state, wall=changed(state.wall, called=state.round)), WYMAN, 0, "winterfell"), 0
    )
    state = act(state, 0, Muster(source="winterfell", nobles=(WYMAN,), men="m2"))
    state = act(state, 0, March(target=GATES[1]))
    for action in (
        MakeOffer(player="1"),
        Put(side="give", matter="village", what=GATES[1]),
        Send(),
    ):
        state = act(state, 0, action)
    state = act(state, 1, Accept(offer=str(state.offers[0].id)))
    assert state.land[GATES[1]].owner == 1
    assert act(state, 0, Climb()).nobles[WYMAN].place == WALL


def test_fief_11_41_and_0_25_a_group_that_goes_up_whole_holds_its_road_no_longer() -> None:
    state = standing(standing(realm(), 1, GATES[1], "m1"), 0, GATES[1], "m1")
    state = moving(
        noble(changed(state, wall=changed(state.wall, called=state.round)), WYMAN, 0, "winterfell"), 0
    )
    state = act(
        act(state, 1, Standing(matter="leave", answer="yes")), 0, Muster(source="winterfell", men="m2")
    )
    state = act(state, 0, March(target=GATES[1]))
    assert [post.roads for post in state.land[GATES[1]].posts] == [(), ("winterfell",)]
    state = act(state, 0, AskLeave(route=WALL))
    assert [post.roads for post in state.land[GATES[1]].posts] == [(), ()]


def test_an_agent_steps_up_only_where_the_battle_may_be_won() -> None:
    state = noble(realm(), TYWIN, 1, GATES[0])
    state = changed(state, wall=changed(state.wall, called=state.round))
    weak = Moving(seat=1, source=GATES[0], nobles=(TYWIN,), men={"knight": 3})
    assert not climbs(state, weak)
    assert climbs(up(state, MACE, "m4"), weak)  # 5 points are there already
    assert climbs(state, changed(weak, men={"knight": 5}))


def test_fief_11_41_if_nobody_stands_on_the_wall_the_call_comes_to_nothing() -> None:
    state = realm()
    assert battle(changed(state, wall=changed(state.wall, called=state.round))).events == []


def test_fief_11_41_and_2_18_nobody_steps_up_through_heavy_rain_but_starks() -> None:
    state = head(noble(realm(), TYWIN, 1, GATES[0]))
    state = changed(state, wall=changed(state.wall, called=state.round))
    state = changed(state, struck=(Strike(kind="heavy_rain", region=1),))
    assert wall.steps_up(state, 1, GATES[0], Trek()) == ()
    assert wall.steps_up(noble(state, WYMAN, 0, GATES[0]), 0, GATES[0], Trek()) == (WYMAN,)
    dry = changed(state, struck=())
    assert wall.steps_up(dry, 1, GATES[0], Trek()) == (TYWIN,)
