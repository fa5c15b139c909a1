//! Implements GJK and EPA in the plane, over convex pieces.

use super::pieces::Piece;
use super::{OverlapResult, Pieces};
use nearpoint_geometry::planar::Vector2;
use nearpoint_geometry::planar::ring::cross;

/// Tests whether two contours overlap, by GJK for each pair of convex pieces; B is shifted by `b_from_a`. The move that
/// separates them is by EPA of the deepest pair. Touching does not count.
///
/// Both work on the difference of two pieces, A's points less B's. GJK looks for a triangle of it around the origin; EPA
/// grows that until an edge is on its boundary. Support points are found by a scan of all vertices, which is fastest for
/// small pieces. Both end when a support point brings nothing new, or after as many steps as the difference has vertices.
pub fn gjk(a: &Pieces, b: &Pieces, b_from_a: Vector2) -> OverlapResult {
    let pairs = a.pairs(b, b_from_a);
    pairs.fold(OverlapResult::DISJOINT, |deepest, [a, b]| {
        let pair = PiecePair { a, b, b_from_a };
        deepest.deeper(pair.answer())
    })
}

struct PiecePair<'a> {
    a: &'a Piece,
    b: &'a Piece,
    b_from_a: Vector2,
}

impl PiecePair<'_> {
    fn answer(&self) -> OverlapResult {
        let Some(triangle) = self.enclosing() else {
            return OverlapResult::DISJOINT;
        };
        let boundary = self.nearest_boundary(triangle);
        if boundary == Vector2::zeros() {
            return OverlapResult::DISJOINT;
        }
        // The difference's nearest boundary point comes to the origin when A moves back by it.
        OverlapResult::overlapping(-boundary)
    }

    /// Returns the farthest point of the difference in a direction.
    fn support(&self, along: &Vector2) -> Vector2 {
        farthest(self.a, along) - farthest(self.b, &-along) - self.b_from_a
    }

    /// Returns an upper bound of the number of steps on the difference's boundary.
    fn max_steps(&self) -> usize {
        self.a.points.len() + self.b.points.len()
    }

    /// Finds by GJK three points of the difference around the origin, counter-clockwise.
    fn enclosing(&self) -> Option<[Vector2; 3]> {
        let towards = self.b.centre + self.b_from_a - self.a.centre;
        let first = match towards == Vector2::zeros() {
            true => self.support(&Vector2::x()),
            false => self.support(&towards),
        };
        let (mut p, mut along) = (first, -first);
        let mut q: Option<Vector2> = None;
        for _ in 0..2 * self.max_steps() {
            let new = self.support(&along);
            if new.dot(&along) <= 0.0 {
                return None;
            }
            let Some(other) = q else {
                q = Some(new);
                along = perpendicular(p, new);
                continue;
            };
            // The origin is on the new point's side of p and other: beyond one of the two new edges, or inside.
            let [right, left] = ordered(p, other, new);
            if cross(right, new) < 0.0 {
                (p, q) = (right, Some(new));
            } else if cross(new, left) < 0.0 {
                (p, q) = (new, Some(left));
            } else {
                return Some([right, new, left]);
            }
            along = perpendicular(p, q.unwrap_or(new));
        }
        None
    }

    /// Finds by EPA the point of the difference's boundary nearest to the origin.
    fn nearest_boundary(&self, triangle: [Vector2; 3]) -> Vector2 {
        let mut ring = triangle.to_vec();
        let mut nearest = Vector2::zeros();
        for _ in 0..=self.max_steps() {
            let Some((i, normal, far)) = nearest_edge(&ring) else {
                break;
            };
            nearest = normal * far;
            let new = self.support(&normal);
            if new.dot(&normal) <= far || ring.contains(&new) {
                break;
            }
            ring.insert(i + 1, new);
        }
        nearest
    }
}

/// Returns a direction across the line of two points, towards the origin, or to either side where that is on it.
fn perpendicular(p: Vector2, q: Vector2) -> Vector2 {
    let along = q - p;
    let left = Vector2::new(-along.y, along.x);
    if left.dot(&p) > 0.0 { -left } else { left }
}

/// Orders two points so that first, new, second go round counter-clockwise.
fn ordered(p: Vector2, q: Vector2, new: Vector2) -> [Vector2; 2] {
    if cross(new - p, q - p) >= 0.0 {
        [p, q]
    } else {
        [q, p]
    }
}

/// Returns the edge of a ring around the origin that is nearest to it, with its outward normal and distance.
fn nearest_edge(ring: &[Vector2]) -> Option<(usize, Vector2, f64)> {
    let next = ring.iter().cycle().skip(1);
    let edge = |(i, (p, q)): (usize, (&Vector2, &Vector2))| {
        let along = q - p;
        let normal = Vector2::new(along.y, -along.x).try_normalize(0.0)?;
        Some((i, normal, normal.dot(p)))
    };
    let edges = ring.iter().zip(next).enumerate().filter_map(edge);
    edges.min_by(|a, b| a.2.total_cmp(&b.2))
}

fn farthest(piece: &Piece, along: &Vector2) -> Vector2 {
    let first = piece.points[0].coords;
    let start = (first, first.dot(along));
    let points = piece.points[1..].iter().map(|p| p.coords);
    let better = |best: (Vector2, f64), p: Vector2| {
        let height = p.dot(along);
        if height > best.1 { (p, height) } else { best }
    };
    points.fold(start, better).0
}
