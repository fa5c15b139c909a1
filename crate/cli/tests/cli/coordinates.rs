//! Checks coordinates: far from the origin, in several units, with few digits, and in files with differently typed paths.

use nearpoint_cli::Outcome;
use serde_json::Value;

use crate::common::{Folder, cubes, json, nearpoint, program};

/// Returns the corners and the triangles of a box.
fn block(low: [f64; 3], size: [f64; 3]) -> (Vec<[f64; 3]>, [[usize; 3]; 12]) {
    let corner = |n: usize| [4, 2, 1].map(|bit| f64::from(u8::from(n & bit != 0)));
    let at = |n| [0, 1, 2].map(|k| low[k] + corner(n)[k] * size[k]);
    let triangles = [
        [0, 1, 3],
        [0, 3, 2],
        [4, 6, 7],
        [4, 7, 5],
        [0, 4, 5],
        [0, 5, 1],
        [2, 3, 7],
        [2, 7, 6],
        [0, 2, 6],
        [0, 6, 4],
        [1, 5, 7],
        [1, 7, 3],
    ];
    ((0..8).map(at).collect(), triangles)
}

/// Returns cubes of edge 1 with these lowest corners, as text with this many decimals.
fn text(low: &[[f64; 3]], decimals: usize) -> String {
    let mut obj = String::new();
    for (part, low) in low.iter().enumerate() {
        let (points, triangles) = block(*low, [1.0; 3]);
        obj += &format!("o {part}\n");
        for [x, y, z] in points {
            obj += &format!("v {x:.decimals$} {y:.decimals$} {z:.decimals$}\n");
        }
        for corners in triangles {
            let [a, b, c] = corners.map(|corner| corner + 8 * part + 1);
            obj += &format!("f {a} {b} {c}\n");
        }
    }
    obj
}

fn stl(low: [f64; 3], size: [f64; 3]) -> Vec<u8> {
    let (points, triangles) = block(low, size);
    let mut bytes = vec![0; 80];
    bytes.extend(12u32.to_le_bytes());
    for corners in triangles {
        bytes.extend([0; 12]);
        let numbers = corners.iter().flat_map(|&corner| points[corner]);
        numbers.for_each(|x| bytes.extend((x as f32).to_le_bytes()));
        bytes.extend([0; 2]);
    }
    bytes
}

/// Returns a COLLADA file with a box.
fn dae(low: [f64; 3], size: [f64; 3], unit: &str, up: &str) -> String {
    let (points, triangles) = block(low, size);
    let numbers: Vec<String> = points.iter().flatten().map(f64::to_string).collect();
    let corners: Vec<String> = triangles.iter().flatten().map(usize::to_string).collect();
    format!(
        r##"<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><unit meter="{unit}"/><up_axis>{up}</up_axis></asset>
<library_geometries><geometry id="g"><mesh><source id="p"><float_array id="a" count="24">{}</float_array>
<technique_common><accessor source="#a" count="8" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
<triangles count="12"><input semantic="VERTEX" source="#v" offset="0"/><p>{}</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="s"><node><instance_geometry url="#g"/></node></visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#s"/></scene></COLLADA>"##,
        numbers.join(" "),
        corners.join(" ")
    )
}

