"""The odds of a battle are the share of cards with which it is really won."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import decode
from bot.rules.tiny_epic.model.facts import CARDS, plot_deck
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import forecast, outlook
from bot.words import Voice
from tests.rules.tiny_epic import test_rival
from tests.rules.tiny_epic.position import act, asked, begin, beyond, holding, standing

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden"})
SOURCE, TARGET = "winterfell", "white_harbor"


def marching(army: str, *hand: str, mode: str = "competitive", there: str = "tu2") -> TinyEpic:
    """The Starks may march on White Harbor; all cards but theirs are in the deck."""
    begun = begin("stark", "greyjoy", mode=mode)  # type: ignore[arg-type]
    state = holding(standing(begun, {SOURCE: army, TARGET: there} if there else {SOURCE: army}), 0, *hand)
    deck = tuple(card for card in plot_deck(state.options.dragons) if card not in hand)
    return asked(changed(state, deck=deck), 0, ops.March())


def on_top(state: TinyEpic, card: str) -> TinyEpic:
    return changed(state, deck=(card, *(other for other in state.deck if other != card)))


def fought(state: TinyEpic, army: str, card: str | None) -> Counter[str]:
    """How it ends with each card of the deck on top, Secrets apart."""
    ends: Counter[str] = Counter()
    for top in state.deck:
        if CARDS[top].battle.kind == "secret":
            continue
        after = act(on_top(state, top), 0, actions.March(source=SOURCE, target=TARGET, army=army))
        if after.stack[-1].kind in ("battle", "facing"):
            after = act(after, 0, actions.Commit(card=card))
        while after.stack[-1].kind == "retreat":
            after = act(after, 0, RULESET.default(after, 0))
        gained = after.purse(0).score - state.purse(0).score
        ours = control.holder(after, TARGET) == state.side(0)
        ends["won" if gained else "fled" if ours else "lost"] += 1
    return ends


def card_of(kind: str, value: int = 0) -> str:
    return next(
        card
        for card in plot_deck(False)
        if CARDS[card].battle.kind == kind and CARDS[card].battle.value == value
    )


@pytest.mark.parametrize("army", ["st1h", "st2h"])
@pytest.mark.parametrize("card", [None, card_of("strength", 2), card_of("conscripts")])
def test_te_6_4_the_odds_against_a_house_without_a_player_are_its_cards(army: str, card: str | None) -> None:
    state = marching(army, *([card] if card else []))
    clash = forecast.ahead(state, 0, SOURCE, TARGET, decode(army) or {})
    assert clash is not None
    told, ends = forecast.odds(RULESET.view(state, 0).known, clash, card), fought(state, army, card)
    assert told == pytest.approx((ends["won"] / ends.total(), ends["fled"] / ends.total()))
    assert ends["won"]
    assert ends["lost"]


def test_te_15_20_the_odds_against_a_white_walker_are_the_cards_of_the_deck() -> None:
    state = beyond(marching("st2h", mode="cooperative", there=""), walkers=(TARGET,), steel=4)
    clash = forecast.ahead(state, 0, SOURCE, TARGET, decode("st2h") or {})
    assert clash is not None
    told, ends = forecast.odds(RULESET.view(state, 0).known, clash), fought(state, "st2h", None)
    assert told == pytest.approx((ends["won"] / ends.total(), 0.0))
    assert ends["won"]
    assert ends["lost"]


def test_te_6_5_a_secret_of_ones_own_is_any_card_that_is_left() -> None:
    state, clash = marching("st2h"), forecast.Clash(4, 2, 0, 0, attacking=True, flees=True)
    values = [icon.value for card in state.deck if (icon := CARDS[card].battle).kind != "secret"]
    flights = [icon.kind == "retreat" for card in state.deck if (icon := CARDS[card].battle).kind != "secret"]
    pairs = [(a, b) for a in range(len(values)) for b in range(len(values)) if a != b]
    won = sum(not flights[a] and not flights[b] and 4 + values[a] > 2 + values[b] for a, b in pairs)
    secret = card_of("secret")
    assert forecast.odds(state, clash, secret).won == pytest.approx(won / len(pairs))


def test_a_face_that_is_seen_is_no_longer_in_the_deck_and_an_empty_deck_turns_over_nothing() -> None:
    state, clash = marching("st2h"), forecast.Clash(3, 2, 0, 0, attacking=True, flees=True)
    fives = tuple(card for card in state.deck if CARDS[card].battle.value == 5)
    rest = tuple(card for card in state.deck if card not in fives)
    assert (
        forecast.odds(changed(state, deck=rest, discard=fives), clash).won > forecast.odds(state, clash).won
    )
    assert forecast.odds(changed(state, deck=(), discard=fives), clash).won == 0.0
    assert forecast.odds(changed(state, deck=(), discard=()), clash).won == 1.0


def test_the_panel_of_a_march_tells_strengths_and_odds_before_the_battle_is_begun() -> None:
    state = changed(marching("st2h", card_of("strength", 5)), round=3)
    view, filled = RULESET.view(state, 0), {"source": SOURCE, "target": TARGET, "army": "st2h"}
    assert [SAY(line) for line in outlook.before(view, "march", filled)] == [
        "It would be 4 against 2; cards come on top.",
        "They turn over the top card of the deck: you win in 33 of 100 without a card, in 87 with Poisoning.",
        "In 13 of 100 they retreat: the place is yours, without a point.",
        castle := "Winterfell: if none of yours stay, you give up its castle.",
    ]
    assert [SAY(line) for line in outlook.before(view, "march", {"source": SOURCE})] == [castle]


def test_te_16_11_the_odds_against_the_rival_are_those_of_the_battle_that_comes() -> None:
    """Its castle and what it has from a Whisper count before the march, too."""
    units = {"pyke": "gr2h", "ashemark": "st3", "winterfell": "st1h"}
    state = test_rival.solo(units)
    assert state.rival is not None
    state = asked(changed(state, rival=changed(state.rival, bonus=2)), 0, ops.March(), "die")
    clash = forecast.ahead(state, 0, "ashemark", "pyke", decode("st3") or {})
    begun = act(state, 0, actions.March(source="ashemark", target="pyke", army="st3"))
    fight = begun.stack[-1]
    assert fight.kind == "battle"
    assert clash == forecast.begun(begun, 0, fight)
    assert clash is not None
    assert (clash.ours, clash.theirs) == (3, 4 + 1 + 2)
