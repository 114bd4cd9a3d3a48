"""Surprise cards: handed in, murder and justice, offices (FIEF-8.1 to 8.17, 8.40 to 8.43, 17.34)."""

from fractions import Fraction

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, Event
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer, Choose, Discard, Gift, Pass, PlayCard, Release, Surprise
from bot.rules.fief.actions.orders import Succession
from bot.rules.fief.agent import sensible
from bot.rules.fief.events.cards import Played
from bot.rules.fief.events.surprises import CameBack, MurderThrown
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.discarding import Discarding
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.cards.playing import Playing, targets
from bot.rules.fief.frames.rounds import MOMENTS
from bot.rules.fief.frames.surprises.texts import odds
from bot.rules.fief.judge import refusals
from bot.rules.fief.legal import murder, surprises
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.cards import Boon
from bot.rules.fief.model.facts import CARDS, KINDS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    choices,
    events,
    holding,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, SANSA, WYMAN = "stark_robb_stark", "stark_sansa_stark", "stark_wyman_manderly"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE = "tyrell_mace_tyrell"


def marked(state: Fief, who: str, *marks: str) -> Fief:
    return changed(state, nobles={**state.nobles, who: changed(state.nobles[who], marks=marks)})


def buying(*cards: str, seat: int = 2, options: FiefOptions | None = None) -> Fief:
    """Seats 0 and 1 buy, one after the other; a seat holds these cards."""
    state = holding(begin("stark", "lannister", "tyrell", options=options), seat, *cards)
    return at(rich(rich(state, 0, 9), 1, 9), "P5.MOVE", 4, Buying(seat=1), Buying(seat=0))


def hand_in(card: str, target: str, by: str | None = None, trigger: str = "now") -> Surprise:
    return Surprise(card=card, trigger=trigger, target=target, by=by)


def played(told: tuple[Event, ...]) -> list[str]:
    return [event.card for event in told if isinstance(event, Played)]


# ── timing ────────────────────────────────────────────────────────────────────────────────────────


def test_fief_8_1_and_8_2_a_card_handed_in_is_played_at_the_end_of_the_step() -> None:
    state = buying("assassination_1")
    told = events(state, 2, hand_in("assassination_1", TYWIN))
    assert [event.kind for event in told] == ["prepared"]
    assert [event.seen_by(seat) for event in told for seat in (0, 1, None)] == [None] * 3
    waiting = act(state, 2, hand_in("assassination_1", TYWIN))
    assert waiting.houses[2].hand == ("assassination_1",)
    after = act(waiting, 0, Pass(), murder=[4])
    assert after.dead == (TYWIN,)
    assert after.nobles[MACE].marks == ("assassin",)
    assert after.fortune.discard == ("assassination_1",)


def test_fief_8_2_what_is_done_beside_a_decision_ends_no_step() -> None:
    state = act(buying("assassination_1"), 2, hand_in("assassination_1", TYWIN))
    assert played(events(state, 1, Gift(player="0", gold=1))) == []


def test_fief_8_2_several_at_the_same_point_go_in_turn_order() -> None:
    state = holding(buying("justice_1"), 1, "assassination_1")
    state = marked(state, ROBB, "assassin")
    state = act(state, 2, hand_in("justice_1", ROBB))
    state = act(state, 1, hand_in("assassination_1", MACE, TYWIN))
    assert played(events(state, 0, Pass(), murder=[6])) == ["assassination_1", "justice_1"]


def test_fief_8_2_a_card_that_can_no_longer_be_played_goes_back_unseen() -> None:
    state = holding(buying("assassination_1"), 1, "assassination_2")
    state = act(act(state, 2, hand_in("assassination_1", ROBB)), 1, hand_in("assassination_2", ROBB))
    told = events(state, 0, Pass(), murder=[6])
    assert played(told) == ["assassination_2"]
    back = next(event for event in told if isinstance(event, CameBack))
    assert (back.seen_by(2), back.seen_by(0), back.seen_by(None)) == (back, None, None)
    assert act(state, 0, Pass(), murder=[6]).houses[2].hand == ("assassination_1",)


def test_fief_8_2_whose_turn_it_is_plays_at_once() -> None:
    state = buying("assassination_1", seat=0)
    assert act(state, 0, hand_in("assassination_1", TYWIN), murder=[2]).dead == (TYWIN,)


def test_fief_8_3_nobody_is_awaited_for_a_card_handed_in() -> None:
    state = buying("assassination_1")
    handed = act(state, 2, hand_in("assassination_1", TYWIN))
    assert RULESET.pending(handed) == RULESET.pending(state)


