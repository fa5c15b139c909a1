//! Computes how two solids meet at one relative pose: the triangles, the relation of the meshes, and what these prove.

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::{
    Contact, Containment, TrianglePair, colliding_pairs, containment,
};
use nearpoint_geometry::interference::{Duplicate, Findings, PairKind, Solid, examine};
use nearpoint_geometry::work::{Stopped, Work};

/// The meeting of two solids. All geometry is in A's frame.
#[derive(Debug, Clone)]
pub struct Meeting {
    /// The relation of the two meshes, which is a fact.
    pub kind: PairKind,
    /// The pairs of triangles that meet, in order of (a, b).
    pub triangle_pairs: Vec<TrianglePair>,
    /// The solid, 0 or 1, that lies wholly inside the other; of two in the same place the later one.
    pub inner: Option<usize>,
    /// The class that this proves, and the intersection of both.
    pub found: Findings,
}

/// Computes how two solids meet, except for their clearance.
///
/// # Errors
/// [`Stopped`] when `work` is stopped.
pub fn meet(a: &Solid, b: &Solid, b_in_a: &Pose, work: &impl Work) -> Result<Meeting, Stopped> {
    let triangle_pairs = colliding_pairs(a.shape, b.shape, b_in_a, work)?;
    let found = examine(a, b, b_in_a, &triangle_pairs, work)?;
    let meets = !triangle_pairs.is_empty();
    let is_crossing = triangle_pairs
        .iter()
        .any(|pair| pair.contact == Contact::Crossing);
    let inner = inner(a, b, b_in_a, meets, &found);
    let kind = if inner.is_some() {
        PairKind::Contained
    } else if is_crossing || (meets && found.overlap.pieces > 0) {
        PairKind::Crossing
    } else if meets {
        PairKind::Touching
    } else {
        PairKind::Clear
    };
    Ok(Meeting {
        kind,
        triangle_pairs,
        inner,
        found,
    })
}

fn inner(a: &Solid, b: &Solid, b_in_a: &Pose, meets: bool, found: &Findings) -> Option<usize> {
    if found.overlap.duplicate == Some(Duplicate::Same) {
        return Some(1);
    }
    if meets {
        return found.overlap.inner;
    }
    match containment(a.shape, b.shape, b_in_a) {
        Containment::Neither => None,
        Containment::AInB => Some(0),
        Containment::BInA => Some(1),
    }
}
