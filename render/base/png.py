"""The bytes of a PNG, packed in bands of rows: most of those of a picture are as in the one before, and are kept.

Packing is most of what a map costs. Each band ends on a byte and looks at none before it (a full flush), so packed
bands can be laid one after the other into one stream.
"""

import struct
import zlib
from functools import lru_cache
from typing import cast

from PIL import Image

BAND, KEPT = 64, 256
"""Rows of a band, and how many packed bands are kept: those of some eight pictures."""
WINDOW, MEMORY = -15, 9
"""Of the packer: as far back as can be, with no head of its own, and as much memory as it may take."""
HEAD, TAIL = b"\x78\x5e", b"\x03\x00"
"""Of a packed stream: how it is packed, and an empty last block."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEEP, INDEXED = 8, 3
"""A byte for each pixel, an index into the palette."""


def png(image: Image.Image, level: int) -> bytes:
    """A picture of palette indices (mode P), packed as hard as `level` (1 to 9) says."""
    wide, high = image.size
    rows = Image.new("L", (wide + 1, high))  # the first byte of a row says that it is as it stands
    rows.paste(Image.frombytes("L", image.size, image.tobytes()), (1, 0))
    data, step = rows.tobytes(), (wide + 1) * BAND
    bands = [_packed(data[at : at + step], level) for at in range(0, len(data), step)]
    packed = b"".join((HEAD, *bands, TAIL, struct.pack(">I", zlib.adler32(data))))
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, DEEP, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(cast("list[int]", image.getpalette("RGB")))),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


@lru_cache(KEPT)
def _packed(rows: bytes, level: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, WINDOW, MEMORY)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
