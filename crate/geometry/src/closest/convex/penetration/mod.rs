//! Finds the penetration depth of two convex shapes by expanding a polytope inside their difference.

mod exact_polytope;
mod float_polytope;

use super::minkowski_difference::MinkowskiDifference;
use super::{
    Convex, ConvexWarmStart, GjkStep, NO_HINT, Proximity, ProximitySettings, ProximityStatus,
    Simplex, SupportPoint,
};
use crate::hull::{InitialSimplex, initial_simplex};
use crate::tolerance::{CONVEX_GAP, CONVEX_TOUCH_DISTANCE};
use crate::trace::Trace;
use crate::{Point, Vector};
use exact_polytope::ExactPolytope;
pub(super) use float_polytope::FloatPolytope;

/// Finds the depth of cores that meet: the distance of the origin from the boundary of their difference.
///
/// After van den Bergen (2001): inside the difference a polyhedron grows, by the support point over the facet that is
/// nearest to the origin. Departures: a [`FloatPolytope`] does it as long as no sign is in doubt, and stays in `state` for
/// the next search; else an [`ExactPolytope`] does, which no rounding can invalidate. Every search direction gives an upper
/// bound, so that the answer does not depend on a facet too thin to have a normal.
pub(super) fn depth<A: Convex, B: Convex>(
    difference: &MinkowskiDifference<'_, A, B>,
    simplex: &Simplex,
    settings: &ProximitySettings,
    state: &mut ConvexWarmStart,
    trace: &mut impl Trace<GjkStep>,
) -> Proximity {
    if let Some(mut shell) = FloatPolytope::from_tetrahedron(simplex)
        && let Some(found) = shell.depth(difference, settings, trace)
    {
        state.store_polytope(shell);
        return found;
    }
    let mut corners = Vec::with_capacity(INITIAL_CAPACITY);
    corners.extend_from_slice(simplex.corners());
    match solid(difference, &mut corners) {
        Err(normal) => flat(difference, simplex, normal),
        Ok(tetrahedron) => {
            let mut polytope = ExactPolytope::new(corners, tetrahedron);
            let end = polytope.expand(difference, settings, trace);
            polytope.answer(difference, end)
        }
    }
}

/// Adds support points until four corners have a volume, and returns these. If the difference has no volume, to rounding,
/// returns its normal as the error.
fn solid<A: Convex, B: Convex>(
    difference: &MinkowskiDifference<'_, A, B>,
    corners: &mut Vec<SupportPoint>,
) -> Result<[u32; 4], Vector> {
    let look = |corners: &mut Vec<SupportPoint>, direction: Vector| {
        for direction in [direction, -direction] {
            corners.push(difference.support(&direction, [NO_HINT; 2]));
        }
    };
    // Four corners contain the origin, or nearly so; fewer need another point to leave a plane.
    if corners.len() < 4 {
        for axis in 0..3 {
            look(corners, Vector::ith(axis, 1.0));
        }
    }
    let mut normal = Vector::x();
    for _ in 0..3 {
        let points: Vec<Point> = corners
            .iter()
            .map(|corner| Point::from(corner.difference))
            .collect();
        let at = |i: u32| &points[i as usize];
        match initial_simplex(&points) {
            InitialSimplex::Solid(tetrahedron) => return Ok(tetrahedron),
            InitialSimplex::Plane {
                corners: [a, b, c], ..
            } => {
                normal = (at(b) - at(a)).cross(&(at(c) - at(a))).normalize();
                look(corners, normal);
            }
            InitialSimplex::Segment([a, b]) => {
                let along = at(b) - at(a);
                normal = along.cross(&Vector::ith(along.iamin(), 1.0)).normalize();
                look(corners, normal);
                look(corners, along.cross(&normal));
            }
            InitialSimplex::Point(_) => break,
        }
    }
    Err(normal)
}

/// Returns the depth 0 of cores whose difference has no volume, with the direction across it.
fn flat<A: Convex, B: Convex>(
    difference: &MinkowskiDifference<'_, A, B>,
    simplex: &Simplex,
    normal: Vector,
) -> Proximity {
    let [on_a, on_b] = simplex.witnesses();
    let facing = if normal.dot(&difference.centre_offset()) > 0.0 {
        -normal
    } else {
        normal
    };
    finish(difference, *simplex, [on_a, on_b], facing, [0.0, 0.0])
}

