//! Defines the results of a scene: one [`Frame`] is a consistent snapshot of parts and pairs.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Arc;

use nearpoint_geometry::interference::{PairClass, UndecidedReason};
use nearpoint_geometry::nalgebra::center;
use nearpoint_geometry::{Point, Pose};
use serde::Serialize;

use crate::drag::DragState;
use crate::drag_path::PathContact;
use crate::pair_result::PairResult;
use crate::part::{PairKey, Part, PartId, pair_key};
use crate::removal::RemovalState;
use crate::report::{Inner, PairFit};
use crate::settled::{KernelAnswer, KernelCheck, SettledBy};
use crate::sorted_list::{Keyed, SortedList};

/// A pair of parts with its result in a `Frame`.
#[derive(Debug, Clone)]
pub struct FramePair {
    /// The result of the pair, with its proven class.
    pub result: Arc<PairResult>,
    /// The settled class, which all counts use: the proven one, or the CAD kernel's if the proof is undecided.
    pub class: PairClass,
    /// The source of the settled class.
    pub settled_by: SettledBy,
    /// The CAD kernel's answer, if it was asked.
    pub kernel: Option<KernelCheck>,
    /// True if the parts have moved since; the result is for their previous poses.
    pub is_pending: bool,
    /// True if the pair is clear, or its meshes share no point, and it is nearer than the clearance limit.
    pub is_below_limit: bool,
    /// The pose of A in the scene.
    pub scene_from_a: Pose,
}

impl FramePair {
    /// Returns the entry of a pair whose parts have not moved since, with the class that the kernel's answer settles if
    /// the proof is undecided. The kernel never overrides a proof, and settles nothing beyond proven bounds.
    pub fn new(result: Arc<PairResult>, scene_from_a: Pose, kernel: Option<KernelCheck>) -> Self {
        let trusted = kernel
            .as_ref()
            .filter(|kernel| !kernel.contradicts(&result));
        let by_kernel = trusted.and_then(KernelCheck::present_class);
        let (class, settled_by) = match (result.class, by_kernel) {
            (PairClass::Undecided, Some(class)) => (class, SettledBy::Kernel),
            (proven, _) => (proven, SettledBy::Proof),
        };
        Self {
            result,
            class,
            settled_by,
            kernel,
            is_pending: false,
            is_below_limit: false,
            scene_from_a,
        }
    }

    /// Returns the reason why the pair is undecided, if nothing settles it.
    pub fn open_reason(&self) -> Option<UndecidedReason> {
        (self.result.undecided_reason).filter(|_| self.class == PairClass::Undecided)
    }

    /// Returns whether the kernel's answer contradicts the proven class or bounds. Then one of the two is wrong.
    pub fn is_disputed(&self) -> bool {
        (self.kernel.as_ref()).is_some_and(|kernel| kernel.contradicts(&self.result))
    }

    /// Returns the volume of the intersection and the distance of a pair that the kernel settles.
    pub fn kernel_numbers(&self) -> Option<[f64; 2]> {
        match self.kernel.as_ref().map(|kernel| &kernel.answer) {
            Some(&KernelAnswer::Found { volume, distance }) if !self.settled_by.is_proof() => {
                Some([volume, distance])
            }
            _ => None,
        }
    }

    /// Returns the deepest point on A, or the middle between the nearest points, in the scene's frame.
    pub fn place_in_scene(&self) -> Option<Point> {
        let place = match (&self.result.clearance, &self.result.depth) {
            (Some(apart), _) => center(&apart.on_a, &apart.on_b),
            (None, depth) => depth.as_ref()?.on_a,
        };
        Some(self.scene_from_a * place)
    }

    /// Returns the faces at the deepest or the nearest points, that of the part `first` first.
    pub fn place_faces_from(&self, first: PartId) -> Option<[u32; 2]> {
        let [of_a, of_b] = self.result.place_faces?;
        Some(match first == self.result.a {
            true => [of_a, of_b],
            false => [of_b, of_a],
        })
    }

    /// Returns the fits in the scene's frame, as those of the part `first` and the other.
    pub fn fits_from(&self, first: PartId) -> Vec<PairFit> {
        let mut fits = PairFit::all(&self.result, &self.scene_from_a);
        if first != self.result.a {
            for fit in &mut fits {
                fit.faces.swap(0, 1);
                fit.inner = match fit.inner {
                    Inner::A => Inner::B,
                    Inner::B => Inner::A,
                };
            }
        }
        fits
    }

    /// Returns the closest points of the clearance in the scene's frame, on A and on B.
    pub fn clearance_in_scene(&self) -> Option<[Point; 2]> {
        let clearance = self.result.clearance.as_ref()?;
        Some([
            self.scene_from_a * clearance.on_a,
            self.scene_from_a * clearance.on_b,
        ])
    }
}

impl Deref for FramePair {
    type Target = PairResult;

    fn deref(&self) -> &PairResult {
        &self.result
    }
}

impl Keyed for FramePair {
    type Key = PairKey;

    fn key(&self) -> PairKey {
        (self.result.a, self.result.b)
    }
}

