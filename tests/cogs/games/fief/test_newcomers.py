"""What somebody who never read the rules could not know from a panel, as found by playing with its buttons alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Fight, Muster, PlayCard
from bot.rules.fief.actions.war import Attack
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.cards.foundling import Foundling
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.court.conceding import Conceding
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import surprises
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.show import outlook
from bot.rules.kit.draft import changed
from bot.words import languages, words
from cogs.games.fief.beside import beside
from cogs.games.fief.facing import facing
from cogs.games.fief.meaning import meaning
from tests.cogs.games.fief.test_facts import asked
from tests.cogs.games.fief.test_pressing import labels, shown, text
from tests.cogs.games.fief.test_risks import FOUR, ROBB, SAY, TYWIN, VOICES
from tests.rules.fief.position import act, at, begin, built, holding, noble, titled
from tests.rules.fief.war.test_war import field, stalled

MARGAERY = "tyrell_margaery_tyrell"
LATE = 4


def told(state: Any, seat: int) -> str:
    return facing(RULESET.view(state, seat), SAY)


def test_fief_2_7_who_may_draw_a_disaster_reads_what_that_means() -> None:
    state = begin(*FOUR)
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1", "tax_1")))
    said = told(at(state, "P2.DISASTERS", 2, Drawing(seat=0)), 0)
    assert "**a Disaster on top**: drawn, it counts as your card, and may strike a Region" in said


def test_fief_2_22_who_can_play_nothing_reads_that() -> None:
    """A card was told, and below it stood *Pass* alone."""
    none = "Nothing that you hold can be played now"
    state = at(begin(*FOUR), "P2.LIMIT", 2, Playing(seat=0))
    in_vain = told(holding(state, 0, "join_the_small_council_1"), 0)
    assert none in in_vain
    assert "Small Council" not in in_vain  # what a card does is read where one can be played, and in the hand
    assert none not in told(holding(state, 0, "good_harvest_1"), 0)


def test_fief_2_19_under_famine_who_buys_reads_why_there_are_no_troops() -> None:
    state = at(begin(*FOUR), "P4.BUY", 4, Buying(seat=0))
    assert "Famine" not in told(state, 0)
    starving = changed(state, struck=(Strike(kind="famine", region=VILLAGES["winterfell"].region),))
    assert "Famine: no Troops can be bought at Winterfell in this round" in told(starving, 0)


def test_fief_5_5_whoever_would_leave_a_village_empty_reads_how_not_to() -> None:
    state, view = asked("move")
    seat = view.viewer
    state = changed(state, round=3)
    source = next(iter(state.of(seat).values())).place
    group = fold(RULESET, RULESET.act(state, seat, Muster(source=source), SeededChance(1)), state)
    assert "**Gather a group** again, with fewer, leaves somebody there" in told(group, seat)


def test_fief_6_5_the_attacked_read_what_is_at_stake_and_of_no_help_that_cannot_come() -> None:
    """*Only help that you take counts* stood there where nobody else was."""
    state = act(field("m3k1", "m2k1"), 0, Attack(village="darry", how="field:1"))
    alone = meaning(RULESET.view(state, 1), SAY, "side", {})
    assert "Nobody else stands there to help" in alone
    assert "loses the Nobles too" in alone
    beside_them = noble(field("m3k1", "m2k1"), "tyrell_mace_tyrell", 2, "darry")
    helped = act(beside_them, 0, Attack(village="darry", how="field:1"))
    assert "Only help that you take counts" in meaning(RULESET.view(helped, 1), SAY, "side", {})
    assert "loses the Nobles too" not in meaning(RULESET.view(helped, 2), SAY, "side", {})


def test_fief_17_13_the_attacked_read_that_they_fight_on_unless_they_take_it_back() -> None:
    """*Take your answer back* stood there, and they had given none."""
    state = stalled(field("m3k1", "m2k1"))
    assert "You fight on as long as the attack lasts" in told(state, 1)
    assert "You fight on" not in told(state, 0)
    assert "You fight on" not in told(
        act(field("m3k1", "m2k1"), 0, Attack(village="darry", how="field:1")), 1
    )
    assert state.stack[-1].answers[1] == Fight(how="on")


def test_fief_17_30_a_window_offers_a_card_only_where_one_can_be_played() -> None:
    """*A card of yours may fit now* was said of one that could only be set aside for later, beside two buttons."""
    state = at(begin(*FOUR), "P7.END", 7, Window(moment="eve", asked=(0,)))
    later, now = (holding(state, 0, card) for card in ("join_the_small_council_1", "assassination_1"))
    assert "no card that could be played now" in told(later, 0)
    assert "**Play a card** plays it" in told(now, 0)
    assert "Hand in a surprise card" not in labels(shown(now, 0))


def test_fief_17_30_a_window_tells_what_can_be_played_in_it_and_not_the_rest_of_the_hand() -> None:
    """*A card of yours may fit now*, and below it a Good Harvest, for which no button stood there."""
    state = at(begin(*FOUR), "P7.END", 7, Window(moment="eve", asked=(0,)))
    both = told(holding(state, 0, "assassination_1", "assassination_2", "good_harvest_1"), 0)
    assert "**Assassination** ×2:" in both
    assert "Good Harvest" not in both


def test_fief_2_23_a_good_harvest_where_no_mill_stands_is_said_to_bring_nothing() -> None:
    """Four Regions without one were offered for it, and *each Mill there yields 1 more gold* was all that was said."""
    state = at(holding(begin(*FOUR), 0, "good_harvest_1"), "P2.LIMIT", 2, Playing(seat=0))
    north = {"card": "good_harvest_1", "target": "1"}
    starved = changed(state, struck=(Strike(kind="famine", region=1),))
    for now, vain in ((state, True), (built(state, "winterfell", mills=1), False), (starved, False)):
        view = RULESET.view(now, 0)
        assert ("brings nothing" in meaning(view, VOICES["en"], "play", north)) == vain
        assert ("bringt nichts" in meaning(view, VOICES["de"], "play", north)) == vain
    assert "brings nothing" not in meaning(RULESET.view(state, 0), SAY, "play", {"card": "good_harvest_1"})


def test_fief_0_14_a_closed_village_is_not_said_to_be_nobodys() -> None:
    """*Last Hearth · nobody’s*: who marched there had taken nothing, and nobody had said that it cannot be taken."""
    view = RULESET.view(at(begin(*FOUR), "P6.DECLARE", 5, Moving(seat=0)), 0)
    for language, closed, free in (("en", "closed", "nobody’s"), ("de", "geschlossen", "niemandem gehörig")):
        say = VOICES[language]
        assert beside(view, say, "march", {}, "target", "last_hearth").startswith(closed)
        assert beside(view, say, "march", {}, "target", "barrowton") == free
    full = begin("stark", "lannister", "tyrell", "martell", "arryn")
    view = RULESET.view(at(full, "P6.DECLARE", 5, Moving(seat=0)), 0)
    assert beside(view, SAY, "march", {}, "target", "last_hearth") == "nobody’s"


def test_fief_5_2_where_one_would_sail_that_is_said_with_its_points() -> None:
    """*Great Wyk · nobody’s* stood first beside villages one road away, and took both points."""
    state = at(begin(*FOUR), "P6.DECLARE", 5, Moving(seat=0, source="deepwood_motte"))
    view = RULESET.view(state, 0)
    assert beside(view, SAY, "march", {}, "target", "great_wyk") == "nobody’s; by sea: 2 points"
    assert beside(view, VOICES["de"], "march", {}, "target", "great_wyk").endswith("zur See: 2 Punkte")
    assert "sea" not in beside(view, SAY, "march", {}, "target", "torrhens_square")


def test_fief_17_34_a_card_set_aside_for_later_is_not_said_to_be_played_at_once() -> None:
    state = at(holding(begin(*FOUR), 0, "join_the_small_council_1"), "P4.BUY", 4, Buying(seat=0))
    view = RULESET.view(state, 0)
    card = {"card": "join_the_small_council_1"}
    assert "It can do nothing now" in meaning(view, SAY, "surprise", card)
    chosen = meaning(view, SAY, "surprise", {**card, "trigger": "state:P2.PLAY"})
    assert "stays in your hand until that moment" in chosen
    murder = RULESET.view(holding(state, 0, "assassination_1"), 0)
    for filled in ({}, {"trigger": surprises.NOW}):
        assert "when the step under way is over" in meaning(
            murder, SAY, "surprise", {"card": "assassination_1", **filled}
        )


def test_what_a_phase_is_for_is_told_when_it_first_comes() -> None:
    """The first proposals are made in round 3, and the words on them stood in the first two rounds."""
    state = noble(begin(*FOUR), MARGAERY, 2, "highgarden", inside=True)
    state = at(state, "P1.ANSWER", 1, Proposing(asked=(0,)))
    assert "A wedding makes two Houses allies" in told(changed(state, round=LATE), 0)
    assert "A wedding makes two Houses allies" not in told(changed(state, round=LATE + 1), 0)


@pytest.mark.parametrize("language", languages())
def test_beside_somebody_elses_noble_stands_whose_it_is(language: str) -> None:
    """FIEF-1.10, 8.10: *With whom?* and *On whom?* offered names, and no House."""
    view, say = RULESET.view(begin(*FOUR), 0), VOICES[language]
    assert beside(view, say, "propose", {}, "spouse", TYWIN).startswith("Brynden")
    assert "Alys" not in beside(view, say, "play", {}, "target", ROBB)


@pytest.mark.parametrize(
    ("language", "one"), [("en", "1 Strength Point lost"), ("de", "1 Stärkepunkt verloren")]
)
def test_one_strength_point_is_one(language: str, one: str) -> None:
    odds = outlook.Odds(won=0.5, lost=0.5, stopped=0.0, loss=1.0, against=2.0)
    for key in ("fief-odds", "fief-odds-raid", "fief-odds-last"):
        assert one in VOICES[language](outlook.text(odds, key))


def test_one_vote_is_it_and_several_are_them() -> None:
    assert "gives it to one candidate" in words("fief-means-vote", "en", count=1)
    assert "gives them all to one candidate" in words("fief-means-vote", "en", count=2)


def murdered() -> Any:
    """Tywin, the only Noble of House Lannister, is dead."""
    state = at(holding(begin(*FOUR), 3, "assassination_1"), "P2.LIMIT", 2, Playing(seat=3))
    return act(state, 3, PlayCard(card="assassination_1", target=TYWIN, by="martell_doran_martell"))


def test_fief_0_32_whoever_has_no_noble_left_reads_that_the_next_one_comes() -> None:
    """A House whose only Noble is murdered looked lost: nothing said that it is not."""
    state = murdered()
    for waits in (state, at(state, "P5.MOVE", 4, Buying(seat=1))):
        assert "its next Noble comes for free" in told(waits, 1)
        assert "next Noble comes" not in told(waits, 0)
    assert "kommt umsonst" in facing(RULESET.view(state, 1), VOICES["de"])
    arrives = at(state, "P2.DISCARD", 2, Foundling(asked=(1,)))
    assert "next Noble comes" not in told(arrives, 1), "it is there"


def test_fief_5_3_who_has_nobody_to_lead_reads_why_nobody_marches() -> None:
    """*Each leader marches a road for 1 point* stood above *Pass* alone."""
    for state in (murdered(), noble(begin(*FOUR), TYWIN, 1, "winterfell", captor=0)):
        moving = at(state, "P5.MOVE", 5, Moving(seat=1))
        assert "Nobody of yours can lead" in told(moving, 1)
        assert "for 1 point" not in told(moving, 1)
    assert "for 1 point" in told(at(begin(*FOUR), "P5.MOVE", 5, Moving(seat=1)), 1)


def test_fief_10_5_whoever_may_pass_a_title_on_reads_that_it_is_free_and_one_a_round() -> None:
    """*Which Title?* stood there alone."""
    state = titled(begin(*FOUR, options=FiefOptions(title_concession=True)), ROBB, "warden_north")
    state = noble(state, "stark_wyman_manderly", 0, "winterfell", inside=True)
    state = at(state, "P1.WATCH", 1, Conceding(asked=(0,)))
    for language, told_so in (("en", "one Title a round"), ("de", "einer je Runde")):
        assert told_so in text(shown(state, 0, language))


def test_fief_0_63_who_would_leave_a_captive_without_guards_reads_that_it_goes_free() -> None:
    """The panel spoke of the Village alone."""
    state = titled(noble(begin(*FOUR), TYWIN, 1, "winterfell", captor=0), ROBB, "fief_winterfell")
    state = at(state, "P6.DECLARE", 5, Moving(seat=0))
    for language, free in (("en", "Tywin Lannister goes free"), ("de", "Tywin Lannister kommt damit frei")):
        for group, said in (
            (Muster(source="winterfell", nobles=(ROBB,), men="m3k1"), True),
            (Muster(source="winterfell"), False),
            (Muster(source="winterfell", nobles=(ROBB,), men="m2k1"), False),
        ):
            assert (free in facing(RULESET.view(act(state, 0, group), 0), VOICES[language])) is said
