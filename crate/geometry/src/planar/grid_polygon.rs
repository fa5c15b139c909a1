//! Turns a contour onto the grid of its sheet.

use std::sync::Arc;

use super::circle::InscribedCircle;
use super::outline::Outline;
use super::tree::{self, Rect};
use super::{Grid, PlanarRotation, Point2, Polygon};

/// A polygon turned about the origin of its frame, every vertex rounded to the grid. Exact answers are exact for these
/// points. A vertex is no farther than half a step of the grid, along each axis, from its turned position.
#[derive(Debug, Clone)]
pub struct GridPolygon {
    turn: PlanarRotation,
    grid: Grid,
    pub(crate) outline: Arc<Outline>,
    pub(crate) points: Vec<Point2>,
    /// The farthest that a vertex may be from its turned position, along each axis.
    pub(crate) slack: f64,
    /// The boxes around the runs of edges.
    pub(crate) boxes: Vec<Rect>,
    /// The circles inside, without those that turning leaves empty.
    pub(crate) inscribed: Vec<InscribedCircle>,
}

impl GridPolygon {
    /// Turns the polygon about its origin and rounds its vertices to the grid.
    pub fn new(polygon: &Polygon, turn: PlanarRotation, grid: Grid) -> Self {
        let outline = Arc::clone(polygon.outline());
        let on_grid = |p: &Point2| grid.point(turn.point(*p));
        let points: Vec<Point2> = outline.points.iter().map(on_grid).collect();
        let edge = |i: usize| [points[i], points[outline.next[i] as usize]];
        let boxes = tree::boxes(&outline.nodes, edge);
        let turned = |circle: &InscribedCircle| circle_on_grid(circle, turn, grid);
        let inscribed = outline.inscribed.iter().filter_map(turned).collect();
        Self {
            turn,
            grid,
            outline,
            points,
            slack: turning_slack(grid),
            boxes,
            inscribed,
        }
    }

    /// Returns the rotation that was applied before the vertices were rounded to the grid.
    pub fn rotation(&self) -> PlanarRotation {
        self.turn
    }

    /// Returns the grid that the vertices lie on.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Returns the vertices of all rings, one ring after another.
    pub fn points(&self) -> &[Point2] {
        &self.points
    }

    /// Returns the rings, solid on the left.
    pub fn rings(&self) -> impl Iterator<Item = &[Point2]> {
        let ends = &self.outline.ends;
        let starts = self.outline.starts();
        starts
            .zip(ends)
            .map(|(start, end)| &self.points[start as usize..*end as usize])
    }

    /// Returns the lowest and the highest corner of the bounding box.
    pub fn bounds(&self) -> [Point2; 2] {
        let rect = self.rect();
        [rect.low, rect.high]
    }

    pub(crate) fn rect(&self) -> Rect {
        self.boxes.first().copied().unwrap_or(Rect::EMPTY)
    }

    /// Returns the two ends of the edge that begins at a vertex.
    #[inline]
    pub(crate) fn edge(&self, i: usize) -> [Point2; 2] {
        [self.points[i], self.points[self.outline.next[i] as usize]]
    }
}

/// Returns a distance that no vertex moves when it is rounded to the grid, and that no rounding before reaches.
pub(super) fn turning_slack(grid: Grid) -> f64 {
    2.0 * grid.step()
}

/// Returns a circle inside, turned, and smaller by the rounding of the contour to the grid.
pub(crate) fn circle_on_grid(
    circle: &InscribedCircle,
    turn: PlanarRotation,
    grid: Grid,
) -> Option<InscribedCircle> {
    let turned = InscribedCircle {
        centre: turn.point(circle.centre),
        ..*circle
    };
    turned.shrunk(turning_slack(grid))
}
