//! Makes combs whose teeth are as wide as the gaps: straight ones, and tapering ones that are turned.

use nearpoint_geometry::planar::Polygon;

use super::path::Path;
use super::{Layout, rectangle};
use crate::NewContour;

const TEETH: u32 = 8;

/// Lays out the sample sheet of straight and tapering combs.
pub(super) fn sheet() -> Layout {
    let straight = |name| NewContour::new(name, comb(0.0));
    let tapering = |name| NewContour::new(name, comb(6.0));
    let contours = vec![
        straight("comb").at(260.0, 440.0).fixed(),
        straight("comb, other half").at(560.0, 600.0).turned(180.0),
        tapering("tapering comb")
            .at(330.0, 210.0)
            .turned(25.0)
            .fixed(),
        tapering("tapering comb, other half")
            .at(760.0, 260.0)
            .turned(205.0),
    ];
    (rectangle(1000.0, 700.0), contours)
}

/// Returns a back with teeth upwards, each as wide as the gap beside it, at every height. `taper` is how much narrower a
/// tooth is at its tip, on each side; its root is as much wider.
fn comb(taper: f64) -> Polygon {
    const PITCH: f64 = 40.0;
    const LENGTH: f64 = 100.0;
    let width = f64::from(2 * TEETH) * PITCH / 2.0;
    let (root, tip) = (PITCH / 4.0 + taper / 2.0, PITCH / 4.0 - taper / 2.0);
    let mut outline = Path::from(width, 0.0).line(width, -30.0);
    outline = outline.line(0.0, -30.0).line(0.0, 0.0);
    for tooth in 0..TEETH {
        let middle = PITCH * (f64::from(tooth) + 0.25);
        if tooth > 0 || middle > root {
            outline = outline.line(middle - root, 0.0);
        }
        outline = outline
            .line(middle - tip, LENGTH)
            .line(middle + tip, LENGTH);
        outline = outline.line(middle + root, 0.0);
    }
    outline.polygon()
}
