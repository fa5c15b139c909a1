//! Contours of extreme proportions are opened, made ready, moved, turned and parted like any others.

use nearpoint_geometry::planar::{Point2, Polygon, Turn, Vector2};
use nearpoint_sheet::{Command, NewContour, Sheet};

fn polygon(points: &[[f64; 2]]) -> Polygon {
    let ring = points.iter().map(|p| Point2::from(*p)).collect();
    Polygon::new(vec![ring]).expect("a polygon")
}

fn ellipse(width: f64, height: f64) -> Polygon {
    let corner = |k: u32| {
        let (sin, cos) = (f64::from(k) / 40.0 * std::f64::consts::TAU).sin_cos();
        Point2::new(width * cos, height * sin)
    };
    Polygon::new(vec![(0..40).map(corner).collect()]).expect("a polygon")
}

fn rectangle(width: f64, height: f64) -> Polygon {
    polygon(&[[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]])
}

/// Opens two of each beside each other, and does with each what a hand can do.
fn is_handled(polygons: Vec<Polygon>) {
    let placed = polygons.iter().enumerate().flat_map(|(i, polygon)| {
        let at = i as f64 * 10.0;
        let new = NewContour::new("contour", polygon.clone());
        [new.clone().at(at, 0.0), new.at(at + 2.0, 1.0)]
    });
    let mut sheet = Sheet::default();
    let open = Command::Open {
        title: "extremes".into(),
        sheet: [Point2::origin(), Point2::new(100.0, 70.0)],
        contours: placed.collect(),
    };
    assert_eq!(sheet.apply(open), Ok(()));
    while sheet.step(&|| false) {}
    let ids: Vec<_> = sheet.contours().iter().map(|contour| contour.id).collect();
    for id in ids {
        let to = Vector2::new(30.0, 20.0);
        let turn = Turn::degrees(17.0);
        for command in [
            Command::Select(Some(id)),
            Command::Move { id, to },
            Command::Turn { id, to: turn },
            Command::Part(Some(id)),
        ] {
            // Refusing is right where there is no room; only a panic is not.
            let _ = sheet.apply(command);
            sheet.frame();
        }
    }
}

#[test]
fn an_ellipse_as_thin_as_the_fit() {
    for height in [2e-7, 2e-8, 2e-12] {
        is_handled(vec![ellipse(20.0, height), rectangle(3.0, 2.0)]);
    }
}

#[test]
fn a_spike_as_long_as_a_country() {
    let spike = [
        [0.0, 0.0],
        [4.0, 0.0],
        [4.0, 99_999_992.0],
        [3.0, 3.0],
        [0.0, 3.0],
    ];
    is_handled(vec![polygon(&spike), rectangle(3.0, 1.0)]);
}

#[test]
fn a_sliver() {
    for height in [0.01, 0.001] {
        is_handled(vec![rectangle(1e6, height), rectangle(3.0, 1.0)]);
    }
}
