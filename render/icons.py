"""Signs: what lies on a board, what is counted in a legend, what a card shows."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render import drawings as d
from render.drawings import Draw
from render.fonts import font, printable
from render.sketch import Sketch

SIGNS: dict[str, Draw] = {
    # figures
    "lands": d.flag,
    "domains": d.flag,
    "villages": d.house,
    "castles": d.tower,
    "armies": d.swords,
    "attack": d.swords,
    "cards": d.cards,
    "gold": d.coin,
    "points": d.crown,
    "vp": d.crown,
    "ports": d.anchor,
    "units": d.helm,
    "characters": d.person,
    "maesters": d.chain,
    "objectives": d.scroll,
    "exile": d.boat,
    "beyond": d.wall,
    # cards
    "character": d.person,
    "maester": d.chain,
    "objective": d.scroll,
    # marks and tokens
    "castle": d.tower,
    "stronghold": d.tower,
    "city": d.city,
    "capital": d.crown,
    "port": d.anchor,
    "crown": d.crown,
    "throne": d.throne,
    "ruin": d.ruin,
    "knight": d.helm,
    "siege_engine": d.trebuchet,
    "fortification": d.wall,
    "hero": d.plumed_helm,
    "lord": d.plumed_helm,
    "lady": d.lady,
    "captive": d.captive,
    "outlaw": d.outlaw,
    "ranger": d.helm,
    "dragon": d.dragon,
    "ice_dragon": d.dragon,
    "egg": d.egg,
    "white_walker": d.skull,
    "add_white_walker": d.skull,
    "remove_white_walker": d.sword,
    "night_king": d.skull_king,
    "evoke_terror": d.skull,
    "three_eyed_raven": d.raven,
    "dragon_glass": d.dagger,
    "valyrian_steel": d.sword,
    "cache_of_gold": d.coin,
    "lose_gold": d.coin,
    "mill": d.mill,
    "sept": d.star,
    "tax": d.coin,
    "siege": d.swords,
    "famine": d.withered,
    "harvest": d.sheaf,
    "rain": d.rain,
    "weather": d.sun,
    "plague": d.skull,
    "star": d.star,
}


@lru_cache(256)
def sign(kind: str, size: int) -> Image.Image:
    """The sign of `kind` as a square mask; an unknown kind is its first letter, a hidden one `?`."""
    draw = SIGNS.get(kind)
    if draw is not None:
        sketch = Sketch((size, size), 4, (-0.5, -0.5), size)
        draw(sketch)
        return sketch.mask()
    letter = "?" if kind == "hidden" else (printable(kind, "label")[:1].upper() or "*")
    mask = Image.new("L", (size, size), 0)
    ImageDraw.Draw(mask).text(
        (size / 2, size / 2), letter, fill=255, font=font("label", round(size * 0.95)), anchor="mm"
    )
    return mask
