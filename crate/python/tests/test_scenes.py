"""Checks scenes: the same rows and hashes as the command line and the page; robots, motions and removals."""

import json
import multiprocessing
import os

import numpy as np
import pytest

import nearpoint
from meshes import Mesh, ball, box, shape, shift


def golden(tree):
    """Returns the results that all platforms share: a scene, a script, and the hash of the results."""
    return json.loads((tree / "e2e" / "fixtures" / "golden.json").read_text())


def test_hashes_are_those_of_the_command_line_and_the_page(tree, scenes):
    known = golden(tree)
    assert len(known) > 9
    for one in known:
        scene = nearpoint.load(scenes / f"{one['scene']}.json")
        scene.hash()
        for command in one.get("commands", []):
            scene.apply(command)
            scene.hash()
        assert scene.hash() == one["hash"], one["scene"]


def examined(scene, row):
    """Returns the results that `examine` has for the two parts of a row."""
    a, b = scene.part(row["part_a"]), scene.part(row["part_b"])
    return nearpoint.examine(a.shape, b.shape, np.linalg.inv(a.pose) @ b.pose)


def test_examine_agrees_with_the_rows_of_a_check(tree, scenes):
    loaded = [nearpoint.load(scenes / "reducer-faulty.json")]
    try:
        # Only files that state surfaces have finer facets; they need the CAD kernel.
        loaded.append(nearpoint.load(tree / "public" / "models" / "reducer.step.zip"))
    except nearpoint.ReadError:
        pass
    compared = 0
    for scene in loaded:
        # Rounded poses may change whether parts touch.
        rows = [row for row in scene.check(within=0).pairs if row["class"] in ("interferes", "undecided")]
        for row in rows:
            found = examined(scene, row)
            assert (found.verdict, found.because) == (row["class"], row.get("because")), row
            if row["class"] == "interferes":
                assert found.depth == pytest.approx(row["depth"], rel=1e-3), row
        compared += len(rows)
    assert compared > 0


def test_examine_has_the_unit_of_the_file(tmp_path):
    # Two cubes share a side. Four decimals are fine enough for a contact in millimetres, and not in metres.
    text, lows = "", (2_600_000.25, 2_600_001.25)
    for part, low in enumerate(lows):
        corners, faces = box(at=(low + 0.5, 1_200_000.5, 400.0))
        text += f"o {part}\n" + "".join(f"v {x:.4f} {y:.4f} {z:.4f}\n" for x, y, z in corners)
        text += "".join("f {} {} {}\n".format(*(face + 8 * part + 1)) for face in faces)
    (tmp_path / "cubes.obj").write_text(text)
    classes = []
    for unit in ("mm", "m"):
        scene = nearpoint.load(tmp_path / "cubes.obj", unit=unit)
        (row,) = scene.check().pairs
        found = examined(scene, row)
        assert (found.verdict, found.because) == (row["class"], row.get("because"))
        classes.append(found.because)
        alone = [nearpoint.Shape.load(tmp_path / "cubes.obj", name, unit=unit) for name in ("0", "1")]
        pose = np.linalg.inv(scene.part("0").pose) @ scene.part("1").pose
        assert nearpoint.examine(*alone, pose).because == found.because
    assert classes == [None, "coordinatesTooCoarse"]


def test_rows_are_those_of_the_command_line(scenes):
    report = nearpoint.check(scenes / "reducer-faulty.json")
    assert report.hash == nearpoint.load(scenes / "reducer-faulty.json").hash()
    told = json.loads(report.json)
    assert (told["pairs"], told["parts"], told["notes"]) == (report.pairs, report.parts, report.notes)
    assert report.unit == "mm" and len(report.parts) > 10
    bad = [row for row in report.pairs if row["class"] == "interferes"]
    assert bad and all(row["depth"][0] <= row["depth"][1] for row in bad if "depth" in row)
    names = {part["name"] for part in report.parts}
    assert all(row["a"] in names and row["b"] in names for row in report.pairs)
    clear = [row for row in report.pairs if row["kind"] == "clear"]
    assert all(row["clearance"] > 0 and len(row["on_a"]) == 3 for row in clear if row["clearance"])