def test_fief_8_4_no_card_is_played_while_cards_are_drawn_or_answers_lie_sealed() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 2, "assassination_1")
    state = changed(state, fortune=changed(state.fortune, pile=("tax_1", "tax_2", "tax_3", "tax_4")))
    state = act(
        at(state, "P2.PLAY", 2, Drawing(seat=1), Drawing(seat=0)), 2, hand_in("assassination_1", TYWIN)
    )
    for _ in range(2):
        state = act(state, 0, Choose(what="fortune"))
    assert TYWIN in state.nobles
    state = act(act(state, 1, Choose(what="fortune")), 1, Choose(what="fortune"), murder=[5])
    assert TYWIN not in state.nobles
    sealed = at(holding(begin("stark", "lannister", "tyrell"), 2, "assassination_1"), "P7.END", 2)
    sealed = changed(sealed, stack=(*sealed.stack, Discarding(asked=(0, 1))))
    sealed = act(act(sealed, 2, hand_in("assassination_1", TYWIN)), 0, Discard(cards=()))
    assert TYWIN in sealed.nobles
    assert TYWIN not in act(sealed, 1, Discard(cards=()), murder=[5]).nobles


def test_fief_17_34_a_prepared_card_waits_for_its_trigger_and_can_be_taken_back() -> None:
    state = act(buying("assassination_1"), 2, hand_in("assassination_1", TYWIN, trigger="state:P5.MOVE"))
    assert state.houses[2].prepared
    later = act(state, 0, Pass())
    assert later.houses[2].hand == ("assassination_1",)
    assert played(events(later, 1, Pass(), murder=[3])) == ["assassination_1"]
    back = act(later, 2, hand_in("assassination_1", surprises.NEVER))
    assert back.houses[2].prepared == ()
    assert played(events(back, 1, Pass())) == []
    assert RULESET.view(state, 1).known.houses[2].prepared == ()


def test_fief_17_34_and_1_2_a_state_that_is_skipped_does_not_start() -> None:
    """There is no Captive, so nobody is asked for ransom; what awaits nobody starts if anything is done in it."""

    def after_income(state: Fief, trigger: str) -> list[str]:
        state = act(
            at(state, "P3.INCOME", 2, Playing(seat=0)), 2, hand_in("assassination_1", TYWIN, trigger=trigger)
        )
        return played(events(state, 0, Pass(), murder=[3]))

    table = begin("stark", "lannister", "tyrell", options=FiefOptions(surprise_windows="none"))
    plain = holding(holding(table, 2, "assassination_1"), 0, "tax_1")
    held = noble(plain, ROBB, 0, "casterly_rock", captor=1)
    assert after_income(plain, "state:P4.RANSOM") == []
    assert after_income(held, "state:P4.RANSOM") == ["assassination_1"]
    assert after_income(plain, "state:P3.INCOME") == ["assassination_1"]
    assert after_income(plain, "state:P4.ENGINES") == ["assassination_1"]  # with it the phase begins


def test_fief_17_34_a_card_can_wait_for_somebody_to_be_set_free() -> None:
    state = noble(buying("assassination_1"), ROBB, 0, "casterly_rock", captor=1)
    state = act(state, 2, hand_in("assassination_1", TYWIN, trigger=f"freed:{ROBB}"))
    state = act(state, 0, Pass())
    assert played(events(state, 1, Pass(), murder=[3])) == []
    state = act(state, 1, Release(noble=ROBB))
    assert state.nobles[ROBB].free
    assert played(events(state, 1, Pass(), murder=[3])) == ["assassination_1"]


def test_fief_17_34_a_card_can_wait_for_another_card() -> None:
    state = holding(buying("justice_1"), 0, "assassination_1")
    state = act(state, 2, hand_in("justice_1", ROBB, trigger="card:assassination"))
    told = events(state, 0, hand_in("assassination_1", TYWIN, ROBB), murder=[1])
    assert played(told) == ["assassination_1", "justice_1"]
    assert [event.noble for event in told if event.kind == "died"] == [ROBB]  # type: ignore[attr-defined]


def test_fief_17_34_a_card_that_leaves_the_hand_is_forgotten() -> None:
    state = act(buying("assassination_1"), 2, hand_in("assassination_1", TYWIN))
    state = at(state, "P7.END", 2, Discarding(asked=(2,)))
    assert act(state, 2, Discard(cards=("assassination_1",))).houses[2].handed == ()


def test_every_moment_a_card_can_wait_for_has_a_name() -> None:
    assert {step for step in MOMENTS if f"step-{step}" not in RULESET.names} == set()


# ── every card of the facts ───────────────────────────────────────────────────────────────────────


