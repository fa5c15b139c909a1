"""Runs, and passes mypy --strict: every result has the type in the stub."""

import numpy as np

import nearpoint
from nearpoint import CollisionManager, Shape


def answers(shape: Shape) -> list[float]:
    pose = np.eye(4)
    found = nearpoint.examine(shape, shape, pose)
    apart = nearpoint.clearance(shape, shape, pose, limit=2.0, warm=nearpoint.Warm())
    depth = found.depth
    numbers = [found.volume, found.body.volume, apart.distance if apart else -1.0]
    if depth is not None:
        numbers += depth
    if found.verdict == "interferes":
        numbers.append(float(found.pairs.triangles[0, 0]))
    return numbers


def managed(shape: Shape) -> float:
    manager = CollisionManager(solid=True)
    manager.add_object("a", shape)
    manager.add_object("b", shape, np.eye(4))
    is_hit: bool = manager.in_collision_internal()
    is_again, pairs = manager.in_collision_internal(return_names=True)
    both: list[tuple[str, str]] = sorted(pairs)
    _, _, contacts = manager.in_collision_internal(return_names=True, return_data=True)
    _, of_one = manager.in_collision_single(shape, return_names=True)
    names: set[str] = of_one
    distance, data = manager.min_distance_internal(return_data=True)
    depth: float = contacts[0].depth
    assert is_hit and is_again and both == [("a", "b")] and names == {"a", "b"}
    return distance + data.distance + depth


def rows(scene: nearpoint.Scene) -> list[str]:
    report = scene.check()
    told: list[str] = [report.hash]
    for row in report.pairs:
        told.append(row["class"])
        if "depth" in row:
            told.append(str(row["depth"][0]))
    return told


def refused(shape: Shape) -> str:
    try:
        nearpoint.pairs(shape, shape, [[1.0]])
    except nearpoint.InputError as error:
        return str(error)
    return ""