def test_a_check_is_the_same_on_any_number_of_threads(scenes):
    one, two = (nearpoint.check(scenes / "reducer.json", threads=n).json for n in (1, 3))
    assert one == two


def test_what_is_near_can_be_said(scenes):
    few = nearpoint.check(scenes / "reducer.json", within=0.0)
    many = nearpoint.check(scenes / "reducer.json", within=float("inf"))
    assert len(few.pairs) < len(many.pairs)
    parts = len(many.parts)
    assert len(many.pairs) == parts * (parts - 1) // 2


def test_a_scene_of_ones_own():
    scene = nearpoint.Scene(unit="m")
    scene.add("floor", Mesh(*box((10, 10, 1), at=(0, 0, -0.5))))
    scene.add("ball", shape(ball()), shift(0, 0, 1.5))
    assert len(scene) == 2 and scene.unit == "m" and scene.notes == [] and scene.robots == []
    (row,) = scene.check().pairs
    assert (row["a"], row["b"], row["class"]) == ("floor", "ball", "clear")
    assert row["clearance"] == pytest.approx(0.5)
    before = scene.hash()
    scene.set_pose("ball", shift(0, 0, 0.75))
    (row,) = scene.check().pairs
    assert row["class"] == "interferes" and row["body"]["volume"] > 0
    assert scene.hash() != before
    assert scene.part("ball").pose.tolist() == shift(0, 0, 0.75).tolist()
    scene.set_pose(1, shift(0, 0, 1.5))
    assert scene.hash() == before
    part = scene.parts[1]
    assert (part.name, part.group, len(part.shape)) == ("ball", [], len(shape(ball())))


def test_what_is_refused_changes_nothing(scenes):
    scene = nearpoint.load(scenes / "box-in-box.json")
    before = scene.hash()
    for refused, error, says in [
        (lambda: scene.part("nobody"), nearpoint.InputError, "There is no part “nobody”. The parts are: "),
        (lambda: scene.part(99), nearpoint.InputError, "There is no part 99: there are 2, counted from 0"),
        (lambda: scene.set_pose(0, 3 * np.eye(4)), nearpoint.InputError, "The last row of pose"),
        (lambda: scene.apply({"type": "explode"}), nearpoint.InputError, "This is not a command: unknown variant"),
        (lambda: scene.apply({"type": "remove", "parts": [9]}), nearpoint.SceneError, "There is no part number 9"),
        (lambda: scene.apply({"type": "undo"}), nearpoint.SceneError, "There is nothing to undo"),
        (lambda: scene.check(within=-1.0), nearpoint.InputError, "within must be zero or more, not -1"),
        (lambda: scene.motion_check(), nearpoint.SceneError, "There is no taught motion"),
        (lambda: scene.removal([]), nearpoint.SceneError, "No part is selected"),
        (lambda: scene.removal(0, step=-1.0), nearpoint.SceneError, "must be zero or more, not -1"),
    ]:
        with pytest.raises(error, match=says):
            refused()
    assert scene.hash() == before


def test_files_that_are_none_are_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("no model")
    for files, error, says in [
        ([], nearpoint.InputError, "No file was given"),
        (tmp_path / "gone.json", nearpoint.ReadError, "gone.json: No such file"),
        ([tmp_path / "notes.txt"], nearpoint.ReadError, "Open STEP, IFC, STL"),
    ]:
        with pytest.raises(error, match=says):
            nearpoint.check(files)
    (tmp_path / "bad.json").write_text('{"version": 1}')
    with pytest.raises(nearpoint.ReadError, match="bad.json: "):
        nearpoint.load(tmp_path / "bad.json")
    with pytest.raises(nearpoint.InputError, match="threads must be from 1 to 1024, not 0"):
        nearpoint.load(tmp_path, threads=0)
    with pytest.raises(TypeError):
        nearpoint.load(7)