def court() -> Fief:
    """Where every card but those of a battle has an aim for seat 0."""
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "warden_north")
    state = noble(marked(state, TYWIN, "assassin"), SANSA, 0, "winterfell")
    hand = tuple(f"{kind}_1" for kind in KINDS if not KINDS[kind].disaster)
    return at(holding(state, 0, *hand), "P2.LIMIT", 2, Playing(seat=0))


def barren() -> Fief:
    """Where none of them has any: nobody there to act, and the weather unlucky everywhere."""
    state = holding(
        begin("stark", "lannister", "tyrell"), 0, *(card for card in CARDS if card.endswith("_1"))
    )
    land = {place: changed(village, owner=None, posts=()) for place, village in state.land.items()}
    people = {
        who: changed(one, place="mance", captor="mance") for who, one in state.nobles.items() if who != ROBB
    }
    houses = (changed(state.houses[0], succession=()), *state.houses[1:])
    state = changed(state, land=land, nobles=people, houses=houses)
    boons = tuple(
        Boon(card=card, region=region)
        for card in ("good_harvest_2", "good_weather_2")
        for region in range(1, 6)
    )
    return at(changed(state, boons=boons), "P2.LIMIT", 2, Playing(seat=0))


IN_BATTLE = (surprises.PASSAGE, surprises.AMBUSH)
"""Played in battles, marches and Uprisings: see `test_windows` and `test_passages`."""
PLAYED = tuple(kind for kind in KINDS if not KINDS[kind].disaster and kind not in IN_BATTLE)


@pytest.mark.parametrize("kind", PLAYED)
def test_fief_2_22_each_card_is_played_where_it_has_an_aim(kind: str) -> None:
    state = court()
    aim = targets(state, 0, f"{kind}_1")[0]
    assert Played(seat=0, card=f"{kind}_1").kind in {
        event.kind for event in events(state, 0, PlayCard(card=f"{kind}_1", target=aim))
    }


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not KINDS[kind].disaster])
def test_fief_2_22_and_no_card_where_it_has_none(kind: str) -> None:
    state = barren()
    if kind in ("a_lord_comes_of_age", "a_lady_comes_of_age"):
        state = changed(state, land={place: changed(one, owner=1) for place, one in state.land.items()})
    card = f"{kind}_1"
    assert targets(state, 0, card) == ()
    assert refused(state, 0, PlayCard(card=card, target="winterfell")) == refusals.CARDS[kind]


def test_fief_2_22_disasters_are_never_played() -> None:
    state = at(holding(begin("stark", "lannister", "tyrell"), 0, "plague_1"), "P2.LIMIT", 2, Playing(seat=0))
    assert refused(state, 0, PlayCard(card="plague_1", target="1")) == "FIEF-2.22"


# ── murder ────────────────────────────────────────────────────────────────────────────────────────


def test_fief_8_10_who_can_murder_whom() -> None:
    state = buying("assassination_1")
    assert choices(state, 2, "surprise", "target", card="assassination_1", trigger="now") == {ROBB, TYWIN}
    two = noble(state, "tyrell_garlan_tyrell", 2, "highgarden")
    assert MACE in surprises.targets(two, 2, "assassination_1")
    captive = noble(state, MACE, 2, "winterfell", captor=0)
    assert surprises.assassins(captive, 2, TYWIN) == (MACE,)
    brother = titled(state, MACE, "brother")
    assert surprises.assassins(brother, 2, TYWIN) == ()
    assert surprises.assassins(marked(state, MACE, "assassin"), 2, TYWIN) == ()
    both = marked(marked(state, ROBB, "assassin"), TYWIN, "assassin")
    assert surprises.targets(both, 2, "assassination_1") == ()


def test_fief_8_10_and_11_48_on_the_wall_only_somebody_on_the_wall() -> None:
    battle = FiefOptions(edition="b", nwe=True)
    state = noble(buying("assassination_1", options=battle), TYWIN, 1, WALL)
    assert surprises.assassins(state, 2, TYWIN) == ()
    assert surprises.assassins(noble(state, MACE, 2, WALL), 2, TYWIN) == (MACE,)


def test_fief_11_17_by_bids_a_lord_commander_on_the_wall_can_be_murdered_by_anybody() -> None:
    state = titled(buying("assassination_1", seat=0, options=FiefOptions(nwe=True)), TYWIN, "brother")
    state = noble(titled(state, TYWIN, "lord_commander"), TYWIN, 1, WALL)
    after = act(state, 0, hand_in("assassination_1", TYWIN, ROBB), murder=[4])
    assert after.dead == (TYWIN,)


