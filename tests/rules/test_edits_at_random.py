"""Random games in which a game master changes things at random: each edit is refused in words, or the game goes on.

With `MAESTER_FUZZ` set, as by `make fuzz`, whole games of every table; else some moments of each.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Amount, Elapse, EndGame, RuleError, Several, Text, held
from bot.rules.fief import RULESET
from bot.rules.fief.model.options import FiefOptions
from bot.rules.menu import random_action
from bot.words import Voice, names_in
from tests.rules.fief.system import SYSTEM, twin
from tests.rules.harness import Game, awaited, check_record
from tests.words.test_games import PLAYERS

LONG = "MAESTER_FUZZ" in os.environ
KINDS = [model for model in RULESET.edits if model not in (EndGame, Elapse)]
TABLES = (
    *((options, players) for options, players in SYSTEM.tables),
    (FiefOptions(nwe=True, te=True, targaryen=True), 5),
    (FiefOptions(edition="b", nwe=True, te=True), 3),
)
VOICES = [Voice(language, names_in(language, "fief", RULESET.names), PLAYERS) for language in ("en", "de")]


def any_edit(state: Any, model: type[Action], whim: random.Random) -> Action | None:
    """An edit filled with what is offered from the public view; None where nothing is."""
    view, values = RULESET.view(state, None), dict[str, Any]()
    kind = str(model.model_fields["kind"].default)
    for name in model.model_fields:
        if name == "kind":
            continue
        offered = RULESET.candidates(view, kind, values, name)
        assert not isinstance(offered, Several)
        if isinstance(offered, Amount):
            values[name] = whim.choice((offered.low, offered.high, whim.randint(offered.low, offered.high)))
        elif offered.choices:  # type: ignore[union-attr]
            likely = offered.choices[: whim.choice((3, None))]  # type: ignore[union-attr]
            values[name] = whim.choice(likely).value
        else:
            return None
    return model.model_validate({"kind": kind, **values})


def _said(text: Text) -> None:
    for say in VOICES:
        assert "{" not in say(text)


class Table:
    """A game at random, in which everything is looked at by everybody."""

    def __init__(self, options: FiefOptions, players: int, seed: int) -> None:
        self.game, self.luck, self.whim = Game(RULESET), SeededChance(seed), random.Random(seed)
        self.game.add(RULESET.new(options, players, self.luck), check=True)
        self.players = players
        self.done, self.refused = Counter[str](), Counter[str]()

    def move(self) -> None:
        """Somebody does something legal."""
        state = self.game.state
        if held(RULESET.pending(state)):
            self.game.elapse(self.luck, check=True)
            return
        seat = self.whim.choice(awaited(RULESET, state))
        if LONG or self.whim.random() < 0.2:
            RULESET.act(state, seat, RULESET.default(state, seat), SeededChance(0))
        action = random_action(RULESET, RULESET.view(state, seat), self.luck)
        self.game.moves.append((seat, action))
        self.game.add(RULESET.act(state, seat, action, self.luck), check=True)

    def reach_in(self) -> None:
        """A game master changes something."""
        state, model = self.game.state, self.whim.choice(KINDS)
        edit = any_edit(state, model, self.whim)
        if edit is None:
            return
        try:
            events = RULESET.edit(state, edit, self.luck)
        except RuleError as error:
            self.refused[edit.kind] += 1
            _said(error.text)
            return
        self.done[edit.kind] += 1
        self.game.add(events, check=True)
        viewers = (None, *range(self.players))
        looking = viewers if LONG else (self.whim.choice(viewers),)
        for viewer in viewers:
            if viewer in looking:
                RULESET.scene(RULESET.view(self.game.state, viewer))
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None and (told := seen.text()) is not None:
                    _said(told)

    def play(self, moves: int, often: float) -> None:
        while RULESET.outcome(self.game.state) is None and moves:
            self.move()
            moves -= 1
            while RULESET.outcome(self.game.state) is None and self.whim.random() < often:
                self.reach_in()


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_game_goes_on_whatever_is_changed_by_hand(table: int) -> None:
    options, players = TABLES[table]
    with capture_logs() as logs:
        for seed in range(6 if LONG else 1):
            here = Table(options, players, seed)
            here.play(moves=20_000 if LONG else 70, often=0.4)
            assert not LONG or RULESET.outcome(here.game.state) is not None
            check_record(here.game)
    assert [entry for entry in logs if entry["event"] in ("no words for a key", "words lack something")] == []


def test_an_edit_tells_nobody_what_is_hidden() -> None:
    """Where only hidden things differ the same is offered, and refused alike."""
    for number, (options, players) in enumerate(TABLES):
        here = Table(options, players, number)
        for _ in range(40 if LONG else 4):
            here.play(moves=15, often=0)
            state = here.game.state
            if RULESET.outcome(state) is not None:
                break
            other = twin(state, None, random.Random(number), None)
            for model in KINDS:
                edit = any_edit(state, model, random.Random(8))
                assert any_edit(other, model, random.Random(8)) == edit
                if edit is not None:
                    assert _refusal(state, edit) == _refusal(other, edit)


def _refusal(state: Any, edit: Action) -> str | None:
    try:
        RULESET.edit(state, edit, SeededChance(1))
    except RuleError as error:
        return str(error)
    return None
