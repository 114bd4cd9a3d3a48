"""Whatever a game says of itself has words: every game of the registry is played, and all of it is said."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.rules.contract import Prompt, Text, View
from bot.rules.menu import action_model, fields
from bot.rules.registry import RULESETS
from bot.words import Voice, languages
from cogs.interaction import forms
from tests.rules.harness import any_action, is_offered, play_random, refusal
from tests.rules.systems import SYSTEMS
from tests.words.test_words import all_keys

TRIED = 3
"""Tables of each game."""
FAULTS = ("no words for a key", "words lack something")
PLAYERS = dict(enumerate(("Alys", "Bran", "Cass", "Dany", "Eddard", "Falyse", "Garlan")))


@pytest.mark.parametrize("game", RULESETS)
def test_nothing_a_game_says_lacks_words(game: str) -> None:
    """In no language: each of them says all of the same games."""
    system = SYSTEMS[game]
    voices = [Voice(language, system.rules.names, PLAYERS) for language in languages()]
    with capture_logs() as logs:
        for say in voices:
            for key in _standing(system.rules):
                say.key(key)
        for number, (options, players) in enumerate(system.tables[:TRIED]):
            for text in _played(system.rules, options, players, number):
                for say in voices:
                    say(text)
    assert [entry for entry in logs if entry["event"] in FAULTS] == []


@pytest.mark.parametrize("game", RULESETS)
def test_no_words_for_a_field_lie_idle(game: str) -> None:
    """Each is for a field of some action, of that kind alone or of all; some also for one decision (`-at-`) or for one
    sense of the action (`-of-`)."""
    wanted = set[str]()
    for model in (*RULESETS[game].actions, *RULESETS[game].edits):
        kind = model.model_fields["kind"].default
        for name in model.model_fields:
            wanted |= {f"{game}-field-{name}", f"{game}-field-{kind}-{name}"}
    keys = [key for key in all_keys() if key.startswith(f"{game}-field-")]
    assert [key for key in keys if re.split("-(?:at|of)-", key)[0] not in wanted] == []


def _standing(rules: Any) -> Iterator[str]:
    """Keys that buttons, forms and lists need, whatever happens in a game."""
    yield from (rules.id, f"{rules.id}-about", f"{rules.id}-guide")
    for model in (*rules.actions, *rules.edits):
        kind = model.model_fields["kind"].default
        if kind not in ("concede", "end_game"):
            yield f"{rules.id}-do-{kind}"
        if model.family:
            yield f"{rules.id}-family-{model.family}"


def _played(rules: Any, options: Any, players: int, seed: int) -> Iterator[Text]:
    """All that is told in a game at random, and all that is offered and refused on the way."""
    played, whim = play_random(rules, options, players, seed, check=False, keep=True), random.Random(seed)
    for event in played.events:
        told = event.text()
        if told is not None:
            yield told
        yield from (
            Text(key=f"{rules.id}-feat-{feat.name}", args={"count": feat.count}) for feat in event.feats()
        )
    for state in played.states[:: max(1, len(played.states) // 15)]:
        yield from (room.title for room in state.rooms)
        for viewer in (None, *range(players)):
            view = rules.view(state, viewer)
            yield from _shown(rules, view)
            if viewer is not None:
                yield from _asked(rules, view)
                action = any_action(rules, view, whim)
                if not is_offered(rules, view, action):
                    yield refusal(rules, state, viewer, action).text
    outcome = rules.outcome(played.state)
    yield Text(key=f"{rules.id}-reason-{outcome.reason}")
    for score in outcome.scores:
        yield from (Text(key=f"{rules.id}-figure-{name}", args={"count": 2}) for name in score.parts)


def _shown(rules: Any, view: View) -> Iterator[Text]:
    """What the dashboard, the board and a hand say."""
    yield view.phase
    yield from view.public
    for one in (*view.seats, *view.sides):
        for figure in one.figures:
            yield Text(key=f"{rules.id}-figure-{figure.key}", args={"count": figure.value})
    for prompt in view.prompts:
        yield _prompt(rules, prompt)
    for card in (*view.hand, *(card for hand in view.hands for card in hand.cards)):
        yield card.title
        yield from (card.note,) if card.note else ()
    scene = rules.scene(view)
    yield from (scene.title, scene.corner, *(side.label for side in scene.sides))
    yield from (token.label for token in scene.tokens if token.label)


def _prompt(rules: Any, prompt: Prompt) -> Text:
    return Text(key=f"{rules.id}-prompt-{prompt.kind}", args=dict(prompt.about))


def _asked(rules: Any, view: View) -> Iterator[Text]:
    """The questions of each action that is possible, and what may be answered to the first of them."""
    for kind in view.menu:
        for name in fields(action_model(rules, kind)):
            key = f"{rules.id}-field-{kind}-{name}"
            yield Text(key=key if forms.known(key) else f"{rules.id}-field-{name}")
            offered = rules.candidates(view, kind, {}, name)
            yield from (choice.label for choice in forms.choices(offered) if choice.label)
