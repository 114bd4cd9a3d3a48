"""How many presses the commonest moves of Fief take; each begins with the button that opens the panel."""

from __future__ import annotations

from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from tests.rules.fief import position
from tests.rules.fief.position import begin, holding, noble, rich
from tests.scenarios.fief.people import at, begun, now, put
from tests.scenarios.fief.test_court import (
    CERSEI,
    HOUSES,
    ROBB,
    TYWIN,
    buying,
    realm,
    three_wardens,
    to_the_votes,
)
from tests.scenarios.fief.test_war import walls
from tests.scenarios.finger import Pressing, Typing
from tests.scenarios.stage import SandboxStage

PROPOSAL, BETROTHAL, OFFER, ANSWER, VOTE, TROOPS, MARCH, BATTLE, BID, ASIDE = 5, 3, 14, 3, 4, 5, 8, 4, 3, 9


async def test_a_proposal_and_its_answer(stage: SandboxStage) -> None:
    state = noble(realm(), CERSEI, 1, "casterly_rock", inside=True)
    people, table = await at(stage, position.at(state, "P1.ANSWER", 1, Proposing(asked=(0, 1))))
    way, typing = Pressing(), Typing()
    await way.make(people[0], table, "propose", noble=ROBB, spouse=CERSEI)
    await way.make(people[0], table, "send")
    assert way.presses <= PROPOSAL
    for person in people[:2]:
        await typing.make(person, table, "pass")
    way = Pressing()
    await way.make(people[1], table, "betroth", proposals=(str(now(table).offers[0].id),))
    assert way.presses <= BETROTHAL


async def test_an_offer_of_two_items_and_its_answer(stage: SandboxStage) -> None:
    """A ransom: gold for a Captive."""
    state = noble(realm(), ROBB, 0, "casterly_rock", captor=1)
    people, table = await at(stage, position.at(state, "P4.BUY", 4, Ransom(asked=(0, 1))))
    way = Pressing()
    await way.make(people[0], table, "offer", player="1")
    await put(way, people[0], table, "give", "gold", "gold", 5)
    await put(way, people[0], table, "want", "captive", ROBB)
    await way.make(people[0], table, "send")
    assert way.presses <= OFFER
    way = Pressing()
    await way.make(people[1], table, "accept", offer="1")
    assert way.presses <= ANSWER


async def test_a_vote(stage: SandboxStage) -> None:
    people, table = await to_the_votes(stage, Typing(), three_wardens())
    way = Pressing()
    await way.make(people[0], table, "vote", office="king", favour=ROBB, decoy=TYWIN)
    assert way.presses <= VOTE


async def test_troops_are_bought(stage: SandboxStage) -> None:
    people, table = await at(stage, buying(realm()))
    way = Pressing()
    await way.make(people[3], table, "buy", what="man_at_arms", where="sunspear", count=4)
    assert way.presses <= TROOPS


async def test_a_group_is_gathered_and_marches(stage: SandboxStage) -> None:
    people, table = await at(stage, position.at(realm(), "P6.DECLARE", 5, Moving(seat=0)))
    way = Pressing()
    await way.make(people[0], table, "muster", source="winterfell", nobles=(ROBB,), men="m2")
    await way.make(people[0], table, "march", target="white_harbor")
    assert way.presses <= MARCH


async def test_a_battle_is_declared(stage: SandboxStage) -> None:
    people, table = await at(stage, position.at(walls(), "P6.SIEGE", 6, Acting(seat=0)))
    way = Pressing()
    await way.make(people[0], table, "attack", village="casterly_rock", how="assault")
    assert way.presses <= BATTLE


def bidding() -> Fief:
    """Four Houses bid for five Mercenaries; the first has one gold."""
    state = rich(begin(*HOUSES, options=FiefOptions(te=True)), 0, 1)
    return position.at(state, "P4.BUY", 4, Bidding(asked=(0,), floors={"mercenaries": {0: 1}}))


async def test_the_least_bid_can_be_pressed_and_stands_nowhere_before(stage: SandboxStage) -> None:
    """Nothing is bid unless somebody says how much, and no sum looks chosen before."""
    people, table = await at(stage, bidding())
    way = Pressing()
    page = await way.open(people[0])
    assert [one.value for menu in page.menus for one in menu.options if one.default] == []
    way = Pressing()
    await way.make(people[0], table, "bid", gold=1)
    assert way.presses <= BID
    assert (now(table).houses[0].gold, now(table).houses[0].mercenaries) == (0, 5)


async def test_a_card_is_set_aside_for_a_moment_that_stands_on_the_second_sheet(stage: SandboxStage) -> None:
    """FIEF-17.34: there are more moments than three menus hold; a button turns to the rest."""
    people, table = await at(stage, buying(holding(realm(), 0, "assassination_1")))
    way = Pressing()
    moment = "card:uprising"
    await way.make(
        people[0], table, "surprise", card="assassination_1", trigger=moment, target=TYWIN, by=ROBB
    )
    (entry,) = now(table).houses[0].prepared
    assert entry.trigger == moment
    assert way.presses <= ASIDE


async def test_what_somebody_wrote_is_proclaimed_though_the_board_moves_on_meanwhile(
    stage: SandboxStage,
) -> None:
    """All they had typed was lost: the board had moved on since that button was made."""
    people, table = await begun(stage, "Brynden", "Cass", "Davin")
    (seat,) = table.pending()[0].waiting
    slow, panel = people[(seat + 1) % 3], (await people[(seat + 1) % 3].command("/game play")).message
    asked = (await slow.click(panel, label="Proclaim")).message
    form = (await slow.click(asked, label="Proclaim")).form
    assert form is not None
    await stage.bot.tables.act(table.game.id, seat, table.rules.default(table.state, seat))
    assert "proclaims: Winter is coming" in (await slow.submit(form, words="Winter is coming")).text


async def test_an_answer_that_nobody_has_seen_is_taken_back_by_undo_too(stage: SandboxStage) -> None:
    """FIEF-0.7: it led to a request for an older move, which all had to agree to."""
    people, table = await begun(stage, "Brynden", "Cass", "Davin")
    while table.view(0).my_prompt is None or not table.pending()[0].secret:
        seat = table.pending()[0].waiting[0]
        await stage.bot.tables.act(table.game.id, seat, table.rules.default(table.state, seat))
    await stage.bot.tables.act(table.game.id, 0, table.rules.default(table.state, 0))
    assert table.view(0).my_prompt is None
    asked = (await people[0].command("/game undo")).message
    assert "Nobody has seen your answer" in asked.text
    await people[0].click(asked, label="Take your answer back")
    assert table.view(0).my_prompt is not None
