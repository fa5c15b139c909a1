//! Holds the shared helpers of the sheet tests.

use nearpoint_geometry::planar::{Point2, Polygon};
use nearpoint_sheet::samples::SampleSheet;
use nearpoint_sheet::{Command, NewContour, Sheet};

pub fn sheet_of(made: SampleSheet) -> Sheet {
    let mut sheet = Sheet::default();
    // Opening is not part of the tests.
    apply_command(&mut sheet, made.open());
    sheet
}

/// Runs a command that must not be refused.
pub fn apply_command(sheet: &mut Sheet, command: Command) {
    sheet.apply(command).unwrap();
}

/// Returns the command that opens a sheet from the origin to this corner.
pub fn open(title: &str, [width, height]: [f64; 2], contours: Vec<NewContour>) -> Command {
    Command::Open {
        title: title.into(),
        sheet: [Point2::origin(), Point2::new(width, height)],
        contours,
    }
}

pub fn polygon(points: &[[f64; 2]]) -> Polygon {
    let ring = points.iter().map(|p| Point2::from(*p)).collect();
    Polygon::new(vec![ring]).unwrap()
}

pub fn rectangle(width: f64, height: f64) -> Polygon {
    polygon(&[[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]])
}

/// Returns a polygon with corners at even angles, at these distances from the centre.
pub fn star(corners: u32, mut radius: impl FnMut(u32) -> f64) -> Polygon {
    let corner = |k: u32| {
        let (sin, cos) = (f64::from(k) / f64::from(corners) * std::f64::consts::TAU).sin_cos();
        let radius = radius(k);
        [radius * cos, radius * sin]
    };
    polygon(&(0..corners).map(corner).collect::<Vec<_>>())
}
