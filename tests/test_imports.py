"""No module needs one that needs it, and what is imported is declared."""

import re
import sys
import tomllib
from functools import cache
from graphlib import TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import grimp

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
PACKAGES = ("bot", "cogs", "render", "data")


@cache
def graph() -> grimp.ImportGraph:
    """What imports what, at any time; what only a type checker sees is left out."""
    return grimp.build_graph(*PACKAGES, include_external_packages=True, exclude_type_checking_imports=True)


def test_no_module_imports_itself_by_way_of_others() -> None:
    needs = {module: graph().find_modules_directly_imported_by(module) for module in graph().modules}
    TopologicalSorter(needs).prepare()  # raises CycleError, which names the circle


def test_what_is_imported_is_declared() -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    declared = {plain(name.group()) for one in wanted if (name := re.match(r"[\w.-]+", one))}
    others = {one for one in graph().modules if graph().is_module_squashed(one)} - sys.stdlib_module_names
    of = packages_distributions()
    assert {one for one in others if not {*map(plain, of.get(one, [one]))} & declared} == set()


def plain(name: str) -> str:
    """The name of a distribution as all its spellings mean it."""
    return re.sub(r"[-_.]+", "-", name).lower()
