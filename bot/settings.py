"""Settings of the process, from the environment or a `.env` file."""

from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    InstanceOf,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.address import Url, address
from bot.errors import HostError
from bot.shards import Shards


def _address(value: object) -> object:
    return address(value) if isinstance(value, str) else value


def _none_or_one(burst: float) -> float:
    if 0 < burst < 1 or burst < 0:
        raise ValueError("it is 0 for no limit, else 1 or more")
    return burst


def _spoken(locale: str) -> str:
    from bot.words import languages, spoken  # most have set none, and need no words to read their settings

    if spoken(locale) is None:
        raise ValueError(f"it is one of {', '.join(languages())}")
    return locale


def _numbers(value: object) -> object:
    """`0-2,5` is 0, 1, 2 and 5."""
    if not isinstance(value, str):
        return value
    found: list[int] = []
    for part in value.split(","):
        first, to, last = part.strip().partition("-")
        if not first.isdecimal() or (to and not last.isdecimal()) or int(first) > int(last or first):
            raise ValueError("it is a list of numbers, as 0,1 or 0-7")
        found += range(int(first), int(last or first) + 1)
    return tuple(found)


class Settings(BaseSettings):
    """What a host may set. Every name is also an environment variable, in capitals, with `MAESTER_` before it
    (but `DISCORD_TOKEN`, which goes by that name). An empty one is none."""

    model_config = SettingsConfigDict(
        env_prefix="MAESTER_", env_file=".env", env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    database: Annotated[InstanceOf[Path] | InstanceOf[Url], BeforeValidator(_address)] = Path(
        "var/maester.db"
    )
    """A file, or the address of a PostgreSQL database: `postgresql://user:password@host:port/name`."""
    folder: Path = Path("var")
    """Where the key and the sign of life are, if the database is a server's; else they are beside it."""
    locale: Annotated[str, AfterValidator(_spoken)] = "en"
    theme: Literal["day", "night"] = "night"
    agent_pause: Annotated[float, Field(ge=0)] = 1.0
    """Seconds an agent waits before it moves, so that people can follow."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_file: Path | None = None
    """Keep the log here too, as lines of JSON; it is rotated, so that it never takes more than 60 MB."""
    key: SecretStr | None = None
    """Under which `/gm export` seals games (Fernet); not set: one in a file beside the database, made on first use."""
    shards: Annotated[int, Field(ge=1)] | None = None
    """How many shards there are in all; not set: as many as Discord advises, all in this process."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode, BeforeValidator(_numbers)] = None
    """Which of them this process runs, as `0,1` or `0-7`, where there are several; not set: all."""
    guild: int | None = None
    """Register the commands in this server only: they appear at once, for trying out."""
    metrics_port: Annotated[int, Field(ge=0, lt=65536)] | None = None
    """Serve figures for Prometheus here; not set: nowhere."""
    metrics_host: str = "127.0.0.1"
    """From where the figures can be reached; this machine alone, unless you say otherwise."""
    burst: Annotated[float, AfterValidator(_none_or_one)] = 20.0
    """How many things a person may do at once before they have to wait; 0: any number."""
    rate: Annotated[float, Field(gt=0)] = 2.0
    """How many things a second a person may go on to do after that."""

    @model_validator(mode="after")
    def _several(self) -> Self:
        if self.shard_ids is None:
            return self
        if self.shards is None or not {*self.shard_ids} <= {*range(self.shards)} or not self.shard_ids:
            raise HostError(
                "MAESTER_SHARD_IDS names shards of MAESTER_SHARDS, which are numbered from 0: set both."
            )
        if not isinstance(self.database, Url):
            raise HostError(
                "Several processes need a PostgreSQL database: set MAESTER_DATABASE to its address."
            )
        if self.key is None:
            raise HostError("Several processes need one key: set MAESTER_KEY, the same for all.")
        return self

    @property
    def part(self) -> Shards | None:
        """What this one of several processes runs; None: there is no other."""
        if self.shard_ids is None or self.shards is None:
            return None
        return Shards(self.shard_ids, self.shards)

    @property
    def beside(self) -> Path:
        """The file beside which others are kept: the database, or where it would be."""
        return self.folder / "maester.db" if isinstance(self.database, Url) else self.database


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
        why = first["msg"].removeprefix("Value error, ")
        raise HostError(f"{name} cannot be “{first['input']}”: {why}.") from error
