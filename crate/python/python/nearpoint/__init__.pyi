"""Finds where moving parts come close, touch and collide. Results are exact, or have bounds.

Arrays are numpy's. A pose is a rigid motion, a matrix of shape (4, 4): ``b_in_a`` maps B's coordinates into A's frame,
and a part's ``pose`` maps its coordinates to the scene's. Lengths are in the unit of the input, and angles in radians
unless stated otherwise. Every query runs without the interpreter's lock, and Ctrl-C can end it.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, TypedDict, final, overload, type_check_only

import numpy as np
from numpy.typing import ArrayLike, NDArray
from typing_extensions import NotRequired

__all__ = [
    "Body",
    "BodyError",
    "Clearance",
    "CollisionManager",
    "ContactData",
    "DistanceData",
    "Error",
    "Findings",
    "InputError",
    "MeshError",
    "MotionReport",
    "PairMotion",
    "Pairs",
    "Part",
    "ReadError",
    "Removal",
    "Report",
    "Robot",
    "Scene",
    "SceneError",
    "Shape",
    "Warm",
    "__version__",
    "body",
    "check",
    "clearance",
    "collides",
    "examine",
    "kind",
    "load",
    "merge",
    "missing_shards",
    "motion_check",
    "pairs",
    "plan",
    "removal",
    "run_shard",
]

__version__: Final[str]

_File: TypeAlias = str | os.PathLike[str]
_Files: TypeAlias = _File | Sequence[_File]
_PartName: TypeAlias = str | int
_Unit: TypeAlias = Literal["mm", "cm", "m", "in"]
_Kind: TypeAlias = Literal["crossing", "touching", "contained", "clear"]
_Verdict: TypeAlias = Literal["interferes", "touches", "clear", "undecided"]
_Because: TypeAlias = Literal[
    "withinDeviation",
    "nearerThanDeviation",
    "openA",
    "openB",
    "openBoth",
    "selfOverlapA",
    "selfOverlapB",
    "unorientedA",
    "unorientedB",
    "coordinatesTooCoarse",
]
_Basis: TypeAlias = Literal["exact", "bounded", "estimated"]
_Form: TypeAlias = Literal["linear", "trapezoidal", "cubic"]
_Method: TypeAlias = Literal["exact", "spheres"]
_Floats: TypeAlias = NDArray[np.float64]
_Numbers: TypeAlias = NDArray[np.uint32]
_Flags: TypeAlias = NDArray[np.bool_]

@type_check_only
class _Mesh(Protocol):
    @property
    def vertices(self) -> ArrayLike: ...
    @property
    def faces(self) -> ArrayLike: ...

class Error(Exception):
    """The base of all errors. Its message states the problem, its location and a remedy."""

class InputError(Error, ValueError):
    """An argument is invalid."""

class MeshError(Error, ValueError):
    """The arrays do not form a mesh."""

class ReadError(Error, ValueError):
    """A file or its contents cannot be read."""

class SceneError(Error, ValueError):
    """The scene refuses a command and stays unchanged."""

class BodyError(Error, ValueError):
    """The intersection is unknown, because the inside of a part is undefined."""

@final
class Shape:
    """A triangle mesh that is prepared for queries. It never changes: share it between threads and parts.

    Positions count as millimetres. Exactly equal ones become one vertex; the triangles keep their order. ``groups`` has
    for each triangle the number of the face that it belongs to. With ``is_model`` the mesh is the part itself. Without,
    its facets approximate a surface, and results about the part include the deviation.
    """

    def __new__(
        cls,
        vertices: ArrayLike,
        faces: ArrayLike,
        *,
        groups: ArrayLike | None = None,
        is_model: bool = True,
    ) -> Shape: ...
    @staticmethod
    def of(mesh: Shape | _Mesh, /) -> Shape:
        """Returns the shape of a mesh that has ``vertices`` and ``faces``, such as trimesh's, or a shape itself."""

    @staticmethod
    def load(path: _File, part: str | None = None, *, unit: _Unit | None = None) -> Shape:
        """Returns the shape of the only part of a file, or of the part with this name, in the part's frame."""

    @property
    def vertices(self) -> _Floats:
        """The vertices, each position once: (n, 3)."""

    @property
    def faces(self) -> _Numbers:
        """Three vertices for each triangle: (m, 3)."""

    @property
    def groups(self) -> _Numbers:
        """The face of each triangle: as given, or the region between sharp edges."""

    @property
    def is_model(self) -> bool:
        """True if the mesh is the part itself, so that its facets stand for no other surface."""

    @property
    def is_closed(self) -> bool:
        """True if the triangles bound a volume."""

    @property
    def volume(self) -> float:
        """The volume inside; meaningless if the shape is not closed."""

    @property
    def bounds(self) -> _Floats:
        """The smallest and the largest coordinates: (2, 3)."""

    @property
    def defects(self) -> list[str]:
        """Sentences about the defects of the mesh and their effect on results."""

    def __len__(self) -> int: ...

