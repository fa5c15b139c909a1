"""Compares queries on two shapes with results computed by hand, and checks general laws."""

import math

import numpy as np
import pytest

import nearpoint
from meshes import ball, box, shape, shift, turned

BOX = shape(box())


def test_boxes_that_overlap():
    found = nearpoint.examine(BOX, BOX, shift(0.5, 0.25, 0.25))
    assert (found.kind, found.verdict, found.basis, found.because) == ("crossing", "interferes", "exact", None)
    assert found.volume == pytest.approx(0.5 * 0.75 * 0.75, rel=1e-14)
    low, high = found.depth
    assert low <= 0.5 <= high < 0.52
    assert found.deepest.shape == (2, 3)
    assert found.inner is None and found.duplicate is None and found.deviation == 0
    assert found.pieces == 1
    body = found.body
    assert body.is_closed and body.volume == found.volume and body.pieces == 1
    assert body.centroid == pytest.approx([0.25, 0.125, 0.125])
    corners = body.vertices[body.faces]
    assert corners.min(axis=(0, 1)) == pytest.approx([0, -0.25, -0.25])
    assert corners.max(axis=(0, 1)) == pytest.approx([0.5, 0.5, 0.5])
    assert set(body.origins[:, 0]) == {0, 1}
    assert len(found.pairs) == len(nearpoint.pairs(BOX, BOX, shift(0.5, 0.25, 0.25)))


def test_pairs_are_told_in_order_with_how_they_meet():
    met = nearpoint.pairs(BOX, BOX, shift(0.5, 0.25, 0.25))
    assert met.triangles.shape == (len(met), 2) and met.triangles.dtype == np.uint32
    assert met.triangles.tolist() == sorted(met.triangles.tolist())
    assert met.crossing.dtype == bool and met.crossing.any()
    assert met.segments.shape == (met.crossing.sum(), 2, 3)
    assert met.faces.shape[1] == 4 and met.faces[:, 2:].sum() == len(met)
    assert repr(met) == f"<nearpoint.Pairs: {met.crossing.sum()} crossing, {(~met.crossing).sum()} touching>"


def test_boxes_that_touch_are_told_from_those_that_are_apart_by_the_last_digit():
    assert nearpoint.kind(BOX, BOX, shift(1.0)) == "touching"
    assert nearpoint.examine(BOX, BOX, shift(1.0)).verdict == "touches"
    beyond = np.nextafter(1.0, 2)
    assert nearpoint.kind(BOX, BOX, shift(beyond)) == "clear"
    assert not nearpoint.collides(BOX, BOX, shift(beyond))
    assert nearpoint.collides(BOX, BOX, shift(1.0))
    assert nearpoint.clearance(BOX, BOX, shift(1.0)).distance == 0
    assert nearpoint.clearance(BOX, BOX, shift(beyond)).distance == pytest.approx(beyond - 1, rel=0.01)


def test_what_is_inside_is_contained():
    small = shape(box((0.2, 0.2, 0.2)))
    found = nearpoint.examine(BOX, small)
    assert (found.kind, found.verdict, found.inner) == ("contained", "interferes", "b")
    assert nearpoint.examine(small, BOX).inner == "a"
    assert found.volume == pytest.approx(0.008)
    assert not nearpoint.collides(BOX, small) and len(nearpoint.pairs(BOX, small)) == 0
    same = nearpoint.examine(BOX, BOX)
    assert (same.kind, same.duplicate) == ("contained", "same")


def test_clearances_say_where():
    apart = nearpoint.clearance(BOX, BOX, shift(3, 0.25, 0))
    assert apart.distance == 2.0
    assert apart.on_a[0] == 0.5 and apart.on_b[0] == 2.5
    assert np.linalg.norm(apart.on_b - apart.on_a) == 2.0
    assert 0 <= apart.triangle_a < 12 and 0 <= apart.triangle_b < 12
    assert repr(apart) == "<nearpoint.Clearance: 2>"
    assert nearpoint.clearance(BOX, BOX, shift(3), limit=1.9) is None
    assert nearpoint.clearance(BOX, BOX, shift(3), 2.0).distance == 2.0


def test_a_warm_start_changes_no_bit():
    chance = np.random.default_rng(11)
    a, b = shape(ball(rough=0.2, seed=1)), shape(ball(rough=0.2, seed=2))
    warm = nearpoint.Warm()
    pose = turned(chance) @ shift(3)
    for _ in range(40):
        pose = pose @ shift(*chance.uniform(-0.1, 0.1, 3))
        cold = nearpoint.clearance(a, b, pose)
        again = nearpoint.clearance(a, b, pose, warm=warm)
        assert (cold.distance, *cold.on_a, *cold.on_b) == (again.distance, *again.on_a, *again.on_b)
    # This holds for any pair that it is used with.
    assert nearpoint.clearance(BOX, BOX, shift(3), warm=warm).distance == 2.0


def test_curved_parts_may_be_undecided():
    rough = shape(ball(segments=12, rings=6), is_model=False)
    found = nearpoint.examine(rough, rough, shift(1.99))
    assert found.verdict == "undecided" and found.because in ("withinDeviation", "nearerThanDeviation")
    assert found.basis == "estimated" and found.deviation > 0
    model = shape(ball(segments=12, rings=6))
    assert nearpoint.examine(model, model, shift(1.99)).verdict != "undecided"