/// A part with its state in a `Frame`.
#[derive(Debug, Clone)]
pub struct PartState {
    /// The part, with its pose and appearance.
    pub part: Arc<Part>,
    /// The part's relation to the others.
    pub status: PartStatus,
}

/// The relation of a part to the others.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PartStatus {
    /// True if the part is selected.
    #[serde(rename = "selected")]
    pub is_selected: bool,
    /// The number of other parts that it interferes with.
    pub interfering: u32,
    /// The number of other parts that it may interfere with.
    pub undecided: u32,
    /// The number of other parts that it touches.
    pub touching: u32,
}

impl Keyed for PartState {
    type Key = PartId;

    fn key(&self) -> PartId {
        self.part.id
    }
}

impl Deref for PartState {
    type Target = Part;

    fn deref(&self) -> &Part {
        &self.part
    }
}

/// The numbers of pairs of each kind in a `Frame`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Totals {
    /// The number of pairs whose surfaces cross.
    #[serde(rename = "crossing")]
    pub mesh_crossing: u32,
    /// The number of pairs whose surfaces touch and do not cross.
    #[serde(rename = "touching")]
    pub mesh_touching: u32,
    /// The number of pairs of which one part is fully inside the other.
    #[serde(rename = "contained")]
    pub mesh_contained: u32,
    /// The number of clear pairs within the distance of interest.
    pub clear: u32,
    /// The number of clear pairs that are nearer than the clearance limit.
    pub below_limit: u32,
    /// The number of pairs that interfere, except duplicates.
    pub interfering: u32,
    /// The number of pairs that may interfere.
    pub undecided: u32,
    /// The number of pairs that only touch.
    pub touches: u32,
    /// The number of pairs of duplicates: parts that coincide, exactly or nearly.
    pub duplicates: u32,
    /// The number of pairs of triangles that cross or touch.
    pub triangle_pairs: u64,
    /// The number of pairs of parts that are not allowed to collide, at any distance.
    pub pairs: u64,
}

/// A snapshot of a scene's results at one moment, to draw or report; it is no coordinate frame.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_scene::Scene;
/// # use nearpoint_geometry::shape::{Mesh, primitives};
/// # use nearpoint_scene::{NewPart, ThreadPool};
///
/// # let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// # let cube = |name: &str, x: f64| {
/// #     let pose = Pose::translation(x, 0.0, 0.0);
/// #     NewPart::from_mesh(name, mesh.clone(), pose, &ThreadPool::Sequential)
/// # };
/// let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
/// scene.set_max_distance(1.0)?;
/// let ids = scene.add(vec![cube("a", 0.0), cube("b", 1.25), cube("c", 9.0)])?;
/// let frame = scene.finish();
/// assert_eq!((frame.pending, frame.totals.clear), (0, 1));
/// let near = frame.pair(ids[1], ids[0]).ok_or("a and b are within 1")?;
/// let clearance = near.clearance.ok_or("they are apart")?;
/// assert_eq!(clearance.distance, 0.25);
/// let [on_a, on_b] = near.clearance_in_scene().ok_or("they are apart")?;
/// assert_eq!((on_a.x, on_b.x), (0.5, 0.75));
/// assert!(frame.pair(ids[0], ids[2]).is_none(), "too far from each other");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// The revision, which increases with every change of the frame.
    pub revision: u64,
    /// The parts, in order of their ids.
    pub parts: SortedList<PartState>,
    /// The pairs that collide, touch or are within the distance of interest, in order of (a, b).
    pub pairs: SortedList<FramePair>,
    /// The first contacts of the dragged parts on the path of the last drag, in order of time, each pair once.
    pub path_contacts: Arc<Vec<PathContact>>,
    /// The state of the drag in Stop or Snap.
    pub drag: Option<Arc<DragState>>,
    /// The removal search, if one was requested and is up to date.
    pub removal: Option<Arc<RemovalState>>,
    /// The number of pairs, segments of the drag path, drag poses and searches without a result. At 0 the frame is final.
    pub pending: usize,
    /// The number of searches among them: for spheres, and for ranges of joints.
    pub pending_searches: usize,
    /// The number of pairs still to be classified; above 0, more pairs may interfere than is known.
    pub unclassified: usize,
    /// The totals of the listed pairs.
    pub totals: Totals,
}

impl Frame {
    /// Returns the result of these two parts, in either order.
    pub fn pair(&self, one: PartId, other: PartId) -> Option<&FramePair> {
        self.pairs.get(&pair_key(one, other))
    }

    /// Returns whether two parts with a contact on the path no longer share a point: one passed through the other, or
    /// by it.
    pub fn has_passed(&self, contact: &PathContact) -> bool {
        self.pair(contact.a, contact.b)
            .is_none_or(|pair| !pair.mesh_relation.intersects())
    }

    /// Returns the state of a part.
    pub fn part(&self, id: PartId) -> Option<&PartState> {
        self.parts.get(&id)
    }
}

/// The inputs of a frame.
#[derive(Debug, Default)]
pub(crate) struct FrameInputs {
    pub(crate) parts: SortedList<Arc<Part>>,
    pub(crate) selection: BTreeSet<PartId>,
    /// The distance up to which pairs are listed; below `limit` they are flagged.
    pub(crate) max_distance: f64,
    pub(crate) clearance_limit: f64,
}
