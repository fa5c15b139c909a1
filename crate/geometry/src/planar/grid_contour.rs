//! Represents positioned contours: shifted after they were turned, or turned on the fly.

use wide::f64x2;

use super::circle::InscribedCircle;
use super::grid_polygon::{circle_on_grid, turning_slack};
use super::outline::Outline;
use super::ring::{PointLocation, RayCrossing, crossing};
use super::tree::{LEAF, Rect, Stack};
use super::{Grid, GridPolygon, PlanarRotation, Point2, Vector2};

/// A contour at a position of the sheet.
pub(crate) trait GridContour {
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
    count: usize,
    /// The ends of the edges, one after another.
    corners: [Point2; LEAF + 1],
}

impl EdgeRun {
    /// Computes the vertices of the edges of a leaf of the contour's tree; `leaf` is the index of its node.
    #[inline]
    pub fn new<P: GridContour>(contour: &P, leaf: usize) -> Self {
        let outline = contour.outline();
        let edges = outline.nodes[leaf].edges();
        let (first, count) = (edges.start, edges.len());
        let mut corners = [contour.point(first); LEAF + 1];
        for (corner, edge) in corners[1..].iter_mut().zip(edges) {
            *corner = contour.point(outline.next[edge] as usize);
        }
        Self {
            first,
            count,
            corners,
        }
    }

    /// Emits the edges that meet a box, with their numbers in the contour, until one decides. Returns whether one does.
    #[inline(always)]
    pub fn any_near(
        &self,
        rect: &Rect,
        mut decides: impl FnMut(usize, [Point2; 2], &Rect) -> bool,
    ) -> bool {
        for at in 0..self.count {
            let [p, q] = [self.corners[at], self.corners[at + 1]];
            let own = Rect::union(Rect::at(p), Rect::at(q));
            if own.intersects(rect) && decides(self.first + at, [p, q], &own) {
                return true;
            }
        }
        false
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

/// A turned contour, shifted, whose boxes are those of its polygon, turned on access. They are a little larger, but all
/// turns of a polygon share them: of a contour that was not used for a while, few vertices are read from memory.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SharedBoxes<'a> {
    polygon: &'a GridPolygon,
    rotated: RotatedOnAccess<'a>,
}

impl<'a> SharedBoxes<'a> {
    /// Returns the contour shifted by `by`, rounded to its grid.
    pub fn new(polygon: &'a GridPolygon, by: Vector2) -> Self {
        let (turn, grid) = (polygon.rotation(), polygon.grid());
        let rotated = RotatedOnAccess {
            slack: polygon.slack,
            ..RotatedOnAccess::new(&polygon.outline, turn, grid, by)
        };
        Self { polygon, rotated }
    }

    /// Returns the smallest box around the contour.
    #[inline]
    pub fn tight_rect(&self) -> Rect {
        self.polygon.rect().shifted(self.rotated.by)
    }
}

impl GridContour for SharedBoxes<'_> {
    #[inline]
    fn outline(&self) -> &Outline {
        self.rotated.outline
    }

    #[inline]
    fn point(&self, vertex: usize) -> Point2 {
        self.polygon.points[vertex] + self.rotated.by
    }

    #[inline]
    fn rect(&self, node: usize) -> Rect {
        self.rotated.rect(node)
    }

    #[inline]
    fn inscribed(&self) -> impl Iterator<Item = InscribedCircle> {
        let inscribed = self.polygon.inscribed.iter();
        inscribed.map(|circle| circle.shifted(self.rotated.by))
    }
}

/// A contour whose vertices are turned on access: the same points as those of [`GridPolygon`], for a turn that is used
/// once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RotatedOnAccess<'a> {
    outline: &'a Outline,
    turn: PlanarRotation,
    grid: Grid,
    by: Vector2,
    /// Half of the cosine; half of the sine, with its signs for x and y. They turn the sum of two corners into a centre.
    half_cos: f64x2,
    half_sin: f64x2,
    /// The farthest that a vertex may be from its turned position, along each axis.
    slack: f64,
}

impl<'a> RotatedOnAccess<'a> {
    /// Returns the outline, turned and shifted by `by`, rounded to the grid.
    #[inline]
    pub fn new(outline: &'a Outline, turn: PlanarRotation, grid: Grid, by: Vector2) -> Self {
        let half = turn.vector(Vector2::new(0.5, 0.0));
        Self {
            outline,
            turn,
            grid,
            by: grid.vector(by),
            half_cos: f64x2::splat(half.x),
            half_sin: f64x2::from([-half.y, half.y]),
            slack: turning_slack(grid),
        }
    }
}

impl GridContour for RotatedOnAccess<'_> {
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

    #[inline(always)]
    fn rect(&self, node: usize) -> Rect {
        let rect = &self.outline.boxes[node];
        let [low, high] = [rect.low, rect.high].map(|p| f64x2::from([p.x, p.y]));
        let swapped = |v: f64x2| {
            let [x, y] = v.to_array();
            f64x2::from([y, x])
        };
        let (sum, size) = (low + high, high - low);
        let by = f64x2::from([self.by.x, self.by.y]);
        let centre = self.half_cos * sum + self.half_sin * swapped(sum) + by;
        let half = self.half_cos.abs() * size + self.half_sin.abs() * swapped(size);
        let half = half + f64x2::splat(self.slack);
        Rect {
            low: (centre - half).to_array().into(),
            high: (centre + half).to_array().into(),
        }
    }

    #[inline]
    fn inscribed(&self) -> impl Iterator<Item = InscribedCircle> {
        let on_grid = |circle| circle_on_grid(circle, self.turn, self.grid);
        let inscribed = self.outline.inscribed.iter().filter_map(on_grid);
        inscribed.map(|circle| circle.shifted(self.by))
    }
}
