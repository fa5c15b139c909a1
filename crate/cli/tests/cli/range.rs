//! Checks that `nearpoint range` finds the values at which a small robot's parts meet, and writes them in all its forms.

use nearpoint_cli::Outcome;

use crate::common::{Folder, json, nearpoint, refused};
use crate::robots::{boxed, joint, robot};
use crate::schemas::Forms;

/// A turntable with an arm 1 long that points along x, 0.1 wide, and a post of the same width that stands at y = 0.5. The arm
/// meets the post when its side, 0.05 from its axis, meets the near corners: from 2·atan(…) on.
fn turntable(folder: &Folder) -> String {
    let post = "<link name='post'><visual><origin xyz='0 0.5 0'/><geometry><box size='0.1 0.1 0.1'/></geometry></visual></link>";
    let arm = "<link name='arm'><visual><origin xyz='0.5 0 0'/><geometry><box size='1 0.1 0.1'/></geometry></visual></link>";
    let elements = [
        "<link name='base'/>".to_owned(),
        arm.to_owned(),
        post.to_owned(),
        joint("revolute", ["base", "arm"], "0 0 0"),
        joint("fixed", ["base", "post"], "0 0 0"),
    ];
    folder.file("turntable.urdf", &robot(&elements))
}

#[test]
fn arm_turns_until_it_meets_the_post() {
    let folder = Folder::new("range");
    let urdf = turntable(&folder);
    let options = ["--joint", "base-arm=0:90", "--resolution", "0.001"];
    let (outcome, report) = json(&[&["range", &urdf, "--json"], &options[..]].concat());
    assert_eq!(outcome, Outcome::Failed);
    Forms::own().check("range", &report);
    // The near corner of the post at (0.05, 0.45), in metres, meets the arm's upper side.
    let corner = [0.05f64, 0.45];
    let far = corner[0].hypot(corner[1]);
    let expected = (corner[1].atan2(corner[0]) - (0.05 / far).asin()).to_degrees();
    let cells = report["cells"].as_array().unwrap();
    let end = cells
        .iter()
        .position(|cell| cell["class"] != "clear")
        .unwrap();
    let lower = cells[end]["lower"][0].as_f64().unwrap();
    assert!((lower - expected).abs() < 0.002, "{lower} {expected}");
    assert_eq!(report["pairs"][0]["class"], "sometimes");
    let (_, table) = nearpoint(&[&["range", &urdf], &options[..]].concat());
    assert!(
        table.contains("clear      base-arm from 0° to 77.32°"),
        "{table}"
    );
    // Before that, nothing meets.
    let before = ["--joint", "base-arm=-90:77", "--json"];
    let (outcome, report) = json(&[&["range", &urdf], &before[..]].concat());
    assert_eq!(
        (outcome, &report["pairs"][0]["class"]),
        (Outcome::Clear, &"never".into())
    );
}

#[test]
fn smallest_distance_of_the_arm_from_the_post_has_proven_bounds() {
    let folder = Folder::new("range-clearance");
    let urdf = turntable(&folder);
    let range = ["range", &urdf, "--clearance", "--joint"];
    let (_, report) = json(&[&range[..], &["base-arm=-90:45", "--json"]].concat());
    Forms::own().check("range", &report);
    // At 45° the near corner of the post, at (0.05, 0.45), is this far from the arm's upper side.
    let distance = (0.45 - 0.05) / 2f64.sqrt() - 0.05;
    let found = &report["clearance"];
    let number = |name: &str| found[name].as_f64().unwrap();
    assert!(number("lower") <= distance && distance <= number("upper"));
    assert!(number("upper") < 1.01 * number("lower"), "{found}");
    assert!((found["at"][0].as_f64().unwrap() - 45.0).abs() < 1.0);
    let points = [0, 1].map(|i| found["points"][i].as_array().unwrap());
    let squares = (0..3)
        .map(|axis| points[0][axis].as_f64().unwrap() - points[1][axis].as_f64().unwrap())
        .map(|difference| difference * difference);
    assert!((squares.sum::<f64>().sqrt() - number("upper")).abs() < 1e-9);
    let (_, table) = nearpoint(&[&range[..], &["base-arm=-90:45"]].concat());
    let line = "m, between arm and post, at base-arm ";
    assert!(table.contains(line), "{table}");
    // Farther on they meet.
    let (_, report) = json(&[&range[..], &["base-arm=0:90", "--json"]].concat());
    assert_eq!(report["clearance"]["upper"], 0.0);
    assert_eq!(report["clearance"]["at"], report["pairs"][0]["meets_at"]);
    let (_, table) = nearpoint(&[&range[..], &["base-arm=0:90"]].concat());
    assert!(
        table.contains("Smallest distance: 0, where arm and post meet"),
        "{table}"
    );
}

