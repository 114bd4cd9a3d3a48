"""Where the games are kept: a file, or a database of a PostgreSQL server."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from bot.errors import HostError

SCHEMES = ("postgresql", "postgres")
OTHER_SCHEME = re.compile(r"[A-Za-z][\w+.-]+")
"""The scheme of a URL that is none of PostgreSQL. A single letter is a drive of Windows."""
MISSPELT = re.compile(r"postgres(?:ql)?:", re.IGNORECASE)
"""What is no name of a file: a password may follow, and would be printed with it."""


@dataclass(frozen=True, slots=True)
class Url:
    """The address of a database. As text it has no password, so that it may be shown and logged."""

    whole: str = field(repr=False)
    """With the password, to connect with."""

    def __str__(self) -> str:
        scheme, _, rest = self.whole.partition("://")
        place = rest.partition("?")[0]
        who, at, where = place.rpartition("@")
        if not at and ":" in place and "@" in rest:  # the password may hold a “?” that was not escaped
            return f"{scheme}://…"
        return f"{scheme}://{who.partition(':')[0]}{at}{where}"

    def __repr__(self) -> str:
        return f"Url({str(self)!r})"


Address = Path | Url


def address(text: str) -> Address:
    """The address that a host has written: a file, unless it begins like the URL of a PostgreSQL server.

    Raises HostError if it begins like that of anything else.
    """
    scheme, colon, _ = text.partition("://")
    if colon and scheme in SCHEMES:
        return Url(text)
    if colon and OTHER_SCHEME.fullmatch(scheme):
        raise HostError(f"A database is a file, or postgresql://…; Maester has no use for {scheme}://….")
    if MISSPELT.match(text):
        raise HostError("The address of a database on a server begins with postgresql://.")
    return Path(text)
