//! Makes many small parts to push: discs, angles and bars between the walls of the sheet.

use nearpoint_geometry::planar::Polygon;

use super::path::{Path, centred, circle, plank};
use super::{Layout, rectangle};
use crate::NewContour;

/// Lays out the sample sheet of a chain: discs and rings.
pub(super) fn sheet() -> Layout {
    let disc = NewContour::new("disc", centred(vec![circle(0.0, 0.0, 24.0, 32)]));
    let ring = NewContour::new(
        "ring",
        centred(vec![circle(0.0, 0.0, 28.0, 32), circle(0.0, 0.0, 14.0, 24)]),
    );
    let angle = NewContour::new("angle", angle());
    let bar = NewContour::new("bar", plank(90.0, 16.0));
    let mut contours = vec![
        NewContour::new("pusher", plank(28.0, 180.0)).at(60.0, 350.0),
        NewContour::new("post", centred(vec![circle(0.0, 0.0, 34.0, 6)]))
            .at(880.0, 350.0)
            .fixed(),
    ];
    for row in 0..7_u32 {
        for column in 0..8_u32 {
            let (x, y) = (
                170.0 + 84.0 * f64::from(column),
                74.0 + 92.0 * f64::from(row),
            );
            let turn = 90.0 * f64::from((row + column) % 4);
            contours.push(match (3 * row + column) % 4 {
                0 => disc.clone().at(x, y),
                1 => angle.clone().at(x, y).turned(turn),
                2 => ring.clone().at(x, y),
                _ => bar.clone().at(x, y).turned(90.0),
            });
        }
    }
    (rectangle(1000.0, 700.0), contours)
}

fn angle() -> Polygon {
    Path::from_points(&[
        [0.0, 0.0],
        [64.0, 0.0],
        [64.0, 20.0],
        [20.0, 20.0],
        [20.0, 64.0],
        [0.0, 64.0],
    ])
    .polygon()
}