def test_fief_8_11_a_one_fails_and_the_assassin_is_marked_all_the_same() -> None:
    state = buying("assassination_1", seat=0)
    after = act(state, 0, hand_in("assassination_1", TYWIN), murder=[1])
    assert (after.dead, after.nobles[ROBB].marks) == ((), ("assassin",))
    assert after.fortune.discard == ("assassination_1",)


def test_fief_8_11_its_odds_are_said_before_it_is_tried() -> None:
    state = buying("assassination_1")
    assert murder.chance(state, 2) == (Fraction(5, 6), Fraction(5, 6))
    assert odds(state, 2) == (83, 83)
    offered = RULESET.candidates(
        RULESET.view(state, 2), "surprise", {"card": "assassination_1", "trigger": "now"}, "target"
    )
    label = next(one.label for one in offered.choices if one.value == TYWIN)  # type: ignore[union-attr]
    assert label is not None
    assert (label.key, label.args["least"]) == ("fief-pick-murder", 83)


def test_fief_8_12_house_martell_throws_no_die() -> None:
    state = holding(begin("martell", "lannister", "tyrell"), 0, "assassination_1")
    state = at(state, "P5.MOVE", 4, Buying(seat=1), Buying(seat=0))
    told = events(rich(state, 0, 9), 0, hand_in("assassination_1", TYWIN))
    assert not any(isinstance(event, MurderThrown) for event in told)
    assert [event.kind for event in told].count("died") == 1
    assert odds(state, 0) == (100, 100)


def test_fief_8_12_and_1_79_the_master_of_laws_has_the_die_thrown_again() -> None:
    state = titled(
        buying("assassination_1", seat=0, options=FiefOptions(edition="b")), TYWIN, "master_of_laws"
    )
    assert odds(state, 0) == (69, 97)
    asked = act(state, 0, hand_in("assassination_1", MACE), murder=[5])
    assert (RULESET.pending(asked)[0].kind, RULESET.pending(asked)[0].waiting) == ("rethrow", (1,))
    assert RULESET.default(asked, 1) == Answer(yes=False)
    assert act(asked, 1, Answer(yes=False)).dead == (MACE,)
    spared = act(asked, 1, Answer(yes=True), murder=[1])
    assert (spared.dead, spared.houses[1].used) == ((), ("laws",))
    assert murder.judge(spared) is None
    first = titled(buying(options=FiefOptions(edition="a")), TYWIN, "master_of_laws")
    assert murder.judge(first) is None


def test_fief_0_53_the_succession_stays_as_it_is_once_a_die_is_thrown() -> None:
    """In Edition B the die of a murder lies open while the Master of Laws is asked."""
    state = titled(
        buying("assassination_1", seat=0, options=FiefOptions(edition="b")), TYWIN, "master_of_laws"
    )
    state = noble(
        noble(state, "tyrell_garlan_tyrell", 2, "highgarden"), "tyrell_willas_tyrell", 2, "highgarden"
    )
    heir = Succession(noble="tyrell_willas_tyrell")
    assert act(state, 2, heir).houses[2].succession[0] == heir.noble
    asked = act(state, 0, hand_in("assassination_1", MACE), murder=[5])
    assert refused(asked, 2, heir) == "FIEF-0.53"
    assert not {"succession", "embassy"} & {*RULESET.view(asked, 2).menu}
    assert {"succession", "embassy"} <= {*RULESET.view(state, 2).menu}


def test_fief_0_52_troops_abroad_scatter_when_their_last_leader_is_murdered() -> None:
    state = standing(noble(buying("assassination_1"), TYWIN, 1, "winterfell"), 1, "winterfell", "m2")
    state = act(act(state, 2, hand_in("assassination_1", TYWIN)), 0, Pass(), murder=[6])
    assert state.houses[1].scattered == {"man_at_arms": 2}
    home = act(act(buying("assassination_1"), 2, hand_in("assassination_1", TYWIN)), 0, Pass(), murder=[6])
    assert home.houses[1].scattered == {}


def test_fief_8_16_and_8_17_justice_for_assassins_and_outlaws_but_never_the_heir() -> None:
    state = buying("justice_1", seat=0)
    assert surprises.targets(state, 0, "justice_1") == ()
    assert surprises.targets(marked(state, TYWIN, "assassin"), 0, "justice_1") == (TYWIN,)
    assert surprises.targets(marked(state, TYWIN, "outlaw"), 0, "justice_1") == (TYWIN,)
    second = buying("justice_1", seat=0, options=FiefOptions(edition="b", censure="outlaw"))
    assert surprises.targets(marked(second, TYWIN, "outlaw"), 0, "justice_1") == (TYWIN,)  # FIEF-0.12
    assert surprises.targets(marked(state, TYWIN, "outlaw", "heir"), 0, "justice_1") == ()
    after = act(marked(state, TYWIN, "assassin"), 0, hand_in("justice_1", TYWIN))
    assert (after.dead, after.fortune.discard, after.houses[1].gold) == ((TYWIN,), ("justice_1",), 9)


