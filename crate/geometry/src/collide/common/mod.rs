//! Computes the intersection of two solids as a body.
//!
//! The exact signs of one configuration decide everything that is combinatorial: which edges pass through which triangles,
//! in which order where both are on one line, and which vertices are inside. So the pieces fit, whatever the coordinates.
//! The idea is from Smith and Dodgson, "A topologically robust algorithm for Boolean operations on polyhedral shapes using
//! approximate arithmetic" (2007). Departures: the signs are exact, not only consistent, and coincidences are decided by
//! moving A's vertices into A by less than any number (`orient`). The result is thus the limit of the intersection for A
//! eroded a little: faces that coincide back to back share nothing, and those that coincide front to front bound the body
//! once. Each point's position is rounded once.

mod body;
mod bridge;
mod corner;
mod ears;
mod exact;
mod fill;
mod inside;
mod orient;
mod passages;
mod place;
mod ray;
mod segment;
mod side;
mod surface;
mod trace;

use super::{Container, TrianglePair};
use crate::shape::{Closure, Shape};
use crate::work::{Stopped, Work};
use crate::{Pose, Rigid};
pub use body::{Common, Facet, Origin, Part, Untold};
pub use exact::{Sum, two_difference};
use inside::Search;
pub(crate) use orient::Spot;
use passages::Passages;
pub(crate) use ray::{passage, winding};
use segment::segments;
use side::Side;
use surface::Surface;

/// Computes the intersection of two parts, where `pairs` are all triangles that meet, in order
/// ([`super::colliding_pairs`]). It is regularised, so empty if the parts only touch. The topology is exact for vertices of
/// B as posed and rounded to f64; its points are rounded.
///
/// If only one part is closed, the result is the part of the other's surface inside it, which bounds nothing. If neither is
/// closed, it is empty.
///
/// # Errors
/// [`Stopped`] when `work` says so. [`Untold`] where the inside of a part is undetermined.
pub fn common(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    work: &impl Work,
) -> Result<Result<Common, Untold>, Stopped> {
    let shapes = [(a, Part::A), (b, Part::B)];
    if let Some((_, part)) = shapes
        .iter()
        .find(|(shape, _)| shape.closure() == Closure::Unoriented)
    {
        return Ok(Err(Untold::Unoriented(*part)));
    }
    let is_closed = shapes.map(|(shape, _)| shape.is_closed());
    let mut body = Common {
        is_closed: is_closed == [true; 2],
        ..Common::default()
    };
    let pose = Rigid::new(b_in_a);
    if is_closed == [false; 2] || !b.bounds().posed(pose).overlaps(&a.bounds()) {
        return Ok(Ok(body));
    }
    let sides = Side::both([a, b], &pose, work)?;
    let outward = |vertex: u32| sides[0].outward(vertex);
    let Some(segments) = segments(&sides, pairs, &outward, work)? else {
        return Ok(Err(Untold::SelfOverlap(Part::A)));
    };
    let (mut passages, ends) = Passages::of(&segments, &sides, &outward);
    body.points.extend_from_slice(passages.points());
    let containers = Container::both(a, b, &pose);
    for of_b in [false, true] {
        let (of, other) = (usize::from(of_b), usize::from(!of_b));
        if !is_closed[other] {
            continue;
        }
        let overlaps = || Untold::SelfOverlap([Part::A, Part::B][other]);
        let surface = Surface::cut(of_b, &segments, &ends);
        let search = Search {
            of_b,
            sides: &sides,
            container: &containers[other],
            passages: &passages,
            cut: surface.cut_triangles(),
            outward,
        };
        let Ok(inside) = search.run(work)? else {
            return Ok(Err(overlaps()));
        };
        if !passages.put_in_order(of_b, |v| inside.has(v)) {
            return Ok(Err(overlaps()));
        }
        let first = body.facets.len();
        if !surface.keep(&sides[of], &inside, &passages, &mut body, work)? {
            return Ok(Err(overlaps()));
        }
        let kept = body.facets[first..].iter().map(|facet| match facet.from {
            Origin::A(t) | Origin::B(t) => t,
        });
        if is_closed[of] && sides[of].overlaps_itself(kept, work)? {
            return Ok(Err(Untold::SelfOverlap([Part::A, Part::B][of])));
        }
    }
    Ok(Ok(body))
}
