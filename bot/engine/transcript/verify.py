"""Checks the chance of a transcript, and its moves where the rules are at hand: nothing is needed but the file."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.engine.journal.chance import Draw, commitment, identity, redrawn
from bot.engine.journal.entries import Reseal, Rewind, Rules, resealed
from bot.engine.transcript.reader import SECRET, TranscriptError
from bot.engine.transcript.replay import act_of, replay
from bot.engine.transcript.writer import Line, Transcript, labels, result
from bot.rules.contract import State


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence about a transcript: `proven`, `false`, or `open` where the file cannot tell."""

    kind: Literal["proven", "false", "open"]
    text: str


ALWAYS_OPEN = (
    "Compare the commitment with the one the channel was shown before the game began: the file alone cannot"
    " prove that they are the same.",
    "Whoever runs the bot could have read the secret during the game.",
    "Names and times are as the bot wrote them down; so are the moves, unless the players know them for their own.",
)


def verify(transcript: Transcript, systems: Mapping[str, Rules]) -> tuple[Finding, ...]:
    """What a transcript proves of its game, what is false in it, and what it leaves open."""
    return (*_checked(transcript, systems), *(Finding("open", text) for text in ALWAYS_OPEN))


def _checked(transcript: Transcript, systems: Mapping[str, Rules]) -> Iterator[Finding]:
    try:
        renewals = _renewals(transcript)
    except TranscriptError as error:
        yield _unplayable(error)
        return
    yield from _commitment(transcript, renewals)
    yield from _order(transcript)
    yield from _draws(transcript, renewals)
    yield from _rules(transcript, systems)


Renewals = Mapping[int, Rewind | Reseal]
"""Where a game was given another secret, because the one before was known: by line number."""


def _renewals(transcript: Transcript) -> Renewals:
    """Raises TranscriptError where what was done to the table cannot have been."""
    found = {}
    for line in transcript.lines:
        act = act_of(line)
        if resealed(act):
            if not re.fullmatch(SECRET, act.shown):
                raise TranscriptError(line.row, "the secret it shows must be 64 hexadecimal digits")
            found[line.n] = act
    return found


def _unplayable(error: TranscriptError) -> Finding:
    return Finding("false", f"The game cannot be played as it is written: {error}.")


def _commitment(transcript: Transcript, renewals: Renewals) -> Iterator[Finding]:
    if transcript.secret is None:
        yield Finding("open", "The secret is not in the file, so that no draw can be checked.")
        return
    later = [act.commitment for act in renewals.values()]
    secrets = [*(act.shown for act in renewals.values()), transcript.secret]
    for secret, promised in zip(secrets, [transcript.commitment, *later], strict=True):
        if commitment(secret) == promised:
            yield Finding("proven", f"The secret is the one committed to: its SHA-256 is {promised}.")
        else:
            yield Finding("false", "The secret is not the one committed to: its SHA-256 is another.")


def _order(transcript: Transcript) -> Iterator[Finding]:
    """Every action and every draw has its number, and none is missing."""
    n = draws = 0
    for line in transcript.lines:
        if line.n != n:
            yield Finding("false", f"Line {line.row}: action {n} is awaited here, and it is {line.n}.")
            return
        n += 1
        for draw in line.draws:
            if draw.n != draws:
                yield Finding("false", f"Line {line.row}: draw {draws} is awaited here, and it is {draw.n}.")
                return
            draws += 1
    yield Finding("proven", f"The numbers of the actions ({n}) and of the draws ({draws}) have no gap.")


def _draws(transcript: Transcript, renewals: Renewals) -> Iterator[Finding]:
    if transcript.secret is None:
        return
    count = 0
    for line in transcript.lines:
        shown = [act.shown for n, act in renewals.items() if n > line.n]
        secret = next(iter(shown), transcript.secret)
        for draw in line.draws:
            drawn = _draw_again(transcript, secret, line, draw)
            if drawn != draw.result:
                gives = " ".join(map(str, drawn))
                yield Finding(
                    "false",
                    f"Line {line.row}: draw {draw.n} ({draw.why}) is not what the secret gives: {gives}.",
                )
                return
            count += 1
    yield Finding(
        "proven", f"Every draw ({count}) is exactly what the secret, the players' words and the moves give."
    )


def _draw_again(transcript: Transcript, secret: str, line: Line, draw: Draw) -> tuple[int, ...]:
    words = [player.words for player in transcript.players]
    return redrawn(secret, words, draw, identity(line.n, line.seat, line.command))


def _rules(transcript: Transcript, systems: Mapping[str, Rules]) -> Iterator[Finding]:
    rules = systems.get(transcript.system)
    if rules is None:
        yield Finding("open", f"This Maester has no rules of “{transcript.system}” to judge the moves by.")
        return
    if rules.version != transcript.rules_version:
        yield Finding(
            "open",
            f"The game was played by version {transcript.rules_version} of the rules and this Maester has"
            f" {rules.version}, so that the moves are not judged.",
        )
        return
    try:
        *_, last = replay(rules, transcript)
    except TranscriptError as error:
        yield _unplayable(error)
        return
    yield Finding("proven", "Every move was legal, and every draw is one the rules asked for.")
    yield from _result(rules, transcript, last.state)


def _result(rules: Rules, transcript: Transcript, state: State) -> Iterator[Finding]:
    outcome = rules.outcome(state)
    names = labels([player.name for player in transcript.players])
    if outcome is None:
        yield Finding("false", "The game is not over after the last move.")
    elif result(outcome, names) != transcript.result:
        came = "; ".join(result(outcome, names))
        yield Finding("false", f"The result is not the one the game came to: {came}.")
    else:
        yield Finding(
            "proven", f"The game came to this end: {transcript.result[0].removeprefix('result: ')}."
        )
