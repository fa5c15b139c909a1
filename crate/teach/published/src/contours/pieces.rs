//! Divides a polygon into convex pieces.

use super::merge::merged;
use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2, triangles};

/// Returns convex pieces that cover the polygon, counter-clockwise: its triangles (by ears, crate `earcut`), merged where
/// that is convex. Straight corners may remain. Every piece is convex by exact signs.
pub fn convex_pieces(polygon: &Polygon) -> Vec<Vec<Point2>> {
    let points: Vec<Point2> = polygon.rings().iter().flatten().copied().collect();
    let pieces = merged(&points, &triangles(polygon));
    let placed = |piece: Vec<u32>| piece.iter().map(|v| points[*v as usize]).collect();
    pieces.into_iter().map(placed).collect()
}

/// The convex pieces of a contour, with a box each and the edges' normals, as libraries keep them.
#[derive(Debug, Clone)]
pub struct Pieces(Vec<Piece>);

/// A convex piece of a contour, with its normals and its box.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    /// The vertices, counter-clockwise.
    pub points: Vec<Point2>,
    /// The outward unit normal and the offset along it, for each edge that is not a point.
    pub sides: Vec<(Vector2, f64)>,
    /// The mean of its vertices.
    pub centre: Point2,
    low: Point2,
    high: Point2,
}

impl Pieces {
    /// Divides a polygon, turned about its origin, into convex pieces.
    pub fn new(polygon: &Polygon, turn: PlanarRotation) -> Self {
        let turned = |piece: Vec<Point2>| piece.iter().map(|p| turn.point(*p)).collect();
        let pieces = convex_pieces(polygon).into_iter().map(turned);
        Self(pieces.map(Piece::new).collect())
    }

    /// Removes the boxes, so that every pair of pieces is tested, as in a plain implementation.
    pub fn without_boxes(mut self) -> Self {
        for piece in &mut self.0 {
            piece.low = Point2::new(f64::NEG_INFINITY, f64::NEG_INFINITY);
            piece.high = Point2::new(f64::INFINITY, f64::INFINITY);
        }
        self
    }

    /// Returns the number of pieces.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the vertices of each piece, counter-clockwise.
    pub fn iter(&self) -> impl Iterator<Item = &[Point2]> {
        self.0.iter().map(|piece| piece.points.as_slice())
    }

    /// Returns the pairs whose boxes overlap, with `other` shifted.
    pub(super) fn pairs<'a>(
        &'a self,
        other: &'a Self,
        shift: Vector2,
    ) -> impl Iterator<Item = [&'a Piece; 2]> {
        let meet = move |p: &Piece, q: &Piece| {
            let (low, high) = (q.low + shift, q.high + shift);
            p.low.x < high.x && low.x < p.high.x && p.low.y < high.y && low.y < p.high.y
        };
        let with = move |p: &'a Piece| {
            let near = other.0.iter().filter(move |q| meet(p, q));
            near.map(move |q| [p, q])
        };
        self.0.iter().flat_map(with)
    }
}

impl Piece {
    fn new(points: Vec<Point2>) -> Self {
        let ends = points.iter().zip(points.iter().cycle().skip(1));
        let side = |(a, b): (&Point2, &Point2)| {
            let along = b - a;
            let normal = Vector2::new(along.y, -along.x).try_normalize(0.0)?;
            Some((normal, normal.dot(&a.coords)))
        };
        let sum: Vector2 = points.iter().map(|p| p.coords).sum();
        Self {
            sides: ends.filter_map(side).collect(),
            centre: (sum / points.len().max(1) as f64).into(),
            low: points.iter().fold(points[0], |low, p| low.inf(p)),
            high: points.iter().fold(points[0], |high, p| high.sup(p)),
            points,
        }
    }
}
