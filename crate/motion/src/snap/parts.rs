//! Defines the input of snapping: the dragged group and the parts around it.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::face::{CylindricalFace, Features, PlanarFace, StraightEdge};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, RigidTransform};

/// A part that is dragged, or that stands still.
#[derive(Debug, Clone, Copy)]
pub struct SnapPart<'a> {
    /// The caller's number for the part.
    pub id: u32,
    /// The part's mesh, in its own frame.
    pub shape: &'a Shape,
    /// True if the mesh's normals point into the part.
    pub is_inverted: bool,
    /// The pose `group_from_part` of a dragged part, `scene_from_part` of another.
    pub pose: Pose,
}

impl<'a> SnapPart<'a> {
    pub(super) fn features(&self) -> &'a Features {
        self.shape.features()
    }

    /// Returns 1, or −1 where normals point inwards.
    pub(super) fn outward_sign(&self) -> f64 {
        if self.is_inverted { -1.0 } else { 1.0 }
    }

    /// Returns a box around the part, in the frame that its pose leads to.
    pub(super) fn bounds(&self) -> Aabb {
        self.shape.bounds().posed(&self.pose)
    }

    pub(super) fn face(&self, at: u32) -> &'a PlanarFace {
        &self.features().planar[at as usize]
    }

    pub(super) fn cylinder(&self, at: u32) -> &'a CylindricalFace {
        &self.features().cylindrical[at as usize]
    }

    pub(super) fn edge(&self, at: u32) -> &'a StraightEdge {
        &self.features().edges[at as usize]
    }

    /// Returns whether the cylinder is a pin, whose surface looks away from its axis.
    pub(super) fn is_pin(&self, cylinder: &CylindricalFace) -> bool {
        cylinder.is_hole == self.is_inverted
    }
}

/// A set of static parts, posed in the scene, without the dragged parts.
pub trait SnapTargets: std::fmt::Debug {
    /// Returns the parts whose boxes are no farther than `max_distance` from a box; it may also return farther ones.
    fn near(&self, around: &Aabb, max_distance: f64) -> Vec<SnapPart<'_>>;

    /// Returns the part of this number.
    fn part(&self, id: u32) -> Option<SnapPart<'_>>;
}

/// A short list of parts, without a spatial index.
impl SnapTargets for &[SnapPart<'_>] {
    fn near(&self, _around: &Aabb, _within: f64) -> Vec<SnapPart<'_>> {
        self.to_vec()
    }

    fn part(&self, id: u32) -> Option<SnapPart<'_>> {
        self.iter().find(|body| body.id == id).copied()
    }
}

/// The dragged parts, which move as one, and the others.
#[derive(Debug, Clone, Copy)]
pub struct SnapParts<'a> {
    /// The dragged parts, posed in the group's frame.
    pub dragged: &'a [SnapPart<'a>],
    /// The parts to which the dragged parts may snap.
    pub targets: &'a dyn SnapTargets,
}

impl SnapParts<'_> {
    pub(super) fn target(&self, id: u32) -> Option<SnapPart<'_>> {
        self.targets.part(id)
    }

    pub(super) fn dragged_part(&self, id: u32) -> Option<&SnapPart<'_>> {
        self.dragged.iter().find(|body| body.id == id)
    }
}

/// Returns B's pose in A's frame, when both are posed in the scene.
pub(super) fn b_in_a(a: &Pose, b: &Pose) -> RigidTransform {
    RigidTransform::new(&nearpoint_geometry::relative_pose(a, b))
}