def in_the_child(scene, answer):
    try:
        scene.check()
        answer.put("answered")
    except nearpoint.InputError as error:
        answer.put(str(error))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.parametrize("threads", [1, 2])
def test_a_scene_that_was_forked_says_so_and_does_not_hang(scenes, threads):
    scene = nearpoint.load(scenes / "box-in-box.json", threads=threads)
    forking = multiprocessing.get_context("fork")
    answer = forking.SimpleQueue()
    child = forking.Process(target=in_the_child, args=(scene, answer))
    child.start()
    said = answer.get()
    child.join()
    assert said == "answered" if threads == 1 else "by a fork, without its threads" in said


def test_a_robot_is_read_and_its_motion_checked(tree):
    scene = nearpoint.load(tree / "public" / "models" / "irb4400")
    (robot,) = scene.robots
    assert len(robot.joints) == len(robot.values) == len(robot.limits) == 6
    assert scene.joint_names == [f"{robot.name}/{joint}" for joint in robot.joints]
    assert robot.base.tolist() == np.eye(4).tolist() and scene.unit == "m"
    # The arm goes through this wall when its base turns.
    scene.add("wall", Mesh(*box((0.1, 3, 3), at=(0, 2.2, 1.5))))
    rest = list(robot.values)
    turned = [1.5, *rest[1:]]
    scene.teach([(0.0, rest), (2.0, turned)])
    report = scene.motion_check(accuracy=0.005)
    assert report.is_complete and report.accuracy == 0.005 and report.meeting
    first = report.first
    assert "wall" in (first.a, first.b) and 0 < first.time < 2
    assert first.intervals[0][0] == first.time and first.certain.any()
    assert first.at.shape == (3,) and first.triangles.shape[1] == 2 and first.clearance == 0
    assert report.nearest.clearance == 0
    assert report.curve.shape[1] == 2 and report.curve[-1, 0] == 2.0
    early = scene.motion_check(accuracy=0.005, stop_at_first=True)
    assert early.first.time == first.time
    clear = [pair for pair in report.pairs if pair.time is None]
    assert clear and all(len(pair.intervals) == 0 and pair.at is None for pair in clear)


def test_a_range_of_motion_is_proven(tmp_path):
    # An arm of length 1 and width 0.1 turns about z, and a post of the same width stands at y = 0.5.
    def link(name, at, size):
        return (
            f'<link name="{name}"><visual><origin xyz="{at}"/><geometry><box size="{size}"/></geometry></visual></link>'
        )

    def joint(kind, child):
        limit = '<limit lower="-2" upper="2" effort="1" velocity="1"/>'
        return (
            f'<joint name="{child} joint" type="{kind}"><parent link="base"/><child link="{child}"/>'
            f'<axis xyz="0 0 1"/>{limit}</joint>'
        )

    file = tmp_path / "turntable.urdf"
    parts = link("arm", "0.5 0 0", "1 0.1 0.1") + link("post", "0 0.5 0", "0.1 0.1 0.1")
    joints = joint("revolute", "arm") + joint("fixed", "post")
    file.write_text(f'<robot name="turntable"><link name="base"/>{parts}{joints}</robot>')
    scene = nearpoint.load(file)
    found = scene.range_of_motion(["arm joint=0:90"], resolution=0.001)
    end = next(cell for cell in found["cells"] if cell["class"] != "clear")["lower"][0]
    # The near corner of the post meets the arm's upper side.
    corner = (0.05, 0.45)
    expected = np.degrees(np.arctan2(corner[1], corner[0]) - np.arcsin(0.05 / np.hypot(*corner)))
    assert abs(end - expected) < 0.002
    assert [pair["class"] for pair in found["pairs"]] == ["sometimes"]
    before = scene.range_of_motion(["arm joint=-90:77"])
    assert [pair["class"] for pair in before["pairs"]] == ["never"]
    assert {cell["class"] for cell in before["cells"]} == {"clear"}
    assert "clearance" not in before
    # At 45° the corner of the post is farther from the arm's upper side.
    near = scene.range_of_motion(["arm joint=-90:45"], clearance=True)["clearance"]
    distance = np.hypot(*corner) * np.sin(np.arctan2(corner[1], corner[0]) - np.pi / 4) - 0.05
    assert near["lower"] <= distance <= near["upper"] < 1.01 * near["lower"]
    assert abs(near["at"][0] - 45) < 1
    classes = scene.range_of_motion()
    assert classes["cells"] == [] and classes["pairs"][0]["class"] == "sometimes"
    for wrong, says in [("elbow", "There is no joint “elbow”"), ("arm joint=9:1", "the smaller one first")]:
        with pytest.raises(nearpoint.InputError, match=says):
            scene.range_of_motion([wrong])
    with pytest.raises(nearpoint.InputError, match="resolution"):
        scene.range_of_motion(["arm joint"], resolution=-1.0)
    with pytest.raises(nearpoint.InputError, match="no robot"):
        nearpoint.Scene().range_of_motion()