#[test]
fn cells_of_two_joints_are_written_as_csv_as_in_the_json() {
    let folder = Folder::new("range-csv");
    let mut elements: Vec<String> = ["base", "a", "b, c"]
        .map(|name| boxed(name, "1 1 1"))
        .into();
    elements.push(joint("prismatic", ["base", "a"], "0 0 4"));
    elements.push(joint("prismatic", ["base", "b, c"], "0 0 -4"));
    let urdf = folder.file("slides.urdf", &robot(&elements));
    let csv = folder.path("cells.csv");
    let joints = [
        "--joint",
        "base-a=-10:2",
        "--joint",
        "base-b, c=0:6",
        "--csv",
        &csv,
    ];
    let (_, report) = json(&[&["range", &urdf, "--json"], &joints[..]].concat());
    let text = folder.read("cells.csv");
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    let cells = report["cells"].as_array().unwrap();
    assert_eq!(lines.len(), 1 + cells.len());
    let name = report["joints"][0]["robot"].as_str().unwrap();
    let unit = report["unit"].as_str().unwrap();
    let header = format!(
        "{name}/base-a lower ({unit}),{name}/base-a upper ({unit}),\"{name}/base-b, c lower ({unit})\","
    );
    assert!(lines[0].starts_with(&header), "{}", lines[0]);
    for (line, cell) in lines[1..].iter().zip(cells) {
        let ends = [
            &cell["lower"][0],
            &cell["upper"][0],
            &cell["lower"][1],
            &cell["upper"][1],
        ];
        let fields: Vec<&str> = line.splitn(7, ',').collect();
        for (field, end) in fields.iter().zip(ends) {
            assert_eq!(field.parse::<f64>().ok(), end.as_f64(), "{line}");
        }
        assert_eq!(fields[4], cell["class"]);
        let names = match cell["pair"].as_u64() {
            Some(pair) => format!(
                "{},\"{}\"",
                report["pairs"][pair as usize]["a"].as_str().unwrap(),
                report["pairs"][pair as usize]["b"].as_str().unwrap()
            ),
            None => ",".to_owned(),
        };
        assert_eq!(fields[6], names, "{line}");
    }
    assert!(
        lines.iter().any(|line| line.contains("meets,true")),
        "{text}"
    );
    refused(&["range", &urdf, "--csv", &csv], "--joint");
}

