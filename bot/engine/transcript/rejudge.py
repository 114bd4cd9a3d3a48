"""Whether a game comes out the same by the rules at hand, whichever it was played by (decision 0004)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import ValidationError

from bot.engine.errors import outline
from bot.engine.journal.chance import ChanceMismatch, RecordedChance
from bot.engine.journal.entries import Entry, Rules, codec
from bot.engine.journal.history import History
from bot.rules.contract import Event, RuleError, State
from bot.store.rows import EntryRow


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a journal; unless it is the same, the entry that decided it, and why.

    `differs`: other events or draws; `refused`: an action that is not legal; `unreadable`: an entry of another form.
    """

    kind: Literal["same", "differs", "refused", "unreadable"]
    at: int | None = None
    why: str = ""


SAME = Verdict("same")


def rejudge(rules: Rules, rows: Sequence[EntryRow]) -> Verdict:
    """Judge every entry of a whole journal again, with the draws it records, and compare the events."""
    entries: list[Entry] = []
    for row in rows:
        try:
            entries.append(codec(rules).read(row))
        except ValidationError as error:
            return Verdict("unreadable", row.n, outline(error))
    history = History(rules, [entry.act for entry in entries])
    for entry, row in zip(entries, rows, strict=True):
        chance = RecordedChance(entry.draws)
        try:
            events = entry.events if entry.act else _judge(rules, entry, row, history.state, chance)
            chance.finish()
            if events != entry.events:
                return Verdict("differs", entry.n, _difference(entry.events, events))
            history.add(entry.act, events)
        except ChanceMismatch as error:
            return Verdict("differs", entry.n, str(error))
        except RuleError as error:
            return Verdict("refused", entry.n, f"{error.clause} forbids it ({error.text.key})")
        except Exception as error:
            # These rules may break on what other rules allowed: that is a finding, and no reason to fail.
            return Verdict("refused", entry.n, f"the rules cannot judge it ({type(error).__name__})")
    return SAME


def _judge(
    rules: Rules, entry: Entry, row: EntryRow, state: State | None, chance: RecordedChance
) -> tuple[Event, ...]:
    if entry.n == 0:
        began = json.loads(row.action)
        options = rules.options.model_validate(began["options"])
        rules.check(options, began["players"])
        return tuple(rules.new(options, began["players"], chance))
    assert entry.action is not None
    if entry.seat is None:
        return tuple(rules.edit(state, entry.action, chance))
    return tuple(rules.act(state, entry.seat, entry.action, chance))


def _difference(before: Sequence[Event], now: Sequence[Event]) -> str:
    """Where events part, by kind alone: what is in them may be hidden."""
    for n, (old, new) in enumerate(zip(before, now, strict=False)):
        if old.kind != new.kind:
            return f"its event {n} was “{old.kind}” and is “{new.kind}”"
        if old != new:
            return f"its event {n}, “{old.kind}”, holds something else"
    return f"it had {len(before)} events and has {len(now)}"
