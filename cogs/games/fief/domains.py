"""How near each House is to a Fief Title, and what it is worth (FIEF-4.20 to 4.23)."""

from collections.abc import Iterator, Mapping

from bot.rules.fief.legal import control, titles
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.state import Fief
from bot.rules.fief.show.view import FiefView
from bot.words import Voice

NEAR = 2
"""A domain of which so few Villages are missing is worth a word."""


def domains(view: FiefView, say: Voice) -> Mapping[str, str]:
    """Every open domain by its name: its worth, who holds its Title or how much of it the viewer has."""
    state = view.known
    return {
        domain.name: say.key(
            "fief-domain",
            tier=domain.tier,
            price=domain.price,
            mine=len(domain.villages) - len(missing(state, view.viewer, fief)),
            villages=len(domain.villages),
            held=titles.holder(state, fief) or ("nobody" if view.viewer is None else "yours"),
        )
        for fief, domain in DOMAINS.items()
        if not any(control.shut(state, village) for village in domain.villages)
    }


def missing(state: Fief, seat: int | None, fief: str) -> tuple[str, ...]:
    """The Villages of a domain that a House does not control."""
    return tuple(village for village in DOMAINS[fief].villages if state.land[village].owner != seat)


def near(view: FiefView, say: Voice) -> Iterator[str]:
    """The domains without a lord of which the viewer misses little: a line each."""
    for fief, domain in DOMAINS.items():
        wanted = missing(view.known, view.viewer, fief)
        shut = any(control.shut(view.known, village) for village in domain.villages)
        if shut or titles.holder(view.known, fief) or len(wanted) == len(domain.villages):
            continue
        if len(wanted) <= NEAR:
            args = {"tier": domain.tier, "price": domain.price, "count": len(wanted), "domain": domain.name}
            yield say.key("fief-facing-near", villages=wanted, **args)
