//! Finds the clearance of two meshes by branch and bound over pairs of tree nodes.

use super::Clearance;
use super::common_point_search::CommonPointSearch;
use super::posed_shape::PosedShape;
use super::search::Search;
use super::warm_start::WarmStart;
use crate::bounds::TileTransform;
use crate::executor::{Executor, Interrupted};
use crate::shape::Shape;
use crate::{Pose, RigidTransform};

/// Finds the smallest distance of two meshes and the closest points on both, in A's frame. Returns None if they are
/// farther apart than `limit`.
///
/// The distance is that of the nearest pair of triangles, B's corners posed and rounded to f64, accurate to a few roundings
/// of the coordinates. It is 0 if and only if the surfaces meet, by the same exact predicates as [`crate::collide`]. Of
/// several equally near pairs the first is returned, in order of (triangle of A, triangle of B). If surfaces meet, the
/// returned common point depends on the shapes and the pose only. A mesh inside another has the distance of the surfaces.
///
/// `warm_start` belongs to this pair of shapes; earlier calls with it never change a bit of the answer. The search is that
/// of Larsen, Gottschalk, Lin & Manocha, "Fast proximity queries with swept sphere volumes" (1999), section 4, with flat
/// oriented boxes for their rectangles. It resumes from the front where the last one ended. An interrupted search keeps its
/// front, and the next call resumes from there.
pub fn clearance(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    limit: f64,
    warm_start: &mut WarmStart,
    executor: &impl Executor,
) -> Result<Option<Clearance>, Interrupted> {
    if limit.is_nan() || limit < 0.0 {
        return Ok(None);
    }
    let sides = [
        PosedShape::new(a, None),
        PosedShape::new(b, Some(RigidTransform::new(b_in_a))),
    ];
    let frame = TileTransform::new(a.bvh(), b.bvh(), &RigidTransform::new(b_in_a));
    warm_start.move_to(a, b, b_in_a, frame.max_abs_coordinate);
    let mut search = Search::new(&sides, &frame, limit, warm_start);
    search.run(executor)?;
    if !search.is_done() {
        return Ok(search.best());
    }
    // The surfaces meet. Which common point was found depends on where the search began.
    let any = search.best();
    Ok(CommonPointSearch::new(&sides, &frame)
        .find(executor)?
        .or(any))
}
