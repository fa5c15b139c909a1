//! Tests quickly and reliably whether a point is inside a convex polyhedron.

use super::facet::Facet;
use crate::tolerance::{GAUGE_NOISE, VOLUME_ERROR};
use crate::{Point, Vector};

/// Cells along each side of the cube; a power of two, so that the grid's coordinates are exact.
const CELLS: usize = 16;
const CORNERS: usize = CELLS + 1;

/// An upper bound of a polyhedron's gauge `g(x) = max n·x / d` over its faces `n·x ≤ d`, x from a centre inside: a point is
/// inside where `g ≤ 1`. On each side of the cube around the centre the gauge is convex, and so never above the
/// interpolation between the corners of a grid there. Along rays it is linear.
#[derive(Debug)]
pub(super) struct Gauge {
    centre: Point,
    /// The gauges by side of the cube (−x, x, −y, y, −z, z), then by the next axis, then by the one after that.
    corners: Vec<f64>,
}

/// A face: `n·x / d`, and its rounding error where no coordinate of x is above 1.
struct Face {
    slope: Vector,
    error: f64,
}

impl Gauge {
    pub(super) fn new(facets: &[Facet]) -> Self {
        let sum = facets.iter().flat_map(|facet| facet.plane.corners);
        let sum = sum.fold(Vector::zeros(), |sum, p| sum + p.coords);
        let centre = Point::from(sum / (3 * facets.len()) as f64);
        let faces: Vec<Face> = facets.iter().map(|facet| face(facet, &centre)).collect();
        let grid = |i: usize| 2.0 * i as f64 / CELLS as f64 - 1.0;
        let corner = |i: usize| {
            let (side, at) = (i / (CORNERS * CORNERS), i % (CORNERS * CORNERS));
            let mut x = Vector::zeros();
            x[side / 2] = if side % 2 == 0 { -1.0 } else { 1.0 };
            x[(side / 2 + 1) % 3] = grid(at / CORNERS);
            x[(side / 2 + 2) % 3] = grid(at % CORNERS);
            let value = |face: &Face| face.slope.dot(&x) + face.error;
            faces.iter().map(value).fold(0.0, f64::max)
        };
        Self {
            centre,
            corners: (0..6 * CORNERS * CORNERS).map(corner).collect(),
        }
    }

    /// Returns whether the point surely lies strictly inside.
    #[inline]
    pub(super) fn is_inside(&self, p: &Point) -> bool {
        let x = p - self.centre;
        let axis = x.iamax();
        let reach = x[axis].abs();
        if reach == 0.0 {
            return true;
        }
        let place = |i: usize| (x[i] / reach + 1.0) * (0.5 * CELLS as f64);
        let (u, v) = (place((axis + 1) % 3), place((axis + 2) % 3));
        let (i, j) = ((u as usize).min(CELLS - 1), (v as usize).min(CELLS - 1));
        let (u, v) = (u - i as f64, v - j as f64);
        let side = 2 * axis + usize::from(x[axis] > 0.0);
        let at = (side * CORNERS + i) * CORNERS + j;
        let (row, next) = (&self.corners[at..at + 2], &self.corners[at + CORNERS..]);
        let gauge =
            (1.0 - u) * ((1.0 - v) * row[0] + v * row[1]) + u * ((1.0 - v) * next[0] + v * next[1]);
        let noise = GAUGE_NOISE * (row[0] + row[1] + next[0] + next[1]);
        // Fails if a face is undetermined from the centre: infinity is not below.
        reach * (gauge + noise) < 1.0
    }
}

/// Returns the face seen from the centre; infinitely steep if the centre is not surely inside.
fn face(facet: &Facet, centre: &Point) -> Face {
    let [a, b, c] = &facet.plane.corners;
    let (from, normal) = (a - centre, facet.plane.normal);
    // Six: three coordinates of the normal, each a difference of two products.
    let error = 6.0 * VOLUME_ERROR * (b - a).amax() * (c - a).amax();
    let distance = normal.dot(&from) - error * from.amax();
    if distance > 0.0 {
        Face {
            slope: normal / distance,
            error: error / distance,
        }
    } else {
        Face {
            slope: Vector::zeros(),
            error: f64::INFINITY,
        }
    }
}
