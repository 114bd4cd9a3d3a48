"""What is shown keeps to Discord's limits, and a text that does not fit is cut where that is seen."""

import pytest

from bot.sandbox import limits as discords
from cogs.interaction import limits
from cogs.interaction.limits import clip, cut


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (limits.ROOM, discords.V2_TEXT),
        (limits.COMPONENTS, discords.V2_COMPONENTS),
        (limits.ROW, discords.ROW_BUTTONS),
        (limits.LABEL, discords.BUTTON_LABEL),
        (limits.CUSTOM_ID, discords.CUSTOM_ID),
        (limits.OPTIONS, discords.SELECT_OPTIONS),
        (limits.OPTIONS, discords.CHOICES),
        (limits.OPTION, discords.OPTION_TEXT),
        (limits.OPTION, discords.CHOICE_NAME),
        (limits.OPTION, discords.CHOICE_VALUE),
        (limits.PLACEHOLDER, discords.SELECT_PLACEHOLDER),
        (limits.TITLE, discords.MODAL_TITLE),
        (limits.TITLE, discords.MODAL_LABEL),
        (limits.FIELDS, discords.MODAL_COMPONENTS),
        (limits.HINT, discords.MODAL_LABEL_DESCRIPTION),
        (limits.HINT, discords.TEXT_INPUT_PLACEHOLDER),
        (limits.DESCRIPTION, discords.COMMAND_DESCRIPTION),
        (limits.PLACE, discords.CHANNEL_NAME),
    ],
)
def test_what_is_shown_keeps_to_what_discord_documents(ours: int, theirs: int) -> None:
    assert ours == theirs


@pytest.mark.parametrize(
    ("words", "shown"),
    [("Storm's End", "Storm's End"), ("Harrenhal 12, 9", "Harrenhal…"), ("Winterfell 10", "Winterfell…")],
)
def test_words_that_do_not_fit_end_so_that_it_is_seen(words: str, shown: str) -> None:
    assert cut(words, 11) == shown


def test_a_text_that_does_not_fit_ends_after_a_line() -> None:
    assert clip("one\ntwo\nthree", 13) == "one\ntwo\nthree"
    assert clip("one\ntwo\nthree", 12) == "one\ntwo\n…"
    assert clip("onetwothree", 10) == "onetwoth\n…"
