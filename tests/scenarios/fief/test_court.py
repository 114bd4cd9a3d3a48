"""Fief at court: a marriage with terms, an election in secret, bargains, an embassy, a ransom, a shared victory."""

from __future__ import annotations

from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.frames.court.ransom import Ransom
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring
from tests.rules.fief import position
from tests.rules.fief.position import begin, holding, noble, rich, titled
from tests.scenarios.fief.people import Panel, answer, at, do
from tests.scenarios.players import ending
from tests.scenarios.stage import SandboxStage
from tests.scenarios.test_clock import direct
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


async def test_a_marriage_with_terms_makes_allies(stage: SandboxStage) -> None:
    """Brynden gives 3 gold with the hand of Robb; Cass answers on her panel, in secret."""
    state = noble(realm(), CERSEI, 1, "casterly_rock", inside=True)
    people, table = await at(stage, position.at(state, "P1.ANSWER", 1, Proposing(asked=(0, 1))))
    brynden, cass, davin, _ = people
    await do(brynden, "court propose", noble=ROBB, spouse=CERSEI)
    await do(brynden, "trade put", side="give", matter="gold", what="gold", amount=3)
    await do(brynden, "trade send")
    assert await davin.reads("Brynden proposes to Cass a marriage of Robb Stark and Cersei Lannister.")
    await do(brynden, "pass")
    await do(cass, "pass")
    panel = Panel(cass)
    assert "With the wedding Brynden gives 3 gold, Cass gives nothing." in await panel.open()
    proposals = [str(offer.id) for offer in table.state.offers]  # type: ignore[attr-defined]
    assert "Married Houses win only together" in await panel.choose("Which proposals", *proposals)
    assert table.state.nobles[ROBB].spouse == ""  # type: ignore[attr-defined]
    await panel.tap("Answer proposals")
    after = table.state
    assert isinstance(after, Fief)
    assert (after.nobles[ROBB].spouse, scoring.ally(after, 0)) == (CERSEI, 1)
    assert (after.houses[0].gold, after.houses[1].gold) == (2, 8)
    assert await davin.reads("are wed.")


async def test_an_election_with_secret_ballots(stage: SandboxStage) -> None:
    """All see on whom markers lie, nobody which of them counts, until the count."""
    state = titled(titled(realm(), ROBB, "fief_winterfell"), TYWIN, "fief_casterly_rock", "warden_west")
    state = titled(titled(state, MACE, "fief_highgarden", "warden_south"), ROBB, "warden_north")
    state = noble(state, WYMAN, 0, "winterfell", inside=True)
    state = titled(state, WYMAN, "warden_narrow_sea")
    frame = Ballot(offices=("king",), step="stand")
    people, table = await at(stage, position.at(state, "P2.FOUNDLING", 1, frame))
    brynden, cass, davin, _ = people
    await do(brynden, "court stand", office="king", noble=ROBB)
    await do(cass, "court stand", office="king", noble=TYWIN)
    await do(davin, "pass")
    panel = Panel(brynden)
    assert "Candidates: Robb Stark and Tywin Lannister." in await panel.open()
    await panel.choose("Your vote for whom?", ROBB)
    await panel.choose("Your decoy on whom?", TYWIN)
    await panel.tap("Vote")
    assert await cass.reads("Brynden lays markers on Tywin Lannister and Robb Stark (King).")
    assert "favour='stark" not in repr(table.view(1))
    await do(cass, "court vote", office="king", favour=TYWIN)
    await do(davin, "court vote", office="king", favour=ROBB)
    for _ in range(4):  # a window for surprise cards, if anybody holds one
        if "king" in table.state.nobles[ROBB].titles:  # type: ignore[attr-defined]
            break
        seat = next(seat for seat in range(4) if table.view(seat).my_prompt is not None)
        await answer(people[seat], table, seat)
    assert await cass.reads("becomes King.")
    assert "king" in table.state.nobles[ROBB].titles  # type: ignore[attr-defined]


