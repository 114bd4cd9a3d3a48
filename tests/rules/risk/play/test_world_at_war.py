"""RISK-5 and RISK-15.5: both boards at once, for six or seven players."""

import pytest

from bot.engine.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.risk import RULESET
from bot.rules.risk.model.actions import House
from bot.rules.risk.model.board import board
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.model.state import RiskState
from tests.rules.harness import play_random, refusal
from tests.rules.risk.play.test_dominion import by_default


def begun(players: int, until: str, **options: str) -> RiskState:
    """A game played by defaults until a decision of this kind is awaited."""
    luck = SeededChance(1)
    chosen = RiskOptions.model_validate({"houses": "deal", **options})
    state = fold(RULESET, RULESET.new(chosen, players, luck))
    while RULESET.pending(state)[0].kind != until:
        state = by_default(state, luck)
    return state


def test_risk_15_5_narrow_sea() -> None:
    """132 linked pairs on Westeros, 86 on Essos, 35 across."""
    here = board("world")
    assert sum(map(len, here.links.values())) == 2 * (132 + 86 + 35)
    assert "sunspear" in here.links["lys"]
    assert "sunspear" not in here.links["qarth"]
    assert "oldtown" not in here.links["sunspear"]


def test_risk_19_9_three_coastal_areas() -> None:
    assert set(board("world").ports.values()) == {"silver", "blue", "teal"}


def test_risk_24_8_the_highest_score() -> None:
    here = board("world")
    assert len(here.territories) + len(here.castles) + len(here.ports) == 139


@pytest.mark.parametrize(("players", "dealt"), [(6, [13, 13, 14, 14, 14, 14]), (7, [11, 11, *[12] * 5])])
def test_risk_3_5_the_joined_deck_is_dealt(players: int, dealt: list[int]) -> None:
    state = begun(players, "deploy")
    held = [sum(1 for seat in state.owner.values() if seat == one) for one in state.order]
    assert held == dealt
    assert len(state.deck) == 83


def test_risk_5_2_six_or_seven_houses_and_no_other() -> None:
    state = begun(6, "house", mode="dominion", houses="choose")
    seat = RULESET.pending(state)[0].waiting[0]
    assert refusal(RULESET, state, seat, House(house="martell")).clause == "RISK-5.2"


@pytest.mark.parametrize(
    ("players", "armies", "held"), [(6, 26, [14, 14, 14, 14, 13, 13]), (7, 22, [*[12] * 5, 11, 11])]
)
def test_risk_5_3_claims(players: int, armies: int, held: list[int]) -> None:
    first = begun(players, "claim", mode="dominion").stack[-1]
    assert set(first.reserves) == {armies}  # type: ignore[union-attr]
    state = begun(players, "add", mode="dominion")
    assert [sum(1 for seat in state.owner.values() if seat == one) for one in state.order] == held


def test_risk_5_2_the_order_of_seven_and_ex_5_their_bonus() -> None:
    state = begun(7, "deploy", mode="dominion")
    houses = [state.houses[seat] for seat in state.order]
    assert houses == ["stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell", "martell"]
    last, court = state.order[-1], state.court
    assert (court.gold[last], len(state.hands[last]), len(court.maesters[last])) == (500, 1, 1)
    assert (court.gold[state.order[1]], len(state.hands[state.order[1]])) == (0, 0)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_a_random_dominion_keeps_its_invariants(players: int) -> None:
    """The numbers of players that the proof of all systems leaves out."""
    options = RiskOptions(mode="dominion", vp_to_win=5, seat_required=False)
    assert RULESET.outcome(play_random(RULESET, options, players, seed=players).state) is not None


def test_both_boards_are_drawn() -> None:
    scene = RULESET.scene(RULESET.view(begun(6, "deploy"), None))
    assert scene.boards == ("risk/geometry/westeros", "risk/geometry/essos")
    assert len(scene.areas) == 82