def test_ex_30_and_fief_8_16_an_outlawed_heir_where_that_is_no_title() -> None:
    state = buying("justice_1", seat=0, options=FiefOptions(heir_is_title=False))
    assert surprises.condemned(marked(state, TYWIN, "outlaw", "heir"), TYWIN) is False
    assert surprises.condemned(marked(state, TYWIN, "outlaw"), TYWIN)


# ── court ─────────────────────────────────────────────────────────────────────────────────────────


def test_fief_8_40_a_free_warden_joins_the_small_council() -> None:
    card = "join_the_small_council_1"
    state = buying(card, seat=0)
    assert surprises.targets(state, 0, card) == ()
    warden = titled(state, ROBB, "warden_north")
    after = act(warden, 0, hand_in(card, "master_of_coin", ROBB))
    assert after.nobles[ROBB].titles == ("warden_north", "master_of_coin")
    assert after.behind == {"master_of_coin": card}
    assert surprises.members(after, 0) == ()
    dead = act(marked(holding(after, 0, "justice_1"), ROBB, "assassin"), 0, hand_in("justice_1", ROBB))
    assert (dead.behind, dead.court.discard) == ({}, (card,))


def test_fief_8_41_the_hand_of_another_house_may_refuse() -> None:
    card = "join_the_small_council_1"
    state = titled(titled(buying(card, seat=0), ROBB, "warden_north"), TYWIN, "hand")
    asked = act(state, 0, hand_in(card, "master_of_coin", ROBB))
    assert RULESET.pending(asked)[0].waiting == (1,)
    assert act(asked, 1, RULESET.default(asked, 1)).behind == {"master_of_coin": card}
    refused_ = act(asked, 1, Answer(yes=True))
    assert (refused_.houses[0].hand, refused_.table) == ((card,), ())
    assert surprises.targets(refused_, 0, card) == ()
    again = changed(refused_, houses=tuple(changed(one, used=()) for one in refused_.houses))
    assert surprises.targets(again, 0, card) != (), "next round"
    own = noble(titled(buying(card, seat=0), ROBB, "warden_north"), WYMAN, 0, "winterfell")
    own = titled(own, WYMAN, "hand")
    assert act(own, 0, hand_in(card, "master_of_coin", ROBB)).behind, "a Hand of one's own is not asked"
    captive = noble(
        titled(titled(buying(card, seat=0), ROBB, "warden_north"), TYWIN, "hand"),
        TYWIN,
        1,
        "highgarden",
        captor=2,
    )
    assert act(captive, 0, hand_in(card, "master_of_coin", ROBB)).behind, "nor is a Captive (FIEF-0.61)"


def test_fief_8_41_and_17_51_a_card_refused_to_who_has_left_lies_with_the_discards() -> None:
    card = "join_the_small_council_1"
    state = titled(titled(buying(card, seat=0), ROBB, "warden_north"), TYWIN, "hand")
    state = act(act(state, 0, hand_in(card, "master_of_coin", ROBB)), 0, Concede())
    after = act(state, 1, Answer(yes=True))
    assert (after.houses[0].hand, after.court.discard) == ((), (card,))


def test_fief_8_43_mother_of_dragons() -> None:
    card = "mother_of_dragons_1"
    state = noble(buying(card, seat=0), SANSA, 0, "winterfell")
    assert surprises.targets(state, 0, card) == (SANSA,)
    assert surprises.targets(noble(state, SANSA, 0, "winterfell", spouse=TYWIN), 0, card) == ()
    assert surprises.targets(noble(state, SANSA, 0, "winterfell", captor=1), 0, card) == ()
    after = act(state, 0, hand_in(card, SANSA))
    assert after.nobles[SANSA].titles == ("mother_of_dragons",)
    assert after.behind == {"mother_of_dragons": card}
    assert surprises.targets(after, 0, card) == ()


def test_the_agent_answers_what_it_is_asked_about_surprises() -> None:
    card = "join_the_small_council_1"
    state = titled(titled(buying(card, seat=0), ROBB, "warden_north"), TYWIN, "hand")
    asked = act(state, 0, hand_in(card, "master_of_coin", ROBB))
    assert sensible(RULESET, RULESET.view(asked, 1), SeededChance(0)) == Answer(yes=True)
