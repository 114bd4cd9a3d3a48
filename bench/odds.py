"""The odds of 60 armies against 60, worked out from nothing: plain dice, and the dearest dice there are."""

from dataclasses import replace

from bench.figures import Figure, median_ms
from bot.rules.risk.play import odds
from bot.rules.risk.play.odds import ALL_DICE, Side, forecast

ARMIES, TIMES = 60, 15
PLAIN = Side(ARMIES)
DEAREST = Side(ARMIES, d8=ALL_DICE, plus_all=2, plus_highest=3, rerolls_ones=True)


def sixty() -> list[Figure]:
    """Milliseconds of a cold forecast, nothing kept from the one before; beside it 4 against 2 of such dice."""
    return [
        Figure(f"odds of {ARMIES} against {ARMIES}, {dice}", whole, "ms", "of 4 against 2", part, "≤ 50 ms")
        for dice, side in (("plain dice", PLAIN), ("all d8, with bonuses and re-rolls", DEAREST))
        for whole, part in ((_cold(side, side), _cold(replace(side, armies=4), replace(side, armies=2))),)
    ]


def _cold(attack: Side, defence: Side) -> float:
    def work() -> None:
        for kept in vars(odds).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()
        forecast(attack, defence)

    return median_ms(work, TIMES)
