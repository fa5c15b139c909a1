"""How long queries take beside python-fcl and coal: ratios of medians measured in turns in one run, and the cost of a call.

`cargo xtask pack python --bench` runs it in the environment of the wheel.
"""

import os
import statistics
import sys
import time
from pathlib import Path

import coal
import fcl
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import nearpoint  # noqa: E402
from meshes import ball, box, shape, shift, turned  # noqa: E402
from test_peers import coal_at, fcl_at, in_coal, in_fcl  # noqa: E402

ROUNDS = 9
# The limit exceeds any number of contacts.
ALL = 10_000_000


def in_turns(asked, poses):
    """Returns for each the median over rounds of the mean time of a query, in seconds."""
    times = {name: [] for name in asked}
    for name, ask in asked.items():
        ask(poses[0])
    for _ in range(ROUNDS):
        for name, ask in asked.items():
            begin = time.perf_counter()
            for pose in poses:
                ask(pose)
            times[name].append((time.perf_counter() - begin) / len(poses))
    return {name: statistics.median(each) for name, each in times.items()}


def fcl_pairs(models, request):
    a = fcl_at(models[0], np.eye(4))

    def ask(pose):
        return fcl.collide(a, fcl_at(models[1], pose), request, fcl.CollisionResult())

    return ask


def coal_pairs(models, contacts):
    at = coal_at(np.eye(4))

    def ask(pose):
        request = coal.CollisionRequest()
        request.num_max_contacts = contacts
        return coal.collide(models[0], at, models[1], coal_at(pose), request, coal.CollisionResult())

    return ask


def fcl_distance(models):
    a = fcl_at(models[0], np.eye(4))
    return lambda pose: fcl.distance(a, fcl_at(models[1], pose), fcl.DistanceRequest(), fcl.DistanceResult())


def coal_distance(models):
    at = coal_at(np.eye(4))
    return lambda pose: coal.distance(
        models[0], at, models[1], coal_at(pose), coal.DistanceRequest(), coal.DistanceResult()
    )


def told(what, times):
    ours = times["nearpoint"]
    others = ", ".join(f"{name} {t * 1e6:9.2f} µs = {t / ours:5.2f} ×" for name, t in times.items() if name != "nearpoint")
    print(f"{what:44} nearpoint {ours * 1e6:9.2f} µs; {others}")


def meshes_of(triangles):
    rings = int((triangles / 4) ** 0.5)
    return [ball(segments=2 * rings, rings=rings, rough=0.02, seed=n) for n in (1, 2)]


def main():
    print(f"nearpoint {nearpoint.__version__} on {os.cpu_count()} cores, medians of {ROUNDS} rounds in turns")
    chance = np.random.default_rng(1)
    for triangles in (1000, 10_000, 50_000):
        meshes = meshes_of(triangles)
        shapes, of_fcl, of_coal = map(shape, meshes), list(map(in_fcl, meshes)), list(map(in_coal, meshes))
        a, b = shapes
        meets = [turned(chance, far=0.0) @ shift(*(1.2 * unit)) for unit in units(chance, 12)]
        apart = [turned(chance, far=0.0) @ shift(*(2.3 * unit)) for unit in units(chance, 12)]
        request = fcl.CollisionRequest(num_max_contacts=ALL, enable_contact=True)
        counts = [(len(nearpoint.pairs(a, b, p)), fcl_pairs(of_fcl, request)(p), coal_pairs(of_coal, ALL)(p)) for p in meets]
        print(f"{triangles} triangles each: pairs found, of us, fcl and coal, in the first pose: {counts[0]}")
        told(
            "  all pairs that meet",
            in_turns(
                {
                    "nearpoint": lambda pose: nearpoint.pairs(a, b, pose),
                    "fcl": fcl_pairs(of_fcl, request),
                    "coal": coal_pairs(of_coal, ALL),
                },
                meets,
            ),
        )
        for what, poses in (("  whether they meet, and they do", meets), ("  whether they meet, and they do not", apart)):
            told(
                what,
                in_turns(
                    {
                        "nearpoint": lambda pose: nearpoint.collides(a, b, pose),
                        "fcl": fcl_pairs(of_fcl, fcl.CollisionRequest()),
                        "coal": coal_pairs(of_coal, 1),
                    },
                    poses,
                ),
            )
        told(
            "  how far apart",
            in_turns(
                {
                    "nearpoint": lambda pose: nearpoint.clearance(a, b, pose),
                    "fcl": fcl_distance(of_fcl),
                    "coal": coal_distance(of_coal),
                },
                apart,
            ),
        )
    calls()


def units(chance, count):
    directions = chance.normal(size=(count, 3))
    return directions / np.linalg.norm(directions, axis=1, keepdims=True)


def calls():
    """Measures a call whose query ends after comparing two boxes."""
    mesh = box()
    a, b, far = shape(mesh), shape(mesh), shift(5)
    of_fcl = list(map(in_fcl, (mesh, mesh)))
    moved = fcl_at(of_fcl[1], far)
    still, request, result = fcl_at(of_fcl[0], np.eye(4)), fcl.CollisionRequest(), fcl.CollisionResult()
    of_coal = list(map(in_coal, (mesh, mesh)))
    at, there = coal_at(np.eye(4)), coal_at(far)
    coal_request, coal_result = coal.CollisionRequest(), coal.CollisionResult()
    poses = [far] * 20_000
    told(
        "a call: two boxes far apart",
        in_turns(
            {
                "nearpoint": lambda pose: nearpoint.collides(a, b, pose),
                "fcl": lambda pose: fcl.collide(still, moved, request, result),
                "coal": lambda pose: coal.collide(of_coal[0], at, of_coal[1], there, coal_request, coal_result),
                "an empty function": lambda pose: None,
            },
            poses,
        ),
    )
    manager = nearpoint.CollisionManager()
    manager.add_object("a", a)
    manager.add_object("b", b, far)
    told(
        "a call: a manager of two, far apart",
        in_turns({"nearpoint": lambda pose: manager.in_collision_internal(), "an empty function": lambda pose: None}, poses),
    )


if __name__ == "__main__":
    main()
