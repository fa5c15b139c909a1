"""Tests batches on other schedulers: Dask with a killed worker, in a folder and on an S3 server. `cargo xtask test
--batch` calls it, with the wheel installed.

NEARPOINT names the program, AWS_ENDPOINT the server. The result is the bytes of a check.
"""

import importlib.metadata
import os
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request
import xml.etree.ElementTree
from pathlib import Path

import nearpoint
import nearpoint.dask

NEARPOINT = os.environ["NEARPOINT"]
SIDE = 24


def stations(path):
    """Returns plates with four bolts each, some of them too long, as an OBJ file."""
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
    """Returns the output of the program, which may find collisions."""
    done = subprocess.run([NEARPOINT, *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1, 3), (arguments, done.returncode, done.stderr)
    return done.stdout


def has_answers(folder):
    """Returns whether any answer exists."""
    return lambda: any((folder / "answers").glob("*/*"))


def has_answers_on_s3(bucket):
    """Returns whether any answer exists in a bucket, on a server that checks no signatures."""

    def there():
        with urllib.request.urlopen(f"{bucket}?list-type=2&max-keys=1&prefix=plan/answers/") as told:
            return any(element.tag.endswith("Contents") for element in xml.etree.ElementTree.parse(told).iter())

    return there


def is_killed_on_the_way(cluster, has_answers, rounds):
    """Kills a worker as soon as any answer exists."""

    def kill():
        while not has_answers():
            if rounds.wait(0.01):
                return
        os.kill(cluster.workers[0].pid, signal.SIGKILL)
        killed.append(True)

    killed = []
    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    return thread, killed


def with_dask(place, model, checked, has_answers):
    from dask.distributed import Client, LocalCluster

    planned = nearpoint.plan(model, place, within=13, shards=8)
    over = threading.Event()
    with LocalCluster(2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster, Client(cluster) as client:
        thread, killed = is_killed_on_the_way(cluster, has_answers, over)
        rows = nearpoint.dask.run(client, str(place))
        over.set()
        thread.join()
        assert killed, "no worker was killed"
        again = nearpoint.dask.run(client, str(place))
    asked, known = (sum(row[what] for row in rows) for what in ("asked", "known"))
    assert asked + known == planned["asked"] and known > 0, (asked, known, planned)
    assert again == [], again
    assert nearpoint.merge(place) == checked
    print(f"dask, {place}: {planned['asked']} pairs in 8 shards, a worker killed: {asked} asked by who ended, {known} known; the same bytes")


def by_itself(place, model, checked):
    """Runs the module as a shell would."""
    nearpoint.plan(model, place, within=13, shards=4)
    words = [sys.executable, "-m", "nearpoint.dask", str(place), "--workers", "2"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("4 shards: "), done.stdout
    assert nearpoint.merge(place) == checked


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        model = folder / "stations.obj"
        stations(model)
        needs = importlib.metadata.requires("nearpoint")
        assert any(need.startswith("distributed") and "dask" in need for need in needs), needs
        checked = call("check", model, "--within", 13, "--json", "--no-timing")
        with_dask(folder / "plan", model, checked, has_answers(folder / "plan"))
        bucket = f"{os.environ['AWS_ENDPOINT']}/nearpoint-dask"
        urllib.request.urlopen(urllib.request.Request(bucket, method="PUT")).close()
        with_dask("s3://nearpoint-dask/plan", model, checked, has_answers_on_s3(bucket))
        by_itself(folder / "again", model, checked)


if __name__ == "__main__":
    main()