@final
class Pairs:
    """All pairs of triangles of two shapes that share a point, in order."""

    @property
    def triangles(self) -> _Numbers:
        """The triangle of A and the triangle of B: (n, 2)."""

    @property
    def crossing(self) -> _Flags:
        """True for each pair whose triangles cross; the others only touch."""

    @property
    def faces(self) -> _Numbers:
        """The pairs of faces that share a point: face of A, face of B, crossing and touching pairs of their triangles: (m, 4)."""

    @property
    def segments(self) -> _Floats:
        """The intersection segment of each crossing pair, in A's frame, rounded: (k, 2, 3)."""

    def __len__(self) -> int: ...

@final
class Clearance:
    """The smallest distance of two shapes, and the closest points. Points are in A's frame."""

    @property
    def distance(self) -> float:
        """0 exactly when the surfaces have a point in common."""

    @property
    def on_a(self) -> _Floats: ...
    @property
    def on_b(self) -> _Floats: ...
    @property
    def triangle_a(self) -> int: ...
    @property
    def triangle_b(self) -> int: ...

@final
class Warm:
    """A warm start for the clearance of one pair of shapes. It never changes the result."""

    def __new__(cls) -> Warm: ...

@final
class Findings:
    """The results for two parts at one relative pose. Points are in A's frame."""

    @property
    def kind(self) -> _Kind:
        """The exact relation of the two meshes."""

    @property
    def verdict(self) -> _Verdict:
        """The class that holds for all solids that the meshes may stand for."""

    @property
    def because(self) -> _Because | None:
        """The reason why a pair is undecided."""

    @property
    def deviation(self) -> float:
        """The largest deviation of both true surfaces together from the facets, at the point that decides the class."""

    @property
    def basis(self) -> _Basis:
        """The source of the deviation."""

    @property
    def bounds_of(self) -> Literal["solids", "meshes"]:
        """The validity of the bounds of depth and volume: the solids, or the meshes only, if the solids' deviation is only
        estimated."""

    @property
    def depth(self) -> tuple[float, float] | None:
        """The lower and upper bound of the penetration depth; None if the two neither touch nor intersect, or if neither has an
        inside."""

    @property
    def deepest(self) -> _Floats | None:
        """The deepest point found and the closest point of the other's surface, on A and on B: (2, 3)."""

    @property
    def volume(self) -> float:
        """The volume of the meshes' intersection; 0 unless both are closed."""

    @property
    def volume_bounds(self) -> tuple[float, float]:
        """The lower and upper bound of the intersection's volume."""

    @property
    def pieces(self) -> int:
        """The number of connected bodies of the intersection."""

    @property
    def inner(self) -> Literal["a", "b"] | None:
        """The one that lies completely inside the other, if one does."""

    @property
    def duplicate(self) -> Literal["same", "nearly"] | None:
        """The kind of duplicate, "same" or "nearly", if both are the same part twice; otherwise None."""

    @property
    def pairs(self) -> Pairs:
        """The pairs of triangles that share a point."""

    @property
    def body(self) -> Body:
        """The parts of the surfaces inside each other. Raises BodyError if the inside of a part is undefined."""

