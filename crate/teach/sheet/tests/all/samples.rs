//! Tests the sample sheets: they begin without an overlap, and shapes made to fit do fit.

use crate::common::{apply_command, polygon, sheet_of};
use nearpoint_geometry::planar::{PlanarRotation, Vector2};
use nearpoint_sheet::samples::SampleSheet;
use nearpoint_sheet::{Command, ContourId, ContourState, DragMode, NewContour, OverlapKind, Sheet};

fn named(sheet: &Sheet, name: &str, nth: usize) -> ContourId {
    let mut found = sheet.contours().iter().filter(|c| &*c.name == name);
    found.nth(nth).expect("it is on the sheet").id
}

fn drag(sheet: &mut Sheet, id: ContourId, path: &[[f64; 2]]) {
    apply_command(sheet, Command::BeginDrag(id));
    for to in path {
        apply_command(sheet, Command::DragTo(Vector2::from(*to)));
        assert!(sheet.frame().overlapping.is_empty());
    }
    apply_command(sheet, Command::EndDrag);
}

fn at(sheet: &Sheet, id: ContourId) -> Vector2 {
    sheet.contour(id).expect("it is there").at
}

#[test]
fn they_begin_without_an_overlap_inside_their_sheet() {
    for made in SampleSheet::ALL {
        let mut sheet = sheet_of(made);
        assert!(sheet.frame().overlapping.is_empty(), "{made:?}");
        assert_eq!(SampleSheet::from_name(made.name()), Some(made));
        let [low, high] = sheet.rectangle();
        for contour in sheet.contours() {
            for p in contour.polygon.rings().iter().flatten() {
                let p = contour.turn.point(*p) + contour.at;
                let inside = (0..2).all(|k| low[k] <= p[k] && p[k] <= high[k]);
                assert!(inside, "{made:?}: {} at {p}", contour.name);
            }
        }
    }
}

#[test]
fn a_key_goes_into_the_slot_that_it_just_fits() {
    let mut sheet = sheet_of(SampleSheet::Key);
    let (key, slot) = (named(&sheet, "key", 0), named(&sheet, "slot", 0));
    let mouth = at(&sheet, slot);
    let [x, y] = mouth.into();
    drag(&mut sheet, key, &[[x, y + 9.0], [x, y]]);
    drag(&mut sheet, key, &[[x + 300.0, y]]);
    let end = at(&sheet, key);
    assert!((end - mouth).norm() < 1e-4, "{end}");
    let selected = sheet.frame().selected.expect("what was dragged");
    assert_eq!(selected.state, ContourState::Touching);
}

#[test]
fn a_turned_key_goes_into_its_slot() {
    let mut sheet = sheet_of(SampleSheet::Key);
    let (key, slot) = (named(&sheet, "key", 1), named(&sheet, "slot", 1));
    let mouth = at(&sheet, slot);
    let along = PlanarRotation::from_degrees(30.0).vector(Vector2::new(1.0, 0.0));
    let way = [-220.0, 0.0, 50.0].map(|by| (mouth + along * by).into());
    drag(&mut sheet, key, &way);
    let end = at(&sheet, key);
    assert!((end - mouth).norm() < 1e-3, "{end}");
}

#[test]
fn a_block_goes_through_a_channel_as_wide_as_itself() {
    let mut sheet = sheet_of(SampleSheet::Key);
    let (block, channel) = (named(&sheet, "block", 0), named(&sheet, "channel", 0));
    let [x, y] = at(&sheet, channel).into();
    let way = [
        [-90.0, 200.0],
        [-90.0, 30.0],
        [50.0, 30.0],
        [50.0, -50.0],
        [-70.0, -50.0],
    ];
    let way = way.map(|[dx, dy]| [x + dx, y + dy]);
    drag(&mut sheet, block, &way);
    assert!((at(&sheet, block) - Vector2::from(way[4])).norm() < 1e-4);
}

