//! Maintains an expanding polytope that is always valid: an exact hull of the corners as rounded, convex and closed however
//! flat or thin. Distances are signed, so that the origin need not be inside it.

use super::{Best, ROOM};
use crate::closest::convex::difference::Difference;
use crate::closest::convex::{Convex, Corner, Proximity, ProximitySettings, Step};
use crate::hull::Growing;
use crate::tolerance::CONVEX_NOISE;
use crate::trace::Trace;
use crate::{Point, Vector};

/// The supporting plane of a facet.
#[derive(Debug, Clone, Copy)]
struct Side {
    /// The normal, of length one.
    normal: Vector,
    /// The signed distance of its plane from the origin; infinite once nothing lies above it.
    distance: f64,
}

pub(super) struct Polytope {
    corners: Vec<Corner>,
    hull: Growing,
    /// The planes, one for each facet.
    sides: Vec<Side>,
    best: Best,
}

impl Polytope {
    pub(super) fn new(corners: Vec<Corner>, tetrahedron: [u32; 4]) -> Self {
        let mut points = Vec::with_capacity(ROOM);
        points.extend(corners.iter().map(|corner| Point::from(corner.difference)));
        let count = corners.len() as u32;
        let mut polytope = Self {
            hull: Growing::new(points, tetrahedron),
            corners,
            sides: Vec::with_capacity(ROOM),
            best: Best::NONE,
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

    /// Computes the planes of the facets just added.
    fn measure(&mut self) {
        for &facet in self.hull.added() {
            let normal = self.hull.normal(facet);
            // A facet has area, but f64 may be too coarse for its normal.
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

    /// Expands until no facet is nearer than the best direction shows; returns the number of steps and whether it
    /// converged.
    pub(super) fn expand<A: Convex, B: Convex>(
        &mut self,
        difference: &Difference<'_, A, B>,
        settings: &ProximitySettings,
        trace: &mut impl Trace<Step>,
    ) -> (u32, bool) {
        for expansion in 0..settings.iterations {
            let (facet, side) = self.nearest();
            let reach = self.reach(facet);
            if side.distance >= self.best.height - CONVEX_NOISE * reach {
                return (expansion, true);
            }
            let numbers = self.hull.corners(facet);
            let near = self.corners[numbers[0] as usize].numbers;
            let support = difference.support(&side.normal, near);
            let height = side.normal.dot(&support.difference);
            self.best.lower(height, numbers, side.normal);
            let at_most = self.best.height;
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
                // The facet is on the boundary of the difference, so its bound is final.
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
        let of = |i: u32| self.corners[i as usize].reach();
        self.hull
            .corners(facet)
            .map(of)
            .into_iter()
            .fold(0.0, f64::max)
    }

    pub(super) fn answer<A: Convex, B: Convex>(
        &self,
        difference: &Difference<'_, A, B>,
        end: (u32, bool),
    ) -> Proximity {
        let alive = (0..self.sides.len() as u32).filter(|&facet| self.hull.is_alive(facet));
        let facets = alive.map(|facet| self.hull.corners(facet));
        let nearest = self.nearest().1.distance;
        self.best
            .answer(difference, &self.corners, facets, end, nearest)
    }
}
