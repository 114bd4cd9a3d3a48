"""Whoever leaves while a battle, a card or the Wall waits for it is answered for by the default (FIEF-17.50)."""

from bot.rules.contract import Concede
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Attack,
    Fight,
    Join,
    Muster,
    Raid,
    Standing,
    Surprise,
    TakeSide,
)
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.watch.battle import Calling, Returning, muster, open_battle
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import titles, wall
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import Rigged, act, at, begin, built, holding, menu, noble, standing, titled
from tests.rules.fief.watch.test_battle import head, realm, up
from tests.rules.fief.watch.test_bids import rising
from tests.rules.fief.watch.test_brothers import on_the_wall
from tests.rules.fief.watch.test_brothers import realm as any_realm

ROBB, TYWIN, JAIME = "stark_robb_stark", "lannister_tywin_lannister", "lannister_jaime_lannister"
MACE, LORAS, DORAN = "tyrell_mace_tyrell", "tyrell_loras_tyrell", "martell_doran_martell"
CERSEI, MARGAERY = "lannister_cersei_lannister", "tyrell_margaery_tyrell"
FIVE = ("stark", "lannister", "tyrell", "martell", "arryn")
ZERO, TWO, THREE = 1, 4, 6
FIELD = Attack(village="darry", how="field:1")
STILL = {"attack": [ZERO] * 6, "defence": [ZERO] * 6}
NO = TakeSide()


def asked(state: Fief) -> tuple[str, tuple[int, ...]]:
    prompt = RULESET.pending(state)[0]
    return prompt.kind, prompt.waiting


def fighting(state: Fief) -> bool:
    return any(isinstance(frame, Battle) for frame in state.stack)


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


def three(mine: str, theirs: str, third: str, fort: str = "") -> Fief:
    """Robb (0) before Tywin (1), whose Darry is, with Mace (2) beside them."""
    state = noble(standing(begin(*FIVE), 1, "darry", theirs), TYWIN, 1, "darry")
    state = noble(standing(state, 2, "darry", third), MACE, 2, "darry")
    state = noble(standing(state, 0, "darry", mine), ROBB, 0, "darry")
    return act(at(built(state, "darry", fort=fort), "P7.END", 6, Acting(seat=0)), 0, FIELD)


def helped(state: Fief, **dice: list[int]) -> Fief:
    """Mace fights beside Robb."""
    state = act(act(state, 0, TakeSide(accept=("2",))), 1, NO)
    return act(state, 2, TakeSide(help="attacker"), **dice)


def test_fief_17_50_and_6_5_who_leaves_while_sides_are_taken_helps_nobody_and_defends_itself() -> None:
    pledged = act(act(three("m5", "m5", "k2"), 2, TakeSide(help="attacker")), 2, Concede())
    state = act(pledged, 1, NO, **STILL)
    assert [frame.fray.seats for frame in state.stack if isinstance(frame, Battle)] == [(0, 1)]
    attacked = act(act(act(three("m5", "m5", "k2"), 1, Concede()), 0, NO), 2, NO, **STILL)
    assert asked(attacked) == ("goon", (0,))


def test_fief_17_50_and_6_7_a_helper_who_leaves_the_game_fights_on() -> None:
    state = act(helped(three("m5", "m5", "k2"), **STILL), 2, Concede())
    state = act(state, 0, Fight(how="on"), **STILL)
    assert [frame.fray.seats for frame in state.stack if isinstance(frame, Battle)] == [(0, 2, 1)]


def test_fief_17_50_and_6_6_an_attacker_who_leaves_before_the_walls_stops() -> None:
    state = act(three("k5", "m2", "m1", fort="stronghold"), 1, TakeSide(shelter="always"))
    state = act(act(state, 0, NO), 2, NO)
    assert asked(state) == ("sheltered", (0,))
    state = act(state, 0, Concede())
    assert (fighting(state), state.land["darry"].owner) == (False, 1)


def test_fief_17_50_and_6_18_and_6_24_losses_and_spoils_go_by_the_default() -> None:
    state = noble(noble(three("k5", "m3k1", "k2"), LORAS, 2, "darry"), JAIME, 1, "darry")
    chosen = act(act(act(state, 1, Standing(matter="losses", answer="ask")), 0, NO), 2, NO)
    chosen = act(chosen, 1, NO, attack=[THREE, ZERO, ZERO], defence=[ZERO] * 3)
    assert asked(chosen) == ("lose", (1,))
    assert act(chosen, 1, Concede()).land["darry"].troops(1) == {"man_at_arms": 3}
    won = helped(state, attack=[THREE, THREE, ZERO], defence=[ZERO] * 3)
    assert asked(won) == ("spoils", (0,))
    won = act(won, 0, Concede())
    assert {won.nobles[one].captor for one in (TYWIN, JAIME)} == {0, 2}
    assert not fighting(won)


