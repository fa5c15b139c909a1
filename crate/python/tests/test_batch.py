"""Checks batches: the same bytes as a check, no answer computed twice, and messages for errors."""

import json
import subprocess
import sys

import nearpoint
import pytest


def test_a_batch_has_the_bytes_of_a_check(scenes, tmp_path):
    place = tmp_path / "plan"
    row = nearpoint.plan(scenes / "reducer-faulty.json", place, shards=4, within=0.5, threads=1)
    assert row["shards"] == 4 and row["asked"] > 0
    assert nearpoint.missing_shards(place) == [0, 1, 2, 3]
    rows = [nearpoint.run_shard(place, shard) for shard in range(4)]
    assert sum(row["asked"] for row in rows) == row["asked"] and all(row["ms"] > 0 for row in rows)
    assert nearpoint.run_shard(place, 2) == {**rows[2], "asked": 0, "known": rows[2]["asked"], "ms": pytest.approx(0, abs=1e4)}
    assert nearpoint.missing_shards(place) == []
    assert nearpoint.merge(place) == nearpoint.check(scenes / "reducer-faulty.json", within=0.5).json
    again = nearpoint.plan(scenes / "reducer-faulty.json", place, shards=2, within=0.5)
    assert (again["asked"], again["known"]) == (0, row["asked"] + row["known"])


def test_poses_are_told_line_by_line(scenes, tmp_path):
    poses = tmp_path / "poses.csv"
    poses.write_text("pose,part,qw,qx,qy,qz,tx,ty,tz\n0,A,1,0,0,0,0,0,0\n1,A,1,0,0,0,9,0,0\n")
    names = [part["name"] for part in nearpoint.check(scenes / "spheres.json").parts]
    poses.write_text(poses.read_text().replace(",A,", f",{names[0]},"))
    place = tmp_path / "plan"
    nearpoint.plan([scenes / "spheres.json"], place, shards=1, poses=poses)
    nearpoint.run_shard(place, 0)
    assert len(nearpoint.merge(place).splitlines()) == 3


def test_a_motion_is_told_as_a_whole(scenes, tmp_path):
    place = tmp_path / "plan"
    cell = scenes / "robot-cell.json"
    row = nearpoint.plan(cell, place, shards=2, motion=True, tolerance=0.002)
    assert sum(nearpoint.run_shard(place, shard)["asked"] for shard in range(2)) == row["pairs"]
    told = json.loads(nearpoint.merge(place))
    report = nearpoint.motion_check(cell, accuracy=0.002)
    assert told["asked"] == len(report.pairs)
    meets = [pair for pair in told["pairs"] if pair["intervals"]]
    assert [(pair["a"], pair["b"]) for pair in meets] == [(pair.a, pair.b) for pair in report.meeting]
    for pair, own in zip(meets, report.meeting, strict=True):
        assert [[part["from"], part["to"]] for part in pair["intervals"]] == own.intervals.tolist()
    with pytest.raises(nearpoint.ReadError, match="add --motion"):
        nearpoint.plan(cell, place, shards=2, tolerance=0.002)


def test_what_is_wrong_is_said(scenes, tmp_path):
    place = tmp_path / "plan"
    with pytest.raises(nearpoint.ReadError, match="There is no plan"):
        nearpoint.run_shard(place, 0)
    with pytest.raises(nearpoint.ReadError, match="There is no plan"):
        nearpoint.missing_shards(place)
    with pytest.raises(nearpoint.ReadError, match="shards"):
        nearpoint.plan(scenes / "spheres.json", place, shards=0)
    nearpoint.plan(scenes / "spheres.json", place, shards=2)
    with pytest.raises(nearpoint.ReadError, match="There is no shard 2"):
        nearpoint.run_shard(place, 2)
    with pytest.raises(nearpoint.ReadError, match="The answers of some shards are missing|The answers of a shard are missing"):
        nearpoint.merge(place)


def test_without_dask_its_client_says_what_to_install(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "nearpoint.dask", str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and "nearpoint[dask]" in done.stderr, done.stderr
