"""Random games in which a game master changes things at random: each edit is refused in words, or the game goes on.

With `MAESTER_FUZZ` set, as by `make fuzz`, whole games of every mode; else some moments of each. `bench/fuzz.py` plays
such games to the end and proves their transcripts.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import EndGame, Text, held
from bot.rules.menu import random_action
from bot.rules.registry import GAMES
from bot.words import Voice, names_in
from tests.rules.harness import Game, awaited, check_record, check_same_to
from tests.rules.meddling import any_edit, kinds, refusal
from tests.rules.systems import SYSTEMS
from tests.words.test_games import PLAYERS

LONG = "MAESTER_FUZZ" in os.environ
MODES = [(name, mode) for name in GAMES for mode in SYSTEMS[name].modes]
every_mode = pytest.mark.parametrize(("name", "mode"), MODES)


class Table:
    """A game at random, in which everything is looked at by everybody."""

    def __init__(self, name: str, mode: str, seed: int) -> None:
        self.rules: Any = SYSTEMS[name].rules
        options, numbers = SYSTEMS[name].modes[mode]
        self.players = numbers[seed % len(numbers)]
        self.game, self.luck, self.whim = Game(self.rules), SeededChance(seed), random.Random(seed)
        self.game.add(self.rules.new(options, self.players, self.luck), check=True)
        self.voices = [
            Voice(language, names_in(language, name, self.rules.names), PLAYERS) for language in ("en", "de")
        ]
        self.done, self.refused = Counter[str](), Counter[str]()

    @property
    def over(self) -> bool:
        return self.rules.outcome(self.game.state) is not None

    def move(self) -> None:
        """Somebody does something legal."""
        rules, state = self.rules, self.game.state
        if held(rules.pending(state)):
            self.game.elapse(self.luck, check=True)
            return
        seat = self.whim.choice(awaited(rules, state))
        if LONG or self.whim.random() < 0.2:
            rules.act(state, seat, rules.default(state, seat), SeededChance(0))
        action = random_action(rules, rules.view(state, seat), self.luck)
        self.game.moves.append((seat, action))
        self.game.add(rules.act(state, seat, action, self.luck), check=True)

    def reach_in(self) -> None:
        """A game master changes something, or types nonsense."""
        rules, state = self.rules, self.game.state
        edit = any_edit(
            rules,
            rules.view(state, None),
            self.whim.choice(kinds(rules)),
            self.whim,
            absurd=self.whim.choice((0, 0, 0.5)),
        )
        if edit is None:
            return
        refused = refusal(rules, state, edit)
        if refused is not None:
            self.refused[edit.kind] += 1
            self._said(refused.text)
            return
        self.done[edit.kind] += 1
        events = rules.edit(state, edit, self.luck)
        self.game.add(events, check=True, by_hand=True)
        viewers = (None, *range(self.players))
        looking = viewers if LONG else (self.whim.choice(viewers),)
        for viewer in viewers:
            if viewer in looking:
                rules.scene(rules.view(self.game.state, viewer))
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None and (told := seen.text()) is not None:
                    self._said(told)

    def set_up(self) -> None:
        """To the first round, in which there is something to change."""
        while self.rules.view(self.game.state, None).round < 1:
            self.play(moves=1, often=0.02)

    def play(self, moves: int, often: float) -> None:
        while not self.over and moves:
            self.move()
            moves -= 1
            while not self.over and self.whim.random() < often:
                self.reach_in()

    def _said(self, text: Text) -> None:
        for say in self.voices:
            assert "{" not in say(text)


@every_mode
def test_a_game_goes_on_whatever_is_changed_by_hand(name: str, mode: str) -> None:
    with capture_logs() as logs:
        for seed in range(6 if LONG else 1):
            here = Table(name, mode, seed)
            here.set_up()
            here.play(moves=2_000 if LONG else 70, often=0.4)
            check_record(here.game)
            assert here.done
            assert here.refused
    assert [entry for entry in logs if entry["event"] in ("no words for a key", "words lack something")] == []


@every_mode
def test_an_edit_tells_nobody_what_is_hidden(name: str, mode: str) -> None:
    """Where only hidden things differ the same is offered, and refused alike; nor is anything told by what was done."""
    system, seed = SYSTEMS[name], sum(map(ord, mode))
    rules, here = system.rules, Table(name, mode, seed)
    here.set_up()
    for moment in range(40 if LONG else 4):
        here.play(moves=15, often=0.05)
        state = here.game.state
        if here.over:
            break
        viewer = here.whim.choice((None, *range(here.players)))
        its_twin = system.shuffle_hidden(state, viewer, random.Random(moment), None)
        check_same_to(rules, viewer, state, its_twin, here.whim)
        other = system.shuffle_hidden(state, None, random.Random(moment), None)
        for model in (*kinds(rules), EndGame):
            edit, same = (
                any_edit(rules, rules.view(one, None), model, random.Random(moment)) for one in (state, other)
            )
            assert same == edit
            if edit is not None:
                mine, theirs = refusal(rules, state, edit), refusal(rules, other, edit)
                assert str(mine) == str(theirs), f"{edit} betrays"
