"""All that the game says has words, and no words lie idle."""

import re
from typing import get_args

from structlog.testing import capture_logs

from bot.rules.fief import RULESET
from bot.rules.fief.events.land import Built
from bot.rules.fief.events.people import Fate
from bot.rules.fief.frames.war.goon import LEAVE, ON, STOP, STORM, SURRENDER
from bot.rules.fief.model.fray import How
from bot.rules.fief.model.phases import END, HEAR_YE
from bot.rules.menu import action_model, fields
from bot.words import LOCALES, Voice, known, languages, names_in
from cogs.games.fief.meaning import PLAIN, QUESTIONS
from cogs.interaction import forms
from tests.rules.fief.system import SYSTEM
from tests.words.test_games import FAULTS, PLAYERS, TRIED, _played
from tests.words.test_words import messages


def test_nothing_the_game_says_lacks_words() -> None:
    """At the tables that the words of all games are not tried at (`tests/words/test_games.py`)."""
    say = Voice("en", RULESET.names, PLAYERS)
    with capture_logs() as logs:
        for number, (options, players) in enumerate(SYSTEM.tables[TRIED:]):
            for text in _played(RULESET, options, players, number):
                say(text)
    assert [entry for entry in logs if entry["event"] in FAULTS] == []


def test_a_building_begins_no_sentence() -> None:
    """*a Mill stands at Casterly Rock* began with a small letter."""
    say = Voice("en", RULESET.names, PLAYERS)
    told = say(Built(village="casterly_rock", building="mill").text())
    assert told == "New at Casterly Rock: a Mill."


def test_no_phase_says_round_twice() -> None:
    """*Round 1: Round's end.*"""
    for language, word in (("en", "round"), ("de", "runde")):
        say = Voice(language, names_in(language, "fief", RULESET.names), PLAYERS)
        for phase in range(HEAR_YE, END + 1):
            for key in ("fief-phase", "fief-phase-began"):
                told = say.key(key, round=1, name=f"phase-{phase}")
                assert told.casefold().count(word) == 1, told


def test_a_region_stands_in_a_sentence_as_one_says_it() -> None:
    """*Good Harvest lies on The North* and *Famine on The North*."""
    say = Voice("en", RULESET.names, PLAYERS)
    laid = say.key("fief-boon-laid", card="good_harvest_1", region="region-1")
    assert laid == "Good Harvest lies on the North."
    assert say.key("fief-line-struck-famine", region="region-2").startswith("Famine in the Narrow Sea: ")
    assert say.key("fief-pick-region", region="region-1") == "The North"


def test_every_refusal_of_a_field_and_every_option_has_words() -> None:
    wanted = [f"fief-option-{name}" for name in RULESET.options.model_fields]
    for action in RULESET.actions:
        kind = action.model_fields["kind"].default
        for name in fields(action_model(RULESET, kind)):
            wanted.append(f"fief-no-{kind}-{name}")
            if not forms.known(f"fief-field-{kind}-{name}"):
                wanted.append(f"fief-field-{name}")
    assert [key for key in wanted if not known(key)] == []


def test_no_words_of_the_game_lie_idle() -> None:
    """Each key, or its beginning, stands somewhere in the code."""
    code = "".join(
        file.read_text(encoding="utf-8")
        for folder in ("bot/rules/fief", "cogs/games/fief")
        for file in (LOCALES.parents[1] / folder).rglob("*.py")
    )
    said = {re.sub(r"\{.*?\}", ".+", key) for key in re.findall(r'"(fief-[^"]+)"', code)}
    tables = "about|howto|preset|option|do|field|prompt|no|figure|reason|feat|topic|family|moment"
    table = rf"fief-(about|guide|({tables})-.+)"
    patterns = [re.compile(one) for one in (*said, table, "fief")]
    files = sorted((LOCALES / "en").glob("fief*.ftl"))
    keys = [key for file in files for key in messages(file)]
    assert [key for key in keys if not any(one.fullmatch(key) for one in patterns)] == []


def test_what_stands_in_a_key_by_its_value_has_words_for_each_value() -> None:
    """A sortie is declared seldom; none was in a game at random, and *fief-pick-sortie* stood on the panel."""
    ways = ("assault", "passage", "sortie", "seize")
    wanted = [f"fief-pick-{way}" for way in ways]
    wanted += [f"fief-declared-{how}" for how in get_args(How)]
    wanted += [f"fief-died-{fate}" for fate in get_args(Fate)]
    wanted += [f"fief-pick-fight-{how}" for how in (ON, STOP, LEAVE, SURRENDER, STORM)]
    wanted += [f"fief-do-fight-{how}" for how in (ON, STOP, LEAVE, SURRENDER, STORM)]
    wanted += [f"fief-means-{asked}" for asked in (*QUESTIONS, *PLAIN)]
    assert [key for key in wanted if not all(known(key, language) for language in languages())] == []