#[test]
fn pairs_of_links_that_need_no_check_are_written_as_srdf_and_read_again() {
    let folder = Folder::new("range-srdf");
    let mut elements: Vec<String> = ["a", "b", "c", "d"].map(|name| boxed(name, "1 1 1")).into();
    // b turns on a; c is far from both, and d slides into b's place.
    elements.push(joint("revolute", ["a", "b"], "0 0 1"));
    elements.push(joint("fixed", ["a", "c"], "10 0 0"));
    elements.push(joint("prismatic", ["a", "d"], "0 0 4"));
    let urdf = folder.file("arm.urdf", &robot(&elements));
    let srdf = folder.path("arm.srdf");
    let (outcome, _) = nearpoint(&["range", &urdf, "--srdf", &srdf, "--fail-on", "nothing"]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    let text = folder.read("arm.srdf");
    for line in [
        "link1=\"a\" link2=\"b\" reason=\"Adjacent\"",
        "link1=\"b\" link2=\"c\" reason=\"Never\"",
        "link1=\"c\" link2=\"d\" reason=\"Never\"",
    ] {
        assert!(text.contains(line), "{text}");
    }
    assert!(
        !text.contains("link1=\"b\" link2=\"d\""),
        "they meet: {text}"
    );
    let (_, report) = json(&["check", &urdf, &srdf, "--json", "--no-timing"]);
    assert!(
        report["left_out"].as_array().unwrap().len() >= 5,
        "{report:#}"
    );
}

#[test]
fn build_servers_get_a_case_for_each_pair() {
    let folder = Folder::new("range-junit");
    let urdf = turntable(&folder);
    let file = folder.path("range.xml");
    let written = |range: &str, more: &[&str]| {
        let joint = format!("base-arm={range}");
        let options = ["range", &urdf, "--joint", &joint, "--junit", &file];
        let (outcome, _) = nearpoint(&[&options[..], more].concat());
        (outcome, folder.read("range.xml"))
    };
    let (outcome, text) = written("0:90", &[]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    assert!(text.contains("tests=\"1\" failures=\"1\""), "{text}");
    assert!(
        text.contains("<failure message=\"meets at base-arm "),
        "{text}"
    );
    let (outcome, text) = written("0:90", &["--fail-on", "nothing", "--allow-undecided"]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    assert!(
        text.contains("failures=\"0\"") && text.contains("<skipped "),
        "{text}"
    );
    let (outcome, text) = written("-90:77", &[]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    assert!(
        text.contains("failures=\"0\"") && text.contains("skipped=\"0\""),
        "{text}"
    );
}

/// The arm is 1 long and 0.1 wide; a quarter turn about its end sweeps a sector and half of the arm at each end.
#[test]
fn swept_space_of_the_arm_is_written() {
    let folder = Folder::new("sweep");
    let urdf = turntable(&folder);
    let sweep = |more: &[&str]| {
        let options = ["sweep", &urdf, "--part", "arm", "--joint", "base-arm=0:90"];
        nearpoint(&[&options[..], more].concat())
    };
    let [stl, glb] = ["outer.stl", "inner.glb"].map(|name| folder.path(name));
    let (outcome, text) = sweep(&["--outer", &stl, "--inner", &glb]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    let numbers: Vec<f64> = text
        .split(' ')
        .filter_map(|word| word.parse().ok())
        .collect();
    let volume = (1.0f64.powi(2) + 0.05f64.powi(2)) * std::f64::consts::FRAC_PI_4 + 0.1;
    let [lower, upper, edge] = numbers[..] else {
        panic!("{text}");
    };
    assert!(lower <= 0.1 * volume && 0.1 * volume <= upper, "{text}");
    assert!(edge < 0.02, "{text}");
    for (file, volume) in [(&stl, upper), (&glb, lower)] {
        let (_, report) = json(&["check", file, "--unit", "m", "--json", "--no-timing"]);
        let triangles = report["parts"][0]["triangles"].as_u64();
        assert!(triangles > Some(1000) && volume > 0.0, "{report:#}");
    }
    let (_, text) = sweep(&["--outer", &folder.path("space.obj")]);
    assert!(text.is_empty() || text.contains("space.obj"), "{text}");
    assert!(!std::path::Path::new(&folder.path("space.obj")).exists());
    let without = ["sweep", &urdf, "--part", "arm"];
    refused(&without, "cli-sweep-nothing");
    refused(
        &["sweep", &urdf, "--part", "leg", "--joint", "base-arm"],
        "cli-no-part",
    );
    let fine = [
        "sweep",
        &urdf,
        "--part",
        "arm",
        "--joint",
        "base-arm",
        "--resolution",
        "1e-6",
    ];
    refused(&fine, "swept-too-fine");
}

#[test]
fn options_that_name_no_range_are_refused() {
    let folder = Folder::new("range-refused");
    let urdf = turntable(&folder);
    let range = |joint: &str, why: &str| refused(&["range", &urdf, "--joint", joint], why);
    range("elbow", "cli-no-joint");
    range("base-arm=1", "cli-joint-range");
    range("base-arm=2:1", "cli-joint-range");
    range("base-arm=nan:1", "cli-joint-range");
    refused(
        &["range", &urdf, "--joint", "base-arm", "--resolution", "0"],
        "range-resolution",
    );
    let cubes = folder.file("cube.obj", &crate::common::cubes(&[("cube", 1.0, 0.0)]));
    refused(&["range", &cubes], "cli-no-robot");
}
