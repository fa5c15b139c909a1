//! Checks `nearpoint removal`: the path of a part out of the shipped scenes, as a table and as files, or the blocking parts.

use crate::common::{Folder, nearpoint, refused, shipped};
use nearpoint_cli::Outcome;
use nearpoint_message::Message;
use serde_json::json;

fn removal(arguments: &[&str]) -> (Result<Outcome, Message>, String) {
    // The scenes are elsewhere, beside their models.
    nearpoint(&[&["removal", "--allow-outside"], arguments].concat())
}

#[test]
fn removal_path_of_a_bolt_is_written() {
    let folder = Folder::new("removal");
    let [csv, json] = ["way.csv", "way.json"].map(|name| folder.path(name));
    let (outcome, text) = removal(&[
        &shipped("reducer"),
        "--part",
        "bolt 1",
        "--csv",
        &csv,
        "--json",
        &json,
    ]);
    assert_eq!(outcome, Ok(Outcome::Clear), "{text}");
    assert!(text.starts_with("“bolt 1” can be taken out: "), "{text}");
    assert!(text.contains("way: (0, 0, 0) → "), "{text}");
    assert!(
        text.contains("no turns") && text.contains("1 hidden"),
        "{text}"
    );
    let table = folder.read("way.csv");
    assert!(table.starts_with("share,bolt 1/qw,"), "{table}");
    let whole = folder.json("way.json");
    assert_eq!(
        (&whole["parts"], &whole["unit"]),
        (&json!(["bolt 1"]), &json!("mm"))
    );
    assert!(whole["length"].as_f64().unwrap() > 0.0);
    let keys = whole["keys"].as_array().unwrap().len();
    assert!(keys > 1 && table.lines().count() == keys + 1);
}

#[test]
fn linked_rings_do_not_come_apart() {
    let (outcome, text) = removal(&[&shipped("linked-tori"), "--part", "0"]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    assert!(text.contains("“ring A” cannot be taken out"), "{text}");
    assert!(text.contains("in the way: “ring B”."), "{text}");
    let folder = Folder::new("none");
    let gone = folder.path("none.csv");
    let (outcome, _) = removal(&[&shipped("linked-tori"), "--part", "ring B", "--csv", &gone]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    assert!(
        !folder.0.join("none.csv").exists(),
        "there is no way to write"
    );
}

#[test]
fn invalid_removal_arguments_are_refused() {
    let reducer = shipped("reducer");
    let inside = shipped("box-in-box");
    for (arguments, word) in [
        (&[][..], "--part <NAME> <FILE>"),
        (&[reducer.as_str()][..], "--part"),
        (&[&reducer, "--part", "bolt 77"][..], "cli-no-part"),
        (&[&reducer, "--part", "0", "--step", "-1"][..], "--step"),
        (&[&reducer, "--part", "0", "--turns", "x"][..], "--turns"),
        (
            &[&inside, "--part", "small box"][..],
            "“small box” in “large box”",
        ),
    ] {
        refused(&[&["removal", "--allow-outside"], arguments].concat(), word);
    }
}
