"""Logs: one line an event, for people on a terminal and for machines elsewhere. Never a token, a hand or an order.

What Maester logs names games, posts and interactions by number and says nothing of what is in them. What libraries
log is passed through the same formatter, which takes out whatever looks like a token.
"""

import logging
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.metrics import ERRORS

OURS = ("bot", "cogs", "render", "data")
"""The loggers that follow the level set; those of libraries warn only."""

FILE_BYTES, FILES = 10_000_000, 5
"""How long a log file grows before a new one is begun, and how many old ones are kept."""

TOKENS = re.compile(
    r"[\w-]{18,}\.[\w-]{5,8}\.[\w-]{20,}"  # a bot's
    r"|(?<=webhooks/)(\d+)/[\w-]+"  # an interaction's, in an address
    r"|(?<=interactions/)(\d+)/[\w-]+"
)


def start_logging(level: str, file: Path | None = None) -> None:
    """Send the logs of Maester and of the libraries it uses to standard error, and to `file` if there is one.

    Raises OSError if the file cannot be written.
    """
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    every: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*every, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handlers: list[logging.Handler] = [logging.StreamHandler(sys.stderr)]
    handlers[0].setFormatter(_formatter(every, pretty=sys.stderr.isatty()))
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = _Kept(file, maxBytes=FILE_BYTES, backupCount=FILES, encoding="utf-8")
        kept.setFormatter(_formatter(every, pretty=False))
        handlers.append(kept)
    handlers[0].addFilter(_counted)
    stop_logging()
    root = logging.getLogger()
    root.setLevel(max(number, logging.WARNING))
    for handler in handlers:
        root.addHandler(handler)
    for name in OURS:
        logging.getLogger(name).setLevel(number)


def _counted(record: logging.LogRecord) -> bool:
    """Lets all pass; an error is counted by its sentence, which says nothing of anybody, as that stands beside it.

    One of a library is counted by who logged it: its sentence may hold anything.
    """
    if record.levelno >= logging.ERROR:
        ours = record.msg if isinstance(record.msg, dict) else {}
        ERRORS.labels(str(ours.get("event", record.name))).inc()
    return True


class _Kept(RotatingFileHandler):
    """A log file that nobody reads but whoever runs Maester."""

    def _open(self) -> TextIOWrapper:
        file = Path(self.baseFilename)
        file.touch(0o600)
        file.chmod(0o600)  # one of an older Maester may be there
        return super()._open()


def stop_logging() -> None:
    """Take away what `start_logging` added."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler.formatter, ProcessorFormatter):
            root.removeHandler(handler)
            handler.close()


def _formatter(every: Sequence[Processor], *, pretty: bool) -> ProcessorFormatter:
    # Tracebacks without local variables: a token, a secret or somebody's hand may be among them.
    if pretty:
        plain = (
            structlog.dev.plain_traceback
        )  # a coloured one takes half a second, and nobody is answered meanwhile
        last: list[Processor] = [
            structlog.processors.format_exc_info,
            redacted,
            structlog.dev.ConsoleRenderer(exception_formatter=plain),
        ]
    else:
        dicts = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        last = [
            structlog.processors.ExceptionRenderer(dicts),
            redacted,
            structlog.processors.JSONRenderer(),
        ]
    return ProcessorFormatter(
        foreign_pre_chain=[*every, structlog.stdlib.add_logger_name],
        processors=[ProcessorFormatter.remove_processors_meta, *last],
    )


def redacted(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The event without anything that looks like a token, however deep it lies."""
    return {key: _clean(value) for key, value in event.items()}


def _clean(value: object) -> object:
    if isinstance(value, str):
        return TOKENS.sub(lambda found: f"{found[1] or found[2]}/…" if found[1] or found[2] else "…", value)
    if isinstance(value, dict):
        return {key: _clean(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_clean(inner) for inner in value]
    return value
