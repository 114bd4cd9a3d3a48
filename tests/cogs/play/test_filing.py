"""Decisions filed in advance, as their owner sees them: what there is and could be, how it is changed, taken back."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from structlog.testing import capture_logs

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from cogs.interaction.ids import decode
from cogs.play import moves, panel, plan_page, plans
from tests.cogs.tables import judge, parts_of
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, begun
from tests.moot.actions import Dig, Rest

BRANS = SimpleNamespace(user=SimpleNamespace(id=BRAN), locale="en")


class Shown:
    """What somebody was last shown, or asked in a form."""

    view: Any = None
    form: Any = None

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in parts_of(self.view) if part["type"] == 10)

    @property
    def steps(self) -> list[Any]:
        return [decode(part["custom_id"]) for part in parts_of(self.view) if "custom_id" in part]


@pytest.fixture
def shown(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    """The Moot has no words, so the moments are named here."""
    made = Shown()

    async def show(_: Any, view: ui.LayoutView) -> None:
        judge(view)
        made.view = view

    async def ask(modal: Any) -> None:
        made.form = modal

    monkeypatch.setattr(plan_page, "moments", lambda _: ("leave", "turn", "vote"))
    monkeypatch.setattr(plans, "show", show)
    monkeypatch.setattr(plans, "answer", lambda _: SimpleNamespace(ask=ask))
    monkeypatch.setattr(plans, "client", lambda _: SimpleNamespace(tables=desk.tables))
    with capture_logs():
        yield made


async def moot(desk: Desk) -> Table:
    return await begun(desk.tables, (ALYS, BRAN, CATE), system="moot")


async def put(table: Table, moment: str, text: str) -> None:
    interaction: Any = BRANS
    await plans.put(interaction, table, moment, text)


async def overview(table: Table) -> None:
    interaction: Any = BRANS
    await plans.overview(interaction, table)


async def test_who_is_asked_nothing_reads_what_could_be_filed(desk: Desk, shown: Shown) -> None:
    table = await moot(desk)
    await overview(table)
    assert "Nothing is asked of you now." in shown.text
    assert "3 things could be filed: moot-moment-leave, moot-moment-turn, and moot-moment-vote." in shown.text
    (select,) = [part for part in parts_of(shown.view) if part["type"] == 3]
    assert [option["value"] for option in select["options"]] == ["-", "leave", "turn", "vote"]


async def test_something_is_filed_in_a_form_changed_and_taken_back(desk: Desk, shown: Shown) -> None:
    table, interaction = await moot(desk), BRANS
    who: Any = interaction
    await plans.choose(who, table, "all", "vote")
    assert decode(shown.form.custom_id).verb == "filed"
    assert decode(shown.form.custom_id).kind == "vote"
    await put(table, "vote", "regardless; vote 2")
    assert "It goes on, whatever comes up." in shown.text
    refile, unfile, _ = shown.steps
    await plans.change(who, table, refile)
    ((entry),) = [child.component for child in shown.form.children]
    assert entry.default == "regardless\nvote 2"
    await overview(table)
    assert "**moot-moment-vote**: vote 2" in shown.text
    assert "2 things could be filed" in shown.text
    await plans.forget(who, table, unfile)
    assert "3 things could be filed" in shown.text


async def test_what_cannot_be_read_is_kept_and_named_by_its_own_line(desk: Desk, shown: Shown) -> None:
    table = await moot(desk)
    await put(table, "vote", "regardless\nvoot")
    assert "Line 2: “voot” is not a move of this game." in shown.text
    await overview(table)
    assert "cannot be read yet" in shown.text


async def test_one_line_files_for_a_decision_and_for_no_other(desk: Desk, shown: Shown) -> None:
    table = await moot(desk)
    with pytest.raises(Refused, match="plan-no-moment"):
        await put(table, "dance", "vote 2")


async def test_what_has_stopped_says_so_on_its_page_and_on_the_panel(desk: Desk, shown: Shown) -> None:
    table = await moot(desk)
    await put(table, "vote", "vote 2")
    await desk.tables.act(table.game.id, 0, Dig())
    for seat in range(3):
        await desk.tables.act(table.game.id, seat, Rest())
    await desk.tables.planner.run(table)
    who: Any = BRANS
    await plans.show_plan(who, table, "vote")
    assert "Your plan stopped before line 1" in shown.text
    assert "Something has come up since that you could not know." in shown.text
    told, _ = await plans.note(who, table, 1)
    assert told.startswith("**moot-moment-vote**")
    assert panel.menu(table, table.view(1), moves.voice_for(table, who), told)


async def test_a_game_without_such_decisions_shows_the_plan_of_the_turn(
    desk: Desk, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan_page, "moments", lambda _: ())
    await overview(await moot(desk))
    assert decode(shown.form.custom_id).verb == "planned"
    assert shown.view is None
