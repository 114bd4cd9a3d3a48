"""What is told beside the decisions of a battle and of what comes of it, to somebody who has never read the rules."""

from __future__ import annotations

from typing import Any

from bot.rules.fief.actions import Answer, Attack, March, Muster, Sail, Standing, Surprise, TakeSide
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.surprises import MurderThrown
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.rallying import Rallying
from bot.rules.fief.frames.watch.battle import Objectives
from cogs.interaction.ids import Step
from cogs.play import telling
from tests.cogs import tables
from tests.cogs.games.fief.test_facts import SAY
from tests.cogs.games.fief.test_pressing import labels, shown, text
from tests.rules.fief.cards.test_surprises import buying
from tests.rules.fief.court.test_court import idols
from tests.rules.fief.position import act, at, begin, built, holding, noble, standing
from tests.rules.fief.war.test_moves import gathered, master
from tests.rules.fief.war.test_sides import (
    CERSEI,
    FIELD,
    JAIME,
    MACE,
    MARGAERY,
    ROBB,
    THREE,
    TYWIN,
    ZERO,
    three,
)
from tests.rules.fief.war.test_sieges import besieged
from tests.rules.fief.war.test_war import field
from tests.rules.fief.watch.test_battle import head, realm, up

ROCK = "casterly_rock"


def told(state: Any, seat: int, language: str = "en") -> str:
    return text(shown(state, seat, language))


def buttons(state: Any, seat: int, language: str = "en") -> list[str]:
    return labels(shown(state, seat, language))


def won_by_two() -> Any:
    """Alys and Cass have beaten Tywin and Jaime of Brynden, whose fate it is to be captured."""
    state = noble(noble(three("k3", "m1", "k3"), JAIME, 1, "darry"), MACE, 2, "darry")
    state = act(act(act(state, 0, FIELD), 0, TakeSide(accept=("2",))), 1, TakeSide())
    return act(state, 2, TakeSide(help="attacker"), attack=[THREE, ZERO, ZERO], defence=[ZERO], fate=[6, 6])


def test_fief_6_24_who_shares_the_beaten_reads_with_whom_and_what_a_captive_is() -> None:
    """The strength and dice of both sides stood there, as though the battle went on."""
    assert "you and Cass take one of the beaten each in turn" in told(won_by_two(), 0)
    assert "neither votes nor leads" in told(won_by_two(), 0)
    assert "Strength" not in told(won_by_two(), 0)
    assert "Du und Cass nehmt reihum" in told(won_by_two(), 0, "de")


def taken() -> Any:
    """Brynden, with Cersei beside him, has captured Robb, who is wed to Margaery of Cass."""
    state = noble(field("m1", "m4k2"), CERSEI, 1, "darry")
    state = noble(noble(state, MARGAERY, 2, "highgarden", spouse=ROBB), ROBB, 0, "darry", spouse=MARGAERY)
    state = act(at(state, "P7.END", 6, Acting(seat=1)), 1, Attack(village="darry", how="field:0"))
    return act(state, 0, TakeSide(), attack=[THREE, THREE], defence=[ZERO], fate=[6])


def test_fief_1_27_who_may_end_a_marriage_reads_whose_it_is_and_why() -> None:
    """*Defence, Alys: nobody. Strength 0, no die.* stood there, and not to whom the Captive is wed."""
    words = told(taken(), 1)
    assert "Robb Stark of Alys is wed to Margaery Tyrell of Cass, and their Houses are allied by it" in words
    assert "a heart breaker, or somebody cruel, in this battle" in words
    assert "Strength" not in words


def test_fief_6_18_who_chooses_the_fallen_reads_how_many_hits_there_are() -> None:
    """*3 Men at Arms* and *1 Knight* stood there to choose from, and no word why."""
    state = act(field("m3k2", "m2k3"), 0, Standing(matter="losses", answer="ask"))
    state = act(state, 0, Attack(village="darry", how="field:1"))
    state = act(state, 1, TakeSide(), attack=[ZERO, ZERO], defence=[THREE, ZERO])
    assert "**3 hits fall on you**" in told(state, 0)
    assert "1 for 1 Man at Arms, 3 for 1 Knight" in told(state, 0)
    assert "3 für 1 Ritter" in told(state, 0, "de")


def test_fief_6_6_who_may_storm_reads_that_the_attacked_have_gone_inside() -> None:
    """*Fight on, stop or give up* stood above buttons of which the first was *Storm the walls*."""
    state = act(act(three("m2k4", "m3", "m2", fort="stronghold"), 0, FIELD), 0, TakeSide())
    state = act(act(state, 1, TakeSide(shelter="always")), 2, TakeSide())
    assert "has gone inside the walls** of Darry before the first blow" in told(state, 0)
    assert "### Storm the walls, stop or give up" in told(state, 0)
    assert "has gone inside" not in told(state, 1)


def test_fief_0_52_who_gathers_scattered_troops_reads_which_and_why() -> None:
    state = with_house(begin("stark", "lannister", "tyrell"), 0, scattered={"man_at_arms": 2, "knight": 1})
    state = built(standing(state, 0, "barrowton", "m1"), "barrowton", fort="stronghold")
    state = at(state, "P7.END", 1, Acting(seat=1), Rallying(asked=(0,)))
    assert "2 Men at Arms and 1 Knight of yours scattered when they lost their last leader" in told(state, 0)


