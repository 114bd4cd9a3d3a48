"""Who holds a Character for ransom, by a game master's hand (RISK-22.14)."""

from __future__ import annotations

import random

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import RuleError, Text, fold
from bot.rules.menu import random_action
from bot.rules.risk import RULESET
from bot.rules.risk.events.edits import CharacterSet
from bot.rules.risk.model.actions import Ransom
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.play.edits import SetCaptor, SetCharacter
from tests.rules.harness import awaited
from tests.rules.risk.hands import STORM, card
from tests.rules.risk.play.test_edits import done, refused
from tests.rules.risk.position import Position
from tests.rules.risk.system import MITCHELL_DOMINION


def held(character: str, player: str) -> SetCaptor:
    return SetCaptor(character=character, player=player)


def stark() -> Position:
    """Stark, Baratheon and Lannister; Stark may buy."""
    return Position(mode="dominion").lands(0, "harrenhal").lands(1, "tarth").gold(500, 0, 0).purchase(0)


def test_risk_22_14_who_is_held_by_hand_is_bought_back_like_any_other() -> None:
    at = stark()
    at.state = done(at.state, held("robb_stark", "1"))
    assert at.state.court.captives == {"robb_stark": 1}
    at.do(0, Ransom(character="robb_stark"))
    court = at.state.court
    assert (court.captives, court.gold[:2]) == ({}, (0, 500))


def test_risk_22_14_a_captive_passes_to_another_and_comes_home_face_down() -> None:
    state = done(stark().state, held("robb_stark", "1"))
    passed = done(state, held("robb_stark", "2"))
    assert passed.court.captives == {"robb_stark": 2}
    home = done(passed, held("robb_stark", "nobody")).court
    assert (home.captives, home.characters["robb_stark"], home.gold) == ({}, "down", state.court.gold)


def test_risk_22_14_a_captive_turned_up_or_down_by_hand_stays_one_and_a_lost_one_does_not() -> None:
    """Either freed it, which nobody had said."""
    state = done(stark().state, held("robb_stark", "1"))
    for side, captives in (("down", {"robb_stark": 1}), ("up", {"robb_stark": 1}), ("lost", {})):
        court = done(state, SetCharacter(character="robb_stark", side=side)).court
        assert (court.characters["robb_stark"], court.captives) == (side, captives)
    (turned,) = RULESET.edit(state, SetCharacter(character="robb_stark", side="up"), SeededChance(1))
    stored = {name: value for name, value in turned.model_dump().items() if name != "frees"}
    assert (
        fold(RULESET, [CharacterSet.model_validate(stored)], state).court.captives == {}
    )  # as it was played


def test_all_read_who_is_held_and_who_is_free() -> None:
    state = done(stark().state, held("robb_stark", "1"))
    for player, key, args in (
        ("2", "risk-captor-set", {"character": "robb_stark", "seat": 2}),
        ("nobody", "risk-captor-set-nobody", {"character": "robb_stark"}),
    ):
        (event,) = RULESET.edit(state, held("robb_stark", player), SeededChance(1))
        assert event.text() == Text(key=key, args=args)
        assert event.seen_by(None) is event


@pytest.mark.parametrize(
    ("character", "player", "why"),
    [
        ("robb_stark", "0", "captor-own"),
        ("robb_stark", "9", "player"),
        ("hodor", "1", "value"),
        ("ned_stark", "1", "captive-lost"),
        ("catelyn_stark", "nobody", "captor-same"),
        ("jon_snow", "1", "captor-same"),
    ],
)
def test_risk_22_14_who_cannot_be_held(character: str, player: str, why: str) -> None:
    state = done(stark().state, SetCharacter(character="ned_stark", side="lost"))
    state = done(state, held("jon_snow", "1"))
    assert refused(state, held(character, player)) == f"risk-no-edit-{why}"


def test_risk_2_8_where_nobody_is_taken_captive_nobody_is_held() -> None:
    for without in ({"characters": "off"}, {"maesters": "off"}):
        state = Position(mode="dominion", **without).lands(0, "harrenhal").invade(0).state
        assert refused(state, held("robb_stark", "1")) == "risk-no-edit-module"


def test_risk_22_14_in_a_window_who_is_held_already_is_not_taken_once_more() -> None:
    """Taken Captive is in force when the game master says who holds the Character; the land falls all the same."""
    at = Position(mode="dominion").lands(0, harrenhal=9).lands(1, kings_landing=1, tarth=1)
    at.maesters(0, "taken_captive").gold(1000, 1000, 1000).invade(0)
    at.do(0, STORM)
    at.do(0, card("taken_captive", target="davos_seaworth"))
    at.state = done(at.state, held("davos_seaworth", "2"))
    whim = SeededChance(3)
    while at.state.owner["kings_landing"] == 1:
        seat = awaited(RULESET, at.state)[0]
        action = RULESET.default(at.state, seat)
        at.state = fold(RULESET, RULESET.act(at.state, seat, action, whim), at.state)
    assert at.state.court.captives == {"davos_seaworth": 2}


def test_games_go_on_by_chance_whoever_is_held() -> None:
    """Also in the House Mitchell variant, in which a House may pass to another player (MITCHELL-6.7)."""
    whim, luck, made = random.Random(3), SeededChance(3), 0
    for options in (
        RiskOptions(mode="dominion", houses="deal", setup="deal", vp_to_win=6),
        MITCHELL_DOMINION,
    ):
        state = fold(RULESET, RULESET.new(options, 3, luck))
        for _ in range(600):
            if state.result is not None:
                break
            if state.court.characters and whim.random() < 1 / 6:
                edit = held(
                    whim.choice([*state.court.characters]), whim.choice(("nobody", *map(str, state.playing)))
                )
                try:
                    events = RULESET.edit(state, edit, luck)
                except RuleError:
                    continue
                made += 1
            else:
                seat = awaited(RULESET, state)[0]
                events = RULESET.act(
                    state, seat, random_action(RULESET, RULESET.view(state, seat), luck), luck
                )
            state = fold(RULESET, events, state)
            assert RULESET.broken(state) == ()
    assert made > 50
