//! `nearpoint removal`: the way of a part out of the shipped scenes as a table, as files, or what is in its way.

use std::path::{Path, PathBuf};

use nearpoint_cli::{Outcome, run};
use nearpoint_motion::trajectory::file::poses::{from_csv, from_json};

fn scene(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("public/scenes").join(name);
    path.to_str().unwrap().to_owned()
}

fn removal(arguments: &[&str]) -> (Result<Outcome, String>, String) {
    let mut out = Vec::new();
    // These run elsewhere, and the scenes lie beside their models.
    let all = ["removal", "--allow-outside"].iter().chain(arguments);
    let outcome = run(all.map(|word| word.into()), &mut out);
    let outcome = outcome.map_err(|error| error.to_string());
    (outcome, String::from_utf8(out).unwrap())
}

/// A file that is gone when the test is.
struct Gone(PathBuf);

impl Gone {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("nearpoint-{}-{name}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Gone {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_bolt_comes_out_and_its_way_is_written() {
    let (csv, json) = (Gone::new("way.csv"), Gone::new("way.json"));
    let (outcome, text) = removal(&[
        &scene("reducer.json"),
        "--part",
        "bolt 1",
        "--csv",
        csv.path(),
        "--json",
        json.path(),
    ]);
    assert_eq!(outcome, Ok(Outcome::Clear), "{text}");
    assert!(text.starts_with("“bolt 1” can be taken out: "), "{text}");
    assert!(text.contains("way: (0, 0, 0) → "), "{text}");
    assert!(
        text.contains("no turns") && text.contains("1 hidden"),
        "{text}"
    );
    let table = from_csv(&std::fs::read(&csv.0).unwrap()).unwrap();
    let (whole, about) = from_json(&std::fs::read(&json.0).unwrap()).unwrap();
    assert_eq!(table, whole);
    assert_eq!(
        (table.names.as_slice(), about.unit.as_str()),
        (&["bolt 1".to_owned()][..], "mm")
    );
    assert!(about.length > 0.0 && table.keys.len() > 1);
}

#[test]
fn linked_rings_do_not_come_apart() {
    let (outcome, text) = removal(&[&scene("linked-tori.json"), "--part", "0"]);
    assert_eq!(outcome, Ok(Outcome::Collisions));
    assert!(text.contains("“ring A” cannot be taken out"), "{text}");
    assert!(text.contains("in the way: “ring B”."), "{text}");
    let gone = Gone::new("none.csv");
    let (outcome, _) = removal(&[
        &scene("linked-tori.json"),
        "--part",
        "ring B",
        "--csv",
        gone.path(),
    ]);
    assert_eq!(outcome, Ok(Outcome::Collisions));
    assert!(!gone.0.exists(), "there is no way to write");
}

#[test]
fn what_cannot_be_asked_is_refused_with_a_sentence() {
    let reducer = scene("reducer.json");
    let inside = scene("box-in-box.json");
    for (arguments, word) in [
        (&[][..], "--part <NAME> <FILE>"),
        (&[reducer.as_str()][..], "--part"),
        (
            &[&reducer, "--part", "bolt 77"][..],
            "There is no part “bolt 77”",
        ),
        (&[&reducer, "--part", "0", "--step", "-1"][..], "--step"),
        (&[&reducer, "--part", "0", "--turns", "x"][..], "--turns"),
        (
            &[&inside, "--part", "small box"][..],
            "“small box” in “large box”",
        ),
    ] {
        let (outcome, text) = removal(arguments);
        let sentence = outcome.unwrap_err();
        assert!(sentence.contains(word) && text.is_empty(), "{sentence}");
    }
}
