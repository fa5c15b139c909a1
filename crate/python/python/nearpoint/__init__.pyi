"""Where do moving parts come close, touch and collide? Exact answers, with bounds where there are any.

Arrays are numpy's. A pose is a rigid motion, a matrix of shape (4, 4): ``b_in_a`` takes B's coordinates into A's frame,
and a part's ``pose`` takes its coordinates to the scene's. Lengths are in the unit of what was given, angles in radians
unless it says degrees. Every query runs without the interpreter's lock and can be ended by Ctrl-C.
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
    """Why there is no answer: a sentence one can act on."""

class InputError(Error, ValueError):
    """An argument is not what was asked for."""

class MeshError(Error, ValueError):
    """Arrays that are no mesh."""

class ReadError(Error, ValueError):
    """A file that cannot be read, or what is in it."""

class SceneError(Error, ValueError):
    """What a scene refuses; it is as it was."""

class BodyError(Error, ValueError):
    """Two parts have no body in common that anybody could tell."""

@final
class Shape:
    """A mesh of triangles, made ready for queries. It never changes: share it between threads and parts.

    Exactly equal positions become one vertex; the triangles keep their places. ``groups`` has a number for each
    triangle, of the face that it belongs to. With ``is_model`` the mesh is the part itself; without, its facets stand
    for a surface that may be a little elsewhere, and answers about the part say by how much.
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
        """The shape of a mesh that has ``vertices`` and ``faces``, as those of trimesh do; of a shape itself."""

    @staticmethod
    def load(path: _File, part: str | None = None, *, unit: _Unit | None = None) -> Shape:
        """The shape of the one part of a file, or of that of this name, in the part's frame."""

    @property
    def vertices(self) -> _Floats:
        """The vertices, each position once: (n, 3)."""

    @property
    def faces(self) -> _Numbers:
        """Three vertices for each triangle: (m, 3)."""

    @property
    def groups(self) -> _Numbers:
        """The face that each triangle belongs to: as given, or the regions between sharp edges."""

    @property
    def is_model(self) -> bool:
        """The mesh is the part itself: its facets stand for no other surface."""

    @property
    def is_closed(self) -> bool:
        """Whether the triangles bound a volume."""

    @property
    def volume(self) -> float:
        """The volume inside; of no meaning if the shape is not closed."""

    @property
    def bounds(self) -> _Floats:
        """The smallest and the largest coordinates: (2, 3)."""

    @property
    def defects(self) -> list[str]:
        """What is wrong with the mesh, and what it means for answers: sentences."""

    def __len__(self) -> int: ...

@final
class Pairs:
    """The pairs of triangles of two shapes that meet, all of them and no other, in order."""

    @property
    def triangles(self) -> _Numbers:
        """The triangle of A and the triangle of B: (n, 2)."""

    @property
    def crossing(self) -> _Flags:
        """Of each pair, whether the two pass through each other; else they only touch."""

    @property
    def faces(self) -> _Numbers:
        """Face of A, face of B, crossing and touching pairs of their triangles: (m, 4)."""

    @property
    def segments(self) -> _Floats:
        """What each crossing pair has in common, in A's frame, rounded: (k, 2, 3)."""

    def __len__(self) -> int: ...

@final
class Clearance:
    """The smallest distance of two shapes, and where it is. Points are in A's frame."""

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
    """What a search for a clearance remembers of one pair of shapes. It never changes the answer."""

    def __new__(cls) -> Warm: ...