#[test]
fn combs_interlock() {
    let mut sheet = sheet_of(SampleSheet::Combs);
    let other = named(&sheet, "comb, other half", 0);
    let comb = at(&sheet, named(&sheet, "comb", 0));
    // Half a pitch aside the teeth enter the gaps.
    let way = [[comb.x, comb.y + 140.0], comb.into()];
    drag(&mut sheet, other, &way);
    let depth = at(&sheet, other).y - comb.y;
    assert!((depth - 30.0).abs() < 1e-4, "{depth}");
}

#[test]
fn move_by_reported_overlap_separates_contours() {
    let mut sheet = sheet_of(SampleSheet::Chain);
    let (bar, disc) = (named(&sheet, "pusher", 0), named(&sheet, "disc", 0));
    let (id, turn, at) = (disc, PlanarRotation::IDENTITY, at(&sheet, bar));
    let place = Command::Place { id, turn, at };
    apply_command(&mut sheet, place.clone());
    assert_eq!(sheet.frame().overlapping.len(), 1);
    apply_command(&mut sheet, Command::Select(Some(disc)));
    let overlaps = sheet.frame().selected.expect("selected").overlaps;
    assert_eq!(overlaps.len(), 1);
    assert_eq!(overlaps[0].kind, OverlapKind::Partly);
    let by = overlaps[0].separation;
    assert!((by.norm() - 38.0).abs() < 0.2, "{by}");
    apply_command(&mut sheet, Command::Separate(Some(disc)));
    assert!(sheet.frame().overlapping.is_empty());
    apply_command(&mut sheet, place);
    apply_command(&mut sheet, Command::Separate(None));
    assert!(sheet.frame().overlapping.is_empty());
}

#[test]
fn copies_find_free_positions_and_a_contained_one_is_reported() {
    let mut sheet = sheet_of(SampleSheet::Chain);
    let (ring, disc) = (named(&sheet, "ring", 0), named(&sheet, "disc", 0));
    let (id, copies) = (ring, 5);
    apply_command(&mut sheet, Command::Duplicate { id, copies });
    assert!(sheet.frame().overlapping.is_empty());
    let small = polygon(&[[-5.0, -5.0], [5.0, -5.0], [0.0, 5.0]]);
    let small = NewContour::new("small", small);
    apply_command(&mut sheet, Command::Add(vec![small]));
    let id = named(&sheet, "small", 0);
    let (turn, at) = (PlanarRotation::IDENTITY, at(&sheet, disc));
    apply_command(&mut sheet, Command::Place { id, turn, at });
    apply_command(&mut sheet, Command::Select(Some(id)));
    let overlaps = sheet.frame().selected.expect("selected").overlaps;
    assert_eq!(overlaps[0].kind, OverlapKind::Inside);
}

#[test]
fn bad_commands_are_refused_and_change_nothing() {
    let mut sheet = sheet_of(SampleSheet::Key);
    let before = sheet.contours().to_vec();
    let (key, slot) = (named(&sheet, "key", 0), named(&sheet, "slot", 0));
    let nan = Vector2::new(f64::NAN, 0.0);
    let (no, copies) = (ContourId(9999), 100_000);
    let place = |at| Command::Place {
        id: key,
        turn: PlanarRotation::IDENTITY,
        at,
    };
    for (command, why) in [
        (Command::Select(Some(no)), "no contour 9999"),
        (Command::Remove(no), "no contour 9999"),
        (Command::BeginDrag(slot), "is fixed"),
        (Command::DragTo(Vector2::zeros()), "dragged"),
        (Command::EndDrag, "dragged"),
        (Command::Move { id: key, to: nan }, "finite"),
        (place(nan), "finite"),
        (Command::Duplicate { id: key, copies }, "more than"),
    ] {
        let error = sheet.apply(command.clone()).expect_err("refused");
        assert!(error.to_string().contains(why), "{command:?}: {error}");
        assert_eq!(sheet.contours(), before, "{command:?}");
    }
    assert!(sheet.dragged().is_none());
    // The position is limited to the sheet's surroundings.
    apply_command(&mut sheet, place(Vector2::new(1e300, -1e300)));
    assert!(at(&sheet, key).iter().all(|c| c.abs() < 1e6));
    assert_eq!(sheet.apply(Command::SetMode(DragMode::Push)), Ok(()));
}
