"""What people write as a plan, and the commands it stands for."""

import time
from functools import cache

import pytest

from bot.engine.plans.plan_text import LINES, LONGEST, Fault, read
from bot.engine.table.table import Table
from tests.engine import memory_store


@cache
def desk() -> Table:
    return memory_store.game("risk", ("Alys", "Bran", "Cass"), seed=5, actions=9, quits=False)


def commands(text: str) -> list[str]:
    lines, faults = read(desk().rules, desk().view(0), text)
    assert faults == ()
    return [line.command.removeprefix("/risk ") for line in lines]


def faults(text: str) -> list[Fault]:
    return list(read(desk().rules, desk().view(0), text)[1])


def test_lines_and_semicolons_part_the_actions() -> None:
    text = "1. deploy winterfell 3;\n- attack winterfell > the dreadfort until 2 ; \n\n• end"
    assert commands(text) == [
        "deploy territory:winterfell armies:3",
        "attack source:winterfell target:the_dreadfort until:2",
        "end",
    ]


def test_a_line_is_kept_as_it_was_written() -> None:
    (line,), _ = read(desk().rules, desk().view(0), "2) Deploy 3 to Dreadfort")
    assert line.typed == "Deploy 3 to Dreadfort"


@pytest.mark.parametrize(
    ("written", "command"),
    [
        (
            "/risk attack source:winterfell target:the_gift until:2",
            "attack source:winterfell target:the_gift until:2",
        ),
        ("attack winterfell the gift", "attack source:winterfell target:the_gift"),
        (
            "Attack Winterfell -> Gift, with 3 dice until 1",
            "attack source:winterfell target:the_gift dice:3 until:1",
        ),
        ("atack winterfell to gift until: 1", "attack source:winterfell target:the_gift until:1"),
        ("attack the dreadfort from karhold", "attack source:karhold target:the_dreadfort"),
        ("attack until 4 target pyke source harlaw", "attack source:harlaw target:pyke until:4"),
        ("attack storms end > kings landing", "attack source:storms_end target:kings_landing"),
        ("deploy 3 to dreadfort", "deploy territory:the_dreadfort armies:3"),
        ("dep winterfel all", "deploy territory:winterfell"),
        ("keep pyke and the winterfell", "keep cards:pyke,winterfell"),
        ("manoeuvre from pyke into the crag with 4 armies", "maneuver source:pyke target:the_crag armies:4"),
        ("redeem pyke, harlaw and the crag", "redeem cards:pyke+harlaw+the_crag"),
        ("occupy 4 units 1-0", "occupy armies:4 units:1-0"),
        ("end no", "end draw:False"),
        ("end draw: yes", "end"),
        ("play ned stark", "play card:ned_stark"),
        ("agree yes", "agree yes:True"),
        ("agree no", "agree yes:False"),
        ("agree yes: no", "agree yes:False"),
        ("deploy winterfell, 3", "deploy territory:winterfell armies:3"),
        ("attack winterfell, dreadfort, 3 dice", "attack source:winterfell target:the_dreadfort dice:3"),
        ('orders one territory "Winterfell"', "orders defend:one territory:winterfell"),
        ('attack "Storm\'s End" "King\'s Landing"', "attack source:storms_end target:kings_landing"),
        ("attack winterfell - the gift", "attack source:winterfell target:the_gift"),
    ],
)
def test_a_line_need_not_be_written_as_a_command(written: str, command: str) -> None:
    assert commands(written) == [command]


def test_every_fault_names_its_line_and_what_may_have_been_meant() -> None:
    text = (
        "deploy winterfell 3\nmarch on pyke\nattack winterfell > Dreadport\nattack winterfell\nend tomorrow"
    )
    found = faults(text)
    assert [(fault.line, fault.problem, fault.typed) for fault in found] == [
        (2, "kind", "march"),
        (3, "name", "Dreadport"),
        (4, "missing", "target"),
        (5, "value", "tomorrow"),
    ]
    assert "The Dreadfort" in found[1].near
    assert found[3].near == ("yes", "no")


@pytest.mark.parametrize("line", ["xyzzy winterfell", "attack winterfell > Camelot"])
def test_where_nothing_is_like_it_no_guess_is_made(line: str) -> None:
    (fault,) = faults(line)
    assert fault.near == ()


def test_a_name_that_may_be_two_is_a_fault() -> None:
    (fault,) = faults("deploy sto 3")
    assert fault.problem == "name"
    assert {"Stoney Shore", "Stoney Sept"} <= set(fault.near)


@pytest.mark.parametrize(
    ("line", "surplus"),
    [
        ("deploy winterfell 3 pyke", "pyke"),
        ("deploy winterfell 3 all", "all"),
        ("claim winterfell, the neck", "neck"),
        ("agree yes no", "no"),
        ("keep pyke winterfell 7", "7"),
        ("keep pyke, winterfell, x9", "x9"),
        ("keep pyke, all", "all"),
        ("keep pyke, winterfell and pyke", "pyke"),
    ],
)
def test_words_too_many_are_a_fault(line: str, surplus: str) -> None:
    (fault,) = faults(line)
    assert (fault.problem, fault.typed) == ("extra", surplus)


def test_nobody_plans_to_leave_the_game() -> None:
    (fault,) = faults("concede")
    assert (fault.problem, fault.typed) == ("kind", "concede")
    assert "concede" not in fault.near


def test_nothing_is_no_plan_and_too_much_is_read_to_its_end() -> None:
    assert commands(" ;\n\n ; ") == []
    assert len(commands("end;" * (LINES + 5))) == LINES + 5


@pytest.mark.parametrize(
    "text",
    [
        "attack " + "the " * LONGEST,
        "play " + "winterfel " * LONGEST,
        "redeem " + "pyke+" * LONGEST,
        "attack " + "! " * LONGEST,
        "a" * LONGEST,
        " " * LONGEST + "end",
        "1" * LONGEST,
        ("attack dreadport > winterfel" + ";") * LONGEST,
    ],
    ids=lambda text: text[:12],
)
def test_the_longest_plan_is_read_at_once(text: str) -> None:
    """Seconds of this thread's own time; it took minutes when every run of words was compared with every name."""
    read(desk().rules, desk().view(0), "end")
    began = time.thread_time()
    read(desk().rules, desk().view(0), text[:LONGEST])
    assert time.thread_time() - began < 0.2


def test_all_there_are_is_said_by_a_word_where_an_amount_may_be_left_out() -> None:
    assert commands("deploy winterfell all") == ["deploy territory:winterfell"]
    assert commands("maneuver winterfell to karhold max") == ["maneuver source:winterfell target:karhold"]


def test_where_a_number_has_to_stand_that_word_is_called_none() -> None:
    """It said “Did you mean Skagos?”."""
    (fault,) = faults("occupy max")
    assert (fault.problem, fault.typed, fault.near) == ("number", "max", ())
