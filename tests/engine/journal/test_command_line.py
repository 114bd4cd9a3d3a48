"""An action as it is typed, and back."""

from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.journal.command_line import CommandError, parse, quoted, write
from bot.rules.contract import Action, Concede, EndGame, Words
from tests.engine.engine_fixture import SYSTEMS, lay


class Proclaim(Action):
    """Has a field of every kind there is."""

    kind: Literal["proclaim"] = "proclaim"
    title: str
    heirs: tuple[str, ...]
    gold: int
    loud: bool
    note: Annotated[str, Words(80)] = ""
    seal: str | None = None
    guests: tuple[str, ...] = ()
    bells: int | None = None


class Herald:
    """As much of a rule set as a line needs."""

    command = "herald"
    actions = (Proclaim, Concede)
    edits = (EndGame,)
    events = (Proclaim,)


RULES: Any = Herald()


def test_a_line_looks_as_it_is_typed() -> None:
    action = Proclaim(title="king_in_the_north", heirs=("robb", "bran"), gold=300, loud=True, bells=7)
    line = "/herald proclaim title:king_in_the_north heirs:robb,bran gold:300 loud:True bells:7"
    assert write(RULES, action) == line
    assert parse(RULES, line) == action


def test_an_action_without_fields() -> None:
    assert write(RULES, Concede()) == "/herald concede"
    assert parse(RULES, "/herald concede") == Concede()


def test_what_is_not_plain_is_quoted() -> None:
    action = Proclaim(
        title='a "b" \\ c', heirs=("x,y", "", "{z}"), gold=-1, loud=False, note="line\nend\u202e"
    )
    line = (
        r'/herald proclaim title:"a \"b\" \\ c" heirs:"x,y","","{z}" gold:-1 loud:False'
        r' note:"line\nend\u202e"'
    )
    assert write(RULES, action) == line
    assert parse(RULES, line) == action


def test_none_and_one_of_several() -> None:
    for heirs in ((), ("",), ("robb",)):
        action = Proclaim(title="", heirs=heirs, gold=0, loud=False)
        assert parse(RULES, write(RULES, action)) == action


texts = st.text(max_size=12)


@given(
    st.builds(
        Proclaim,
        title=texts,
        heirs=st.lists(texts, max_size=3).map(tuple),
        gold=st.integers(),
        loud=st.booleans(),
        note=texts,
        seal=st.none() | texts,
        guests=st.lists(texts, max_size=3).map(tuple),
        bells=st.none() | st.integers(),
    )
)
def test_every_action_has_a_line_and_every_line_its_action(action: Proclaim) -> None:
    line = write(RULES, action)
    assert line.isprintable()
    assert parse(RULES, line) == action


@given(texts)
def test_quoted_text_prints_and_is_json(text: str) -> None:
    import json

    assert quoted(text).isprintable()
    assert json.loads(quoted(text)) == text


def test_fields_may_stand_in_any_order_with_any_blanks() -> None:
    line = "/herald proclaim   loud:false gold:3  heirs:robb title:x  "
    assert parse(RULES, line) == Proclaim(title="x", heirs=("robb",), gold=3, loud=False)


def test_lines_of_a_real_game() -> None:
    assert parse(SYSTEMS["tourney"], "/tourney lay card:3") == lay(3)
    line = "/risk attack source:harrenhal target:kings_landing dice:3"
    assert write(SYSTEMS["risk"], parse(SYSTEMS["risk"], line)) == line


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "begins with /herald"),
        ("proclaim", "begins with /herald"),
        ("/risk proclaim", "begins with /herald"),
        ("/herald", "begins with /herald and what you do"),
        ("/herald sing", "knows no “sing”; it knows proclaim, concede"),
        ("/herald concede now", "“now” is not of the form name:value"),
        ("/herald concede why:tired", "“why” has no place here; concede takes nothing"),
        ("/herald concede kind:concede", "“kind” has no place here"),
        ("/herald proclaim gold:1 gold:2", "“gold” has no place here; .* each once"),
        ("/herald proclaim title:a,b", "“title” takes one value"),
        ("/herald proclaim title:", "“title” takes one value"),
        (r'/herald proclaim title:"\x"', "not quoted as it should be"),
        ('/herald proclaim title:"open', "is not of the form name:value"),
        ("/herald proclaim title:x", "“heirs” is missing"),
        ("/herald proclaim title:x heirs:y gold:much loud:True", "“gold”: .* valid integer"),
    ],
)
def test_what_is_wrong_is_said(line: str, complaint: str) -> None:
    with pytest.raises(CommandError, match=complaint):
        parse(RULES, line)
