"""What people read in another language fits into Discord's limits, and nothing in it is left empty."""

from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from bot.rules.registry import RULESETS
from bot.words import FALLBACK, languages
from cogs.interaction.answers import Attachment, note
from cogs.interaction.names import calling, voice
from cogs.lookups import hand_and_board, howto
from cogs.lookups import help as helping
from cogs.play import dashboard, ending, panel
from tests.cogs.play.test_ending import DICE, over
from tests.cogs.tables import judge, moments, seats

OTHERS = [name for name in languages() if name != FALLBACK]
MAP = Attachment("map.png", b"", "A map")


@pytest.fixture(autouse=True)
def _whole() -> Iterator[None]:
    """Nothing that is said lacks words, or what is filled into them."""
    with capture_logs() as logs:
        yield
    assert [entry for entry in logs if entry["log_level"] == "error"] == []


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("system", RULESETS)
def test_panels_help_and_the_board_fit_in_every_language(system: str, name: str) -> None:
    for table, _ in moments(system, 3):
        say = voice(table, name)
        for seat in (None, *seats(table)):
            judge(helping.told(table, seat, say))
            judge(note(hand_and_board.standing(table, seat, say)))
            if seat is not None:
                judge(panel.menu(table, table.view(seat), say))


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("system", RULESETS)
def test_posts_fit_in_every_language(system: str, name: str) -> None:
    for table, _ in moments(system, 3):
        say, view = voice(table, name), table.view(None)
        if table.outcome() is None:
            judge(dashboard.dashboard(table, say, calling(table), view, (), [MAP], ""))


@pytest.mark.parametrize("name", OTHERS)
def test_the_last_message_and_how_to_play_fit_in_every_language(name: str) -> None:
    table = over()
    say = voice(table, name)
    judge(ending.ending(table, say, say, (), [MAP], DICE))
    for page in range(len(howto.pages(table))):
        judge(howto.page_view(table, say, page))
