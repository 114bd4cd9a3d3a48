"""Judges a transcript again by the rules, move by move."""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import ValidationError

from bot.engine.chance import SET_UP, ChanceMismatch, RecordedChance
from bot.engine.command_line import CommandError, parse
from bot.engine.journal import Rules
from bot.engine.transcript import Line, Transcript
from bot.engine.transcript_reader import TranscriptError
from bot.rules.contract import Event, RuleError, State, fold


@dataclass(frozen=True, slots=True)
class Step:
    """A line of play, what happened, and the state after it."""

    line: Line
    events: tuple[Event, ...]
    state: State


def replay(rules: Rules, transcript: Transcript) -> Iterator[Step]:
    """Every line judged again, with the draws it records.

    Raises TranscriptError, with the number of the line, where the rules refuse an action or ask for other draws.
    """
    state: State | None = None
    for line in transcript.lines:
        chance = RecordedChance(line.draws)
        try:
            events = _judge(rules, transcript, line, state, chance)
            chance.finish()
        except TranscriptError:
            raise
        except (CommandError, ChanceMismatch) as error:
            raise TranscriptError(line.row, str(error)) from error
        except RuleError as error:
            raise TranscriptError(line.row, f"{error.clause} forbids it ({error.text.key})") from error
        except Exception as error:  # a value no player can give: the rules need not stand it
            raise TranscriptError(line.row, f"the rules cannot judge it ({error!r})") from error
        state = fold(rules, events, state)
        yield Step(line, events, state)


def _judge(
    rules: Rules, transcript: Transcript, line: Line, state: State | None, chance: RecordedChance
) -> tuple[Event, ...]:
    if state is None and line.seat is None:
        try:
            options = rules.options.model_validate_json(transcript.options)
        except ValidationError as error:
            raise TranscriptError(None, f"the options are none of {rules.id}: {error}") from error
        rules.check(options, len(transcript.players))
        return tuple(rules.new(options, len(transcript.players), chance))
    if state is not None and line.seat is None and line.command != SET_UP:
        return ()  # who plays a seat is nothing the rules judge
    if state is None or line.seat is None:
        raise TranscriptError(line.row, "the set-up is the first line of play, and only that")
    return tuple(rules.act(state, line.seat, parse(rules, line.command), chance))
