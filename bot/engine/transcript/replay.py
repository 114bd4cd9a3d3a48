"""Judges a transcript again by the rules, move by move."""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import ValidationError

from bot.engine.journal.chance import SET_UP, ChanceMismatch, RecordedChance
from bot.engine.journal.command_line import TABLE, CommandError, parse, parse_act, parse_edit
from bot.engine.journal.entries import Act, Rules
from bot.engine.journal.history import History
from bot.engine.transcript.reader import TranscriptError
from bot.engine.transcript.writer import Line, Transcript
from bot.rules.contract import Event, RuleError, State

SET_UP_FIRST = "the set-up is the first line of play, and only that"


@dataclass(frozen=True, slots=True)
class Step:
    """A line of play, what happened, and the state after it."""

    line: Line
    act: Act | None
    events: tuple[Event, ...]
    state: State

    @property
    def n(self) -> int:
        """The number of the line of play."""
        return self.line.n


def replay(rules: Rules, transcript: Transcript) -> Iterator[Step]:
    """Every line judged again, with the draws it records.

    Raises TranscriptError, with the number of the line, where the rules refuse an action or ask for other draws.
    """
    acts = [act_of(line) for line in transcript.lines]
    history = History(rules, acts)
    for line, act in zip(transcript.lines, acts, strict=True):
        chance = RecordedChance(line.draws)
        try:
            events = () if act else _judge(rules, transcript, line, history.state, chance)
            chance.finish()
            state = history.add(act, events)
        except TranscriptError:
            raise
        except (CommandError, ChanceMismatch) as error:
            raise TranscriptError(line.row, str(error)) from error
        except RuleError as error:
            raise TranscriptError(line.row, f"{error.clause} forbids it ({error.text.key})") from error
        except Exception as error:  # a value no player can give: the rules need not stand it
            raise TranscriptError(line.row, f"the rules cannot judge it ({error!r})") from error
        if state is None:
            raise TranscriptError(line.row, SET_UP_FIRST)
        yield Step(line, act, events, state)


def act_of(line: Line) -> Act | None:
    """What was done to the table itself, if this line is about that. Raises TranscriptError if it is nothing known."""
    if line.seat is not None or not line.command.startswith(f"/{TABLE} "):
        return None
    try:
        return parse_act(line.command)
    except CommandError as error:
        raise TranscriptError(line.row, str(error)) from error


def _judge(
    rules: Rules, transcript: Transcript, line: Line, state: State | None, chance: RecordedChance
) -> tuple[Event, ...]:
    if state is None and line.command == SET_UP:
        try:
            options = rules.options.model_validate_json(transcript.options)
        except ValidationError as error:
            raise TranscriptError(None, f"the options are none of {rules.id}: {error}") from error
        rules.check(options, len(transcript.players))
        return tuple(rules.new(options, len(transcript.players), chance))
    if state is None or line.command == SET_UP:
        raise TranscriptError(line.row, SET_UP_FIRST)
    if line.seat is None:
        return tuple(rules.edit(state, parse_edit(rules, line.command), chance))
    return rules.act(state, line.seat, parse(rules, line.command), chance)
