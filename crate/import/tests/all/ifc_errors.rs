//! Tests IFC that cannot be read, and readers that are missing, fail, or return impossible data.

use crate::common::ifc::{HOUSE, Reporter, reported, walls};
use crate::common::{block, has, read_one, refused, stl_binary};
use nearpoint_import::ifc::IfcModel;
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, Import, ImportError, ImportOptions, read};
use nearpoint_message::Message;
use nearpoint_testing::Random;
use std::ops::ControlFlow;

fn sentence(result: Result<Import, ImportError>) -> String {
    let sentence = result.expect_err("it was read").to_string();
    assert!(sentence.ends_with('.'), "{sentence}");
    sentence
}

#[test]
fn invalid_files_are_refused_before_the_reader_runs() {
    let bad: [(&[u8], &str); 5] = [
        (b"", "the file is empty"),
        (b"solid house", "does not begin with ISO-10303-21"),
        (&HOUSE[..50], "cut short"),
        (b"ISO-10303-21;END-ISO-10303-21;", "names no schema"),
        (
            b"ISO-10303-21;FILE_SCHEMA(('IFC2X2_FINAL'));END-ISO-10303-21;",
            "“IFC2X2_FINAL”",
        ),
    ];
    for (bytes, named) in bad {
        let sentence = sentence(reported(walls(), &[("bad.ifc", bytes)]));
        assert!(sentence.starts_with("bad.ifc: "), "{sentence}");
        assert!(sentence.contains(named), "“{named}” is not in: {sentence}");
    }
}

#[test]
fn missing_capability_of_a_reader_is_reported() {
    let empty = IfcModel {
        metres_per_unit: 1.0,
        ..IfcModel::default()
    };
    let stated = sentence(reported(empty, &[("house.ifc", HOUSE)]));
    assert!(stated.contains("no product with a shape"), "{stated}");
    // None of its products could be built.
    let mut lost = walls();
    lost.items.clear();
    for (messages, why) in [
        (
            vec!["no curve".to_owned()],
            "any of its 4 products (no curve): ",
        ),
        (Vec::new(), "any of its 4 products: "),
    ] {
        let found = IfcModel {
            messages,
            ..lost.clone()
        };
        let stated = sentence(reported(found, &[("house.ifc", HOUSE)]));
        let named = format!("{why}IfcWall “wall” #10 (id10), IfcWall “wall” #11 (id11), ");
        has(&stated, &[&named, "triangulated"]);
    }
    let files = [File {
        path: "house.ifc",
        bytes: HOUSE,
    }];
    let mut broken = Reporter(Err(Message::from_text("memory access out of bounds")));
    let stated = sentence(read(
        &files,
        &ImportOptions::default(),
        &mut broken,
        &mut |_, _| ControlFlow::Continue(()),
    ));
    has(&stated, &["house.ifc: ", "(memory access out of bounds)"]);
    let named = ["readers-program-no-reader", "ifc-open-page-browser"];
    refused("house.ifc", HOUSE, &named);
    let mut calls = 0;
    let stopped = read(
        &files,
        &ImportOptions::default(),
        &mut Reporter(Ok(walls())),
        &mut |_, _| {
            calls += 1;
            if calls == 4 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    );
    assert!(matches!(stopped, Err(ImportError::Cancelled)));
    assert_eq!(calls, 4);
}

#[test]
fn missing_reader_is_reported_before_other_files_are_read() {
    let stl = stl_binary(&block());
    let files = [
        File {
            path: "a.stl",
            bytes: &stl,
        },
        File {
            path: "b.ifc",
            bytes: HOUSE,
        },
    ];
    let mut reported = Vec::new();
    let result = read(
        &files,
        &ImportOptions::default(),
        &mut NoReaders,
        &mut |done, what| {
            reported.push((done, what.to_owned()));
            ControlFlow::Continue(())
        },
    );
    assert!(sentence(result).starts_with("b.ifc: "));
    assert_eq!(reported, [(0.0, "b.ifc".to_owned())]);
    assert!(read_one("b.xml", b"<ifcXML>").is_err());
}

#[test]
fn invalid_reader_results_never_panic() {
    const FIRST_SEED: u64 = 20_261_123;
    let (mut read, mut refused) = (0, 0);
    for seed in FIRST_SEED..FIRST_SEED + 2000 {
        let mut random = Random::new(seed);
        let mut found = walls();
        for _ in 0..=random.index(2) {
            let piece = random.index(found.items.len());
            let odd = [f64::NAN, f64::INFINITY, 0.0, -1.0, 1e300, 1e-300][random.index(6)];
            match random.index(8) {
                0 => found.items[piece].placement[random.index(16)] = odd,
                1 => found.items[piece].shape = random.index(4) as u32,
                2 => found.items[piece].object = random.index(20) as u32,
                3 => found.shapes[random.index(2)].positions[random.index(24)] = odd as f32,
                4 => {
                    let corners = &mut found.shapes[random.index(2)].triangles;
                    if !corners.is_empty() {
                        let corner = random.index(corners.len());
                        corners[corner] = random.index(10) as u32;
                    }
                }
                5 => found.metres_per_unit = odd,
                6 => found.shapes[random.index(2)]
                    .triangles
                    .truncate(random.index(36)),
                _ => found.items[piece].colour[random.index(4)] = odd as f32,
            }
        }
        match reported(found, &[("house.ifc", HOUSE)]) {
            Ok(import) => {
                read += 1;
                let numbers = import
                    .parts
                    .iter()
                    .flat_map(|part| part.colour.into_iter().flatten());
                assert!(
                    numbers.into_iter().all(|n| (0.0..=1.0).contains(&n)),
                    "seed {seed}"
                );
            }
            Err(error) => {
                refused += 1;
                assert!(
                    error.to_string().starts_with("house.ifc: "),
                    "seed {seed}: {error}"
                );
            }
        }
    }
    assert!(
        read > 500 && refused > 500,
        "{read} read, {refused} refused"
    );
}
