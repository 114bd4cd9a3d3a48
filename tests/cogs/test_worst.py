"""No panel of any game is more than Discord takes, and no press is lost for what it has to hold."""

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from structlog.testing import capture_logs

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.rules.contract import Action, Choice, Several
from bot.rules.registry import RULESETS
from bot.words import languages
from cogs import press
from cogs.interaction import compact, forms
from cogs.interaction.ids import Step, TooLong, decode
from cogs.interaction.limits import CUSTOM_ID, OPTIONS
from cogs.interaction.members import Members
from cogs.interaction.names import voice
from cogs.play import filling, panel
from cogs.play.game_commands import _one_more
from tests.cogs.tables import judge, parts_of
from tests.cogs.worst import LONG, March, awaited, crowded, many, worst
from tests.rules.systems import SYSTEMS


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """These games have no words."""
    with capture_logs():
        yield


def verbs(shown: Any) -> list[str]:
    return [decode(part["custom_id"]).verb for part in parts_of(shown) if "custom_id" in part]


# ── whole panels ──


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_panel_with_everything_a_game_has_on_it_fits(system: str, language: str) -> None:
    of, view = worst(system)
    say = voice(of, language)
    judge(panel.menu(of, view, say, "What has happened. " * 400, undo=True))
    for kind in view.menu[:-1]:
        begun = filling.obvious(of, view, Step("do", of.game.id, of.game.stamp).of(kind))
        if (asked := panel.ask(of, view, say, begun)) is not None:
            judge(asked)


@pytest.mark.parametrize("families", [0, 3, 8])
@pytest.mark.parametrize("count", [1, 12, 13, 24, 40])
def test_however_many_kinds_there_are_all_can_be_reached(count: int, families: int) -> None:
    if count > 25 and not families:
        return  # a slash group has room for no more
    of, view = crowded(many(count, families), awaited())
    say = voice(of, "en")
    shown = panel.menu(of, view, say, undo=True)
    judge(shown)
    steps = [decode(part["custom_id"]) for part in parts_of(shown) if "custom_id" in part]
    reached = {step.kind for step in steps if step.stamp is not None and step.verb != "family"}
    for step in steps:
        if step.verb == "family":
            inner = panel.family(of, view, say, step.kind)
            judge(inner)
            reached |= {decode(part["custom_id"]).kind for part in parts_of(inner) if "custom_id" in part}
    assert reached - {""} == set(view.menu) - {"concede"}


def test_24_kinds_and_4_selects_fit() -> None:
    selects = type("Bid", (March,), {"__module__": __name__})
    of, view = crowded((selects, *many(24, 4)), awaited())
    judge(panel.menu(of, view, voice(of, "en"), undo=True))


