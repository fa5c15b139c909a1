//! Maintains an expanding polytope that is always valid: an exact hull of the rounded corners. It is convex and closed even
//! if it is flat or thin. Distances are signed, so that the origin need not be inside it.

use super::{BestDirection, INITIAL_CAPACITY};
use crate::closest::convex::minkowski_difference::MinkowskiDifference;
use crate::closest::convex::{Convex, GjkStep, Proximity, ProximitySettings, SupportPoint};
use crate::hull::IncrementalHull;
use crate::tolerance::CONVEX_NOISE;
use crate::trace::Trace;
use crate::{Point, Vector};

/// The supporting plane of a facet.
#[derive(Debug, Clone, Copy)]
struct FacetPlane {
    /// The normal, of length one.
    normal: Vector,
    /// The signed distance of its plane from the origin; infinite once nothing lies above it.
    distance: f64,
}

pub(super) struct ExactPolytope {
    corners: Vec<SupportPoint>,
    hull: IncrementalHull,
    /// The planes, one for each facet.
    planes: Vec<FacetPlane>,
    best: BestDirection,
}

impl ExactPolytope {
    pub(super) fn new(corners: Vec<SupportPoint>, tetrahedron: [u32; 4]) -> Self {
        let mut points = Vec::with_capacity(INITIAL_CAPACITY);
        points.extend(corners.iter().map(|corner| Point::from(corner.difference)));
        let count = corners.len() as u32;
        let mut polytope = Self {
            hull: IncrementalHull::new(points, tetrahedron),
            corners,
            planes: Vec::with_capacity(INITIAL_CAPACITY),
            best: BestDirection::NONE,
        };
        polytope.measure();
        for point in (0..count).filter(|point| !tetrahedron.contains(point)) {
            if let Some(facet) = polytope.hull.visible_facet(point) {
                polytope.insert(point, facet);
            }
        }
        polytope
    }

    fn insert(&mut self, point: u32, facet: u32) {
        self.hull.insert(point, facet);
        for &removed in self.hull.removed_facets() {
            self.planes[removed as usize].distance = f64::INFINITY;
        }
        self.measure();
    }

    /// Computes the planes of the facets just added.
    fn measure(&mut self) {
        for &facet in self.hull.added_facets() {
            let normal = self.hull.normal(facet);
            // A facet has area, but f64 may be too coarse for its normal.
            let side = normal.try_normalize(0.0).map(|normal| FacetPlane {
                normal,
                distance: normal.dot(&self.hull.origin(facet).coords),
            });
            let none = FacetPlane {
                normal,
                distance: f64::INFINITY,
            };
            self.planes
                .resize(self.planes.len().max(facet as usize + 1), none);
            self.planes[facet as usize] = side.unwrap_or(none);
        }
    }

    /// Expands until no facet is nearer than the best direction shows; returns the number of steps and whether it
    /// converged.
    pub(super) fn expand<A: Convex, B: Convex>(
        &mut self,
        difference: &MinkowskiDifference<'_, A, B>,
        settings: &ProximitySettings,
        trace: &mut impl Trace<GjkStep>,
    ) -> (u32, bool) {
        for expansion in 0..settings.max_iterations {
            let (facet, side) = self.nearest();
            let reach = self.reach(facet);
            if side.distance >= self.best.height - CONVEX_NOISE * reach {
                return (expansion, true);
            }
            let numbers = self.hull.corners(facet);
            let near = self.corners[numbers[0] as usize].indices;
            let support = difference.support(&side.normal, near);
            let height = side.normal.dot(&support.difference);
            self.best.lower(height, numbers, side.normal);
            let upper = self.best.height;
            trace.record(|| GjkStep::ExpandPolytope {
                facet: numbers.map(|i| self.corners[i as usize]),
                normal: side.normal,
                support,
                lower: side.distance,
                upper,
            });
            let point = self.hull.add_point(Point::from(support.difference));
            self.corners.push(support);
            if self.hull.is_above(point, facet) {
                self.insert(point, facet);
            } else {
                // The facet is on the boundary of the difference, so its bound is final.
                self.planes[facet as usize].distance = f64::INFINITY;
            }
        }
        (settings.max_iterations, false)
    }

    fn nearest(&self) -> (u32, FacetPlane) {
        let mut best = 0;
        for (i, side) in self.planes.iter().enumerate() {
            if side.distance < self.planes[best].distance {
                best = i;
            }
        }
        (best as u32, self.planes[best])
    }

    fn reach(&self, facet: u32) -> f64 {
        let of = |i: u32| self.corners[i as usize].max_abs_coordinate();
        self.hull
            .corners(facet)
            .map(of)
            .into_iter()
            .fold(0.0, f64::max)
    }

    pub(super) fn answer<A: Convex, B: Convex>(
        &self,
        difference: &MinkowskiDifference<'_, A, B>,
        end: (u32, bool),
    ) -> Proximity {
        let alive = (0..self.planes.len() as u32).filter(|&facet| self.hull.is_alive(facet));
        let facets = alive.map(|facet| self.hull.corners(facet));
        let nearest = self.nearest().1.distance;
        self.best
            .answer(difference, &self.corners, facets, end, nearest)
    }
}
