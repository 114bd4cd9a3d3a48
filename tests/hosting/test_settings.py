"""Settings that cannot be are refused in a sentence that names them."""

import pytest

from bot.errors import HostError
from bot.settings import read_settings
from bot.shards import Shards


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MAESTER_RATE", "-1"),
        ("MAESTER_RATE", "0"),
        ("MAESTER_BURST", "0.5"),
        ("MAESTER_BURST", "-3"),
        ("MAESTER_AGENT_PAUSE", "-1"),
        ("MAESTER_METRICS_PORT", "99999"),
        ("MAESTER_SHARDS", "0"),
        ("MAESTER_SHARD_IDS", "all"),
        ("MAESTER_SHARD_IDS", "0-"),
        ("MAESTER_SHARD_IDS", "3-1"),
        ("MAESTER_LOCALE", "german"),
        ("MAESTER_THEME", "pink"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(HostError, match=f"^{name} cannot be “{value}”: (?!Value error)"):
        read_settings()


@pytest.mark.parametrize("spoken", ["de", "de-AT", "en-US", "pt-BR"])
def test_a_language_may_be_any_of_its_kinds(monkeypatch: pytest.MonkeyPatch, spoken: str) -> None:
    monkeypatch.setattr("bot.words.languages", lambda: ("de", "en", "pt-BR"))
    monkeypatch.setenv("MAESTER_LOCALE", spoken)
    assert read_settings().locale == spoken


SEVERAL = {
    "MAESTER_DATABASE": "postgresql://maester@localhost/maester",
    "MAESTER_KEY": "a key",
    "MAESTER_SHARDS": "16",
    "MAESTER_SHARD_IDS": "4-6,15",
}


def test_one_of_several_processes_knows_its_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SEVERAL.items():
        monkeypatch.setenv(name, value)
    part = read_settings().part
    assert part == Shards((4, 5, 6, 15), 16)
    assert not part.first


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"MAESTER_DATABASE": "var/maester.db"}, "Several processes need a PostgreSQL database"),
        ({"MAESTER_KEY": ""}, "Several processes need one key"),
        ({"MAESTER_SHARDS": ""}, "MAESTER_SHARD_IDS names shards of MAESTER_SHARDS"),
        ({"MAESTER_SHARDS": "15"}, "MAESTER_SHARD_IDS names shards of MAESTER_SHARDS"),
    ],
)
def test_what_several_processes_need_is_said(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, str], told: str
) -> None:
    for name, value in {**SEVERAL, **changed}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(HostError, match=f"^{told}"):
        read_settings()


def test_no_limit_at_all_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTER_BURST", "0")
    assert read_settings().burst == 0
