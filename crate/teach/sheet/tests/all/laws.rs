//! Tests laws of a sheet: undo restores everything bit for bit, and contours that do not overlap never do so by sliding or
//! pushing.

use crate::common::{apply_command, sheet_of};
use nearpoint_geometry::planar::{PlanarRotation, Vector2};
use nearpoint_sheet::samples::SampleSheet;
use nearpoint_sheet::{Command, Contour, ContourId, DragMode, Sheet, SheetError};
use nearpoint_testing::Random;

fn any(sheet: &Sheet, random: &mut Random) -> ContourId {
    let contours = sheet.contours();
    contours[random.index(contours.len())].id
}

fn somewhere(sheet: &Sheet, random: &mut Random) -> Vector2 {
    let [low, high] = sheet.rectangle();
    let size = high - low;
    low.coords + Vector2::new(random.uniform() * size.x, random.uniform() * size.y)
}

/// Returns a command that leaves something to undo, or is refused.
fn command(sheet: &Sheet, random: &mut Random) -> Command {
    let id = any(sheet, random);
    match random.index(9) {
        0 | 1 => Command::Move {
            id,
            to: somewhere(sheet, random),
        },
        2 => Command::Turn {
            id,
            to: PlanarRotation::from_degrees((random.uniform() * 720.0).round() / 2.0),
        },
        3 => Command::Place {
            id,
            turn: PlanarRotation::from_radians(random.uniform() * 6.0),
            at: somewhere(sheet, random),
        },
        4 => Command::Separate(None),
        5 => Command::SetFixed {
            id,
            fixed: random.index(2) == 0,
        },
        6 => Command::Duplicate { id, copies: 2 },
        7 => Command::Remove(id),
        _ => Command::SetMode([DragMode::Detect, DragMode::Slide, DragMode::Push][random.index(3)]),
    }
}

fn refused(error: &SheetError) -> bool {
    matches!(
        error,
        SheetError::Fixed { .. } | SheetError::NoFreePosition { .. }
    )
}

#[test]
fn undo_and_redo_bring_back_every_bit() {
    for made in [SampleSheet::Key, SampleSheet::Combs, SampleSheet::Chain] {
        for seed in 0..4 {
            println!("{made:?} {seed}");
            let mut random = Random::new(seed);
            let mut sheet = sheet_of(made);
            let mut past: Vec<Vec<Contour>> = vec![sheet.contours().to_vec()];
            for _ in 0..25 {
                let command = command(&sheet, &mut random);
                if let Err(error) = sheet.apply(command.clone()) {
                    assert!(refused(&error), "{command:?}: {error}");
                    assert_eq!(Some(sheet.contours()), past.last().map(|last| &last[..]));
                }
                if past.last().is_none_or(|last| last != sheet.contours()) {
                    past.push(sheet.contours().to_vec());
                }
            }
            let end = sheet.frame().overlapping;
            for before in past.iter().rev().skip(1) {
                sheet.apply(Command::Undo).expect("nothing is being done");
                assert_eq!(sheet.contours(), before);
            }
            assert!(!sheet.frame().can_undo);
            assert!(sheet.frame().overlapping.is_empty());
            for after in &past[1..] {
                sheet.apply(Command::Redo).expect("nothing is being done");
                assert_eq!(sheet.contours(), after);
            }
            assert!(!sheet.frame().can_redo);
            assert_eq!(sheet.frame().overlapping, end);
        }
    }
}

