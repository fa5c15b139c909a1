"""Batches on what others run: Dask with a worker that is killed. `cargo xtask test --batch` calls it.

NEARPOINT names the program. It ends with the bytes of a check.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "docs" / "batch"))
import dask_run  # noqa: E402

NEARPOINT = os.environ["NEARPOINT"]
SIDE = 24


def stations(path):
    """Plates with four bolts each, some of them too long, as an OBJ file."""
    lines, base = [], 1

    def cuboid(name, low, high):
        nonlocal base
        lines.append(f"o {name}")
        for corner in range(8):
            at = [(low, high)[corner >> axis & 1][axis] for axis in range(3)]
            lines.append("v " + " ".join(map(str, at)))
        for face in [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]:
            lines.append("f " + " ".join(str(base + corner) for corner in face))
        base += 8

    for station in range(SIDE * SIDE):
        x, y = station % SIDE * 12, station // SIDE * 12
        cuboid(f"plate {station}", (x, y, 0), (x + 10, y + 10, 1))
        for bolt in range(4):
            u, v = x + 2 + 3 * (bolt % 2), y + 2 + 3 * (bolt // 2)
            z = 0.75 if station % 3 == 0 and bolt == 1 else 1
            cuboid(f"bolt {station}.{bolt}", (u, v, z), (u + 1, v + 1, z + 2))
    path.write_text("\n".join(lines) + "\n")


def call(*arguments):
    """What the program prints; it may find collisions."""
    done = subprocess.run([NEARPOINT, *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1, 3), (arguments, done.returncode, done.stderr)
    return done.stdout


def is_killed_on_the_way(cluster, answers, rounds):
    """Kills a worker as soon as any answer is there."""

    def kill():
        while not any(answers.glob("*/*")):
            if rounds.wait(0.01):
                return
        os.kill(cluster.workers[0].pid, signal.SIGKILL)
        killed.append(True)

    killed = []
    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    return thread, killed


def with_dask(folder, model, checked):
    from dask.distributed import Client, LocalCluster

    plan = folder / "dask"
    planned = json.loads(call("plan", model, "--within", 13, "--shards", 8, "--out", plan, "--json"))
    over = threading.Event()
    with LocalCluster(2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster, Client(cluster) as client:
        thread, killed = is_killed_on_the_way(cluster, plan / "answers", over)
        rows = dask_run.run(client, str(plan), NEARPOINT)
        over.set()
        thread.join()
        assert killed, "no worker was killed"
        again = dask_run.run(client, str(plan), NEARPOINT)
    asked, known = (sum(row[what] for row in rows) for what in ("asked", "known"))
    assert asked + known == planned["asked"] and known > 0, (asked, known, planned)
    assert again == [], again
    assert call("merge", plan, "--json") == checked
    print(f"dask: {planned['asked']} pairs in 8 shards, a worker killed: {asked} asked by who ended, {known} known; the same bytes")


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        model = folder / "stations.obj"
        stations(model)
        checked = call("check", model, "--within", 13, "--json", "--no-timing")
        with_dask(folder, model, checked)


if __name__ == "__main__":
    main()
