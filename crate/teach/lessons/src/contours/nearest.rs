//! Finds the closest points of convex contours.

use nearpoint_geometry::closest::convex::{GjkStep, PointCloud, Proximity, proximity};
use nearpoint_geometry::planar::{Point2, Polygon};
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::{Point, Pose};

/// Returns the corners of a contour without holes, in the plane z = 0.
pub(crate) fn spatial(polygon: &Polygon) -> Vec<Point> {
    let corner = |p: &Point2| Point::new(p.x, p.y, 0.0);
    polygon.rings()[0].iter().map(corner).collect()
}

/// Finds the closest points of the hulls of two sets of points.
pub(crate) fn nearest(a: &[Point], b: &[Point], trace: &mut impl Trace<GjkStep>) -> Proximity {
    let (a, b) = (PointCloud(a), PointCloud(b));
    let (settings, mut state) = Default::default();
    proximity(&a, &b, &Pose::identity(), &settings, &mut state, trace)
}