async def test_a_family_opens_by_its_button_alone_and_not_on_another_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is remembered: as after a restart, the custom id is all there is."""
    of, view = crowded(many(24, 4), awaited())
    of.view = lambda _: view  # type: ignore[method-assign]
    shown: list[Any] = []

    async def show(_: Any, what: Any, **__: Any) -> None:
        shown.append(what)

    async def found(_: int) -> Table:
        return of

    monkeypatch.setattr(press, "show", show)
    tables = SimpleNamespace(table=found)
    someone: Any = SimpleNamespace(
        guild_id=None,
        client=SimpleNamespace(tables=tables, members=Members()),
        user=SimpleNamespace(id=of.seats[0].user_id),
        locale="en",
        extras={},
    )
    ids = [
        part["custom_id"] for part in parts_of(panel.menu(of, view, voice(of, "en"))) if "custom_id" in part
    ]
    custom_id = next(one for one in ids if decode(one).verb == "family")
    await press.pressed(someone, custom_id, None)
    name = decode(custom_id).kind
    wanted = [kind for kind in view.menu[:-1] if forms.action_named(of.rules, kind).family == name]
    assert [decode(part["custom_id"]).kind for part in parts_of(shown[-1]) if "custom_id" in part] == [
        *wanted,
        "",
    ]
    of.game = replace(of.game, stamp=of.game.stamp + 1)
    await press.pressed(someone, custom_id, None)
    assert "The board has moved on" in str(parts_of(shown[-1])[1]["content"])


def test_a_short_menu_has_a_button_for_each_kind() -> None:
    of, view = crowded(many(panel.CROWD, 3), awaited())
    assert "family" not in verbs(panel.menu(of, view, voice(of, "en")))


def test_what_may_be_done_beside_a_decision_does_not_crowd_the_way_to_it() -> None:
    """It shares a button by families, but where the decision itself is but a word, or none is owed."""
    asides = [type(one.__name__, (one,), {"aside": True, "__module__": __name__}) for one in many(8, 2)]
    of, view = crowded((March, *asides), awaited())
    assert verbs(panel.menu(of, view, voice(of, "en"))).count("family") == 2
    word = type("Pass", (Action,), {"__annotations__": {"kind": Literal["pass"]}, "kind": "pass"})
    of, view = crowded((word, *asides), awaited())
    assert "family" not in verbs(panel.menu(of, view, voice(of, "en")))
    of, view = crowded((March, *asides), awaited().model_copy(update={"prompts": ()}))
    assert "family" not in verbs(panel.menu(of, view, voice(of, "en")))


def test_what_adjusts_an_action_is_left_out_where_there_is_no_room() -> None:
    fields = {f"field_{n}": tuple[str, ...] for n in range(9)}
    action = type(
        "Wide", (March,), {"__annotations__": fields, "__module__": __name__} | dict.fromkeys(fields, ())
    )
    of, view = crowded((action,), awaited())
    step = Step("do", of.game.id, of.game.stamp).of("march")
    form = filling.form_of(of, step)
    for name in ("source", "target", "units"):
        step = step.put(form, name, f"{LONG}1")
    asked = panel.ask(of, view, voice(of, "en"), step)
    assert asked is not None
    judge(asked)
    assert "go" in verbs(asked)


# ── what a press has to hold ──


def fullest(of: Table, view: Any, kind: str, most: int) -> Step:
    """An action with as many values as there can be in every field, chosen on its panels."""
    step = Step("do", 10**9, 10**6).of(kind)
    for one in filling.form_of(of, step):
        if one.kind == "words":
            continue
        possible = forms.offered(
            of.rules, view, kind, filling.values(of, view, filling.form_of(of, step), step), one
        )
        values = [choice.value for choice in forms.choices(possible)]
        if isinstance(possible, Several):
            for page in range(filling.PAGES):
                chosen = values[page * OPTIONS : (page + 1) * OPTIONS][: most - page * OPTIONS]
                if chosen:
                    step = filling.put(of, view, step.at(f"pick{page}", one.name), ",".join(chosen))
        else:
            step = filling.put(of, view, step.at("pick0", one.name), values[-1])
    return step


@pytest.mark.parametrize(
    ("system", "kind"),
    [
        (rules.id, str(one.model_fields["kind"].default))
        for rules in RULESETS.values()
        for one in rules.actions
    ],
)
def test_the_longest_press_of_every_action_of_every_game_fits(system: str, kind: str) -> None:
    """With the longest ids, and as many of several as a panel shows, late in the life of a busy bot."""
    of, view = worst(system)
    step = fullest(of, view, kind, filling.PAGES * OPTIONS)
    longest = max((one.name for one in filling.form_of(of, step)), key=len, default="")
    text = step.at("pick0", longest).encode()
    assert len(text) <= CUSTOM_ID
    typed = {one.name: "x" for one in filling.form_of(of, step) if one.kind == "words"}
    assert filling.action(of, view, decode(text), typed) == filling.action(of, view, step, typed)


def march(offered: int, most: int) -> tuple[Table, Any, Step]:
    of, view = crowded((March,), awaited(), offered)
    return of, view, fullest(of, view, "march", most)


@pytest.mark.parametrize(("offered", "most"), [(25, 6), (25, 25), (8, 8)])
def test_a_march_with_much_to_lay_down_and_take_up_goes_ahead(offered: int, most: int) -> None:
    of, view, step = march(offered, most)
    text = step.at("go").encode()
    assert len(text) <= CUSTOM_ID
    action: Any = filling.action(of, view, decode(text), {})
    assert len(action.units) == len(action.drop) == len(action.pick_up) == most


def test_what_no_button_holds_is_told_to_be_typed() -> None:
    of, view, step = march(75, 75)
    with pytest.raises(TooLong):
        step.at("go").encode()
    asked = panel.ask(of, view, voice(of, "en"), step)
    assert asked is not None
    judge(asked)
    (text,) = [part["content"] for part in parts_of(asked) if part["type"] == 10]
    assert "Type it instead, with what you have chosen: `/crowd march`." in text
    assert verbs(asked) == ["play"]


def test_several_values_that_are_not_offered_any_more_are_not_taken_for_others() -> None:
    before = [Choice(value=value) for value in "abcdefgh"]
    text = compact.packed(["b", "d", "h"], before)
    assert compact.unpacked(text, before) == ("b", "d", "h")
    for after in (before[1:], before[:-1], [*before[::-1]], [Choice(value="x"), *before]):
        with pytest.raises(Refused):
            compact.unpacked(text, after)
    for broken in ("*", "*a", "*ä12345", text[:-1] + "~"):
        with pytest.raises(Refused):
            compact.unpacked(broken, before)


def test_several_long_values_are_offered_for_typing_as_far_as_a_choice_holds_them() -> None:
    possible = [(f"Mountain {n}", f"{LONG}{n}") for n in range(30)]
    for chosen in range(20):
        typed = ",".join(value for _, value in possible[:chosen]) + ("," if chosen else "")
        offered = _one_more(possible, typed, str)
        assert offered or chosen > 1
        for choice in offered:
            assert len(choice.value) <= 100
            assert len(choice.name) <= 100
