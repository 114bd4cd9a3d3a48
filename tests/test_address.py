"""Where the games are kept, as a host writes it."""

from pathlib import Path

import pytest

from bot.address import Url, address
from bot.errors import HostError
from bot.settings import Settings, read_settings

SECRET = "postgresql://maester:hush@host:5433/games?password=hush"


@pytest.mark.parametrize("text", ["postgresql://host/games", "postgres://host/games"])
def test_what_begins_as_the_address_of_a_server_is_one(text: str) -> None:
    assert address(text) == Url(text)


@pytest.mark.parametrize("text", ["var/maester.db", "/data/maester.db", "postgresql", "C://games.db"])
def test_all_else_is_a_file(text: str) -> None:
    assert address(text) == Path(text)


@pytest.mark.parametrize(
    "text", ["mysql://host/games", "sqlite:///var/maester.db", "postgresql+asyncpg://me:hush@host/games"]
)
def test_the_address_of_anything_else_is_no_file(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(HostError, match=r"a file, or postgresql://…") as refused:
        address(text)
    assert "hush" not in str(refused.value)
    monkeypatch.setenv("MAESTER_DATABASE", text)
    with pytest.raises(HostError, match=r"a file, or postgresql://…"):
        read_settings()


@pytest.mark.parametrize("text", ["postgresql:/me:hush@host/games", "Postgres:me:hush@host/games"])
def test_an_address_that_is_misspelt_is_no_file_of_that_name(text: str) -> None:
    """It began with an empty database, and the log told its name, the password in it."""
    with pytest.raises(HostError, match="begins with postgresql://") as refused:
        address(text)
    assert "hush" not in str(refused.value)


def test_the_password_is_shown_to_nobody() -> None:
    url = Url(SECRET)
    assert str(url) == "postgresql://maester@host:5433/games"
    assert str(Url("postgresql://host/games")) == "postgresql://host/games"
    assert "hush" not in f"{url!r} {Settings(database=SECRET)!r}"  # type: ignore[arg-type]


@pytest.mark.parametrize("sign", "?/#@:[%")
def test_no_part_of_a_password_that_was_not_escaped_is_shown(sign: str) -> None:
    shown = str(Url(f"postgresql://maester:hush{sign}whist@host/games"))
    assert "hush" not in shown
    assert "whist" not in shown


def test_a_host_sets_either_in_one_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTER_DATABASE", SECRET)
    assert Settings().database == Url(SECRET)
    monkeypatch.setenv("MAESTER_DATABASE", "games.db")
    assert Settings().database == Path("games.db")


def test_what_lies_beside_a_database_lies_in_a_folder_if_it_is_a_servers() -> None:
    assert Settings(database=Path("/data/games.db")).beside == Path("/data/games.db")
    assert Settings(database=Url(SECRET), folder=Path("/data")).beside == Path("/data/maester.db")
