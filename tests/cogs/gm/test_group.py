"""What a game master is offered is the same whatever is hidden: nobody learns a hand by typing."""

import random
import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.moderation.moderation import editing, public_view_after
from bot.engine.table.table import Table
from bot.rules.contract import Action, EndGame, RuleError, View
from bot.rules.registry import RULESETS
from bot.rules.risk.play.edits import EndTurn, MoveCard
from bot.store.rows import Game
from bot.words import known
from cogs.gm import typed_line
from cogs.gm.group import numbered, of_mine
from cogs.gm.preview import foretold
from cogs.interaction import forms
from cogs.interaction.names import escaped, voice
from tests.cogs.tables import moments, seats, table
from tests.engine import memory_store
from tests.engine.masters import WHY
from tests.rules.risk.position import Position
from tests.rules.risk.realm import Mitchell
from tests.rules.systems import SYSTEMS


def offers(of: Table, seat: int | None, model: type[Action], lines: int = 3) -> list[list[str]]:
    """What is offered for an action, each line the last of those offered before."""
    models = of.rules.edits if seat is None else of.rules.actions
    form = typed_line.line_form(
        of, models, voice(of, "en").plain, str(model.model_fields["kind"].default), seat
    )
    found, line = list[list[str]](), ""
    for _ in range(lines):
        try:
            found.append(form.offers(line))
        except Refused as refusal:
            return [*found, [refusal.text.model_dump_json()]]
        if not found[-1]:
            break
        line = found[-1][-1]
    return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_offered_to_a_game_master_tells_nothing_hidden(system: str) -> None:
    whim, offered = random.Random(21), 0
    for here, state in moments(system, 2):
        there = table(system, SYSTEMS[system].shuffle_hidden(state, None, whim, None), len(here.seats))
        for seat in (None, *seats(here)):
            for model in here.rules.edits if seat is None else here.rules.actions:
                mine = offers(here, seat, model)
                assert mine == offers(there, seat, model)
                assert all(len(line) <= 100 for lines in mine for line in lines if "{" not in line)
                offered += sum(map(len, mine))
    assert offered > 10


def test_a_typed_line_is_read_forgivingly() -> None:
    here = next(one for one, state in moments("risk") if one.view(None).active is not None)
    rules, say = here.rules, voice(here, "en")
    form = typed_line.line_form(here, rules.edits, say, "set_armies")
    for line in (
        "territory:winterfell armies:4",
        "Winterfell armies:4",
        "armies:4 territory: Winterfell",
        "winterfell 4",
        "Territory:Winterfell Armies:4",
    ):
        action = form.action(line)
        assert action.model_dump() == {"kind": "set_armies", "territory": "winterfell", "armies": 4}
    with pytest.raises(Refused) as lacking:
        form.action("winterfell")
    told = say(lacking.value.text)
    assert told.startswith("“armies” is missing: How many armies? Write it into `fields`")
    with pytest.raises(Refused, match="gm-no-kind"):
        typed_line.line_form(here, rules.edits, say, "conjure")


def test_a_typed_line_names_people_and_places_as_they_are_called() -> None:
    here = next(one for one, state in moments("risk") if one.view(None).active is not None)
    say = voice(here, "en")
    owner = typed_line.line_form(here, here.rules.edits, say, "set_owner")
    for who in (say.player(0), here.seats[0].name, "0"):
        given = owner.action(f"territory:Winterfell player:{who}")
        assert given.model_dump() == {"kind": "set_owner", "territory": "winterfell", "player": "0"}
    with pytest.raises(Refused) as unknown:
        owner.action("Winterfell Zorro")
    people = [one.name for one in here.seats]
    assert unknown.value.text.args["names"] == (*map(escaped, people), "nobody")
    card = typed_line.line_form(here, here.rules.edits, say, "move_card")
    for line in ("Oldtown discarded", "Oldtown the discard", "card:Oldtown place:discarded"):
        moved = card.action(line)
        assert moved.model_dump() == {"kind": "move_card", "card": "oldtown", "place": "discard"}


