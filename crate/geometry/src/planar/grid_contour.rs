//! Represents positioned contours: shifted after they were turned, or turned on the fly.

use super::circle::InscribedCircle;
use super::grid_polygon::circle_on_grid;
use super::outline::Outline;
use super::ring::{PointLocation, RayCrossing, crossing};
use super::tree::{LEAF, Rect, Stack};
use super::{Grid, GridPolygon, PlanarRotation, Point2, Vector2};

/// A contour at a position of the sheet.
pub(crate) trait GridContour {
    /// True if a vertex is turned on each access.
    const ROTATES_ON_ACCESS: bool = false;
    fn outline(&self) -> &Outline;
    /// Returns the position of a vertex, on the grid.
    fn point(&self, vertex: usize) -> Point2;
    /// Returns a box around a node of the outline.
    fn rect(&self, node: usize) -> Rect;
    /// Returns the circles inside that have a positive radius.
    fn inscribed(&self) -> impl Iterator<Item = InscribedCircle>;

    /// Returns the location of a point relative to the contour. Exact.
    fn locate(&self, p: Point2) -> PointLocation {
        let outline = self.outline();
        let mut inside = false;
        let mut node = 0;
        let mut waiting = Stack::new();
        loop {
            let rect = self.rect(node);
            if rect.low.y <= p.y && p.y <= rect.high.y && p.x <= rect.high.x {
                match outline.nodes[node].second {
                    0 => {
                        for i in outline.nodes[node].edges() {
                            let next = outline.next[i] as usize;
                            match crossing(self.point(i), self.point(next), p) {
                                RayCrossing::On => return PointLocation::On,
                                RayCrossing::Yes => inside = !inside,
                                RayCrossing::No => {}
                            }
                        }
                    }
                    second => {
                        waiting.push(second);
                        node += 1;
                        continue;
                    }
                }
            }
            match waiting.pop() {
                Some(next) => node = next as usize,
                None if inside => return PointLocation::Inside,
                None => return PointLocation::Outside,
            }
        }
    }
}

/// The edges of a leaf, each of whose vertices was computed once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EdgeRun {
    first: usize,
    /// The ends of the edges, one after another.
    corners: [Point2; LEAF + 1],
}

impl EdgeRun {
    /// Computes the vertices of the edges of a leaf of the contour's tree; `leaf` is the index of its node.
    #[inline]
    pub fn new<P: GridContour>(contour: &P, leaf: usize) -> Self {
        let outline = contour.outline();
        let edges = outline.nodes[leaf].edges();
        let first = edges.start;
        let mut corners = [contour.point(first); LEAF + 1];
        for (corner, edge) in corners[1..].iter_mut().zip(edges) {
            *corner = contour.point(outline.next[edge] as usize);
        }
        Self { first, corners }
    }

    /// Returns an edge of the leaf, by its number in the contour.
    #[inline]
    pub fn edge(&self, number: usize) -> [Point2; 2] {
        let at = number - self.first;
        [self.corners[at], self.corners[at + 1]]
    }
}

/// A turned contour, shifted by whole steps of the grid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ShiftedPolygon<'a> {
    pub polygon: &'a GridPolygon,
    pub by: Vector2,
}

impl<'a> ShiftedPolygon<'a> {
    /// Returns the contour shifted by `by`, rounded to its grid.
    pub fn new(polygon: &'a GridPolygon, by: Vector2) -> Self {
        Self {
            polygon,
            by: polygon.grid().vector(by),
        }
    }
}

impl GridContour for ShiftedPolygon<'_> {
    #[inline]
    fn outline(&self) -> &Outline {
        &self.polygon.outline
    }

    #[inline]
    fn point(&self, vertex: usize) -> Point2 {
        self.polygon.points[vertex] + self.by
    }

    #[inline]
    fn rect(&self, node: usize) -> Rect {
        self.polygon.boxes[node].shifted(self.by)
    }

    #[inline]
    fn inscribed(&self) -> impl Iterator<Item = InscribedCircle> {
        self.polygon
            .inscribed
            .iter()
            .map(|circle| circle.shifted(self.by))
    }
}

impl GridContour for GridPolygon {
    #[inline]
    fn outline(&self) -> &Outline {
        &self.outline
    }

    #[inline]
    fn point(&self, vertex: usize) -> Point2 {
        self.points[vertex]
    }

    #[inline]
    fn rect(&self, node: usize) -> Rect {
        self.boxes[node]
    }

    #[inline]
    fn inscribed(&self) -> impl Iterator<Item = InscribedCircle> {
        self.inscribed.iter().copied()
    }
}

/// A contour whose vertices are turned on access: the same points as those of [`GridPolygon`], for a turn that is used
/// once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RotatedOnAccess<'a> {
    pub outline: &'a Outline,
    pub turn: PlanarRotation,
    pub grid: Grid,
    pub by: Vector2,
}

impl GridContour for RotatedOnAccess<'_> {
    const ROTATES_ON_ACCESS: bool = true;

    #[inline]
    fn outline(&self) -> &Outline {
        self.outline
    }

    #[inline]
    fn point(&self, vertex: usize) -> Point2 {
        self.grid
            .point(self.turn.point(self.outline.points[vertex]))
            + self.by
    }

    #[inline]
    fn rect(&self, node: usize) -> Rect {
        let rect = &self.outline.boxes[node];
        let centre = self.turn.point(rect.centre()) + self.by;
        let half = self.turn.rotated_half_extents(rect.size() / 2.0)
            + Vector2::repeat(2.0 * self.grid.step());
        Rect {
            low: centre - half,
            high: centre + half,
        }
    }

    #[inline]
    fn inscribed(&self) -> impl Iterator<Item = InscribedCircle> {
        let on_grid = |circle| circle_on_grid(circle, self.turn, self.grid);
        let inscribed = self.outline.inscribed.iter().filter_map(on_grid);
        inscribed.map(|circle| circle.shifted(self.by))
    }
}
