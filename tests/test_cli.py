"""The command line: what it prints, how it ends, and that no bad file makes it fall over."""

import errno
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageSequence
from typer.testing import CliRunner, Result

from bot.__main__ import main
from bot.cli import app
from tests.engine import memory_store

run = CliRunner()


@pytest.fixture(scope="module")
def text() -> str:
    """The transcript of a short game of Risk."""
    return memory_store.text(memory_store.game("risk", ("Alys", "[red]Bran[/red]", "Cate"), actions=30))


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    made = tmp_path / "game.txt"
    made.write_text(text, encoding="utf-8")
    return made


def maester(*words: object) -> Result:
    return run.invoke(app, [str(word) for word in words])


def test_verify_says_what_is_proven_and_what_is_not(file: Path) -> None:
    done = maester("verify", file)
    assert done.exit_code == 0
    assert "Proven\n  ✓ The secret is the one committed to" in done.stdout
    assert "Not for the file to prove\n  ? Compare the commitment" in done.stdout
    assert "False" not in done.stdout


def test_verify_ends_with_1_if_something_is_false(file: Path, text: str) -> None:
    file.write_text(text.replace("result: ", "result: long live the king, "), encoding="utf-8")
    done = maester("verify", file)
    assert done.exit_code == 1
    assert "False\n  ✗ The result is not the one the game came to" in done.stdout


def test_verify_ends_with_2_without_the_secret(file: Path, text: str) -> None:
    file.write_text(text.replace("secret: ", "# secret: "), encoding="utf-8")
    done = maester("verify", file)
    assert done.exit_code == 2
    assert "The secret is not in the file" in done.stdout


def test_replay_tells_the_story(file: Path) -> None:
    done = maester("replay", file)
    assert done.exit_code == 0
    assert re.search(r"^1\. .+: /risk ", done.stdout, re.MULTILINE)
    assert "leads House" in done.stdout
    assert '"[red]Bran[/red]"' in done.stdout
    assert done.stdout.rstrip().split("\n")[-4].startswith("result: ")


def test_replay_shows_a_board(file: Path) -> None:
    done = maester("replay", file, "--board", 12)
    assert done.exit_code == 0
    assert "Winterfell" in done.stdout
    assert "/risk" not in done.stdout


def test_there_is_no_board_after_the_last_action(file: Path) -> None:
    done = maester("replay", file, "--board", 10**9)
    assert done.exit_code == 2
    assert "there is no action 1000000000; the last is" in done.stderr


def test_replay_makes_a_film(file: Path, tmp_path: Path) -> None:
    film = tmp_path / "game.gif"
    done = maester("replay", file, "--film", film)
    assert done.exit_code == 0
    turns = re.search(r"(\d+) turns", done.stdout)
    assert turns is not None
    with Image.open(film) as frames:
        assert len(list(ImageSequence.Iterator(frames))) == int(turns[1]) > 1


def test_replay_makes_a_page(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    done = maester("replay", file, "--page", page)
    assert done.exit_code == 0
    turns = re.search(r"(\d+) turns", done.stdout)
    assert turns is not None
    made = page.read_text(encoding="utf-8")
    assert made.count("<article>") == int(turns[1]) > 1
    assert "[red]Bran[/red]" in made


def test_a_film_that_cannot_be_written_is_told(file: Path, tmp_path: Path) -> None:
    done = maester("replay", file, "--film", tmp_path / "no" / "folder.gif")
    assert done.exit_code != 0
    assert "cannot be written" in done.stderr


def test_replay_stops_where_the_rules_do(file: Path, text: str) -> None:
    file.write_text(text.replace("/risk house ", "/risk halt ", 1).replace("halt house:", "halt #", 1))
    done = maester("replay", file)
    assert done.exit_code == 2
    assert "game.txt: line" in done.stderr


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot be read: No such file"),
        (b"\xff\xfe\x00", "is no text file"),
        (b"", "this is no transcript"),
        (b"Dear Alys,\n\nwinter is coming.\n", "this is no transcript"),
        (b"Maester transcript 9\n", "line 1: only format 1 is known here"),
    ],
)
def test_a_file_that_cannot_be_used(
    tmp_path: Path, command: str, content: bytes | None, complaint: str
) -> None:
    file = tmp_path / "game.txt"
    if content is not None:
        file.write_bytes(content)
    done = maester(command, file)
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert done.stdout == ""


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder_is_no_transcript(tmp_path: Path, command: str) -> None:
    done = maester(command, tmp_path)
    assert done.exit_code == 2
    assert "cannot be read" in done.stderr