async def test_an_offer_and_a_counter_offer(stage: SandboxStage) -> None:
    """Nobody waits for it; the counter-offer refuses what it answers, and acceptance moves the gold at once."""
    people, table = await at(stage, buying(rich(realm(), 1, 9)))
    brynden, cass, *_ = people
    await do(brynden, "trade offer", player="1", until="phase-6")
    await do(brynden, "trade put", side="give", matter="gold", what="gold", amount=1)
    await do(brynden, "trade put", side="want", matter="gold", what="gold", amount=5)
    await do(brynden, "trade send")
    await cass.wait(lambda: [text for text in direct(cass) if "answer an offer of Brynden" in text])
    panel = Panel(cass)
    assert "Nobody waits for it." in await panel.open()
    await do(cass, "trade counter", offer="1")
    await do(cass, "trade put", side="give", matter="gold", what="gold", amount=2)
    await do(cass, "trade send")
    assert await brynden.reads("Cass refuses what Brynden offered.")
    mine = Panel(brynden)
    text = await mine.open()
    assert "Cass gives 2 gold; Brynden gives 1 gold" in text
    if "### Accept an offer" not in text:
        text = await mine.tap("Accept an offer")
    assert "All of it changes hands at once." in text
    await mine.tap("Accept an offer")
    after = table.state
    assert isinstance(after, Fief)
    assert (after.houses[0].gold, after.houses[1].gold) == (6, 8)


async def test_a_card_changes_hands_in_an_embassy_and_nobody_else_sees_it(stage: SandboxStage) -> None:
    """A private room for the two; all clocks stand; the story says that a card was given, and not which."""
    people, table = await at(stage, buying(holding(realm(), 0, "tax_1", "uprising_1")))
    brynden, cass, davin, elyn = people
    await do(davin, "trade embassy", players="0,1")
    room = await opened(stage, davin)
    assert members(stage, room) == {"Brynden", "Cass", "Davin"}
    assert [prompt.timed for prompt in table.pending() if prompt.waits] == [False]
    await do(brynden, "trade offer", player="1")
    await do(brynden, "trade put", side="give", matter="card", what="tax_1")
    await do(brynden, "trade put", side="want", matter="gold", what="gold", amount=2)
    await do(brynden, "trade send")
    await do(cass, "trade accept", offer=str(table.view(1).known.offers[0].id))  # type: ignore[attr-defined]
    after = table.state
    assert isinstance(after, Fief)
    assert (after.houses[0].hand, after.houses[1].hand) == (("uprising_1",), ("tax_1",))
    for person in (brynden, cass):
        await do(person, "pass")
    assert await davin.wait(lambda: shut(room))
    assert not [seen for seen in elyn.sees() if "Tax" in seen.text]
    assert table.view(3).my_prompt is not None


async def test_a_ransom_is_paid_on_a_panel(stage: SandboxStage) -> None:
    state = noble(realm(), ROBB, 0, "casterly_rock", captor=1)
    people, table = await at(stage, position.at(state, "P4.BUY", 4, Ransom(asked=(0, 1))))
    brynden, cass, *_ = people
    assert "Robb Stark of Brynden is held by Cass at Casterly Rock." in await Panel(brynden).open()
    await do(brynden, "trade offer", player="1")
    await do(brynden, "trade put", side="give", matter="gold", what="gold", amount=5)
    await do(brynden, "trade put", side="want", matter="captive", what=ROBB)
    await do(brynden, "trade send")
    await do(cass, "trade accept", offer="1")
    after = table.state
    assert isinstance(after, Fief)
    assert (after.nobles[ROBB].captor, after.nobles[ROBB].place) == (None, "winterfell")
    assert (after.houses[0].gold, after.houses[1].gold) == (0, 10)


async def test_two_allied_houses_win_together(stage: SandboxStage) -> None:
    """Four points between them at the end of the round: both names stand on the podium."""
    state = noble(realm(), CERSEI, 1, "casterly_rock", inside=True)
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True, spouse=ROBB)
    state = noble(state, ROBB, 0, "winterfell", inside=True, spouse=CERSEI)
    state = titled(titled(state, ROBB, "king", "fief_winterfell"), TYWIN, "hand", "fief_casterly_rock")
    state = titled(state, CERSEI, "queen")
    state = position.changed(state, phase=6, stack=(Round(step="P6.SIEGE"), Buying(seat=3)))
    people, table = await at(stage, state)
    for _ in range(12):
        if table.outcome() is not None:
            break
        seat = next(seat for seat in range(4) if table.view(seat).my_prompt is not None)
        await answer(people[seat], table, seat)
    await people[0].wait(lambda: ending(people[0]))
    last = ending(people[0])
    assert last is not None
    assert last.mentions == ("Brynden", "Cass")
    assert "Two allied Houses have points enough together." in last.text
