"""What a host makes of the figures: each is told of, and boards and alerts ask for what there is."""

import json
import re
from pathlib import Path

import pytest
from prometheus_client.metrics import MetricWrapperBase

from bot import metrics

TOLD = Path(__file__).parents[2] / "docs"
PANELS = json.loads((TOLD / "hosting/grafana.json").read_text())["panels"]
ALERTS = (TOLD / "hosting/alerts.yml").read_text().split("- alert: ")[1:]

KINDS = {
    f"{one.describe()[0].name}{'_total' if one._type == 'counter' else ''}": one
    for one in vars(metrics).values()
    if isinstance(one, MetricWrapperBase)
}
"""All figures, as Prometheus names them."""

OF_ALL = {"le", "job", "instance"}
"""Labels that Prometheus gives."""

TARGETS = [target for panel in PANELS for target in panel["targets"]]
QUERIES = [target["expr"] for target in TARGETS] + [
    " ".join(re.findall(r"expr: (?:>-)?(.+?)\n {8}\w+:", alert, re.DOTALL)[0].split()) for alert in ALERTS
]


@pytest.mark.parametrize("file", ["hosting/grafana.json", "hosting/alerts.yml", "hosting.md"])
def test_every_figure_is_told_of_and_none_that_there_is_not(file: Path) -> None:
    named = set(re.findall(r"\bmaester_\w+\b", (TOLD / file).read_text()))
    named = {re.sub(r"_bucket$", "", name) for name in named}
    assert named <= {*KINDS}
    assert file == "hosting/alerts.yml" or named == {*KINDS}


def test_the_board_can_be_read_and_no_panel_lies_on_another() -> None:
    taken = [
        (at["x"] + x, at["y"] + y)
        for at in (panel["gridPos"] for panel in PANELS)
        for x in range(at["w"])
        for y in range(at["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_asks_a_figure_for_what_it_is_by_labels_that_it_has(query: str) -> None:
    """Else Prometheus shows nothing and says so to nobody."""
    named = {re.sub(r"_bucket$", "", name) for name in re.findall(r"\bmaester_\w+\b", query)}
    kept = set(kept_labels(query))
    for name in named:
        figure = KINDS[name]
        assert kept <= {*figure._labelnames} | OF_ALL
        match figure._type:
            case "histogram":
                assert re.match(rf"histogram_quantile\(0\.\d+, sum by \(le.*\(rate\({name}_bucket\[", query)
            case "counter":
                assert re.search(rf"\b(rate|increase)\({name}\[", query)
            case "gauge":
                assert f"({name})" in query or query.startswith(f"{name} ")
                assert "rate(" not in query
    assert named or re.match(r'(up|process_resident_memory_bytes)\{job="maester"\}', query)


@pytest.mark.parametrize(
    ("words", "query"),
    [*((one["legendFormat"], one["expr"]) for one in TARGETS), *zip(ALERTS, ALERTS, strict=True)],
)
def test_what_is_said_of_it_names_labels_that_the_query_keeps(words: str, query: str) -> None:
    assert {*re.findall(r"\{\{ ?(?:\$labels\.)?(\w+) ?\}\}", words)} <= {*kept_labels(query)}


def kept_labels(query: str) -> list[str]:
    return [label for told in re.findall(r"\bby \(([^)]*)\)", query) for label in told.split(", ")]


def test_the_guide_and_the_rules_speak_of_the_same_job() -> None:
    jobs = {*re.findall(r'job="(\w+)"', " ".join(QUERIES))}
    assert jobs == {*re.findall(r"job_name: (\w+)", (TOLD / "hosting.md").read_text())} == {"maester"}