def test_fief_5_14_who_is_asked_for_leave_reads_who_would_come() -> None:
    """*Whether Alys may land* said neither with whom nor with how many."""
    state = gathered(standing(master(), 1, "old_oak", "m1"), "white_harbor", ROBB)
    state = act(state, 0, Sail(target="old_oak"))
    words = told(state, 1)
    assert (
        "Alys asks for a group at White Harbor, where there stand Robb Stark, Wyman Manderly, and 3 Men at Arms"
        in words
    )
    assert "may attack them" in words


def test_fief_1_33_a_hand_reads_what_converting_brings_and_costs_before_it_is_chosen() -> None:
    """*To say whether the Hand converts* stood above a blue *Pass*, and nothing else."""
    state = act(idols(), 0, Answer(yes=True))
    words = told(state, 2)
    assert "the Septs are worth 8 gold" in words
    assert "half of it is yours, 4" in words
    assert "throws for his life each round" in words
    assert "die Hälfte gehört dir, 4" in told(state, 2, "de")


def test_fief_6_3_a_sortie_has_words() -> None:
    """*How? fief-pick-sortie* stood on the panel of whoever was besieged."""
    state = at(besieged(), "P7.END", 6, Acting(seat=1))
    assert "Break out against the besiegers" in told(state, 1)
    assert "Gegen die Belagerer ausbrechen" in told(state, 1, "de")


def test_fief_5_12_the_besieged_read_in_movement_who_may_leave() -> None:
    """*2 movement points left* stood beside a leader who could go nowhere."""
    state = at(besieged(), "P7.END", 5, Moving(seat=1))
    assert "You are besieged at Casterly Rock" in told(state, 1)
    assert "You are besieged" not in told(
        at(begin("stark", "lannister", "tyrell"), "P7.END", 5, Moving(seat=1)), 1
    )


def test_fief_8_2_whoever_has_handed_a_card_in_reads_so_as_long_as_it_waits() -> None:
    """It was gone from sight until it was played, and nobody could say whether it had been taken."""
    state = with_house(buying("assassination_1", seat=2), 1, hand=("assassination_2",))
    state = act(state, 1, Surprise(card="assassination_2", trigger="now", target=MACE, by=TYWIN))
    assert "You have handed in **Assassination**: Mace Tyrell" in told(state, 1)
    assert "Now, as soon as this step is over" in told(state, 1)
    for other in (0, 2):
        assert "handed in" not in told(state, other)
    later = act(state, 1, Surprise(card="assassination_2", trigger="state:P7.EVE", target=MACE))
    assert "At the beginning of the eve of the round" in told(later, 1)


def test_fief_8_23_who_decides_about_a_battle_reads_that_a_card_of_the_hand_fits() -> None:
    """An Ambush lay behind *Cards and lists*, and nothing said that this was the moment for it."""
    state = act(holding(field("m4k1", "m5k1"), 1, "ambush_1"), 0, Attack(village="darry", how="field:1"))
    assert "A surprise card of yours fits here: **Ambush**" in told(state, 1)
    assert "surprise card" not in told(act(field("m4", "m5"), 0, Attack(village="darry", how="field:1")), 1)
    here = tables.table("fief", state, 5)
    step = Step("do", here.game.id, here.game.stamp, "surprise", values=("ambush_1",))
    assert "Takes captive at once one enemy Noble" in text(shown(state, 1, at=step))


def test_fief_6_5_the_attacked_alone_fight_on() -> None:
    """*Go on, choosing nobody* stood under *Nobody else stands there to help either side*."""
    alone = act(field("m4k1", "m5k1"), 0, Attack(village="darry", how="field:1"))
    assert buttons(alone, 1)[0] == "Fight on"
    assert buttons(alone, 1, "de")[0] == "Weiterkämpfen"
    helped = act(act(three("k3", "m1", "k3"), 0, FIELD), 0, TakeSide())
    assert "Go on, choosing nobody" in buttons(helped, 1)


def test_fief_11_42_who_takes_an_objective_reads_with_whom_it_stands_there() -> None:
    state = up(head(realm()), TYWIN, "m3")
    state = at(state, "P7.END", 6, Objectives(order=(1,), laid=("castle_black", "eastwatch")))
    assert "You stand on the Wall with 3 Men at Arms and Tywin Lannister: strength 4" in told(state, 1)


def test_fief_8_11_a_murder_that_fails_is_told_so() -> None:
    """*1; it fails on 1* left it to the reader."""
    thrown = MurderThrown(seat=0, by=ROBB, noble=MACE, die=1)
    assert telling.story(SAY, [thrown]).endswith("a knife to Mace Tyrell: 1, and it fails.")


def test_fief_5_3_who_can_go_no_further_reads_so() -> None:
    """*Each leader marches a road for 1 point* stood there, and a blue *Pass*."""
    state = built(
        standing(begin("stark", "lannister", "tyrell"), 0, "barrowton", "m1"), "barrowton", fort="stronghold"
    )
    state = act(at(state, "P7.END", 5, Moving(seat=0)), 0, Muster(source="winterfell"))
    assert "marches a road for 1 point" in told(state, 0)
    state = act(act(state, 0, March(target="torrhens_square")), 0, March(target="barrowton"))
    assert "Nobody of yours can go any further in this turn: press **Pass**" in told(state, 0)
    assert "marches a road for 1 point" not in told(state, 0)
