"""Brothers of the Night's Watch, their oaths and their Lord Commander (FIEF-1.45 to 1.47, 11.1 to 11.18)."""

from typing import Any

from bot.rules.contract import Event, Seat, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Attack, Choose, Decree, Embassy, Oath, Pass, Stand, TakeSide, Vote
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.court import Tallied
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.decrees import Censuring
from bot.rules.fief.frames.rounds import SCHEDULE
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.watch.oaths import Oaths
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import attacks, court, sieges, titles, votes, watch
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.people import MANCE
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.watch import COMMANDER
from bot.rules.fief.play import scoring, upkeep, verbs
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    noble,
    refused,
    standing,
    titled,
)

ROBB, WYMAN, JON = "stark_robb_stark", "stark_wyman_manderly", "stark_jon_snow"
TYWIN, JAIME = "lannister_tywin_lannister", "lannister_jaime_lannister"
MACE, MARGAERY = "tyrell_mace_tyrell", "tyrell_margaery_tyrell"
DORAN = "martell_doran_martell"


def realm(**options: Any) -> Fief:
    options = {"nwe": True, **options}
    return begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(**options))


def sworn(state: Fief, *nobles: str) -> Fief:
    """These are free Brothers, each with a Ranger."""
    for name in nobles:
        one = state.nobles[name]
        state = titled(state, name, "brother")
        state = changed(state, nobles={**state.nobles, name: changed(state.nobles[name], ranger=one.free)})
    return state


def on_the_wall(state: Fief, name: str) -> Fief:
    """The Lord Commander, where the Wall is held by bids."""
    state = titled(sworn(state, name), name, COMMANDER)
    return noble(state, name, state.nobles[name].seat, WALL, ranger=True)


def named(state: Fief, name: str) -> Fief:
    """The Hand, Doran, declares somebody Outlaw."""
    return fold(RULESET, judged(state, name), censured(state))


def judged(state: Fief, name: str) -> tuple[Event, ...]:
    """What comes of it."""
    return events(censured(state), 3, Decree(nobles=(name,)))


def censured(state: Fief) -> Fief:
    """The Hand, Doran, is asked."""
    return at(titled(state, DORAN, "hand"), "P1.CONCEDE", 1, Censuring(seat=3))


# ── Brothers ──────────────────────────────────────────────────────────────────────────────────────


def test_fief_11_1_there_are_as_many_brothers_as_players() -> None:
    state = noble(noble(realm(), WYMAN, 0, "winterfell"), JON, 0, "winterfell")
    assert watch.cards_left(state) == 4
    state = sworn(state, ROBB, WYMAN, TYWIN)
    assert watch.brothers(state, 0) == (ROBB, WYMAN)
    assert watch.recruits(state, 0) == (JON,)
    state = sworn(state, MACE)
    assert watch.cards_left(state) == 0
    assert watch.recruits(state, 0) == ()
    assert watch.cards_left(begin("stark", "lannister", "tyrell")) == 0


def test_fief_2_6_and_11_5_a_brother_card_is_taken_in_place_of_one_draw() -> None:
    state = titled(noble(realm(), WYMAN, 0, "winterfell"), ROBB, "fief_winterfell")
    state = at(state, "P2.DISASTERS", 2, Drawing(seat=0))
    assert choices(state, 0, "choose", "what") == {"fortune", "court_event", ROBB, WYMAN}
    state = act(state, 0, Choose(what=ROBB))
    assert state.nobles[ROBB].titles == ("brother",)
    assert titles.holder(state, "fief_winterfell") == WYMAN  # as on death (FIEF-0.44, 0.53)
    assert choices(state, 0, "choose", "what") == {"fortune", "court_event"}
    state = act(state, 0, Choose(what="fortune"))
    assert len(state.houses[0].hand) + len(state.track) == 1


def test_fief_11_5_no_husband_captive_king_or_heir_is_given_one() -> None:
    state = noble(realm(), WYMAN, 0, "winterfell")
    assert watch.recruits(state, 0) == (ROBB, WYMAN)
    wed = noble(noble(state, MARGAERY, 2, "highgarden", spouse=ROBB), ROBB, 0, "winterfell", spouse=MARGAERY)
    assert watch.recruits(wed, 0) == (WYMAN,)
    assert watch.recruits(titled(state, ROBB, "king"), 0) == (WYMAN,)
    assert watch.recruits(noble(state, ROBB, 0, "winterfell", marks=("heir",)), 0) == (WYMAN,)
    assert watch.recruits(noble(state, ROBB, 0, "casterly_rock", captor=1), 0) == (WYMAN,)


