"""Settings of the process, from the environment or a `.env` file."""

from pathlib import Path

from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What a host may set. Every name is also an environment variable, in capitals, with `MAESTER_` before it
    (but `DISCORD_TOKEN`, which goes by that name)."""

    model_config = SettingsConfigDict(
        env_prefix="MAESTER_", env_file=".env", extra="ignore", populate_by_name=True
    )

    database: Path = Path("var/maester.db")
    locale: str = "en"
    theme: str = "night"
    agent_pause: float = 1.0
    """Seconds an agent waits before it moves, so that people can follow."""
    log_level: str = "info"
    guild: int | None = None
    """Register the commands in this server only: they appear at once, for trying out."""


class Token(BaseSettings):
    """The bot's token, kept apart so that nothing else can log it."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr | None = None
