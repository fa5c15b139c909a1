//! Tests that contours opened in slices lie as those opened at once.

use crate::common::{self, apply_command, open};
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_sheet::{Command, NewContour, Sheet, SheetError};
use nearpoint_testing::Random;

fn star(random: &mut Random, name: &str) -> NewContour {
    let count = 3 + random.below(20);
    let polygon = common::star(count as u32, |_| random.between(2.0, 30.0));
    let contour =
        NewContour::new(name, polygon).at(random.between(0.0, 500.0), random.between(0.0, 500.0));
    let contour = contour.turned(random.between(-180.0, 180.0));
    if random.below(3) == 0 {
        contour.fixed()
    } else {
        contour
    }
}

const SIZE: [f64; 2] = [500.0, 500.0];
const CORNERS: [Point2; 2] = [Point2::new(0.0, 0.0), Point2::new(500.0, 500.0)];

#[test]
fn sliced_opening_equals_opening_at_once() {
    let mut random = Random::seeded("opening in slices", 22);
    for _ in 0..40 {
        let contours: Vec<NewContour> = (0..random.below(40))
            .map(|k| star(&mut random, &format!("star {}", k % 7)))
            .collect();
        let (mut sliced, mut whole) = (Sheet::default(), Sheet::default());
        let before = vec![star(&mut random, "before")];
        for sheet in [&mut sliced, &mut whole] {
            apply_command(sheet, open("before", SIZE, before.clone()));
        }
        apply_command(&mut whole, open("after", SIZE, contours.clone()));
        assert_eq!(
            sliced.begin_open("after".into(), CORNERS, contours.clone()),
            Ok(())
        );
        let mut last = 0;
        while let Some(opening) = sliced.open_progress() {
            assert!(last <= opening.done && opening.done <= opening.total);
            last = opening.done;
            // The old contours stay until all new ones are there.
            assert_eq!(sliced.title(), "before");
            assert_eq!(sliced.apply(Command::Undo), Err(SheetError::Busy));
            sliced.step(&|| true);
        }
        assert_eq!(sliced.contours(), whole.contours());
        assert_eq!(sliced.rectangle(), whole.rectangle());
        let (one, other) = (sliced.frame(), whole.frame());
        assert_eq!(one.overlapping, other.overlapping);
        assert_eq!(one.kinds, other.kinds);
        assert_eq!(sliced.apply(Command::Undo), Ok(()));
        assert_eq!(sliced.title(), "before");
    }
}

#[test]
fn an_opening_that_is_cancelled_or_refused_changes_nothing() {
    let mut random = Random::seeded("opening that is cancelled", 22);
    let mut sheet = Sheet::default();
    let fixed = star(&mut random, "before").fixed();
    apply_command(&mut sheet, open("before", SIZE, vec![fixed]));
    let before = sheet.contours().to_vec();
    let many: Vec<NewContour> = (0..30).map(|_| star(&mut random, "more")).collect();
    assert_eq!(
        sheet.begin_open("more".into(), CORNERS, many.clone()),
        Ok(())
    );
    assert!(sheet.step(&|| true));
    assert!(sheet.cancel_open());
    assert!(!sheet.cancel_open());
    assert_eq!(sheet.open_progress(), None);
    let mut lost = many.clone();
    lost[7].at = Vector2::new(f64::NAN, 0.0);
    assert_eq!(
        sheet.begin_open("lost".into(), CORNERS, lost),
        Err(SheetError::NotFinite)
    );
    assert_eq!(sheet.title(), "before");
    assert_eq!(sheet.contours(), before);
    // A drag in progress is cancelled, and a second opening replaces the first.
    let (id, fixed) = (before[0].id, false);
    apply_command(&mut sheet, Command::SetFixed { id, fixed });
    apply_command(&mut sheet, Command::BeginDrag(id));
    apply_command(&mut sheet, Command::DragTo(Vector2::new(250.0, 250.0)));
    assert_eq!(
        sheet.begin_open("more".into(), CORNERS, many.clone()),
        Ok(())
    );
    assert_eq!(sheet.contours()[0].at, before[0].at);
    assert_eq!(sheet.begin_open("none".into(), CORNERS, Vec::new()), Ok(()));
    while sheet.open_progress().is_some() {
        sheet.step(&|| true);
    }
    assert_eq!((sheet.title(), sheet.contours().len()), ("none", 0));
}
