//! Checks the import of generated STEP files through the CAD kernel.

mod as1;
mod free_form;
mod in_files;
mod text;

use std::ops::ControlFlow;
use std::process::Command;

use nearpoint_cli::kernel::start_from;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_import::kernel::Kernel;
use nearpoint_import::readers::Readers;
use nearpoint_import::{File, Import, ImportOptions, ImportedPart, VerifyPair, verify};
use nearpoint_message::Message;
use serde_json::Value;
use text::{Placement, Solid, Step, Unit, escaped};

use crate::kernel::home;

/// The tolerance for numbers that files round.
const ROUNDED: f64 = 1e-9;

/// The kernel, with its compiled module cached for all tests.
struct Kept;

impl Readers for Kept {
    fn kernel(&mut self) -> Result<Box<dyn Kernel>, Message> {
        start_from(Some(&home().join("nearpoint")))
    }
}

fn read(bytes: &[u8]) -> Result<Import, String> {
    read_as(bytes, &ImportOptions::default())
}

fn read_as(bytes: &[u8], options: &ImportOptions) -> Result<Import, String> {
    let file = File {
        path: "a.step",
        bytes,
    };
    let progress = &mut |_: f32, _: &str| ControlFlow::Continue(());
    let read = nearpoint_import::read(&[file], options, &mut Kept, progress);
    read.map_err(|error| error.to_string())
}

fn opened(step: &Step) -> Import {
    read(step.text().as_bytes()).unwrap()
}

/// Returns the part's corners in the scene, in order.
fn corners(import: &Import, part: &ImportedPart) -> Vec<Point> {
    let points = import.meshes[part.mesh].vertices().iter();
    sorted(points.map(|point| part.pose * point).collect())
}

fn sorted(mut points: Vec<Point>) -> Vec<Point> {
    // The keys are coarse, so that rounding cannot change the order.
    let key = |point: &Point| point.coords.map(|c| (c * 1e6).round() as i64);
    points.sort_by_key(|point| <[i64; 3]>::from(key(point)));
    points
}

fn assert_near(found: &[Point], expected: &[Point]) {
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        assert!((found - expected).norm() < ROUNDED, "{found} {expected}");
    }
}

/// Returns the solid's corners at the placement of an instance.
fn expected(solid: &Solid, place: &Placement, unit: f64) -> Vec<Point> {
    let [x, y, z, at] = [place.x, place.y, place.z(), place.at].map(Vector::from);
    let corners = solid.corners.iter().map(|c| c.map(|c| c * unit));
    sorted(
        corners
            .map(|[a, b, c]| Point::from(at + x * a + y * b + z * c))
            .collect(),
    )
}

/// A style of a face or of the solid, as [`Step::painted`] takes it.
type Style = (Option<usize>, [f64; 3]);

/// Checks the colours of a cube with these styles and of its mirror image: the face at the top, the one on the right,
/// which is on the left in the mirror image, and all others, which have the colour of the part.
fn check_colours(styles: &[Style], [top, side, others]: [[u8; 3]; 3]) {
    let mut step = Step::new();
    let cube = step.painted("cube", &Solid::cube(2.0), Unit::Mm, styles);
    let mirrored = Placement {
        is_mirrored: true,
        ..Placement::at([9.0; 3])
    };
    let plain = Placement::at([0.0; 3]);
    let instances = [("plain", cube, plain), ("mirrored", cube, mirrored)];
    step.assembly("whole", Unit::Mm, &instances);
    let import = opened(&step);
    assert_eq!(import.meshes.len(), 2);
    for part in &import.parts {
        let colour = part.colour.unwrap();
        let rgb = [colour[0], colour[1], colour[2]].map(|channel| (channel * 255.0).round() as u8);
        assert_eq!(rgb, others, "{styles:?}");
        let mesh = &import.meshes[part.mesh];
        let found = mesh.face_colours().unwrap();
        assert!(found.belong_to(colour));
        let found = found.of_triangles(mesh.triangles().len());
        for (triangle, found) in found.into_iter().enumerate() {
            let corners = mesh.corners(triangle as u32);
            let is_at_2 = |length: fn(&Point) -> f64| {
                let mut corners = corners.iter();
                corners.all(|corner| (length(corner) - 2.0).abs() < ROUNDED)
            };
            let wanted = match [is_at_2(|p| p.z), is_at_2(|p| p.x.abs())] {
                [true, _] => top,
                [_, true] => side,
                _ => others,
            };
            assert_eq!(found, wanted, "{styles:?} {corners:?}");
        }
    }
}

