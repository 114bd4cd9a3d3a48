"""The board of a first game: a few lands of a board, as large as a phone can show them."""

from PIL import ImageChops

from render.base.geometry import geometry, regions
from render.board.plate import make, plate
from render.board.seats import seats

WHOLE, FEW = "risk/geometry/essos", "risk/geometry/first"


def test_only_its_own_lands_are_in_play_and_they_lie_where_they_lay() -> None:
    whole, few = geometry(WHOLE), geometry(FEW)
    assert few.territories == {name: whole.territories[name] for name in few.territories}
    others = whole.territories.keys() - few.territories.keys()
    assert {ring for name in others for ring in whole.territories[name].polygons} <= {*few.beyond}
    assert {region.name for region in regions(FEW)} == {"The Disputed Lands", "Lands of Long Summer"}


def test_nothing_leads_to_a_land_out_of_play() -> None:
    few = geometry(FEW)
    own = few.territories.keys()
    assert few.voyages
    assert all(own >= {*way.between} for way in (*few.lanes, *few.voyages))
    for border in few.borders:
        assert (border.kind == "limit") is (not own >= {*border.between}), border.between


def test_names_of_seas_and_of_regions_do_not_hide_each_other() -> None:
    shape = geometry(FEW)
    parts = make(shape, "night", regions(FEW), seats(shape))
    assert sum(ImageChops.multiply(parts["afloat"], parts["taken"]).histogram()[60:]) == 0


def test_it_is_cut_to_its_lands_and_shows_them_whole() -> None:
    whole, few = geometry(WHOLE), geometry(FEW)
    assert few.size[0] <= 0.6 * whole.size[0]
    across = range(few.size[0])
    rows = range(int(few.frame.top), int(few.frame.bottom))
    for name, (box, _) in plate(FEW, "night").masks.items():
        left, top, right, bottom = box
        assert {left, right - 1} <= {*across}, name
        assert {top, bottom - 1} <= {*rows}, name
