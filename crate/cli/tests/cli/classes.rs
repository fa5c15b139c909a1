//! Checks the class of a pair and the exit code that follows, for files that once gave wrong results and for each class.

use nearpoint_cli::Outcome;
use serde_json::Value;

use crate::common::{Folder, boxes_as_obj, json};

/// Checks one OBJ file, in millimetres, for interference.
fn checked(name: &str, content: &str, more: &[&str]) -> (Outcome, Value) {
    let folder = Folder::new("classes");
    let file = folder.file(&format!("{name}.obj"), content);
    let words = ["check", &file, "--unit", "mm", "--json"];
    json(&[&words[..], &["--fail-on", "interference"], more].concat())
}

/// A wedge and a corner pyramid on one floor, whose intersection has 4⅔ mm³.
const WEDGE_AND_PYRAMID: &str = include_str!("classes/wedge_and_pyramid.obj");
/// A similar pair, found among random pairs of hulls on a small grid.
const TETRAHEDRA: &str = include_str!("classes/tetrahedra.obj");
/// A similar pair, found among random prisms and pyramids.
const PRISM_AND_PYRAMID: &str = include_str!("classes/prism_and_pyramid.obj");
/// A tetrahedron whose edges are diagonals of a cube's sides.
const TETRAHEDRON_IN_CUBE: &str = include_str!("classes/tetrahedron_in_cube.obj");

#[test]
fn formerly_missed_interferences_are_found() {
    for (name, content) in [
        ("wedge", WEDGE_AND_PYRAMID),
        ("tetrahedra", TETRAHEDRA),
        ("prism", PRISM_AND_PYRAMID),
        ("inscribed", TETRAHEDRON_IN_CUBE),
    ] {
        let (outcome, report) = checked(name, content, &[]);
        let pair = &report["pairs"][0];
        assert_eq!(outcome, Outcome::Failed, "{name}: {report}");
        assert_eq!(pair["class"], "interferes", "{name}");
        assert!(pair["body"]["volume"].as_f64().unwrap() > 0.01, "{name}");
    }
    let (_, report) = checked("inside", TETRAHEDRON_IN_CUBE, &[]);
    let pair = &report["pairs"][0];
    assert_eq!(
        (&pair["kind"], &pair["inner"]),
        (&"contained".into(), &"tetra".into())
    );
    // The volume is a third of the cube of edge 10.
    assert!((pair["body"]["volume"].as_f64().unwrap() - 1000.0 / 3.0).abs() < 1e-9);
}

/// Returns a prism with this many sides about the z axis.
fn prism(name: &str, sides: u32, radius: f64, first: u32) -> String {
    let mut text = format!("o {name}\n");
    let at = |k: u32| {
        let turn = f64::from(k) / f64::from(sides) * std::f64::consts::TAU;
        (radius * turn.cos(), radius * turn.sin())
    };
    for z in [-5.0, 5.0] {
        for (x, y) in (0..sides).map(at) {
            text += &format!("v {x} {y} {z}\n");
        }
    }
    let corner = |k: u32, level: u32| first + level * sides + k % sides;
    for k in 0..sides {
        let [a, b, c, d] = [
            corner(k, 0),
            corner(k + 1, 0),
            corner(k + 1, 1),
            corner(k, 1),
        ];
        text += &format!("f {a} {b} {c} {d}\n");
    }
    let ring =
        |level: u32| -> Vec<String> { (0..sides).map(|k| corner(k, level).to_string()).collect() };
    let mut floor = ring(0);
    floor.reverse();
    text + &format!("f {}\nf {}\n", floor.join(" "), ring(1).join(" "))
}

/// Returns cubes of edge 4, given by name and lowest corner.
fn boxes(boxes: &[(&str, [f64; 3])]) -> String {
    let boxes = boxes.iter();
    let boxes = boxes.map(|(name, low)| ((*name).to_owned(), *low, [4.0; 3]));
    boxes_as_obj(&boxes.collect::<Vec<_>>())
}

