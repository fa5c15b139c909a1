"""Provides meshes for the tests, as vertices and faces."""

import numpy as np

import nearpoint


def box(size=(1.0, 1.0, 1.0), at=(0.0, 0.0, 0.0)):
    """Returns a box around a point."""
    signs = np.array([[x, y, z] for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)], dtype=float)
    corners = signs * np.asarray(size, dtype=float) / 2 + np.asarray(at, dtype=float)
    sides = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    faces = [half for a, b, c, d in sides for half in ((a, b, c), (a, c, d))]
    return corners, np.array(faces)


def ball(radius=1.0, segments=24, rings=12, at=(0.0, 0.0, 0.0), rough=0.0, seed=0):
    """Returns a sphere, or a stone: `rough` is the share by which a vertex may be nearer to the centre."""
    chance = np.random.default_rng(seed)
    turns = 2 * np.pi * np.arange(segments) / segments
    heights = np.pi * np.arange(1, rings) / rings
    ring = np.stack([np.cos(turns), np.sin(turns), np.zeros(segments)], axis=1)
    rows = [ring * np.sin(h) + [0, 0, np.cos(h)] for h in heights]
    corners = np.concatenate([[[0.0, 0.0, 1.0]], *rows, [[0.0, 0.0, -1.0]]])
    corners *= radius * (1 - rough * chance.random((len(corners), 1)))
    last, ring, rows = len(corners) - 1, np.arange(segments), np.arange(rings - 2)[:, None]
    after = np.roll(ring, -1)
    a, b = 1 + rows * segments + ring, 1 + rows * segments + after
    faces = [
        np.stack([0 * ring, 1 + ring, 1 + after], axis=-1),
        np.stack([a, a + segments, b], axis=-1).reshape(-1, 3),
        np.stack([b, a + segments, b + segments], axis=-1).reshape(-1, 3),
        np.stack([a[-1] + segments, 0 * ring + last, b[-1] + segments], axis=-1),
    ]
    return corners + np.asarray(at, dtype=float), np.concatenate(faces)


def shape(mesh, **how):
    return nearpoint.Shape(*mesh, **how)


def shift(x=0.0, y=0.0, z=0.0):
    pose = np.eye(4)
    pose[:3, 3] = x, y, z
    return pose


def about_z(angle):
    pose = np.eye(4)
    pose[:2, :2] = [[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]
    return pose


def turned(chance, far=1.0):
    """Returns a pose with any rotation, and a translation of up to `far` along each axis."""
    quaternion = chance.normal(size=4)
    w, x, y, z = quaternion / np.linalg.norm(quaternion)
    pose = np.eye(4)
    pose[:3, :3] = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    pose[:3, 3] = chance.uniform(-far, far, 3)
    return pose


class Mesh:
    """A mesh with the attributes of trimesh's."""

    def __init__(self, vertices, faces):
        self.vertices, self.faces = vertices, faces