def test_a_player_who_cannot_be_named_now_is_known_all_the_same() -> None:
    """*“Brynden” is not known here. Did you mean Brynden Tully?* stood there, of a player at the table."""
    here, _ = moments("fief")[0]
    of = table("fief", here.state, len(here.seats))
    form = typed_line.line_form(of, of.rules.edits, voice(of, "en"), "set_captor")
    seat, name = next((seat, row.name) for seat, row in enumerate(of.seats) if row.name == "Cass")
    assert str(seat) not in {choice.value for choice in form._possible({}, form.form[1])}
    for line in (f"Tywin Lannister {name}", f"noble:Tywin Lannister player:{name}"):
        assert form.action(line).model_dump()["player"] == str(seat)


def test_what_cannot_be_now_is_known_by_its_name_all_the_same() -> None:
    """The rules say why not; a shield of Tiny Epic is called as its House is."""
    for here, _ in moments("tiny_epic", 6):
        form = typed_line.line_form(here, here.rules.edits, voice(here, "en"), "set_units")
        given = form.action("Stark Hornwood 2").model_dump()
        assert given == {"kind": "set_units", "house": "stark", "domain": "hornwood", "number": 2}


def test_a_number_keeps_its_sign() -> None:
    """*Winterfell -5* set five armies."""
    here = next(one for one, state in moments("risk") if one.view(None).active is not None)
    form = typed_line.line_form(here, here.rules.edits, voice(here, "en"), "set_armies")
    for line in ("Winterfell -5", "territory:Winterfell armies:-5"):
        assert form.action(line).model_dump()["armies"] == -5


@pytest.mark.parametrize(
    ("kind", "line", "surplus"),
    [
        ("set_armies", "Winterfell 5 6", "6"),
        ("set_armies", "Winterfell 5 men", "men"),
        ("set_armies", "now territory:winterfell armies:3", "now"),
        ("set_armies", "Winterfell 5 armies:6", "5"),
        ("set_armies", "territory:winterfell armies:3 armies:4", "armies:4"),
        ("end_turn", "Winterfell", "Winterfell"),
    ],
)
def test_what_has_no_place_in_a_line_is_not_passed_over(kind: str, line: str, surplus: str) -> None:
    """*Winterfell 5 6* set five armies, and nobody was told that the 6 meant nothing."""
    here = next(one for one, state in moments("risk") if one.view(None).active is not None)
    form = typed_line.line_form(here, here.rules.edits, voice(here, "en"), kind)
    with pytest.raises(Refused) as refused:
        form.action(line)
    assert f"“{surplus}”" in voice(here, "en")(refused.value.text).replace("\\", "")


def test_a_line_that_takes_nothing_says_so_and_another_names_its_fields() -> None:
    here = next(one for one, state in moments("risk") if one.view(None).active is not None)
    say = voice(here, "en")
    for kind, told in (
        ("set_armies", "It takes, once each: `territory` and `armies`."),
        ("end_turn", "Leave `fields` empty"),
    ):
        with pytest.raises(Refused) as refused:
            typed_line.line_form(here, here.rules.edits, say, kind).action("Winterfell 5 6")
        assert told in say(refused.value.text)


def test_several_values_stand_with_commas_between_and_free_words_as_they_are() -> None:
    """Of *Robb Stark, Sansa Stark* only the first was taken, of free words those before a number."""
    here, _ = moments("fief")[0]
    say = voice(here, "en")

    def read(kind: str, line: str) -> dict[str, object]:
        return typed_line.line_form(here, here.rules.actions, say, kind, 0).action(line).model_dump()

    for line in ("Robb Stark, Sansa Stark", "nobles:Robb Stark, Sansa Stark"):
        assert read("decree", line)["nobles"] == ("stark_robb_stark", "stark_sansa_stark")
    assert read("proclaim", "I pay 3 gold")["words"] == "I pay 3 gold"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_yes_or_no_is_typed_in_the_language_of_whoever_types(locale: str) -> None:
    """*ja* was a no, and so was *of course*."""
    here, _ = moments("fief")[0]
    say = voice(here, locale)
    form = typed_line.line_form(here, here.rules.actions, say, "answer", 0)
    for typed, meant in (("yes", True), (say.key("yes"), True), ("no", False), (say.key("no"), False)):
        assert form.action(typed).model_dump()["yes"] is meant
    with pytest.raises(Refused) as refused:
        form.action("of course")
    assert "of course" in say(refused.value.text)


