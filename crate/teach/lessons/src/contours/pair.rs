//! Queries each method about two contours at their positions.

use std::sync::OnceLock;

use nearpoint_geometry::planar::{Grid, GridPolygon, PlanarRotation, Polygon, Vector2};
use nearpoint_geometry::tolerance::MAX_REMAINING_OVERLAP;
use nearpoint_geometry::trace::Trace;
use nearpoint_published::contours::{OverlapResult, Pieces, Step, gjk, published, sat};

use super::exact::Exact;
use crate::error::LessonError;

/// A bound on the coordinates on the sheet.
const EXTENT: f64 = 32.0;

/// Two contours. A stays, or is moved by the methods; B is where the user dragged it.
#[derive(Debug, Clone)]
pub(crate) struct ContourPair {
    pub a: Polygon,
    /// The contour B, turned, on the grid.
    pub b: Polygon,
    pub pieces: [Pieces; 2],
    turned: [GridPolygon; 2],
    grid: Grid,
    exact: OnceLock<Exact>,
}

/// The methods that are compared, in the order of the lessons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ContourMethod {
    Published,
    Sat,
    Gjk,
    Exact,
}

pub(crate) const METHODS: [ContourMethod; 4] = [
    ContourMethod::Published,
    ContourMethod::Sat,
    ContourMethod::Gjk,
    ContourMethod::Exact,
];

impl ContourPair {
    /// Makes a pair of contours whose B is turned by `degrees` about its origin.
    pub fn new(a: Polygon, b: &Polygon, degrees: f64) -> Result<Self, LessonError> {
        let grid = Grid::for_extent(EXTENT);
        let on_grid = |polygon: &Polygon, turn: PlanarRotation| {
            let ring = |ring: &Vec<_>| ring.iter().map(|p| grid.point(turn.point(*p))).collect();
            Polygon::new(polygon.rings().iter().map(ring).collect()).map_err(LessonError::from)
        };
        let (a, b) = (
            on_grid(&a, PlanarRotation::IDENTITY)?,
            on_grid(b, PlanarRotation::from_degrees(degrees))?,
        );
        Ok(Self {
            pieces: [&a, &b].map(|polygon| Pieces::new(polygon, PlanarRotation::IDENTITY)),
            turned: [&a, &b]
                .map(|polygon| GridPolygon::new(polygon, PlanarRotation::IDENTITY, grid)),
            grid,
            exact: OnceLock::new(),
            a,
            b,
        })
    }

    /// Rounds a shift to the nearest one on the grid.
    pub fn shift(&self, b_from_a: Vector2) -> Vector2 {
        self.grid.vector(b_from_a)
    }

    /// Returns both contours as they are turned, on the integer grid.
    pub fn turned(&self) -> &[GridPolygon; 2] {
        &self.turned
    }

    /// Returns a method's answer for B shifted by `b_from_a`: whether the contours overlap, and how to move A.
    pub fn answer(&self, method: ContourMethod, b_from_a: Vector2) -> OverlapResult {
        let [a, b] = &self.pieces;
        match method {
            ContourMethod::Published => self.published(b_from_a, &mut ()),
            ContourMethod::Sat => sat(a, b, b_from_a),
            ContourMethod::Gjk => gjk(a, b, b_from_a),
            ContourMethod::Exact => self.truth(b_from_a),
        }
    }

    /// Returns the answer of the published method, which uses only A's outer ring.
    pub fn published(&self, b_from_a: Vector2, trace: &mut impl Trace<Step>) -> OverlapResult {
        published(&self.a.rings()[0], &self.pieces[1], b_from_a, trace)
    }

    /// Returns whether the contours overlap when B is shifted by `b_from_a`.
    pub fn overlaps(&self, b_from_a: Vector2) -> bool {
        let [a, b] = &self.turned;
        nearpoint_geometry::planar::overlaps(a, b, b_from_a)
    }

    /// Returns the answer by the no-fit polygon, which is made when it is first needed.
    fn truth(&self, b_from_a: Vector2) -> OverlapResult {
        if !self.overlaps(b_from_a) {
            return OverlapResult::DISJOINT;
        }
        let [a, b] = &self.turned;
        self.exact.get_or_init(|| Exact::new(a, b)).answer(b_from_a)
    }

    /// Returns the length of the shortest separating move; 0 where the contours are clear.
    pub fn depth(&self, b_from_a: Vector2) -> f64 {
        self.truth(b_from_a).separation.norm()
    }

    /// Returns whether a move of A has cleared an overlap, except for rounding.
    pub fn is_cleared_by(&self, b_from_a: Vector2, by: Vector2) -> bool {
        let after = self.shift(b_from_a - by);
        let longer = self.shift(b_from_a - by * (1.0 + MAX_REMAINING_OVERLAP));
        // At the tip of a free pocket a longer move may overlap again; there the depth decides.
        !self.overlaps(after)
            || !self.overlaps(longer)
            || self.depth(after) <= MAX_REMAINING_OVERLAP * self.depth(b_from_a)
    }

    /// Computes the exact method's data for the pair, without using cached data.
    pub fn prepare(&self) -> Exact {
        let [a, b] = &self.turned;
        Exact::new(a, b)
    }
}
