//! Checks assemblies whose parts are in separate files.

use std::ops::ControlFlow;

use nearpoint_cli::kernel::start_from;
use nearpoint_geometry::Pose;
use nearpoint_import::{File, Import, ImportOptions, VerifyPair, verify};

use super::text::{Placement, Solid, Step, Unit};
use super::{Kept, assert_near, corners, expected};
use crate::kernel::home;

fn read(files: &[(&str, String)]) -> Result<Import, String> {
    let files = files_of(files);
    let progress = &mut |_: f32, _: &str| ControlFlow::Continue(());
    let read = nearpoint_import::read(&files, &ImportOptions::default(), &mut Kept, progress);
    read.map_err(|error| error.to_string())
}

fn files_of<'a>(files: &'a [(&'a str, String)]) -> Vec<File<'a>> {
    files
        .iter()
        .map(|(path, text)| File {
            path,
            bytes: text.as_bytes(),
        })
        .collect()
}

/// Returns a file with a cube of this edge.
fn cube(edge: f64, unit: Unit) -> String {
    let mut step = Step::new();
    step.part("cube", &Solid::cube(edge), unit);
    step.text()
}

/// Returns a file with an assembly of these files, each with its placement.
fn assembly(files: &[(&str, Placement)]) -> String {
    let mut step = Step::new();
    let mut instances = Vec::new();
    for (file, place) in files {
        let product = step.nothing(file);
        step.in_file(product, file);
        instances.push((*file, product, *place));
    }
    step.assembly("whole", Unit::Mm, &instances);
    step.text()
}

#[test]
fn an_assembly_is_opened_with_its_files_and_placed_as_it_says() {
    let turned = Placement {
        x: [0.0, 1.0, 0.0],
        y: [-1.0, 0.0, 0.0],
        at: [100.0, 0.0, 0.0],
        is_mirrored: false,
    };
    let inner = Placement::at([0.0, 3.0, 0.0]);
    let files = [
        ("parts/a.stp", cube(2.0, Unit::Mm)),
        (
            "top.stp",
            assembly(&[("a.stp", inner), ("sub.stp", turned)]),
        ),
        ("parts/SUB.STP", assembly(&[("b.step", inner)])),
        ("parts/b.step", cube(1.0, Unit::Inch)),
    ];
    let import = read(&files).unwrap();
    let [a, b] = &import.parts[..] else {
        panic!("{:?}", import.parts);
    };
    assert_eq!((&*a.name, &*b.name), ("a.stp", "b.step"));
    assert_eq!((a.file, b.file), (1, 1));
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
    assert_near(
        &corners(&import, a),
        &expected(&Solid::cube(2.0), &inner, 1.0),
    );
    // The translation is along the rotated axis.
    let placed = Placement {
        at: [97.0, 0.0, 0.0],
        ..turned
    };
    assert_near(
        &corners(&import, b),
        &expected(&Solid::cube(1.0), &placed, 25.4),
    );
    // The kernel can check both, because they are in one file.
    let pair = VerifyPair {
        a: (a.solid.unwrap(), Pose::identity()),
        b: (b.solid.unwrap(), Pose::identity()),
    };
    let mut volume = None;
    let start = &mut || start_from(Some(&home().join("nearpoint")));
    verify(&files_of(&files), &[pair], start, &mut |_, found| {
        volume = Some(found.unwrap().volume);
        ControlFlow::Continue(())
    })
    .unwrap();
    assert!((volume.unwrap() - 8.0).abs() < 1e-6, "{volume:?}");
}

#[test]
fn files_that_are_missing_are_named_before_anything_is_read() {
    let place = Placement::at([0.0; 3]);
    let named = [("a.stp", place), ("b.step", place), ("c.STP", place)];
    let files = [
        ("other.stp", cube(2.0, Unit::Mm)),
        ("top.stp", assembly(&named)),
        ("b.step", cube(1.0, Unit::Mm)),
    ];
    let sentence = read(&files).unwrap_err();
    assert!(
        sentence.starts_with("top.stp: files that it needs are missing (2): a.stp, c.STP."),
        "{sentence}"
    );
}
