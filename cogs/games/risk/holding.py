"""What the territory cards in one's hand come to: the sets they hold, or what one still lacks (RISK-8.3)."""

from bot.rules.risk.model.board import board
from bot.rules.risk.model.cards import VALUES, sets
from bot.rules.risk.show.view import RiskView
from bot.words import Voice


def holding(view: RiskView, say: Voice) -> str:
    """The best set held; or how many cards a set still takes, and which; nothing without a card."""
    if view.viewer is None or not view.known.hands[view.viewer]:
        return ""
    hand, here = view.known.hands[view.viewer], board(view.board)
    found = sets(here, view.owner, view.viewer, hand)
    if found:
        return say.key("risk-holding-set", cards=found[0].cards, armies=found[0].armies)
    symbols = [here.symbols[card] for card in hand]
    lacking = [_lacking(wanted, symbols) for wanted in VALUES]
    least = min(map(len, lacking))
    if least > 1:
        return say.key("risk-holding-two", count=least)
    found_ = dict.fromkeys(one[0] for one in lacking if len(one) == least)
    return say.key("risk-holding-one", either=tuple(say.key(f"risk-symbol-{one}") for one in found_))


def _lacking(wanted: tuple[str, ...], symbols: list[str]) -> list[str]:
    """The symbols of a set that are missing."""
    left, missing = list(symbols), []
    for symbol in wanted:
        if symbol in left:
            left.remove(symbol)
        else:
            missing.append(symbol)
    return missing