#[test]
fn faces_have_the_colours_of_their_styles_also_in_mirror_images() {
    let [top, side] = [(Some(1), [1.0, 0.0, 0.0]), (Some(5), [0.0, 0.0, 1.0])];
    let [red, blue, green] = [[255, 0, 0], [0, 0, 255], [0, 255, 0]];
    // Faces without a style have the colour of most styled ones, or the first.
    check_colours(&[top, side], [red, blue, red]);
    check_colours(&[side, top], [red, blue, red]);
    check_colours(&[top, side, (Some(0), side.1)], [red, blue, blue]);
    // The style of a face precedes that of the solid, also if that comes later.
    let solid = (None, [0.0, 1.0, 0.0]);
    check_colours(&[solid, top, side], [red, blue, green]);
    check_colours(&[top, side, solid], [red, blue, green]);
}

#[test]
fn levels_names_and_places_are_as_written() {
    let mut step = Step::new();
    let (small, name) = (Solid::cube(2.0), "ねじ M3 'a'");
    let written = escaped(&name.replace('\'', "''"));
    let bolt = step.part(&written, &small, Unit::Mm);
    let turned = Placement {
        x: [0.6, 0.8, 0.0],
        y: [-0.8, 0.6, 0.0],
        at: [1.0, 2.0, 3.0],
        is_mirrored: false,
    };
    let inner = step.assembly(
        "inner",
        Unit::Mm,
        &[
            ("first", bolt, turned),
            (&written, bolt, Placement::at([9.0; 3])),
        ],
    );
    let middle = step.assembly(
        "middle",
        Unit::Mm,
        &[("left", inner, Placement::at([100.0, 0.0, 0.0]))],
    );
    step.assembly(
        &escaped("組立"),
        Unit::Mm,
        &[("whole", middle, Placement::at([0.0, 0.0, 50.0]))],
    );
    let import = opened(&step);
    assert_eq!(import.meshes.len(), 1);
    let [first, second] = &import.parts[..] else {
        panic!("{:?}", import.parts);
    };
    assert_eq!((&*first.name, &*second.name), ("first", name));
    assert!(
        first.group.len() >= 3 && first.group.iter().any(|name| name == "組立"),
        "{:?}",
        first.group
    );
    let at = |place: Placement| Placement {
        at: [place.at[0] + 100.0, place.at[1], place.at[2] + 50.0],
        ..place
    };
    assert_near(
        &corners(&import, first),
        &expected(&small, &at(turned), 1.0),
    );
    assert_near(
        &corners(&import, second),
        &expected(&small, &at(Placement::at([9.0; 3])), 1.0),
    );
}

