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

fn wheel(corners: u32, tip: f64) -> Polygon {
    let corner = |k: u32| {
        let (sin, cos) = (f64::from(k) / f64::from(corners) * std::f64::consts::TAU).sin_cos();
        let radius = if k.is_multiple_of(2) { 100.0 } else { tip };
        Point2::new(radius * cos, radius * sin)
    };
    Polygon::new(vec![(0..corners).map(corner).collect()]).expect("a polygon")
}

/// What is too fine is refused before any of it is on the sheet, and all that was there stays.
#[test]
fn too_fine_contours_are_refused_and_nothing_is_lost() {
    let mut sheet = Sheet::default();
    let open = |contours: Vec<NewContour>| Command::Open {
        title: "fine".into(),
        sheet: [Point2::origin(), Point2::new(500.0, 500.0)],
        contours,
    };
    let plain = NewContour::new("plain", rectangle(3.0, 2.0));
    assert_eq!(sheet.apply(open(vec![plain])), Ok(()));
    let before = sheet.contours().to_vec();
    let refused = |sheet: &mut Sheet, command: Command, sentence: &str| {
        let error = sheet.apply(command).expect_err("it is refused");
        assert!(error.to_string().contains(sentence), "{error}");
    };
    let round = NewContour::new("round", wheel(40_000, 100.0));
    let star = NewContour::new("star", wheel(2000, 60.0));
    let has = "“round” has 40000 vertices, and a contour on a sheet has at most 8192";
    refused(&mut sheet, open(vec![round.clone()]), has);
    refused(&mut sheet, Command::Add(vec![round]), has);
    let slides = "“star” has too many vertices and corners to slide along its like";
    refused(&mut sheet, open(vec![star]), slides);
    let (wheel, star) = (wheel(8000, 100.0), wheel(400, 60.0));
    let pair = [
        NewContour::new("wheel", wheel),
        NewContour::new("star", star),
    ];
    refused(&mut sheet, open(pair.to_vec()), "to slide along each other");
    assert_eq!(sheet.contours(), before);
}
