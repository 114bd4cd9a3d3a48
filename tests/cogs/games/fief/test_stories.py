"""Stories of Fief: a march is a line, an offer is told with its terms."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.engine.table.turn_history import Tale
from bot.rules.contract import events_seen, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions.trade import MakeOffer, Put, Send
from bot.rules.fief.actions.war import Attack
from bot.rules.fief.events.cards import Played
from bot.rules.fief.events.court import Marked, Tallied, Wed
from bot.rules.fief.events.land import Controlled, Marched, Recruited
from bot.rules.fief.events.offers import OfferMade, OfferOver, OfferStood
from bot.rules.fief.events.people import Captured, TitleGained
from bot.rules.fief.events.rounds import GoldGiven, PhaseBegan
from bot.rules.fief.events.war import BattleOver, LeaveTold
from bot.rules.fief.model.offers import Item, Offer
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from bot.words import Voice, names_in
from cogs.play import dashboard, telling
from tests.cogs.games.fief.test_facts import SAY, asked
from tests.rules.fief.position import events, titled
from tests.rules.fief.war.test_war import field
from tests.rules.fief.watch import test_brothers as brothers

ROBB = "stark_robb_stark"
GERMAN = Voice("de", names_in("de", "fief", RULESET.names), {0: "Alys", 1: "Brynden", 2: "Cass"})


def step(source: str, target: str, men: int, noble: str = "stark_robb_stark", seat: int = 0) -> Marched:
    field = {"man_at_arms": men}
    return Marched(seat=seat, source=source, target=target, nobles=(noble,), field=field, ground="field")


def took(village: str) -> Controlled:
    return Controlled(seat=0, village=village)


TWO = (
    step("winterfell", "deepwood_motte", 7),
    took("deepwood_motte"),
    step("deepwood_motte", "torrhens_square", 6),
    took("torrhens_square"),
)


def test_a_march_of_two_steps_is_one_line() -> None:
    """It took four, and a movement of three Houses filled the phone."""
    assert telling.story(SAY, TWO) == (
        "Alys marches from Winterfell by Deepwood Motte to Torrhen's Square: Robb Stark and 6 Men at Arms."
        " Taken: Deepwood Motte and Torrhen's Square."
    )
    assert "über Deepwood Motte" in telling.story(GERMAN, TWO)
    assert "Eingenommen: " in telling.story(GERMAN, TWO)


def test_other_groups_and_other_players_have_lines_of_their_own() -> None:
    other = step("torrhens_square", "barrowton", 1, "stark_greatjon_umber")
    foe = step("torrhens_square", "barrowton", 1, seat=1)
    assert len(telling.story(SAY, (*TWO, other)).splitlines()) == 2
    assert len(telling.story(SAY, (*TWO, foe)).splitlines()) == 2
    away = step("winterfell", "barrowton", 2)
    assert len(telling.story(SAY, (*TWO, away)).splitlines()) == 2


def test_what_happens_on_the_way_stands_between() -> None:
    happens = Controlled(seat=1, village="barrowton")
    lines = telling.story(SAY, (TWO[0], happens, *TWO[2:])).splitlines()
    assert [line.split()[1] for line in lines] == ["marches", "controls", "marches"]


def test_marches_are_joined_below_the_heading_of_their_phase_and_each_heading_is_a_line() -> None:
    events = (*TWO, PhaseBegan(round=1, phase=6), PhaseBegan(round=1, phase=7))
    lines = dashboard.tale(SAY, [Tale(None, events)], 2000).splitlines()
    assert len(lines) == 3
    assert all(line.startswith("**") and line.endswith("**") for line in lines[1:])


def test_an_offer_is_told_with_its_terms() -> None:
    """FIEF-17.2: offers are public; the story said that there was one."""
    state, view = asked("buy")
    giver, luck = view.viewer, SeededChance(1)
    other = next(seat for seat in state.seats if seat != giver)
    seen: list[Any] = []
    for action in (
        MakeOffer(player=str(other)),
        Put(side="give", matter="gold", what="gold", amount=1),
        Send(),
    ):
        events = RULESET.act(state, giver, action, luck)
        seen += events_seen(events, None)
        state = fold(RULESET, events, state)
    names = {0: "Alys", 1: "Brynden", 2: "Cass"}
    told = f"{names[giver]} offers {names[other]} 1 gold for nothing."
    assert told in telling.story(SAY, seen)
    assert "1 Gold, gegen nichts." in telling.story(GERMAN, seen)


GOLD, LEAVE = Item(matter="gold", amount=3), Item(matter="leave", what="sunspear")
WEDDING = Offer(id=4, giver=0, asked=1, groom="stark_robb_stark", bride="tyrell_margaery_tyrell")


def answered(offer: Offer, how: str, say: Voice = SAY) -> str:
    """The line of an answer, in a story in which the offer was made."""
    over: Any = (
        OfferStood(offer=offer.id, seat=0, other=1)
        if how == "stood"
        else OfferOver(offer=offer.id, seat=0, other=1, how=how)  # type: ignore[arg-type]
    )
    return telling.story(say, [OfferMade(offer=offer), took("barrowton"), over]).splitlines()[-1]


def test_who_accepts_an_offer_is_told_with_its_terms() -> None:
    """FIEF-17.3, 17.4: *Brynden accepts what Alys offered*; what it was stood somewhere above."""
    offer = Offer(id=7, giver=0, asked=1, gives=(GOLD,), wants=(LEAVE,))
    terms = "Brynden accepts: Alys gives 3 gold, Brynden gives leave to pass and land at Sunspear"
    assert answered(offer, "accepted") == f"{terms}."
    assert answered(offer, "stood") == f"{terms}; it stands until it is used."
    assert "3 gold for leave to pass" in answered(offer, "refused")
    assert "Alys gibt 3 Gold" in answered(offer, "accepted", GERMAN)


def test_who_accepts_a_marriage_is_told_with_the_pair_and_the_terms() -> None:
    """FIEF-1.15: two proposals of one House could not be told apart by their answers."""
    pair = "Robb Stark and Margaery Tyrell"
    assert answered(WEDDING, "accepted") == f"Brynden accepts the marriage of {pair}."
    assert answered(WEDDING, "refused") == f"Brynden refuses the marriage of {pair}."
    dear = changed(WEDDING, gives=(GOLD,))
    assert answered(dear, "accepted").endswith("; with it Alys gives 3 gold, Brynden gives nothing.")
    assert "gives" not in telling.story(SAY, [OfferMade(offer=WEDDING)])
    assert "with it Alys gives 3 gold" in telling.story(SAY, [OfferMade(offer=dear)])


def test_an_answer_to_an_offer_of_another_story_stands_as_it_is() -> None:
    over = OfferOver(offer=9, seat=0, other=1, how="accepted")
    assert telling.story(SAY, [OfferMade(offer=WEDDING), over]).endswith("Brynden accepts what Alys offered.")


FIELD = Attack(village="darry", how="field:1")


@pytest.mark.parametrize(
    ("mine", "attack", "theirs", "defence", "told", "german"),
    [
        (
            "m1",
            1,
            "m3",
            6,
            "Brynden beats Alys, who attacked, at Darry.",
            "Brynden besiegt in Darry den Angreifer",
        ),
        ("m1", 4, "m1", 4, "is over: the attack has failed.", "Der Angriff ist gescheitert."),
        ("m3", 6, "m1", 1, "Alys beats Brynden at Darry.", "Alys besiegt Brynden in Darry."),
    ],
)
def test_fief_6_20_a_battle_is_told_by_who_has_won_it(
    mine: str, attack: int, theirs: str, defence: int, told: str, german: str
) -> None:
    """*The battle is over* was all that was said where the attacked had destroyed the attacker."""
    happened = events(field(mine, theirs, lord=False), 0, FIELD, attack=[attack], defence=[defence], fate=[6])
    assert told in telling.story(SAY, happened)
    assert german in telling.story(GERMAN, happened)


def test_fief_8_23_an_ambush_that_takes_a_noble_is_no_victory() -> None:
    """Another one of the attackers may stop in the same answer: the attack has failed, and nobody is beaten."""
    seats: Any = {"seat": 0, "defender": 1, "village": "darry"}
    happened = (
        Played(seat=1, card="ambush_1", target="stark_robb_stark"),
        Captured(noble="stark_robb_stark", seat=0, party=1),
        BattleOver(**seats, won=False),
    )
    assert telling.story(SAY, happened).endswith("the attack has failed.")
    assert "beats" in telling.story(SAY, happened[1:])


def tallied(office: str, winner: str | None, favours: dict[int, str], **votes: int) -> Tallied:
    """With these votes of Robb, Tywin and Mace; Brynden laid a decoy on Robb."""
    nobles = {"robb": "stark_robb_stark", "tywin": "lannister_tywin_lannister", "mace": "tyrell_mace_tyrell"}
    return Tallied(
        office=office,
        votes={nobles[name]: count for name, count in votes.items()},
        favours={seat: nobles[name] for seat, name in favours.items()},
        decoys={1: "stark_robb_stark"},
        winner=winner and nobles[winner],
    )


def test_fief_1_54_after_the_count_all_markers_are_shown() -> None:
    """*Nobody is elected King* was all that was told; of one elected, how many votes he had and not whose."""
    won = tallied("king", "robb", {0: "robb", 1: "tywin", 2: "robb"}, robb=4, tywin=1)
    assert telling.story(SAY, [won]).splitlines() == [
        "Tywin Lannister has one vote for King, of Brynden.",
        "What Brynden laid on Robb Stark was a decoy.",
        "Robb Stark has 4 votes, of Alys and Cass, and becomes King.",
    ]
    assert "Robb Stark hat 4 Stimmen, von Alys und Cass, und wird König." in telling.story(GERMAN, [won])
    assert "eine Täuschung" in telling.story(GERMAN, [won])
    lost = tallied("king", None, {0: "robb", 2: "mace"}, robb=3)
    assert "The vote of Cass was for Mace Tyrell and does not count" in telling.story(SAY, [lost])


@pytest.mark.parametrize(
    ("office", "votes", "why"),
    [
        ("warden_north", {"robb": 0}, "there was no vote for anybody"),
        ("warden_north", {"robb": 2, "tywin": 2}, "the most votes are equal"),
        ("king", {"robb": 2, "tywin": 1}, "the votes are too few"),
        ("hand", {"robb": 1}, "the votes are too few"),
        ("king", {"robb": 3, "tywin": 1}, "neither of two Wardens nor of a Member"),
    ],
)
def test_fief_1_52_and_1_63_the_count_says_why_nobody_is_elected(
    office: str, votes: dict[str, int], why: str
) -> None:
    favours = {seat: name for seat, (name, count) in enumerate(votes.items()) if count}
    told = telling.story(SAY, [tallied(office, None, favours, **votes)])
    assert why in told.splitlines()[-1]


def test_a_title_that_is_won_or_inherited_is_told_once() -> None:
    """*Becomes King*, and below it *is elected: King*; of one crowned that he is Heir no longer."""
    won = tallied("king", "robb", {0: "robb"}, robb=4)
    gained = TitleGained(noble="stark_robb_stark", title="king", how="elected")
    assert len(telling.story(SAY, [won, gained]).splitlines()) == 2
    assert telling.story(SAY, [gained]) == "Robb Stark is elected: King."
    heir = Marked(noble="stark_robb_stark", mark="heir", off=True)
    crowned = TitleGained(noble="stark_robb_stark", title="king", how="crowned")
    assert telling.story(SAY, [heir, crowned]) == "Robb Stark is crowned: King."
    assert "no longer Heir" in telling.story(SAY, [heir])


def test_troops_raised_one_after_the_other_in_a_village_are_one_line() -> None:
    """*Alys raises 4 Men at Arms at Winterfell* stood there three times."""
    winterfell = [
        Recruited(seat=0, village="winterfell", ground="inside", troops=troops)
        for troops in ({"man_at_arms": 4}, {"knight": 1}, {"man_at_arms": 3})
    ]
    other = Recruited(seat=1, village="casterly_rock", ground="inside", troops={"man_at_arms": 2})
    assert telling.story(SAY, [*winterfell, other]).split("\n") == [
        "Alys raises 7 Men at Arms and 1 Knight at Winterfell.",
        "Brynden raises 2 Men at Arms at Casterly Rock.",
    ]


def test_a_wedding_says_that_the_proposal_was_accepted() -> None:
    """*Brynden accepts what Alys offered* followed it, as though it were another matter."""
    wedding = Wed(noble="stark_robb_stark", spouse="lannister_cersei_lannister", seat=0, other=1)
    over = OfferOver(offer=1, seat=0, other=1, how="accepted")
    another = OfferOver(offer=2, seat=0, other=1, how="accepted")
    wed = "Robb Stark of Alys and Cersei Lannister of Brynden are wed."
    assert telling.story(SAY, [wedding, over]) == wed
    assert telling.story(SAY, [wedding, over, another]) == f"{wed}\nBrynden accepts what Alys offered."


def test_fief_1_13_and_1_14_so_it_does_where_the_proposal_stands_in_the_same_story() -> None:
    """The terms stood there three times: as they were proposed, as they were carried out, and as they were accepted."""
    pair = Wed(noble=WEDDING.groom, spouse=WEDDING.bride, seat=0, other=1)
    given = GoldGiven(seat=0, to_seat=1, gold=3)
    over = OfferOver(offer=WEDDING.id, seat=0, other=1, how="accepted")
    proposed = OfferMade(offer=changed(WEDDING, gives=(GOLD,)))
    assert telling.story(SAY, [proposed, given, pair, over]).splitlines()[1:] == [
        "Alys gives Brynden 3 gold.",
        "Robb Stark of Alys and Margaery Tyrell of Brynden are wed.",
    ]


def test_fief_5_14_leave_to_land_is_told_as_that_and_where() -> None:
    """*Brynden lets Alys pass*, of a ship that lay before Pyke."""
    told: Any = {"seat": 1, "to_seat": 0, "port": "pyke"}
    given, refused = (LeaveTold(**told, given=given) for given in (True, False))
    assert telling.story(SAY, [given]) == "Brynden lets Alys land at Pyke."
    assert telling.story(SAY, [refused]) == "Brynden does not let Alys land at Pyke."
    assert telling.story(GERMAN, [given]) == "Brynden lässt Alys in Pyke landen."
    assert telling.story(SAY, [LeaveTold(seat=1, to_seat=0, given=True)]) == "Brynden lets Alys pass."


def hand_names(state: Fief, noble: str) -> list[str]:
    """What is told of Robb as Doran, the Hand, names somebody."""
    told = telling.story(SAY, brothers.judged(state, noble)).splitlines()
    return [line for line in told if line.startswith("Robb Stark")]


def test_fief_0_70_the_verdict_is_told_before_what_it_costs() -> None:
    """*Robb loses the Title Warden of the North* stood there first, and nobody knew yet by what."""
    state = titled(brothers.realm(nwe=False), ROBB, "warden_north", "master_of_ships")
    assert hand_names(state, ROBB) == [
        "Robb Stark is declared an Outlaw.",
        "Robb Stark loses the Title Master of Ships.",
        "Robb Stark loses the Title Warden of the North.",
    ]


def test_fief_11_7_so_is_that_somebody_takes_the_black_which_is_no_pardon() -> None:
    """*Is pardoned* was told of Outlaws who had, whom no office had granted anything."""
    told = hand_names(titled(brothers.realm(), ROBB, "warden_north"), ROBB)
    assert told[0].startswith("Robb Stark takes the black")
    assert told[1:] == ["Robb Stark loses the Title Warden of the North."]
    pardoned = Marked(noble=ROBB, mark="outlaw", off=True)
    black = TitleGained(noble=ROBB, title="brother", how="sworn")
    assert telling.story(SAY, [pardoned, black]).splitlines() == told[:1]
    assert "pardoned" in telling.story(SAY, [pardoned])
    other = changed(pardoned, noble="lannister_tywin_lannister")
    assert "pardoned" in telling.story(SAY, [other, black])


def test_several_who_go_the_same_way_one_after_the_other_are_one_line() -> None:
    """Four Nobles who went to the same Village were four lines, and an agent sends them so."""
    alone = (step("winterfell", "deepwood_motte", 0, "stark_greatjon_umber"), took("barrowton"))
    told = telling.story(SAY, (*TWO[:2], *alone))
    assert told == (
        "Alys marches from Winterfell to Deepwood Motte: Robb Stark, Greatjon Umber, and 7 Men at Arms."
        " Taken: Deepwood Motte and Barrowton."
    )
    more = step("winterfell", "deepwood_motte", 2, "stark_wyman_manderly")
    assert "9 Men at Arms" in telling.story(SAY, (*TWO[:2], more))
    foe = step("winterfell", "deepwood_motte", 1, "lannister_tywin_lannister", seat=1)
    assert len(telling.story(SAY, (*TWO[:2], foe)).splitlines()) == 2
    between = PhaseBegan(round=1, phase=6)
    assert len(telling.story(SAY, (*TWO[:2], between, *alone)).splitlines()) == 3
