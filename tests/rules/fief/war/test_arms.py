"""Archers, Mercenaries, losses one chooses, marriages that end with a capture (FIEF-6.8, 4.7, 6.18, 6.26)."""

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer, Attack, Fight, Lose, Muster, Raid, Standing, TakeSide
from bot.rules.fief.events.base import with_house, with_village
from bot.rules.fief.events.war import Fought, Shot
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.breaking import Breaking, breakers
from bot.rules.fief.frames.war.losing import Losing
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import auction, sides, strength
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import act, at, begin, built, choices, events, menu, noble, standing

ROBB, TYWIN, CERSEI = "stark_robb_stark", "lannister_tywin_lannister", "lannister_cersei_lannister"
MARGAERY, GREGOR = "tyrell_margaery_tyrell", "lannister_gregor_clegane"
FIVE = ("stark", "lannister", "tyrell", "martell", "arryn")
ZERO, ONE, TWO, THREE = 1, 2, 4, 6
NO = TakeSide()


def field(mine: str, theirs: str, options: FiefOptions | None = None) -> Fief:
    """Robb (0) before Tywin (1) at Darry."""
    state = begin(*FIVE, options=options or FiefOptions(te=True))
    state = noble(standing(state, 1, "darry", theirs), TYWIN, 1, "darry")
    state = noble(standing(state, 0, "darry", mine), ROBB, 0, "darry")
    return at(state, "P7.END", 6, Acting(seat=0))


def walls(mine: str, inside: str, fort: str = "stronghold") -> Fief:
    """Robb before walls at Casterly Rock with Troops inside."""
    state = noble(begin(*FIVE, options=FiefOptions(te=True)), TYWIN, 1, "crakehall")
    here = state.land["casterly_rock"].posts[0].model_copy(update={"inside": {}})
    state = built(state, "casterly_rock", posts=(here,), fort=fort)
    state = standing(state, 1, "casterly_rock", inside, "inside")
    state = noble(standing(state, 0, "casterly_rock", mine), ROBB, 0, "casterly_rock")
    return at(state, "P7.END", 6, Acting(seat=0))


FIELD = Attack(village="darry", how="field:1")
STORM = Attack(village="casterly_rock", how="assault")


# ── Archers ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("archers", "fort", "dice", "more"),
    [
        (3, "", 1, 2),
        (2, "", 1, 1),
        (1, "", 1, 0),
        (2, "stronghold", 1, 0),
        (3, "stronghold", 1, 1),
        (3, "fortified_city", 1, 0),
        (1, "stronghold", 0, 0),
        (2, "fortified_city", 0, 0),
    ],
)
def test_fief_6_8_and_ex_8_archers_by_number_and_walls(archers: int, fort: str, dice: int, more: int) -> None:
    assert strength.arrows(archers, fort) == (dice, more)


def test_fief_6_8_and_6_1_archers_without_a_leader_are_asked_at_whom_they_shoot() -> None:
    state = act(walls("k5", "a3"), 0, STORM)
    assert RULESET.pending(state)[0].waiting == (1,)
    assert choices(state, 1, "side", "aim") == {ROBB}
    after = act(state, 1, TakeSide(aim=ROBB), attack=[ZERO] * 3, defence=[ZERO], defence_arrows=[THREE])
    assert ROBB in after.dead
    men = act(walls("k5", "m3"), 0, STORM, attack=[ZERO] * 3, defence=[ZERO])
    assert RULESET.pending(men)[0].waiting == (0,)  # nobody has anything to say before the first round


def test_fief_10_6_and_4_7_in_fog_mercenaries_join_unseen_by_who_is_not_there() -> None:
    """How many are in whose pay all know, as before."""
    state = field("m5", "m5", FiefOptions(te=True, fog_of_war=True))
    state = act(with_house(state, 1, mercenaries=3), 0, FIELD)
    dice = {"attack": [ZERO] * 6, "defence": [ZERO] * 6}
    (told,) = (one for one in events(state, 1, TakeSide(hired=3), **dice) if one.kind == "hired")
    assert [told.seen_by(viewer) is None for viewer in (0, 1, 3, None)] == [False, False, True, True]
    state = act(state, 1, TakeSide(hired=3), **dice)
    for viewer in (0, 1, 3, None):
        known = RULESET.view(state, viewer).known
        assert auction.employed(known, 1) == 3
        assert auction.idle(known) == auction.idle(state)
    assert RULESET.view(state, 0).known.land["darry"].troops(1)["mercenary"] == 3


