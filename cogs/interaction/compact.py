"""Values short enough for a custom id: each by a digest, or several as bits of what is offered."""

import base64
import hashlib
from collections.abc import Sequence

from bot.engine.errors import Refused
from bot.rules.contract import Choice

SHORT = "="
"""What a value begins with that is told by its digest alone."""


def short(text: str) -> str:
    """Values, each by a digest of five letters: they fit on a button, and are found again among what is offered."""
    digests = (hashlib.blake2b(part.encode(), digest_size=4).digest() for part in text.split(","))
    return ",".join(SHORT + base64.urlsafe_b64encode(digest).decode()[:5] for digest in digests)


PACKED = "*"
"""The first letter of a text that `packed` has made."""
CHECK = 3
"""Letters of a digest at its end, by which `unpacked` notices that other choices are offered by now."""


def packed(values: Sequence[str], choices: Sequence[Choice]) -> str:
    """Several values as one bit for each choice: as long for one value as for all, so that a button can hold them."""
    places = sum(1 << place for place, choice in enumerate(choices) if choice.value in values)
    letters = base64.urlsafe_b64encode(places.to_bytes(len(choices) // 8 + 1)).decode().rstrip("=")
    digest = short(";".join(_at(places, choices)).replace(",", ";"))[len(SHORT) :]
    return PACKED + letters + digest[:CHECK]


def unpacked(text: str, choices: Sequence[Choice]) -> tuple[str, ...]:
    """The values of `packed`. Raises Refused if other choices are offered by now."""
    letters = text[len(PACKED) : -CHECK]
    try:
        places = int.from_bytes(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)))
    except ValueError as error:
        raise Refused("table-stale") from error
    values = _at(places, choices)
    if packed(values, choices) != text:
        raise Refused("table-stale")
    return values


def _at(places: int, choices: Sequence[Choice]) -> tuple[str, ...]:
    return tuple(choice.value for place, choice in enumerate(choices) if places >> place & 1)