@final
class Body:
    """The intersection of two parts, in A's frame."""

    @property
    def is_closed(self) -> bool:
        """True if both parts are closed, so that the facets bound their intersection."""

    @property
    def volume(self) -> float: ...
    @property
    def area(self) -> float: ...
    @property
    def pieces(self) -> int:
        """The number of connected bodies."""

    @property
    def centroid(self) -> _Floats | None:
        """The centre of mass; None without volume."""

    @property
    def vertices(self) -> _Floats: ...
    @property
    def faces(self) -> _Numbers:
        """Three corners for each facet, counterclockwise seen from outside: (m, 3)."""

    @property
    def origins(self) -> _Numbers:
        """The source of each facet: the part, 0 for A and 1 for B, and its triangle: (m, 2)."""

def pairs(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> Pairs:
    """Returns all pairs of a triangle of ``a`` and a triangle of ``b`` that share a point: none is missing or wrong."""

def collides(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> bool:
    """Returns whether the surfaces share a point. For a part completely inside another, use ``kind``."""

def clearance(
    a: Shape,
    b: Shape,
    b_in_a: ArrayLike | None = None,
    limit: float = ...,
    *,
    warm: Warm | None = None,
) -> Clearance | None:
    """Returns the smallest distance of the surfaces; None if they are farther apart than ``limit``. ``warm``, an object
    for this pair, makes the next query faster and never changes its result."""

def kind(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> _Kind:
    """Returns the exact relation of the two meshes."""

def examine(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> Findings:
    """Returns the relation of two parts with its proof: whether they interfere, touch, are clear or undecided, two bounds
    of their penetration depth, and their intersection."""

def body(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> Body:
    """Returns the intersection of two closed parts; empty if they only touch. Raises BodyError if the inside of a part is
    undefined."""

@final
class ContactData:
    """A pair of triangles of two objects that share a point."""

    @property
    def names(self) -> set[str]: ...
    @property
    def pair(self) -> tuple[str, str]:
        """The names in order: first the object whose triangle has ``normal``."""

    @property
    def point(self) -> _Floats:
        """A common point of both triangles in the world, rounded."""

    @property
    def normal(self) -> _Floats:
        """The unit normal of the first object's triangle; zero for a triangle without area."""

    @property
    def depth(self) -> float:
        """An upper bound of the two objects' penetration depth; NaN if neither has an inside."""

    @property
    def depth_bounds(self) -> tuple[float, float] | None:
        """The lower and upper bound of the two objects' penetration depth; None if neither has an inside."""

    @property
    def is_crossing(self) -> bool:
        """True if the triangles cross; otherwise they only touch."""

    def index(self, name: str) -> int:
        """Returns the triangle of the object with this name."""

@final
class DistanceData:
    """The distance of two objects, and the closest points."""

    @property
    def names(self) -> set[str]: ...
    @property
    def distance(self) -> float:
        """0 exactly when the surfaces have a point in common."""

    def index(self, name: str) -> int:
        """Returns the closest triangle of the object with this name."""

    def point(self, name: str) -> _Floats:
        """Returns the closest point of the object with this name, in the world."""

@final
class CollisionManager:
    """A set of named, moving shapes that finds those that collide and the closest two.

    The methods are those of trimesh's class of this name. Results are exact, so touching shapes collide; the distance of
    shapes that meet is 0, never negative. With ``solid``, a shape completely inside another collides with it, too.
    """

    def __new__(cls, *, solid: bool = False) -> CollisionManager: ...
    def add_object(self, name: str, mesh: Shape | _Mesh, transform: ArrayLike | None = None) -> None:
        """Adds a shape or a mesh; it replaces one of the same name."""

    def remove_object(self, name: str) -> None: ...
    def set_transform(self, name: str, transform: ArrayLike) -> None: ...
    @overload
    def in_collision_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, return_names: Literal[False] = False, return_data: Literal[False] = False) -> bool: ...
    @overload
    def in_collision_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, *, return_names: Literal[True], return_data: Literal[False] = False) -> tuple[bool, set[str]]: ...
    @overload
    def in_collision_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, return_names: Literal[False] = False, *, return_data: Literal[True]) -> tuple[bool, list[ContactData]]: ...
    @overload
    def in_collision_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, *, return_names: Literal[True], return_data: Literal[True]) -> tuple[bool, set[str], list[ContactData]]: ...
    @overload
    def in_collision_internal(self, return_names: Literal[False] = False, return_data: Literal[False] = False) -> bool: ...
    @overload
    def in_collision_internal(self, return_names: Literal[True], return_data: Literal[False] = False) -> tuple[bool, set[tuple[str, str]]]: ...
    @overload
    def in_collision_internal(self, return_names: Literal[False] = False, *, return_data: Literal[True]) -> tuple[bool, list[ContactData]]: ...
    @overload
    def in_collision_internal(self, return_names: Literal[True], return_data: Literal[True]) -> tuple[bool, set[tuple[str, str]], list[ContactData]]: ...
    @overload
    def in_collision_other(self, other_manager: CollisionManager, return_names: Literal[False] = False, return_data: Literal[False] = False) -> bool: ...
    @overload
    def in_collision_other(self, other_manager: CollisionManager, return_names: Literal[True], return_data: Literal[False] = False) -> tuple[bool, set[tuple[str, str]]]: ...
    @overload
    def in_collision_other(self, other_manager: CollisionManager, return_names: Literal[False] = False, *, return_data: Literal[True]) -> tuple[bool, list[ContactData]]: ...
    @overload
    def in_collision_other(self, other_manager: CollisionManager, return_names: Literal[True], return_data: Literal[True]) -> tuple[bool, set[tuple[str, str]], list[ContactData]]: ...
    @overload
    def min_distance_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, return_name: Literal[False] = False, return_data: Literal[False] = False) -> float: ...
    @overload
    def min_distance_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, *, return_name: Literal[True], return_data: Literal[False] = False) -> tuple[float, str]: ...
    @overload
    def min_distance_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, return_name: Literal[False] = False, *, return_data: Literal[True]) -> tuple[float, DistanceData]: ...
    @overload
    def min_distance_single(self, mesh: Shape | _Mesh, transform: ArrayLike | None = None, *, return_name: Literal[True], return_data: Literal[True]) -> tuple[float, str, DistanceData]: ...
    @overload
    def min_distance_internal(self, name: str | None = None, return_names: Literal[False] = False, return_data: Literal[False] = False) -> float: ...
    @overload
    def min_distance_internal(self, name: str | None = None, *, return_names: Literal[True], return_data: Literal[False] = False) -> tuple[float, tuple[str, str]]: ...
    @overload
    def min_distance_internal(self, name: str | None = None, return_names: Literal[False] = False, *, return_data: Literal[True]) -> tuple[float, DistanceData]: ...
    @overload
    def min_distance_internal(self, name: str | None = None, *, return_names: Literal[True], return_data: Literal[True]) -> tuple[float, tuple[str, str], DistanceData]: ...
    @overload
    def min_distance_other(self, other_manager: CollisionManager, return_names: Literal[False] = False, return_data: Literal[False] = False) -> float: ...
    @overload
    def min_distance_other(self, other_manager: CollisionManager, return_names: Literal[True], return_data: Literal[False] = False) -> tuple[float, tuple[str, str]]: ...
    @overload
    def min_distance_other(self, other_manager: CollisionManager, return_names: Literal[False] = False, *, return_data: Literal[True]) -> tuple[float, DistanceData]: ...
    @overload
    def min_distance_other(self, other_manager: CollisionManager, return_names: Literal[True], return_data: Literal[True]) -> tuple[float, tuple[str, str], DistanceData]: ...
    @property
    def names(self) -> list[str]:
        """The names of all objects, in alphabetical order."""

    def __contains__(self, name: str, /) -> bool: ...
    def __len__(self) -> int: ...

