"""Checks that Python continues while a query runs, and that Ctrl-C ends it."""

import os
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import nearpoint
from meshes import about_z, ball, shape, shift, turned

# Two surfaces are near each other everywhere, and one intersects itself everywhere, so that every query takes long.
BIG = ball(segments=160, rings=80)
OUTER, INNER = shape(BIG), shape(ball(0.9999, segments=160, rings=80))
# The rotation is less than a facet: the surfaces cross in each of them.
ASKEW = about_z(0.3 * 2 * np.pi / 160)

# The number of attempts, because the machine may be busy.
ATTEMPTS = 20


def manager():
    two = nearpoint.CollisionManager()
    two.add_object("outer", OUTER)
    two.add_object("inner", INNER)
    return two


def scene():
    two = nearpoint.Scene(threads=1)
    two.add("outer", OUTER)
    two.add("again", OUTER, ASKEW)
    return two


QUERIES = {
    "Shape": lambda: nearpoint.Shape(*BIG),
    "pairs": lambda: nearpoint.pairs(OUTER, OUTER, ASKEW),
    "collides": lambda: nearpoint.collides(OUTER, INNER),
    "clearance": lambda: nearpoint.clearance(OUTER, INNER),
    "kind": lambda: nearpoint.kind(OUTER, OUTER, ASKEW),
    "examine": lambda: nearpoint.examine(OUTER, OUTER, ASKEW),
    "body": lambda: nearpoint.body(OUTER, OUTER, ASKEW),
    "in_collision_internal": lambda two=manager(): two.in_collision_internal(),
    "in_collision_single": lambda two=manager(): two.in_collision_single(INNER),
    "in_collision_other": lambda two=manager(): two.in_collision_other(manager(), return_names=True),
    "min_distance_internal": lambda two=manager(): two.min_distance_internal(),
    "min_distance_single": lambda two=manager(): two.min_distance_single(INNER),
    "Scene.check": lambda two=scene(): two.check(),
}


def goes_on_during(query):
    begun, over = threading.Event(), threading.Event()

    def work():
        begun.set()
        query()
        over.set()

    thread = threading.Thread(target=work)
    thread.start()
    begun.wait()
    went_on = not over.is_set()
    thread.join()
    assert over.is_set()
    return went_on


@pytest.fixture
def unswitched():
    """Disables switching: a thread keeps the lock until it waits or releases it."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.parametrize("name", QUERIES)
def test_another_thread_goes_on_while_it_runs(unswitched, name):
    assert any(goes_on_during(QUERIES[name]) for _ in range(ATTEMPTS)), f"{name} kept the lock to its end"


def test_what_keeps_the_lock_is_found_to_keep_it(unswitched):
    assert not any(goes_on_during(lambda: sum(range(1_000_000))) for _ in range(3))


def test_shapes_and_managers_are_shared_by_threads():
    chance = np.random.default_rng(5)
    a, b = shape(ball(rough=0.3, seed=1)), shape(ball(rough=0.3, seed=2))
    poses = [turned(chance, far=1.5) for _ in range(200)]
    warm, many = nearpoint.Warm(), nearpoint.CollisionManager()
    many.add_object("a", a)

    def ask(pose):
        found = nearpoint.examine(a, b, pose)
        apart = nearpoint.clearance(a, b, pose, warm=warm).distance
        many.add_object(f"b {threading.get_ident()}", b, pose)
        return found.verdict, found.volume, apart, many.in_collision_single(b, pose)

    alone = [ask(pose)[:3] for pose in poses]
    with ThreadPoolExecutor(4) as pool:
        assert [answer[:3] for answer in pool.map(ask, poses)] == alone


SEGMENTS = 500
TURN = about_z(0.3 * 2 * np.pi / SEGMENTS)


@pytest.fixture(scope="module")
def big():
    """Returns a shape, and the time to find all pairs of it and a slightly rotated copy that intersect."""
    made = shape(ball(segments=SEGMENTS, rings=SEGMENTS // 2))
    begin = time.perf_counter()
    assert len(nearpoint.pairs(made, made, TURN)) > len(made)
    return made, time.perf_counter() - begin


@pytest.fixture
def heard():
    """Enables Ctrl-C, also if the tests run in the background of a shell, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal to send")
@pytest.mark.parametrize("name", ["pairs", "examine", "in_collision_other"])
@pytest.mark.usefixtures("heard")
def test_ctrl_c_ends_a_query_long_before_its_end(unswitched, big, name):
    made, whole = big
    one, other = nearpoint.CollisionManager(), nearpoint.CollisionManager()
    one.add_object("one", made)
    other.add_object("other", made, TURN)
    # Each finds all intersecting pairs, and the others more.
    asked = {
        "pairs": lambda: nearpoint.pairs(made, made, TURN),
        "examine": lambda: nearpoint.examine(made, made, TURN),
        "in_collision_other": lambda: one.in_collision_other(other, return_data=True),
    }
    begun = threading.Event()

    def press():
        begun.wait()
        os.kill(os.getpid(), signal.SIGINT)

    presser = threading.Thread(target=press)
    presser.start()
    begin = time.perf_counter()
    # The other thread can only press Ctrl-C when this one releases the lock, in the query.
    with pytest.raises(KeyboardInterrupt):
        begun.set()
        asked[name]()
    assert time.perf_counter() - begin < whole / 2
    presser.join()
    assert nearpoint.collides(made, made, shift(0, 0, 3)) is False, "the shape is as it was"
