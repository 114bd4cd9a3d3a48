"""The image and the compose files, read as an engine would: what can be known of them without one."""

import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = ["compose.yaml", "compose.scale.yaml"]


def copied() -> list[str]:
    """What the image takes from this folder."""
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    return [source for line in lines for source in line.split()]


def sent(path: str) -> bool:
    """Whether an engine is sent this file or folder: the last line of `.dockerignore` that fits decides."""
    found = True
    for line in (ROOT / ".dockerignore").read_text().split():
        if fnmatch(path, line.removeprefix("!")):
            found = line.startswith("!")
    return found


@pytest.mark.parametrize("path", copied())
def test_what_is_copied_is_there_and_is_sent(path: str) -> None:
    assert (ROOT / path).exists()
    assert sent(path)


def test_nothing_else_is_sent_least_of_all_a_token_or_a_database() -> None:
    others = [".env", ".git", "var", "backups", "maester.db", "tests", "docs", ".venv"]
    assert not any(map(sent, others))


def test_all_that_the_bot_consists_of_is_in_it() -> None:
    packages = re.search(r"^packages = \[(.+)\]$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert packages is not None
    assert {*re.findall(r'"(\w+)"', packages[1]), "LICENSE"} <= {*copied()}


def test_what_python_makes_of_the_modules_is_made_once() -> None:
    """The container is read-only, and a start should compile nothing."""
    (compiled,) = re.findall(r"^RUN python -m compileall -q (.+)$", DOCKERFILE, re.MULTILINE)
    assert {*compiled.split()} == {path for path in copied() if (ROOT / path).is_dir()}
    assert "PYTHONDONTWRITEBYTECODE" not in DOCKERFILE


def test_it_knows_its_version_where_nothing_was_installed(tmp_path: Path) -> None:
    """The image has what Maester needs, and Maester's own folders beside it."""
    for folder in ("bot", "cogs", "render", "data"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    run = (
        "import importlib.metadata as known, runpy, sys\n"
        "known.distributions = known.Distribution.discover = lambda *_, **__: iter(())\n"
        "known.Distribution.from_name = lambda name: (_ for _ in ()).throw(known.PackageNotFoundError(name))\n"
        "sys.argv = ['maester', '--version']\n"
        "runpy.run_module('bot', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", run], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("Maester ")


def test_it_runs_without_root_and_hears_what_it_is_told() -> None:
    last = DOCKERFILE.split("\nFROM ")[-1]
    assert re.search(r"^USER maester$", last, re.MULTILINE)
    assert last.index("\nUSER ") > last.index("\nRUN python -m compileall")
    assert re.search(r'^ENTRYPOINT \["python", "-m", "bot"\]$', last, re.MULTILINE)
    assert re.search(r"^STOPSIGNAL SIGTERM$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", last, re.MULTILINE)


def test_all_that_is_fetched_is_pinned_by_hash() -> None:
    assert re.findall(r"pip install (.+)$", DOCKERFILE, re.MULTILINE) == [
        "--no-cache-dir --disable-pip-version-check --require-hashes -r requirements-postgres.lock"
    ]


@pytest.mark.parametrize("file", COMPOSE)
def test_a_container_may_do_as_little_as_it_has_to(file: str) -> None:
    text = (ROOT / file).read_text()
    for line in ("init: true", "read_only: true", "cap_drop: [ALL]", '"no-new-privileges:true"'):
        assert line in text
    assert "stop_grace_period: 30s" in text
    assert "max-size" in text


@pytest.mark.parametrize("file", COMPOSE)
def test_a_setting_that_is_passed_on_exists(file: str) -> None:
    named = {
        name.lower() for name in re.findall(r"^\s+MAESTER_(\w+):", (ROOT / file).read_text(), re.MULTILINE)
    }
    assert named <= {*Settings.model_fields}


def test_every_setting_can_be_made_in_the_environment_of_a_container() -> None:
    """But for the folder, which is the volume."""
    named = {
        name.lower()
        for name in re.findall(r"^\s+MAESTER_(\w+):", (ROOT / "compose.yaml").read_text(), re.MULTILINE)
    }
    assert named == {*Settings.model_fields} - {"folder"}
