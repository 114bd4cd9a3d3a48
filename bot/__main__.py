"""`python -m bot` is `maester`."""

import errno
import sys

UNUSABLE, STOPPED = 2, 130
"""Exit codes: of what cannot be done, and of what was stopped by Ctrl-C."""


def main() -> None:
    """The command line."""
    try:
        _main()
    except KeyboardInterrupt:  # while it is read, which takes longer than most commands do
        print("Stopped.", file=sys.stderr)
        raise SystemExit(STOPPED) from None
    except OSError as error:
        why = _why(error)
        if why is None:
            raise
        print(why, file=sys.stderr)
        raise SystemExit(UNUSABLE) from None


def _why(error: OSError) -> str | None:
    """What a host can mend of what no command has looked for itself."""
    if error.errno == errno.ENOSPC:
        return f"What is told cannot be written: {error.strerror}."
    if isinstance(error, PermissionError) and error.filename is not None:
        return f"{error.filename} is not for this user ({error.strerror}); type the command as the user who owns it."
    return None


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
