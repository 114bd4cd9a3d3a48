"""Which button of a panel stands out: that of the step to which the panel leads, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions.court import Propose
from bot.rules.fief.actions.trade import Accept, Embassy, MakeOffer, Put, Send
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.court.ballots import Ballot, Run
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.frames.surprises.uprising import Joining, Rising
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.model.options import FiefOptions
from cogs.interaction.ids import Step
from tests.cogs import tables
from tests.cogs.games.fief.test_facts import asked
from tests.cogs.games.fief.test_pressing import BUTTON, labels, shown
from tests.cogs.games.fief.test_risks import FOUR
from tests.rules.fief.position import act, at, begin, built, holding, noble, rich, titled
from tests.rules.fief.war.test_moves import ROBB, TYWIN
from tests.scenarios.fief.test_war import walls


def blue(parts: list[dict[str, Any]]) -> list[str]:
    """The buttons that stand out."""
    return [part["label"] for part in parts if part["type"] == BUTTON and part["style"] == 1]


def test_the_button_that_stands_out_is_what_most_people_want() -> None:
    """*Be done* was the blue one where marriages are proposed, and beside an offer begun."""
    start = noble(
        begin("stark", "lannister", "tyrell"), "tyrell_margaery_tyrell", 2, "highgarden", inside=True
    )
    state = at(start, "P1.ANSWER", 1, Proposing(asked=(0,)))
    assert blue(shown(state, 0)) == ["Propose a marriage"]
    wedding = Propose(noble="stark_robb_stark", spouse="tyrell_margaery_tyrell")
    events = RULESET.act(state, 0, wedding, SeededChance(1))
    begun = fold(RULESET, events, state)
    assert blue(shown(begun, 0)) == ["Send the proposal"]
    sent = fold(RULESET, RULESET.act(begun, 0, Send(), SeededChance(1)), begun)
    assert blue(shown(sent, 0)) == ["Be done"]


def ransom() -> Any:
    """Robb Stark is the Captive of seat 1."""
    return at(noble(begin(*FOUR), ROBB, 0, "casterly_rock", captor=1), "P4.BUY", 4, Ransom(asked=(0, 1)))


def test_fief_4_3_where_captives_are_bargained_over_an_offer_stands_out() -> None:
    """*Be done* was blue, above *Begin an offer* in bold: it ended what nobody had begun."""
    state = ransom()
    assert blue(shown(state, 0)) == blue(shown(state, 1)) == ["Begin an offer"]
    state = act(state, 0, MakeOffer(player="1"))
    assert blue(shown(state, 0)) == ["Put in or take out"]
    state = act(act(state, 0, Put(side="want", matter="captive", what=ROBB)), 0, Send())
    assert blue(shown(state, 1)) == ["Accept an offer"]
    assert blue(shown(state, 0)) == ["Be done"]


def test_fief_11_46_who_can_pay_mance_rayder_is_led_there() -> None:
    state = noble(begin(*FOUR, options=FiefOptions(nwe=True)), TYWIN, 1, "wall", captor="mance")
    state = at(rich(state, 1, 6), "P4.BUY", 4, Ransom(asked=(1,)))
    assert blue(shown(state, 1)) == ["Pay Mance Rayder’s ransom"]


def test_fief_9_5_in_an_embassy_the_way_out_does_not_stand_out() -> None:
    """*Pass* was blue: whoever pressed it had left a room that costs a marker for good."""
    state, view = asked("buy")
    other = (view.viewer + 1) % 3
    state = act(state, view.viewer, Embassy(players=(str(other),)))
    assert blue(shown(state, view.viewer)) == blue(shown(state, other)) == ["Begin an offer"]
    state = act(state, view.viewer, MakeOffer(player=str(other)))
    state = act(act(state, view.viewer, Put(side="give", matter="gold", what="gold")), view.viewer, Send())
    assert blue(shown(state, other)) == ["Accept an offer"]
    assert blue(shown(act(state, other, Accept(offer=str(state.offers[-1].id))), other)) == ["Begin an offer"]


def voting() -> Any:
    ballot = Ballot(offices=("king",), step="vote", runs=(Run(office="king", seat=0, noble=ROBB),))
    state = titled(begin(*FOUR), ROBB, "fief_winterfell", "warden_north", "master_of_laws")
    return at(state, "P2.FOUNDLING", 1, ballot)


def besieging() -> Any:
    return at(built(walls(), "casterly_rock", siege={0: 1}), "P6.END", 6, Sieging(asked=(0, 2)))


@pytest.mark.parametrize(
    ("state", "kind", "nothing", "chosen", "done"),
    [
        (voting, "vote", "Lay no marker", ("king", ROBB), "Vote, as chosen"),
        (besieging, "siege", "Besiege no longer", ("casterly_rock",), "Besiege what is chosen"),
    ],
    ids=["vote", "siege"],
)
def test_to_choose_nothing_does_not_stand_out_where_there_is_something_to_choose(
    state: Any, kind: str, nothing: str, chosen: tuple[str, ...], done: str
) -> None:
    """*Lay no marker* was blue below *Nobody is chosen yet*, *Besiege no longer* below *choose it again to go on*."""
    made = state()
    assert nothing in labels(shown(made, 0))
    assert blue(shown(made, 0)) == []
    here = tables.table("fief", made, 4)
    begun = Step("do", here.game.id, here.game.stamp, kind, values=chosen)
    assert blue(shown(made, 0, at=begun)) == [done]


def test_to_choose_nothing_stands_out_where_nothing_can_be_chosen() -> None:
    """FIEF-8.26: *You hold no such card: press Add none*; and to keep all cards is what the panel says."""
    rising = Rising(target="winterfell", cards=("uprising_1",))
    state = at(holding(begin(*FOUR), 0, "tax_1"), "P2.PLAY", 2, rising, Joining(asked=(0,)))
    assert blue(shown(state, 0)) == ["Add none"]
    state = at(holding(begin(*FOUR), 0, "uprising_2"), "P2.PLAY", 2, rising, Joining(asked=(0,)))
    assert blue(shown(state, 0)) == []
    state, view = asked("discard")
    assert blue(shown(state, view.viewer)) == ["Keep all cards"]
