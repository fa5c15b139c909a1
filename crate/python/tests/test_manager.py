"""Compares the manager with trimesh's interface to queries of single pairs."""

import itertools
import math

import numpy as np
import pytest

import nearpoint
from meshes import Mesh, ball, box, shape, shift, turned


def three():
    """Returns two boxes that cross, and one beside them."""
    manager = nearpoint.CollisionManager()
    manager.add_object("left", Mesh(*box()))
    manager.add_object("middle", shape(box()), shift(0.75, 0.1, 0.1))
    manager.add_object("right", shape(box()), shift(3, 0, 0))
    return manager


def test_what_meets_inside():
    manager = three()
    assert manager.in_collision_internal() is True
    assert manager.in_collision_internal(return_names=True) == (True, {("left", "middle")})
    is_hit, contacts = manager.in_collision_internal(return_data=True)
    assert is_hit and contacts
    is_hit, names, contacts = manager.in_collision_internal(return_names=True, return_data=True)
    assert is_hit and names == {("left", "middle")}
    met = nearpoint.pairs(shape(box()), shape(box()), shift(0.75, 0.1, 0.1))
    assert len(contacts) == len(met)
    for contact, (a, b), crossing in zip(contacts, met.triangles, met.crossing, strict=True):
        assert contact.names == {"left", "middle"} and contact.pair == ("left", "middle")
        assert (contact.index("left"), contact.index("middle"), contact.is_crossing) == (a, b, crossing)
        assert 0.25 - 1e-9 <= contact.point[0] <= 0.5 + 1e-9
        assert np.linalg.norm(contact.normal) == pytest.approx(1)
        low, high = contact.depth_bounds
        assert 0 < low <= high == contact.depth <= 0.5
    with pytest.raises(nearpoint.InputError, match="for “left” and “middle”, not for “right”"):
        contacts[0].index("right")


def test_objects_come_go_and_move():
    manager = three()
    assert len(manager) == 3 and "left" in manager and manager.names == ["left", "middle", "right"]
    manager.set_transform("middle", shift(1.5))
    assert manager.in_collision_internal(True) == (False, set())
    assert manager.min_distance_internal() == 0.5
    manager.add_object("middle", shape(box((0.5, 0.5, 0.5))), shift(1.375))
    assert len(manager) == 3
    assert manager.min_distance_internal(return_names=True) == (0.625, ("left", "middle"))
    manager.remove_object("middle")
    assert manager.min_distance_internal() == 2.0
    for refused in [
        lambda: manager.remove_object("middle"),
        lambda: manager.set_transform("middle", np.eye(4)),
        lambda: manager.min_distance_internal("middle"),
    ]:
        with pytest.raises(ValueError, match="There is no object “middle” in the manager"):
            refused()
    with pytest.raises(nearpoint.InputError, match="transform scales, shears or mirrors"):
        manager.set_transform("left", np.diag([2.0, 1, 1, 1]))
    assert manager.min_distance_internal() == 2.0, "what is refused changes nothing"


def test_one_that_is_not_inside():
    manager, ask = three(), shape(box())
    assert manager.in_collision_single(ask, shift(3.5)) is True
    assert manager.in_collision_single(ask, shift(30)) is False
    assert manager.in_collision_single(ask, shift(0.3), return_names=True) == (True, {"left", "middle"})
    _, contacts = manager.in_collision_single(Mesh(*box()), shift(3.5, 0.1, 0.1), return_data=True)
    assert {frozenset(contact.names) for contact in contacts} == {frozenset({"right", "__external"})}
    assert manager.min_distance_single(ask, shift(30)) == 26.0
    distance, name, data = manager.min_distance_single(ask, shift(30), return_name=True, return_data=True)
    assert (distance, name, data.distance) == (26.0, "right", 26.0)
    assert data.point("right")[0] == 3.5 and data.point("__external")[0] == 29.5
    assert data.names == {"right", "__external"} and 0 <= data.index("right") < 12
    assert manager.min_distance_single(ask, shift(0.3), return_name=True)[0] == 0


