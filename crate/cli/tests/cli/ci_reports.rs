//! Checks a check's reports for build servers, and its comparison with a baseline.

use std::path::PathBuf;
use std::process::Command;

use nearpoint_cli::Outcome;
use roxmltree::Document;
use serde_json::Value;

use crate::common::{Folder, cubes, json, nearpoint, refused, shipped};
use crate::schemas::Forms;

/// Returns the official schema of SARIF, from a package that carries it.
fn official() -> Value {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/official/Cargo.toml");
    let words = [
        "metadata",
        "--quiet",
        "--locked",
        "--format-version=1",
        "--manifest-path",
        manifest,
    ];
    let output = Command::new(env!("CARGO")).args(words).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut packages = metadata["packages"].as_array().unwrap().iter();
    let carrier = packages
        .find(|package| package["name"] == "serde-sarif")
        .unwrap();
    let folder = PathBuf::from(carrier["manifest_path"].as_str().unwrap());
    let schema = folder.with_file_name("src").join("schema.json");
    serde_json::from_str(&std::fs::read_to_string(schema).unwrap()).unwrap()
}

const ODD: &str = "a%,:[b](1) <&\"ж";

#[test]
fn sarif_follows_its_schema_and_has_stable_fingerprints() {
    let forms = Forms::new(&[("sarif", official())]);
    let folder = Folder::new("sarif");
    let sarif = folder.path("out.sarif");
    let run = |words: &[&str]| -> Value {
        nearpoint(&[words, &["--sarif", &sarif, "--quiet"]].concat())
            .0
            .unwrap();
        serde_json::from_str(&folder.read("out.sarif")).unwrap()
    };
    let faulty = shipped("reducer-faulty");
    let checked = run(&["check", &faulty, "--allow-outside"]);
    forms.check("sarif", &checked);
    let reviewed = run(&["review", &faulty, "--allow-outside"]);
    forms.check("sarif", &reviewed);
    let results = |log: &Value| log["runs"][0]["results"].as_array().unwrap().clone();
    for log in [&checked, &reviewed] {
        assert!(results(log).len() >= 4);
        for result in results(log) {
            let file = &result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
            assert!(
                file.as_str()
                    .unwrap()
                    .ends_with("public/models/reducer-faulty.glb"),
                "{file}"
            );
            let part = &result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"];
            assert!(part.as_str().unwrap().contains(" / "), "{part}");
        }
    }
    // A pair that moves a little is the same result; a pair of other parts is another one.
    let name = ODD.replace(' ', "_");
    let prints = |second: (&str, f64, f64)| -> Vec<Value> {
        let text = cubes(&[(&name, 2.0, 0.0), second, ("c", 1.0, 9.0)]);
        let file = folder.file("model.obj", &text);
        let log = run(&["check", &file, "--unit", "mm"]);
        forms.check("sarif", &log);
        let prints = results(&log).into_iter();
        prints
            .map(|result| result["partialFingerprints"].clone())
            .collect()
    };
    let before = prints(("b", 2.0, 1.0));
    assert_eq!(before, prints(("b", 2.0, 1.25)));
    assert_ne!(before, prints(("d", 2.0, 1.0)));
}

#[test]
fn junit_and_annotations_fail_for_what_the_exit_code_is_for() {
    let folder = Folder::new("junit");
    let [b, c] = [("b", 2.0, 1.0), ("c", 2.0, 3.0)];
    let meeting = cubes(&[("a", 2.0, 0.0), b, c, ("d", 1.0, 9.0)]);
    let meeting = folder.file("m.obj", &meeting);
    let (path, base) = (folder.path("out.xml"), ["check", &meeting, "--unit", "mm"]);
    for (more, outcome, failures) in [
        (&[][..], Outcome::Failed, 2),
        (&["--fail-on", "interference"], Outcome::Failed, 1),
        (&["--pairs", "a:d"], Outcome::Clear, 0),
    ] {
        let written = ["--junit", &path, "--annotations", "--quiet"];
        let (ended, report) = nearpoint(&[&base, more, &written].concat());
        assert_eq!(ended, Ok(outcome), "{more:?}");
        let text = folder.read("out.xml");
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        assert_eq!(
            root.attribute("failures"),
            Some(&*failures.to_string()),
            "{text}"
        );
        let cases = root
            .descendants()
            .filter(|node| node.has_tag_name("testcase"));
        assert_eq!(cases.count(), failures.max(1));
        let is_error = |line: &str| line.starts_with("::error file=");
        assert!(report.lines().all(is_error), "{report}");
        assert_eq!(report.lines().count(), failures);
    }
    let reducer = shipped("reducer");
    let words = [
        "check",
        &reducer,
        "--allow-outside",
        "--fail-on",
        "interference",
        "--junit",
        &path,
    ];
    let (outcome, _) = nearpoint(&words);
    assert_eq!(outcome, Ok(Outcome::Undecided));
    assert!(folder.read("out.xml").contains("<failure"));
    let (outcome, _) = nearpoint(&[&words[..], &["--allow-undecided"]].concat());
    assert_eq!(outcome, Ok(Outcome::Clear));
    assert!(folder.read("out.xml").contains("<skipped"));
    let words = ["check", &meeting, "--json", "--annotations"];
    refused(&words, "cannot be used with");
    let words = ["check", &meeting, "-q", "--junit", "no/such/folder/a.xml"];
    refused(&words, "no/such/folder/a.xml");
}

