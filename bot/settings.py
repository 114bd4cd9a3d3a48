"""Settings of the process, from the environment or a `.env` file."""

from pathlib import Path
from typing import Literal

from pydantic import SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import HostError


class Settings(BaseSettings):
    """What a host may set. Every name is also an environment variable, in capitals, with `MAESTER_` before it
    (but `DISCORD_TOKEN`, which goes by that name). An empty one is none."""

    model_config = SettingsConfigDict(
        env_prefix="MAESTER_", env_file=".env", env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    database: Path = Path("var/maester.db")
    locale: str = "en"
    theme: Literal["day", "night"] = "night"
    agent_pause: float = 1.0
    """Seconds an agent waits before it moves, so that people can follow."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_file: Path | None = None
    """Keep the log here too, as lines of JSON; it is rotated, so that it never takes more than 60 MB."""
    key: SecretStr | None = None
    """Under which `/gm export` seals games (Fernet); not set: one in a file beside the database, made on first use."""
    guild: int | None = None
    """Register the commands in this server only: they appear at once, for trying out."""
    metrics_port: int | None = None
    """Serve figures for Prometheus here; not set: nowhere."""
    metrics_host: str = "127.0.0.1"
    """From where the figures can be reached; this machine alone, unless you say otherwise."""
    burst: float = 20.0
    """How many things a person may do at once before they have to wait; 0: any number."""
    rate: float = 2.0
    """How many things a second a person may go on to do after that."""


class Token(BaseSettings):
    """The bot's token, kept apart so that nothing else can log it."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None


def read_settings() -> Settings:
    """The settings as the host has made them. Raises HostError if one of them is none."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = f"MAESTER_{first['loc'][0]}".upper()
        raise HostError(f"{name} cannot be “{first['input']}”: {first['msg']}.") from error
