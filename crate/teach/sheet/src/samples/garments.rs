//! Makes an order of clothes to be cut: twelve outlines with their counts, in rows.

use nearpoint_geometry::planar::Polygon;

use super::Layout;
use super::path::{Path, plank};
use crate::NewContour;
use crate::rows::lay_out;

const CHORDS: u32 = 10;

/// Lays out the sample sheet of garment pieces.
pub(super) fn sheet() -> Layout {
    let pieces: [(&str, u32, Polygon); 12] = [
        ("back", 4, back()),
        ("front", 8, front()),
        ("sleeve", 8, sleeve()),
        ("yoke", 4, yoke()),
        ("collar", 8, collar()),
        ("collar stand", 8, stand()),
        ("cuff", 16, plank(120.0, 34.0)),
        ("pocket", 8, pocket()),
        ("pocket flap", 8, flap()),
        ("placket", 8, plank(26.0, 190.0)),
        ("facing", 8, facing()),
        ("gusset", 8, gusset()),
    ];
    let mut contours = Vec::new();
    for (name, count, polygon) in pieces {
        let piece = NewContour::new(name, polygon);
        contours.extend((0..count).map(|_| piece.clone()));
    }
    let sheet = lay_out(&mut contours, 2400.0, 1200.0, 12.0);
    (sheet, contours)
}

fn whole(half: Path) -> Polygon {
    half.mirrored().polygon()
}

fn back() -> Polygon {
    whole(
        Path::from(0.0, 0.0)
            .line(170.0, 0.0)
            .curve([[176.0, 90.0], [160.0, 160.0], [168.0, 250.0]], CHORDS)
            .curve([[130.0, 270.0], [128.0, 330.0], [150.0, 400.0]], CHORDS)
            .line(60.0, 430.0)
            .curve([[45.0, 414.0], [20.0, 408.0], [0.0, 408.0]], CHORDS),
    )
}

fn front() -> Polygon {
    Path::from(0.0, 0.0)
        .line(172.0, 8.0)
        .curve([[176.0, 90.0], [160.0, 160.0], [168.0, 248.0]], CHORDS)
        .curve([[120.0, 262.0], [118.0, 330.0], [146.0, 398.0]], CHORDS)
        .line(64.0, 426.0)
        .curve([[58.0, 370.0], [30.0, 340.0], [0.0, 336.0]], CHORDS)
        .polygon()
}

fn sleeve() -> Polygon {
    whole(
        Path::from(0.0, 0.0)
            .line(72.0, 0.0)
            .line(126.0, 300.0)
            .curve([[92.0, 300.0], [76.0, 330.0], [58.0, 366.0]], CHORDS)
            .curve([[44.0, 392.0], [22.0, 402.0], [0.0, 402.0]], CHORDS),
    )
}

fn yoke() -> Polygon {
    whole(
        Path::from(0.0, 0.0)
            .line(160.0, 6.0)
            .line(150.0, 84.0)
            .line(58.0, 112.0)
            .curve([[44.0, 76.0], [22.0, 66.0], [0.0, 66.0]], CHORDS),
    )
}

fn collar() -> Polygon {
    whole(
        Path::from(0.0, 0.0)
            .curve([[70.0, 0.0], [140.0, 6.0], [176.0, 26.0]], CHORDS)
            .line(206.0, 96.0)
            .curve([[150.0, 66.0], [70.0, 58.0], [0.0, 58.0]], CHORDS),
    )
}

fn stand() -> Polygon {
    whole(
        Path::from(0.0, 0.0)
            .curve([[80.0, 0.0], [170.0, 8.0], [214.0, 26.0]], CHORDS)
            .curve([[222.0, 42.0], [206.0, 54.0], [190.0, 52.0]], CHORDS)
            .curve([[150.0, 40.0], [70.0, 34.0], [0.0, 34.0]], CHORDS),
    )
}

fn pocket() -> Polygon {
    whole(
        Path::from(0.0, 0.0)
            .line(54.0, 24.0)
            .line(54.0, 128.0)
            .line(0.0, 128.0),
    )
}

fn flap() -> Polygon {
    whole(
        Path::from(0.0, 0.0)
            .curve([[20.0, 4.0], [40.0, 14.0], [58.0, 22.0]], CHORDS)
            .line(58.0, 56.0)
            .line(0.0, 56.0),
    )
}

fn facing() -> Polygon {
    Path::from(0.0, 0.0)
        .line(58.0, 0.0)
        .curve([[60.0, 140.0], [70.0, 240.0], [108.0, 330.0]], CHORDS)
        .line(72.0, 350.0)
        .curve([[40.0, 300.0], [6.0, 240.0], [0.0, 180.0]], CHORDS)
        .polygon()
}

fn gusset() -> Polygon {
    Path::from(0.0, -64.0)
        .curve([[18.0, -40.0], [30.0, -18.0], [34.0, 0.0]], CHORDS)
        .curve([[30.0, 18.0], [18.0, 40.0], [0.0, 64.0]], CHORDS)
        .curve([[-18.0, 40.0], [-30.0, 18.0], [-34.0, 0.0]], CHORDS)
        .curve([[-30.0, -18.0], [-18.0, -40.0], [0.0, -64.0]], CHORDS)
        .polygon()
}
