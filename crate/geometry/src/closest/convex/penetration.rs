//! How deep two convex shapes are in each other: an expanding polytope that is never invalid.

use super::difference::Difference;
use super::{ANYWHERE, Convex, Corner, Outcome, Proximity, Settings, Simplex, Step};
use crate::hull::{Growing, Start, start};
use crate::tolerance::{CONVEX_GAP, CONVEX_NOISE, TOUCHING};
use crate::trace::Trace;
use crate::{Point, Vector};

/// The depth of cores that meet: how near the origin is to the boundary of their difference.
///
/// After van den Bergen (2001): inside the difference a polyhedron grows, by the support point over the facet that is
/// nearest to the origin. Departures: the polyhedron is an exact hull of the corners as rounded, so that it is convex and
/// closed however flat or thin; distances are signed, so that the origin need not be inside it; every direction looked
/// along gives an upper bound, so that the answer does not rest on a facet too thin to have a normal.
pub(super) fn depth<A: Convex, B: Convex>(
    difference: &Difference<'_, A, B>,
    simplex: &Simplex,
    settings: &Settings,
    trace: &mut impl Trace<Step>,
) -> Proximity {
    let mut corners = Vec::with_capacity(ROOM);
    corners.extend_from_slice(simplex.corners());
    match solid(difference, &mut corners) {
        Err(normal) => flat(difference, simplex, normal),
        Ok(tetrahedron) => {
            let mut polytope = Polytope::new(corners, tetrahedron);
            let (expansions, is_done) = polytope.expand(difference, settings, trace);
            polytope.answer(difference, expansions, is_done)
        }
    }
}

/// Adds support points until four corners have a volume, and returns these; or the normal of a difference that has
/// none, to rounding.
fn solid<A: Convex, B: Convex>(
    difference: &Difference<'_, A, B>,
    corners: &mut Vec<Corner>,
) -> Result<[u32; 4], Vector> {
    let look = |corners: &mut Vec<Corner>, direction: Vector| {
        for direction in [direction, -direction] {
            corners.push(difference.support(&direction, [ANYWHERE; 2]));
        }
    };
    // Four corners hold the origin, as near as matters; fewer need help to get off a plane.
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
        match start(&points) {
            Start::Solid(tetrahedron) => return Ok(tetrahedron),
            Start::Plane {
                corners: [a, b, c], ..
            } => {
                normal = (at(b) - at(a)).cross(&(at(c) - at(a))).normalize();
                look(corners, normal);
            }
            Start::Segment([a, b]) => {
                let along = at(b) - at(a);
                normal = along.cross(&Vector::ith(along.iamin(), 1.0)).normalize();
                look(corners, normal);
                look(corners, along.cross(&normal));
            }
            Start::Point(_) => break,
        }
    }
    Err(normal)
}

/// Of cores whose difference has no volume: the depth is 0, across it.
fn flat<A: Convex, B: Convex>(
    difference: &Difference<'_, A, B>,
    simplex: &Simplex,
    normal: Vector,
) -> Proximity {
    let [on_a, on_b] = simplex.witnesses();
    let facing = if normal.dot(&difference.between_middles()) > 0.0 {
        -normal
    } else {
        normal
    };
    finish(difference, *simplex, [on_a, on_b], facing, [0.0, 0.0])
}

