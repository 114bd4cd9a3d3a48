"""Every key that the code says has words, and no words of the table lie idle."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from structlog.testing import capture_logs

from bot.engine.journal.entries import Act, Rules
from bot.rules.contract import Text
from bot.rules.registry import RULESETS
from bot.words import LOCALES, Voice, known, language, languages, names_in, words
from cogs.interaction import forms
from cogs.lobby import lobby

ROOT = Path(__file__).parents[2]
SOURCES = [
    *(ROOT / "cogs").rglob("*.py"),
    *(ROOT / "bot").glob("*.py"),
    *(ROOT / "bot" / "engine").rglob("*.py"),
    *(ROOT / "bot" / "hosting").glob("*.py"),
    *(ROOT / "bot" / "rules").glob("**/edits.py"),
    *(ROOT / "bot" / "rules").glob("**/edits/*.py"),
    *(ROOT / "render").rglob("*.py"),
]
GAMES = [*(ROOT / "bot" / "rules").glob("*/**/*.py")]
"""They mention some words of the table; their own have a test beside them."""

SAYING = {"key", "words", "said", "known", "Refused", "Text"}
"""What is called with a key first, or as `key`."""

BOOKS = (
    "table",
    "clock",
    "moderation",
    "odds",
    "picture",
    "plans",
    "privacy",
    "records",
    "risk_panels",
    "howto",
)
"""The words of the table itself; those of a game have a test beside its own."""

ONLY_UNSIGNED = {"regent", "return", "sleep", "wake", "reseal"}
"""Acts of the table that no game master does."""

NOT_YET = {r".+\-feat\-.+"}
"""Of games that have something no game here has yet."""

ALSO_UNSIGNED = {"substitute", "removal", "rewind"}
"""Acts that others may do as well as a game master."""


@cache
def messages(file: Path) -> tuple[str, ...]:
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, Junk)], f"{file.name} is damaged"
    return tuple(entry.id.name for entry in parsed.body if isinstance(entry, Message))


@cache
def tree(source: Path) -> ast.Module:
    return ast.parse(source.read_text(encoding="utf-8"))


BLANK = ".+"
"""What stands in a pattern for whatever is filled in."""


def pattern(node: ast.expr) -> str | None:
    """A key as written, as a pattern: what is filled in stands for anything."""
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(pattern(part) or BLANK for part in parts)
        case _:
            return None


def said() -> Iterator[str]:
    """The patterns of all keys that are said somewhere."""
    for source in SOURCES:
        for node in ast.walk(tree(source)):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                keyed = [one.value for one in node.keywords if one.arg == "key"]
                found = [*node.args[:1], *keyed] if name in SAYING or name == "say" else keyed
                yield from (one for part in found if (one := pattern(part)) is not None)


def mentioned() -> set[str]:
    """All strings in the code, as patterns: keys are also chosen from two, or kept in a table."""
    nodes = (
        node for source in {*SOURCES, *GAMES} for node in ast.walk(tree(source)) if isinstance(node, ast.expr)
    )
    found = {one for node in nodes if (one := pattern(node)) is not None}
    return {one for one in found if re.search("[a-z]{2}", one)}  # two blanks and a dash would fit every key


def referred() -> set[str]:
    """The keys that other words hold."""
    texts = (file.read_text(encoding="utf-8") for file in (LOCALES / "en").glob("*.ftl"))
    return {key for text in texts for key in re.findall(r"\{ ([a-z][\w-]*) \}", text)}


def all_keys() -> set[str]:
    return {key for file in (LOCALES / "en").glob("*.ftl") for key in messages(file)}


@pytest.mark.parametrize("name", languages())
def test_no_key_has_words_twice(name: str) -> None:
    keys = [key for file in sorted((LOCALES / name).glob("*.ftl")) for key in messages(file)]
    assert [key for key, times in Counter(keys).items() if times > 1] == []


def unmet(patterns: set[str], keys: Iterable[str]) -> set[str]:
    """The keys that none of the patterns means. Most patterns are keys as they stand, and need no search."""
    left = {key for key in keys if re.escape(key) not in patterns}
    blank = [re.compile(one) for one in patterns if BLANK in one]
    return {key for key in left if not any(one.fullmatch(key) for one in blank)}


def test_every_key_that_is_said_has_words() -> None:
    keys = all_keys()
    plain = {re.escape(key) for key in keys}
    unsure = set(said()) - NOT_YET - plain
    assert [one for one in unsure if not any(map(re.compile(one).fullmatch, keys))] == []


def test_no_words_of_the_table_lie_idle() -> None:
    keys = {key for book in BOOKS for key in messages(LOCALES / "en" / f"{book}.ftl")}
    assert unmet(mentioned() | {re.escape(key) for key in referred()}, keys) == set()


def test_a_key_says_what_it_is_about() -> None:
    """A key of one word would be mentioned by all sorts of code, and nobody would see that it lies idle."""
    assert {key for book in BOOKS for key in messages(LOCALES / "en" / f"{book}.ftl") if "-" not in key} == {
        "yes",
        "no",
    }


def test_the_acts_of_the_table_have_the_words_they_need_and_no_others() -> None:
    """Whoever did it: `act-{kind}` is what somebody else has done, `act-{kind}-signed` what a game master has."""
    models = get_args(get_args(Act)[0])
    kinds = {kind for model in models for kind in get_args(model.model_fields["kind"].annotation)}
    wanted = {f"act-{kind}" for kind in ONLY_UNSIGNED | ALSO_UNSIGNED} | {"act-edit", "act-for"}
    wanted |= {f"act-{kind}-signed" for kind in kinds - ONLY_UNSIGNED}
    assert {key for key in all_keys() if key.startswith("act-")} == wanted


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_what_a_game_lets_people_choose_has_words(rules: Rules) -> None:
    """Buttons for handy values, and every value of every option."""
    wanted = []
    for action in rules.actions:
        kind = action.model_fields["kind"].default
        for one in forms.fields(action):
            amount = one.kind == "amount"
            own = [one.name] if amount and one.handy else [f"{one.name}-{each}" for each in one.handy]
            unset = f"{one.name}-{forms.written(one.default)}"
            wanted += [f"{rules.id}-do-{kind}-{each}" for each in own if amount or each != unset]
    for name, possible in lobby.values(rules.options).items():
        wanted += [f"{rules.id}-option-{name}-{one}" for one in possible if not isinstance(one, bool)]
    assert [key for key in wanted if not known(key)] == []


def test_a_list_reads_as_people_write_it() -> None:
    say = Voice("en", {"the_gift": "The Gift"}, {0: "Alys", 1: "Bran", 2: "Cass"})
    assert say.key("end-winners", parties=(0, 1)) == "Alys and Bran share the victory"
    assert say.key("end-winners", parties=(0, 1, 2)) == "Alys, Bran, and Cass share the victory"
    assert "The Gift and Pyke" in say.key("panel-instead", asked="Where?", names=("the_gift", "Pyke"))


def test_a_voice_keeps_what_it_has_said_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    say = Voice("en", {}, {0: "Alys", 1: "Bran"})
    assert say.key("end-winner", parties=(0,)) == say.key("end-winner", parties=(0,)) == "Alys wins"
    assert say.key("end-winner", parties=(1,)) == "Bran wins"
    monkeypatch.setattr("bot.words.SPOKEN", len(kept := vars(say)["_spoken"]))
    assert say.key("end-winner", parties=(0, 1)) == "Alys and Bran wins"
    assert len(kept) == 1
    assert say.of({0: "Cass"}).key("end-winner", parties=(0,)) == "Cass wins"


def test_an_article_is_large_only_where_a_sentence_begins_or_a_name_stands_alone() -> None:
    say = Voice(
        "en", {"night": "the Night King", "the_gift": "The Gift"}, {0: "alys"}, lambda name: f"_{name}_"
    )
    assert say.key("end-side", parties=("night",), players=2).startswith("The Night King has won")
    assert say.key("end-sides", parties=(0, "night"), players=2).startswith(
        "_alys_ and the Night King have won"
    )
    assert say.key("tiny_epic-attacked", party="night", target="the_gift", defender_party=0) == (
        "The Night King attacks _alys_ at The Gift."
    )
    assert say.key("tiny_epic-attacked", party=0, target="the_gift", defender_party="night") == (
        "_alys_ attacks the Night King at The Gift."
    )
    assert (say.party("night"), say.alone("night"), say.name("night")) == (
        *("The Night King", "The Night King"),
        "the Night King",
    )


@pytest.mark.parametrize(
    ("locale", "begins", "within"),
    [
        ("en", "A former player is back, and plays again.", "The seat of a former player is empty"),
        (
            "de",
            "Jemand von früher ist zurück und spielt wieder selbst.",
            "Der Platz von jemand von früher ist leer",
        ),
    ],
)
def test_a_former_player_is_named_in_the_readers_language_and_begins_a_sentence_large(
    locale: str, begins: str, within: str
) -> None:
    say = Voice(locale, {}, {0: "a former player", 1: "a former player (2)"})
    assert say.key("act-return", seat=0, name="", before="") == begins
    removal = Text(key="act-removal", args={"seat": 1, "name": "sensible", "before": "a former player"})
    assert say.notice(removal).startswith(within)
    taken = Text(key="act-substitute", args={"seat": 1, "name": "", "before": "Bran"})
    assert say.notice(taken).startswith(say.party(1))
    assert (say.party(1)[0].isupper(), say.player(1)[0].isupper()) == (True, False)
    assert say.party(1).endswith("(2)")


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("locale", languages())
def test_a_side_that_nobody_plays_is_called_by_a_small_article(locale: str, game: str) -> None:
    """It stands in the middle of sentences; lands are called as they are printed on the map."""
    called = names_in(locale, game, RULESETS[game].names)
    sides = {"treaty", "night_king", "rival", "nights_watch", "wildlings", "ghiscari"} & called.keys()
    articles = ("the ", "der ", "die ", "das ")
    assert [name for name in map(called.__getitem__, sides) if not name.startswith(articles)] == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Pyke, Castle Black, or The Eyrie"), ("de", "Pyke, Castle Black oder The Eyrie")],
)
def test_a_list_of_which_one_is_meant_says_or(locale: str, said: str) -> None:
    say = Voice(locale, {}, {})
    places = ("Pyke", "Castle Black", "The Eyrie")
    assert said in say.key("tiny_epic-beside-set", gold=0, either=places)


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("act-rewind", {"move": 1234}),
        ("act-rewind-signed", {"move": 1234, "who": "Alys", "why": "so", "plays": 0}),
        ("undo-wish", {"move": 1234, "seat": 0, "votes": 1, "needed": 2}),
        ("undo-granted", {"move": 1234}),
        ("gm-no-moment", {"most": 1234}),
        ("gm-done", {"game": 1234}),
        ("gm-copy-live", {"game": 1234}),
        ("gm-copy-ahead", {"game": 1234}),
        ("log-turn", {"number": 1234, "at": "now"}),
        ("risk-no-edit-amount", {"low": 0, "high": 1234}),
    ],
)
def test_numbers_that_people_type_back_have_no_commas(key: str, args: dict[str, str | int]) -> None:
    with capture_logs() as errors:
        said = Voice("en", {}, {0: "Alys"}).key(key, **args)
    assert "1234" in said
    assert errors == []


@pytest.mark.parametrize(
    ("key", "args", "sentence"),
    [
        (
            "act-announce-signed",
            {"words": "Supper at eight", "who": "Alys", "why": "all are here", "plays": 1},
            "📣 “Supper at eight” (The game master Alys, who also plays, says it: “all are here”)",
        ),
        (
            "act-ruling-signed",
            {
                "words": "A misclick is taken back",
                "clause": "RISK-7.5",
                "who": "Alys",
                "why": "so",
                "plays": 0,
            },
            "⚖️ The game master Alys rules on RISK-7.5: “A misclick is taken back” The reason: “so”",
        ),
        (
            "act-attempt-signed",
            {"seat": 0, "line": "/risk end", "who": "Cass", "why": "so", "plays": 0},
            "The game master Cass tried to move for Alys: “/risk end”. The rules did not allow it. "
            "The reason: “so”",
        ),
        (
            "act-removal",
            {"before": "a former player", "seat": 0, "name": "sensible"},
            "The seat of a former player is empty; an agent keeps it until somebody takes it.",
        ),
        (
            "statistics-dice-of",
            {"seat": 0, "dice": 1, "sides": 6, "mean": "4.0", "low": "1.0", "high": "6.0"},
            "Alys: one die of 6 sides, 4.0 on average; chance gives 1.0 to 6.0",
        ),
        (
            "odds-no-armies",
            {"armies": 1, "stop": 1},
            "1 in the land and 1 to stay: nobody could attack. Take more, or let fewer stay.",
        ),
    ],
)
def test_how_it_sounds(key: str, args: dict[str, str | int], sentence: str) -> None:
    with capture_logs() as errors:
        assert Voice("en", {}, {0: "Alys"}).key(key, **args) == sentence
    assert errors == []


def test_a_language_falls_back_on_its_stem_and_then_on_english() -> None:
    assert language("en-GB") == "en"
    assert language("tlh") == "en"
    assert words("yes", "tlh") == "yes"


def test_a_key_without_words_is_logged_and_stands_for_itself() -> None:
    with capture_logs() as logs:
        assert words("no-such-key") == "no-such-key"
    assert [entry["event"] for entry in logs] == ["no words for a key"]


def test_words_that_lack_an_argument_are_logged() -> None:
    with capture_logs() as logs:
        words("end-winner")
    assert [entry["event"] for entry in logs] == ["words lack something"]


@pytest.mark.parametrize("number", [10**30, -(10**30), 10**400])
def test_a_number_of_any_size_can_be_said(number: int) -> None:
    assert "e+" in words("plan-long", most=number)
    assert "1,000,000" in words("plan-long", most=10**6)


DECREES = ("are awaited to", "So be it", "s the game has it", "is bound", "usual is done", "in all wars")
"""What a new player stumbled over."""


def test_nobody_is_spoken_to_in_decrees() -> None:
    for file in (LOCALES / "en").glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert [one for one in DECREES if one in text] == [], file.name
