//! Bounds the depth of a piece of a facet, and divides it. Both depend on nothing but the piece.

use crate::closest::{PointProjection, PosedShape, project_point, to_triangle};
use crate::collide::intersection::SourceTriangle;
use crate::shape::unit_normal;
use crate::{Point, Vector};
use smallvec::SmallVec;

/// The surfaces of A and of B, in A's frame, and the largest depth that may be rounding.
pub(super) struct Surfaces<'a> {
    pub sides: [PosedShape<'a>; 2],
    pub noise: f64,
}

/// The centre of a piece, the point of the other surface near it, and the upper bound of the depth of the piece with the
/// corner that it comes from.
pub(super) struct PieceBounds {
    pub centre: Point,
    pub near: PointProjection,
    pub worst: Point,
    pub upper: f64,
}

/// The corner that the upper bound of a piece comes from, and the point of the other surface nearest to it.
#[derive(Clone, Copy)]
pub(super) struct WorstCorner {
    pub point: Point,
    pub near: PointProjection,
    /// The facets nearest to the piece's centre and to this corner.
    pub facets: [[Point; 3]; 2],
}

/// The worst corner of a piece, and the parts that the piece is divided into.
pub(super) struct Division {
    pub worst: WorstCorner,
    pub parts: Vec<(Polygon, PieceBounds)>,
}

impl Surfaces<'_> {
    /// Bounds the depth of a piece. A facet of the other surface no farther than `enough` is near enough; the search for it
    /// begins at `start`.
    pub(super) fn bounds(
        &self,
        from: SourceTriangle,
        corners: &[Point],
        enough: f64,
        start: u32,
    ) -> PieceBounds {
        let centre = centre(corners);
        let near = project_point(self.other(from), &centre, enough, start);
        let (worst, upper) = self.farthest_corner(from, corners, near.triangle);
        PieceBounds {
            centre,
            near,
            worst,
            upper,
        }
    }

    /// Returns the corner of a piece that is farthest from one of the other's facets, and its distance: no point of the piece
    /// is farther.
    pub(super) fn farthest_corner(
        &self,
        from: SourceTriangle,
        corners: &[Point],
        over: u32,
    ) -> (Point, f64) {
        let facet = self.other(from).corners(over);
        let mut farthest = (facet[0], 0.0);
        for p in corners {
            let square = to_triangle(p, &facet).distance_squared;
            if square >= farthest.1 {
                farthest = (*p, square);
            }
        }
        (farthest.0, farthest.1.sqrt())
    }

    /// Finds the nearest point to the corner of a piece that the piece's bound over a facet comes from.
    pub(super) fn worst_corner(
        &self,
        from: SourceTriangle,
        point: Point,
        over: u32,
    ) -> WorstCorner {
        let other = self.other(from);
        let near = project_point(other, &point, 0.0, over);
        WorstCorner {
            point,
            near,
            facets: [other.corners(over), other.corners(near.triangle)],
        }
    }

    /// Divides a piece over a facet, and bounds the parts; `worst` is the corner farthest from the facet.
    pub(super) fn division(
        &self,
        from: SourceTriangle,
        corners: &[Point],
        worst: Point,
        over: u32,
    ) -> Division {
        let worst = self.worst_corner(from, worst, over);
        let parts = divided(corners, &worst.facets, self.noise).into_iter();
        let bounded = parts.map(|part| {
            let bounds = self.bounds(from, &part, 0.0, over);
            (part, bounds)
        });
        Division {
            worst,
            parts: bounded.collect(),
        }
    }

    fn other(&self, from: SourceTriangle) -> &PosedShape<'_> {
        &self.sides[1 - from.side().0]
    }
}

fn centre(corners: &[Point]) -> Point {
    let sum = (corners.iter()).fold(Vector::zeros(), |sum, p| sum + p.coords);
    Point::from(sum / corners.len() as f64)
}

/// A convex polygon, which rarely has more corners than fit here.
pub(super) type Polygon = SmallVec<[Point; 8]>;
/// The parts of a polygon that is cut along three lines.
type Parts = SmallVec<[Polygon; 4]>;

/// Cuts a piece along the planes through the sides of the facet it is over. If they leave it whole, cuts it where another
/// facet comes nearer; else halves it.
pub(super) fn divided(piece: &[Point], [over, rival]: &[[Point; 3]; 2], noise: f64) -> Parts {
    let mut parts = Parts::new();
    let mut rest = Polygon::from(piece);
    let normal = unit_normal(over);
    for k in 0..3 {
        let (from, to) = (over[k], over[(k + 1) % 3]);
        let outward = (to - from).cross(&normal);
        let outward = outward.try_normalize(0.0).unwrap_or_default();
        let [inside, outside] = cut(&rest, noise, &|p| outward.dot(&(p - from)));
        if let Some(outside) = outside {
            parts.push(outside);
        }
        match inside {
            Some(inside) => rest = inside,
            None => {
                rest.clear();
                break;
            }
        }
    }
    if !rest.is_empty() {
        parts.push(rest);
    }
    if parts.len() > 1 {
        return parts;
    }
    let to = |p: &Point, facet: &[Point; 3]| to_triangle(p, facet).distance_squared.sqrt();
    match cut(piece, noise, &|p| to(p, over) - to(p, rival)) {
        [Some(nearer), Some(farther)] => {
            parts.clear();
            parts.push(nearer);
            parts.push(farther);
            parts
        }
        _ => halves(piece, noise),
    }
}

/// Returns the parts of a convex polygon where a height is not positive, and where it is not negative; None for a part
/// within the rounding `noise`. It is compiled once for all heights.
#[inline(never)]
fn cut(polygon: &[Point], noise: f64, height: &dyn Fn(&Point) -> f64) -> [Option<Polygon>; 2] {
    let snapped = |h: f64| if h.abs() <= noise { 0.0 } else { h };
    let mut heights = SmallVec::<[f64; 8]>::new();
    for p in polygon {
        heights.push(snapped(height(p)));
    }
    if heights.iter().all(|h| *h <= 0.0) {
        return [Some(polygon.into()), None];
    }
    if heights.iter().all(|h| *h >= 0.0) {
        return [None, Some(polygon.into())];
    }
    let (mut below, mut above) = (Polygon::new(), Polygon::new());
    for i in 0..polygon.len() {
        let next = (i + 1) % polygon.len();
        let (p, q, h, g) = (polygon[i], polygon[next], heights[i], heights[next]);
        if h <= 0.0 {
            below.push(p);
        }
        if h >= 0.0 {
            above.push(p);
        }
        if h * g < 0.0 {
            let at = p + (q - p) * (h / (h - g));
            below.push(at);
            above.push(at);
        }
    }
    [Some(below), Some(above)]
}

/// Cuts a polygon through the midpoint of its longest side, across it.
fn halves(corners: &[Point], noise: f64) -> Parts {
    let count = corners.len();
    let along = |i: usize| corners[(i + 1) % count] - corners[i];
    let longest =
        (0..count).max_by(|&i, &j| along(i).norm_squared().total_cmp(&along(j).norm_squared()));
    let longest = longest.unwrap_or(0);
    let (from, along) = (corners[longest], along(longest));
    let unit = along.try_normalize(0.0).unwrap_or_default();
    let center = from + along / 2.0;
    let mut parts = Parts::new();
    let sides = cut(corners, noise, &|p| unit.dot(&(p - center)));
    for half in sides.into_iter().flatten() {
        parts.push(half);
    }
    parts
}
