"""Checks shapes: accepted input, properties, and messages for refused input."""

import numpy as np
import pytest

import nearpoint
from meshes import Mesh, ball, box, shape


def test_a_box_is_what_it_was_made_of():
    corners, faces = box((2, 3, 4), at=(1, 0, 0))
    made = nearpoint.Shape(corners, faces)
    assert len(made) == 12
    assert made.is_closed and made.is_model and made.defects == []
    assert made.volume == pytest.approx(24, rel=1e-15)
    assert made.bounds.tolist() == [[0, -1.5, -2], [2, 1.5, 2]]
    assert made.vertices.dtype == np.float64 and made.faces.dtype == np.uint32
    # Vertices are renumbered, triangles are not.
    assert (made.vertices[made.faces] == corners[faces]).all()
    assert len(set(made.groups.tolist())) == 6
    assert repr(made) == "<nearpoint.Shape: 12 triangles, 8 vertices, closed>"


def test_equal_positions_become_one_vertex():
    corners, faces = box()
    soup = corners[faces].reshape(-1, 3)
    made = nearpoint.Shape(soup, np.arange(36).reshape(-1, 3))
    assert len(made.vertices) == 8 and made.is_closed


@pytest.mark.parametrize(
    "change",
    [
        lambda v, f: (v.tolist(), f.tolist()),
        lambda v, f: (v.astype("f4"), f.astype("u1")),
        lambda v, f: (v.astype(">f8"), f.astype(">i8")),
        lambda v, f: (np.asfortranarray(v), np.asfortranarray(f)),
        lambda v, f: (np.repeat(v, 2, axis=0)[::2], np.repeat(f, 2, axis=1)[:, ::2]),
        lambda v, f: (v.astype(int), f.astype("u8")),
        lambda v, f: (v[::-1][::-1], f[::-1][::-1]),
    ],
    ids=["lists", "narrow", "big-endian", "fortran", "strided", "integers", "negative strides"],
)
def test_numbers_of_any_kind_and_order_are_taken(change):
    corners, faces = box((2, 2, 2))
    made = nearpoint.Shape(*change(corners, faces))
    assert (made.vertices[made.faces] == corners[faces]).all()


def test_what_is_given_is_not_kept():
    corners, faces = box()
    made = nearpoint.Shape(corners, faces)
    corners[:] = np.nan
    faces[:] = 99
    assert made.volume == 1.0
    made.vertices[:] = 0
    assert made.volume == 1.0 and made.bounds.tolist() == [[-0.5] * 3, [0.5] * 3]


def test_groups_are_kept_in_order_of_their_first_triangle():
    corners, faces = box()
    made = nearpoint.Shape(corners, faces, groups=[7, 7, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7])
    assert made.groups.tolist() == [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]


def test_a_mesh_of_anybody_is_taken():
    made = nearpoint.Shape.of(Mesh(*box()))
    assert made.volume == 1.0
    assert nearpoint.Shape.of(made) is made


CORNERS, FACES = box()


def changed(array, place, value):
    array = np.array(array, dtype=np.result_type(array, np.asarray(value)))
    array[place] = value
    return array


