"""Settings that cannot be are refused in a sentence that names them."""

import pytest

from bot.errors import HostError
from bot.settings import read_settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MAESTER_RATE", "-1"),
        ("MAESTER_RATE", "0"),
        ("MAESTER_BURST", "0.5"),
        ("MAESTER_BURST", "-3"),
        ("MAESTER_AGENT_PAUSE", "-1"),
        ("MAESTER_METRICS_PORT", "99999"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(HostError, match=f"^{name} cannot be “{value}”"):
        read_settings()


def test_no_limit_at_all_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTER_BURST", "0")
    assert read_settings().burst == 0
