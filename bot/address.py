"""Where the games are kept: a file, or a database of a PostgreSQL server."""

from dataclasses import dataclass, field
from pathlib import Path

SCHEMES = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class Url:
    """The address of a database. As text it has no password, so that it may be shown and logged."""

    whole: str = field(repr=False)

    def __str__(self) -> str:
        scheme, _, rest = self.whole.partition("?")[0].partition("://")
        who, at, where = rest.rpartition("@")
        return f"{scheme}://{who.partition(':')[0]}{at}{where}"

    def __repr__(self) -> str:
        return f"Url({str(self)!r})"


Address = Path | Url


def address(text: str) -> Address:
    """What somebody wrote, as an address: it is a file unless it begins as the address of a server does."""
    scheme, colon, _ = text.partition("://")
    return Url(text) if colon and scheme in SCHEMES else Path(text)