@final
class Findings:
    """What two parts are to each other at one relative pose. Points are in A's frame."""

    @property
    def kind(self) -> _Kind:
        """How the two meshes lie to each other: a fact."""

    @property
    def verdict(self) -> _Verdict:
        """What is true of all solids that the meshes may stand for."""

    @property
    def because(self) -> _Because | None:
        """Why a pair is undecided."""

    @property
    def deviation(self) -> float:
        """How far both true surfaces together may be from the facets, at the place that the verdict comes from."""

    @property
    def basis(self) -> _Basis:
        """From where that is known."""

    @property
    def bounds_of(self) -> Literal["solids", "meshes"]:
        """What the bounds of the depth and of the volume hold for: the solids, or the meshes only, where how far the
        solids are from them is no more than estimated."""

    @property
    def depth(self) -> tuple[float, float] | None:
        """The depth is no less than the first and no more than the second; None if they do not meet, or if neither has
        an inside."""

    @property
    def deepest(self) -> _Floats | None:
        """Where the deepest point found is, and the nearest to it of the other's surface, on A and on B: (2, 3)."""

    @property
    def volume(self) -> float:
        """The volume that is in both meshes; 0 unless both are closed."""

    @property
    def volume_bounds(self) -> tuple[float, float]:
        """The volume that is in both is no less than the first and no more than the second."""

    @property
    def pieces(self) -> int:
        """How many bodies that is."""

    @property
    def inner(self) -> Literal["a", "b"] | None:
        """Which lies wholly inside the other, if one does."""

    @property
    def duplicate(self) -> Literal["same", "nearly"] | None:
        """Whether both are one part twice."""

    @property
    def pairs(self) -> Pairs:
        """The pairs of triangles that meet."""

    @property
    def body(self) -> Body:
        """What the surfaces have inside each other. Raises BodyError where that cannot be told."""

@final
class Body:
    """What two parts have in common, in A's frame."""

    @property
    def is_closed(self) -> bool:
        """Both parts are closed: the facets bound the body that they have in common."""

    @property
    def volume(self) -> float: ...
    @property
    def area(self) -> float: ...
    @property
    def pieces(self) -> int:
        """How many bodies it is."""

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
        """Of each facet the part, 0 for A and 1 for B, and the triangle that it is a piece of: (m, 2)."""

