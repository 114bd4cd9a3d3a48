"""Who judges and who rules: pardons, Outlaws, bans, the King, his widow, his Heir (FIEF-0.4x, 0.7x, 1.40 to 1.71)."""

from bot.engine.journal.chance import SeededChance
from bot.rules.fief.actions import Decree, PlayCard
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.court.decrees import Censuring, Pardoning
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import court, titles, votes
from bot.rules.fief.play import verbs
from bot.rules.fief.play.court import crown
from tests.rules.fief.court.test_court import CERSEI, MACE, ROBB, TYWIN, WYMAN, four, wed
from tests.rules.fief.position import act, at, holding, noble, refused, titled

# ── pardon, Outlaws, bans ─────────────────────────────────────────────────────────────────────────


def test_fief_1_40_and_1_41_the_master_of_laws_and_the_king_pardon() -> None:
    state = titled(noble(four(), ROBB, 0, "winterfell", marks=("outlaw",)), ROBB, "king")
    assert [court.pardoner(state, office) for office in court.PARDONERS] == [None, ROBB]
    assert titles.protector(state) is None
    pardoning = at(state, "P1.CENSURE", 1, Pardoning(seat=0, office="crown"))
    assert refused(pardoning, 0, Decree(nobles=(MACE,))) == "FIEF-1.40"
    state = act(pardoning, 0, Decree(nobles=(ROBB,)))
    assert state.nobles[ROBB].marks == ()
    assert titles.protector(state) == ROBB
    both = titled(state, MACE, "master_of_laws")
    assert [court.pardoner(both, office) for office in court.PARDONERS] == [MACE, ROBB]
    assert court.pardoner(noble(state, ROBB, 0, "casterly_rock", captor=1), "crown") is None


def test_fief_0_70_and_1_43_and_ex_18_an_outlaw_keeps_fief_and_crown_alone() -> None:
    state = titled(four(), ROBB, "warden_north", "master_of_ships", "fief_winterfell", "king")
    state = titled(state, MACE, "warden_south", "hand")
    state = at(state, "P1.WARDENS", 1, Censuring(seat=2))
    after = act(state, 2, Decree(nobles=(ROBB,)))
    assert after.nobles[ROBB].titles == ("fief_winterfell", "king")
    assert after.nobles[ROBB].marks == ("outlaw",)
    laws = titled(state, TYWIN, "master_of_laws")
    assert refused(laws, 2, Decree(nobles=(TYWIN,))) == "FIEF-1.43"


def test_fief_1_44_and_1_67_an_outlaw_king_is_not_protector() -> None:
    state = titled(titled(wed(four(), ROBB, CERSEI), ROBB, "king"), CERSEI, "queen")
    assert titles.protector(state) == ROBB
    play = Play(state, SeededChance(0))
    verbs.outlaw(play, ROBB)
    assert titles.holder(play.state, "king") == ROBB
    assert titles.protector(play.state) == CERSEI


def test_fief_1_47_the_hand_may_name_captives_and_himself() -> None:
    state = titled(noble(four(), ROBB, 0, "casterly_rock", captor=1), MACE, "warden_south", "hand")
    assert {ROBB, MACE} <= {*court.accusable(state)}


def test_fief_0_71_and_1_46_and_1_72_and_ex_30_an_outlawed_heir_is_heir_no_longer() -> None:
    play = Play(noble(four(), ROBB, 0, "winterfell", marks=("heir",)), SeededChance(0))
    verbs.outlaw(play, ROBB)
    assert play.state.nobles[ROBB].marks == ("outlaw",)
    play = Play(noble(four(heir_is_title=False), ROBB, 0, "winterfell", marks=("heir",)), SeededChance(0))
    verbs.outlaw(play, ROBB)
    assert play.state.nobles[ROBB].marks == ("heir", "outlaw")


def test_fief_0_72_and_1_48_one_is_banished_at_a_time() -> None:
    state = titled(four(edition="b"), ROBB, "warden_north", "fief_winterfell")
    state = titled(state, MACE, "warden_south", "hand")
    state = at(state, "P1.WARDENS", 1, Censuring(seat=2))
    first = act(state, 2, Decree(nobles=(ROBB,)))
    assert (first.nobles[ROBB].titles, first.nobles[ROBB].marks) == (("fief_winterfell",), ("banished",))
    again = at(titled(first, MACE), "P1.WARDENS", 1, Censuring(seat=2))
    second = act(again, 2, Decree(nobles=(TYWIN,)))
    assert (second.nobles[ROBB].marks, second.nobles[TYWIN].marks) == ((), ("banished",))
    lifted = act(again, 2, Decree(nobles=(ROBB,)))
    assert lifted.nobles[ROBB].marks == ()
    king = titled(state, TYWIN, "king")
    assert refused(king, 2, Decree(nobles=(TYWIN,))) == "FIEF-1.48"


