"""What only the board of Fief has: villages, roads, domains, regions, seals."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, pi, sin

import pytest

from tests.maps.boards import (
    BEYOND,
    FiefBoard,
    Json,
    area,
    crosses,
    fief,
    on_land,
    overlap,
    points,
    ring_edges,
    to_edge,
    to_segment,
)

BOARD: FiefBoard = fief()
MEETING = 26.0
"""So near a village its ways may meet."""
WAYS: list[Json] = BOARD.geometry["roads"] + BOARD.geometry["lanes"]


def village(place: str) -> list[float]:
    at: list[float] = BOARD.drawn[place]["counter"]
    return at


def segments(way: Json) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    return list(pairwise((x, y) for x, y in way["line"]))


def along(way: Json) -> list[tuple[float, float]]:
    """Points along a way, four to every stretch."""
    return [
        (a[0] + (b[0] - a[0]) * i / 4, a[1] + (b[1] - a[1]) * i / 4)
        for a, b in segments(way)
        for i in range(5)
    ]


@pytest.mark.parametrize(("key", "links"), [("roads", BOARD.land), ("lanes", BOARD.sea)])
def test_exactly_the_links_of_the_board_are_drawn_from_village_to_village(
    key: str, links: set[frozenset[str]]
) -> None:
    """FIEF-0.21: roads and sea lanes."""
    drawn = BOARD.geometry[key]
    assert len(drawn) == len(links)
    assert {frozenset(way["between"]) for way in drawn} == links
    for way in drawn:
        assert [way["line"][0], way["line"][-1]] == [village(place) for place in way["between"]]


def test_ways_meet_only_at_their_villages() -> None:
    for i, one in enumerate(WAYS):
        for other in WAYS[i + 1 :]:
            common = [village(place) for place in set(one["between"]) & set(other["between"])]
            for a in segments(one):
                for b in segments(other):
                    if overlap((*map(min, *a), *map(max, *a)), (*map(min, *b), *map(max, *b))) < 0:  # type: ignore[arg-type]
                        continue
                    if crosses(a, b):
                        near = min((dist(at, end) for at in common for end in a), default=1e9)
                        assert near < MEETING, f"{one['between']} crosses {other['between']}"


def test_ways_pass_no_village_they_do_not_lead_to() -> None:
    radius = BOARD.geometry["counter_radius"]
    for way in WAYS:
        for place in set(BOARD.drawn) - set(way["between"]):
            nearest = min(to_segment(village(place), s) for s in segments(way))
            assert nearest > radius + 2, f"{way['between']} passes {place}"


def test_ways_run_under_names_for_short_stretches_at_most() -> None:
    for way in WAYS:
        for place, drawn in BOARD.drawn.items():
            left, top, right, bottom = drawn["label"]["box"]
            under = sum(
                dist(a, b)
                for a, b in segments(way)
                if left < (a[0] + b[0]) / 2 < right and top < (a[1] + b[1]) / 2 < bottom
            )
            assert under < 40, f"{way['between']} runs under {place}"


def test_roads_stay_on_the_land_and_lanes_on_the_water_or_at_their_villages() -> None:
    for road in BOARD.geometry["roads"]:
        assert all(BOARD.owner_at(p) for p in along(road)), road["between"]
    for lane in BOARD.geometry["lanes"]:
        crossed = {BOARD.owner_at(p) for p in along(lane)}
        assert None in crossed, lane["between"]
        assert crossed <= {None, *lane["between"]}, lane["between"]


def test_villages_stand_on_their_own_land() -> None:
    for place, drawn in BOARD.drawn.items():
        assert on_land(drawn, village(place)), place
        assert to_edge(drawn, village(place)) >= BOARD.geometry["counter_radius"] - 1, place


def test_coastal_villages_have_a_shore() -> None:
    owner = dict(BOARD.edges())
    with_shore = {mine for (a, b), mine in owner.items() if (b, a) not in owner}
    assert {place for place, rules in BOARD.rules.items() if rules["coastal"]} <= with_shore


def test_a_village_has_room_for_tokens_on_its_own_land_or_the_sea() -> None:
    for place, drawn in BOARD.drawn.items():
        assert 3 <= len(drawn["slots"]) <= 5, place
        for at in points(drawn["slots"]):
            assert BOARD.owner_at(at) in (place, None), place


def test_tokens_lie_on_the_land_of_a_village_before_they_lie_at_the_water_s_edge() -> None:
    """People stood half in the sea where there was room beside the walls."""
    radius = BOARD.geometry["slot_radius"]
    rim = [(cos(turn * pi / 8) * radius, sin(turn * pi / 8) * radius) for turn in range(16)]
    for place, drawn in BOARD.drawn.items():
        dry = [all(on_land(drawn, (x + dx, y + dy)) for dx, dy in rim) for x, y in points(drawn["slots"])]
        wet = [not on_land(drawn, at) for at in points(drawn["slots"])]
        assert not any(sea and True in dry[n:] for n, sea in enumerate(wet)), place


@pytest.mark.parametrize("kind", ["domains", "regions"])
def test_domains_and_regions_are_the_union_of_the_lands_of_their_villages(kind: str) -> None:
    drawn = BOARD.geometry[kind]
    assert [(g["id"], g["name"]) for g in drawn] == [(g["id"], g["name"]) for g in BOARD.data[kind]]
    for group, rules in zip(drawn, BOARD.data[kind], strict=True):
        assert group["territories"] == rules["villages"]
        edges = {
            e for v in rules["villages"] for ring in BOARD.drawn[v]["polygons"] for e in ring_edges(ring)
        }
        around_it = {edge for ring in group["polygons"] for edge in ring_edges(ring)}
        assert around_it == {(a, b) for a, b in edges if (b, a) not in edges}, group["id"]
        lands = sum(BOARD.drawn[v]["area"] for v in rules["villages"])
        assert sum(map(area, group["polygons"])) == pytest.approx(lands, abs=len(rules["villages"]))


def test_borders_know_whether_they_part_two_domains() -> None:
    for border in BOARD.geometry["borders"]:
        domains = {BOARD.rules[v]["domain"] if v != BEYOND else BEYOND for v in border["between"]}
        assert border["domain"] == (len(domains) > 1), border["between"]


def test_seals_lie_on_their_own_land_or_the_sea_and_no_way_runs_through_them() -> None:
    radius = BOARD.geometry["slot_radius"]
    for group in BOARD.geometry["domains"] + BOARD.geometry["regions"]:
        for at in (group["seal"], *group.get("slots", ())):
            assert BOARD.owner_at(at) in (None, *group["territories"]), group["id"]
            for way in WAYS:
                assert all(to_segment(at, s) > radius for s in segments(way)), group["id"]


def test_every_region_has_room_beside_its_seal_for_what_befalls_it() -> None:
    assert {len(region["slots"]) for region in BOARD.geometry["regions"]} == {2}
