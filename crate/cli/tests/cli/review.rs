//! Checks `nearpoint review` as a job calls it: changes, decisions and exit codes. The shipped reducer and the one with
//! faults serve as each other's revisions.

use crate::common::{Folder, nearpoint, refused, shipped, tree};
use nearpoint_cli::Outcome;
use nearpoint_message::Message;
use serde_json::{Value, json};

/// Returns a scene of that model, which is beside it, with these entries for parts.
fn scene_of(folder: &Folder, name: &str, model: &str, parts: Value) -> String {
    let file = format!("{model}.glb");
    std::fs::copy(tree("public/models").join(&file), folder.0.join(&file)).unwrap();
    let scene = json!({
        "version": 1,
        "unit": "mm",
        "up": "y",
        "models": [{"url": file}],
        "parts": parts,
    });
    folder.file(name, &scene.to_string())
}

/// The arguments that allow scenes elsewhere, beside their models.
const REVIEW: [&str; 2] = ["review", "--allow-outside"];

/// Returns the outcome and the output of `nearpoint review` with these words.
fn review(words: &[&str]) -> (Result<Outcome, Message>, String) {
    nearpoint(&[&REVIEW, words].concat())
}

fn json_of(words: &[&str]) -> (Outcome, Value) {
    let (outcome, text) = review(&[words, &["--json"]].concat());
    (outcome.unwrap(), serde_json::from_str(&text).unwrap())
}

const HARD: &str =
    r#"{"version": 1, "tests": [{"name": "hard", "kind": "interference", "tolerance": 0.1}]}"#;

/// Writes a decision about the clashes between parts of these names.
fn say(decisions: &mut Value, names: [&str; 2], output: &Value) {
    let clashes = decisions["clashes"].as_array_mut().unwrap();
    let is_it = |clash: &Value| {
        let ends = ["a", "b"].map(|side| name(&clash["seen"][side]));
        ends.iter().all(|end| names.contains(end))
    };
    let mut found = clashes.iter_mut().filter(|clash| is_it(clash));
    found
        .next()
        .unwrap_or_else(|| panic!("{names:?} do not clash"))["said"] = output.clone();
}

fn name(instance: &Value) -> &str {
    instance["path"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .as_str()
        .unwrap()
}

/// Returns a part of the decisions, moved by a vector.
fn shifted(part: &Value, by: [f64; 3]) -> Value {
    let mut pose = part["pose"].clone();
    for (axis, by) in by.into_iter().enumerate() {
        pose[axis + 4] = json!(pose[axis + 4].as_f64().unwrap() + by);
    }
    pose
}

/// Returns the scene with faults, with its third bolt deeper in the housing by this distance.
fn bolt_down(folder: &Folder, down: f64) -> String {
    let known = folder.json("known.json");
    let parts = known["parts"].as_array().unwrap();
    let bolt = parts
        .iter()
        .find(|part| name(&part["is"]) == "bolt 3")
        .unwrap();
    let entry = json!({"part": "bolt 3", "pose": shifted(bolt, [0.0, -down, 0.0])});
    scene_of(folder, "deeper.json", "reducer-faulty", json!([entry]))
}

fn row<'a>(report: &'a Value, names: [&str; 2]) -> &'a Value {
    let is_it = |row: &&Value| {
        let ends = ["a", "b"].map(|side| name(&row[side]));
        ends.iter().all(|end| names.contains(end))
    };
    report["clashes"]
        .as_array()
        .unwrap()
        .iter()
        .find(is_it)
        .unwrap()
}

/// The four faults of the reducer, each with a decision.
const FAULTS: [([&str; 2], &str); 4] = [
    (["bolt 3", "housing base"], "approved"),
    (["gear", "pinion"], "reviewed"),
    (["bearing output rear outer", "housing base"], "approved"),
    (["bearing output rear outer", "housing cover"], "active"),
];

fn decided(folder: &Folder, file: &str) -> String {
    let (tests, save) = (folder.file("tests.json", HARD), folder.path("known.json"));
    let (outcome, _) = json_of(&[file, "--tests", &tests, "--save", &save]);
    assert_eq!(outcome, Outcome::Failed, "all is new at first");
    let mut known = folder.json("known.json");
    assert_eq!(known["clashes"].as_array().unwrap().len(), FAULTS.len());
    for (names, status) in FAULTS {
        let stamp = json!({"by": "Ann", "at": "2026-11-23T16:05:00Z"});
        let text = format!("{} and {}", names[0], names[1]);
        let output = json!({"status": status, "comments": [{"stamp": stamp, "text": text}]});
        say(&mut known, names, &output);
    }
    folder.file("known.json", &known.to_string())
}

