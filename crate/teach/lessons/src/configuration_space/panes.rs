//! Defines the two panes: the arm among its obstacles, and beside it the map, in which a degree is a unit of length.

use std::sync::Arc;

use nearpoint_geometry::planar::{Point2, Polygon, Vector2, extrude};
use nearpoint_geometry::shape::{Shape, Soup};
use nearpoint_geometry::{Point, Pose};

use super::arm::{JointValues, LIMIT};
use super::map::MapCell;
use crate::shapes;
use crate::solids::solid;

/// The centres of the two panes, and half their width.
pub(super) const ARM_PANE: Vector2 = Vector2::new(-186.0, 0.0);
pub(super) const MAP_PANE: Vector2 = Vector2::new(186.0, 0.0);
pub(super) const HALF_PANE: f64 = LIMIT;
/// The thickness of solids, and the heights of what is drawn.
const THICKNESS: f64 = 0.1;
const MAP_HEIGHT: f64 = 0.0;
pub(super) const OBSTACLE_HEIGHT: f64 = 0.3;
const LINK_HEIGHTS: [f64; 2] = [0.6, 0.9];
const LINE_HEIGHT: f64 = 1.2;
/// The distance of the names of the axes from the borders of the map.
pub(super) const AXIS_NAME: f64 = 12.0;

/// Returns the place of joint values in the map.
pub(super) fn in_map([shoulder, elbow]: JointValues) -> Point {
    let place = MAP_PANE + Vector2::new(shoulder, elbow);
    Point::new(place.x, place.y, LINE_HEIGHT)
}

/// Returns the joint values of a place in the map.
pub(super) fn from_map(at: &Point) -> JointValues {
    let values = at.coords.xy() - MAP_PANE;
    [values.x, values.y]
}

/// Returns the place of a point beside the arm, whose shoulder is the origin.
pub(super) fn beside_arm(p: Point2) -> Point {
    Point::new(p.x + ARM_PANE.x, p.y + ARM_PANE.y, LINE_HEIGHT)
}

/// The way in which the edges between cells are drawn.
#[derive(Debug, Clone, Copy)]
pub(super) enum CellEdges {
    Shown,
    /// Hidden; the map has this many of the smallest cells along each side.
    Hidden {
        side: usize,
    },
}

/// Returns a contour as a thin solid.
pub(super) fn plate(contour: &Polygon) -> Option<Arc<Shape>> {
    shapes::shape(extrude(contour, THICKNESS)).ok()
}

/// Returns the pose of a link in the picture.
pub(super) fn placed(link: usize, pose: Pose) -> Pose {
    Pose::translation(ARM_PANE.x, ARM_PANE.y, LINK_HEIGHTS[link]) * pose
}

/// Returns the corners of a square about a point of the map.
pub(super) fn square([x, y]: JointValues, half: f64) -> [Point2; 4] {
    [[-half, -half], [half, -half], [half, half], [-half, half]]
        .map(|[a, b]| Point2::new(x + a, y + b))
}

/// Returns the pose of what lies in the map.
pub(super) fn in_map_pane() -> Pose {
    Pose::translation(MAP_PANE.x, MAP_PANE.y, MAP_HEIGHT)
}

/// Returns rectangles as one solid, with the edges of each; None if there are none.
pub(super) fn joined(rectangles: impl Iterator<Item = [Point2; 4]>) -> Option<Arc<Shape>> {
    let corners = rectangles.flatten().map(|p| Point::new(p.x, p.y, 0.0));
    let corners: Vec<Point> = corners.collect();
    let all = 0..corners.len() as u32 / 4;
    let halves = |i: u32| [[0, 1, 2], [0, 2, 3]].map(|half| half.map(|k| 4 * i + k));
    let triangles = all.clone().flat_map(halves).collect();
    solid(&corners, triangles, all.flat_map(|i| [i; 2]).collect())
}

/// Returns cells as one solid with its outer edges alone; None if there are none. Each cell has a corner wherever a smaller
/// one may have one, so that the edges between cells vanish. `side` is the number of the smallest cells along the map.
pub(super) fn merged<'a>(
    cells: impl Iterator<Item = &'a MapCell>,
    side: usize,
) -> Option<Arc<Shape>> {
    let unit = 2.0 * LIMIT / side as f64;
    let index = |value: f64| ((value + LIMIT) / unit).round() as i64;
    let at = |i: i64| i as f64 * unit - LIMIT;
    let mut soup = Soup::default();
    for cell in cells {
        let [left, bottom] = cell.low.map(index);
        let [right, top] = cell.high.map(index);
        let around = (left..right).map(|i| [i, bottom]);
        let around = around.chain((bottom..top).map(|i| [right, i]));
        let around = around.chain((left + 1..=right).rev().map(|i| [i, top]));
        let around = around.chain((bottom + 1..=top).rev().map(|i| [left, i]));
        let first = soup.positions.len() as u32;
        let [x, y] = cell.centre();
        soup.positions.push([x, y, 0.0]);
        soup.positions
            .extend(around.map(|[i, j]| [at(i), at(j), 0.0]));
        let count = soup.positions.len() as u32 - first - 1;
        let fan = |i: u32| [first, first + 1 + i, first + 1 + (i + 1) % count];
        soup.triangles.extend((0..count).map(fan));
    }
    soup.faces = vec![0; soup.triangles.len()];
    (!soup.triangles.is_empty()).then(|| shapes::shape(soup).ok())?
}
