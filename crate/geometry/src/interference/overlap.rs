//! Measures the volume common to two parts, and finds parts that contain or duplicate each other.

use crate::collide::intersection::Intersection;
use crate::shape::Shape;
use crate::string_enum::string_enum;
use crate::tolerance::{MIN_DUPLICATE_FRACTION, SAME_VOLUME};
use crate::{Point, Pose, RigidTransform};

string_enum! {
    /// The degree to which two parts are duplicates: the same, or nearly.
    pub enum Duplicate {
        /// The parts occupy the same space, to rounding.
        Same = "same",
        /// The parts share nearly all of their joint volume ([`MIN_DUPLICATE_FRACTION`]).
        Nearly = "nearly",
    }
}

/// The volume, its bounds and the centre of mass of two parts' intersection.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Overlap {
    /// The volume of the meshes' intersection, in the cube of the unit; 0 unless both are closed.
    pub volume: f64,
    /// The bounds of the volume of the parts' intersection ([`super::BoundsScope`]).
    pub volume_bounds: [f64; 2],
    /// The number of separate bodies of the intersection.
    pub component_count: usize,
    /// The centre of mass of these bodies, in A's frame.
    pub centroid: Option<Point>,
    /// The part, 0 for A and 1 for B, whose volume is all in the other; if both are at the same position, the second.
    pub inner: Option<usize>,
    /// The degree to which the two parts are duplicates.
    pub duplicate: Option<Duplicate>,
}

impl Overlap {
    /// Measures two parts and the parts of their surfaces inside each other. Parts without an inside are duplicates if
    /// their triangles are equal.
    pub(super) fn measure(
        a: &Shape,
        b: &Shape,
        b_in_a: &Pose,
        intersection: Option<&Intersection>,
    ) -> Self {
        let Some(body) = intersection.filter(|common| common.is_closed) else {
            let same = are_equal(a, b, b_in_a).then_some(Duplicate::Same);
            return Self {
                duplicate: same,
                ..Self::default()
            };
        };
        let component_count = body.component_count();
        if component_count == 0 {
            return Self::default();
        }
        let volume = body.volume();
        let all = 1.0 - SAME_VOLUME;
        let inner = [(1, b), (0, a)].into_iter();
        let fraction = volume / (a.volume() + b.volume() - volume);
        Self {
            volume,
            volume_bounds: [volume; 2],
            component_count,
            centroid: body.centroid(),
            inner: (inner.filter(|(_, part)| volume >= all * part.volume()))
                .map(|(part, _)| part)
                .next(),
            duplicate: match fraction {
                fraction if fraction >= all => Some(Duplicate::Same),
                fraction if fraction >= MIN_DUPLICATE_FRACTION => Some(Duplicate::Nearly),
                _ => None,
            },
        }
    }
}

fn are_equal(a: &Shape, b: &Shape, b_in_a: &Pose) -> bool {
    let pose = RigidTransform::new(b_in_a);
    let [of_a, of_b] = [a, b].map(Shape::mesh);
    let posed = of_b.vertices().iter().map(|v| pose.point(v));
    of_a.triangles() == of_b.triangles()
        && of_a.vertices().len() == of_b.vertices().len()
        && of_a.vertices().iter().copied().eq(posed)
}
