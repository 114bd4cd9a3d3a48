"""What has happened, who is awaited for what, and what a hand holds, in words."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine.table.table import Table
from bot.rules.contract import Card, Event, Prompt, Text, View
from bot.words import Voice
from cogs.interaction.dates import moment
from cogs.interaction.hints import HINTS

EXPLAINED = 3
"""New cards that are explained at once; of a whole hand dealt its button tells, else the panel fills a phone twice."""
LONG = 800
"""Characters of a story below which no new cards are explained, for the same reason."""


def story(say: Voice, events: Iterable[Event]) -> str:
    """Events in words, a line each unless they are one thing; what has no words is left out."""
    texts = [text for event in events if (text := event.text()) is not None]
    for game in HINTS.values():  # each knows its own texts
        texts = game.joining(texts)
    return "\n".join(map(say, texts))


def awaiting(view: View, say: Voice, system: str) -> str:
    """Whom the game waits for and for what, from this viewer's side."""
    if view.outcome is not None:
        return say.key("panel-over")
    lines = []
    for prompt in view.prompts:
        what = asked(say, system, prompt)
        if not prompt.waits:
            lines.append(say.key("panel-invited", what=what))
            continue
        others = tuple(seat for seat in prompt.waiting if seat != view.viewer)
        if view.viewer in prompt.waiting:
            lines.append("**" + say.key("panel-you", what=what) + "**")
        if others and view.viewer in prompt.waiting:
            lines.append(say.key("panel-others-too", seats=others))
        elif others:
            lines.append(say(Text(key="panel-others", args={"what": what, "seats": others})))
    return "\n".join(lines)


def resting(table: Table, say: Voice) -> str:
    """Why nobody can move, where a table is locked or its game held; else empty."""
    if table.held:
        return say.key("table-other-rules")
    return say.key("gm-locked") if table.playing and table.game.locked else ""


def asked(say: Voice, system: str, prompt: Prompt) -> str:
    """What is asked, as it stands in a sentence about whoever is."""
    return say.key(f"{system}-prompt-{prompt.kind}", **dict(prompt.about))


def passing(table: Table, view: View, say: Voice) -> str:
    """When a clock will pass for this viewer, who wished so and is asked to step in; empty if none will."""
    clock, owed = table.clocks.get(view.viewer if view.viewer is not None else -1), view.my_prompt
    if clock is None or clock.passes_at is None or owed is None or not owed.passable:
        return ""
    return say.key("clock-passes-at", at=moment(clock.passes_at))


def cards(say: Voice, hand: Iterable[Card], none: str = "") -> str:
    """A hand as lines; `none` is said of an empty one that is somebody else's."""
    return "\n".join(line for card in hand for line in _card(say, card)) or none or say.key("hand-empty")


def gained(say: Voice, before: Iterable[Card], now: Iterable[Card], below: str = "") -> str:
    """What came into a hand, with what it does unless that is much, or stands `below` much; empty if nothing did."""
    known = Counter(card.id for card in before)
    new = []
    for card in now:
        if known[card.id]:
            known[card.id] -= 1
        else:
            new.append(card)
    if len(new) > EXPLAINED or (new and len(below) > LONG):
        return "\n".join([say.key("hand-gained-many"), *(f"- {say(card.title)}" for card in new)])
    return f"{say.key('hand-gained')}\n{cards(say, new)}" if new else ""


def _card(say: Voice, card: Card) -> Iterator[str]:
    """A card, and below it what it does."""
    yield f"- {say(card.title)}" + (f" ({say(card.note)})" if card.note else "")
    if card.does is not None:
        yield f"  - {say(card.does)}"