def test_motions_that_are_none_are_refused(tree):
    scene = nearpoint.load(tree / "public" / "models" / "irb4400")
    rest = scene.robots[0].values
    for refused, error, says in [
        (lambda: scene.teach([(0.0, rest[:5])]), nearpoint.SceneError, "."),
        (lambda: scene.teach([(0.0, rest), (0.0, rest)]), nearpoint.SceneError, "."),
        (lambda: scene.teach([(0.0, [99.0] * 6)]), nearpoint.SceneError, "."),
        (lambda: scene.teach([], form="quick"), nearpoint.InputError, "form must be linear, trapezoidal or cubic"),
        (lambda: scene.teach_text("time\n"), nearpoint.SceneError, "."),
        (lambda: scene.motion_check(), nearpoint.SceneError, "There is no taught motion"),
        (lambda: scene.motion_check(method="luck"), nearpoint.InputError, "method must be exact or spheres"),
    ]:
        with pytest.raises(error, match=says):
            refused()
    scene.teach_text("time," + ",".join(scene.joint_names) + "\n0,0,0,0,0,0,0\n1,0.1,0,0,0,0,0\n")
    with pytest.raises(nearpoint.SceneError, match="The accuracy 0 is not a length above 0"):
        scene.motion_check(accuracy=0.0)


def test_a_taught_motion_in_a_scene_file_is_checked(scenes):
    report = nearpoint.motion_check(scenes / "robot-cell.json", accuracy=0.01)
    assert report.is_complete and report.first is not None
    spheres = nearpoint.motion_check(scenes / "robot-cell.json", accuracy=0.05, method="spheres", stop_at_first=True)
    assert spheres.first is not None and spheres.first.time <= report.first.time + 0.05


def test_a_bolt_can_be_taken_out(scenes):
    way = nearpoint.removal(scenes / "reducer.json", "bolt 1")
    assert way.outcome == "found" and way.is_found and way.blockers == []
    assert way.length > 0 and way.shares[0] == 0 and way.shares[-1] == 1
    assert len(way.points) == len(way.shares)
    assert list(way.end) == ["bolt 1"] and way.end["bolt 1"].shape == (4, 4)
    low, high = way.clearance
    assert 0 <= low <= high and way.between[0] == "bolt 1"
    assert 0 <= way.free_from <= 1 and way.states > 0 and way.used[0] > 0
    assert way.csv.startswith("share,bolt 1/qw") and json.loads(way.json)["length"] == way.length


def test_what_is_enclosed_cannot_be_taken_out():
    scene = nearpoint.Scene()
    scene.add("nut", shape(box((0.2, 0.2, 0.2))))
    hollow, (inside, faces) = box(), box((0.8, 0.8, 0.8))
    shell = nearpoint.Shape(
        np.concatenate([hollow[0], inside]), np.concatenate([hollow[1], faces[:, ::-1] + 8])
    )
    scene.add("shell", shell)
    way = scene.removal("nut")
    assert way.outcome == "blocked" and not way.is_found
    assert way.blockers[0] == ("nut", "shell")
    assert (way.length, way.points, way.csv, way.end, way.between) == (None, None, None, {}, None)