def test_fief_10_6_and_6_18_in_fog_what_somebody_chose_to_lose_is_told_to_witnesses_alone() -> None:
    state = act(field("k5", "m3k1", FiefOptions(fog_of_war=True)), 1, Standing(matter="losses", answer="ask"))
    state = act(act(state, 0, FIELD), 1, NO, attack=[THREE, ZERO, ZERO], defence=[ZERO, ZERO])
    told = events(state, 1, Lose(men="k1"))
    assert any("knight" in str(event.seen_by(0)) for event in told)
    assert not any("knight" in str(event.seen_by(viewer)) for event in told for viewer in (3, None))
    assert "knight" not in str(RULESET.view(act(state, 1, Lose(men="k1")), 3).known.stack)


def test_fief_10_6_and_0_95_in_fog_nobody_learns_from_the_asking_whether_there_are_archers() -> None:
    for men in ("a3", "m3"):
        state = changed(walls("k5", men), options=FiefOptions(te=True, fog_of_war=True))
        state = act(state, 0, STORM)
        assert RULESET.pending(state)[0].asked == (1,)
        assert choices(state, 1, "side", "aim") == ({ROBB} if men == "a3" else set())


def test_fief_6_8_both_sides_shoot_once_before_the_first_round() -> None:
    state = act(field("m3a2", "m3a1"), 0, FIELD)
    told = events(state, 1, NO, attack_arrows=[ONE], defence_arrows=[TWO], attack=[ZERO], defence=[ZERO])
    (shot,) = (one for one in told if isinstance(one, Shot))
    assert (shot.hits, shot.against) == (2, 2)
    kinds = [one.kind for one in told]
    assert kinds.index("shot") < kinds.index("fell") < kinds.index("fought")
    after = act(state, 1, NO, attack_arrows=[ONE], defence_arrows=[TWO], attack=[ZERO], defence=[ZERO])
    assert after.land["darry"].troops(0) == {"man_at_arms": 1, "archer": 2}
    assert after.land["darry"].troops(1) == {"man_at_arms": 1, "archer": 1}
    again = events(after, 0, Fight(how="on"), attack=[ZERO], defence=[ZERO])
    assert not any(isinstance(one, Shot) for one in again)


def test_fief_6_8_nobody_is_left_for_a_round_when_archers_have_shot_all() -> None:
    state = act(field("m3a3", "m1"), 0, FIELD)
    told = events(state, 1, NO, attack_arrows=[ONE], fate=[6])
    assert not any(isinstance(one, Fought) for one in told)
    assert act(state, 1, NO, attack_arrows=[ONE], fate=[6]).nobles[TYWIN].captor == 0


def test_fief_6_8_and_6_22_nobody_shoots_at_nobles_alone_who_are_taken_without_dice() -> None:
    state = act(field("m3a1", "none"), 0, FIELD)
    told = events(state, 1, NO, attack_arrows=[THREE], fate=[1])
    assert not any(isinstance(one, Shot) for one in told)
    assert act(state, 1, NO, attack_arrows=[THREE], fate=[1]).nobles[TYWIN].captor == 0


@pytest.mark.parametrize(("die", "slain"), [(THREE, True), (TWO, False)])
def test_fief_6_8_besieged_archers_may_aim_at_a_noble(die: int, slain: bool) -> None:
    state = noble(walls("k4", "m2a2"), TYWIN, 1, "casterly_rock", inside=True)
    state = act(state, 0, STORM)
    assert choices(state, 1, "side", "aim") == {ROBB}
    after = act(state, 1, TakeSide(aim=ROBB), defence_arrows=[die], attack=[ZERO, ZERO], defence=[ZERO])
    assert (ROBB in after.dead) is slain
    assert after.land["casterly_rock"].troops(0) == {"knight": 4}


def test_fief_6_8_aim_is_for_walls_alone() -> None:
    state = act(field("m3", "m2a2"), 0, FIELD)
    assert choices(state, 1, "side", "aim") == set()


