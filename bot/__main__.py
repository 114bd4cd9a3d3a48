"""`python -m bot` is `maester`."""

import sys

STOPPED = 130
"""The exit code of what was stopped by Ctrl-C."""


def main() -> None:
    """The command line."""
    try:
        _main()
    except KeyboardInterrupt:  # while it is read, which takes longer than most commands do
        print("Stopped.", file=sys.stderr)
        raise SystemExit(STOPPED) from None


def _main() -> None:
    if sys.argv[1:] == ["health"]:  # asked every half minute: not worth reading all of the bot
        from bot import health

        health.main()
        return
    from bot.collector import loading

    with loading():
        from bot.cli import app
    app()


if __name__ == "__main__":
    main()
