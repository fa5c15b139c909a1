//! What is said of a pair, and the exit code that follows: the files that were told wrongly once, and one of each
//! class.

use nearpoint_cli::{Outcome, run};
use serde_json::Value;

/// Checks one OBJ file, in millimetres, for interference.
fn checked(name: &str, content: &str, more: &[&str]) -> (Outcome, Value) {
    let folder = std::env::temp_dir().join(format!("nearpoint-classes-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("{name}.obj"));
    std::fs::write(&path, content).unwrap();
    let words = ["check", path.to_str().unwrap(), "--unit", "mm", "--json"];
    let arguments = words
        .iter()
        .chain(&["--fail-on", "interference"])
        .chain(more);
    let mut out = Vec::new();
    let outcome = run(arguments.map(Into::into), &mut out).unwrap();
    std::fs::remove_file(path).unwrap();
    (outcome, serde_json::from_slice(&out).unwrap())
}

/// A wedge and a corner pyramid on one floor, which share 4⅔ mm³.
const WEDGE_AND_PYRAMID: &str = include_str!("classes/wedge_and_pyramid.obj");
/// The same kind, found among random pairs of hulls on a small grid.
const TETRAHEDRA: &str = include_str!("classes/tetrahedra.obj");
/// The same kind, found among random prisms and pyramids.
const PRISM_AND_PYRAMID: &str = include_str!("classes/prism_and_pyramid.obj");
/// A tetrahedron whose edges are diagonals of a cube's sides.
const TETRAHEDRON_IN_CUBE: &str = include_str!("classes/tetrahedron_in_cube.obj");

#[test]
fn what_was_told_as_no_interference_interferes() {
    for (name, content) in [
        ("wedge", WEDGE_AND_PYRAMID),
        ("tetrahedra", TETRAHEDRA),
        ("prism", PRISM_AND_PYRAMID),
        ("inscribed", TETRAHEDRON_IN_CUBE),
    ] {
        let (outcome, report) = checked(name, content, &[]);
        let pair = &report["pairs"][0];
        assert_eq!(outcome, Outcome::Collisions, "{name}: {report}");
        assert_eq!(pair["class"], "interferes", "{name}");
        assert!(pair["body"]["volume"].as_f64().unwrap() > 0.01, "{name}");
    }
    let (_, report) = checked("inside", TETRAHEDRON_IN_CUBE, &[]);
    let pair = &report["pairs"][0];
    assert_eq!(
        (&pair["kind"], &pair["inner"]),
        (&"contained".into(), &"tetra".into())
    );
    // A third of the cube of 10.
    assert!((pair["body"]["volume"].as_f64().unwrap() - 1000.0 / 3.0).abs() < 1e-9);
}

/// A prism of so many sides about the z axis.
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

fn box_at(name: &str, low: [f64; 3], size: f64, first: u32) -> String {
    let mut text = format!("o {name}\n");
    for k in 0..8 {
        let [x, y, z] = [0, 1, 2].map(|i| low[i] + if k >> i & 1 == 1 { size } else { 0.0 });
        text += &format!("v {x} {y} {z}\n");
    }
    for quad in [
        [1, 3, 4, 2],
        [5, 6, 8, 7],
        [1, 2, 6, 5],
        [3, 7, 8, 4],
        [1, 5, 7, 3],
        [2, 4, 8, 6],
    ] {
        let [a, b, c, d] = quad.map(|corner: u32| corner - 1 + first);
        text += &format!("f {a} {b} {c} {d}\n");
    }
    text
}

/// The same block one after the other, at a distance along x.
fn blocks(apart: f64) -> String {
    box_at("left", [0.0; 3], 4.0, 1) + &box_at("right", [4.0 + apart, 1.0, 1.0], 4.0, 9)
}

#[test]
fn each_class_has_its_exit_code() {
    // Between two round faces of 24 facets of radius 20, off by 0.17 mm each, 0.05 mm are left.
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
        ("deep", blocks(-0.05), "interferes", Outcome::Collisions),
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
    let twice = box_at("one", [0.0; 3], 4.0, 1) + &box_at("other", [0.0; 3], 4.0, 9);
    let (outcome, report) = checked("twice", &twice, &[]);
    assert_eq!(outcome, Outcome::Collisions);
    assert_eq!(report["pairs"][0]["duplicate"], "same");
}

/// Self-crossing, open, turned inside out, given twice, with an edge of four triangles: a class or a reason, never a
/// wrong one.
#[test]
fn damaged_parts_are_told_rightly_or_not_at_all() {
    let whole = box_at("part", [0.0; 3], 4.0, 1);
    let other = |first| box_at("other", [2.0, 2.0, 2.0], 4.0, first);
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
    let doubled = whole.clone()
        + &whole
            .lines()
            .filter(|l| l.starts_with('f'))
            .collect::<Vec<_>>()
            .join("\n")
        + "\n";
    let crossing = whole.clone() + &box_at("x", [3.0, 3.0, 3.0], 4.0, 9).replace("o x\n", "");
    for (name, part, first, expected) in [
        ("inside_out", inside_out, 9, vec!["interferes"]),
        ("open", open, 9, vec!["interferes"]),
        ("doubled", doubled, 9, vec!["interferes", "undecided"]),
        ("crossing", crossing, 17, vec!["interferes", "undecided"]),
    ] {
        let (_, report) = checked(name, &(part + &other(first)), &[]);
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
