"""Checks the stub: mypy accepts correct code, refuses wrong code, and finds that the stub matches the module."""

import subprocess
import sys
from pathlib import Path

import nearpoint
import typed_example
from meshes import box, shape

HERE = Path(__file__).parent

WRONG = """
import nearpoint
from nearpoint import Scene, Shape

def wrong(shape: Shape, scene: Scene) -> None:
    nearpoint.pairs(shape, 7)
    depth: float = nearpoint.examine(shape, shape).depth
    scene.check().pairs[0]["depht"]
    nearpoint.load("a.stl", unit="furlong")
    nearpoint.CollisionManager().min_distance_internal(return_data=True).distance
"""


def run(*words, cwd):
    return subprocess.run([sys.executable, "-m", *words], cwd=cwd, capture_output=True, text=True, check=False)


def test_what_is_right_is_taken_by_mypy_strict_and_runs(tmp_path):
    found = run("mypy", "--strict", str(HERE / "typed_example.py"), cwd=tmp_path)
    assert found.returncode == 0, found.stdout + found.stderr
    made = shape(box())
    assert len(typed_example.answers(made)) == 6
    assert 0 <= typed_example.managed(made) < 2
    scene = nearpoint.Scene()
    scene.add("a", made)
    scene.add("b", made)
    assert "interferes" in typed_example.rows(scene)
    assert "b_in_a must have shape" in typed_example.refused(made)


def test_what_is_wrong_is_refused_by_mypy(tmp_path):
    (tmp_path / "wrong.py").write_text(WRONG)
    found = run("mypy", "--strict", "wrong.py", cwd=tmp_path)
    lines = {int(line.split(":")[1]) for line in found.stdout.splitlines() if ": error:" in line}
    assert lines == {6, 7, 8, 9, 10}, found.stdout


def test_the_stub_is_what_the_module_is(tmp_path):
    # The package exports all names of the library in it.
    (tmp_path / "inner").write_text("nearpoint.nearpoint\n")
    found = run("mypy.stubtest", "--allowlist", "inner", "nearpoint", cwd=tmp_path)
    assert found.returncode == 0, found.stdout + found.stderr


def test_everything_has_words():
    for name in nearpoint.__all__:
        thing = getattr(nearpoint, name)
        if not name.startswith("_"):
            assert thing.__doc__ and thing.__doc__[0].isupper(), name
            assert thing.__module__.split(".")[0] == "nearpoint", name