/// Makes the answer from the depth of the cores.
fn finish<A: Convex, B: Convex>(
    difference: &MinkowskiDifference<'_, A, B>,
    simplex: Simplex,
    [on_a, on_b]: [Point; 2],
    direction: Vector,
    [at_least, at_most]: [f64; 2],
) -> Proximity {
    let margin = difference.margin();
    let upper = -at_least.max(0.0).min(at_most) - margin;
    let lower = -at_most - margin;
    // Cores that were found to meet are apart by rounding at most.
    let status = if lower >= -CONVEX_TOUCH_DISTANCE * simplex.max_abs_coordinate().max(margin) {
        ProximityStatus::Touching
    } else {
        ProximityStatus::Overlapping
    };
    Proximity {
        status,
        lower,
        upper,
        on_a: on_a + direction * difference.a.margin(),
        on_b: on_b - direction * difference.b.margin(),
        direction,
        iterations: 0,
        expansions: 0,
        simplex,
    }
}

/// The initial capacity for corners and facets, enough for most searches.
const INITIAL_CAPACITY: usize = 64;

/// The direction of the least extent of the difference so far.
#[derive(Debug, Clone, Copy)]
struct BestDirection {
    /// The extent along the direction.
    height: f64,
    /// The facet whose normal is the direction.
    facet: [u32; 3],
    /// The direction, of length one.
    normal: Vector,
}

impl BestDirection {
    const NONE: Self = Self {
        height: f64::INFINITY,
        facet: [0; 3],
        normal: Vector::new(0.0, 0.0, 0.0),
    };

    /// Records how far the difference reaches along a facet's normal.
    #[inline]
    fn lower(&mut self, height: f64, facet: [u32; 3], normal: Vector) {
        if height < self.height {
            *self = Self {
                height,
                facet,
                normal,
            };
        }
    }

    /// Returns the answer: the best direction, and the boundary point there. `nearest` is the distance of the nearest
    /// facet.
    fn answer<A: Convex, B: Convex>(
        &self,
        difference: &MinkowskiDifference<'_, A, B>,
        corners: &[SupportPoint],
        facets: impl Iterator<Item = [u32; 3]>,
        (expansions, is_done): (u32, bool),
        nearest: f64,
    ) -> Proximity {
        let simplex = self.nearest_in_plane(corners, facets);
        let at_most = self.height;
        let at_least = if is_done { at_most } else { nearest };
        let found = finish(
            difference,
            simplex,
            simplex.witnesses(),
            self.normal,
            [at_least, at_most],
        );
        let is_close = at_most - at_least <= CONVEX_GAP * simplex.max_abs_coordinate();
        Proximity {
            status: if is_done || is_close {
                found.status
            } else {
                ProximityStatus::NotConverged
            },
            expansions,
            ..found
        }
    }

    /// Returns the facet nearest to the origin among all in the plane of the best direction, to rounding. The boundary's
    /// nearest point lies in only some of them.
    fn nearest_in_plane(
        &self,
        corners: &[SupportPoint],
        facets: impl Iterator<Item = [u32; 3]>,
    ) -> Simplex {
        let target = self.normal * self.height;
        let lies_in = |numbers: &[u32; 3]| {
            numbers.iter().all(|&i| {
                let corner = &corners[i as usize];
                (self.normal.dot(&corner.difference) - self.height).abs()
                    <= CONVEX_GAP * corner.max_abs_coordinate()
            })
        };
        let choices = std::iter::once(self.facet).chain(facets.filter(lies_in));
        let mut best: Option<(f64, Simplex)> = None;
        for numbers in choices {
            let all = numbers.map(|i| corners[i as usize]);
            let (simplex, off) = Simplex::closest_point_to(&target, all);
            if best.as_ref().is_none_or(|known| off < known.0) {
                best = Some((off, simplex));
            }
        }
        best.map_or(Simplex::from_point(corners[0]), |known| known.1)
    }
}
