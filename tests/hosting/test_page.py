"""`docs/hosting.md` says what is: its commands can be typed, settings and figures exist, the invitation is enough."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from prometheus_client import REGISTRY

from bot import metrics
from bot.cli import app
from bot.rights import invitation
from bot.settings import Settings

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")

COMMANDS: Any = typer.main.get_command(app).commands  # type: ignore[attr-defined]

WAYS = (
    ".venv/bin/maester ",
    "sudo -u maester .venv/bin/maester ",
    "docker compose run --rm maester ",
    "docker compose run --rm -T maester ",
    "docker compose -f compose.scale.yaml run --rm shard-0 ",
    "maester ",
)
"""How the page starts a command of ours."""


def typed() -> Iterator[str]:
    """What follows `maester` in the page's blocks, and in its sentences between backticks."""
    blocks = re.findall(r"^```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    lines = [part.strip() for block in blocks for line in block.splitlines() for part in line.split("&&")]
    lines += re.findall(r"`(maester [^`…]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL))
    lines += [line.removeprefix("ExecStart=/opt/maester/") for line in lines if line.startswith("ExecStart=")]
    for line in lines:
        way = next((way for way in WAYS if line.startswith(way)), None)
        if way is not None:
            yield line.removeprefix(way)


@pytest.mark.parametrize("line", sorted(set(typed())))
def test_every_command_of_the_page_can_be_typed(line: str) -> None:
    name, *arguments = shlex.split(line)
    COMMANDS[name].make_context(name, arguments)


def test_the_page_has_all_the_commands_of_a_host() -> None:
    assert {line.split()[0] for line in typed()} >= {"run", "doctor", "backup", "restore", "migrate", "play"}


@pytest.mark.parametrize("name", sorted(name for name, command in COMMANDS.items() if not command.hidden))
def test_every_command_says_how_it_ends_and_what_each_option_is(name: str) -> None:
    said = COMMANDS[name].help
    assert "Ends with 0 " in said
    assert " 2 if " in said
    assert all(parameter.help for parameter in COMMANDS[name].params)


def test_a_command_that_is_none_would_be_found() -> None:
    with pytest.raises(Exception, match="No such option: --at-once"):
        COMMANDS["migrate"].make_context("migrate", ["--at-once"])


def test_the_invitation_asks_for_what_the_bot_needs() -> None:
    assert invitation(77).replace("77", "APPLICATION_ID") in PAGE


def test_every_setting_is_on_the_page_and_no_other() -> None:
    rows = set(re.findall(r"^\| `(MAESTER_\w+)` \|", PAGE, re.MULTILINE))
    assert rows == {f"MAESTER_{name}".upper() for name in Settings.model_fields} | {"MAESTER_CACHE"}


def test_every_figure_is_on_the_page_and_no_other() -> None:
    assert metrics.ACTIONS
    known = {metric.name: metric.type for metric in REGISTRY.collect() if metric.name.startswith("maester_")}
    names = {f"{name}_total" if kind == "counter" else name for name, kind in known.items()}
    told = [row for row in PAGE.splitlines() if row.startswith("| `maester_")]
    assert set(re.findall(r"`(maester_\w+)`", "\n".join(told))) == names


def test_compose_hands_on_every_setting_that_the_image_does_not_make() -> None:
    handed = re.findall(
        r"^ +(MAESTER_\w+): \$\{(MAESTER_\w+):-\}$", (ROOT / "compose.yaml").read_text(), re.MULTILINE
    )
    assert all(inside == outside for inside, outside in handed)
    made = set(re.findall(r"(MAESTER_\w+)=", (ROOT / "Dockerfile").read_text()))
    settings = {f"MAESTER_{name}".upper() for name in Settings.model_fields} | {"MAESTER_CACHE"}
    assert {name for name, _ in handed} == settings - made


def test_the_compose_file_of_several_processes_divides_all_shards_and_hands_on_every_setting() -> None:
    text = (ROOT / "compose.scale.yaml").read_text()
    (count,) = re.findall(r'MAESTER_SHARDS: "(\d+)"', text)
    ids = re.findall(r'MAESTER_SHARD_IDS: "(\d+)"', text)
    assert sorted(map(int, ids)) == [*range(int(count))]
    made = set(re.findall(r"(MAESTER_\w+)=", (ROOT / "Dockerfile").read_text())) - {"MAESTER_DATABASE"}
    settings = {f"MAESTER_{name}".upper() for name in Settings.model_fields}
    assert set(re.findall(r"^ .*?(MAESTER_\w+): ", text, re.MULTILINE)) == settings - made
    assert text.count("&settings") == 1
    assert text.count("<<: *settings") == text.count("<<: *maester") == len(ids)
    assert len(set(re.findall(r"(shard-\d+-data):/data", text))) == len(ids)  # a sign of life each


def test_a_server_that_is_still_making_its_database_is_not_taken_for_one_that_is_there() -> None:
    """Until then PostgreSQL's image listens on a socket alone; whoever connects is cut off when it begins anew."""
    assert "pg_isready, -h, 127.0.0.1," in (ROOT / "compose.scale.yaml").read_text()


def test_an_empty_setting_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTER_LOG_FILE", "")
    assert Settings(_env_file=None).log_file is None  # type: ignore[call-arg]


def test_the_pages_it_leads_to_are_there() -> None:
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).is_file(), link
