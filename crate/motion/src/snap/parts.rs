//! What snapping looks at: the dragged group and the parts around it.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::face::{CylindricalFace, Features, PlanarFace, StraightEdge};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, Rigid};

/// A part that is dragged, or that stands around.
#[derive(Debug, Clone, Copy)]
pub struct SnapPart<'a> {
    /// The caller's number for it.
    pub id: u32,
    /// Its mesh, in its own frame.
    pub shape: &'a Shape,
    /// The mesh's normals point into it.
    pub inverted: bool,
    /// `group_from_part` of a dragged part, `scene_from_part` of another.
    pub pose: Pose,
}

impl<'a> SnapPart<'a> {
    pub(super) fn features(&self) -> &'a Features {
        self.shape.features()
    }

    /// 1, or −1 where normals point inwards.
    pub(super) fn outward(&self) -> f64 {
        if self.inverted { -1.0 } else { 1.0 }
    }

    /// Around it, in the frame that its pose leads to.
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

    /// A pin's surface looks away from its axis.
    pub(super) fn is_pin(&self, cylinder: &CylindricalFace) -> bool {
        cylinder.is_hole == self.inverted
    }
}

/// The parts that stand around, posed in the scene; none of those that are held.
pub trait Others: std::fmt::Debug {
    /// Those whose boxes are no farther than `within` from a box; what is farther does no harm.
    fn near(&self, around: &Aabb, within: f64) -> Vec<SnapPart<'_>>;

    /// The one of this number.
    fn part(&self, id: u32) -> Option<SnapPart<'_>>;
}

/// A few, told one by one.
impl Others for &[SnapPart<'_>] {
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
    /// Posed in the group's frame.
    pub held: &'a [SnapPart<'a>],
    /// What may take hold of them.
    pub others: &'a dyn Others,
}

impl SnapParts<'_> {
    pub(super) fn other(&self, id: u32) -> Option<SnapPart<'_>> {
        self.others.part(id)
    }

    pub(super) fn own(&self, id: u32) -> Option<&SnapPart<'_>> {
        self.held.iter().find(|body| body.id == id)
    }
}

/// Where B is in A's frame, when both are posed in the scene.
pub(super) fn b_in_a(a: &Pose, b: &Pose) -> Rigid {
    Rigid::new(&nearpoint_geometry::relative(a, b))
}