def test_fief_1_49_a_ban_outlives_the_hand() -> None:
    state = titled(noble(four(edition="b"), ROBB, 0, "winterfell", marks=("banished",)), MACE, "hand")
    play = Play(state, SeededChance(0))
    verbs.die(play, MACE, "battle")
    assert play.state.nobles[ROBB].marks == ("banished",)


# ── King and Heir ─────────────────────────────────────────────────────────────────────────────────


def test_fief_0_56_and_1_67_and_1_68_the_widow_protects_the_realm() -> None:
    state = titled(titled(wed(four(), ROBB, CERSEI), ROBB, "king"), CERSEI, "queen")
    play = Play(state, SeededChance(0))
    verbs.die(play, ROBB, "battle")
    assert titles.holder(play.state, "queen") is None
    assert titles.protector(play.state) == CERSEI
    captive = noble(state, ROBB, 0, "casterly_rock", captor=1)
    assert titles.protector(captive) == ROBB


def test_fief_1_69_an_heir_is_declared_while_both_spouses_live_free() -> None:
    state = titled(titled(wed(four(), ROBB, CERSEI), ROBB, "king"), CERSEI, "queen")
    assert court.may_declare_heir(state, 0)
    assert court.may_declare_heir(state, 1)
    assert not court.may_declare_heir(state, 2)
    assert not court.may_declare_heir(noble(state, ROBB, 0, "casterly_rock", captor=1), 0)
    assert not court.may_declare_heir(noble(state, WYMAN, 0, "winterfell", marks=("heir",)), 0)


def test_fief_1_69_the_heir_is_declared_with_the_card() -> None:
    state = titled(titled(wed(four(), ROBB, CERSEI), ROBB, "king"), CERSEI, "queen")
    state = at(holding(state, 0, "a_lord_comes_of_age_1"), "P7.END", 2, Playing(seat=0))
    card = PlayCard(card="a_lord_comes_of_age_1", target="winterfell", by="heir")
    after = act(state, 0, card)
    assert titles.heir(after) == WYMAN
    single = at(holding(four(), 0, "a_lord_comes_of_age_1"), "P7.END", 2, Playing(seat=0))
    assert refused(single, 0, card) == "FIEF-2.22"


def test_fief_1_70_an_heir_of_edition_b_does_not_stand_for_warden() -> None:
    state = noble(four(edition="b"), ROBB, 0, "winterfell", marks=("heir",))
    assert not votes.eligible(state, "warden_north", ROBB)
    state = noble(four(), ROBB, 0, "winterfell", marks=("heir",))
    assert votes.eligible(state, "warden_north", ROBB)


def test_fief_0_35_and_0_61_a_captive_keeps_titles_and_does_nothing_with_them() -> None:
    state = titled(four(), MACE, "warden_south", "hand")
    assert court.able(state, "hand") == MACE
    held = noble(state, MACE, 2, "winterfell", captor=0)
    assert titles.titled(held, MACE)
    assert court.able(held, "hand") is None
    assert votes.strength(held, "hand", 2) == 0


def test_fief_1_71_the_heir_is_crowned_after_the_kings_death() -> None:
    state = noble(four(), WYMAN, 0, "winterfell", marks=("heir",))
    play = Play(titled(state, ROBB, "king"), SeededChance(0))
    crown(play)
    assert titles.holder(play.state, "king") == ROBB
    verbs.die(play, ROBB, "battle")
    crown(play)
    assert titles.holder(play.state, "king") == WYMAN
    assert titles.heir(play.state) is None


def test_fief_0_43_and_0_44_and_0_46_the_hand_is_no_master_but_a_member() -> None:
    play = Play(titled(four(), MACE, "warden_south", "master_of_coin"), SeededChance(0))
    verbs.gain(play, MACE, "hand", "elected")
    assert play.state.nobles[MACE].titles == ("warden_south", "hand")
    assert titles.member(play.state, MACE)