/// Returns equal blocks in a row, at a distance along x.
fn blocks(apart: f64) -> String {
    boxes(&[("left", [0.0; 3]), ("right", [4.0 + apart, 1.0, 1.0])])
}

#[test]
fn each_class_has_its_exit_code() {
    // Two round faces of 24 facets of radius 20, off by 0.17 mm each, leave 0.05 mm.
    let fit = {
        let outer = prism("shaft", 24, 20.0, 1);
        let roller = prism("roller", 24, 20.0, 49);
        let beside = roller.lines().map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["v", x, y, z] => format!("v {} {y} {z}\n", x.parse::<f64>().unwrap() + 40.05),
                _ => format!("{line}\n"),
            }
        });
        outer + &beside.collect::<String>()
    };
    let cases = [
        ("deep", blocks(-0.05), "interferes", Outcome::Failed),
        ("flush", blocks(0.0), "touches", Outcome::Clear),
        ("apart", blocks(0.05), "clear", Outcome::Clear),
        ("fit", fit.clone(), "undecided", Outcome::Undecided),
    ];
    for (name, content, class, expected) in cases {
        let (outcome, report) = checked(name, &content, &["--within", "1"]);
        let pair = &report["pairs"][0];
        assert_eq!(
            (&pair["class"], outcome),
            (&class.into(), expected),
            "{report}"
        );
    }
    let (outcome, report) = checked("allowed", &fit, &["--allow-undecided"]);
    assert_eq!(outcome, Outcome::Clear);
    let pair = &report["pairs"][0];
    assert_eq!(pair["because"], "nearerThanDeviation");
    assert_eq!(pair["basis"], "estimated");
    assert!(pair["deviation"].as_f64().unwrap() > 0.05);
    assert!((pair["clearance"].as_f64().unwrap() - 0.05).abs() < 1e-6);
}

#[test]
fn the_same_part_twice_is_a_duplicate() {
    let twice = boxes(&[("one", [0.0; 3]), ("other", [0.0; 3])]);
    let (outcome, report) = checked("twice", &twice, &[]);
    assert_eq!(outcome, Outcome::Failed);
    assert_eq!(report["pairs"][0]["duplicate"], "same");
}

/// Parts that are self-crossing, open, inside out, given twice, or have an edge of four triangles get the right class or a
/// reason, never a wrong class.
#[test]
fn damaged_parts_are_classified_correctly_or_undecided() {
    let (low, high) = (("part", [0.0; 3]), ("other", [2.0; 3]));
    let two = boxes(&[low, high]);
    let (whole, other) = two.split_once("o other\n").unwrap();
    let inside_out: String = {
        let turned = whole
            .lines()
            .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
                ["f", a, b, c, d] => format!("f {d} {c} {b} {a}\n"),
                _ => format!("{line}\n"),
            });
        turned.collect()
    };
    let open = whole.rsplit_once("f ").unwrap().0.to_owned();
    let (corners, faces) = whole.split_at(whole.find('f').unwrap());
    let doubled = format!("{corners}{faces}{faces}");
    let three = boxes(&[low, ("x", [3.0; 3]), high]).replace("o x\n", "");
    let undecided = ["interferes", "undecided"];
    for (name, content, expected) in [
        (
            "inside_out",
            inside_out + "o other\n" + other,
            &undecided[..1],
        ),
        ("open", open + "o other\n" + other, &undecided[..1]),
        ("doubled", doubled + "o other\n" + other, &undecided),
        ("crossing", three, &undecided),
    ] {
        let (_, report) = checked(name, &content, &[]);
        let class = report["pairs"][0]["class"].as_str().unwrap();
        assert!(expected.contains(&class), "{name}: {report}");
        if class == "undecided" {
            assert!(
                report["pairs"][0]["because"].is_string(),
                "{name}: {report}"
            );
        }
    }
}
