"""How many armies lands and castles bring (RISK-7.1, RISK-7.2)."""

LEAST_ARMIES = 3
"""What everybody gets at least (RISK-7.1)."""


def base_armies(lands: int, castles: int) -> int:
    """Reinforcements for territories and castles (RISK-7.1, RISK-7.2)."""
    return max(LEAST_ARMIES, (lands + castles) // 3)