@final
class Part:
    """A part of a scene. It does not change with the scene."""

    @property
    def name(self) -> str: ...
    @property
    def group(self) -> list[str]:
        """The names of the nodes above it in its file, outermost first."""

    @property
    def shape(self) -> Shape:
        """Its shape, in its own frame."""

    @property
    def pose(self) -> _Floats:
        """The transform from its coordinates to the scene's: (4, 4)."""

    @property
    def colour(self) -> tuple[float, float, float, float]:
        """The colour: red, green, blue and opacity, each 0…1."""

@final
class Robot:
    """A robot of a scene. It does not change with the scene."""

    @property
    def name(self) -> str: ...
    @property
    def joints(self) -> list[str]:
        """The names of its free joints, in order."""

    @property
    def limits(self) -> list[tuple[float, float]]:
        """The smallest and the largest value of each free joint; infinite where there is no limit."""

    @property
    def values(self) -> list[float]:
        """The values of its free joints: radians, or lengths."""

    @property
    def base(self) -> _Floats:
        """The transform from the coordinates of its base to the scene's: (4, 4)."""

@type_check_only
class _PartRow(TypedDict):
    """A part in the output of ``nearpoint check --json``."""

    name: str
    triangles: int
    defects: NotRequired[list[str]]

@type_check_only
class _BodyRow(TypedDict):
    """The intersection of two parts."""

    volume: float
    volume_bounds: list[float]
    pieces: int
    centre: list[float]
    low: list[float]
    high: list[float]