#[test]
fn review_of_the_same_file_reports_no_changes() {
    let folder = Folder::new("again");
    let faulty = shipped("reducer-faulty");
    let known = decided(&folder, &faulty);
    let (outcome, again) = json_of(&[&faulty, "--decisions", &known]);
    assert_eq!(outcome, Outcome::Clear);
    assert_eq!(again["parts"]["same"], 50);
    for (names, status) in FAULTS {
        assert_eq!(row(&again, names)["status"], status, "{names:?}");
        assert_eq!(row(&again, names)["comments"], 1);
    }
    let (outcome, _) = json_of(&[&faulty, "--decisions", &known, "--fail-on", "open"]);
    assert_eq!(
        outcome,
        Outcome::Failed,
        "one is active and one only reviewed"
    );
    // The same files give the same bytes, on any number of threads.
    let texts = ["1", "3"].map(|threads| {
        let save = folder.path("again.json");
        let words = [
            &faulty,
            "--decisions",
            &known,
            "--save",
            &save,
            "--threads",
            threads,
        ];
        (review(&words).1, std::fs::read_to_string(&save).unwrap())
    });
    assert_eq!(texts[0], texts[1]);
}

/// Decisions return when the faults are first repaired and then come back.
#[test]
fn decisions_outlive_a_revision_without_their_clashes() {
    let folder = Folder::new("mended");
    let faulty = shipped("reducer-faulty");
    let known = decided(&folder, &faulty);
    let save = folder.path("mended.json");
    let (outcome, mended) = json_of(&[&shipped("reducer"), "--decisions", &known, "--save", &save]);
    assert_eq!(outcome, Outcome::Clear, "{mended}");
    assert_eq!(mended["revision"], 2);
    let count = |list: &str| mended["parts"][list].as_array().unwrap().len();
    assert_eq!(
        (count("added"), count("removed"), count("renamed")),
        (0, 0, 0)
    );
    assert!(count("changed") > 0 && count("moved") > 0);
    for (names, _) in FAULTS {
        assert_eq!(row(&mended, names)["status"], "resolved");
        assert_eq!(row(&mended, names)["news"], "gone");
    }
    let (outcome, back) = json_of(&[&faulty, "--decisions", &save]);
    assert_eq!(outcome, Outcome::Failed, "some of them nobody approved");
    for (names, status) in FAULTS {
        assert_eq!(row(&back, names)["status"], status, "{names:?}");
        assert_eq!(row(&back, names)["comments"], 1);
    }
}

/// A copy of the reducer is moved, regrouped and renamed in places, with one part more and one less.
#[test]
fn decisions_find_parts_that_were_moved_renamed_and_joined_by_others() {
    let folder = Folder::new("moved");
    let known = decided(&folder, &shipped("reducer-faulty"));
    let known_parts = folder.json("known.json")["parts"]
        .as_array()
        .unwrap()
        .clone();
    let entry = |part: &Value| {
        let (name, pose) = (name(&part["is"]), shifted(part, [120.0, -30.0, 7.5]));
        match name {
            "bolt 3" => json!({"part": name, "pose": pose, "name": "screw M6x30 no. 3"}),
            "coupling" => json!({"part": name, "removed": true}),
            _ => json!({"part": name, "pose": pose}),
        }
    };
    let mut parts: Vec<Value> = known_parts.iter().map(entry).collect();
    parts.reverse();
    parts.push(json!({"part": "oil plug", "pose": [1, 0, 0, 0, 900, 0, 0], "name": "spare plug"}));
    let scene = scene_of(&folder, "moved.json", "reducer-faulty", json!(parts));
    let (outcome, moved) = json_of(&[&scene, "--decisions", &known]);
    assert_eq!(outcome, Outcome::Clear, "{moved}");
    let list = |list: &str| moved["parts"][list].as_array().unwrap();
    assert_eq!(
        (
            list("added").len(),
            list("removed").len(),
            list("changed").len()
        ),
        (1, 1, 0)
    );
    assert_eq!(list("moved").len(), 49);
    let names = |[one, other]: [&'static str; 2]| match one {
        "bolt 3" => ["screw M6x30 no. 3", other],
        _ => [one, other],
    };
    for (fault, status) in FAULTS {
        let row = row(&moved, names(fault));
        assert_eq!(
            (&row["status"], &row["comments"]),
            (&json!(status), &json!(1)),
            "{fault:?}"
        );
        assert_eq!(row["news"], Value::Null);
    }
}

