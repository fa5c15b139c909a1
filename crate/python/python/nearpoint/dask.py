"""Runs the shards of a plan on a Dask cluster: on this machine, or on the workers of a scheduler.

    python -m nearpoint.dask PLAN [--scheduler ADDRESS | --workers N] [--retries N]

or, from a program with its own client:

    rows = nearpoint.dask.run(client, "s3://bucket/plan")

Needs ``pip install nearpoint[dask]`` here and wherever workers are. PLAN is the output of ``nearpoint plan`` or
``nearpoint.plan``, in a folder or at a URL that all workers see. Written answers are never computed again, so a lost
worker costs only its unwritten answers, and a second call costs nothing.
"""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from . import Error, missing_shards, run_shard

if TYPE_CHECKING:
    from . import _ShardRow

__all__ = ["run"]


def run(client: Any, place: str, *, retries: int = 3) -> "list[_ShardRow]":
    """Runs the shards with missing answers in parallel, and returns a row for each. The client is a
    ``dask.distributed.Client``.

    A shard whose worker was lost is sent to another one, up to ``retries`` times.
    """
    shards = missing_shards(place)
    futures = client.map(run_shard, [place] * len(shards), shards, retries=retries, pure=False)
    rows: list[_ShardRow] = client.gather(futures)
    if left := missing_shards(place):
        raise Error(f"Shards {left} still have no answers. Do all workers see {place}?")
    return rows


def main() -> None:
    """Runs the command line."""
    words = argparse.ArgumentParser(
        prog="python -m nearpoint.dask", description="Runs the shards of a nearpoint plan on a Dask cluster."
    )
    words.add_argument("plan", help="the folder or URL of the plan, which all workers see")
    where = words.add_mutually_exclusive_group()
    where.add_argument("--scheduler", help="the address of a scheduler, such as tcp://10.0.0.1:8786")
    where.add_argument("--workers", type=int, help="the number of workers here (default: one for each core)")
    words.add_argument("--retries", type=int, default=3, help="how often to resend a shard of a lost worker (default: 3)")
    wishes = words.parse_args()

    # Loaded late, because the help and programs with a client need no cluster.
    try:
        from dask.distributed import Client, LocalCluster  # type: ignore[import-not-found]
    except ImportError:
        sys.exit("nearpoint.dask: Dask is not installed. It comes with: pip install 'nearpoint[dask]'")

    if wishes.scheduler:
        client = Client(wishes.scheduler)
    else:
        cluster = LocalCluster(
            n_workers=wishes.workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        )
        client = Client(cluster)
    with client:
        try:
            rows = run(client, wishes.plan, retries=wishes.retries)
        except Error as error:
            sys.exit(f"nearpoint.dask: {error}")
    asked, known = (sum(row[what] for row in rows) for what in ("asked", "known"))
    print(f"{len(rows)} shards: {asked} pairs checked, {known} known")


if __name__ == "__main__":
    main()
