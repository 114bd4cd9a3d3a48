"""A game master's hand: gold, a battle called off, at any time (FIEF-0.90, 0.91)."""

import pytest

from bot.rules.contract import CallOff, Elapse, EndGame, RuleError, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Attack, Bid, Fight, Keep, Surprise
from bot.rules.fief.actions.by_hand import SetGold
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.cards.keeping import Keeping
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.orders import Orders
from bot.rules.fief.model.state import Fief
from tests.rules.fief.position import Rigged, act, at, begin, built, holding, noble, standing, titled

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


def test_a_murder_whose_die_is_thrown_is_no_part_of_the_battle_that_is_called_off() -> None:
    """The Master of Laws may have had it thrown again: nobody does any more (FIEF-1.79, 8.11)."""
    for die, dead in ((5, (MACE,)), (1, ())):
        state = fighting(holding(noble(five(edition="b"), MACE, 2, "highgarden"), 4, "assassination_1"))
        state = titled(state, TYWIN, "master_of_laws")
        state = act(state, 4, Surprise(card="assassination_1", trigger="now", target=MACE))
        state = act(state, 0, Fight(how="on"), murder=[die])
        assert [frame.kind for frame in state.stack[-2:]] == ["battle", "rethrow"]
        assert edited(state, CallOff()).dead == dead


def test_how_the_game_goes_on_after_a_battle_is_called_off_is_not_shown_beforehand() -> None:
    """Whether House Stark is asked for more tells of a wish that nobody else knows (FIEF-17.16)."""
    state = noble(standing(five(), 0, "winterfell", "m1"), "stark_greatjon_umber", 0, "winterfell")
    state = fighting(built(state, "winterfell", mills=1))
    wishing = with_house(state, 0, orders=Orders(said={"act": "yes"}))
    asked = [RULESET.pending(edited(one, CallOff())) for one in (state, wishing)]
    assert RULESET.view(state, None) == RULESET.view(wishing, None)
    assert asked[0] != asked[1]
    assert not CallOff.foretold


def test_a_bid_that_can_no_longer_be_paid_is_dropped_before_the_gold_is_gone() -> None:
    """No state between two events breaks the board, and nobody but the bidder learns of it."""
    state = with_house(with_house(five(nwe=True), 1, gold=8), 2, gold=8)
    state = at(state, "W.BID", 6, WallBids(asked=(0, 1, 2), strength=12, added=0))
    state = act(act(state, 1, Bid(gold=8)), 2, Bid(gold=3))
    told = RULESET.edit(state, SetGold(player="1", gold=7), Rigged())
    for event in told:
        state = RULESET.apply(state, event)
        assert not list(RULESET.broken(state))
    assert [event.kind for event in told if event.seen_by(2) is not None] == ["gold_set"]
    assert [event.kind for event in told if event.seen_by(1) is not None] == ["reopened", "gold_set"]
    assert RULESET.pending(state)[0].waiting == (0, 1)


def test_an_answer_given_in_the_open_is_dropped_in_the_open() -> None:
    """Who will pay for five Mercenaries has said so before all (FIEF-3.8)."""
    state = with_house(with_house(five(), 0, gold=5, mercenaries=5), 1, gold=5, mercenaries=1)
    state = act(at(state, "P3.INCOME", 3, Keeping(asked=(0, 1))), 0, Keep(count=5))
    told = RULESET.edit(state, SetGold(player="0", gold=4), Rigged())
    assert [event.kind for event in told if event.seen_by(None) is not None] == ["reopened", "gold_set"]
    assert RULESET.pending(fold(RULESET, told, state))[0].waiting == (0, 1)


def test_what_is_not_under_way_is_neither_called_off_nor_ended() -> None:
    state = at(five(surprise_windows="swift"), "P7.EVE", 6, Window(moment="eve", asked=(0, 1)))
    for action, why in ((CallOff(), "fief-no-edit-battle"), (Elapse(), "fief-no-edit-elapse")):
        with pytest.raises(RuleError) as refused:
            RULESET.edit(state, action, Rigged())
        assert refused.value.text.key == why


def test_no_gold_is_set_that_the_set_up_would_take_away_again() -> None:
    state = fold(RULESET, RULESET.new(FiefOptions(), 3, Rigged()))
    with pytest.raises(RuleError) as refused:
        RULESET.edit(state, SetGold(player="1", gold=44), Rigged())
    assert refused.value.text.key == "fief-no-edit-yet"


def test_gold_that_is_set_stays_hidden_where_gold_is() -> None:
    for public, seen in ((True, 1), (False, 0)):
        state = at(five(gold_public=public), "P7.END", 5, Moving(seat=0))
        (event,) = RULESET.edit(state, SetGold(player="1", gold=7), Rigged())
        assert sum(event.seen_by(viewer) is not None for viewer in (0, 2, 3, None)) == 4 * seen
        assert event.seen_by(1) == event
        assert edited(state, SetGold(player="1", gold=7)).houses[1].gold == 7