def test_open_parts_have_no_body_and_inside_out_ones_do():
    corners, faces = box()
    open_box = nearpoint.Shape(corners, faces[:-1])
    found = nearpoint.examine(open_box, open_box, shift(0.5, 0.25, 0.25))
    assert found.kind == "crossing" and found.depth is None and found.volume == 0
    assert not nearpoint.body(open_box, BOX, shift(0.5)).is_closed
    inverted = nearpoint.Shape(corners, faces[:, ::-1])
    assert nearpoint.body(inverted, BOX, shift(0.5)).volume == pytest.approx(0.5)


def test_a_part_that_passes_through_itself_has_no_body():
    (one, faces), (other, _) = box(), box(at=(0.3, 0.2, 0.1))
    both = nearpoint.Shape(np.concatenate([one, other]), np.concatenate([faces, faces + 8]))
    with pytest.raises(nearpoint.BodyError, match="There is no intersection: the first part intersects itself"):
        nearpoint.body(both, BOX, shift(0.4, 0.3, 0.2))
    found = nearpoint.examine(both, BOX, shift(0.4, 0.3, 0.2))
    with pytest.raises(nearpoint.BodyError):
        _ = found.body


def reversed_answer(pose):
    return np.linalg.inv(pose)


@pytest.mark.parametrize("seed", range(6))
def test_laws_that_hold_for_any_two_stones(seed):
    chance = np.random.default_rng(seed)
    a = shape(ball(rough=0.3, seed=2 * seed, segments=14, rings=9))
    b = shape(ball(rough=0.3, seed=2 * seed + 1, segments=11, rings=8))
    hits = 0
    for _ in range(60):
        pose = turned(chance, far=2.0)
        met, apart = nearpoint.pairs(a, b, pose), nearpoint.clearance(a, b, pose)
        back = reversed_answer(pose)
        # A and B are swapped.
        assert np.array_equal(
            np.sort(met.triangles[:, ::-1].copy().view("u4,u4"), axis=0),
            np.sort(nearpoint.pairs(b, a, back).triangles.copy().view("u4,u4"), axis=0),
        ), f"seed {seed}"
        other = nearpoint.clearance(b, a, back).distance
        assert apart.distance == pytest.approx(other, rel=1e-9, abs=1e-12)
        # All ways to ask give one result.
        is_met = len(met) > 0
        assert nearpoint.collides(a, b, pose) == is_met == (apart.distance == 0)
        kind = nearpoint.kind(a, b, pose)
        assert (kind == "crossing") == is_met or kind == "contained"
        found = nearpoint.examine(a, b, pose)
        if kind != "clear":
            assert found.volume == pytest.approx(nearpoint.body(a, b, pose).volume)
            assert found.verdict == "interferes"
        hits += is_met
    assert 5 < hits < 55, f"seed {seed}: {hits} of 60 meet, so that one side is hardly tried"


@pytest.mark.parametrize(
    ("pose", "says"),
    [
        (np.eye(3), r"b_in_a must have shape \(4, 4\), not \(3, 3\)"),
        (np.ones(4), r"b_in_a must have shape \(n, m\), not \(4,\)"),
        (2 * np.eye(4), "The last row of b_in_a must be 0, 0, 0, 1"),
        (np.diag([2.0, 2, 2, 1]), "b_in_a scales, shears or mirrors"),
        (np.diag([1.0, 1, -1, 1]), "b_in_a scales, shears or mirrors"),
        (shift(np.nan), "b_in_a has a number that is not finite"),
        (shift(1e13), "b_in_a has a coordinate of 1e13, and the limit is 1e12"),
        (np.eye(4).astype(str), "b_in_a must be numbers, not of type <U"),
        ("here", r"b_in_a must have shape"),
    ],
)
def test_bad_poses_are_refused(pose, says):
    asked = [nearpoint.pairs, nearpoint.collides, nearpoint.clearance, nearpoint.kind, nearpoint.examine]
    for ask in [*asked, nearpoint.body]:
        with pytest.raises(nearpoint.InputError, match=says):
            ask(BOX, BOX, pose)


def test_poses_of_any_kind_are_taken():
    quarter = [[0, -1, 0, 2], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    for pose in [quarter, np.array(quarter), np.array(quarter, dtype="f4"), np.asfortranarray(quarter)]:
        assert nearpoint.clearance(BOX, BOX, pose).distance == pytest.approx(1.0)
    single = turned(np.random.default_rng(3)).astype("f4")
    assert nearpoint.clearance(BOX, BOX, single @ shift(5)) is not None


def test_bad_limits_and_other_types_are_refused():
    for limit in (-1.0, math.nan):
        with pytest.raises(nearpoint.InputError, match="limit must be zero or more"):
            nearpoint.clearance(BOX, BOX, None, limit)
    with pytest.raises(TypeError):
        nearpoint.pairs(BOX, box())
    with pytest.raises(TypeError):
        nearpoint.pairs(BOX)