def test_fief_11_2_a_brother_has_a_ranger_that_fights_beside_him_and_is_gone_for_good() -> None:
    state = sworn(realm(), ROBB)
    state = noble(state, ROBB, 0, "barrowton", ranger=True)
    state = standing(noble(state, TYWIN, 1, "barrowton"), 1, "barrowton", "m2k3")
    state = at(state, "P6.SIEGE", 6, Acting(seat=1))
    attack = Attack(village="barrowton", how="field:0")
    state = act(state, 1, attack, attack=[6, 6], defence=[3], fate=[6])
    if RULESET.pending(state)[0].kind == "sides":
        state = act(state, 0, TakeSide(), attack=[6, 6], defence=[3], fate=[6])
    assert not state.nobles[ROBB].ranger
    assert state.nobles[ROBB].captor == 1
    assert "brother" in state.nobles[ROBB].titles


def test_fief_11_2_and_0_2_a_ranger_is_a_troop_for_sieges_and_pillage_too() -> None:
    state = noble(sworn(realm(), ROBB), ROBB, 0, "casterly_rock", ranger=True)
    assert sieges.open_to(state, 0) == ("casterly_rock",)
    play = Play(built(state, "casterly_rock", siege={0: 0}), Rigged())
    upkeep.keep_up(play)
    assert play.state.land["casterly_rock"].siege == {0: 0}
    alone = noble(state, ROBB, 0, "casterly_rock", ranger=False)
    assert sieges.open_to(alone, 0) == ()
    mine = built(noble(state, ROBB, 0, "barrowton", ranger=True), "barrowton", mills=1)
    assert sieges.loot(mine, 0, "barrowton") == ("mill",)


def test_fief_11_2_who_takes_the_black_as_a_captive_gets_no_ranger_and_who_is_taken_loses_it() -> None:
    state = named(noble(realm(), ROBB, 0, "casterly_rock", captor=1), ROBB)
    assert "brother" in state.nobles[ROBB].titles
    assert not state.nobles[ROBB].ranger
    play = Play(sworn(realm(), ROBB), Rigged())
    verbs.capture(play, ROBB, 1)
    assert not play.state.nobles[ROBB].ranger


def test_fief_11_6_a_brother_marries_nobody_holds_nothing_votes_for_no_king_and_starts_no_battle() -> None:
    state = sworn(noble(realm(), WYMAN, 0, "winterfell"), ROBB)
    assert not court.marriageable(state, ROBB)
    assert not titles.may_hold_fief(state, ROBB)
    assert not any(votes.eligible(state, office, ROBB) for office in ("warden_north", "king", "hand"))
    assert votes.voters(state, "king", 0) == ()
    state = standing(noble(state, ROBB, 0, "casterly_rock", ranger=True), 0, "casterly_rock", "k8")
    assert attacks.possible(state, 0, "casterly_rock") == ()


def test_fief_11_6_a_brother_leads_troops_and_moves() -> None:
    state = sworn(realm(), ROBB)
    assert titles.leader(state, ROBB)


# ── the black ─────────────────────────────────────────────────────────────────────────────────────


def test_fief_1_45_and_11_7_and_ex_19_the_black_instead_of_outlawry() -> None:
    state = named(titled(realm(), ROBB, "fief_winterfell"), ROBB)
    assert state.nobles[ROBB].titles == ("brother",)
    assert "outlaw" not in state.nobles[ROBB].marks
    assert titles.holder(state, "fief_winterfell") is None
    wed = noble(realm(), MARGAERY, 2, "highgarden", spouse=ROBB)
    wed = noble(wed, ROBB, 0, "winterfell", spouse=MARGAERY)
    assert "outlaw" in named(wed, ROBB).nobles[ROBB].marks
    king = named(titled(realm(), ROBB, "king"), ROBB)
    assert "outlaw" in king.nobles[ROBB].marks
    assert "king" in king.nobles[ROBB].titles


def test_fief_1_45_only_with_the_watch_and_for_a_house_without_a_brother() -> None:
    assert "outlaw" in named(realm(nwe=False), ROBB).nobles[ROBB].marks
    state = sworn(noble(realm(), WYMAN, 0, "winterfell"), WYMAN)
    assert "outlaw" in named(state, ROBB).nobles[ROBB].marks
    assert "outlaw" in named(realm(black_instead_of_outlaw="off"), ROBB).nobles[ROBB].marks


def test_fief_11_7_the_gods_curse_stays() -> None:
    state = named(noble(realm(), ROBB, 0, "winterfell", marks=("gods_cursed",)), ROBB)
    assert state.nobles[ROBB].marks == ("gods_cursed",)