#[test]
fn baseline_check_fails_only_for_new_and_worse_pairs() {
    let folder = Folder::new("baseline");
    let write = |b: f64, c: f64| {
        let all = [("a", 0.0), ("b", b), ("c", c), ("d", 30.0)];
        let all = all.map(|(name, x)| (name, 4.0, x));
        folder.file("model.obj", &cubes(&all))
    };
    let check = |file: &str, more: &[&str]| {
        json(&[&["check", file, "--unit", "mm", "--json"], more].concat())
    };
    let before = write(3.0, 20.0);
    let (outcome, report) = check(&before, &[]);
    assert_eq!(outcome, Outcome::Failed);
    let known = folder.file("known.json", &report.to_string());
    let against = ["--baseline", &known];
    let since = |report: &Value| {
        let pairs = report["pairs"].as_array().unwrap().iter();
        let pairs = pairs.filter(|pair| pair["kind"] != "clear");
        let reported = pairs.map(|pair| {
            let [a, b, since] = ["a", "b", "since"].map(|key| pair[key].as_str().unwrap());
            format!("{a}{b} {since}")
        });
        reported.collect::<Vec<_>>().join(", ")
    };
    use Outcome::{Clear, Failed};
    for (name, b, c, outcome, expected, gone) in [
        ("same.obj", 3.0, 20.0, Clear, "ab known", 0),
        ("less.obj", 3.5, 20.0, Clear, "ab known", 0),
        ("worse.obj", 2.5, 20.0, Failed, "ab worse", 0),
        ("new.obj", 3.0, 6.5, Failed, "ab known, bc new", 0),
        ("gone.obj", 5.0, 20.0, Clear, "", 1),
    ] {
        let file = write(b, c);
        let (found, report) = check(&file, &against);
        let expected = (outcome, expected.to_owned());
        assert_eq!((found, since(&report)), expected, "{name}");
        assert_eq!(report["gone"].as_array().unwrap().len(), gone, "{name}");
        let junit = folder.path("out.xml");
        let words = ["check", &file, "--unit", "mm", "--junit", &junit];
        let table = nearpoint(&[&words, &against[..]].concat()).1;
        assert!(table.contains("Compared with the baseline: "), "{table}");
        let failures = folder.read("out.xml").matches("<failure").count();
        assert_eq!(failures > 0, outcome == Outcome::Failed, "{name}");
        // The output of a check against a baseline can be a baseline.
        let next = folder.file("next.json", &report.to_string());
        assert_eq!(check(&file, &["--baseline", &next]).0, Clear, "{name}");
    }
    // If only crossing counts, a pair that touched may not cross.
    let two = |x: f64| folder.file("model.obj", &cubes(&[("a", 4.0, 0.0), ("b", 4.0, x)]));
    let (_, report) = check(&two(4.0), &[]);
    let known = folder.file("touching.json", &report.to_string());
    assert_eq!(check(&two(4.0), &["--baseline", &known]).0, Outcome::Clear);
    let more = ["--baseline", &known, "--fail-on", "cross"];
    let (outcome, report) = check(&two(3.0), &more);
    assert_eq!(
        (outcome, &report["pairs"][0]["since"]),
        (Outcome::Failed, &Value::from("worse"))
    );
}

#[test]
fn invalid_baseline_is_refused() {
    let folder = Folder::new("no-baseline");
    let file = folder.file("a.obj", &cubes(&[("a", 2.0, 0.0), ("b", 2.0, 1.0)]));
    let (_, report) = json(&["check", &file, "--json", "--unit", "mm"]);
    let with = |field: &str, value: Value| {
        let mut bad = report.clone();
        bad[field] = value;
        bad.to_string()
    };
    let mut lost = report.clone();
    lost["pairs"][0]["part_b"] = Value::from(7);
    for (text, output) in [
        ("{}".to_owned(), "cli-baseline-no-schema"),
        ("[1".to_owned(), "cli-no-baseline"),
        (with("version", Value::from(9)), "cli-baseline-version"),
        (with("unit", Value::from("in")), "cli-baseline-unit"),
        (lost.to_string(), "cli-baseline-no-part"),
    ] {
        let known = folder.file("known.json", &text);
        let error = refused(
            &["check", &file, "--unit", "mm", "--baseline", &known],
            output,
        );
        assert!(error.to_string().contains("known.json"), "{error}");
    }
    refused(&["check", &file, "--baseline", "nowhere.json"], "cli-file");
}