@pytest.mark.parametrize(("shelter", "slain"), [("always", True), ("if_helped", False), (None, False)])
def test_fief_6_8_and_6_6_who_shelters_says_in_the_same_answer_at_whom_its_archers_shoot(
    shelter: str | None, slain: bool
) -> None:
    state = act(built(field("k4", "m2a2"), "darry", fort="stronghold"), 0, FIELD)
    assert choices(state, 1, "side", "aim") == {ROBB}
    dice = {"attack": [ZERO, ZERO], "defence": [ZERO], "defence_arrows": [THREE]}
    state = act(state, 1, TakeSide(shelter=shelter, aim=ROBB), **dice)
    if shelter == "always":
        state = act(state, 0, Fight(how="storm"), **dice)
    assert (ROBB in state.dead) is slain


# ── Mercenaries ───────────────────────────────────────────────────────────────────────────────────


def test_fief_4_7_mercenaries_join_before_a_round_and_survivors_go_back() -> None:
    state = with_house(at(field("m5", "m2"), "P6.END", 6, Acting(seat=0)), 1, mercenaries=3)
    state = act(state, 0, FIELD)
    state = act(state, 1, TakeSide(hired=2), attack=[TWO, ZERO], defence=[ZERO])
    assert state.houses[1].mercenaries == 1
    assert state.land["darry"].troops(1) == {"mercenary": 2}
    state = act(state, 0, Fight(how="on"), attack=[ONE, ZERO], defence=[ZERO])
    assert state.land["darry"].troops(1) == {"mercenary": 1}
    state = act(state, 0, Fight(how="stop"))
    assert state.houses[1].mercenaries == 2
    assert state.land["darry"].troops(1) == {}


def test_fief_4_7_without_any_nobody_is_offered() -> None:
    state = act(field("m5", "m2"), 0, FIELD)
    assert sides.leads(state, state.stack[-2].fray, 1)  # type: ignore[union-attr]
    assert choices(state, 1, "side", "hired") == set()


def test_fief_4_7_whoever_fights_is_asked_for_them_leader_or_not_attacker_or_attacked() -> None:
    state = with_house(at(field("m5", "m2"), "P6.END", 6, Acting(seat=0)), 0, mercenaries=2)
    assert act(state, 0, FIELD).stack[-1].awaits(state) == (0, 1)
    state = noble(at(field("m5", "m2"), "P6.END", 6, Acting(seat=0)), TYWIN, 1, "casterly_rock")
    state = act(with_house(state, 1, mercenaries=2), 0, FIELD)
    assert state.land["darry"].owner == 1
    assert state.stack[-1].awaits(state) == (1,)
    state = act(state, 1, TakeSide(hired=2), attack=[ZERO, ZERO], defence=[ZERO])
    assert state.land["darry"].troops(1) == {"man_at_arms": 2, "mercenary": 2}


def test_fief_4_7_they_join_a_noble_or_a_village_of_their_employer() -> None:
    state = noble(at(field("m5", "m2"), "P6.END", 6, Acting(seat=0)), TYWIN, 1, "casterly_rock")
    state = with_village(with_house(state, 1, mercenaries=2), "darry", owner=2)
    state = act(state, 0, FIELD, attack=[ZERO, ZERO], defence=[ZERO])
    assert state.stack[-1].awaits(state) == (0,), "leaderless visitors have nobody whom they could join"


def test_fief_4_7_and_6_31_none_come_through_a_siege_to_those_inside() -> None:
    state = with_house(with_house(walls("m9", "m3"), 1, mercenaries=2), 0, mercenaries=2)
    assert act(state, 0, STORM).stack[-1].awaits(state) == (0, 1)
    state = built(state, "casterly_rock", siege={0: 0})
    assert act(state, 0, STORM).stack[-1].awaits(state) == (0,)


def test_fief_4_7_and_5_21_they_join_the_victims_of_a_raid_before_its_first_round() -> None:
    state = standing(begin(*FIVE, options=FiefOptions(te=True)), 1, "darry", "m2")
    state = noble(standing(with_house(state, 1, mercenaries=3), 0, "fairmarket", "k2"), ROBB, 0, "fairmarket")
    state = act(at(state, "P6.DECLARE", 5, Moving(seat=0)), 0, Muster(source="fairmarket"))
    state = act(state, 0, Raid(target="darry"))
    assert state.stack[-1].awaits(state) == (1,)
    state = act(state, 1, TakeSide(hired=2), attack=[ZERO, ZERO], defence=[ZERO])
    assert state.land["darry"].troops(1) == {"man_at_arms": 2, "mercenary": 2}
    assert state.houses[1].mercenaries == 1