def test_what_is_offered_reads_as_people_say_it_and_is_read_so() -> None:
    here = next(one for one, state in moments("risk") if one.view(None).active is not None)
    edits, say = here.rules.edits, voice(here, "en").plain
    form = typed_line.line_form(here, edits, say, "set_armies")
    lands = form.choices("qoho")
    assert [(one.name, one.value) for one in lands] == [("Forest of Qohor", "territory:forest_of_qohor")]
    armies = form.choices("forest of qohor 1")
    assert ("Forest of Qohor 1", "territory:forest_of_qohor armies:1") in [
        (one.name, one.value) for one in armies
    ]
    part = form.action("astap 9")
    assert part.model_dump() == {"kind": "set_armies", "territory": "astapor", "armies": 9}
    name = say.player(0)
    given = typed_line.line_form(here, edits, say, "set_owner").action(f"forest of Qohor {name}")
    assert given.model_dump() == {"kind": "set_owner", "territory": "forest_of_qohor", "player": "0"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_field_of_an_edit_has_words(system: str) -> None:
    rules = SYSTEMS[system].rules
    for model in rules.edits if system in RULESETS else ():
        assert all(known(f"{rules.id}-field-{field.name}") for field in forms.fields(model))


# ── what is shown beforehand ──


async def shown(of: Table, edit: Action) -> tuple[View | None, str]:
    """What the preview of an edit shows: the board after it, if it does, and words."""
    try:
        change = await editing(of, edit, WHY)
    except (Refused, RuleError) as refusal:
        return None, str(refusal)
    view = public_view_after(of, change)
    return view, foretold(of, change, voice(of, "en"), view)


def typed(of: Table, model: type[Action], whim: random.Random) -> Action | None:
    """Some edit of this kind, made of what is offered for it."""
    kind, line = str(model.model_fields["kind"].default), ""
    form = typed_line.line_form(of, of.rules.edits, voice(of, "en"), kind)
    for _ in model.model_fields:
        offered = form.offers(line)
        line = whim.choice(offered) if offered else line
    try:
        return form.action(line)
    except Refused:
        return None


@pytest.mark.parametrize("system", SYSTEMS)
async def test_a_preview_tells_nothing_hidden(system: str) -> None:
    whim, made, boards = random.Random(22), 0, 0
    for here, state in moments(system, 2):
        there = table(system, SYSTEMS[system].shuffle_hidden(state, None, whim, None), len(here.seats))
        for model in here.rules.edits:
            edit = typed(here, model, whim)
            if edit is None:
                continue
            mine = await shown(here, edit)
            assert mine == await shown(there, edit), f"{edit} betrays"
            made, boards = made + 1, boards + (mine[0] is not None)
    assert made > 3
    assert boards


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (("set_armies", "tarth 9"), "Tarth: 1 → 9"),
        (("set_owner", "tarth {name}"), "Tarth: House Baratheon · {other} → House Stark · {name}"),
        (("set_units", "tarth knight 2"), "Tarth: – → Knight ×2"),
        (("set_gold", "{name} 700"), "{name}: 0 gold → 700 gold"),
        (("end_game", "0"), "**End the game**: {name}"),
    ],
)
async def test_a_preview_says_what_becomes_what_in_words(line: tuple[str, str], told: str) -> None:
    """*`set_armies territory:tarth armies:9`* stood there, as in a transcript."""
    at = (
        Position(3, mode="dominion")
        .lands(0, "harrenhal")
        .lands(1, "tarth", "sunspear")
        .lands(2, "pyke")
        .invade(0)
    )
    of = table("risk", at.state, 3)
    say, (kind, typed_) = voice(of, "en"), line
    called = {"name": say.player(0), "other": say.player(1)}
    edit = typed_line.line_form(of, of.rules.edits, say, kind).action(typed_.format(**called))
    _, words = await shown(of, edit)
    assert told.format(**called) in words.splitlines()
    assert "`" not in words