#[test]
fn nothing_overlaps_after_sliding_and_pushing() {
    for made in [SampleSheet::Key, SampleSheet::Jigsaw, SampleSheet::Chain] {
        for seed in 0..3 {
            println!("{made:?} {seed}");
            let mut random = Random::new(seed);
            let mut sheet = sheet_of(made);
            let mut moved = 0;
            for _ in 0..40 {
                let mode = [DragMode::Slide, DragMode::Push][random.index(2)];
                sheet.apply(Command::SetMode(mode)).expect("a mode");
                let id = any(&sheet, &mut random);
                let before = sheet.contours().to_vec();
                let command = if random.index(4) == 0 {
                    let to = PlanarRotation::from_degrees(random.uniform() * 360.0);
                    Command::Turn { id, to }
                } else {
                    let to = somewhere(&sheet, &mut random);
                    Command::Move { id, to }
                };
                if let Err(error) = sheet.apply(command) {
                    assert!(refused(&error), "{error}");
                }
                moved += usize::from(before != sheet.contours());
                let overlapping = sheet.frame().overlapping;
                assert!(overlapping.is_empty(), "{overlapping:?} after {mode:?}");
            }
            assert!(moved > 10, "only {moved} commands moved anything");
        }
    }
}

#[test]
fn nothing_overlaps_after_sliding_and_pushing_among_a_hundred() {
    for seed in 0..6 {
        println!("{seed}");
        let mut random = Random::new(seed);
        let mut sheet = sheet_of(SampleSheet::Garments);
        let mode = [DragMode::Slide, DragMode::Push][seed as usize % 2];
        apply_command(&mut sheet, Command::SetMode(mode));
        for _ in 0..40 {
            let id = any(&sheet, &mut random);
            let to = somewhere(&sheet, &mut random);
            sheet.apply(Command::Move { id, to }).expect("it is free");
            assert!(sheet.frame().overlapping.is_empty());
        }
    }
}

#[test]
fn a_drag_is_one_entry_and_can_be_taken_back() {
    let mut sheet = sheet_of(SampleSheet::Key);
    let before = sheet.contours().to_vec();
    let id = before[1].id;
    let drag = |sheet: &mut Sheet, last: Command| {
        let steps = (1..=10).map(|i| before[1].at + Vector2::new(f64::from(i) * 4.0, 0.0));
        apply_command(sheet, Command::BeginDrag(id));
        steps.for_each(|to| apply_command(sheet, Command::DragTo(to)));
        let refused = sheet.apply(Command::Remove(id));
        assert_eq!(refused, Err(SheetError::Busy));
        apply_command(sheet, last);
    };
    drag(&mut sheet, Command::CancelDrag);
    assert_eq!(sheet.contours(), before);
    drag(&mut sheet, Command::EndDrag);
    let end = before[1].at + Vector2::new(40.0, 0.0);
    assert_eq!(sheet.contours()[1].at, end);
    sheet.apply(Command::Undo).expect("one entry");
    assert_eq!(sheet.contours(), before);
    // A drag that ends where it began leaves nothing to undo.
    let entries = sheet.frame().can_undo;
    sheet.apply(Command::BeginDrag(id)).expect("it is free");
    sheet.apply(Command::EndDrag).expect("in the hand");
    assert_eq!(sheet.frame().can_undo, entries);
}

#[test]
fn packing_never_overlaps_and_cancel_restores() {
    for made in [SampleSheet::Chain, SampleSheet::Garments] {
        let mut sheet = sheet_of(made);
        let before = sheet.contours().to_vec();
        sheet.begin_pack().expect("nothing is being done");
        let mut slices = 0;
        while slices < 12 && sheet.step(&|| true) {
            slices += 1;
            assert!(sheet.frame().overlapping.is_empty(), "{made:?}");
        }
        assert_ne!(sheet.contours(), before);
        assert_eq!(sheet.apply(Command::Undo), Err(SheetError::Busy));
        sheet.cancel_pack();
        assert_eq!(sheet.contours(), before);
    }
    let mut sheet = sheet_of(SampleSheet::Chain);
    let before = sheet.contours().to_vec();
    sheet.begin_pack().expect("nothing is being done");
    while sheet.step(&|| false) {}
    assert!(sheet.frame().overlapping.is_empty());
    assert!(sheet.pack_progress().is_none());
    sheet.apply(Command::Undo).expect("one entry");
    assert_eq!(sheet.contours(), before);
}
