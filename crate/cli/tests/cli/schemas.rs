//! Checks that JSON outputs match their schemas: for all shipped scenes, for bad input, and for every command.

use boon::{Compiler, SchemaIndex, Schemas};
use nearpoint_cli::Outcome;
use serde_json::{Value, json};

use crate::common::{Folder, cubes, nearpoint, shipped, tree};

/// The compiled schemas.
pub struct Forms(Schemas, Vec<(&'static str, SchemaIndex)>);

/// The names of all schemas of the program, because some refer to others.
const ALL: [&str; 10] = [
    "check",
    "pairs",
    "motion",
    "range",
    "review",
    "way",
    "trials",
    "scene",
    "tests",
    "decisions",
];

impl Forms {
    /// Compiles the schemas that the program itself prints.
    pub fn own() -> Self {
        let texts = ALL.map(|name| {
            let (outcome, text) = nearpoint(&["schema", name]);
            assert_eq!(outcome, Ok(Outcome::Clear));
            (name, serde_json::from_str(&text).unwrap())
        });
        Self::new(&texts)
    }

    pub fn new(texts: &[(&'static str, Value)]) -> Self {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        // The domain never resolves: only added schemas are known.
        let address = |name: &str| format!("https://schemas.invalid/{name}.schema.json");
        for (name, text) in texts {
            compiler.add_resource(&address(name), text.clone()).unwrap();
        }
        let compiled = texts.iter().map(|(name, _)| {
            let compiled = compiler.compile(&address(name), &mut schemas);
            (*name, compiled.unwrap())
        });
        let known = compiled.collect();
        Self(schemas, known)
    }

    pub fn wrong(&self, name: &str, value: &Value) -> Option<String> {
        let (_, schema) = self.1.iter().find(|(known, _)| *known == name).unwrap();
        let found = self.0.validate(value, *schema);
        found.err().map(|error| format!("{error:#}"))
    }

    pub fn check(&self, name: &str, value: &Value) {
        if let Some(wrong) = self.wrong(name, value) {
            panic!("{wrong}\nin {value:#}");
        }
    }
}

fn read(path: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Returns the output without the outcome, which varies.
fn report_of(arguments: &[&str]) -> Value {
    let (outcome, text) = nearpoint(arguments);
    outcome.unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn check_of_shipped_scenes_follows_the_schema() {
    let forms = Forms::own();
    for entry in std::fs::read_dir(tree("public/scenes")).unwrap() {
        let path = entry.unwrap().path();
        let path = path.to_str().unwrap();
        forms.check("scene", &read(path));
        let report = report_of(&["check", path, "--json", "--allow-outside", "--within", "0"]);
        forms.check("check", &report);
        let parts = report["parts"].as_array().unwrap();
        for (at, part) in parts.iter().enumerate() {
            assert_eq!(part["id"], at);
            let model = &report["models"][part["model"].as_u64().unwrap() as usize];
            let file = &model["files"][part["file"].as_u64().unwrap() as usize];
            assert!(std::fs::exists(file.as_str().unwrap()).unwrap(), "{file}");
        }
        for pair in report["pairs"].as_array().unwrap() {
            for (id, name) in [("part_a", "a"), ("part_b", "b")] {
                let part = &parts[pair[id].as_u64().unwrap() as usize];
                assert_eq!(part["name"], pair[name]);
            }
        }
    }
}

/// The parts are open, inside out and twisted, one is duplicated, one is inside another, and numbers are infinite.
#[test]
fn check_of_damaged_parts_follows_the_schema() {
    let forms = Forms::own();
    let folder = Folder::new("bad-parts");
    let cube = cubes(&[("a", 1.0, 0.0)]);
    let open: String = cube
        .lines()
        .take(13)
        .map(|line| format!("{line}\n"))
        .collect();
    let files = [
        ("open.obj", open.clone()),
        ("again.obj", open),
        (
            "cubes.obj",
            cubes(&[
                ("a", 4.0, 0.0),
                ("a", 1.0, 1.0),
                ("a", 4.0, 0.0),
                ("b", 2.0, 4.0),
                ("c", 2.0, 9.0),
            ]),
        ),
        ("turned.obj", cube.replace("f 1 2 4 3", "f 3 4 2 1")),
        (
            "flat.obj",
            "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n".to_owned(),
        ),
    ];
    let files: Vec<String> = files
        .iter()
        .map(|(name, text)| folder.file(name, text))
        .collect();
    let mut words = vec!["check", "--json", "--unit", "mm", "--within", "unlimited"];
    words.extend(files.iter().map(String::as_str));
    let report = report_of(&words);
    forms.check("check", &report);
    let has = |field: &str| {
        let mut pairs = report["pairs"].as_array().unwrap().iter();
        assert!(pairs.any(|pair| !pair[field].is_null()), "{field}");
    };
    for field in ["because", "duplicate", "body", "depth", "clearance", "on_a"] {
        has(field);
    }
    let ids = |pair: &Value| [&pair["part_a"], &pair["part_b"]].map(|id| id.as_u64().unwrap());
    let pairs: Vec<_> = report["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(ids)
        .collect();
    assert!(
        pairs.is_sorted() && pairs.windows(2).all(|two| two[0] != two[1]),
        "names may be alike, ids never"
    );
    words.extend(["--pairs", "0:1", "--no-timing"]);
    let report = report_of(&words);
    forms.check("check", &report);
    assert_eq!(ids(&report["pairs"][0]), [0, 1]);
    let faces = ["pairs", &files[3], &files[0], "--json"];
    forms.check("pairs", &report_of(&faces));
    forms.check(
        "pairs",
        &report_of(&[&faces[..], &["--triangles"]].concat()),
    );
}

/// Two models have one name; once only their order distinguished them.
#[test]
fn parts_of_one_name_in_several_models_are_distinguished() {
    let folder = Folder::new("models");
    folder.file("one/a.obj", &cubes(&[("a", 2.0, 0.0)]));
    folder.file("two/a.obj", &cubes(&[("a", 2.0, 1.0)]));
    let scene =
        json!({"version": 1, "unit": "mm", "models": [{"url": "one/a.obj"}, {"url": "two/a.obj"}]});
    let scene = folder.file("scene.json", &scene.to_string());
    let report = report_of(&["check", &scene, "--json"]);
    Forms::own().check("check", &report);
    let pair = &report["pairs"][0];
    assert_eq!((&pair["part_a"], &pair["part_b"]), (&json!(0), &json!(1)));
    let part = |at: usize| &report["parts"][at];
    assert_eq!(
        (&part(0)["model"], &part(1)["model"]),
        (&json!(0), &json!(1))
    );
    let which = |at: usize| (part(at)["path"].clone(), part(at)["nth"].clone());
    assert_ne!(which(0), which(1));
    assert_eq!(
        report["models"][1]["files"],
        json!([folder.path("two/a.obj")])
    );
}

#[test]
fn other_commands_write_what_their_schemas_say() {
    let forms = Forms::own();
    let folder = Folder::new("schemas");
    let (faulty, fine) = (shipped("reducer-faulty"), shipped("reducer"));
    let decisions = folder.path("decisions.json");
    let first = report_of(&[
        "review",
        &faulty,
        "--allow-outside",
        "--json",
        "--save",
        &decisions,
    ]);
    forms.check("review", &first);
    forms.check("decisions", &read(&decisions));
    let mut decided = read(&decisions);
    decided["clashes"][0]["said"] =
        json!({"status": "approved", "assignee": "Ada", "priority": "high", "group": "bearings"});
    let decided = folder.file("decided.json", &decided.to_string());
    let second = report_of(&[
        "review",
        &fine,
        "--allow-outside",
        "--json",
        "--decisions",
        &decided,
    ]);
    forms.check("review", &second);
    assert!(second.get("parts").is_some() && first.get("parts").is_none());
    forms.check(
        "tests",
        &read(tree("docs/review/tests.json").to_str().unwrap()),
    );
    let cell = shipped("robot-cell");
    forms.check(
        "motion",
        &report_of(&["motion", &cell, "--allow-outside", "--json"]),
    );
    let path = folder.path("way.json");
    let (outcome, _) = nearpoint(&[
        "removal",
        &fine,
        "--allow-outside",
        "--part",
        "bolt 1",
        "--json",
        &path,
    ]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    forms.check("way", &read(&path));
    let trials = folder.path("trials.json");
    let (outcome, _) = nearpoint(&[
        "experiment",
        "--tasks",
        "A",
        "--trials",
        "1",
        "--json",
        &trials,
    ]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    forms.check("trials", &read(&trials));
}

/// If a schema accepted everything, all tests above would pass, too.
#[test]
fn schemas_refuse_invalid_documents() {
    let forms = Forms::own();
    let folder = Folder::new("refused");
    let file = folder.file("a.obj", &cubes(&[("a", 2.0, 0.0), ("b", 2.0, 1.0)]));
    let report = report_of(&["check", &file, "--json"]);
    assert_eq!(forms.wrong("check", &report), None);
    for (pointer, value) in [
        ("/version", json!(2)),
        ("/schema", json!("review")),
        ("/unit", json!("ft")),
        ("/pairs/0/class", json!("collides")),
        ("/pairs/0/more", json!(1)),
        ("/pairs/0/depth", json!([1.0])),
        ("/pairs/0/on_a", json!([0.0, 0.0])),
        ("/parts/0/path", json!([])),
        ("/hash", json!("0")),
    ] {
        let mut bad = report.clone();
        let (above, name) = pointer.rsplit_once('/').unwrap();
        bad.pointer_mut(above).unwrap()[name] = value;
        assert!(forms.wrong("check", &bad).is_some(), "{pointer}");
    }
    for name in ["check", "review", "pairs", "motion", "way", "trials"] {
        assert!(forms.wrong(name, &json!({})).is_some(), "{name}");
    }
}
