"""Fief at court: a marriage with terms, an election in secret, bargains, an embassy, a ransom, a shared victory.

Each by buttons on panels that fit a phone, and by commands alone.
"""

from __future__ import annotations

import re

from bot.engine.table.table import Table
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring
from bot.rules.kit.draft import changed
from tests.rules.fief import position
from tests.rules.fief.position import begin, holding, noble, rich, titled
from tests.scenarios.fief.people import Panel, at, give_way, now, put
from tests.scenarios.finger import Way
from tests.scenarios.players import ending
from tests.scenarios.stage import Player, SandboxStage
from tests.scenarios.test_clock import Hourglass, direct
from tests.scenarios.test_rooms import members, opened, shut

ROBB, WYMAN, SANSA = "stark_robb_stark", "stark_wyman_manderly", "stark_sansa_stark"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE = "tyrell_mace_tyrell"
HOUSES = ("stark", "lannister", "tyrell", "martell")


def realm() -> Fief:
    return begin(*HOUSES)


def buying(state: Fief) -> Fief:
    """Phase 4, seat 3 buys last."""
    return position.at(state, "P5.MOVE", 4, Buying(seat=3))


async def test_a_marriage_with_terms_makes_allies(stage: SandboxStage, way: Way) -> None:
    """Brynden gives 3 gold with the hand of Robb, which all may know (FIEF-1.14); Cass answers in secret."""
    state = noble(realm(), CERSEI, 1, "casterly_rock", inside=True)
    people, table = await at(stage, position.at(state, "P1.ANSWER", 1, Proposing(asked=(0, 1))))
    brynden, cass, davin, _ = people
    await way.make(brynden, table, "propose", noble=ROBB, spouse=CERSEI)
    await put(way, brynden, table, "give", "gold", "gold", 3)
    await way.make(brynden, table, "send")
    assert await davin.reads("a marriage of Robb Stark and Cersei Lannister; with it Brynden gives 3 gold")
    await give_way(way, people, table, 0, 1)
    panel = Panel(cass)
    assert "With the wedding Brynden gives 3 gold, Cass gives nothing." in await panel.open()
    (offer,) = now(table).offers
    assert "Married Houses win only together" in await panel.choose("Which proposals", str(offer.id))
    assert now(table).nobles[ROBB].spouse == ""
    await way.make(cass, table, "betroth", proposals=(str(offer.id),))
    after = now(table)
    assert (after.nobles[ROBB].spouse, scoring.ally(after, 0)) == (CERSEI, 1)
    assert (after.houses[0].gold, after.houses[1].gold) == (2, 8)
    assert await davin.reads("Brynden gives Cass 3 gold.")
    assert await davin.reads("are wed.")


def three_wardens() -> Fief:
    """The crown is free: Robb, Tywin and Mace hold four Wardens between them."""
    state = titled(titled(realm(), ROBB, "fief_winterfell"), TYWIN, "fief_casterly_rock", "warden_west")
    state = titled(titled(state, MACE, "fief_highgarden", "warden_south"), ROBB, "warden_north")
    return titled(noble(state, WYMAN, 0, "winterfell", inside=True), WYMAN, "warden_narrow_sea")


async def to_the_votes(stage: SandboxStage, way: Way, state: Fief) -> tuple[list[Player], Table]:
    """Robb and Tywin stand for King; Brynden is about to vote."""
    frame = Ballot(offices=("king",), step="stand")
    people, table = await at(stage, position.at(state, "P2.FOUNDLING", 1, frame))
    await way.make(people[0], table, "stand", office="king", noble=ROBB)
    await way.make(people[1], table, "stand", office="king", noble=TYWIN)
    await give_way(way, people, table, 2, 3)
    return people, table


async def test_an_election_with_secret_ballots(stage: SandboxStage, way: Way) -> None:
    """All see on whom markers lie, nobody which of them counts, until the count."""
    people, table = await to_the_votes(stage, way, three_wardens())
    brynden, cass, davin, _ = people
    assert "Candidates: Robb Stark and Tywin Lannister." in await Panel(brynden).open()
    await way.make(brynden, table, "vote", office="king", favour=ROBB, decoy=TYWIN)
    assert await cass.reads("Brynden lays markers on Tywin Lannister and Robb Stark (King).")
    assert "favour='stark" not in repr(table.view(1))
    await way.make(cass, table, "vote", office="king", favour=TYWIN)
    await way.make(davin, table, "vote", office="king", favour=ROBB)
    assert await cass.reads("becomes King.")
    assert "king" in now(table).nobles[ROBB].titles


async def test_an_assassination_handed_in_while_votes_are_laid(stage: SandboxStage, way: Way) -> None:
    """Elyn has no vote, but a card, and murders of House Martell never fail. It strikes before the count."""
    people, table = await to_the_votes(stage, way, holding(three_wardens(), 3, "assassination_1"))
    brynden, cass, davin, elyn = people
    await elyn.reads("to vote: King")
    await elyn.settle()
    heard = [seen.text for person in (brynden, cass, davin) for seen in person.sees()]
    await way.make(elyn, table, "surprise", card="assassination_1", trigger="now", target=ROBB)
    await elyn.settle()
    assert [seen.text for person in (brynden, cass, davin) for seen in person.sees()] == heard
    await way.make(brynden, table, "vote", office="king", favour=ROBB, decoy=TYWIN)
    await way.make(cass, table, "vote", office="king", favour=TYWIN)
    assert ROBB not in now(table).dead
    await way.make(davin, table, "vote", office="king", favour=ROBB)
    assert ROBB in now(table).dead
    assert now(table).houses[3].hand == ()
    assert await cass.reads("Robb Stark")
    assert not [one for one in now(table).nobles.values() if "king" in one.titles]


