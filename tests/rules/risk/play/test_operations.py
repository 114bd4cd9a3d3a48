"""RISK-21.3 to RISK-21.8 and RISK-27: the operations of the card file, as they work on the board."""

from collections import Counter

import pytest

from bot.rules.risk.events.cards import Drew, Kept
from bot.rules.risk.events.effects import GoldTaken, MaesterDropped
from bot.rules.risk.events.war import Fought, Rolled
from bot.rules.risk.frames import Conquest, Turn
from bot.rules.risk.model.actions import (
    Attack,
    End,
    Halt,
    KeepCards,
    Maneuver,
    Occupy,
    Pass,
    PlayCard,
    Press,
    Reveal,
)
from bot.rules.risk.model.library import THINGS
from bot.rules.risk.play.effects import OPERATIONS
from tests.rules.risk.frames.test_windows import from_step
from tests.rules.risk.hands import card, war
from tests.rules.risk.play.test_characters import at_court
from tests.rules.risk.play.test_characters import war as led
from tests.rules.risk.position import Told, the

STORM = Attack(source="harrenhal", target="kings_landing")


# ── RISK-21 ──


def test_risk_21_3_the_condition_is_tested_at_the_moment_of_use() -> None:
    """Cersei Lannister needs three lands taken this turn: a third one taken opens her."""
    at = at_court("lannister", "invade", conquests=("tarth", "skagos"), losers=(1, 1))
    at.lands(0, harrenhal=9).lands(1, "kings_landing", "sunspear")
    at.run((0, STORM), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
    at.do(0, End())
    assert "cersei_lannister" in at.offers(0, "play", "card")


def test_risk_21_4_the_card_wins_over_a_basic_rule() -> None:
    """Bribery ends an invasion that had to be fought (RISK-11.11), the pirates need no link (RISK-11.1)."""
    at = war((), ("bribery",))
    at.run((0, STORM), (1, card("bribery")))
    assert at.awaits() == (0, "attack")
    fleet = from_step(("pirate_ship_fleet",)).lands(0, pyke=5)
    fleet.run((0, card("pirate_ship_fleet")))
    fleet.run((0, Attack(source="pyke", target="sunspear")), rolls=("6 5 4", "1 1"))
    assert fleet.owner["sunspear"] == 0


def test_risk_21_7_barristan_selmy_rolls_any_of_the_defenders_own_dice_once() -> None:
    """RISK-27.6: one of them, the other, or both together; a second time he lies face down."""
    at = led("arryn", "targaryen", kings_landing=3)
    at.do(0, STORM)
    at.do(1, Pass(), "6 5 4", "2 1")
    assert at.offers(1, "play", "target", card="barristan_selmy") == {"1", "2", "1+2"}
    fought = the(Fought, at.do(1, PlayCard(card="barristan_selmy", target="1+2"), "6", "5"))
    assert fought.defence == (6, 5)
    assert at.state.court.characters["barristan_selmy"] == "down"


@pytest.mark.parametrize("seat", [0, 1])
def test_risk_21_8_margaery_tyrell_attacks_and_defends(seat: int) -> None:
    """RISK-27.5."""
    at = led("tyrell", "arryn", kings_landing=3) if seat == 0 else led("arryn", "tyrell", kings_landing=3)
    told = at.run(
        (0, STORM), (seat, PlayCard(card="margaery_tyrell", target="1")), rolls=("6 5 4", "6 2", "1")
    )
    fought = the(Fought, told)
    assert (fought.attack, fought.defence) == (((6, 5, 4), (2, 1)) if seat == 0 else ((5, 4, 1), (6, 2)))


# ── RISK-27 ──


def test_risk_27_1_what_lasts_an_invasion_ends_with_it() -> None:
    """RISK-11.8: even if the same one is declared again; a battle's effect ends with the battle."""
    at = led("stark", "lannister", kings_landing=5)
    robb, tywin = (0, PlayCard(card="robb_stark")), (1, PlayCard(card="tywin_lannister"))
    fought = the(Fought, at.run((0, STORM), robb, tywin, rolls=("5 4 3", "6 6")))
    assert (fought.attack, fought.defence) == ((6, 5, 4), (7, 7))
    fought = the(Fought, at.run((0, Press()), rolls=("5 4 3", "6 6")))
    assert (fought.attack, fought.defence) == ((6, 5, 4), (6, 6))
    at.do(0, Halt())
    assert the(Fought, at.run((0, STORM), rolls=("5 4", "6 6"))).attack == (5, 4)


def test_every_operation_of_the_card_file_is_built() -> None:
    used = {effect.op for thing in THINGS.values() for effect in thing.operations}
    assert used == set(OPERATIONS)


def test_risk_27_7_grey_worm_rolls_each_one_again_in_every_battle() -> None:
    """RISK-21.11: a second 1 stands."""
    at = led("targaryen", "arryn", kings_landing=5)
    told = at.run((0, STORM), (0, PlayCard(card="grey_worm")), rolls=("1 1 6", "6 6", "5", "1"))
    assert the(Rolled, told).attack == (5, 1, 6)
    told = at.run((0, Press(dice=1)), rolls=("1", "6 6", "4"))
    assert the(Rolled, told).attack == (4,)


def test_risk_27_9_armies_from_the_reserve_at_once() -> None:
    """In the invaded land they defend in the coming battle; Renly's stands by a castle; three in three lands."""
    at = led("arryn", "stark", kings_landing=1)
    told = at.run((0, STORM), (1, PlayCard(card="catelyn_stark")), rolls=("6 5 4", "2 1"))
    assert the(Fought, told).defence == (2, 1)
    spread = war((), ("preparing_for_war",)).lands(1, tarth=1)
    spread.run((1, card("preparing_for_war", lands=("tarth", "sunspear", "kings_landing"))))
    assert [spread.armies[place] for place in ("tarth", "sunspear", "kings_landing")] == [2, 3, 4]


def test_risk_27_9_armies_set_down_while_somebody_moves_in_are_there_for_it() -> None:
    """RISK-23.7: Preparing for War between a conquest and the move into it."""
    at = war(("preparing_for_war",), kings_landing=1).lands(0, riverrun=1)
    at.run((0, STORM), rolls=("6 5 4", "1"))
    assert isinstance(at.state.stack[-1], Conquest)
    assert at.offers(0, "occupy", "armies") == (3, 6)
    at.run((0, card("preparing_for_war", lands=("harrenhal", "riverrun", "kings_landing"))))
    assert at.offers(0, "occupy", "armies") == (4, 8)


def test_risk_27_12_the_cards_looked_at_leave_the_deck_a_single_one_is_kept() -> None:
    """RISK-21.10."""
    at = at_court("lannister")
    last = at.state.court.maester_deck[-1]
    at.maesters(1, *at.state.court.maester_deck[:-1])
    told = at.run((0, PlayCard(card="tyrion_lannister")))
    assert (the(Kept, told).card, the(Kept, told).dropped) == (last, ())
    assert (at.state.court.maesters[0], at.state.court.maester_deck) == ((last,), ())


def test_risk_27_12_one_more_card_is_drawn_from_the_top() -> None:
    """RISK-20.2, RISK-20.3: with four cards in hand the extra draw is the last one."""
    at = at_court("lannister", "invade", conquests=("tarth", "skagos", "pyke"), losers=(1, 1, 1))
    at.hand(0, "winterfell", "karhold", "cape_kraken", "white_harbor").top("oldtown", "harlaw")
    at.do(0, End())
    told = [*at.do(0, PlayCard(card="cersei_lannister")), *at.do(0, End())]
    assert [event.card for event in told if isinstance(event, Drew)] == ["oldtown"]


def test_risk_27_14_at_random_from_the_whole_hand_those_without_cards_skipped() -> None:
    at = from_step(("confusion_in_the_ranks",), ("bribery", "castle_walls", "mass_desertion"), ())
    chance = Told("3")
    at._try((0, card("confusion_in_the_ranks")), chance)
    while not chance.spent():
        at._try((at.awaits()[0], Pass()), chance)
    assert chance.asked == [("discard", 3, 1)]
    assert at.state.court.maesters[1] == ("bribery", "castle_walls")


def test_risk_27_15_never_more_than_is_there_and_each_time_the_trigger_comes() -> None:
    """RISK-21.6, RISK-13.4: Salladhor Saan, once from each opponent."""
    at = at_court("baratheon").lands(0, harrenhal=30).lands(1, "kings_landing", "sunspear", "tarth")
    at.lands(2, "stoney_sept", "the_trident", "skagos").gold(500, 300, 0)
    at.do(0, PlayCard(card="salladhor_saan"))
    taken = []
    for target in ("kings_landing", "stoney_sept", "the_trident"):
        told = at.run(
            (0, Attack(source="harrenhal", target=target)), (0, Occupy(armies=3)), rolls=("6 5 4", "1")
        )
        taken += [(event.from_seat, event.gold) for event in told if isinstance(event, GoldTaken)]
    assert taken == [(1, 100), (2, 0)]


def test_risk_27_16_a_barred_land_is_barred_from_every_source_and_to_the_pirates() -> None:
    """RISK-22.5, RISK-22.6: for that turn only."""
    at = war(("pirate_ship_fleet",), ("bribery",)).lands(0, "pyke", kingswood=5).lands(0, pyke=5)
    at.run((0, card("pirate_ship_fleet")), (0, STORM), (1, card("bribery")))
    for source in ("harrenhal", "kingswood", "pyke"):
        assert at.clause(0, Attack(source=source, target="kings_landing")) == "RISK-27.16"
    at.do(0, End())
    turn = at.state.stack[0]
    assert not isinstance(turn, Turn) or turn.bans == ()


def test_risk_27_23_the_pirates_reach_every_coast_one_after_the_other_but_gain_no_maneuver() -> None:
    """RISK-22.16."""
    at = from_step(("pirate_ship_fleet",)).lands(0, pyke=9).lands(0, sunspear=3)
    at.run((0, card("pirate_ship_fleet")))
    assert at.clause(0, Maneuver(source="pyke", target="sunspear")) == "RISK-18.2"
    for target in ("tarth", "skagos"):
        told = at.run((0, Attack(source="pyke", target=target)), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
        the(Fought, told)
    assert "harrenhal" not in at.offers(0, "attack", "target", source="pyke")


def test_risk_27_24_the_smallfolk_count_for_nothing_until_they_are_revealed() -> None:
    """RISK-22.15: that they wait is public, where is not; they are revealed between two actions, not among them."""
    at = (
        from_step(("rally_the_smallfolk",), step="invade")
        .top("tarth")
        .lands(0, "tarth")
        .lands(1, kings_landing=5)
    )
    at.hand(0, "winterfell", "karhold", "cape_kraken", "skagos", "wolfswood")
    before = dict(at.armies)
    at.run((0, card("rally_the_smallfolk")))
    assert (dict(at.armies), len(at.state.hands[0])) == (before, 5)
    assert [len(at.view(viewer).known.court.smallfolk) for viewer in (None, 1)] == [1, 1]  # type: ignore[union-attr]
    at.run((0, STORM), rolls=("6 5 4", "1 1"))
    assert at.refused(1, Reveal(card="tarth"))[1].key == "risk-no-turn-press"
    at.do(0, Reveal(card="tarth"))
    assert at.armies["tarth"] == 1 + 5


def test_a_discard_at_random_is_every_card_alike() -> None:
    """RISK-27.14: each place in the hand is asked for once in three rolls of three."""
    found = Counter[str]()
    for die in ("1", "2", "3"):
        at = at_court("baratheon").maesters(1, "bribery", "castle_walls", "mass_desertion")
        found[the(MaesterDropped, at.do(0, PlayCard(card="melisandre", target="1"), die)).card] += 1
    assert set(found.values()) == {1}
    assert len(found) == 3


def test_what_is_kept_is_the_choosers_alone() -> None:
    """RISK-25.3."""
    at = at_court("lannister")
    at.do(0, PlayCard(card="tyrion_lannister"))
    kept = the(Kept, at.do(0, KeepCards(cards=(min(at.offers(0, "keep", "cards")),))))
    assert [kept.seen_by(viewer).card is None for viewer in (0, 1, None)] == [False, True, True]