def test_replay_needs_the_rules(file: Path, text: str) -> None:
    file.write_text(text.replace("system: risk", "system: chess"), encoding="utf-8")
    done = maester("replay", file)
    assert done.exit_code == 2
    assert "no rules of “chess”" in done.stderr


def test_it_says_which_version_it_is() -> None:
    done = CliRunner().invoke(app, ["--version"])
    assert (done.exit_code, done.output.split()[0]) == (0, "Maester")


def test_a_table_in_a_language_without_words_is_refused_with_those_there_are() -> None:
    done = maester("play", "--no-browser", "--language", "tlh")
    assert done.exit_code == 2
    assert "does not speak “tlh”; it speaks de, en" in " ".join(done.output.split())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--port", "99999"), "Invalid value for '--port'"),
        (("--port", "-1"), "Invalid value for '--port'"),
        (("--database", "postgresql://localhost/maester"), "name a file"),
    ],
)
def test_what_the_sandbox_cannot_use_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = maester("play", "--no-browser", *words)
    assert done.exit_code == 2
    assert complaint in " ".join(done.stderr.split())
    assert not list(tmp_path.iterdir())


def test_a_port_that_is_taken_is_said_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = maester("play", "--no-browser", "--port", port)
    assert (done.exit_code, done.stderr) == (
        2,
        f"The page cannot be served at port {port} (Address already in use); choose another, or 0 for any.\n",
    )


@pytest.mark.parametrize("command", ["doctor", "health"])
def test_whoever_stops_it_while_it_is_read_sees_no_traceback(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.argv", ["maester", command])
    monkeypatch.setattr("bot.collector.loading", stopped)
    monkeypatch.setattr("bot.health.main", stopped)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "Stopped.\n")


def test_a_story_for_which_there_is_no_room_is_said_so(file: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bot", "replay", str(file)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "What is told cannot be written: No space left on device.\n")


def test_what_nobody_foresaw_ends_in_a_plain_traceback_without_what_the_variables_held(file: Path) -> None:
    run = (
        "import sys\nfrom bot import cli\n"
        "def read(text):\n    token = 'ho' + 'dor'\n    raise RuntimeError('winter came')\n"
        "cli.read = read\ncli.app(['verify', sys.argv[1]])"
    )
    done = subprocess.run([sys.executable, "-c", run, file], stderr=subprocess.PIPE, text=True, check=False)
    lines = done.stderr.splitlines()
    assert (done.returncode, lines[0], lines[-1]) == (
        1,
        "Traceback (most recent call last):",
        "RuntimeError: winter came",
    )
    assert "hodor" not in done.stderr


def test_a_language_of_one_country_alone_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translators are told to name a folder as Discord names the language."""
    monkeypatch.setattr("bot.words.languages", lambda: ("de", "en", "pt-BR"))
    monkeypatch.setenv("DISCORD_TOKEN", "so that it goes no further")
    assert "DISCORD_TOKEN is set" in maester("play", "--no-browser", "--language", "pt-BR").stderr
    assert "does not speak “pt”" in maester("play", "--no-browser", "--language", "pt").stderr


@pytest.mark.parametrize(
    ("command", "reads"),
    [
        ("doctor", "bot.hosting.commands.read_settings"),
        ("run", "bot.run.read_settings"),
        ("health", "bot.settings.read_settings"),
    ],
)
def test_a_file_of_somebody_else_is_named(
    command: str, reads: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The guide has the bot's folder belong to a user of its own: its `.env` is not everybody's to read."""

    def closed() -> None:
        raise PermissionError(errno.EACCES, "Permission denied", ".env")

    monkeypatch.setattr("sys.argv", ["maester", command])
    monkeypatch.setenv("DISCORD_TOKEN", "a token")
    monkeypatch.setattr(reads, closed)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr() == (
        "",
        ".env is not for this user (Permission denied); type the command as the user who owns it.\n",
    )
