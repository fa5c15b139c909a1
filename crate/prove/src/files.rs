//! Tests the promises about any bytes of a file: they are read, or refused with a sentence, within memory and time in
//! proportion to their number.

use nearpoint_geometry::hull::Hull;
use nearpoint_import::contour::{ContourOptions, read_contours};
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, Import, ImportOptions, bcf};
use nearpoint_motion::trajectory::Interpolation;
use nearpoint_motion::trajectory::file::{from_csv, from_json};
use nearpoint_review::{Review, TestsFile};
use nearpoint_scene::file::SceneFile;
use nearpoint_testing::clock::cpu_time;
use nearpoint_testing::memory::peak_allocation;
use nearpoint_testing::zip::{stored, zip};
use std::fmt::Display;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// A kind of file whose reader is fuzzed.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// The folder of its samples in `tests/corpus`.
    pub name: &'static str,
    read: fn(&[u8]),
}

/// All kinds of files.
pub const TARGETS: &[Target] = &[
    target("stl", |bytes| model("a.stl", bytes)),
    target("obj", |bytes| model("a.obj", bytes)),
    target("ply", |bytes| model("a.ply", bytes)),
    target("off", |bytes| model("a.off", bytes)),
    target("glb", |bytes| model("a.glb", bytes)),
    target("gltf", |bytes| model("a.gltf", bytes)),
    target("3mf", |bytes| model("a.3mf", bytes)),
    target("3mf-texts", |bytes| {
        model("a.3mf", &archive(PACKAGE, bytes))
    }),
    target("dae", |bytes| model("a.dae", bytes)),
    target("urdf", |bytes| model("a.urdf", bytes)),
    target("sdf", |bytes| model("a.sdf", bytes)),
    target("mjcf", |bytes| model("a.xml", bytes)),
    target("zip", |bytes| model("a.zip", bytes)),
    target("dxf", |bytes| contours("a.dxf", bytes)),
    target("svg", |bytes| contours("a.svg", bytes)),
    target("contours", |bytes| contours("a.json", bytes)),
    target("bcf", topics),
    target("bcf-texts", |bytes| topics(&archive(TOPIC, bytes))),
    target("scene", scene),
    target("decisions", decisions),
    target("tests", tests),
    target("motion", motion),
    target("hull", hull),
];

const fn target(name: &'static str, read: fn(&[u8])) -> Target {
    Target { name, read }
}

/// The paths in a 3MF file.
const PACKAGE: &[&str] = &["_rels/.rels", "3D/3dmodel.model"];

/// The paths in a BCF file of one topic.
const TOPIC: &[&str] = &[
    "bcf.version",
    "6ae1a5a1-7f2b-4b6c-9f43-1b2c3d4e5f60/markup.bcf",
    "6ae1a5a1-7f2b-4b6c-9f43-1b2c3d4e5f60/viewpoint.bcfv",
];

/// The largest memory as a multiple of a file's bytes, and the allowance in bytes besides it.
const MEMORY_FACTOR: usize = 20;
const BASE_MEMORY: usize = 64 << 20;

/// The largest processor time for each megabyte that is begun.
const TIME_PER_MEGABYTE: Duration = Duration::from_secs(2);
const MEGABYTE: usize = 1_000_000;

impl Target {
    /// Reads the bytes, and panics if a promise is broken.
    pub fn try_bytes(&self, bytes: &[u8]) {
        let size = bytes.len();
        let begun = Instant::now();
        let ((), taken) = peak_allocation(|| (self.read)(bytes));
        let most = MEMORY_FACTOR * size + BASE_MEMORY;
        assert!(
            taken <= most,
            "{size} bytes: {taken} bytes taken, not {most}"
        );
        let most = TIME_PER_MEGABYTE * (1 + size / MEGABYTE) as u32;
        if begun.elapsed() > most {
            // The time may include waiting: a second reading measures the processor time.
            let ((), took) = cpu_time(|| (self.read)(bytes));
            assert!(took <= most, "{size} bytes: {took:?}, not {most:?}");
        }
    }
}