def test_fief_17_50_and_1_27_a_heart_breaker_who_leaves_ends_no_marriage() -> None:
    state = begin("lannister", "stark", "tyrell", "martell", "arryn")
    state = noble(standing(state, 1, "darry", "m5"), ROBB, 1, "darry", spouse=MARGAERY)
    state = noble(state, MARGAERY, 2, "highgarden", spouse=ROBB)
    state = noble(noble(standing(state, 0, "darry", "m5"), TYWIN, 0, "darry"), CERSEI, 0, "darry")
    state = act(at(state, "P7.END", 6, Acting(seat=0)), 0, FIELD)
    state = act(state, 1, Fight(how="surrender"))
    assert asked(state) == ("breaking", (0,))
    state = act(state, 0, Concede())
    assert (state.nobles[ROBB].spouse, state.nobles[ROBB].captor) == (MARGAERY, 0)


def test_fief_17_50_and_5_23_a_raider_who_leaves_stays_where_he_fights() -> None:
    state = noble(standing(begin(*FIVE), 0, "fairmarket", "k3"), ROBB, 0, "fairmarket")
    state = noble(standing(state, 1, "darry", "m9"), TYWIN, 1, "darry")
    state = at(state, "P6.DECLARE", 5, Moving(seat=1), Moving(seat=0))
    state = act(state, 0, Muster(source="fairmarket", nobles=(ROBB,), men="k3"))
    state = act(act(state, 0, Raid(target="darry"), **STILL), 0, Concede())
    assert (fighting(state), state.nobles[ROBB].place) == (False, "darry")


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def playing(state: Fief, card: str, target: str, **dice: list[int]) -> Fief:
    """Seat 0, active in Phase 6, plays a card between two steps."""
    state = noble(standing(holding(state, 0, card), 0, "highgarden", "m2"), ROBB, 0, "highgarden")
    state = at(state, "P6.SIEGE", 6, Acting(seat=0))
    return act(state, 0, Surprise(card=card, trigger="now", target=target), **dice)


def test_fief_17_50_and_8_26_and_8_27_who_leaves_adds_no_card_and_calms_nobody() -> None:
    state = titled(standing(begin(*FIVE), 1, "crakehall", "m2"), TYWIN, "warden_west", "master_of_coin")
    state = playing(holding(with_house(state, 1, gold=9), 2, "uprising_2"), "uprising_1", "crakehall")
    assert asked(state) == ("join", (2,))
    state = act(state, 2, Concede())
    assert asked(state) == ("calm", (1,))
    state = act(state, 1, Concede())
    assert (state.houses[1].gold, TYWIN in state.nobles) == (9, True)


def test_fief_17_50_and_8_26_an_uprising_goes_on_when_whoever_played_it_leaves() -> None:
    state = standing(begin(*FIVE), 1, "crakehall", "m2")
    state = playing(holding(state, 2, "tax_1"), "uprising_1", "crakehall")
    state = act(act(state, 0, Concede()), 2, Join(cards=()), rebels=[THREE] * 3, defence=[ZERO] * 3)
    assert state.land["crakehall"].troops(1) == {}


def test_fief_17_50_and_8_41_and_1_79_a_hand_who_leaves_refuses_nobody_a_master_throws_nothing_again() -> (
    None
):
    state = titled(titled(begin(*FIVE), TYWIN, "hand"), ROBB, "warden_north")
    state = playing(state, "join_the_small_council_1", "master_of_coin")
    assert asked(state) == ("refuse", (1,))
    assert titles.holder(act(state, 1, Concede()), "master_of_coin") == ROBB
    state = titled(begin(*FIVE, options=FiefOptions(edition="b")), TYWIN, "warden_west", "master_of_laws")
    state = playing(state, "assassination_1", DORAN, murder=[4])
    assert asked(state) == ("rethrow", (1,))
    assert DORAN in act(state, 1, Concede()).dead


# ── the Wall ──────────────────────────────────────────────────────────────────────────────────────


def test_fief_17_50_and_11_27_who_leaves_disposes_of_no_supplies() -> None:
    state = on_the_wall(any_realm(), ROBB)
    state, _ = rising(changed(state, wall=changed(state.wall, gold=7, threat=9)), 4)
    assert asked(state) == ("command", (0,))
    state = act(state, 0, Concede())
    assert (asked(state)[0], state.wall.gold) == ("wall_bid", 7)


def test_fief_17_50_and_11_40_and_11_41_a_lord_commander_calls_nobody_but_answers_a_call() -> None:
    state = act(at(head(realm()), "P1.WARDENS", 1, Calling(seat=0)), 0, Concede())
    assert not wall.called(state)
    called = changed(head(realm()), wall=changed(realm().wall, called=realm().round))
    play = Play(act(at(called, "P5.MOVE", 5, Moving(seat=1)), 0, Concede()), Rigged())
    muster(play)
    assert play.state.nobles[ROBB].place == WALL


def test_fief_17_50_and_11_42_and_11_45_at_the_wall_it_takes_the_first_left_and_comes_down_as_it_came() -> (
    None
):
    play = Play(at(up(up(realm(), TYWIN, "m5"), MACE, "m9"), "P7.END", 6), Rigged())
    open_battle(play)
    assert asked(play.state) == ("objective", (2,))
    state = act(play.state, 2, Concede())
    assert asked(state) == ("objective", (1,))
    assert menu(state, 1) == ("assail",)
    state = at(up(head(realm()), ROBB, "m9"), "P7.END", 6, Returning())
    assert act(state, 0, Concede()).nobles[ROBB].place == GATES[0]
