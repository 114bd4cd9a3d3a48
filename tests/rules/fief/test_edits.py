"""A game master's hand: gold, a battle called off, at any time (FIEF-0.90, 0.91)."""

import pytest

from bot.rules.contract import CallOff, EndGame, RuleError, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Attack, Fight, Surprise
from bot.rules.fief.edits import SetGold
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from tests.rules.fief.position import Rigged, act, at, begin, holding, noble, standing, titled

ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"
STILL = {"attack": [1, 1, 1], "defence": [1, 1, 1]}


def edited(state: Fief, action: SetGold | CallOff | EndGame) -> Fief:
    state = fold(RULESET, RULESET.edit(state, action, Rigged()), state)
    assert not list(RULESET.broken(state))
    return state


def fighting(state: Fief) -> Fief:
    """Robb (0) and Tywin (1) at Darry, after a round in which nobody is hit."""
    state = noble(standing(state, 1, "darry", "m5"), TYWIN, 1, "darry")
    state = noble(standing(state, 0, "darry", "m5"), ROBB, 0, "darry")
    state = act(at(state, "P7.END", 6, Acting(seat=0)), 0, Attack(village="darry", how="field:1"))
    while state.stack[-1].kind != "goon":
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat), **STILL)
    return state


def five(**options: object) -> Fief:
    return begin("stark", "lannister", "tyrell", "martell", "arryn", options=FiefOptions(**options))


def test_a_battle_is_called_off_and_all_stay_where_they_are() -> None:
    state = edited(fighting(five()), CallOff())
    assert not any(isinstance(frame, Battle) for frame in state.stack)
    assert state.land["darry"].owner == 1
    assert [state.land["darry"].troops(seat) for seat in (0, 1)] == [{"man_at_arms": 5}] * 2
    with pytest.raises(RuleError):
        RULESET.edit(state, CallOff(), Rigged())


def test_a_card_about_which_the_hand_is_asked_goes_back_with_the_battle() -> None:
    card = "join_the_small_council_1"
    state = titled(titled(fighting(holding(five(), 2, card)), MACE, "warden_south"), TYWIN, "hand")
    state = act(state, 2, Surprise(card=card, trigger="now", target="master_of_coin"))
    state = act(state, 0, Fight(how="on"))
    assert [frame.kind for frame in state.stack[-2:]] == ["battle", "refusing"]
    assert state.table == (card,)
    state = edited(state, CallOff())
    assert (state.houses[2].hand, state.table) == ((card,), ())


def test_gold_that_is_set_stays_hidden_where_gold_is() -> None:
    for public, seen in ((True, 1), (False, 0)):
        state = at(five(gold_public=public), "P7.END", 5, Moving(seat=0))
        (event,) = RULESET.edit(state, SetGold(player="1", gold=7), Rigged())
        assert sum(event.seen_by(viewer) is not None for viewer in (0, 2, 3, None)) == 4 * seen
        assert event.seen_by(1) == event
        assert edited(state, SetGold(player="1", gold=7)).houses[1].gold == 7
