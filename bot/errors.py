"""What a host is told when something cannot be done."""


class HostError(Exception):
    """Why not, in one sentence that says what to do."""