def pairs(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> Pairs:
    """Every pair of a triangle of ``a`` and a triangle of ``b`` that share a point; none is lost and none invented."""

def collides(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> bool:
    """Whether the surfaces share a point. A part wholly inside another is found by ``kind``."""

def clearance(
    a: Shape,
    b: Shape,
    b_in_a: ArrayLike | None = None,
    limit: float = ...,
    *,
    warm: Warm | None = None,
) -> Clearance | None:
    """The smallest distance of the surfaces; None if they are farther apart than ``limit``. With ``warm``, a value that
    belongs to this pair, the next question is answered sooner, and never otherwise."""

def kind(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> _Kind:
    """How the two meshes lie to each other, a fact."""

def examine(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> Findings:
    """What two parts are to each other, with its proof: whether they interfere, touch, are clear or undecided, how deep
    they are in each other between two bounds, and what they have in common."""

def body(a: Shape, b: Shape, b_in_a: ArrayLike | None = None) -> Body:
    """The body that two closed parts have in common; empty when they only touch. Raises BodyError where a part has no
    inside that anybody could tell."""

@final
class ContactData:
    """A pair of triangles of two objects that meet."""

    @property
    def names(self) -> set[str]: ...
    @property
    def pair(self) -> tuple[str, str]:
        """The names in order: first the object whose triangle ``normal`` is of."""

    @property
    def point(self) -> _Floats:
        """A point that both triangles share, in the world, rounded."""

    @property
    def normal(self) -> _Floats:
        """The direction in which the triangle of the first object faces, of length one; zero for one without area."""

    @property
    def depth(self) -> float:
        """The two objects are no deeper than this in each other; not a number where neither has an inside."""

    @property
    def depth_bounds(self) -> tuple[float, float] | None:
        """The two objects are no less than the first and no more than the second deep in each other."""

    @property
    def is_crossing(self) -> bool:
        """Whether the triangles pass through each other; else they only touch."""

    def index(self, name: str) -> int:
        """The triangle of the object with this name."""

@final
class DistanceData:
    """The distance of two objects, and where it is."""

    @property
    def names(self) -> set[str]: ...
    @property
    def distance(self) -> float:
        """0 exactly when the surfaces have a point in common."""

    def index(self, name: str) -> int:
        """The nearest triangle of the object with this name."""

    def point(self, name: str) -> _Floats:
        """The nearest point of the object with this name, in the world."""

@final
class CollisionManager:
    """Many shapes with names that move: which of them meet, and which two are nearest.

    The methods are those of trimesh's class of this name. Answers are exact, so that what touches collides; distances of
    parts that meet are 0, not below. With ``solid``, a shape wholly inside another collides with it, too.
    """

    def __new__(cls, *, solid: bool = False) -> CollisionManager: ...
    def add_object(self, name: str, mesh: Shape | _Mesh, transform: ArrayLike | None = None) -> None:
        """Adds a shape or a mesh; one of the same name is replaced."""

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
    """A part of a scene, as it was when it was asked for."""

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
        """Takes its coordinates to the scene's: (4, 4)."""

    @property
    def colour(self) -> tuple[float, float, float, float]:
        """Red, green, blue and opacity, each 0…1."""

@final
class Robot:
    """A robot of a scene, as it was when it was asked for."""

    @property
    def name(self) -> str: ...
    @property
    def joints(self) -> list[str]:
        """The names of its free joints, in order."""

    @property
    def limits(self) -> list[tuple[float, float]]:
        """The least and the greatest value of each free joint; infinite where there is no limit."""

    @property
    def values(self) -> list[float]:
        """Of its free joints: radians, or lengths."""

    @property
    def base(self) -> _Floats:
        """Takes the coordinates of its base to the scene's: (4, 4)."""

@type_check_only
class _PartRow(TypedDict):
    """A part, as ``nearpoint check --json`` tells it."""

    name: str
    triangles: int
    defects: NotRequired[list[str]]

@type_check_only
class _BodyRow(TypedDict):
    """The body that two parts have in common."""

    volume: float
    volume_bounds: list[float]
    pieces: int
    centre: list[float]
    low: list[float]
    high: list[float]

# "class" is a word of Python's, so that this one has no body.
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
    },
)

@final
class Report:
    """What a check found: the rows that ``nearpoint check --json`` writes, in the same order."""

    @property
    def hash(self) -> str:
        """The hash of all answers, 16 hex digits: the same in the page and on the command line."""

    @property
    def unit(self) -> _Unit: ...
    @property
    def parts(self) -> list[_PartRow]: ...
    @property
    def pairs(self) -> list[_PairRow]:
        """The pairs of parts that meet, and those that are near."""

    @property
    def notes(self) -> list[str]:
        """What was noticed: sentences."""

    @property
    def json(self) -> str:
        """What ``nearpoint check --json --no-timing`` writes."""

@type_check_only
class _PlanRow(TypedDict):
    """A plan, as ``nearpoint plan --json`` tells it."""

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
    """A shard, as ``nearpoint run-shard --json`` tells it."""

    shard: int
    asked: int
    known: int
    ms: float

@final
class MotionReport:
    """When which parts meet on a taught motion, and how near they come."""

    @property
    def is_complete(self) -> bool:
        """Whether all was looked at that was asked for."""

    @property
    def accuracy(self) -> float: ...
    @property
    def pairs(self) -> list[PairMotion]:
        """How each pair fares that may move to each other and may not meet."""

    @property
    def meeting(self) -> list[PairMotion]:
        """The pairs that meet."""

    @property
    def first(self) -> PairMotion | None:
        """The pair of the first contact of all, if there is one."""

    @property
    def nearest(self) -> PairMotion | None:
        """The pair of the smallest clearance of all, if that was found."""

    @property
    def curve(self) -> _Floats:
        """A time and the smallest clearance of all pairs then: (n, 2)."""

    @property
    def too_fast(self) -> list[str]:
        """Joints that would have to move faster than they can: sentences."""

@final
class PairMotion:
    """How two parts fare on a motion. Times are in seconds, points in the scene."""

    @property
    def a(self) -> str: ...
    @property
    def b(self) -> str: ...
    @property
    def intervals(self) -> _Floats:
        """When they meet, or come as near as the accuracy, from and to: (n, 2). Else they do not meet."""

    @property
    def certain(self) -> _Flags:
        """Of each interval, whether faces are known to meet in it."""

    @property
    def time(self) -> float | None:
        """When they first meet; None: they do not."""

    @property
    def at(self) -> _Floats | None: ...
    @property
    def triangles(self) -> _Numbers | None:
        """The triangles that first meet, or the nearest two if none is known to: (n, 2)."""

    @property
    def clearance(self) -> float | None:
        """The smallest clearance, 0 where they meet; None where it is beyond what was looked for."""

    @property
    def clearance_time(self) -> float | None: ...
    @property
    def clearance_points(self) -> _Floats | None:
        """On both: (2, 3)."""

@final
class Removal:
    """Whether parts can be taken out. Lengths are in the scene's unit, positions in its frame."""

    @property
    def outcome(self) -> Literal["found", "blocked", "undecided"]:
        """Blocked: there is no way by such steps and turns; undecided: there was more to try."""

    @property
    def is_found(self) -> bool: ...
    @property
    def length(self) -> float | None:
        """Of the way; None where there is none, as of all that is about it."""

    @property
    def clearance(self) -> tuple[float, float] | None:
        """The smallest clearance on the way is between these two."""

    @property
    def between(self) -> tuple[str, str] | None:
        """A part that is taken out and another, where the clearance is smallest."""

    @property
    def free_from(self) -> float | None:
        """From which share of the length on nothing is touched."""

    @property
    def points(self) -> _Floats | None:
        """Where the middle of the parts goes, straight from each to the next: (n, 3)."""

    @property
    def shares(self) -> _Floats | None:
        """At which shares of the length these are."""

    @property
    def end(self) -> dict[str, _Floats]:
        """Where the parts are at the end: their names and poses."""

    @property
    def blockers(self) -> list[tuple[str, str]]:
        """What was in the way, most often first: a part that was to be taken out, and another."""

    @property
    def used(self) -> tuple[float, float, float]:
        """The step, the turns in degrees, and the fit that were tried."""

    @property
    def states(self) -> int:
        """How many places were looked at."""

    @property
    def csv(self) -> str | None: ...
    @property
    def json(self) -> str | None: ...

@final
class Scene:
    """Parts with names and places, and robots. A part is named by its name or by its number from 0."""

    def __new__(cls, *, unit: _Unit = "mm", threads: int | None = None) -> Scene: ...
    @property
    def parts(self) -> list[Part]: ...
    def part(self, name: _PartName) -> Part: ...
    @property
    def robots(self) -> list[Robot]: ...
    @property
    def joint_names(self) -> list[str]:
        """What the values of a taught motion are called, in their order: robot/joint."""

    @property
    def unit(self) -> _Unit: ...
    @property
    def notes(self) -> list[str]:
        """What was noticed while files were read: sentences."""

    def add(self, name: str, mesh: Shape | _Mesh, pose: ArrayLike | None = None) -> None: ...
    def set_pose(self, name: _PartName, pose: ArrayLike) -> None: ...
    def apply(self, command: Mapping[str, Any]) -> None:
        """Carries out any command of the engine, as scripts of the page have it."""

    def check(self, *, within: float | None = None) -> Report:
        """Which parts collide, and how near the others come. ``within`` says how near is near; infinite: however far."""

    def hash(self) -> str:
        """The hash of all that is known, 16 hex digits."""

    def teach(self, keys: Sequence[tuple[float, Sequence[float]]], *, form: _Form = "linear") -> None:
        """Teaches the robots a motion: keys of a time in seconds and the values of all joints then."""

    def teach_text(self, text: str, *, form: _Form = "linear") -> None:
        """Teaches the robots the motion in a file's text: JSON, or a table of comma-separated values."""

    def motion_check(
        self, *, accuracy: float | None = None, method: _Method = "exact", stop_at_first: bool = False
    ) -> MotionReport:
        """Checks the whole taught motion. ``accuracy`` is a length, otherwise a millimetre."""

    def removal(
        self,
        parts: _PartName | Sequence[_PartName],
        *,
        step: float = 0.0,
        turns: float = 0.0,
        fit: float = 0.0,
    ) -> Removal:
        """Looks for a way of a part, or of several that move as one, out of all others: by steps and, in degrees, turns,
        counted smaller by a fit; 0: chosen from the sizes, no turns, and what the meshes' deviation explains."""

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
    """Reads files and checks what is in them."""

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
    """Reads a robot's files, or a scene file with a taught motion, and checks the motion; with ``keys`` that one."""

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
    """Reads an assembly and looks for a way of a part, or of several that move as one, out of it."""

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
    ``s3://bucket/folder``. What is answered there already is not asked again. ``poses`` names a file of poses; with
    ``motion`` the taught motion is asked as a whole, or that in the file ``keys``, of this form if it is a table."""

def run_shard(place: _File, shard: int) -> _ShardRow:
    """Answers one shard of a plan, here, on one core; what is answered already is not asked again."""

def missing_shards(place: _File) -> list[int]:
    """The shards of a plan that have no answers yet, or damaged ones."""

def merge(place: _File) -> str:
    """Puts the answers of all shards together: the text that ``nearpoint check --json --no-timing`` writes of the same
    files on one machine, byte by byte; of poses a line for each, and of a motion what ``nearpoint motion --json`` writes."""
