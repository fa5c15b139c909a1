//! Lays contours in rows, so that a new sheet begins without an overlap.

use nearpoint_geometry::planar::{Grid, GridPolygon, Point2, Vector2};

use crate::NewContour;

/// Lays contours out from the upper left corner of a sheet of this width, row by row, their boxes apart by a gap.
/// Returns the sheet's rectangle, from the origin, which is as high as the rows need and at least as high as requested.
pub fn lay_out(
    contours: &mut [NewContour],
    width: f64,
    least_height: f64,
    gap: f64,
) -> [Point2; 2] {
    let (mut x, mut top, mut deepest) = (gap, -gap, 0.0_f64);
    for contour in contours.iter_mut() {
        let [low, high] = bounds(contour);
        let size = high - low;
        if x > gap && x + size.x + gap > width {
            (x, top) = (gap, top - deepest - gap);
            deepest = 0.0;
        }
        contour.at = Vector2::new(x, top - size.y) - low.coords;
        x += size.x + gap;
        deepest = deepest.max(size.y);
    }
    let height = (deepest + gap - top).max(least_height).ceil();
    for contour in contours.iter_mut() {
        contour.at.y += height;
    }
    let widest = contours.iter().map(|contour| {
        let [low, high] = bounds(contour);
        high.x - low.x + 2.0 * gap
    });
    let width = widest.fold(width, f64::max).ceil();
    [Point2::origin(), Point2::new(width, height)]
}

/// Returns the box of the turned contour, in its own frame.
pub(crate) fn bounds(contour: &NewContour) -> [Point2; 2] {
    let [low, high] = contour.polygon.bounds();
    let reach = low.coords.amax().max(high.coords.amax());
    let grid = Grid::for_extent(2.0 * reach);
    let turned = GridPolygon::new(&contour.polygon, contour.turn, grid);
    let none = [f64::INFINITY, f64::NEG_INFINITY].map(|far| Point2::new(far, far));
    let points = turned.points().iter();
    points.fold(none, |[low, high], p| [low.inf(p), high.sup(p)])
}
