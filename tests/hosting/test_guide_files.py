"""What `docs/hosting.md` has Docker and systemd do names services, folders, users and settings that there are."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import LATER, UNUSABLE
from bot.client import FAREWELL
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SHELL = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]
UNITS = [block for kind, block in BLOCKS if kind == "ini"]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
HOME = "/opt/maester"
"""Where the guide has the repository cloned to."""

DOCKER = [
    line
    for typed in [*SHELL, *re.findall(r"`(docker compose [^`…]+)`", PAGE)]
    for line in map(str.strip, typed.split("&&"))
    if line.startswith("docker compose ")
]


def composed(line: str) -> tuple[str, list[str]]:
    """The compose file of a line that is typed to Docker, and its words without options: a verb, a service, others."""
    words = shlex.split(line.partition(" < ")[0])[2:]
    file = words[1] if words[0] == "-f" else "compose.yaml"
    if "--entrypoint" in words:
        del words[words.index("--entrypoint") : words.index("--entrypoint") + 2]
    return file, [word for word in words if not word.startswith("-") and word != file]


def services(file: str) -> dict[str, str]:
    """What there is to run in a compose file, and what stands of it there."""
    listed = re.split(r"^services:$|^volumes:$", (ROOT / file).read_text(), flags=re.MULTILINE)[1]
    parts = re.split(r"^  ([\w-]+):$", listed, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("line", DOCKER)
def test_a_line_for_docker_names_a_service_and_what_is_in_its_volume(line: str) -> None:
    file, (verb, *rest) = composed(line)
    there = services(file)
    if verb == "run" or (verb == "logs" and rest):
        assert rest[0] in there
    if verb == "stop":
        assert {*rest} <= {*there}
    if verb == "cp":
        service, _, path = rest[0].partition(":")
        assert service in there
        assert path.startswith("/data/")
        rest = [service]
    for path in re.findall(r"(?<![\w.])(/[a-z]+)/", line):
        assert re.search(rf"^      - [\w-]+:{path}$", there[rest[0]], re.MULTILINE)
        assert f"\nVOLUME {path}\n" in DOCKERFILE


def test_docker_is_typed_to_at_all() -> None:
    assert len(DOCKER) > 12
    assert {composed(line)[0] for line in DOCKER} == {"compose.yaml", "compose.scale.yaml"}


def test_the_volumes_and_images_that_the_guide_names_are_those_of_the_files() -> None:
    assert "The games are in the volume `maester-data`, at `/data` inside" in PAGE
    assert "- maester-data:/data\n" in (ROOT / "compose.yaml").read_text()
    for file in ("compose.yaml", "compose.scale.yaml"):
        text = (ROOT / file).read_text()
        made = {*re.findall(r"^  ([\w-]+):$", text.split("\nvolumes:\n")[-1], re.MULTILINE)}
        assert {*re.findall(r"^      - ([\w-]+):/", text, re.MULTILINE)} == made
    assert {*re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)} == {"python:3.11-slim"}
    assert "image: postgres:16\n" in (ROOT / "compose.scale.yaml").read_text()
    assert "`python:3.11-slim` (and `compose.scale.yaml` on `postgres:16`)" in PAGE


def test_the_image_has_the_folder_of_its_volume_and_of_its_user() -> None:
    (user,) = re.findall(r"^USER (\w+)$", DOCKERFILE, re.MULTILINE)
    assert re.search(
        rf"^RUN useradd .*--home-dir /data {user} && install -d -o {user} /data$", DOCKERFILE, re.M
    )
    assert {*re.findall(r"MAESTER_\w+=(/\w+)", DOCKERFILE)} == {"/data"}
    assert re.search(r"^HEALTHCHECK .* CMD find /data/maester\.alive ", DOCKERFILE, re.MULTILINE)


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_names_what_the_guide_has_made_and_ends_as_the_bot_does(unit: str) -> None:
    said = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    assert f"sudo useradd --system --home-dir {HOME} {said['User']}" in SHELL
    assert f"sudo chown -R {said['User']} {HOME}" in SHELL
    assert said["WorkingDirectory"] == HOME
    assert said["ExecStart"] == f"{HOME}/.venv/bin/maester run"
    assert (said["Restart"], int(said["RestartPreventExitStatus"])) == ("on-failure", UNUSABLE)
    assert LATER not in (0, UNUSABLE)
    assert int(said["TimeoutStopSec"]) > 2 * FAREWELL
    for setting in said.get("Environment", "").split():
        name, _, value = setting.partition("=")
        assert name.removeprefix("MAESTER_").lower() in Settings.model_fields
        assert "%i" in value


def test_an_upgrade_leaves_no_line_of_the_unit_in_the_old_folder() -> None:
    (sed,) = [line for line in SHELL if "sed -i" in line]
    *_, script, _ = shlex.split(sed)
    done = subprocess.run(["sed", script], input=UNITS[0], capture_output=True, text=True, check=True)
    assert len(re.findall(r"/opt/maester-new\b", done.stdout)) == UNITS[0].count(HOME)
    assert not re.search(r"/opt/maester(?!-new)", done.stdout)


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_knows_every_line_of_a_unit(unit: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("There is no systemd here.")
    file = tmp_path / ("maester@.service" if "%i" in unit else "maester.service")
    file.write_text(unit.replace(f"{HOME}/.venv/bin/maester", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", file], capture_output=True, text=True, check=False
    )
    assert [line for line in done.stderr.splitlines() if "maester" in line] == []
