//! What a picture is made of, besides the scene.

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

/// What is seen, besides the scene itself.
#[derive(Debug, Clone, Copy)]
pub struct Seen<'a> {
    /// From where it is seen.
    pub camera: &'a Camera,
    /// What lengths are told in.
    pub units: Units,
    /// Light or dark.
    pub theme: Theme,
    /// What is marked on the parts.
    pub marks: &'a Arc<Marks>,
    /// The part under the pointer, or that the part tree points at.
    pub hover: Option<PartId>,
    /// The pair that is looked at.
    pub focus: Option<[PartId; 2]>,
    /// The pair that is shown, and how; it is the one in focus.
    pub shown: Option<&'a Focus>,
    /// Planes that cut the picture open, and the one that is held.
    pub cuts: (&'a [Section], Option<usize>),
    /// Where planes can be taken hold of: at their feet of this point.
    pub handles_at: Point,
    /// The handles on the selection, if there are any.
    pub gizmo: Option<Gizmo>,
    /// Parts that are drawn elsewhere than they are, in order of their ids: on their way there, or apart from each other.
    pub moved: &'a [Placement],
    /// The ball that colliding spheres are drawn with.
    pub ball: Option<&'a Arc<Shape>>,
    /// Where the ground is; it stays put while parts move.
    pub ground: Option<Ground>,
    /// Neither clearances nor bodies in common nor ghosts of first contacts.
    pub bare: bool,
}

/// Where a part is drawn that is elsewhere than it is.
pub(super) fn drawn_at(part: PartId, seen: &Seen) -> Option<nearpoint_geometry::Pose> {
    let moved = (seen.moved).binary_search_by_key(&part, |Placement(id, _)| *id);
    moved.ok().map(|at| seen.moved[at].1)
}
