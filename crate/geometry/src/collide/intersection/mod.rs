//! Computes the intersection of two solids as a body.
//!
//! The exact signs of one configuration decide everything that is combinatorial: which edges pass through which triangles,
//! in which order where both are on one line, and which vertices are inside. So the pieces fit for any coordinates.
//! The idea is from Smith and Dodgson, "A topologically robust algorithm for Boolean operations on polyhedral shapes using
//! approximate arithmetic" (2007). Departures: the signs are exact, not only consistent, and coincidences are decided by
//! moving A's vertices into A by less than any number (`perturbation`). The result is thus the limit of the intersection
//! for A eroded a little: faces that coincide back to back share nothing, and those that coincide front to front bound the
//! body once. Each point's position is rounded once.

mod bridge;
mod clip_ears;
mod corner;
mod crossing_point;
mod cut_surface;
mod edge_crossings;
mod expansion;
mod inside_set;
mod loop_tracer;
mod operand;
mod perturbation;
mod result;
mod segment;
mod triangulate;
mod winding_number;

use super::{ClosedOperand, TrianglePair};
use crate::executor::{Executor, Interrupted};
use crate::shape::{Closure, Shape};
use crate::{Pose, RigidTransform};
use crossing_point::Heights;
use cut_surface::CutSurface;
use edge_crossings::EdgeCrossings;
pub use expansion::{Expansion, two_difference};
use inside_set::Search;
use operand::OrientedOperand;
pub(crate) use perturbation::PerturbedPoint;
pub use result::{Intersection, IntersectionFacet, Operand, SourceTriangle, UnclassifiableReason};
use segment::segments;
pub(crate) use winding_number::{crossing_sign, winding_number};

/// Computes the intersection of two parts, where `pairs` are all triangles that meet, in order
/// ([`super::colliding_pairs`]). It is regularised, so empty if the parts only touch. The topology is exact for vertices of
/// B as posed and rounded to f64; its points are rounded.
///
/// If only one part is closed, the result is the part of the other's surface inside it, which bounds nothing. If neither is
/// closed, it is empty.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query. [`UnclassifiableReason`] where the inside of a part is undetermined.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::collide::{colliding_pairs, intersection};
/// use nearpoint_geometry::executor::SequentialExecutor;
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// # let cube = Mesh::weld(primitives::cuboid(2.0, 2.0, 2.0))?;
/// # let cube = Shape::build(cube, &SequentialExecutor);
/// // Two cubes of edge 2 share a bar of 1 × 1 × 2.
/// let b_in_a = Pose::translation(1.0, 1.0, 0.0);
/// let pairs = colliding_pairs(&cube, &cube, &b_in_a, &SequentialExecutor)?;
/// let body = intersection(&cube, &cube, &b_in_a, &pairs, &SequentialExecutor)??;
/// assert!((body.volume() - 2.0).abs() < 1e-12);
/// assert_eq!(body.component_count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn intersection(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    executor: &impl Executor,
) -> Result<Result<Intersection, UnclassifiableReason>, Interrupted> {
    let shapes = [(a, Operand::A), (b, Operand::B)];
    if let Some((_, part)) = shapes
        .iter()
        .find(|(shape, _)| shape.closure() == Closure::Unoriented)
    {
        return Ok(Err(UnclassifiableReason::Unoriented(*part)));
    }
    let is_closed = shapes.map(|(shape, _)| shape.is_closed());
    let pose = RigidTransform::new(b_in_a);
    if is_closed == [false; 2] || !b.bounds().posed(pose).overlaps(&a.bounds()) {
        return Ok(Ok(Intersection {
            is_closed: is_closed == [true; 2],
            ..Intersection::default()
        }));
    }
    let sides = OrientedOperand::pair([a, b], &pose, executor)?;
    let first = inside_of_both([a, b], &sides, &pose, pairs, Heights::Estimated, executor)?;
    Ok(match first {
        // Where faces are in one plane but for rounding, estimates put crossings in a wrong order.
        Err(UnclassifiableReason::SelfOverlap(_)) => {
            inside_of_both([a, b], &sides, &pose, pairs, Heights::Exact, executor)?
        }
        found => found,
    })
}

/// Computes the parts of two surfaces that are inside the other part.
fn inside_of_both(
    [a, b]: [&Shape; 2],
    sides: &[OrientedOperand<'_>; 2],
    pose: &RigidTransform,
    pairs: &[TrianglePair],
    heights: Heights,
    executor: &impl Executor,
) -> Result<Result<Intersection, UnclassifiableReason>, Interrupted> {
    let is_closed = [a, b].map(Shape::is_closed);
    let mut body = Intersection {
        is_closed: is_closed == [true; 2],
        ..Intersection::default()
    };
    let outward = |vertex: u32| sides[0].outward(vertex);
    let Some(segments) = segments(sides, pairs, &outward, executor)? else {
        return Ok(Err(UnclassifiableReason::SelfOverlap(Operand::A)));
    };
    let (mut passages, ends) = EdgeCrossings::from_segments(&segments, sides, &outward, heights);
    body.points.extend_from_slice(passages.points());
    let containers = ClosedOperand::pair(a, b, pose);
    for of_b in [false, true] {
        let (of, other) = (usize::from(of_b), usize::from(!of_b));
        if !is_closed[other] {
            continue;
        }
        let overlaps = || UnclassifiableReason::SelfOverlap([Operand::A, Operand::B][other]);
        let surface = CutSurface::from_segments(of_b, &segments, &ends);
        let search = Search {
            of_b,
            sides,
            container: &containers[other],
            passages: &passages,
            cut: surface.cut_triangles(),
            outward,
        };
        let Ok(inside) = search.run(executor)? else {
            return Ok(Err(overlaps()));
        };
        if !passages.sort_along_edges(of_b, |v| inside.contains(v)) {
            return Ok(Err(overlaps()));
        }
        let first = body.facets.len();
        if !surface.append_inside(&sides[of], &inside, &passages, &mut body, executor)? {
            return Ok(Err(overlaps()));
        }
        let kept = body.facets[first..].iter().map(|facet| match facet.source {
            SourceTriangle::A(t) | SourceTriangle::B(t) => t,
        });
        if is_closed[of] && sides[of].overlaps_itself(kept, executor)? {
            return Ok(Err(UnclassifiableReason::SelfOverlap(
                [Operand::A, Operand::B][of],
            )));
        }
    }
    Ok(Ok(body))
}