@pytest.mark.parametrize(
    ("vertices", "faces", "error", "says"),
    [
        (changed(CORNERS, (3, 1), np.nan), FACES, nearpoint.MeshError, "position 3 .* not a finite number"),
        (changed(CORNERS, (0, 0), np.inf), FACES, nearpoint.MeshError, "position 0 .* not a finite number"),
        (changed(CORNERS, (0, 0), 1e12), FACES, nearpoint.InputError, "Vertex 0 .* beyond 1e9. Use a larger"),
        (CORNERS, np.zeros((0, 3), int), nearpoint.MeshError, "there are no triangles"),
        (np.zeros((0, 3)), FACES, nearpoint.InputError, "Face 0 .* uses vertex 0, but there are only 0"),
        (CORNERS, changed(FACES, (2, 1), 8), nearpoint.InputError, "Face 2 .* uses vertex 8, but there are only 8"),
        (CORNERS, changed(FACES, (1, 0), -1), nearpoint.InputError, "Face 1 .* uses vertex -1,"),
        (CORNERS, changed(FACES, (1, 0), 2**40), nearpoint.InputError, "uses vertex 1099511627776,"),
        (CORNERS, np.full((1, 3), 2**64 - 1, np.uint64), nearpoint.InputError, "uses vertex -1,"),
        (CORNERS, FACES.astype(float), nearpoint.InputError, "faces must be whole numbers, not of type float64"),
        (CORNERS.astype(complex), FACES, nearpoint.InputError, "vertices must be numbers, not of type complex128"),
        (CORNERS.astype(str), FACES, nearpoint.InputError, "vertices must be numbers, not of type <U"),
        (CORNERS.astype(object), FACES, nearpoint.InputError, "vertices must be numbers, not of type object"),
        (CORNERS[:, :2], FACES, nearpoint.InputError, r"vertices must have shape \(n, 3\), not \(8, 2\)"),
        (CORNERS.ravel(), FACES, nearpoint.InputError, r"vertices must have shape \(n, 3\), not \(24,\)"),
        (CORNERS, FACES[0], nearpoint.InputError, r"faces must have shape \(n, 3\), not \(3,\)"),
        (CORNERS, FACES[:, :, None], nearpoint.InputError, r"not \(12, 3, 1\)"),
        ([[0, 0], [1]], FACES, nearpoint.InputError, "vertices is not an array of numbers: "),
        (None, FACES, nearpoint.InputError, r"vertices must have shape \(n, 3\), not \(\)"),
        ({"a": 1}, FACES, nearpoint.InputError, "vertices must have shape"),
    ],
)
def test_bad_arrays_are_refused_with_the_place(vertices, faces, error, says):
    with pytest.raises(error, match=says) as raised:
        nearpoint.Shape(vertices, faces)
    # Programs that do not know this module catch the usual exceptions.
    assert isinstance(raised.value, ValueError) and isinstance(raised.value, nearpoint.Error)
    assert str(raised.value).endswith(".")


def test_bad_groups_and_meshes_are_refused():
    with pytest.raises(nearpoint.MeshError, match="2 face numbers are given for 12 triangles"):
        shape(box(), groups=[0, 0])
    with pytest.raises(nearpoint.InputError, match="groups must be from 0 to 4294967295, not -1"):
        shape(box(), groups=[-1] * 12)
    with pytest.raises(nearpoint.InputError, match="has no `vertices`"):
        nearpoint.Shape.of(object())
    with pytest.raises(TypeError):
        nearpoint.Shape(CORNERS)


def test_defects_are_told():
    corners, faces = box()
    said = nearpoint.Shape(corners, faces[:-1]).defects
    assert len(said) == 1 and said[0].startswith("3 open edges: the surface is not closed")
    assert not nearpoint.Shape(corners, faces[:-1]).is_closed


def test_files_are_read(tree):
    models = tree / "public" / "models"
    made = nearpoint.Shape.load(models / "sphere3968.ply")
    assert len(made) == 3968 and made.is_closed
    housing = nearpoint.Shape.load(str(models / "reducer.glb"), "housing base")
    assert len(housing) > 100 and not housing.is_model
    with pytest.raises(nearpoint.InputError, match="The file has .* parts; name one. The parts are: "):
        nearpoint.Shape.load(models / "reducer.glb")
    with pytest.raises(nearpoint.InputError, match="There is no part “hous”. The parts are: "):
        nearpoint.Shape.load(models / "reducer.glb", "hous")


def test_a_file_that_is_none_is_refused_with_its_name(tmp_path):
    bad = tmp_path / "bad.stl"
    with pytest.raises(nearpoint.ReadError, match="bad.stl: .*No such file"):
        nearpoint.Shape.load(bad)
    bad.write_bytes(b"solid nothing\nfacet normal 0 0 1\n outer loop\n  vertex 1 2\n")
    with pytest.raises(nearpoint.ReadError, match="bad.stl: line 5: "):
        nearpoint.Shape.load(bad)
    with pytest.raises(nearpoint.InputError, match='unit must be mm, cm, m or in, not "ft"'):
        nearpoint.Shape.load(bad, unit="ft")


def test_step_files_are_read_or_the_sentence_says_how(tree):
    # This holds whether the wheel has the CAD kernel or not.
    try:
        scene = nearpoint.load(tree / "public" / "models" / "reducer.step.zip")
    except nearpoint.ReadError as error:
        assert "--step" in str(error) or "features step" in str(error)
    else:
        assert len(scene) > 10


def test_a_stone_is_closed_whatever_the_seed():
    for seed in range(5):
        made = shape(ball(rough=0.3, seed=seed))
        assert made.is_closed and made.defects == [], f"seed {seed}"
