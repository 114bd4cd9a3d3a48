"""Several boards that share a picture, each in one of its own: on a phone it is then as wide as the screen."""

from bot.rules.contract import Scene
from render.geometry import geometry


def split(scene: Scene) -> tuple[Scene, ...]:
    """The scene of each board alone, in their order; an arrow from one to another leaves the first at its edge."""
    return tuple(_alone(scene, board) for board in scene.boards) if len(scene.boards) > 1 else (scene,)


def _alone(scene: Scene, board: str) -> Scene:
    shape = geometry(board)
    here = {*shape.territories, *shape.seals}
    return scene.model_copy(
        update={
            "boards": (board,),
            "areas": tuple(area for area in scene.areas if area.id in here),
            "tokens": tuple(token for token in scene.tokens if token.area in here),
            "arrows": tuple(arrow for arrow in scene.arrows if {arrow.source, arrow.target} & here),
            "changed": tuple(place for place in scene.changed if place in here),
        }
    )