@type_check_only
class _FitRow(TypedDict):
    """A shaft of one part in a hole of the other."""

    inner: Literal["a", "b"]
    hole: float
    shaft: float
    play: float
    length: float
    offset: float
    centre: list[float]
    faces: list[int]

# "class" is a keyword of Python, so this cannot be written as a class.
_PairRow = TypedDict(
    "_PairRow",
    {
        "a": str,
        "b": str,
        "kind": _Kind,
        "class": _Verdict,
        "because": NotRequired[_Because],
        "deviation": float,
        "basis": _Basis,
        "bounds_of": Literal["solids", "meshes"],
        "crossing": int,
        "touching": int,
        "clearance": float | None,
        "clearance_bounds": NotRequired[list[float]],
        "on_a": list[float] | None,
        "on_b": list[float] | None,
        "faces": int,
        "inner": NotRequired[str],
        "duplicate": NotRequired[Literal["same", "nearly"]],
        "depth": NotRequired[list[float]],
        "body": NotRequired[_BodyRow],
        "place_faces": NotRequired[list[int]],
        "fits": NotRequired[list[_FitRow]],
    },
)

@final
class Report:
    """The result of a check: the rows of ``nearpoint check --json``, in the same order."""

    @property
    def hash(self) -> str:
        """The hash of all results, 16 hex digits: the same in the browser and on the command line."""

    @property
    def unit(self) -> _Unit: ...
    @property
    def parts(self) -> list[_PartRow]: ...
    @property
    def pairs(self) -> list[_PairRow]:
        """The pairs of parts that touch, intersect or are near each other."""

    @property
    def notes(self) -> list[str]:
        """Sentences about the input."""

    @property
    def json(self) -> str:
        """The output of ``nearpoint check --json --no-timing``."""

@type_check_only
class _PlanRow(TypedDict):
    """The output of ``nearpoint plan --json``."""

    parts: int
    pairs: int
    asked: int
    known: int
    repeated: int
    shards: int
    parts_in_shards: int
    work: float

@type_check_only
class _ShardRow(TypedDict):
    """The output of ``nearpoint run-shard --json`` for a shard."""

    shard: int
    asked: int
    known: int
    ms: float

@final
class MotionReport:
    """The contacts and clearances of parts on a taught motion."""

    @property
    def is_complete(self) -> bool:
        """True if everything that was requested was checked."""

    @property
    def accuracy(self) -> float: ...
    @property
    def pairs(self) -> list[PairMotion]:
        """The result of each pair that has relative motion and is not allowed to touch."""

    @property
    def meeting(self) -> list[PairMotion]:
        """The pairs that touch."""

    @property
    def first(self) -> PairMotion | None:
        """The pair of the first contact, if there is one."""

    @property
    def nearest(self) -> PairMotion | None:
        """The pair of the smallest clearance, if that was found."""

    @property
    def curve(self) -> _Floats:
        """The smallest clearance of all pairs over time, each with its time first: (n, 2)."""

    @property
    def too_fast(self) -> list[str]:
        """Sentences about joints that exceed their speed limits."""

