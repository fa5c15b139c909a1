"""The tests of the wheel: they run where it is installed, in a folder that holds nothing else.

Meshes are made of a seeded generator; a test that uses chance names its seed when it fails.
"""

import os
from pathlib import Path

import pytest

# The comparison runs only where the other libraries are installed: cargo xtask pack python --peers
collect_ignore = [] if os.environ.get("NEARPOINT_PEERS") else ["test_peers.py"]


@pytest.fixture(scope="session")
def tree() -> Path:
    """Returns the tree that the wheel was built from: scenes, models, docs."""
    return Path(os.environ["NEARPOINT_TREE"])


@pytest.fixture(scope="session")
def scenes(tree: Path) -> Path:
    return tree / "public" / "scenes"
