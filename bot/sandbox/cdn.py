"""Attachments by link, as Discord's CDN gives them: signed, and good for a day."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from urllib.parse import quote

from bot.sandbox import limits
from bot.sandbox.model import Attachment
from bot.sandbox.world import World

LINK = re.compile(r"/cdn/attachments/\d+/(\d+)/")


class Cdn:
    """Makes links below `base_url` and judges them. A link is made anew each time a message is shown."""

    def __init__(self, world: World, base_url: str) -> None:
        self._world = world
        self._base_url = base_url
        self._key = secrets.token_bytes(32)

    def url(self, attachment: Attachment) -> str:
        issued = int(self._world.now())
        expires = int(self._world.now() + limits.LINK_SECONDS)
        place = f"attachments/{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"
        proof = self._proof(attachment.id, f"{expires:x}", f"{issued:x}")
        return f"{self._base_url}/cdn/{place}?ex={expires:x}&is={issued:x}&hm={proof}"

    def fetch(self, attachment_id: int, query: Mapping[str, str]) -> Attachment | None:
        """The attachment, if it exists and the link's signature is right and not expired."""
        expires, issued = query.get("ex", ""), query.get("is", "")
        if not hmac.compare_digest(self._proof(attachment_id, expires, issued), query.get("hm", "")):
            return None
        if int(expires, 16) < self._world.now():
            return None
        return self._world.attachments.get(attachment_id)

    def _proof(self, attachment_id: int, expires: str, issued: str) -> str:
        return hmac.new(self._key, f"{attachment_id}/{expires}/{issued}".encode(), hashlib.sha256).hexdigest()


def linked_id(url: str) -> int | None:
    """The attachment a link of ours points at, or None for any other url."""
    found = LINK.search(url)
    return int(found.group(1)) if found else None
