"""Every sentence the game says is there, is said without an error, and none is there that it never says."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, SelectExpression
from structlog.testing import capture_logs

from bot.rulebook import book
from bot.rules.contract import Event, Text
from bot.rules.kit.orders import ORDERS as REACTIONS
from bot.rules.risk import RULESET, events
from bot.rules.risk.model.dominion import UNITS
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, THINGS, WINDOWS_ASKED
from bot.rules.risk.model.options import MITCHELL_NEVER, MITCHELL_ONLY, NEEDS, RiskOptions
from bot.rules.risk.play.effects import OPERATIONS, _enforce
from bot.words import LOCALES, Voice
from tests.rules.harness import any_action, awaited, is_offered, play_random, refusal

SOURCE = Path(events.__file__).parents[1]
DECISIONS = (
    *("house", "redeem", "deploy", "attack", "press", "defend", "occupy", "end"),
    *("choose", "claim", "add", "rank", "keep", "remove", "commit", "agree"),
)
PROMPTS = (*DECISIONS, *WINDOWS_ASKED)
ORDERS = ("most", "one", "ask")
FIGURES = (
    "lands",
    "castles",
    "ports",
    "armies",
    "cards",
    "gold",
    "points",
    "maesters",
    "objectives",
)
PILES = ("territory", "maester", "objective")
SIDES = ("attack", "defence")
VERDICTS = ("points", "castles", "armies", "nothing")
PRIZES = ("turn", "choice", "nothing")
LASTING = tuple(
    one.id
    for one in THINGS.values()
    if any(OPERATIONS[effect.op] is _enforce or effect.op == "forbid_invasion" for effect in one.operations)
)
"""What is told by its own words once it has taken effect."""

FAMILIES = {
    "risk-card-{card}": tuple(MAESTERS),
    "risk-card-{who}": tuple(CHARACTERS),
    "risk-character-{how}": ("up", "down", "held", "lost"),
    "risk-card-{self.card}": LASTING,
    "risk-looked-{self.pile}": PILES,
    "risk-no-switch-{switch}": tuple(dict.fromkeys(switch for switch, _ in NEEDS)),
    "risk-pile-shuffled-{self.pile}": PILES,
    "risk-react-{one}": REACTIONS,
    "risk-reaction-window-{self.order}": REACTIONS,
    "risk-reaction-{self.order}": REACTIONS,
    "risk-unit-placed-{self.unit}": UNITS,
    "risk-window-{one}": WINDOWS_ASKED,
    "risk-card-{symbol}": ("knight", "siege_engine", "fortification"),
    "risk-game-over-{self.outcome.reason}": ("conquest", "concession", "points", "gm"),
    "risk-game-over-by-{by}": VERDICTS,
    "risk-public-by-{by}": VERDICTS,
    "risk-public-{where}": ("exile", "beyond"),
    "risk-public-until-{known.on.victory}": ("end_card", "points", "conquest"),
    "risk-game-over-{self.outcome.reason}-none": ("gm",),
    "risk-reason-{view.outcome.reason}": ("end_card", "conquest", "concession", "points", "gm"),
    "risk-no-option-{name}": (*MITCHELL_ONLY, *MITCHELL_NEVER),
    "risk-rolled-for-{self.prize}": PRIZES,
    "risk-ordered-{self.prize}": PRIZES,
    "risk-draw-{one}": ("yes", "no"),
    "risk-own-{one}": ("yes", "no"),
    "risk-agree-{one}": ("yes", "no"),
    "risk-order-{order}": ORDERS,
    "risk-pass-{one}": ("now", "card", "battle", "attack", "turn"),
    "risk-rest-{one}": ("borders", "evenly", "heart"),
    "risk-orders-{self.defend}": ORDERS,
    "risk-orders-{self.defend}-there": ORDERS,
    "risk-phase-{step}": (
        "houses",
        "reinforce",
        "invade",
        "elimination",
        "draw",
        "choose",
        "risen",
        "claim",
        "dawn",
        "purchase",
    ),
}
"""What may stand in the keys that the code puts together."""


def spoken() -> set[str]:
    """The keys in the code, those of families spelt out."""
    keys = {"risk"}
    for file in SOURCE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        keys |= set(re.findall(r'"(risk-[a-z_-]+)"', text))
        for family in re.findall(r'f"(risk-[^"]+)"', text):
            keys |= {re.sub(r"\{.*?\}", value, family) for value in FAMILIES[family]}
    return keys


def owed() -> set[str]:
    """The keys that buttons, forms, prompts, figures and options need by convention."""
    keys = {"risk-about", "risk-guide", "risk-guide-dominion", "risk-guide-mitchell"}
    keys |= {"risk-do-attack-until", "risk-do-press-until", "risk-when", "risk-end-card"}
    keys |= {"risk-do-end-yes", "risk-do-end-no"}
    keys |= {"risk-field-keep-cards", "risk-field-play-target", "risk-field-rank-armies"}
    keys |= {f"risk-do-pass-until-{until}" for until in ("card", "battle", "attack", "turn")}
    keys |= {f"risk-do-rank-armies-{rest}" for rest in ("evenly", "heart")}
    for model in (*RULESET.actions, *RULESET.edits):
        keys.add(f"risk-do-{model.model_fields['kind'].default}")
        keys |= {f"risk-field-{name}" for name in model.model_fields if name != "kind"}
        keys |= {f"risk-family-{model.family}"} if model.family else set()
    keys |= {f"risk-prompt-{kind}" for kind in PROMPTS}
    keys |= {"risk-no-winner", "risk-no-edit-amount", "risk-no-edit-value", "risk-no-edit-player"}
    keys |= {f"risk-no-{what}-{word}" for what in ("first", "turn") for word in (*DECISIONS, "window")}
    keys |= {f"risk-figure-{key}" for key in FIGURES}
    keys |= {f"risk-reason-{reason}" for reason in ("end_card", "conquest", "concession", "points", "gm")}
    for name, field in RiskOptions.model_fields.items():
        keys.add(f"risk-option-{name}")
        keys |= {f"risk-option-{name}-{value}" for value in get_args(field.annotation)}
        if name in RiskOptions.main:
            keys |= {f"risk-option-{name}-{value}-about" for value in get_args(field.annotation)}
    keys |= {f"risk-preset-{name}{end}" for name in RiskOptions.presets for end in ("", "-about")}
    keys |= {f"risk-agent-{name}{end}" for name in RULESET.agents for end in ("", "-about")}
    return keys


def test_every_key_has_words_and_no_words_lie_idle() -> None:
    books = ("risk.ftl", "risk_dominion.ftl", "risk_mitchell.ftl", "risk_edits.ftl")
    files = (LOCALES / "en" / name for name in books)
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    written = set(re.findall(r"^(risk[\w-]*) =", text, re.M))
    needed = spoken() | owed()
    assert sorted(needed - written) == []
    assert sorted(written - needed) == []


def test_every_moment_of_a_card_has_words_and_none_lies_idle() -> None:
    """RISK-23.1: the moments are a choice within one sentence, so that a refusal can name them."""
    book = FluentParser().parse((LOCALES / "en" / "risk_dominion.ftl").read_text(encoding="utf-8"))
    (when,) = (one for one in book.body if isinstance(one, Message) and one.id.name == "risk-when")
    assert when.value is not None
    (part,) = when.value.elements
    assert isinstance(part, Placeable)
    assert isinstance(part.expression, SelectExpression)
    told = [getattr(variant.key, "name", None) for variant in part.expression.variants]
    used = {one.window for one in (*CHARACTERS.values(), *MAESTERS.values())}
    assert sorted(filter(None, told)) == sorted(used)


def test_labels_fit_their_buttons() -> None:
    say = voice()
    for model in RULESET.actions:
        assert len(say.key(f"risk-do-{model.model_fields['kind'].default}")) <= 40


def voice() -> Voice:
    return Voice("en", RULESET.names, dict(enumerate(("Alys", "Bran", "Cass", "Dany"))))


def texts(value: Any) -> Iterator[Text]:
    """Every Text in a model, however deep."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from texts(part)
    elif hasattr(type(value), "model_fields"):
        for name in type(value).model_fields:
            yield from texts(getattr(value, name))


GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {}),
    (2, {"victory": "conquest"}),
    (2, {"mode": "dominion"}),
    (4, {"mode": "dominion"}),
    (3, {"mode": "mitchell", "keep_dealt_cards": True}),
    (
        4,
        {"mode": "mitchell"}
        | dict.fromkeys(("gold", "characters", "maesters", "special_units", "seats"), "on"),
    ),
]


RAW = re.compile(r"\b[a-z]+_[a-z_]+\b")
"""An id that should have been said by its name."""


def some_of_each(told: Sequence[Event]) -> Iterator[Event]:
    """The events of a game, of each kind the first forty."""
    met = Counter[str]()
    for event in told:
        met[event.kind] += 1
        if met[event.kind] <= 40:
            yield event


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_whole_game_is_told_without_an_error(players: int, options: dict[str, Any]) -> None:
    """Story, views, pictures, offers, prompts and refusals of a random game; an error in the words is logged."""
    voiced, whim = voice(), random.Random(players)

    def say(text: Text) -> None:
        said = voiced(text)
        assert not RAW.search(said), said

    game = play_random(RULESET, RiskOptions(**options), players, seed=11, check=False, keep=True)
    with capture_logs() as errors:
        for event in some_of_each(game.events):
            for viewer in (None, 0, 1):
                seen = event.seen_by(viewer)
                if seen is not None and (text := seen.text()) is not None:
                    say(text)
        for state in game.states[:: max(1, len(game.states) // 60)]:
            view = RULESET.view(state, awaited(RULESET, state)[0])
            for text in (*texts(view), *view.public, *texts(RULESET.scene(view))):
                say(text)
            for prompt in view.prompts:
                voiced.key(f"risk-prompt-{prompt.kind}", **prompt.about)
            for kind in view.menu:
                for field in (
                    "cards",
                    "defend",
                    "draw",
                    "source",
                    "territory",
                    "card",
                    "what",
                    "order",
                    "objective",
                    "units",
                ):
                    for text in texts(RULESET.candidates(view, kind, {}, field)):
                        say(text)
            for _ in range(20):
                action = any_action(RULESET, view, whim)
                if not is_offered(RULESET, view, action):
                    error = refusal(RULESET, state, view.viewer or 0, action)
                    say(error.text)
                    assert error.clause in book("risk").clauses
    assert errors == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            Text(
                key="risk-conquered",
                args={
                    **dict.fromkeys(("battles", "lost", "slain"), 1),
                    "seat": 0,
                    "loser_seat": 2,
                    "source": "riverrun",
                    "target": "harrenhal",
                    "attack": "6 4 1",
                    "defence": "5 3",
                },
            ),
            "Alys takes **Harrenhal** from Cass (6 4 1 against 5 3).",
        ),
        (
            Text(key="risk-deployed", args={"seat": 1, "armies": 1, "territory": "the_eyrie"}),
            "Bran sends an army to **The Eyrie**.",
        ),
        (
            Text(key="risk-eliminated", args={"seat": 1, "by_seat": 0, "count": 0, "home": 0, "freed": ()}),
            "⚔️ The House of Bran has fallen to Alys, and left no cards.",
        ),
        (
            Text(
                key="risk-eliminated-gold",
                args={
                    **{"seat": 1, "by_seat": 0, "count": 0, "gold": 300},
                    **{"home": 2, "freed": ("robb_stark", "tywin_lannister")},
                },
            ),
            "⚔️ The House of Bran has fallen to Alys, who takes 300 gold. "
            "Free again, face down: Robb Stark and Tywin Lannister.",
        ),
        (
            Text(key="risk-game-over-shared", args={"winning_seat": (0, 2)}),
            "👑 Alys and Cass share the realm.",
        ),
    ],
)
def test_how_it_sounds(text: Text, words: str) -> None:
    assert voice()(text) == words