#[test]
fn deeper_clash_fails() {
    let folder = Folder::new("deeper");
    let known = decided(&folder, &shipped("reducer-faulty"));
    for (down, outcome, status) in [
        (0.3, Outcome::Failed, "active"),
        (-0.3, Outcome::Clear, "approved"),
    ] {
        let scene = bolt_down(&folder, down);
        let (found, deeper) = json_of(&[&scene, "--decisions", &known]);
        let row = row(&deeper, ["bolt 3", "housing base"]);
        assert_eq!((found, &row["status"]), (outcome, &json!(status)), "{row}");
        assert_eq!(row["changed"], down > 0.0);
    }
    let scene = bolt_down(&folder, 0.3);
    let (outcome, text) = review(&[&scene, "--decisions", &known]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    assert!(text.starts_with("active, worse  #"), "{text}");
    assert!(
        text.contains("Revision 2: parts: 1 moved, 50 renamed or regrouped."),
        "{text}"
    );
    let (outcome, _) = review(&[&scene, "--decisions", &known, "--fail-on", "nothing"]);
    assert_eq!(outcome, Ok(Outcome::Clear));
}

#[test]
fn undecided_pairs_have_an_exit_code_of_their_own() {
    let folder = Folder::new("undecided");
    let (reducer, save) = (shipped("reducer"), folder.path("known.json"));
    let (outcome, first) = json_of(&[&reducer, "--save", &save]);
    assert_eq!(outcome, Outcome::Undecided);
    assert_eq!(first["tests"][0]["name"], "interference");
    assert!(first["tests"][0]["undecided"].as_u64().unwrap() > 10);
    let (outcome, _) = json_of(&[&reducer, "--decisions", &save, "--allow-undecided"]);
    assert_eq!(outcome, Outcome::Clear);
}

#[test]
fn reports_are_written_and_their_bytes_are_the_same_for_the_same_time() {
    let folder = Folder::new("reports");
    let faulty = shipped("reducer-faulty");
    let known = decided(&folder, &faulty);
    let kinds = ["html", "csv", "xlsx", "bcf", "junit", "glb"];
    let write = |run: &str, fail_on: &str, threads: &str, pictures: &str| {
        let files = kinds.map(|kind| folder.path(&format!("{run}.{kind}")));
        let mut words = vec![&faulty, "--decisions", &known, "--fail-on", fail_on];
        words.extend(["--by", "Ada", "--at", "2026-11-23T16:05:00Z"]);
        words.extend(["--threads", threads, "--pictures", pictures]);
        let options = kinds.map(|kind| format!("--{kind}"));
        for (option, file) in options.iter().zip(&files) {
            words.extend([option.as_str(), file]);
        }
        review(&words).0.unwrap();
        files.map(|file| std::fs::read(file).unwrap())
    };
    let first = write("first", "open", "1", "3");
    assert_eq!(
        first,
        write("again", "open", "4", "3"),
        "whatever the number of threads"
    );
    let [html, csv, xlsx, bcf, junit, glb] = first;
    assert!(glb.starts_with(b"glTF"));
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let html = text(html);
    assert!(html.contains("Ada") && html.contains("reducer-faulty"));
    let pictures = |html: &str| html.matches("data:image/png;base64,").count();
    // Three clashes in context and from near, and the whole assembly.
    assert_eq!(pictures(&html), 7);
    assert_eq!(text(csv).lines().count(), 1 + FAULTS.len());
    let file = nearpoint_import::File {
        path: "first.bcf",
        bytes: &bcf,
    };
    let topics = nearpoint_import::bcf::read(&file).unwrap().topics;
    assert_eq!(topics.len(), FAULTS.len());
    let views = || topics.iter().flat_map(|topic| &topic.viewpoints);
    assert_eq!(views().filter(|view| view.camera.is_some()).count(), 3);
    assert_eq!(xlsx[..2], *b"PK");
    let open = FAULTS
        .iter()
        .filter(|(_, status)| !matches!(*status, "approved" | "resolved"));
    let failures = |junit: &str| junit.matches("<failure").count();
    assert_eq!(failures(&text(junit)), open.count());
    let [html, _, _, _, junit, _] = write("new", "new", "2", "none");
    assert_eq!(failures(&text(junit)), 0);
    assert_eq!(pictures(&text(html)), 0);
    let words = [&faulty, "--bcf", &folder.path("x.bcf"), "--at", "noon"];
    refused(&[&REVIEW[..], &words].concat(), "report-bcf-needs-time");
}

#[test]
fn unusable_review_files_are_refused_with_a_code() {
    let folder = Folder::new("bad");
    let known = decided(&folder, &shipped("reducer-faulty"));
    let other = shipped("box-in-box");
    for (words, expected) in [
        (
            vec![&other[..], "--decisions", &known],
            "review-decisions-about-another",
        ),
        (
            vec![&other, "--tests", &known],
            "review-cannot-read-compare",
        ),
        (
            vec![&other, "--decisions", &folder.file("none.json", "{}")],
            "review-json-holds-no",
        ),
        (vec![&other, "--tests", "missing.json"], "cli-file"),
        (
            vec![
                &shipped("reducer"),
                "--decisions",
                &known,
                "--force-unit",
                "m",
            ],
            "review-decisions-made-assembly",
        ),
    ] {
        refused(&[&REVIEW[..], &words].concat(), expected);
    }
    let (outcome, anyway) = json_of(&[
        &other,
        "--decisions",
        &known,
        "--anyway",
        "--fail-on",
        "nothing",
    ]);
    assert_eq!(outcome, Outcome::Clear);
    for (names, _) in FAULTS {
        assert_eq!(row(&anyway, names)["status"], "resolved");
        assert_eq!(row(&anyway, names)["comments"], 1);
    }
}

/// docs/review.md shows the output of the program, and tests that the program reads.
#[test]
fn the_example_of_the_manual_is_true() {
    let docs = tree("docs");
    let manual = std::fs::read_to_string(docs.join("review.md")).unwrap();
    let block = |kind: &str| {
        let begin = manual.find(&format!("```{kind}\n")).unwrap() + kind.len() + 4;
        let length = manual[begin..].find("```").unwrap();
        &manual[begin..begin + length]
    };
    let folder = Folder::new("manual");
    let (tests, save) = (
        docs.join("review/tests.json"),
        folder.path("decisions.json"),
    );
    let words = [
        &shipped("reducer-faulty"),
        "--tests",
        tests.to_str().unwrap(),
        "--save",
        &save,
    ];
    let (outcome, text) = review(&words);
    assert_eq!(outcome, Ok(Outcome::Failed));
    assert!(text.starts_with(block("text")), "{text}");
    let words = [
        &shipped("reducer"),
        "--tests",
        tests.to_str().unwrap(),
        "--decisions",
        &save,
    ];
    let (outcome, text) = review(&words);
    assert_eq!(outcome, Ok(Outcome::Clear), "{text}");
    assert!(text.contains("interference: 4 resolved"), "{text}");
    let shown = folder.file("shown.json", block("json"));
    let (outcome, report) = json_of(&[
        &shipped("reducer"),
        "--tests",
        &shown,
        "--fail-on",
        "nothing",
        "--allow-undecided",
    ]);
    assert_eq!(
        (outcome, report["tests"].as_array().unwrap().len()),
        (Outcome::Clear, 2)
    );
}

#[test]
fn a_report_is_in_the_language_that_is_asked_for() {
    let folder = Folder::new("languages");
    let faulty = shipped("reducer-faulty");
    let written = |language: &[&str]| {
        let file = folder.path("report.html");
        let mut words = vec![&*faulty, "--html", &file, "--pictures", "none"];
        words.extend(["--at", "2026-11-23T16:05:00Z", "--fail-on", "nothing"]);
        words.extend(language);
        review(&words).0.unwrap();
        std::fs::read_to_string(file).unwrap()
    };
    let english = written(&[]);
    assert!(english.contains("<html lang=\"en\">") && english.contains("Clash report"));
    assert_eq!(english, written(&["--language", "en"]));
    let russian = written(&["--language", "ru"]);
    assert!(russian.contains("<html lang=\"ru\">") && russian.contains("Отчёт о коллизиях"));
    assert!(!russian.contains("all parts"), "{russian}");
    assert!(written(&["--language", "ja"]).contains("干渉レポート"));
    let words = [&REVIEW[..], &[&*faulty, "--language", "de"]].concat();
    refused(&words, "en, ja or ru");
}
