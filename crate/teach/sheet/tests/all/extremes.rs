//! Tests that contours of extreme proportions are opened, prepared, moved, turned and separated like any others.

use crate::common::{apply_command, open, polygon, rectangle, star};
use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2};
use nearpoint_sheet::{Command, ContourState, DragMode, NewContour, Sheet};

fn ellipse(width: f64, height: f64) -> Polygon {
    let corner = |k: u32| {
        let (sin, cos) = (f64::from(k) / 40.0 * std::f64::consts::TAU).sin_cos();
        Point2::new(width * cos, height * sin)
    };
    Polygon::new(vec![(0..40).map(corner).collect()]).expect("a polygon")
}

/// Opens two of each beside each other, and runs every command of a user on each.
fn is_handled(polygons: Vec<Polygon>) {
    let placed = polygons.iter().enumerate().flat_map(|(i, polygon)| {
        let at = i as f64 * 10.0;
        let new = NewContour::new("contour", polygon.clone());
        [new.clone().at(at, 0.0), new.at(at + 2.0, 1.0)]
    });
    let mut sheet = Sheet::default();
    apply_command(
        &mut sheet,
        open("extremes", [100.0, 70.0], placed.collect()),
    );
    while sheet.step(&|| false) {}
    let ids: Vec<_> = sheet.contours().iter().map(|contour| contour.id).collect();
    for id in ids {
        let to = Vector2::new(30.0, 20.0);
        let turn = PlanarRotation::from_degrees(17.0);
        for command in [
            Command::Select(Some(id)),
            Command::Move { id, to },
            Command::Turn { id, to: turn },
            Command::Separate(Some(id)),
        ] {
            // A refusal is right where there is no free position; only a panic is not.
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
fn slide_of_1000_km_spike_never_overlaps() {
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
fn slide_of_sliver_never_overlaps() {
    for height in [0.01, 0.001] {
        is_handled(vec![rectangle(1e6, height), rectangle(3.0, 1.0)]);
    }
}

fn wheel(corners: u32, tip: f64) -> Polygon {
    star(corners, |k| if k.is_multiple_of(2) { 100.0 } else { tip })
}

/// Tests that too many vertices are refused before anything is on the sheet, and that the old contours stay.
#[test]
fn too_many_vertices_are_refused_and_nothing_is_lost() {
    let mut sheet = Sheet::default();
    let open = |contours| open("fine", [500.0, 500.0], contours);
    let plain = NewContour::new("plain", rectangle(3.0, 2.0));
    apply_command(&mut sheet, open(vec![plain]));
    let before = sheet.contours().to_vec();
    let round = NewContour::new("round", wheel(100_002, 100.0));
    let has = "“round” has 100002 vertices, and the limit on a sheet is 100000";
    for command in [open(vec![round.clone()]), Command::Add(vec![round])] {
        let error = sheet.apply(command).expect_err("it is refused");
        assert!(error.to_string().contains(has), "{error}");
    }
    assert_eq!(sheet.contours(), before);
}

/// Tests contours too fine for a no-fit polygon: 40 000 vertices, and stars with millions of possible contacts. They slide
/// into contact, are turned, pushed and separated, and these motions cause no overlap.
#[test]
fn contours_too_fine_for_their_no_fit_polygon_slide_all_the_same() {
    let mut sheet = Sheet::default();
    let new = [
        NewContour::new("gear", wheel(40_000, 99.0)).at(150.0, 150.0),
        NewContour::new("star", wheel(2000, 60.0)).at(450.0, 150.0),
        NewContour::new("other star", wheel(2000, 60.0)).at(750.0, 150.0),
    ];
    apply_command(&mut sheet, open("fine", [1000.0, 500.0], new.to_vec()));
    while sheet.step(&|| false) {}
    let ids: Vec<_> = sheet.contours().iter().map(|contour| contour.id).collect();
    let [gear, star, other] = [ids[0], ids[1], ids[2]];
    let mut reported = |command| {
        apply_command(&mut sheet, command);
        let frame = sheet.frame();
        let at = |id| sheet.contour(id).map(|contour| contour.at);
        (frame, at(gear), at(star), at(other))
    };
    // The star slides against the gear, and along it as far as a little above.
    let to = Vector2::new(150.0, 190.0);
    let (frame, ..) = reported(Command::Move { id: star, to });
    assert!(frame.overlapping.is_empty());
    let selected = frame.selected.expect("the star");
    assert_eq!(selected.state, ContourState::Touching);
    assert!(
        selected
            .contacts
            .iter()
            .any(|(other, _)| *other == Some(gear))
    );
    let to = PlanarRotation::from_degrees(3.0);
    let (frame, ..) = reported(Command::Turn { id: star, to });
    assert!(frame.overlapping.is_empty());
    // The other star pushes it along.
    reported(Command::SetMode(DragMode::Push));
    let (_, _, before, _) = reported(Command::Select(Some(other)));
    let to = before.expect("it is there") - Vector2::new(30.0, 0.0);
    let (frame, _, after, _) = reported(Command::Move { id: other, to });
    assert!(frame.overlapping.is_empty());
    assert_ne!(after, before);
    // The stars are laid into each other. This is reported, as not exact; then they are separated.
    let on = after.expect("it is there") + Vector2::new(5.0, 3.0);
    let (id, turn, at) = (other, PlanarRotation::IDENTITY, on);
    let (frame, ..) = reported(Command::Place { id, turn, at });
    assert!(!frame.overlapping.is_empty());
    let selected = frame.selected.expect("the other star");
    assert!(selected.overlaps.iter().all(|overlap| !overlap.is_exact));
    let (frame, ..) = reported(Command::Separate(Some(other)));
    assert!(frame.overlapping.is_empty());
}