#[test]
fn occurrences_without_a_name_are_called_as_their_products() {
    let mut step = Step::new();
    let solid = Solid::cube(1.0);
    let [side, plain] = ["side_long", "=>[0:1:1:9]"].map(|name| step.part(name, &solid, Unit::Mm));
    let at = |x: f64| Placement::at([x, 0.0, 0.0]);
    let inner = step.assembly(
        "frame",
        Unit::Mm,
        &[("", side, at(0.0)), ("", side, at(2.0))],
    );
    let named = [
        "",
        " ",
        "=>[0:1:1:3]",
        "12",
        "NAUO7",
        "Next assembly relationship",
    ];
    let mut instances: Vec<_> = (0..)
        .zip(named)
        .map(|(n, name)| (name, side, at(10.0 + f64::from(n))))
        .collect();
    instances.push(("gusset", side, at(20.0)));
    instances.push(("", inner, at(30.0)));
    instances.push(("", plain, at(40.0)));
    step.assembly("whole", Unit::Mm, &instances);
    let import = opened(&step);
    let found: Vec<(&str, &str)> = (import.parts.iter())
        .map(|part| (part.group.last().map_or("", |name| name), &*part.name))
        .collect();
    let mut requested = vec![("whole", "side_long".to_owned())];
    requested.extend((2..=6).map(|n| ("whole", format!("side_long {n}"))));
    requested.push(("whole", "gusset".to_owned()));
    requested.extend((7..=8).map(|n| ("frame", format!("side_long {n}"))));
    // A product may have this name, too.
    let (last, named) = found.split_last().unwrap();
    let requested: Vec<(&str, &str)> = requested
        .iter()
        .map(|(group, name)| (*group, &**name))
        .collect();
    assert_eq!(named, requested);
    assert_eq!(last.0, "whole");
    // A second import gives identical text.
    let again = opened(&step);
    assert!(
        again
            .parts
            .iter()
            .zip(&import.parts)
            .all(|(a, b)| a.name == b.name)
    );
}

#[test]
fn mirrored_instances_are_mirrored_and_share_a_mesh_of_their_own() {
    let mut step = Step::new();
    let solid = Solid::corner([1.0, 2.0, 3.0]);
    let part = step.part("corner", &solid, Unit::Mm);
    let image = |at: [f64; 3]| Placement {
        is_mirrored: true,
        x: [0.0, 1.0, 0.0],
        y: [-0.6, 0.0, 0.8],
        at,
    };
    let places = [
        Placement::at([10.0, 0.0, 0.0]),
        image([0.0; 3]),
        image([0.0, 7.0, 1.0]),
    ];
    let names = ["right", "left 1", "left 2"];
    let instances: Vec<_> = names
        .iter()
        .zip(places)
        .map(|(&name, place)| (name, part, place))
        .collect();
    step.assembly("both", Unit::Mm, &instances);
    let import = opened(&step);
    let parts: Vec<&str> = import.parts.iter().map(|part| &*part.name).collect();
    assert_eq!((parts, import.meshes.len()), (names.to_vec(), 2));
    for (part, place) in import.parts.iter().zip(&places) {
        assert_near(&corners(&import, part), &expected(&solid, place, 1.0));
        let volume = Shape::build(import.meshes[part.mesh].clone(), &SequentialExecutor).volume();
        assert!((volume - 1.0).abs() < ROUNDED, "{}: {volume}", part.name);
    }
    // The kernel must use the mirrored solid: in one placement, two mirror images intersect each other, but not the
    // solid itself.
    let file = step.text();
    let files = [File {
        path: "a.step",
        bytes: file.as_bytes(),
    }];
    let at_once = |one: usize, other: usize| {
        let solid = |part: usize| (import.parts[part].solid.unwrap(), Pose::identity());
        VerifyPair {
            a: solid(one),
            b: solid(other),
        }
    };
    let start = &mut || start_from(Some(&home().join("nearpoint")));
    let mut volumes = Vec::new();
    verify(
        &files,
        &[at_once(0, 1), at_once(1, 2)],
        start,
        &mut |_, found| {
            volumes.push(found.unwrap().volume);
            ControlFlow::Continue(())
        },
    )
    .unwrap();
    assert!(
        volumes[0].abs() < ROUNDED && (volumes[1] - 1.0).abs() < ROUNDED,
        "{volumes:?}"
    );
}

#[test]
fn inches_and_millimetres_can_be_in_one_assembly() {
    let mut step = Step::new();
    let cube = Solid::cube(1.0);
    let (metric, imperial) = (
        step.part("mm", &cube, Unit::Mm),
        step.part("inch", &cube, Unit::Inch),
    );
    let at = Placement::at([5.0, 0.0, 0.0]);
    step.assembly(
        "both",
        Unit::Mm,
        &[
            ("one", metric, Placement::at([0.0; 3])),
            ("other", imperial, at),
        ],
    );
    let import = opened(&step);
    assert_near(
        &corners(&import, &import.parts[0]),
        &expected(&cube, &Placement::at([0.0; 3]), 1.0),
    );
    assert_near(
        &corners(&import, &import.parts[1]),
        &expected(&cube, &at, 25.4),
    );
}

