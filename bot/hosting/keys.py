"""The host's key, under which games leave the bot. Without one in the settings it is in a file beside the database."""

import os
import threading
from pathlib import Path

from cryptography.fernet import Fernet
from pydantic import SecretStr

from bot.errors import HostError

_making = threading.Lock()
"""Two who need the key at once wait for the one that makes it."""


def key_file(database: Path) -> Path:
    """Where the key is kept that the host has not set."""
    return database.with_name(database.name + ".key")


def host_key(database: Path, given: SecretStr | None) -> bytes:
    """The key that is `given`, else the one in the file, which is made on first use.

    Raises HostError if it is no key, or the file cannot be read or made.
    """
    if given is not None:
        return _key(given.get_secret_value().encode(), "MAESTER_KEY")
    file = key_file(database)
    try:
        with _making:
            if not file.exists():
                _make(file)
        return _key(file.read_bytes().strip(), str(file))
    except OSError as error:
        raise HostError(f"The key {file} cannot be used ({error.strerror}).") from error


def _make(file: Path) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(Fernet.generate_key())
        opened.flush()
        os.fsync(opened.fileno())


def _key(text: bytes, where: str) -> bytes:
    try:
        Fernet(text)
    except ValueError as error:
        raise HostError(
            f"{where} holds no key: it has to be 32 bytes in URL-safe base64, as Maester makes it."
        ) from error
    return text
