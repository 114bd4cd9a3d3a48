"""What is logged of an error in tests is plain: to set its traceback in colours and frames takes a second and more."""

import structlog


def plain_logs() -> None:
    """structlog as it is by itself, but for that. Also undoes what `start_logging` has set."""
    structlog.reset_defaults()
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*structlog.get_config()["processors"][:-1], plain])
