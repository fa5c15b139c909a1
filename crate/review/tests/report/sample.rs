//! Makes reports with hostile texts, and looks into their files.

use miniz_oxide::inflate::decompress_to_vec;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_review::PairMeasurement;
use nearpoint_review::report::{
    Camera, Clash, ClashClass, ClearingMove, Comment, Count, Language, Part, Report, ReportOrigin,
    Status, Test, View,
};
use nearpoint_scene::SettledBy;
use nearpoint_testing::Random;
use rawzip::{CompressionMethod, ZipArchive};
use std::collections::BTreeMap;

/// Pieces of texts: markup, quotes, line ends, formulas, characters that formats cannot contain.
const PIECES: [&str; 40] = [
    "bolt",
    "Шестерня",
    "歯車",
    " ",
    "  ",
    "<b>",
    "</bdi>",
    "<script>alert(1)</script>",
    "&",
    "&amp;",
    "&#0;",
    "\"",
    "'",
    "''",
    "]]>",
    "<!--",
    "-->",
    "<?xml?>",
    "\r\n",
    "\n",
    "\r",
    "\t",
    "\0",
    "\u{1}",
    "\u{fffe}",
    "\u{feff}",
    "\u{202e}",
    "=1+1",
    "+",
    "-",
    "@SUM(A1)",
    "＝",
    ",",
    ";",
    "/",
    "%2F",
    "_x0041_",
    "_x00",
    "javascript:x",
    "𝄞",
];

/// Returns a text of some of the pieces, sometimes empty.
pub fn text(random: &mut Random) -> String {
    (0..random.below(6)).map(|_| random.pick(&PIECES)).collect()
}

fn maybe<T>(random: &mut Random, make: impl FnOnce(&mut Random) -> T) -> Option<T> {
    (random.below(3) > 0).then(|| make(random))
}

/// Returns a number from tiny to huge, of either sign.
pub fn number(random: &mut Random) -> f64 {
    let power = random.below(25) as i32 - 12;
    random.signed() * 10_f64.powi(power)
}

fn bounds(random: &mut Random) -> [f64; 2] {
    let lower = number(random).abs();
    [lower, random.pick(&[lower, lower * 1.25, f64::INFINITY])]
}

fn when(random: &mut Random) -> String {
    let [day, second] = [1 + random.below(28), random.below(60)];
    format!("2026-11-{day:02}T16:05:{second:02}Z")
}

fn part(random: &mut Random) -> Part {
    Part {
        path: (0..random.below(4)).map(|_| text(random)).collect(),
        name: text(random),
        guid: maybe(random, |random| {
            random
                .pick(&["3Ax$0bTnX2wRkq_0d8GzPa", "not \"one\""])
                .to_owned()
        }),
        file: maybe(random, text),
    }
}

fn camera(random: &mut Random) -> Camera {
    let target = random.vector(100.0);
    Camera {
        eye: (target + random.vector(50.0)).into(),
        target: target.into(),
        up: random.vector(1.0).into(),
        field_of_view: random.between(0.1, 2.5),
        orthographic: false,
    }
}

/// Returns a picture that is valid as far as its header goes.
fn picture(random: &mut Random) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x02\x80\0\0\x01\x90".to_vec();
    bytes.extend((0..random.below(100)).map(|_| random.next_u64() as u8));
    bytes
}

fn view(random: &mut Random) -> View {
    View {
        camera: camera(random),
        picture: picture(random),
    }
}

fn clash(random: &mut Random, at: usize, tests: &[Test]) -> Clash {
    Clash {
        id: format!("{at} {}", text(random)),
        number: at as u32 + 1,
        test: match random.below(5) {
            0 => "a test that is not listed".to_owned(),
            _ => tests[random.index(tests.len())].name.clone(),
        },
        class: random.pick(&ClashClass::ALL),
        parts: [part(random), part(random)],
        position: [(); 3].map(|()| number(random)),
        faces: maybe(random, |random| {
            [random.below(99) as u32, random.below(99) as u32]
        }),
        measure: PairMeasurement {
            class: PairClass::Undecided,
            settled_by: random.pick(&[SettledBy::Proof, SettledBy::Kernel]),
            duplicate: false,
            depth: maybe(random, bounds),
            volume: None,
            volume_bounds: maybe(random, bounds),
            clearance: maybe(random, number),
            clearance_bounds: maybe(random, bounds),
            of_meshes: random.below(2) == 0,
        },
        undecided_reason: maybe(random, text),
        clearing_move: maybe(random, |random| ClearingMove {
            part: random.index(2),
            direction: random.vector(1.0).into(),
            distance: number(random).abs(),
            unit: Unit::Mm,
            resolved: random.index(3),
            caused: random.index(3),
            undecided: random.index(3),
        }),
        status: random.pick(&Status::ALL),
        is_worse: random.below(4) == 0,
        priority: maybe(random, text),
        assignee: maybe(random, text),
        comments: (0..random.below(4))
            .map(|_| Comment {
                author: text(random),
                time: when(random),
                text: text(random),
            })
            .collect(),
        group: maybe(random, text),
        context: maybe(random, view),
        camera: maybe(random, camera),
        picture: maybe(random, picture),
    }
}

/// Returns a report of this many clashes.
pub fn report(random: &mut Random, clashes: usize) -> Report {
    let tests: Vec<Test> = (0..3)
        .map(|at| Test {
            name: format!("test {at} {}", text(random)),
            description: text(random),
            counts: vec![Count {
                label: text(random),
                value: random.below(1000),
            }],
        })
        .collect();
    Report {
        title: text(random),
        files: vec![text(random), text(random)],
        overview: maybe(random, view),
        created: ReportOrigin {
            time: when(random),
            author: maybe(random, text),
        },
        language: Language::En,
        unit: random.pick(&Unit::ALL),
        up: random.pick(&[Up::Y, Up::Z]),
        checked: vec![text(random), text(random)],
        clashes: (0..clashes).map(|at| clash(random, at, &tests)).collect(),
        tests,
    }
}

/// Returns a text as XML stores it.
pub fn held(text: &str) -> String {
    let is_held = |c: char| !matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}');
    text.chars()
        .map(|c| if is_held(c) { c } else { '\u{fffd}' })
        .collect()
}

/// Returns the files in an archive as an independent reader sees them.
pub fn files(archive: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let archive = ZipArchive::from_slice(archive).unwrap();
    let mut entries = archive.entries();
    let mut files = BTreeMap::new();
    while let Some(record) = entries.next_entry().unwrap() {
        let path = String::from_utf8(record.file_path().as_bytes().to_vec()).unwrap();
        let packed = archive
            .get_entry(record.wayfinder())
            .unwrap()
            .data()
            .to_vec();
        let bytes = match record.compression_method() {
            CompressionMethod::STORE => packed,
            CompressionMethod::DEFLATE => decompress_to_vec(&packed).unwrap(),
            other => panic!("{other:?}"),
        };
        assert_eq!(rawzip::crc32(&bytes), record.crc32(), "{path}");
        assert!(files.insert(path, bytes).is_none(), "a path is there twice");
    }
    files
}
