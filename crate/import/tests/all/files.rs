//! Tests several files together: names, groups, units, warnings, progress and cancelling.

use crate::common::gltf::Gltf;
use crate::common::{
    ball, block, counts, every_kind, names, obj, read_all, read_as, read_one, refused, says,
    stl_binary, stl_text, warned,
};
use nearpoint_geometry::shape::Soup;
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, ImportError, ImportOptions, Unit, Up, read};
use std::ops::ControlFlow;

fn scaled(factor: f64) -> Soup {
    let mut soup = block();
    let all = soup.positions.as_flattened_mut();
    all.iter_mut().for_each(|x| *x *= factor);
    soup
}

#[test]
fn all_kinds_hold_the_same_block() {
    for (path, bytes) in every_kind(&block()) {
        let import = read_one(path, &bytes).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(counts(&import), [12], "{path}");
        let mut vertices: Vec<_> = (import.meshes[0].vertices().iter())
            .map(|v| [v.x, v.y, v.z].map(|x| (x * 2.0) as i64))
            .collect();
        vertices.sort_unstable();
        assert_eq!(vertices.len(), 8);
        assert_eq!(
            (vertices[0], vertices[7]),
            ([-1, -2, -3], [1, 2, 3]),
            "{path}"
        );
    }
}

#[test]
fn folders_and_files_become_groups_and_names_are_unique() {
    let (one, two) = (
        stl_binary(&block()),
        stl_text("x", &block()) + &stl_text("x", &ball()),
    );
    let import = read_all(&[
        ("gear box/bolt.stl", &one),
        ("gear box/spare/bolt.STL", &one),
        ("gear box/two.stl", two.as_bytes()),
    ])
    .unwrap();
    assert_eq!(names(&import), ["bolt", "bolt 2", "x", "x 2"]);
    assert_eq!(import.parts[1].group, ["gear box", "spare"]);
    assert_eq!(import.parts[3].group, ["gear box", "two"]);
    assert_eq!(
        import.parts.iter().map(|p| p.file).collect::<Vec<_>>(),
        [0, 1, 2, 2]
    );
}

#[test]
fn what_is_no_model_is_a_warning_beside_one_and_an_error_alone() {
    let block = stl_binary(&block());
    let others: [(&str, &[u8]); 5] = [
        ("notes.txt", b"remember the bolts"),
        ("left.bin", b"\0\x01\x02"),
        ("part.igs", b"S      1"),
        ("all.fbx", b"Kaydara FBX Binary"),
        ("arm.urdf.xacro", b"<robot name='arm'/>"),
    ];
    for (path, bytes) in others {
        let import = read_all(&[("a.stl", &block), (path, bytes)]).unwrap();
        assert_eq!(import.warnings.len(), 1, "{:?}", import.warnings);
        warned(&import, &[path]);
        refused(path, bytes, &["was not read"]);
    }
    let nothing = read_all(&[]).unwrap_err();
    assert!(says(&nothing, "no-file-read"), "{nothing}");
}

#[test]
fn the_content_decides_what_a_file_is_and_a_warning_says_so() {
    for (path, bytes) in every_kind(&block()) {
        let wrong = format!("{path}.dat");
        let import = read_one(&wrong, &bytes).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(counts(&import), [12], "{path}");
        warned(&import, &["its content is"]);
    }
    let import = read_one("really.obj", &stl_binary(&block())).unwrap();
    warned(&import, &["binary STL"]);
}

#[test]
fn one_bad_file_refuses_all() {
    let good = stl_binary(&block());
    let error = read_all(&[("good.stl", &good), ("bad.stl", &good[..100])]).unwrap_err();
    assert!(error.to_string().starts_with("bad.stl: "), "{error}");
    for name in ["a.stl", "a.obj", "a.ply", "a.glb", "a.gltf"] {
        refused(name, b"", &["empty"]);
    }
}

#[test]
fn units_are_guessed_from_sizes_unless_the_user_chooses() {
    let unit_of = |path: &str, bytes: &[u8]| read_one(path, bytes).unwrap().unit;
    assert_eq!(unit_of("a.stl", &stl_binary(&scaled(20.0))), Unit::Mm);
    assert_eq!(unit_of("a.stl", &stl_binary(&scaled(0.1))), Unit::M);
    assert_eq!(unit_of("a.obj", obj(&scaled(20.0)).as_bytes()), Unit::Mm);
    assert_eq!(unit_of("a.glb", &Gltf::of(&scaled(1.0)).glb()), Unit::M);
    assert_eq!(unit_of("a.glb", &Gltf::of(&scaled(50.0)).glb()), Unit::Mm);

    let bytes = stl_binary(&block());
    let options = ImportOptions {
        unit: Some(Unit::In),
        up: Some(Up::Y),
        ..ImportOptions::default()
    };
    let import = read_as(&[("a.stl", &bytes)], &options).unwrap();
    assert_eq!(
        (import.unit, import.up, import.unit_guess),
        (Unit::In, Up::Y, None)
    );
    let import = read_one("a.stl", &bytes).unwrap();
    assert_eq!(import.up, Up::Z);
    assert!(import.unit_guess.unwrap().to_string().ends_with('.'));

    let glb = Gltf::of(&scaled(0.1)).glb();
    let mixed = read_all(&[("a.stl", &stl_binary(&scaled(20.0))), ("b.glb", &glb)]).unwrap();
    assert_eq!((mixed.unit, mixed.up), (Unit::Mm, Up::Y));
    assert_eq!(
        mixed.warnings.len(),
        2,
        "what was converted and what was guessed: {:?}",
        mixed.warnings
    );
}

#[test]
fn progress_rises_to_the_end_and_can_break_off_anywhere() {
    let kinds = every_kind(&nearpoint_geometry::shape::primitives::uv_sphere(
        60, 100, 1.0,
    ));
    let files: Vec<_> = (kinds.iter())
        .map(|(path, bytes)| File { path, bytes })
        .collect();
    let mut seen = Vec::new();
    let options = ImportOptions::default();
    read(&files, &options, &mut NoReaders, &mut |done, what| {
        seen.push((done, what.to_owned()));
        ControlFlow::Continue(())
    })
    .unwrap();
    assert!(seen.is_sorted_by(|a, b| a.0 <= b.0), "{seen:?}");
    assert_eq!(seen.last().unwrap().0, 1.0);
    assert!(seen.iter().any(|(_, what)| what == "little.ply"));
    assert!(seen.len() > 25, "{} reports", seen.len());
    for last in (0..seen.len()).step_by(4) {
        let mut calls = 0;
        let result = read(&files, &options, &mut NoReaders, &mut |_, _| {
            calls += 1;
            match calls > last {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        assert!(matches!(result, Err(ImportError::Cancelled)));
        assert_eq!(calls, last + 1, "nothing is reported after a break");
    }
}