#[test]
fn empty_products_are_skipped_and_empty_files_refused() {
    let mut step = Step::new();
    let (empty, cube) = (
        step.nothing("empty"),
        step.part("cube", &Solid::cube(1.0), Unit::Mm),
    );
    let (at, beside) = (Placement::at([0.0; 3]), Placement::at([3.0, 0.0, 0.0]));
    step.assembly(
        "both",
        Unit::Mm,
        &[("nothing", empty, at), ("cube", cube, beside)],
    );
    let import = opened(&step);
    assert_eq!(import.parts.len(), 1, "{:?}", import.parts);

    let mut step = Step::new();
    step.nothing("empty");
    let report = read(step.text().as_bytes()).unwrap_err();
    assert!(
        report.contains("a.step") && report.ends_with('.'),
        "{report}"
    );
}

#[test]
fn damaged_files_are_read_or_refused_with_a_sentence() {
    let mut step = Step::new().with_schema("UNHEARD_OF_SCHEMA_9");
    step.part("cube", &Solid::cube(1.0), Unit::Mm);
    let text = step.text();
    assert_eq!(
        opened(&step).parts.len(),
        1,
        "the schema's name changes nothing"
    );
    for keep in [0, 20, text.len() / 3, text.len() / 2, text.len() - 60] {
        let Err(report) = read(&text.as_bytes()[..keep]) else {
            continue;
        };
        assert!(
            report.contains("a.step") && report.ends_with('.'),
            "{keep}: {report}"
        );
    }
    let report = read(b"ISO-10303-21;\n\x00\xff\x80 nothing of this is STEP").unwrap_err();
    assert!(report.contains("a.step"), "{report}");
}

#[test]
fn kernel_results_are_reported_beside_the_check() {
    let mut step = Step::new();
    let cube = step.part("cube", &Solid::cube(2.0), Unit::Mm);
    let places = [[0.0; 3], [1.0, 0.5, 0.0], [9.0, 0.0, 0.0]].map(Placement::at);
    let instances: Vec<_> = ["a", "b", "c"]
        .into_iter()
        .zip(places)
        .map(|(name, place)| (name, cube, place))
        .collect();
    step.assembly("three", Unit::Mm, &instances);
    let file = home().join("three.step");
    std::fs::create_dir_all(home()).unwrap();
    std::fs::write(&file, step.text()).unwrap();
    let run = |more: &[&str]| {
        let out = Command::new(env!("CARGO_BIN_EXE_nearpoint"))
            .env("XDG_CACHE_HOME", home())
            .arg("check")
            .args(more)
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(
            out.status.code(),
            Some(1),
            "{}",
            String::from_utf8_lossy(&out.stderr)
        );
        out.stdout
    };
    let report: Value =
        serde_json::from_slice(&run(&["--json", "--verify", "--accuracy", "0.01"])).unwrap();
    let pairs = report["pairs"].as_array().unwrap();
    let output: Vec<_> = pairs
        .iter()
        .filter(|pair| !pair["kernel"].is_null())
        .collect();
    assert_eq!(output.len(), 1, "{report}");
    let kernel = &output[0]["kernel"];
    let volume = kernel["volume"].as_f64().unwrap();
    assert!(
        (volume - 3.0).abs() < ROUNDED && kernel["distance"] == 0.0,
        "{kernel}"
    );
    let table = String::from_utf8(run(&["--verify", "--pairs", "a:b"])).unwrap();
    assert!(
        table.contains("by the CAD kernel: intersection 3.000 mm³, distance 0 mm"),
        "{table}"
    );
    let without: Value = serde_json::from_slice(&run(&["--json"])).unwrap();
    assert_eq!(report["hash"], without["hash"]);
}
