//! Analyses two solids at one relative pose: the triangles in contact, the relation of the meshes, and the class that
//! these prove.

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::{
    Contact, Containment, TrianglePair, colliding_pairs, containment,
};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::interference::{
    Duplicate, InterferenceResult, MeshRelation, Solid, examine,
};

/// The analysis of two solids at one relative pose. All geometry is in A's frame.
#[derive(Debug, Clone)]
pub struct PairAnalysis {
    /// The relation of the two meshes, which is exact.
    pub mesh_relation: MeshRelation,
    /// The pairs of triangles that cross or touch, in order of (a, b).
    pub triangle_pairs: Vec<TrianglePair>,
    /// The solid, 0 or 1, that lies fully inside the other; of two duplicates the later one.
    pub inner: Option<usize>,
    /// The class that the relation proves, and the intersection of both.
    pub interference: InterferenceResult,
}

/// Analyses the class, depth and intersection of two solids, but not their clearance.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub fn analyse_pair(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    executor: &impl Executor,
) -> Result<PairAnalysis, Interrupted> {
    let triangle_pairs = colliding_pairs(a.shape, b.shape, b_in_a, executor)?;
    let interference = examine(a, b, b_in_a, &triangle_pairs, executor)?;
    let meets = !triangle_pairs.is_empty();
    let is_crossing = triangle_pairs
        .iter()
        .any(|pair| pair.contact == Contact::Crossing);
    let inner = inner(a, b, b_in_a, meets, &interference);
    let kind = if inner.is_some() {
        MeshRelation::Contained
    } else if is_crossing || (meets && interference.overlap.component_count > 0) {
        MeshRelation::Crossing
    } else if meets {
        MeshRelation::Touching
    } else {
        MeshRelation::Clear
    };
    Ok(PairAnalysis {
        mesh_relation: kind,
        triangle_pairs,
        inner,
        interference,
    })
}

fn inner(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    meets: bool,
    found: &InterferenceResult,
) -> Option<usize> {
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
