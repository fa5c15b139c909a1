"""Meshes that tests ask about, as vertices and faces."""

import numpy as np

import nearpoint


def box(size=(1.0, 1.0, 1.0), at=(0.0, 0.0, 0.0)):
    """A box around a point."""
    signs = np.array([[x, y, z] for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)], dtype=float)
    corners = signs * np.asarray(size, dtype=float) / 2 + np.asarray(at, dtype=float)
    sides = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    faces = [half for a, b, c, d in sides for half in ((a, b, c), (a, c, d))]
    return corners, np.array(faces)


def ball(radius=1.0, segments=24, rings=12, at=(0.0, 0.0, 0.0), rough=0.0, seed=0):
    """A sphere, or a stone: `rough` is the share by which each vertex may be nearer to the middle."""
    chance = np.random.default_rng(seed)
    turns = 2 * np.pi * np.arange(segments) / segments
    heights = np.pi * np.arange(1, rings) / rings
    ring = np.stack([np.cos(turns), np.sin(turns), np.zeros(segments)], axis=1)
    rows = [ring * np.sin(h) + [0, 0, np.cos(h)] for h in heights]
    corners = np.concatenate([[[0.0, 0.0, 1.0]], *rows, [[0.0, 0.0, -1.0]]])
    corners *= radius * (1 - rough * chance.random((len(corners), 1)))
    faces = []
    last = len(corners) - 1
    for i in range(segments):
        j = (i + 1) % segments
        faces.append((0, 1 + i, 1 + j))
        for row in range(rings - 2):
            a, b = 1 + row * segments + i, 1 + row * segments + j
            faces += [(a, a + segments, b), (b, a + segments, b + segments)]
        begin = 1 + (rings - 2) * segments
        faces.append((begin + i, last, begin + j))
    return corners + np.asarray(at, dtype=float), np.array(faces)


def shape(mesh, **how):
    return nearpoint.Shape(*mesh, **how)


def shift(x=0.0, y=0.0, z=0.0):
    pose = np.eye(4)
    pose[:3, 3] = x, y, z
    return pose


def turned(chance, far=1.0):
    """A pose with any rotation, and a translation of up to `far` along each axis."""
    w, x, y, z = quaternion = chance.normal(size=4)
    norm = np.linalg.norm(quaternion)
    w, x, y, z = quaternion / norm
    pose = np.eye(4)
    pose[:3, :3] = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    pose[:3, 3] = chance.uniform(-far, far, 3)
    return pose


class Mesh:
    """What trimesh's meshes have."""

    def __init__(self, vertices, faces):
        self.vertices, self.faces = vertices, faces
