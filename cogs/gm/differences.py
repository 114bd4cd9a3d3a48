"""What a change makes of the board, as far as all may know: before → after, in words."""

from collections.abc import Iterator, Sequence

from bot.engine.journal.entries import Rules
from bot.rules.contract import Figure, View
from bot.words import Voice
from render.words.board import places_text


def differences(rules: Rules, before: View, after: View, say: Voice) -> list[str]:
    """A line for each place and for each figure of a player or side that is another one after it."""
    here, there = (places_text(rules.scene(view), say) for view in (before, after))
    pairs = [(name, here.get(name, ()), there.get(name, ())) for name in dict.fromkeys((*here, *there))]
    was, now = (_figures(rules, view, say) for view in (before, after))
    pairs += [(name, was[name], now.get(name, ())) for name in was]
    return [f"{name}: {_only(old, new)} → {_only(new, old)}" for name, old, new in pairs if old != new]


def _only(these: Sequence[str], those: Sequence[str]) -> str:
    """What is told of `these` alone."""
    return ", ".join(one for one in these if one not in those) or "–"


def _figures(rules: Rules, view: View, say: Voice) -> dict[str, tuple[str, ...]]:
    """The figures in words by whose they are."""

    def told(figures: Sequence[Figure]) -> Iterator[str]:
        return (say.key(f"{rules.id}-figure-{figure.key}", count=figure.value) for figure in figures)

    seats = {say.party(row.seat): tuple(told(row.figures)) for row in view.seats}
    return seats | {say.alone(side.side): tuple(told(side.figures)) for side in view.sides}