def turn_began(**args: int) -> Text:
    return Text(key="risk-turn-began", args={"seat": 0, "gold": 0, **args})


def sentence(key: str, **args: Any) -> Text:
    return Text(key=f"risk-{key}", args=args)


FOUGHT, FOUGHT_ON = {"battles": 1, "lost": 0, "slain": 1}, {"battles": 2, "lost": 1, "slain": 2}
LANDING = {"house": "wildlings", "target": "the_gift", "battles": 1, "lost": 2, "slain": 3}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (turn_began(armies=1, lands=1, castles=0), "Alys musters one army (one land, no castle)."),
        (turn_began(armies=3, lands=9, castles=1), "Alys musters 3 armies (9 lands, one castle)."),
        (
            sentence(
                "turn-began-regions",
                **{"seat": 0, "armies": 5, "gold": 700, "lands": 9, "castles": 2},
                **{"bonus": 2, "regions": ("dorne",)},
            ),
            "Alys musters 5 armies and 700 gold (9 lands, 2 castles, and 2 for Dorne).",
        ),
        (
            sentence("no-deploy-armies", territory="pyke", most=1, armies=2),
            "Pyke can take one army of yours, not 2.",
        ),
        (
            sentence("no-attack-until", source="pyke", most=1, until=3),
            "Fight on until one army is left in Pyke, not 3.",
        ),
        (
            sentence("no-maneuver-armies", source="pyke", most=1, armies=2),
            "One army may leave Pyke, not 2.",
        ),
        (sentence("no-remove-armies", low=1, high=1), "One army can be taken off."),
        (sentence("no-remove-armies", low=0, high=1), "One army at the most can be taken off."),
        (sentence("no-remove-armies", low=0, high=4), "Up to 4 armies can be taken off."),
        (
            sentence("looked-objective", seat=0, count=1, cost=0),
            "Alys looks at one Objective.",
        ),
        (
            sentence("looked-maester", seat=0, count=1, cost=200),
            "Alys pays 200 gold and looks at one Maester card.",
        ),
        (sentence("looked-territory", seat=0, count=2, cost=0), "Alys looks at 2 territory cards."),
        (
            sentence("card-rolled", card="a_call_to_arms", rolling_seat=(0,), dice="4"),
            "Rolled for A Call to Arms by Alys: 4.",
        ),
        (
            sentence("points-lost", points=1, losing_seat=(1,)),
            "A victory point is taken from Bran, if there was one.",
        ),
        (
            sentence("no-turn-choose", asked_seats=(1,)),
            "First Objectives are chosen, by Bran.",
        ),
        (
            sentence("landing-won", **LANDING, loser_seat=1, armies=1),
            "**The Gift**, held by Bran, falls to the Wildlings after one battle (2 lost, 3 slain); "
            "one army stays there.",
        ),
        (
            sentence("landing-won-power", **LANDING, loser="nights_watch", armies=4),
            "**The Gift**, held by the Night's Watch, falls to the Wildlings after one battle "
            "(2 lost, 3 slain); 4 armies stay there.",
        ),
        (
            sentence("landing-failed", **LANDING, armies=3),
            "The attack of the Wildlings on **The Gift** is beaten after one battle (2 lost, 3 slain); "
            "they go back, 3 armies strong.",
        ),
        (
            sentence("landing-stopped", **LANDING, armies=3),
            "The attack of the Wildlings on **The Gift** is called off; they go back, 3 armies strong.",
        ),
        (sentence("armies-set", territory="pyke", armies=1), "🛠️ Armies in Pyke now: 1."),
        (sentence("units-set", territory="pyke", unit="knight", number=1), "🛠️ Knights in Pyke now: 1."),
        (
            sentence("card-moved-hand", pile="objective", card="none", seat=0),
            "🛠️ An Objective goes to Alys.",
        ),
        (
            sentence("card-moved-deck", pile="maester", card="none"),
            "🛠️ A Maester card goes under its deck.",
        ),
        (
            sentence("armies-placed", armies=1, lands=3, territories=("pyke", "harlaw", "tarth")),
            "An army joins each of Pyke, Harlaw, and Tarth.",
        ),
        (
            sentence("conquered-neutral", seat=0, target="pyke", attack="6 4 3", defence="3", **FOUGHT),
            "Alys takes **Pyke**, neutral until now (6 4 3 against 3).",
        ),
        (
            sentence("conquered-neutral", seat=0, target="pyke", attack="6", defence="3", **FOUGHT_ON),
            "Alys takes **Pyke**, neutral until now, in 2 battles, the last 6 against 3 (1 lost, 2 slain).",
        ),
        (sentence("armies-placed", armies=2, lands=1, territories=("pyke",)), "2 armies join Pyke."),
        (
            sentence("landing-loses", house="wildlings", armies=3),
            "The attack of the Wildlings loses 3 armies.",
        ),
        (
            sentence("conceded", seat=1, home=1, freed=("robb_stark",)),
            "Bran leaves the war; the armies stay where they are and follow nobody. "
            "Free again, face down: Robb Stark.",
        ),
        (
            sentence("driven-out", seat=1, house="targaryen", home=0, freed=()),
            "⚔️ The House of Bran has fallen to House Targaryen; nobody takes what it had.",
        ),
        (
            sentence("halted", seat=0, target="pyke", battles=0, lost=2, slain=0),
            "Alys breaks off at **Pyke** before the first battle: 2 lost, 0 slain.",
        ),
        (
            sentence("refreshed", seat=0, characters=("robb_stark",)),
            "Ready again for Alys: Robb Stark.",
        ),
        (
            sentence("public-territory", deck=0, cards=("end_game", "pyke")),
            "Territory cards: 0 in the deck; discarded: Valar Morghulis (End Game) and Pyke.",
        ),
        (
            sentence("no-gold-promised", cost=100, gold=0),
            "That costs 100 gold, and yours is about to be handed over. Wait until that is settled.",
        ),
        (
            sentence("no-gold-promised", cost=300, gold=200),
            "That costs 300 gold, and all but 200 of yours is about to be handed over. Wait until that is settled.",
        ),
        (
            sentence("no-play-now", card="bribery", window="declared_against_you"),
            "This is not the moment for Bribery. Wait for the right one: you are invaded.",
        ),
    ],
)
def test_one_and_many_and_whom(text: Text, words: str) -> None:
    with capture_logs() as errors:
        assert voice()(text) == words
    assert errors == []