/// Makes an archive of these files, whose bytes are separated by zeros. It is packed after the damage: the checksum would
/// reveal damage to packed bytes, and nothing behind it would be tested.
fn archive(paths: &[&str], bytes: &[u8]) -> Vec<u8> {
    let parts = bytes.splitn(paths.len(), |&byte| byte == 0);
    let entries = paths.iter().zip(parts);
    zip(&entries
        .map(|(path, part)| stored(path, part))
        .collect::<Vec<_>>())
}

fn check_sentence(error: &impl Display) {
    let text = error.to_string();
    assert!(text.len() > 12, "no sentence: {text:?}");
    assert!(
        !text.chars().any(char::is_control),
        "control characters: {text:?}"
    );
}

fn model(path: &str, bytes: &[u8]) {
    let files = [File { path, bytes }];
    let mut last = 0.0;
    let report = &mut |done: f32, _: &str| {
        assert!((last..=1.0).contains(&done), "{done} after {last}");
        last = done;
        ControlFlow::Continue(())
    };
    match nearpoint_import::read(&files, &ImportOptions::default(), &mut NoReaders, report) {
        Ok(import) => check_import(&import),
        Err(error) => check_sentence(&error),
    }
}

fn check_import(import: &Import) {
    assert!(!import.parts.is_empty());
    for mesh in &import.meshes {
        let known = mesh.vertices().len() as u32;
        assert!(mesh.vertices().iter().all(|v| v.coords.amax().is_finite()));
        assert!(mesh.triangles().as_flattened().iter().all(|&v| v < known));
    }
    for part in &import.parts {
        assert!(part.mesh < import.meshes.len());
        assert!(part.pose.translation.vector.amax().is_finite());
        let length = part.pose.rotation.norm();
        assert!(
            (0.999..1.001).contains(&length),
            "a rotation of length {length}"
        );
        assert!(!part.name.is_empty() && !part.name.chars().any(char::is_control));
    }
    for warning in &import.warnings {
        assert!(
            !warning.to_string().chars().any(char::is_control),
            "{warning:?}"
        );
    }
}

fn contours(path: &str, bytes: &[u8]) {
    match read_contours(path, bytes, &ContourOptions::default()) {
        Ok(file) => {
            assert!(!file.contours.is_empty());
            for contour in &file.contours {
                assert!(contour.polygon.len() >= 3 && contour.polygon.area().is_finite());
            }
            file.skipped.iter().for_each(check_sentence);
        }
        Err(error) => check_sentence(&error),
    }
}

fn topics(bytes: &[u8]) {
    if let Err(error) = bcf::read(&File {
        path: "a.bcf",
        bytes,
    }) {
        check_sentence(&error);
    }
}

fn scene(bytes: &[u8]) {
    check_round_trip(bytes, SceneFile::from_json, SceneFile::to_json);
}

fn decisions(bytes: &[u8]) {
    check_round_trip(bytes, Review::from_json, Review::to_json);
}

/// Checks that content is the same after it is read and written again.
fn check_round_trip<T, E: Display>(
    bytes: &[u8],
    read: impl Fn(&str) -> Result<T, E>,
    write: impl Fn(&T) -> String,
) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match read(text) {
        Ok(file) => {
            let written = write(&file);
            let again = read(&written).map(|again| write(&again));
            assert_eq!(again.ok(), Some(written));
        }
        Err(error) => check_sentence(&error),
    }
}

/// Checks that a file of tests is the same when it is written and read again.
fn tests(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match TestsFile::from_json(text) {
        Ok(file) => assert_eq!(TestsFile::from_json(&file.to_json()), Ok(file)),
        Err(error) => check_sentence(&error),
    }
}

/// Reads tables and JSON, of two joints. Errors name columns as they are written there, control characters too.
fn motion(bytes: &[u8]) {
    let names = ["arm/a", "arm/b"].map(str::to_owned);
    for (_, form) in Interpolation::NAMED {
        let _ = from_csv(bytes, &names, form);
    }
    let _ = from_json(bytes, &names);
}

fn hull(bytes: &[u8]) {
    match Hull::from_bytes(bytes) {
        Ok(hull) => assert_eq!(
            Hull::from_bytes(&hull.to_bytes()).map(|h| h.to_bytes()),
            Ok(hull.to_bytes())
        ),
        Err(error) => check_sentence(&error),
    }
}
