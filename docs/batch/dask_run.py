"""Runs the shards of a plan on a Dask cluster: the machine it is started on, or wherever a scheduler sends it.

    python dask_run.py PLAN [--scheduler ADDRESS | --workers N] [--nearpoint PROGRAM] [--retries N]

or, from a program that has a client of its own:

    rows = run(client, "plan")

Needs `dask[distributed]`, and the program `nearpoint` wherever workers are. What is answered is not asked again, so a
worker that is lost costs what it had not written yet, and a second call costs nothing.
"""

import argparse
import json
import subprocess
import sys


def _call(program, *arguments):
    """What the program prints; what it says if it cannot, as an error."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip() or f"{program} ended with {done.returncode}")
    return done.stdout


def run_shard(plan, shard, program="nearpoint"):
    """Answers one shard, here: how many pairs were asked and how many were known, and the milliseconds it took."""
    return json.loads(_call(program, "run-shard", plan, str(shard), "--json"))


def missing(plan, program="nearpoint"):
    """The shards that have no answers yet, or damaged ones."""
    return [int(number) for number in _call(program, "merge", plan, "--missing").strip().split(",") if number]


def run(client, plan, program="nearpoint", retries=3):
    """Answers all that is missing, the shards that Dask finds workers for at once; a row for each shard.

    A shard whose worker was lost is sent to another one, so many times.
    """
    shards = missing(plan, program)
    plans = [plan] * len(shards)
    futures = client.map(run_shard, plans, shards, program=program, retries=retries, pure=False)
    rows = client.gather(futures)
    if left := missing(plan, program):
        raise RuntimeError(f"shards {left} still have no answers; do all workers see {plan}?")
    return rows


def main():
    """The command line."""
    words = argparse.ArgumentParser(description="Runs the shards of a nearpoint plan on a Dask cluster.")
    words.add_argument("plan", help="the folder of the plan, which all workers see")
    where = words.add_mutually_exclusive_group()
    where.add_argument("--scheduler", help="the address of a scheduler, such as tcp://10.0.0.1:8786")
    where.add_argument("--workers", type=int, help="how many workers on this machine (otherwise one for each core)")
    words.add_argument("--nearpoint", default="nearpoint", help="the program, as workers find it")
    words.add_argument("--retries", type=int, default=3, help="how often a shard is sent again when a worker is lost")
    wishes = words.parse_args()

    # Loaded late: help needs no Dask.
    from dask.distributed import Client, LocalCluster

    if wishes.scheduler:
        client = Client(wishes.scheduler)
    else:
        cluster = LocalCluster(
            n_workers=wishes.workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        )
        client = Client(cluster)
    with client:
        try:
            rows = run(client, wishes.plan, wishes.nearpoint, wishes.retries)
        except RuntimeError as error:
            sys.exit(f"dask_run: {error}")
    asked, known = (sum(row[what] for row in rows) for what in ("asked", "known"))
    print(f"{len(rows)} shards: {asked} pairs asked, {known} known")


if __name__ == "__main__":
    main()
