"""The host's key: the one that is set, else one of its own that stays and that nobody else can read."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from cryptography.fernet import Fernet
from pydantic import SecretStr

from bot.errors import HostError
from bot.hosting.keys import host_key, key_file


def test_a_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    database = tmp_path / "maester.db"
    key = host_key(database, None)
    Fernet(key)
    assert key_file(database).stat().st_mode & 0o777 == 0o600
    assert host_key(database, None) == key
    assert host_key(tmp_path / "other.db", None) != key


def test_a_key_is_read_as_an_editor_leaves_it_and_never_made_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may make it just then."""
    database, key = tmp_path / "maester.db", Fernet.generate_key()
    key_file(database).write_bytes(key + b"\n")
    assert host_key(database, None) == key
    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", lambda _: False)
        with pytest.raises(HostError, match="File exists"):
            host_key(database, None)
    assert host_key(database, None) == key


def test_a_key_that_is_set_comes_before_the_file(tmp_path: Path) -> None:
    given = Fernet.generate_key()
    assert host_key(tmp_path / "maester.db", SecretStr(given.decode())) == given
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_key_is_said_without_showing_it(tmp_path: Path) -> None:
    with pytest.raises(HostError, match="MAESTER_KEY holds no key") as caught:
        host_key(tmp_path / "maester.db", SecretStr("hodor"))
    assert "hodor" not in str(caught.value)
    key_file(tmp_path / "maester.db").write_text("hodor")
    with pytest.raises(HostError, match=r"maester\.db\.key holds no key"):
        host_key(tmp_path / "maester.db", None)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(HostError, match="cannot be used"):
        host_key(tmp_path / "nowhere" / "maester.db", None)


def test_those_who_need_the_key_at_once_get_the_same(tmp_path: Path) -> None:
    for n in range(20):
        together = Barrier(4)

        def asked(database: Path = tmp_path / f"{n}.db", together: Barrier = together) -> bytes:
            together.wait()
            return host_key(database, None)

        with ThreadPoolExecutor(4) as threads:
            found = [each.result() for each in [threads.submit(asked) for _ in range(4)]]
        assert len(set(found)) == 1
