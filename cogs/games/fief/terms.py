"""An offer or a proposal in a line: who gives what for what (FIEF-1.12, 1.13, 17.1)."""

from bot.rules.fief.legal import court
from bot.rules.fief.model.offers import Offer, said
from bot.words import Voice


def terms(say: Voice, offer: Offer) -> str:
    """As far as the viewer may know it: `offer` comes from a View."""
    gives, wants = said(offer.gives), said(offer.wants)
    kind = "proposal" if offer.proposal else "offer"
    told = say.key(
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
    price = court.dowry(offer.groom, offer.bride) if offer.groom and offer.bride else 0
    if not price:
        return told
    noble, payer, other = (
        (offer.groom, offer.giver, offer.asked) if price > 0 else (offer.bride, offer.asked, offer.giver)
    )
    ugly = say.key("fief-terms-ugly", noble=noble, seat=payer, other_seat=other, gold=abs(price))
    return f"{told} {ugly}"
