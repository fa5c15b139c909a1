"""Compares with python-fcl and coal: whether two stones collide, and their distance.

Pairs that are nearer to touching than the rounding of the peers are left out and counted: there must be hardly any.
"""

import coal
import fcl
import numpy as np
import pytest
import trimesh

import nearpoint
from meshes import ball, box, shape, turned

# Below this distance, the peers' results are rounding errors.
TOO_NEAR = 1e-6


def in_fcl(mesh):
    vertices, faces = mesh
    model = fcl.BVHModel()
    model.beginModel(len(vertices), len(faces))
    model.addSubModel(vertices, faces)
    model.endModel()
    return model


def in_coal(mesh):
    vertices, faces = mesh
    model = coal.BVHModelOBBRSS()
    model.beginModel(len(faces), len(vertices))
    model.addVertices(vertices)
    model.addTriangles(faces.astype(np.int32))
    model.endModel()
    return model


def fcl_at(model, pose):
    return fcl.CollisionObject(model, fcl.Transform(pose[:3, :3], pose[:3, 3]))


def coal_at(pose):
    return coal.Transform3s(np.ascontiguousarray(pose[:3, :3]), np.ascontiguousarray(pose[:3, 3]))


def ask_fcl(models, pose):
    objects = fcl_at(models[0], np.eye(4)), fcl_at(models[1], pose)
    hit = fcl.collide(*objects, fcl.CollisionRequest(), fcl.CollisionResult()) > 0
    if hit:
        return True, 0.0
    return False, fcl.distance(*objects, fcl.DistanceRequest(), fcl.DistanceResult())


def ask_coal(models, pose):
    at, there = coal_at(np.eye(4)), coal_at(pose)
    result = coal.CollisionResult()
    hit = coal.collide(models[0], at, models[1], there, coal.CollisionRequest(), result) > 0
    if hit:
        return True, 0.0
    request = coal.DistanceRequest()
    request.rel_err = request.abs_err = 0.0
    found = coal.DistanceResult()
    return False, coal.distance(models[0], at, models[1], there, request, found)


MESHES = {
    "stones": lambda n: ball(rough=0.3, segments=16, rings=10, seed=n),
    "balls": lambda n: ball(segments=20 + n % 3, rings=12),
    "boxes": lambda n: box((1 + 0.1 * (n % 5), 1.0, 0.7)),
}
PEERS = {"fcl": (in_fcl, ask_fcl), "coal": (in_coal, ask_coal)}


@pytest.mark.parametrize("kind", MESHES)
@pytest.mark.parametrize("peer", PEERS)
@pytest.mark.parametrize("seed", range(5))
def test_the_same_answers(peer, kind, seed):
    chance = np.random.default_rng(100 + seed)
    (model, ask), make = PEERS[peer], MESHES[kind]
    meshes = make(2 * seed), make(2 * seed + 1)
    a, b = map(shape, meshes)
    models = tuple(map(model, meshes))
    hits = near = 0
    for number in range(200):
        pose = turned(chance, far=2.0)
        ours = nearpoint.clearance(a, b, pose).distance
        theirs, distance = ask(models, pose)
        where = f"seed {seed}, pose {number}: {pose.tolist()}"
        depth = nearpoint.examine(a, b, pose).depth if ours == 0 else None
        if 0 < ours < TOO_NEAR or (depth is not None and depth[1] < TOO_NEAR):
            near += 1
            continue
        assert (ours == 0) == theirs == nearpoint.collides(a, b, pose), where
        if not theirs:
            assert ours == pytest.approx(distance, rel=1e-9), where
        hits += theirs
    assert near <= 2, f"seed {seed}: {near} of 200 are too near to tell"
    assert 5 < hits < 195, f"seed {seed}: {hits} of 200 meet"


@pytest.mark.parametrize("seed", range(3))
def test_the_manager_says_what_trimesh_says(seed):
    chance = np.random.default_rng(seed)
    meshes = [trimesh.Trimesh(*ball(0.5, 12, 8, rough=0.2, seed=n), process=False) for n in range(12)]
    theirs, ours = trimesh.collision.CollisionManager(), nearpoint.CollisionManager()
    for n, mesh in enumerate(meshes):
        pose = turned(chance, far=1.2)
        for manager in (theirs, ours):
            manager.add_object(f"stone {n}", mesh, transform=pose)
    for _ in range(20):
        for n in chance.choice(12, 3, replace=False):
            pose = turned(chance, far=1.2)
            for manager in (theirs, ours):
                manager.set_transform(f"stone {n}", pose)
        assert ours.in_collision_internal() == theirs.in_collision_internal()
        said, told = (manager.in_collision_internal(return_names=True) for manager in (ours, theirs))
        assert said == told, f"seed {seed}"
        ask = trimesh.Trimesh(*ball(0.4, 12, 8, seed=50), process=False)
        pose = turned(chance, far=2.5)
        single = [manager.in_collision_single(ask, pose, return_names=True) for manager in (ours, theirs)]
        assert single[0] == single[1], f"seed {seed}"
        if not single[0][0]:
            distances = [manager.min_distance_single(ask, pose) for manager in (ours, theirs)]
            # FCL takes the mesh for convex, and computes distances of convex bodies to a millionth only.
            assert distances[0] == pytest.approx(distances[1], rel=1e-6)