def test_two_managers():
    manager, other = three(), nearpoint.CollisionManager()
    other.add_object("left", shape(box()), shift(3, 0.5, 0))
    other.add_object("far", shape(box()), shift(0, 0, 9))
    assert manager.in_collision_other(other, return_names=True) == (True, {("right", "left")})
    assert other.in_collision_other(manager, return_names=True) == (True, {("left", "right")})
    is_hit, names, contacts = manager.in_collision_other(other, return_names=True, return_data=True)
    assert is_hit and contacts[0].pair == ("right", "left") and names == {("right", "left")}
    assert manager.min_distance_other(other) == 0
    other.remove_object("left")
    distance, names, data = manager.min_distance_other(other, return_names=True, return_data=True)
    assert names == ("middle", "far") and distance == data.distance == pytest.approx(7.9)
    assert manager.min_distance_other(manager) == 0, "with itself: each is where it is"


def test_what_is_inside_collides_where_shapes_are_solid():
    for is_solid in (False, True):
        manager = nearpoint.CollisionManager(solid=is_solid)
        manager.add_object("box", shape(box()))
        manager.add_object("seed", shape(box((0.1, 0.1, 0.1))))
        names = {("box", "seed")} if is_solid else set()
        assert manager.in_collision_internal(return_names=True) == (is_solid, names)
        assert manager.in_collision_internal(return_names=True, return_data=True) == (is_solid, names, [])
        assert manager.min_distance_internal() == pytest.approx(0.45)


def test_nothing_has_no_distance():
    manager = nearpoint.CollisionManager()
    assert manager.in_collision_internal() is False
    assert manager.in_collision_single(shape(box())) is False
    for ask in [manager.min_distance_internal, lambda: manager.min_distance_single(shape(box()))]:
        with pytest.raises(nearpoint.InputError, match="A distance needs at least two objects"):
            ask()
    manager.add_object("one", shape(box()))
    with pytest.raises(nearpoint.InputError, match="at least two objects"):
        manager.min_distance_internal()
    assert manager.min_distance_single(shape(box()), shift(5)) == 4.0


def test_open_shapes_have_no_depth():
    corners, faces = box()
    manager = nearpoint.CollisionManager()
    for name, at in (("a", shift()), ("b", shift(0.5, 0.25, 0.25))):
        manager.add_object(name, Mesh(corners, faces[:-1]), at)
    _, contacts = manager.in_collision_internal(return_data=True)
    assert contacts and math.isnan(contacts[0].depth) and contacts[0].depth_bounds is None


@pytest.mark.parametrize("seed", range(4))
def test_many_that_move_are_told_as_pair_by_pair(seed):
    chance = np.random.default_rng(seed)
    shapes = [shape(ball(0.5, 10, 7, rough=0.3, seed=n)) for n in range(5)]
    poses = {f"stone {n}": turned(chance, far=2.0) for n in range(24)}
    kinds = {name: shapes[n % 5] for n, name in enumerate(poses)}
    manager = nearpoint.CollisionManager()
    for name, pose in poses.items():
        manager.add_object(name, kinds[name], pose)
    for _ in range(6):
        for name in chance.choice(list(poses), 8, replace=False):
            poses[name] = turned(chance, far=2.0)
            manager.set_transform(str(name), poses[name])
        hits, nearest = set(), {}
        for one, other in itertools.combinations(sorted(poses), 2):
            between = np.linalg.inv(poses[one]) @ poses[other]
            nearest[one, other] = nearpoint.clearance(kinds[one], kinds[other], between).distance
            if nearest[one, other] == 0:
                hits.add((one, other))
        assert manager.in_collision_internal(return_names=True) == (bool(hits), hits), f"seed {seed}"
        assert manager.in_collision_internal() == bool(hits)
        least = min(nearest.values())
        assert manager.min_distance_internal() == pytest.approx(least, rel=1e-9, abs=1e-12), f"seed {seed}"
        about = "stone 7"
        least = min(distance for pair, distance in nearest.items() if about in pair)
        distance, names, data = manager.min_distance_internal(about, return_names=True, return_data=True)
        assert distance == pytest.approx(least, rel=1e-9, abs=1e-12), f"seed {seed}"
        assert about in names and data.distance == distance
        ends = data.point(names[0]) - data.point(names[1])
        assert np.linalg.norm(ends) == pytest.approx(distance, rel=1e-9, abs=1e-9)
