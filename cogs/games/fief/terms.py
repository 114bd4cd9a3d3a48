"""An offer or a proposal in a line: who gives what for what (FIEF-1.13, 17.1)."""

from bot.rules.fief.model.offers import Offer, said
from bot.words import Voice


def terms(say: Voice, offer: Offer) -> str:
    """As far as the viewer may know it: `offer` comes from a View."""
    gives, wants = said(offer.gives), said(offer.wants)
    kind = "proposal" if offer.proposal else "offer"
    return say.key(
        f"fief-terms-{kind}",
        seat=offer.giver,
        other_seat=offer.asked,
        noble=offer.groom or "nobody",
        spouse=offer.bride or "nobody",
        gives=gives or ("nothing",),
        wants=wants or ("nothing",),
        count=len(gives) + len(wants),
        phase=f"phase-{offer.until or 1}",
    )