@final
class PairMotion:
    """The result of two parts on a motion. Times are in seconds, points in the scene."""

    @property
    def a(self) -> str: ...
    @property
    def b(self) -> str: ...
    @property
    def intervals(self) -> _Floats:
        """The time intervals in which the two touch or are within the accuracy: (n, 2). Outside they do not touch."""

    @property
    def certain(self) -> _Flags:
        """True for each interval in which faces are known to touch."""

    @property
    def time(self) -> float | None:
        """The time of the first contact; None if the two do not touch."""

    @property
    def at(self) -> _Floats | None: ...
    @property
    def triangles(self) -> _Numbers | None:
        """The triangles that touch first, or the closest two if none is known to touch: (n, 2)."""

    @property
    def clearance(self) -> float | None:
        """The smallest clearance, 0 if the two touch; None beyond the search distance."""

    @property
    def clearance_time(self) -> float | None: ...
    @property
    def clearance_points(self) -> _Floats | None:
        """The closest points at that time, on both parts: (2, 3)."""

@final
class Removal:
    """The result of a removal search. Lengths are in the scene's unit, positions in its frame."""

    @property
    def outcome(self) -> Literal["found", "blocked", "undecided"]:
        """The outcome: blocked if no path with such steps and turns exists, undecided if the search ended early."""

    @property
    def is_found(self) -> bool: ...
    @property
    def length(self) -> float | None:
        """The length of the path; None without a path, like the other properties of it."""

    @property
    def clearance(self) -> tuple[float, float] | None:
        """The lower and upper bound of the smallest clearance on the path."""

    @property
    def between(self) -> tuple[str, str] | None:
        """A removed part and another one, at the smallest clearance."""

    @property
    def free_from(self) -> float | None:
        """The fraction of the length after which nothing is touched."""

    @property
    def points(self) -> _Floats | None:
        """The path of the parts' centre, straight from each point to the next: (n, 3)."""

    @property
    def shares(self) -> _Floats | None:
        """The fractions of the length at these points."""

    @property
    def end(self) -> dict[str, _Floats]:
        """The final poses of the parts by their names."""

    @property
    def blockers(self) -> list[tuple[str, str]]:
        """The parts that blocked the search, most frequent first: pairs of a part to remove and another one."""

    @property
    def used(self) -> tuple[float, float, float]:
        """The step, the turns in degrees, and the fit of the search."""

    @property
    def states(self) -> int:
        """The number of poses that were examined."""

    @property
    def csv(self) -> str | None: ...
    @property
    def json(self) -> str | None: ...

