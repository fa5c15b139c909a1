//! Makes keys and slots that they just fit: straight, turned, and a block in a channel with corners.

use nearpoint_geometry::planar::Polygon;

use super::path::{Path, as_drawn, circle, plank};
use super::{Layout, rectangle};
use crate::NewContour;

/// Lays out the sample sheet of a key and its slot.
pub(super) fn sheet() -> Layout {
    let slot = NewContour::new("slot", slot());
    let key = NewContour::new("key", key());
    let contours = vec![
        slot.clone().at(700.0, 590.0).fixed(),
        key.clone().at(330.0, 560.0),
        slot.at(690.0, 290.0).turned(30.0).fixed(),
        key.at(465.0, 130.0).turned(30.0),
        NewContour::new("channel", channel())
            .at(175.0, 250.0)
            .fixed(),
        NewContour::new("block", plank(40.0, 40.0)).at(160.0, 450.0),
        NewContour::new("disc", as_drawn(vec![circle(0.0, 0.0, 20.0, 48)])).at(560.0, 400.0),
    ];
    (rectangle(1000.0, 700.0), contours)
}

/// Returns a key: a stepped shaft and a round bow with a hole. The origin is on its axis, where its shaft begins.
fn key() -> Polygon {
    let outline = Path::from_points(&[
        [0.0, -30.0],
        [80.0, -30.0],
        [80.0, -18.0],
        [160.0, -18.0],
        [160.0, -8.0],
        [200.0, -8.0],
        [200.0, 8.0],
        [160.0, 8.0],
        [160.0, 18.0],
        [80.0, 18.0],
        [80.0, 30.0],
        [0.0, 30.0],
        [0.0, 50.0],
    ])
    .curve([[-130.0, 90.0], [-130.0, -90.0], [0.0, -50.0]], 40);
    as_drawn(vec![outline.points(), circle(-58.0, 0.0, 16.0, 32)])
}

/// Returns a slot. The origin is on its axis, where it begins.
fn slot() -> Polygon {
    Path::from(0.0, -90.0)
        .line(240.0, -90.0)
        .line(240.0, 90.0)
        .line(0.0, 90.0)
        .line(0.0, 30.0)
        .line(80.0, 30.0)
        .line(80.0, 18.0)
        .line(160.0, 18.0)
        .line(160.0, 8.0)
        .line(200.0, 8.0)
        .line(200.0, -8.0)
        .line(160.0, -8.0)
        .line(160.0, -18.0)
        .line(80.0, -18.0)
        .line(80.0, -30.0)
        .line(0.0, -30.0)
        .into_polygon()
}

/// Returns a plate with a channel as wide as the block: in from above, right, down, left.
fn channel() -> Polygon {
    Path::from_points(&[
        [-150.0, -130.0],
        [150.0, -130.0],
        [150.0, 130.0],
        [-70.0, 130.0],
        [-70.0, 50.0],
        [70.0, 50.0],
        [70.0, -70.0],
        [-90.0, -70.0],
        [-90.0, -30.0],
        [30.0, -30.0],
        [30.0, 10.0],
        [-110.0, 10.0],
        [-110.0, 130.0],
        [-150.0, 130.0],
    ])
    .into_polygon()
}