fn pair(files: &[&str], more: &[&str]) -> (Value, Value) {
    let words = [
        &["check", "--json", "--no-timing", "--within", "unlimited"],
        files,
        more,
    ];
    let (_, report) = json(&words.concat());
    let pairs = report["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 1, "{report}");
    (pairs[0].clone(), report)
}

const GRID: [f64; 3] = [2_600_000.25, 1_200_000.5, 400.0];

#[test]
fn text_far_from_the_origin_is_answered_as_its_digits_allow() {
    let folder = Folder::new("far-text");
    let far = [5.8e9, -5.3e9, 4e5];
    for (offset, unit) in [([0.0; 3], "m"), (GRID, "m"), (far, "mm"), (far, "m")] {
        for (apart, class) in [
            (0.5, "interferes"),
            (0.9375, "interferes"),
            (1.0, "touches"),
            (1.0625, "clear"),
            (1.5, "clear"),
        ] {
            let second = [offset[0] + apart, offset[1], offset[2]];
            let file = folder.file("a.obj", &text(&[offset, second], 9));
            let (pair, _) = pair(&[&file], &["--unit", unit]);
            // At this distance, 64-bit floats are 1 µm apart if they are metres.
            let is_coarse = class == "touches" && (offset, unit) == (far, "m");
            let class = if is_coarse { "undecided" } else { class };
            let clearance = Some(f64::max(apart - 1.0, 0.0));
            assert_eq!(pair["class"], class, "{offset:?} {unit} {apart}");
            assert_eq!(
                pair["clearance"].as_f64(),
                clearance,
                "{offset:?} {unit} {apart}"
            );
            let reason = is_coarse.then_some("coordinatesTooCoarse");
            assert_eq!(pair["because"].as_str(), reason);
            if class == "interferes" {
                assert_eq!(pair["body"]["volume"], 1.0 - apart);
            }
        }
    }
}

#[test]
fn a_contact_is_one_wherever_its_digits_suffice() {
    let folder = Folder::new("contacts");
    for x in [
        0.0, 5.0, 8.5, 10.0, 20.0, 100.0, 200.0, 255.0, 300.0, 1000.0,
    ] {
        for (apart, class) in [
            (1.0 - 1e-5, "interferes"),
            (1.0, "touches"),
            (1.0 + 1e-5, "clear"),
        ] {
            let file = folder.file("a.obj", &text(&[[x, 0.0, 0.0], [x + apart, 0.0, 0.0]], 9));
            let (pair, _) = pair(&[&file], &["--unit", "m"]);
            assert_eq!(pair["class"], class, "{x} {apart}");
        }
    }
    // A wall of 50 m and a brick on it, in millimetres without decimals.
    let parts = [
        ([20_000.0, 0.0, 0.0], [50_000.0, 300.0, 3000.0]),
        ([30_000.0, 0.0, 3000.0], [240.0, 115.0, 71.0]),
    ];
    let [wall, brick] = parts.map(|(low, size)| dae(low, size, "0.001", "Z_UP"));
    let files = [
        folder.file("wall.dae", &wall),
        folder.file("brick.dae", &brick),
    ];
    let (pair, _) = pair(&[&files[0], &files[1]], &[]);
    assert_eq!(pair["class"], "touches");
}

#[test]
fn one_program_wrote_all_digits_of_a_file() {
    let folder = Folder::new("one-program");
    // The first part needs fewer digits than the second, and is as exact.
    let cubes = |apart: f64| {
        text(
            &[[2_600_000.0, 0.0, 0.0], [2_600_000.0 + apart, 0.0, 0.0]],
            6,
        )
    };
    let without_zeros = |text: String| {
        let number = |word: &str| match word.split_once('.') {
            Some((whole, fraction)) => match fraction.trim_end_matches('0') {
                "" => whole.to_owned(),
                left => format!("{whole}.{left}"),
            },
            None => word.to_owned(),
        };
        let line = |line: &str| line.split(' ').map(number).collect::<Vec<_>>().join(" ");
        text.lines().map(|it| line(it) + "\n").collect::<String>()
    };
    for (apart, class) in [(1.5, "clear"), (0.5, "interferes")] {
        let file = folder.file("a.obj", &without_zeros(cubes(apart)));
        let (pair, _) = pair(&[&file], &["--unit", "m"]);
        assert_eq!(pair["class"], class, "{apart}");
    }
    // C's %g with six digits drops zeros: the numbers look short, and are rounded.
    let rounded = cubes(1.0)
        .replace("2600000.000000", "2.6e+06")
        .replace("2600001.000000", "2.6e+06")
        .replace("2600002.000000", "2.6001e+06");
    let file = folder.file("a.obj", &rounded);
    let (pair, _) = pair(&[&file], &["--unit", "m"]);
    assert_ne!(pair["class"], "touches");
}

#[test]
fn numbers_of_transforms_count_with_their_digits() {
    let folder = Folder::new("transforms");
    let moved = |name: &str, low: f64, by: &str| {
        let node = format!("<node><translate>{by} 0 0</translate>");
        let text = dae([low, 0.0, 0.0], [1.0; 3], "1", "Z_UP").replace("<node>", &node);
        folder.file(name, &text)
    };
    for (by, class) in [
        ("2.60000e+06", "undecided"),
        ("2600000.000000", "touches"),
        ("26", "touches"),
    ] {
        let [a, b] = [moved("a.dae", 0.0, by), moved("b.dae", 1.0, by)];
        let (pair, _) = pair(&[&a, &b], &[]);
        assert_eq!(pair["class"], class, "{by}");
    }
}

#[test]
fn coarse_coordinates_widen_what_holds_for_the_solids() {
    let folder = Folder::new("coarse-bounds");
    // These are 2600000.04 and 2600000.56 with one decimal; one block is 0.48 deep in the other.
    let low = [[2_600_000.04, 0.0, 0.0], [2_600_000.56, 0.0, 0.0]];
    let file = folder.file("a.obj", &text(&low, 1));
    let (pair, _) = pair(&[&file], &["--unit", "m"]);
    assert_eq!(
        (&pair["class"], &pair["bounds_of"]),
        (&"interferes".into(), &"solids".into())
    );
    for (bounds, known) in [
        (&pair["depth"], 0.48),
        (&pair["body"]["volume_bounds"], 0.48),
    ] {
        let [low, high] = [0, 1].map(|k| bounds[k].as_f64().unwrap());
        assert!(low <= known && known <= high, "{bounds} {known}");
    }
    let file = folder.file("b.obj", &text(&[low[0], [2_600_001.56, 0.0, 0.0]], 1));
    let (pair, _) = crate::coordinates::pair(&[&file], &["--unit", "m"]);
    let [low, high] = [0, 1].map(|k| pair["clearance_bounds"][k].as_f64().unwrap());
    assert!(
        pair["class"] == "clear" && low <= 0.52 && 0.52 <= high,
        "{pair}"
    );
}

#[test]
fn models_of_a_scene_file_keep_the_units_that_they_state() {
    let folder = Folder::new("scene-units");
    folder.file("in.dae", &dae([0.0; 3], [10.0; 3], "0.0254", "Z_UP"));
    folder.file("m.dae", &dae([0.254, 0.0, 0.0], [1.0; 3], "1", "Z_UP"));
    let models = r#"{"version": 1, "models": [{"url": "in.dae"}, {"url": "m.dae"}]}"#;
    let scene = folder.file("s.json", models);
    for more in [&[][..], &["--unit", "m"], &["--unit", "mm"]] {
        let (pair, report) = pair(&[&scene], more);
        assert_eq!(pair["class"], "touches", "{more:?} {report}");
    }
}

/// Digits that would do for millimetres do not for metres.
#[test]
fn named_pair_has_the_unit_of_its_file() {
    let folder = Folder::new("named-unit");
    let second = [GRID[0] + 1.0, GRID[1], GRID[2]];
    let file = folder.file("a.obj", &text(&[GRID, second], 4));
    for more in [&[][..], &["--pairs", "0:1"]] {
        let words = [&["--unit", "m"], more].concat();
        let (pair, _) = pair(&[&file], &words);
        assert_eq!(pair["because"], "coordinatesTooCoarse", "{more:?} {pair}");
    }
}

#[test]
fn too_few_digits_leave_a_contact_undecided() {
    let folder = Folder::new("few-digits");
    let second = |apart: f64| [GRID[0] + apart, GRID[1], GRID[2]];
    for (decimals, apart, class) in [
        (2, 1.0, "undecided"),
        (2, 1.25, "clear"),
        (2, 0.75, "interferes"),
        (0, 1.0, "undecided"),
        (0, 4.0, "clear"),
    ] {
        let file = folder.file("a.obj", &text(&[GRID, second(apart)], decimals));
        let (pair, _) = pair(&[&file], &["--unit", "m"]);
        assert_eq!(pair["class"], class, "{decimals} {apart}");
        let reason = (class == "undecided").then_some("coordinatesTooCoarse");
        assert_eq!(pair["because"].as_str(), reason);
    }
    let file = folder.file("a.obj", &text(&[GRID, second(1.0)], 2));
    let check = ["check", &file, "--unit", "m", "--fail-on", "interference"];
    let (outcome, table) = nearpoint(&check);
    assert_eq!(outcome, Ok(Outcome::Undecided));
    assert!(table.contains("too coarse"), "{table}");
}

#[test]
fn single_precision_is_as_coarse_as_where_it_was_stored() {
    let folder = Folder::new("far-singles");
    for (x, apart, class) in [
        (0.0, 1.0, "touches"),
        (2_600_000.0, 1.0, "undecided"),
        (2_600_000.0, 0.75, "undecided"),
        (2_600_000.0, 3.0, "clear"),
    ] {
        let files = [x, x + apart].map(|x| stl([x, 0.0, 0.0], [1.0; 3]));
        let paths = ["a.stl", "b.stl"].map(|name| folder.path(name));
        for (path, bytes) in paths.iter().zip(files) {
            std::fs::write(path, bytes).unwrap();
        }
        let [a, b] = &paths;
        let (pair, _) = pair(&[a, b], &["--unit", "m"]);
        assert_eq!(pair["class"], class, "{x} {apart}");
    }
}

#[test]
fn a_far_file_is_placed_where_it_was_and_the_absurd_is_refused() {
    let folder = Folder::new("far-notes");
    let file = folder.file("a.obj", &text(&[[5.8e9, 0.0, 0.0], [5.8e9, 3.0, 0.0]], 3));
    let (_, report) = pair(&[&file], &["--unit", "mm"]);
    let notes = report["notes"].to_string();
    assert!(notes.contains("5.800e9 mm from the origin"), "{notes}");
    for absurd in ["1e300", "1e13", "inf", "NaN"] {
        let content = text(&[[0.0; 3]], 1).replacen("v 0.0", &format!("v {absurd}"), 1);
        let (outcome, _) = nearpoint(&["check", &folder.file("absurd.obj", &content)]);
        assert!(outcome.is_err(), "{absurd}");
    }
}

#[test]
fn files_of_several_units_and_up_axes_are_converted_by_what_each_says() {
    let folder = Folder::new("units");
    let inch = folder.file("inch.dae", &dae([0.0; 3], [1.0; 3], "0.0254", "Z_UP"));
    let box_20 = folder.path("mm.stl");
    std::fs::write(&box_20, stl([20.0, 0.0, 0.0], [20.0, 30.0, 30.0])).unwrap();
    for files in [[&inch, &box_20], [&box_20, &inch]] {
        let (pair, report) = pair(&[files[0], files[1]], &[]);
        assert_eq!(report["unit"], "in");
        assert_eq!(pair["class"], "interferes");
        let volume = pair["body"]["volume"].as_f64().unwrap() * 25.4f64.powi(3);
        assert!((volume - 5.4 * 25.4 * 25.4).abs() < 1e-3, "{volume}");
        let notes = report["notes"].to_string();
        assert!(
            notes.contains("from mm to in: ") && notes.contains("mm.stl"),
            "{notes}"
        );
    }
    // The given unit applies to files that declare none.
    let (output, report) = pair(&[&inch, &box_20], &["--unit", "m"]);
    assert_eq!(
        (&output["class"], &report["unit"]),
        (&"clear".into(), &"in".into())
    );
    let (forced, report) = pair(&[&inch, &box_20], &["--force-unit", "mm"]);
    assert_eq!(
        (&forced["clearance"], &report["unit"]),
        (&19.0.into(), &"mm".into())
    );
    let (alone, _) = nearpoint(&["check", &inch, "--unit", "m", "--force-unit", "mm"]);
    assert!(alone.is_err());

    let up = |name: &str, size, unit, axis| folder.file(name, &dae([0.0; 3], size, unit, axis));
    let z = up("z.dae", [1.0, 2.0, 10.0], "1", "Z_UP");
    let y = folder.file(
        "y.dae",
        &dae([0.0, 0.0, -200.0], [100.0, 1000.0, 200.0], "0.01", "Y_UP"),
    );
    for files in [[&z, &y], [&y, &z]] {
        let (pair, report) = pair(&[files[0], files[1]], &[]);
        assert_eq!(pair["duplicate"], "same");
        // The unit is that of the first file.
        let first = if files[0] == &z { "m" } else { "cm" };
        assert_eq!(report["unit"], first);
    }
}

#[test]
fn unused_unit_option_is_reported() {
    let folder = Folder::new("vain");
    let inch = folder.file("inch.dae", &dae([0.0; 3], [1.0; 3], "0.0254", "Z_UP"));
    let (_, report) = json(&["check", &inch, "--unit", "mm", "--json"]);
    assert_eq!(report["unit"], "in");
    assert!(report["notes"].to_string().contains("was not used"));
}

#[test]
fn a_baseline_knows_files_however_they_are_typed() {
    let folder = Folder::new("typed");
    folder.file("a/one.obj", &cubes(&[("x", 4.0, 0.0), ("y", 4.0, 3.0)]));
    folder.file("b/two.obj", &cubes(&[("z", 4.0, 100.0), ("w", 4.0, 103.0)]));
    let here = folder.0.canonicalize().unwrap();
    let whole = |name: &str| here.join(name).to_str().unwrap().to_owned();
    let run = |from: &str, one: &str, two: &str, more: &[&str]| {
        let words = [
            &["check", one, two, "--unit", "mm", "--json", "--no-timing"],
            more,
        ]
        .concat();
        let (code, output, out) = program(&words, &here.join(from), b"");
        assert!(code != Some(2), "{output}");
        (code, out)
    };
    let ways = [
        ("", "a/one.obj".to_owned(), "b/two.obj".to_owned()),
        ("", "./a/one.obj".to_owned(), "a/../b/two.obj".to_owned()),
        ("a", "one.obj".to_owned(), "../b/two.obj".to_owned()),
        ("b", whole("a/one.obj"), whole("b/two.obj")),
    ];
    for (from, one, two) in &ways {
        let (code, known) = run(from, one, two, &[]);
        assert_eq!(code, Some(1));
        let known = folder.file("known.json", &known);
        for (from, one, two) in &ways {
            let (code, out) = run(from, one, two, &["--baseline", &known]);
            assert_eq!(code, Some(0), "{one} {two}: {out}");
        }
    }
}
