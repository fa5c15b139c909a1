//! Makes six pieces that just fill a tray. The lower row goes in from the side, piece by piece; the upper ones from above,
//! between each other.

use nearpoint_geometry::planar::{Point2, Polygon};

use super::path::{Path, as_drawn};
use super::{Layout, rectangle};
use crate::NewContour;

/// The side of a piece, without its tab.
const SIDE: f64 = 140.0;
/// The radius of a tab.
const TAB: f64 = 28.0;
const CHORDS: u32 = 18;

/// Lays out the sample sheet of jigsaw pieces.
pub(super) fn sheet() -> Layout {
    let piece = |name, upper, column| NewContour::new(name, piece(upper, column));
    let contours = vec![
        NewContour::new("tray", tray()).at(80.0, 60.0).fixed(),
        piece("lower left", false, 0).at(640.0, 60.0),
        piece("lower middle", false, 1).at(640.0, 270.0),
        piece("lower right", false, 2).at(820.0, 420.0),
        piece("upper left", true, 0).at(90.0, 520.0),
        piece("upper middle", true, 1).at(300.0, 520.0),
        piece("upper right", true, 2).at(510.0, 520.0),
    ];
    (rectangle(1000.0, 700.0), contours)
}

/// Returns a piece. The origin is the lower left corner of its square.
fn piece(upper: bool, column: u32) -> Polygon {
    let (low, high) = ((SIDE / 2.0) - TAB, (SIDE / 2.0) + TAB);
    let outline = Path::from(0.0, 0.0);
    let outline = if upper {
        // This is the socket for the tab of the piece below.
        let outline = outline.line(low, 0.0);
        let mut points = outline.points();
        points.extend(tab([low, 0.0], [high, 0.0], [0.0, 1.0]));
        points.extend([[SIDE, 0.0], [SIDE, SIDE], [0.0, SIDE]].map(Point2::from));
        points
    } else {
        let mut points = outline.line(SIDE, 0.0).points();
        if column < 2 {
            points.push(Point2::new(SIDE, low));
            points.extend(tab([SIDE, low], [SIDE, high], [1.0, 0.0]));
        }
        points.push(Point2::new(SIDE, SIDE));
        points.push(Point2::new(high, SIDE));
        points.extend(tab([high, SIDE], [low, SIDE], [0.0, 1.0]));
        points.push(Point2::new(0.0, SIDE));
        if column > 0 {
            points.push(Point2::new(0.0, high));
            points.extend(tab([0.0, high], [0.0, low], [1.0, 0.0]));
        }
        points
    };
    as_drawn(vec![outline])
}

/// Returns the half circle between two points, curved to one side, in either direction: the same points for a tab and for
/// its socket.
fn tab(from: [f64; 2], to: [f64; 2], side: [f64; 2]) -> Vec<Point2> {
    let (from, to) = (Point2::from(from), Point2::from(to));
    let right_of_way = (to.y - from.y) * side[0] - (to.x - from.x) * side[1] > 0.0;
    let mut points = if right_of_way {
        Path::from(from.x, from.y)
            .half_circle_to(to.x, to.y, CHORDS)
            .points()
    } else {
        let mut back = Path::from(to.x, to.y)
            .half_circle_to(from.x, from.y, CHORDS)
            .points();
        back.reverse();
        back
    };
    points.remove(0);
    points
}

/// Returns the tray, open to the right for the lower row, and above for the other one. Its origin is that of the first
/// piece.
fn tray() -> Polygon {
    let (width, rim) = (3.0 * SIDE, 24.0);
    Path::from_points(&[
        [-rim, -rim],
        [width, -rim],
        [width, 0.0],
        [0.0, 0.0],
        [0.0, 2.0 * SIDE],
        [-rim, 2.0 * SIDE],
    ])
    .into_polygon()
}