async def test_an_offer_and_a_counter_offer(stage: SandboxStage, way: Way) -> None:
    """Nobody waits for it; the counter-offer refuses what it answers, and acceptance moves the gold at once."""
    people, table = await at(stage, buying(rich(realm(), 1, 9)))
    brynden, cass, *_ = people
    await way.make(brynden, table, "offer", player="1", until="phase-6")
    await put(way, brynden, table, "give", "gold", "gold", 1)
    await put(way, brynden, table, "want", "gold", "gold", 5)
    await way.make(brynden, table, "send")
    await cass.wait(lambda: [text for text in direct(cass) if "answer an offer of Brynden" in text])
    assert "Nobody waits for it." in await Panel(cass).open()
    await way.make(cass, table, "counter", offer="1")
    await put(way, cass, table, "give", "gold", "gold", 2)
    await way.make(cass, table, "send")
    assert await brynden.reads("Cass refuses what Brynden offered: 1 gold for 5 gold.")
    text = await Panel(brynden).open()
    assert "Cass gives 2 gold; Brynden gives 1 gold" in text
    (counter,) = [offer.id for offer in now(table).offers if offer.giver == 1]
    await way.make(brynden, table, "accept", offer=str(counter))
    after = now(table)
    assert (after.houses[0].gold, after.houses[1].gold) == (6, 8)


async def test_a_card_changes_hands_in_an_embassy_and_nobody_else_sees_it(
    stage: SandboxStage, way: Way
) -> None:
    """A private room for the three; all clocks stand; the story says that a card was given, and not which."""
    glass = Hourglass(stage)
    state = buying(holding(realm(), 0, "tax_1", "uprising_1"))
    people, table = await at(stage, state, hours=6)
    brynden, cass, davin, elyn = people
    await way.make(davin, table, "embassy", players=("0", "1"))
    room = await opened(stage, davin)
    assert members(stage, room) == {"Brynden", "Cass", "Davin"}
    assert [prompt.timed for prompt in table.pending() if prompt.waits] == [False]
    before = table.state
    await glass.run(davin, 7)
    assert table.state is before
    await way.make(brynden, table, "offer", player="1")
    await put(way, brynden, table, "give", "card", "tax_1")
    await put(way, brynden, table, "want", "gold", "gold", 2)
    await way.make(brynden, table, "send")
    await way.make(cass, table, "accept", offer=str(table.view(1).known.offers[0].id))  # type: ignore[attr-defined]
    after = now(table)
    assert (after.houses[0].hand, after.houses[1].hand) == (("uprising_1",), ("tax_1",))
    await give_way(way, people, table, 0, 1)
    assert await davin.wait(lambda: shut(room))
    assert not [seen for seen in elyn.sees() if "Tax" in seen.text]
    assert table.view(3).my_prompt is not None


async def test_a_ransom_is_paid(stage: SandboxStage, way: Way) -> None:
    state = noble(realm(), ROBB, 0, "casterly_rock", captor=1)
    people, table = await at(stage, position.at(state, "P4.BUY", 4, Ransom(asked=(0, 1))))
    brynden, cass, *_ = people
    assert "Robb Stark of Brynden is held by Cass at Casterly Rock." in await Panel(brynden).open()
    await way.make(brynden, table, "offer", player="1")
    await put(way, brynden, table, "give", "gold", "gold", 5)
    await put(way, brynden, table, "want", "captive", ROBB)
    await way.make(brynden, table, "send")
    await way.make(cass, table, "accept", offer="1")
    after = now(table)
    assert (after.nobles[ROBB].captor, after.nobles[ROBB].place) == (None, "winterfell")
    assert (after.houses[0].gold, after.houses[1].gold) == (0, 10)


async def test_two_allied_houses_win_together(stage: SandboxStage, way: Way) -> None:
    """Four points between them at the end of the round: both names stand on the podium."""
    state = noble(realm(), CERSEI, 1, "casterly_rock", inside=True)
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True, spouse=ROBB)
    state = noble(state, ROBB, 0, "winterfell", inside=True, spouse=CERSEI)
    state = titled(titled(state, ROBB, "king", "fief_winterfell"), TYWIN, "hand", "fief_casterly_rock")
    state = titled(state, CERSEI, "queen")
    state = changed(state, phase=6, stack=(Round(step="P6.SIEGE"), Buying(seat=3)))
    people, table = await at(stage, state)
    for _ in range(12):
        if table.outcome() is not None:
            break
        seat = next(seat for seat in range(4) if table.view(seat).my_prompt is not None)
        await give_way(way, people, table, seat)
    last = await people[0].wait(lambda: ending(people[0]))
    assert last is not None
    assert last.mentions == ("Brynden", "Cass", "Davin", "Elyn"), "the winners first, then who else stayed"
    assert re.search(r"^## <@\d+> and <@\d+> share the victory$", last.text, re.MULTILINE)
    assert "Two allied Houses have enough points together." in last.text