/// The answer from the depth of the cores.
fn finish<A: Convex, B: Convex>(
    difference: &Difference<'_, A, B>,
    simplex: Simplex,
    [on_a, on_b]: [Point; 2],
    direction: Vector,
    [at_least, at_most]: [f64; 2],
) -> Proximity {
    let margin = difference.margin();
    let upper = -at_least.max(0.0).min(at_most) - margin;
    let lower = -at_most - margin;
    // Cores that were found to meet are apart by rounding at most.
    let outcome = if lower >= -TOUCHING * simplex.reach().max(margin) {
        Outcome::Touching
    } else {
        Outcome::Overlapping
    };
    Proximity {
        outcome,
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

/// Corners and facets to make room for at the beginning: most searches need no more.
const ROOM: usize = 64;

/// The side of a facet that matters.
#[derive(Debug, Clone, Copy)]
struct Side {
    /// Of length one.
    normal: Vector,
    /// The signed distance of its plane from the origin; infinite once nothing lies above it.
    distance: f64,
}

struct Polytope {
    corners: Vec<Corner>,
    hull: Growing,
    /// By facet.
    sides: Vec<Side>,
    /// The least that any direction showed so far, the facet and its normal.
    best: (f64, [u32; 3], Vector),
}

impl Polytope {
    fn new(corners: Vec<Corner>, tetrahedron: [u32; 4]) -> Self {
        let mut points = Vec::with_capacity(ROOM);
        points.extend(corners.iter().map(|corner| Point::from(corner.difference)));
        let count = corners.len() as u32;
        let mut polytope = Self {
            hull: Growing::new(points, tetrahedron),
            corners,
            sides: Vec::with_capacity(ROOM),
            best: (f64::INFINITY, [0; 3], Vector::zeros()),
        };
        polytope.measure();
        for point in (0..count).filter(|point| !tetrahedron.contains(point)) {
            if let Some(facet) = polytope.hull.seen_from(point) {
                polytope.insert(point, facet);
            }
        }
        polytope
    }

    fn insert(&mut self, point: u32, facet: u32) {
        self.hull.insert(point, facet);
        for &removed in self.hull.removed() {
            self.sides[removed as usize].distance = f64::INFINITY;
        }
        self.measure();
    }

    /// Measures the facets just added.
    fn measure(&mut self) {
        for &facet in self.hull.added() {
            let normal = self.hull.normal(facet);
            // A facet has area, but one too small for f64 to show has no normal.
            let side = normal.try_normalize(0.0).map(|normal| Side {
                normal,
                distance: normal.dot(&self.hull.origin(facet).coords),
            });
            let none = Side {
                normal,
                distance: f64::INFINITY,
            };
            self.sides
                .resize(self.sides.len().max(facet as usize + 1), none);
            self.sides[facet as usize] = side.unwrap_or(none);
        }
    }

    /// Grows until no facet is nearer than the best direction shows; returns the steps made, and whether it got there.
    fn expand<A: Convex, B: Convex>(
        &mut self,
        difference: &Difference<'_, A, B>,
        settings: &Settings,
        trace: &mut impl Trace<Step>,
    ) -> (u32, bool) {
        for expansion in 0..settings.iterations {
            let (facet, side) = self.nearest();
            let reach = self.reach(facet);
            if side.distance >= self.best.0 - CONVEX_NOISE * reach {
                return (expansion, true);
            }
            let numbers = self.hull.corners(facet);
            let near = self.corners[numbers[0] as usize].numbers;
            let support = difference.support(&side.normal, near);
            let height = side.normal.dot(&support.difference);
            if height < self.best.0 {
                self.best = (height, numbers, side.normal);
            }
            let at_most = self.best.0;
            trace.record(|| Step::Expand {
                facet: numbers.map(|i| self.corners[i as usize]),
                normal: side.normal,
                support,
                at_least: side.distance,
                at_most,
            });
            let point = self.hull.push(Point::from(support.difference));
            self.corners.push(support);
            if self.hull.is_above(point, facet) {
                self.insert(point, facet);
            } else {
                // On the boundary of the difference itself: what it showed stands.
                self.sides[facet as usize].distance = f64::INFINITY;
            }
        }
        (settings.iterations, false)
    }

    fn nearest(&self) -> (u32, Side) {
        let mut best = 0;
        for (i, side) in self.sides.iter().enumerate() {
            if side.distance < self.sides[best].distance {
                best = i;
            }
        }
        (best as u32, self.sides[best])
    }

    fn reach(&self, facet: u32) -> f64 {
        let of = |i: u32| {
            let corner = &self.corners[i as usize];
            corner.on_a.coords.amax().max(corner.on_b.coords.amax())
        };
        self.hull
            .corners(facet)
            .map(of)
            .into_iter()
            .fold(0.0, f64::max)
    }

    /// The answer: the best direction, and the point of the boundary there.
    fn answer<A: Convex, B: Convex>(
        &self,
        difference: &Difference<'_, A, B>,
        expansions: u32,
        is_done: bool,
    ) -> Proximity {
        let (at_most, facet, normal) = self.best;
        let simplex = self.nearest_in_plane(at_most, facet, normal);
        let at_least = if is_done {
            at_most
        } else {
            self.nearest().1.distance
        };
        let found = finish(
            difference,
            simplex,
            simplex.witnesses(),
            normal,
            [at_least, at_most],
        );
        let is_close = at_most - at_least <= CONVEX_GAP * simplex.reach();
        Proximity {
            outcome: if is_done || is_close {
                found.outcome
            } else {
                Outcome::NotConverged
            },
            expansions,
            ..found
        }
    }

    /// Of all facets in the plane of the best direction, to rounding, the one that comes nearest to the origin: the
    /// boundary's nearest point is in the middle of them, not of every one.
    fn nearest_in_plane(&self, at_most: f64, facet: [u32; 3], normal: Vector) -> Simplex {
        let target = normal * at_most;
        let all = (0..self.sides.len() as u32).filter(|&facet| self.hull.is_alive(facet));
        let numbers = all.map(|facet| self.hull.corners(facet));
        let lies_in = |numbers: &[u32; 3]| {
            let highest = |&i: &u32| {
                let corner = &self.corners[i as usize];
                let reach = corner.on_a.coords.amax().max(corner.on_b.coords.amax());
                (normal.dot(&corner.difference) - at_most).abs() <= CONVEX_GAP * reach
            };
            numbers.iter().all(highest)
        };
        let choices = std::iter::once(facet).chain(numbers.filter(lies_in));
        let mut best: Option<(f64, Simplex)> = None;
        for numbers in choices {
            let corners = numbers.map(|i| self.corners[i as usize]);
            let (simplex, off) = Simplex::nearest_to(&target, corners);
            if best.as_ref().is_none_or(|known| off < known.0) {
                best = Some((off, simplex));
            }
        }
        best.map_or(Simplex::of(self.corners[0]), |known| known.1)
    }
}
