"""What a host is told when something cannot be done."""


class HostError(Exception):
    """Why not, in one sentence that says what to do."""


class Unreachable(HostError):
    """What cannot be reached now, and may be later with nothing changed: a machine may be up before its network is."""