def test_fief_1_47_an_outlawed_brother_leaves_the_watch() -> None:
    state = named(sworn(realm(), ROBB), ROBB)
    assert state.nobles[ROBB].titles == ()
    assert "outlaw" in state.nobles[ROBB].marks
    assert not state.nobles[ROBB].ranger


# ── oaths ─────────────────────────────────────────────────────────────────────────────────────────


def oaths(state: Fief, *seats: Seat) -> Fief:
    return at(state, "WATCH.ELECTION", 1, Oaths(asked=seats))


def test_fief_11_10_a_brother_may_break_his_oath() -> None:
    state = oaths(sworn(noble(realm(), ROBB, 0, "casterly_rock", captor=1), ROBB, MACE), 0, 2)
    assert choices(state, 0, "oath", "nobles") == {ROBB}
    state = act(act(state, 0, Oath(nobles=(ROBB,))), 2, Oath(nobles=()))
    assert state.nobles[ROBB].titles == ()
    assert "outlaw" in state.nobles[ROBB].marks
    assert watch.brothers(state) == (MACE,)


def test_fief_11_10_a_lord_commander_comes_down_to_a_gate_of_his_choice() -> None:
    state = oaths(on_the_wall(realm(), ROBB), 0)
    assert choices(state, 0, "oath", "gate", nobles=(ROBB,)) == {*GATES}
    state = act(state, 0, Oath(nobles=(ROBB,), gate=GATES[1]))
    assert state.nobles[ROBB].place == GATES[1]
    assert state.nobles[ROBB].titles == ()
    assert state.wall.recruits == 0
    plain = oaths(sworn(realm(), ROBB), 0)
    assert choices(plain, 0, "oath", "gate", nobles=(ROBB,)) == set()


def test_fief_11_10_edition_b_knows_no_oathbreakers() -> None:
    assert watch.sworn(sworn(realm(edition="b"), ROBB), 0) == ()
    assert watch.sworn(sworn(realm(edition="b", oathbreakers="on"), ROBB), 0) == (ROBB,)


def test_fief_11_8_an_outlaw_may_take_the_black() -> None:
    outlaw = noble(noble(realm(), ROBB, 0, "winterfell", marks=("outlaw",)), WYMAN, 0, "winterfell")
    state = oaths(sworn(outlaw, WYMAN), 0)
    assert choices(state, 0, "oath", "nobles") == {ROBB, WYMAN}
    state = act(state, 0, Oath(nobles=(ROBB, WYMAN)))
    assert state.nobles[ROBB].marks == ()
    assert state.nobles[ROBB].titles == ("brother",)
    assert state.nobles[WYMAN].marks == ("outlaw",)  # who broke an oath stays an Outlaw


# ── the Lord Commander ────────────────────────────────────────────────────────────────────────────


def elected(state: Fief, **laid: str) -> tuple[Fief, Tallied | None]:
    """Every Brother's House names its first and votes as told for `s0`, `s1`."""
    told = None
    while (prompt := RULESET.pending(state)[0]).kind in ("stand", "vote") and isinstance(
        state.stack[-1], Ballot
    ):
        seat = prompt.waiting[0]
        action: Any = Pass()
        if prompt.kind == "stand":
            action = Stand(office=COMMANDER, noble=watch.voters(state, seat)[0])
        elif f"s{seat}" in laid:
            action = Vote(office=COMMANDER, favour=laid[f"s{seat}"])
        told = next((one for one in events(state, seat, action) if isinstance(one, Tallied)), told)
        state = act(state, seat, action)
    return state, told


def test_fief_11_15_and_ex_14_two_votes_are_needed() -> None:
    assert not votes.held(sworn(realm(), ROBB), COMMANDER)
    state = sworn(noble(realm(), DORAN, 3, "casterly_rock", captor=1), ROBB, TYWIN, DORAN)
    assert votes.held(state, COMMANDER)
    assert [votes.strength(state, COMMANDER, seat) for seat in state.seats] == [1, 1, 0, 0]
    assert votes.winner(state, COMMANDER, {0: ROBB, 1: ROBB}) == ROBB
    assert votes.winner(state, COMMANDER, {0: ROBB, 1: TYWIN}) is None
    assert votes.winner(state, COMMANDER, {0: ROBB}) is None


def test_fief_11_15_a_house_votes_for_all_its_brothers_and_names_one() -> None:
    state = sworn(noble(realm(), WYMAN, 0, "winterfell"), ROBB, WYMAN, TYWIN)
    assert votes.strength(state, COMMANDER, 0) == 2
    state, told = elected(_called(state), s0=ROBB, s1=TYWIN)
    assert told is not None
    assert told.votes == {ROBB: 2, TYWIN: 1}
    assert titles.holder(state, COMMANDER) == ROBB


