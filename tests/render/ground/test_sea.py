"""How the names of seas keep clear of what is drawn."""

import random

import pytest
from PIL import Image, ImageFilter

from render.ground.sea import spread


@pytest.mark.parametrize("reach", [1, 5, 10])
def test_what_is_spread_is_what_a_filter_of_the_lightest_makes(reach: int) -> None:
    whim = random.Random(reach)
    mask = Image.new("L", (60, 45), 0)
    for _ in range(40):  # some of them at the edges
        mask.putpixel((whim.randrange(60), whim.choice((0, 44, whim.randrange(45)))), whim.randrange(256))
    assert spread(mask, reach).tobytes() == mask.filter(ImageFilter.MaxFilter(2 * reach + 1)).tobytes()
