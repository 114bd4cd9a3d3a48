"""Bad weather, to order: what goes wrong with the next requests and the next events."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from bot.sandbox.dispatch import Event
from bot.sandbox.errors import Refusal


@dataclass(frozen=True, slots=True)
class TooMany:
    """429, to be tried again after `retry_after` seconds."""

    retry_after: float = 0.05
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class ServerError:
    """A 5xx; Discord did nothing."""

    status: int = 500


@dataclass(frozen=True, slots=True)
class CutBefore:
    """The connection breaks before Discord read the request."""


@dataclass(frozen=True, slots=True)
class CutAfter:
    """Discord did what was asked, and the connection breaks before the answer is out."""


@dataclass(frozen=True, slots=True)
class Delay:
    """The request reaches Discord only after `seconds`."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Refuse:
    """Discord will not do it, though the sandbox sees no reason."""

    refusal: Refusal


RequestFault = TooMany | ServerError | CutBefore | CutAfter | Delay | Refuse


@dataclass(slots=True)
class _Order:
    fault: RequestFault
    on: str
    left: int


class Faults:
    """A queue of orders. Each order meets as many matching requests as it was given, then is gone."""

    def __init__(self) -> None:
        self._orders: list[_Order] = []
        self._doubled: deque[str] = deque()
        self._held_back: deque[str] = deque()
        self._waiting: list[Event] = []

    def order(self, fault: RequestFault, *, on: str = "*", times: int = 1) -> None:
        """`on` is a method and route as in the route table (`POST /channels/{channel_id}/messages`), or `*`."""
        self._orders.append(_Order(fault, on, times))

    def clear(self) -> None:
        """No request fails any more, whatever was ordered."""
        self._orders.clear()

    def double_next(self, event: str) -> None:
        """The next event of this name is delivered twice."""
        self._doubled.append(event)

    def swap_next(self, event: str) -> None:
        """The next event of this name is held back and delivered after the one of the same name that follows it."""
        self._held_back.append(event)

    @property
    def pending(self) -> bool:
        """Whether something ordered has not happened yet."""
        return bool(self._orders or self._doubled or self._held_back or self._waiting)

    def for_request(self, route: str) -> RequestFault | None:
        """Takes the first order that matches `METHOD /route`."""
        for order in self._orders:
            if order.on in ("*", route):
                order.left -= 1
                if not order.left:
                    self._orders.remove(order)
                return order.fault
        return None

    def events(self, event: Event) -> list[Event]:
        """The events to deliver in place of this one, in order."""
        if event.name in self._doubled:
            self._doubled.remove(event.name)
            return [event, event]
        if event.name in self._held_back:
            self._held_back.remove(event.name)
            self._waiting.append(event)
            return []
        late = [each for each in self._waiting if each.name == event.name]
        self._waiting = [each for each in self._waiting if each.name != event.name]
        return [event, *late]