def _called(state: Fief) -> Fief:
    frame = Ballot(offices=(COMMANDER,), step="stand")
    return at(state, "P1.WARDENS", 1, frame)


def test_fief_11_17_by_bids_he_is_on_the_wall_and_in_no_village() -> None:
    state = standing(sworn(realm(), ROBB, TYWIN), 0, "winterfell", "m2")
    state, _ = elected(_called(state), s0=ROBB, s1=ROBB)
    assert state.nobles[ROBB].place == WALL
    assert state.nobles[ROBB].ranger
    assert state.land["winterfell"].troops(0)["man_at_arms"] == 5  # who stays where it is
    assert not list(RULESET.broken(state))


def test_fief_11_18_by_battle_he_stays_on_the_map() -> None:
    state, _ = elected(_called(sworn(realm(edition="b"), ROBB, TYWIN)), s0=ROBB, s1=ROBB)
    assert titles.holder(state, COMMANDER) == ROBB
    assert state.nobles[ROBB].place == "winterfell"


def test_fief_11_16_he_is_worth_a_point_and_another_is_elected_after_his_death() -> None:
    state = on_the_wall(sworn(realm(), TYWIN, MACE), ROBB)
    assert scoring.parts(state, 0) == {COMMANDER: 1}
    assert not votes.held(state, COMMANDER)
    play = Play(state, Rigged())
    verbs.die(play, ROBB, "murder")
    assert votes.held(play.state, COMMANDER)
    assert play.state.wall.recruits == 0  # the Recruits under him leave the Wall (FIEF-11.17)


def test_fief_11_15_the_watch_elects_before_the_realm() -> None:
    steps = [step.name for step in SCHEDULE]
    assert steps.index("WATCH.OATHS") < steps.index("WATCH.ELECTION") < steps.index("P1.WARDENS")
    assert steps.index("P1.CENSURE") < steps.index("WATCH.OATHS")


# ── their talks ───────────────────────────────────────────────────────────────────────────────────


def test_fief_9_8_and_11_9_once_a_round_brothers_talk_without_a_marker_and_without_cards() -> None:
    state = holding(sworn(realm(), ROBB, MACE), 0, "tax_1")
    state = at(state, "P5.MOVE", 4, Drawing(seat=3))
    assert choices(state, 0, "embassy", "sworn", players=("2",)) == {"no", "yes"}
    assert choices(state, 0, "embassy", "sworn", players=("1", "2")) == {"no"}
    assert refused(state, 1, Embassy(players=("0",), sworn=True)) == "FIEF-9.5"
    spent = with_house(state, 0, diplomacy=0)
    assert refused(spent, 0, Embassy(players=("2",))) == "FIEF-9.5"
    assert act(spent, 0, Embassy(players=("2",), sworn=True)).talk is not None
    state = act(state, 0, Embassy(players=("2",), sworn=True))
    assert state.houses[0].diplomacy == 3
    assert state.talk is not None
    assert state.talk.seats == (0, 2)
    assert not state.talk.cards
    state = act(state, 0, Pass())
    assert state.talk is None
    assert refused(state, 0, Embassy(players=("2",), sworn=True)) == "FIEF-9.5"


def test_fief_11_10_a_lord_commander_comes_down_inside_only_where_he_is_let_in() -> None:
    state = begin("stark", "lannister", "tyrell", "martell", "arryn", options=FiefOptions(nwe=True))
    state = standing(on_the_wall(state, ROBB), 1, GATES[0], "m2", "inside")
    state = oaths(built(state, GATES[0], fort="stronghold"), 0)
    before = act(state, 0, Oath(nobles=(ROBB,), gate=GATES[0]))
    assert (before.nobles[ROBB].inside, before.land[GATES[0]].owner) == (False, 1)
    host = changed(state.houses[1], guests=(0,))
    state = changed(state, houses=(state.houses[0], host, *state.houses[2:]))
    assert act(state, 0, Oath(nobles=(ROBB,), gate=GATES[0])).nobles[ROBB].inside


def test_fief_11_10_a_captive_who_breaks_his_oath_stays_where_he_is_held() -> None:
    """Of Mance Rayder's, where oaths may be broken and the Wall is fought for."""
    state = noble(realm(wall_system="battle"), ROBB, 0, WALL, captor=MANCE)
    state = oaths(sworn(state, ROBB), 0)
    assert choices(state, 0, "oath", "gate", nobles=(ROBB,)) == set()
    state = act(state, 0, Oath(nobles=(ROBB,)))
    assert (state.nobles[ROBB].place, state.nobles[ROBB].captor) == (WALL, MANCE)
    assert "outlaw" in state.nobles[ROBB].marks