@final
class Scene:
    """An assembly of named parts with poses, and robots. Parts are given by name or by number from 0."""

    def __new__(cls, *, unit: _Unit = "mm", threads: int | None = None) -> Scene: ...
    @property
    def parts(self) -> list[Part]: ...
    def part(self, name: _PartName) -> Part: ...
    @property
    def robots(self) -> list[Robot]: ...
    @property
    def joint_names(self) -> list[str]:
        """The names of the values of a taught motion, in their order: robot/joint."""

    @property
    def unit(self) -> _Unit: ...
    @property
    def notes(self) -> list[str]:
        """Sentences about the files that were read."""

    def add(self, name: str, mesh: Shape | _Mesh, pose: ArrayLike | None = None) -> None: ...
    def set_pose(self, name: _PartName, pose: ArrayLike) -> None: ...
    def apply(self, command: Mapping[str, Any]) -> None:
        """Applies any command of the engine, in the form of the page's scripts."""

    def check(self, *, within: float | None = None) -> Report:
        """Checks which parts collide, and the clearances of the others up to ``within``; infinite means no limit."""

    def hash(self) -> str:
        """Returns the hash of all results, 16 hex digits."""

    def teach(self, keys: Sequence[tuple[float, Sequence[float]]], *, form: _Form = "linear") -> None:
        """Teaches the robots a motion: keys of a time in seconds and the values of all joints then."""

    def teach_text(self, text: str, *, form: _Form = "linear") -> None:
        """Teaches the robots the motion in a file's text: JSON, or a table of comma-separated values."""

    def motion_check(
        self, *, accuracy: float | None = None, method: _Method = "exact", stop_at_first: bool = False
    ) -> MotionReport:
        """Checks the whole taught motion. ``accuracy`` is a length, by default a millimetre."""

    def range_of_motion(
        self,
        joints: Sequence[str] = ...,
        *,
        resolution: float | None = None,
        max_cells: int = 1_000_000,
        clearance: bool = False,
    ) -> dict[str, Any]:
        """Searches the values of joints at which parts meet, over whole ranges, and proves where none do. ``joints`` are
        names, each with a range if it is not the joint's own: "elbow" or "elbow=-90:90", in degrees for joints that turn.
        Without them it finds for each pair whether it meets at any values. ``resolution`` is the size of the smallest cells, in
        the same units; what is left after ``max_cells`` is undecided. With ``clearance`` it also finds the smallest distance
        of any two parts. The result is that of ``nearpoint range --json``."""

    def removal(
        self,
        parts: _PartName | Sequence[_PartName],
        *,
        step: float = 0.0,
        turns: float = 0.0,
        fit: float = 0.0,
    ) -> Removal:
        """Searches for a path of a part, or of several that move as one, out of all others: in steps and turns (degrees),
        made smaller by a fit. 0 chooses the step from the sizes, no turns, and the fit that the deviation explains."""

    def __len__(self) -> int: ...

def load(
    files: _Files,
    *,
    unit: _Unit | None = None,
    accuracy: float | None = None,
    within: float | None = None,
    threads: int | None = None,
) -> Scene:
    """Reads files or folders, or a scene file, into a scene."""

def check(
    files: _Files,
    *,
    unit: _Unit | None = None,
    accuracy: float | None = None,
    within: float | None = None,
    threads: int | None = None,
) -> Report:
    """Reads files and checks their parts."""

def motion_check(
    files: _Files,
    keys: Sequence[tuple[float, Sequence[float]]] | None = None,
    *,
    form: _Form = "linear",
    accuracy: float | None = None,
    method: _Method = "exact",
    stop_at_first: bool = False,
    unit: _Unit | None = None,
    threads: int | None = None,
) -> MotionReport:
    """Reads a robot's files, or a scene file with a taught motion, and checks that motion or the one in ``keys``."""

def removal(
    files: _Files,
    parts: _PartName | Sequence[_PartName],
    *,
    step: float = 0.0,
    turns: float = 0.0,
    fit: float = 0.0,
    unit: _Unit | None = None,
    threads: int | None = None,
) -> Removal:
    """Reads an assembly and searches for a path of a part, or of several that move as one, out of it."""

def plan(
    files: _Files,
    place: _File,
    *,
    shards: int,
    unit: _Unit | None = None,
    accuracy: float | None = None,
    within: float | None = None,
    poses: _File | None = None,
    motion: bool = False,
    keys: _File | None = None,
    form: _Form | None = None,
    tolerance: float | None = None,
    threads: int | None = None,
) -> _PlanRow:
    """Plans a check in shards of about equal work, into a folder that all workers see, or at a URL such as
    ``s3://bucket/folder``. Answers that are already there are reused. ``poses`` names a file of poses. With ``motion``,
    the plan checks the taught motion as a whole, or the one in the file ``keys``; ``form`` applies if that is a table."""

def run_shard(place: _File, shard: int) -> _ShardRow:
    """Answers one shard of a plan in this process, on one core; answers that are already there are skipped."""

def missing_shards(place: _File) -> list[int]:
    """Returns the shards of a plan whose answers are missing or damaged."""

def merge(place: _File) -> str:
    """Merges the answers of all shards. Returns the text that ``nearpoint check --json --no-timing`` writes for the same
    files on one machine, byte by byte; for poses a line each, and for a motion the text of ``nearpoint motion --json``."""
