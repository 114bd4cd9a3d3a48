"""What is packed in bands is read back as it was, and does not depend on what was packed before."""

import io
from random import Random

import pytest
from PIL import Image

from render.base.png import BAND, png


def picture(high: int, seed: int = 1, wide: int = 37) -> Image.Image:
    """Noise in sixteen colours."""
    whim = Random(seed)
    image = Image.frombytes("P", (wide, high), bytes(whim.randrange(16) for _ in range(wide * high)))
    image.putpalette([whim.randrange(256) for _ in range(16 * 3)])
    return image


@pytest.mark.parametrize("high", [1, BAND - 1, BAND, BAND + 1, 3 * BAND])
@pytest.mark.parametrize("level", [1, 9])
def test_every_reader_reads_the_same_pixels(high: int, level: int) -> None:
    image = picture(high)
    with Image.open(io.BytesIO(png(image, level))) as read:
        read.load()
        assert read.format == "PNG"
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_picture_has_the_same_bytes_whatever_came_before_it() -> None:
    first = png(picture(200), 6)
    png(picture(200, seed=2), 6)
    assert png(picture(200), 6) == first


def test_a_change_of_one_pixel_is_seen() -> None:
    one, other = picture(200), picture(200)
    other.putpixel((5, 150), (other.getpixel((5, 150)) + 1) % 16)  # type: ignore[operator]
    assert png(one, 6) != png(other, 6)