@pytest.mark.parametrize("place", ["discard", "deck", "0"])
async def test_a_card_that_is_only_shown_to_move_does_not_tell_who_held_it(place: str) -> None:
    for holder in (1, 2):
        at = Position(3, mode="dominion").lands(0, "harrenhal").lands(1, "tarth").lands(2, "pyke")
        at.maesters(holder, "castle_walls").maesters(3 - holder, "bribery").invade(0)
        view, words = await shown(table("risk", at.state, 3), MoveCard(card="castle_walls", place=place))
        assert view is None
        assert words.count("\n") == 1


async def test_a_turn_that_is_only_shown_to_end_throws_no_dice() -> None:
    """Else who waits for others to give orders, which only the version tells, could choose the dice."""
    at = Mitchell(3).lands(0, wolfswood=6).lands(1, tarth=5).lands(2, the_arbor=5)
    here = table("risk", at.power("wildlings", the_gift=2).invade(0).realm(repelled=True).state, 3)
    found = []
    for version in range(3):
        here.game = replace(here.game, version=version)
        found.append(await shown(here, EndTurn()))
    assert found[0][0] is None
    assert found.count(found[0]) == 3


async def test_a_turn_that_is_only_shown_to_end_tells_no_standing_orders() -> None:
    found = []
    for orders in ({}, {"opponent_turn_start": "never"}):
        at = Position(3, mode="dominion").lands(0, "harrenhal").lands(1, "tarth").lands(2, "pyke")
        at.maesters(2, "castle_walls").gold(900, 900, 900).invade(0).reacts(2, **orders)
        found.append(await shown(table("risk", at.state, 3), EndTurn()))
    assert found[0] == found[1]


@pytest.mark.parametrize("system", ["risk", "tiny_epic", "fief"])
def test_the_guide_names_every_edit_with_its_fields(system: str) -> None:
    guide = (Path(__file__).parents[3] / "docs" / "game-master.md").read_text(encoding="utf-8")
    game = {"risk": "RISK", "tiny_epic": "Tiny Epic", "fief": "Fief"}[system]
    rows = re.findall(rf"^\| {game} \| `(\w+)` \| ([^|]*) \|", guide, re.MULTILINE)
    told = {kind: re.findall(r"`(\w+)`", fields.split("(")[0]) for kind, fields in rows}
    real = {
        str(model.model_fields["kind"].default): [name for name in model.model_fields if name != "kind"]
        for model in SYSTEMS[system].rules.edits
        if model is not EndGame
    }
    assert told == real


# ── games by their number ──


async def test_a_game_of_another_server_is_neither_offered_nor_taken_by_its_number() -> None:
    here = memory_store.table("risk", ("Alys", "Bran"))
    here.game = replace(here.game, id=7, guild_id=1)

    async def table(_: int) -> Table:
        return here

    async def games_of(_: int) -> list[Game]:
        return [here.game, replace(here.game, id=8, guild_id=2)]

    store = SimpleNamespace(games_of=games_of)
    client = SimpleNamespace(tables=SimpleNamespace(table=table, store=store))
    user = SimpleNamespace(id=11)
    ours, theirs = (SimpleNamespace(client=client, user=user, guild_id=guild_id) for guild_id in (1, 2))
    offer: Any = of_mine.__wrapped__  # type: ignore[attr-defined]
    assert [choice.value for choice in await offer(ours, "")] == [7]
    assert await numbered(ours, 7) is here  # type: ignore[arg-type]
    with pytest.raises(Refused, match="table-gone"):
        await numbered(theirs, 7)  # type: ignore[arg-type]