# ── losses ────────────────────────────────────────────────────────────────────────────────────────


def test_fief_6_18_and_17_14_who_wants_to_choose_who_falls_is_asked() -> None:
    state = act(field("m6", "m3a1"), 1, Standing(matter="losses", answer="ask"))
    state = act(state, 0, FIELD)
    dice = {"defence_arrows": [ZERO], "attack": [TWO, ZERO], "defence": [ZERO]}
    state = act(state, 1, NO, **dice)
    assert isinstance(state.stack[-1], Losing)
    assert choices(state, 1, "lose", "men") == {"m2", "m1a1"}
    assert RULESET.default(state, 1) == Lose(men="m2")
    state = act(state, 1, Lose(men="m1a1"))
    assert state.land["darry"].troops(1) == {"man_at_arms": 2}


def test_fief_6_18_who_has_no_choice_is_not_asked() -> None:
    state = act(field("m6", "m3"), 1, Standing(matter="losses", answer="ask"))
    state = act(act(state, 0, FIELD), 1, NO, attack=[TWO, ZERO], defence=[ZERO])
    assert not isinstance(state.stack[-1], Losing)
    assert state.land["darry"].troops(1) == {"man_at_arms": 1}


# ── marriages ─────────────────────────────────────────────────────────────────────────────────────


def broken(edition: str = "a", companion: str = CERSEI) -> Fief:
    """Lannister (1) has Robb (0), who is married to a Tyrell Lady, before it in the field, and beats him."""
    state = begin(*FIVE, options=FiefOptions(edition="b" if edition == "b" else "a"))
    state = noble(state, MARGAERY, 2, "highgarden", spouse=ROBB)
    state = noble(standing(state, 0, "darry", "m1"), ROBB, 0, "darry", spouse=MARGAERY)
    state = noble(standing(state, 1, "darry", "m6"), TYWIN, 1, "darry")
    state = noble(state, companion, 1, "darry")
    state = at(state, "P7.END", 6, Acting(seat=1))
    state = act(state, 1, Attack(village="darry", how="field:0"))
    return act(state, 0, NO, attack=[ONE, ZERO], defence=[ZERO])


def test_fief_1_27_and_6_26_and_ex_22_a_heart_breaker_may_end_the_marriage_of_a_captive() -> None:
    state = broken()
    assert isinstance(state.stack[-1], Breaking)
    assert menu(state, 1) == ("answer",)
    ended = act(state, 1, Answer(yes=True))
    assert (ended.nobles[ROBB].captor, ended.nobles[ROBB].spouse, ended.nobles[MARGAERY].spouse) == (
        1,
        "",
        "",
    )
    kept = act(state, 1, Answer(yes=False))
    assert kept.nobles[ROBB].spouse == MARGAERY


def test_fief_1_27_and_ex_22_the_cruel_have_that_right_in_edition_a_alone() -> None:
    assert isinstance(broken(companion=GREGOR).stack[-1], Breaking)
    state = broken("b", companion=GREGOR)
    assert not any(isinstance(frame, Breaking) for frame in state.stack)
    assert state.nobles[ROBB].spouse == MARGAERY


def test_fief_1_27_each_player_on_the_winning_side_is_asked_in_turn() -> None:
    state = noble(noble(field("m1", "m1"), CERSEI, 1, "darry"), "tyrell_loras_tyrell", 2, "darry")
    fray = sides.declared(state, 1, "darry", "field:0")
    assert fray is not None
    both = fray.joined("attack", sides.band_of(state, fray, 2))
    assert breakers(state, both, "attack") == (1, 2)


def test_fief_10_6_in_fog_nobody_else_learns_who_falls_by_whose_choice() -> None:
    state = changed(field("m6", "m3a1"), options=FiefOptions(fog_of_war=True, te=True))
    state = act(state, 1, Standing(matter="losses", answer="ask"))
    dice = {"defence_arrows": [ZERO], "attack": [TWO, ZERO], "defence": [ZERO]}
    state = act(act(state, 0, FIELD), 1, NO, **dice)
    assert isinstance(state.stack[-1], Losing)
    state = act(state, 0, Standing(matter="losses", answer="ask"))
    told = events(state, 1, Lose(men="m1a1"))
    assert all(one.seen_by(3) is None for one in told if one.kind in ("said", "answered"))
    assert "archer" not in repr([one.seen_by(3) for one in told if one.kind not in ("opened", "altered")])
