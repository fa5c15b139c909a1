//! Runs drags: the parts are shown at the drag pose, stopped before they would enter others, or snapped to faces.

mod commands;
mod hinge;
mod member;
mod pose_results;
mod session;
mod stop;
mod surroundings;
mod swing;

use std::sync::Arc;

use nearpoint_motion::snap::{self, DegreesOfFreedom, ReleaseReason, SnapConstraint};
use nearpoint_motion::{IncompleteReason, slide};
use serde::{Deserialize, Serialize};

use crate::part::{PartId, Placement};

pub(crate) use hinge::SwingState;
pub(crate) use session::DragSession;
pub(crate) use swing::pivot_at_pose;

/// The response of a drag to contacts with other parts.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_scene::{Command, DragMode, Placement, Scene};
/// # use nearpoint_geometry::shape::{Mesh, primitives};
/// # use nearpoint_scene::{NewPart, ThreadPool};
///
/// # let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// # let cube = |name: &str, x: f64| {
/// #     let pose = Pose::translation(x, 0.0, 0.0);
/// #     NewPart::from_mesh(name, mesh.clone(), pose, &ThreadPool::Sequential)
/// # };
/// let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
/// let ids = scene.add(vec![cube("a", 0.0), cube("b", 5.0)])?;
/// let target = Pose::translation(9.0, 0.0, 0.0);
/// scene.apply(Command::SetDragMode { mode: DragMode::Stop })?;
/// scene.apply(Command::BeginDrag { parts: vec![ids[0]] })?;
/// scene.apply(Command::DragTo { poses: vec![Placement(ids[0], target)] })?;
/// scene.finish();
/// scene.apply(Command::EndDrag)?;
/// // The cube stopped before the other, whose face is at x = 4.5.
/// let x = scene.parts()[0].pose.translation.x;
/// assert!((3.9..=4.0).contains(&x));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DragMode {
    /// The parts are at the drag pose; their contacts are reported.
    #[default]
    Detect,
    /// The parts stop before parts that they would enter, and slide along them.
    Stop,
    /// The parts snap to faces, axes and edges that they come near, and release again.
    Snap,
}

/// The state of a drag in Stop or Snap, in which the shown pose may differ from the drag pose.
#[derive(Debug, Clone)]
pub struct DragState {
    /// The mode: Stop or Snap.
    pub mode: DragMode,
    /// The drag poses of the dragged parts.
    pub poses: Vec<Placement>,
    /// The active constraints, in the order in which they engaged. Their parts are the numbers of [`PartId`]s.
    pub active_constraints: Vec<snap::ActiveConstraint>,
    /// The remaining degrees of freedom.
    pub degrees_of_freedom: DegreesOfFreedom,
    /// The constraint that would engage if the drag continued.
    pub preview: Option<SnapConstraint>,
    /// True if an obstacle blocks the drag along the constraints.
    pub is_blocked: bool,
    /// The contacts that stop the parts.
    pub contacts: Vec<DragContact>,
    /// The pairs of a dragged part and another that were in contact before, and so do not stop the drag.
    pub ignored_pairs: Vec<(PartId, PartId)>,
    /// The reason why the search ended early, so that more motion may be possible than is shown.
    pub incomplete_reason: Option<IncompleteReason>,
    /// The last change of the constraints.
    pub change: Arc<ConstraintChange>,
}

/// A contact at which a dragged part is stopped.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DragContact {
    /// The dragged part.
    pub dragged: PartId,
    /// The part that stops it.
    pub other: PartId,
    /// The contact point and the normal from the other part to the dragged one, in the scene.
    pub contact: slide::Contact,
}

/// The constraints that engaged and released.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ConstraintChange {
    /// The number of changes in this drag.
    pub number: u64,
    /// The constraints that engaged, in order.
    pub engaged: Vec<SnapConstraint>,
    /// The constraints that released, with the reasons.
    pub released: Vec<(SnapConstraint, ReleaseReason)>,
}
