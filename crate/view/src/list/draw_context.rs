//! Collects the input of a picture besides the scene.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Shape;
use nearpoint_scene::{PartId, Placement};

use super::mark::Marks;
use super::{Gizmo, Ground, Units};
use crate::camera::Camera;
use crate::focus::Focus;
use crate::section::Section;
use crate::style::Theme;

/// The input of a picture besides the scene itself: camera, units, marks, focus and handles.
#[derive(Debug, Clone, Copy)]
pub struct DrawContext<'a> {
    /// The camera.
    pub camera: &'a Camera,
    /// The units in which lengths are shown.
    pub units: Units,
    /// The theme, light or dark.
    pub theme: Theme,
    /// The marks on the parts.
    pub marks: &'a Arc<Marks>,
    /// The part under the pointer, or that the part tree points at.
    pub hover: Option<PartId>,
    /// The pair in focus.
    pub focus: Option<[PartId; 2]>,
    /// The focus on a pair that is shown alone; its pair is the one in `focus`.
    pub shown_pair: Option<&'a Focus>,
    /// The section planes, and the index of the dragged one.
    pub sections: (&'a [Section], Option<usize>),
    /// The point whose projections onto the planes are their handles.
    pub handle_origin: Point,
    /// The handles on the selection, if there are any.
    pub gizmo: Option<Gizmo>,
    /// The parts that are drawn at other poses, in order of their ids: they are animated or exploded.
    pub moved: &'a [Placement],
    /// The ball that colliding spheres are drawn with.
    pub sphere: Option<&'a Arc<Shape>>,
    /// The ground; it stays in place while parts move.
    pub ground: Option<Ground>,
    /// True if the scene's axes are drawn in a corner.
    pub has_axes: bool,
    /// True if clearances, intersections and ghosts of first contacts are left out.
    pub is_minimal: bool,
}

/// Returns the pose at which a part is drawn, if it differs from its own.
pub(super) fn drawn_pose(part: PartId, context: &DrawContext) -> Option<nearpoint_geometry::Pose> {
    let moved = (context.moved).binary_search_by_key(&part, |Placement(id, _)| *id);
    moved.ok().map(|at| context.moved[at].1)
}
