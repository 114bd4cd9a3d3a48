"""Turns discord.py towards the sandbox. The addresses are class attributes: one Discord per process at a time."""

from __future__ import annotations

from collections.abc import Callable

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_at(base_url: str, gateway_url: str) -> Callable[[], None]:
    """Every client started from now on talks to the sandbox there; returns the way back."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = f"{base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    Asset.BASE = f"{base_url}/cdn"

    def back() -> None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before

    return back
