from typing import cast

import pytest

from tests.scenarios.finger import Pressing, Typing, Way


@pytest.fixture(params=[Typing, Pressing], ids=["commands", "buttons"])
def way(request: pytest.FixtureRequest) -> Way:
    """A scenario is played by commands alone, and by buttons alone."""
    return cast(Way, request.param())
