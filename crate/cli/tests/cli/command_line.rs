//! Checks the program from outside: exit codes, JSON, tables, and messages for bad input.

use std::path::Path;

use crate::common::{Folder, cubes, json, nearpoint, program, refused};
use nearpoint_cli::Outcome;
use serde_json::Value;

/// Returns a cube of that edge whose lowest corner is at (x, 0, 0).
fn cube(edge: f64, x: f64) -> String {
    cubes(&[("", edge, x)])
}

#[test]
fn clear_parts_have_a_clearance() {
    let folder = Folder::new("clear");
    let (a, b) = (
        folder.file("a.obj", &cube(1.0, 0.0)),
        folder.file("b.obj", &cube(2.0, 3.5)),
    );
    let (outcome, report) = json(&["check", &a, &b, "--json", "--unit", "cm"]);
    assert_eq!(outcome, Outcome::Clear);
    assert_eq!(report["unit"], "cm");
    assert_eq!(report["parts"][0]["triangles"], 12);
    let pair = &report["pairs"][0];
    assert_eq!(pair["a"], report["parts"][0]["name"]);
    assert_eq!(pair["b"], report["parts"][1]["name"]);
    assert!(pair["kind"] == "clear" && pair["clearance"] == 2.5);
    assert!(pair["on_a"][0] == 1.0 && pair["on_b"][0] == 3.5);
    assert!(pair["crossing"] == 0 && pair["touching"] == 0);
    assert!(report["ms"]["check"].is_number());
    let (_, near) = json(&["check", &a, &b, "--json", "--within", "2.4"]);
    assert_eq!(near["pairs"].as_array().unwrap().len(), 0);
    let (outcome, table) = nearpoint(&["check", &a, &b, "--unit", "cm"]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    assert!(
        table.starts_with("clear") && table.contains("2.500 cm"),
        "{table}"
    );
}

#[test]
fn without_times_the_same_files_give_the_same_bytes() {
    let folder = Folder::new("no-timing");
    let files: Vec<String> = (0..5)
        .map(|n| folder.file(&format!("{n}.obj"), &cube(1.0, 0.75 * f64::from(n))))
        .collect();
    let files = files.iter().map(String::as_str);
    for form in ["--json", "--allow-undecided"] {
        let arguments: Vec<&str> = ["check", "--no-timing", form]
            .into_iter()
            .chain(files.clone())
            .collect();
        let report = [1, 2].map(|_| nearpoint(&arguments));
        assert_eq!(report[0], report[1]);
        assert!(!report[0].1.contains("ms"), "{}", report[0].1);
    }
}

#[test]
fn fail_on_decides_what_counts_as_a_collision() {
    let folder = Folder::new("fail-on");
    let a = folder.file("a.obj", &cube(4.0, 0.0));
    let touching = folder.file("touching.obj", &cube(4.0, 4.0));
    let deep = folder.file("deep.obj", &cube(4.0, 2.0));
    use Outcome::{Clear, Failed};
    for (other, kind, meet, cross) in [
        (&touching, "touching", Failed, Clear),
        (&deep, "crossing", Failed, Failed),
    ] {
        for (fail_on, expected) in [("meet", meet), ("cross", cross), ("interference", cross)] {
            let (outcome, report) = json(&["check", &a, other, "--json", "--fail-on", fail_on]);
            assert_eq!(
                (outcome, report["pairs"][0]["kind"].as_str()),
                (expected, Some(kind)),
                "{fail_on}"
            );
            assert_eq!(report["pairs"][0]["on_a"], Value::Null);
        }
    }
    assert_eq!(nearpoint(&["check", &a, &deep]).0, Ok(Failed));
}

#[test]
fn a_folder_is_checked_and_pairs_are_picked() {
    let folder = Folder::new("folder");
    for (n, x) in [(1, 0.0), (2, 3.0), (3, 9.0)] {
        folder.file(&format!("cube{n}.obj"), &cube(2.0, x));
    }
    let path = folder.0.to_str().unwrap();
    let (outcome, all) = json(&["check", path, "--json", "--within", "unlimited"]);
    assert_eq!(
        (outcome, all["pairs"].as_array().unwrap().len()),
        (Outcome::Clear, 3)
    );
    let name = |n: usize| all["parts"][n]["name"].as_str().unwrap();
    let options = format!("{}:{}", name(2), name(0));
    let (_, picked) = json(&[
        "check", path, "--json", "--pairs", &options, "--pairs", "0:1",
    ]);
    let found: Vec<_> = picked["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pair| pair["clearance"].as_f64())
        .collect();
    assert_eq!(found, [Some(7.0), Some(1.0)]);
    for bad in ["0:7", "0", "nut:bolt", "1:1"] {
        refused(&["check", path, "--pairs", bad], bad);
    }
}

#[test]
fn face_pairs_of_a_posed_part() {
    let folder = Folder::new("pairs");
    let a = folder.file("a.obj", &cube(2.0, 0.0));
    let pairs = |x: &str, more: &[&str]| {
        let pose = format!("1,0,0,0,{x},0,0");
        nearpoint(&[&["pairs", &a, &a, "--pose", &pose], more].concat())
    };
    let (outcome, text) = pairs("2", &[]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    let lines: Vec<Vec<u32>> = text
        .lines()
        .skip(1)
        .map(|line| line.split(' ').map(|n| n.parse().unwrap()).collect())
        .collect();
    // The two coincident faces touch each other and the other's four sides, and sides touch sides.
    assert!(
        lines.iter().all(|line| line[2] == 0 && line[3] > 0),
        "{text}"
    );
    let (_, report) = pairs("2", &["--json", "--triangles"]);
    let report: Value = serde_json::from_str(&report).unwrap();
    let touching: u32 = lines.iter().map(|line| line[3]).sum();
    assert_eq!(
        report["triangles"].as_array().unwrap().len(),
        touching as usize
    );
    assert_eq!(pairs("2.001", &[]).0, Ok(Outcome::Clear));
}

#[test]
fn bad_input_is_refused_with_a_sentence() {
    let folder = Folder::new("bad");
    let good = folder.file("a.obj", &cube(1.0, 0.0));
    let empty = folder.file("empty.stl", "");
    let scene = folder.file("scene.json", r#"{"version": 9, "models": []}"#);
    let naming = |name: &str, url: &str| {
        let scene = format!(r#"{{"version": 1, "models": [{{"url": "{url}"}}]}}"#);
        folder.file(name, &scene)
    };
    let lost = naming("lost.json", "nowhere.glb");
    let net = naming("net.json", "https://example.org/a.glb");
    let other = folder.file("package.json", r#"{"name": "x"}"#);
    let house = concat!(env!("CARGO_MANIFEST_DIR"), "/../../e2e/fixtures/house.ifc");
    for (arguments, output) in [
        (vec![], "requires a subcommand"),
        (vec!["explode"], "explode"),
        (vec!["check"], "<FILE>"),
        (vec!["check", "--frobnicate"], "frobnicate"),
        (vec!["check", &good, "--jsn"], "exists: '--json'"),
        (vec!["check", &good, "--unit", "furlong"], "mm, cm, m, in"),
        (vec!["check", &good, "--within", "-1"], "zero or more"),
        (vec!["check", &good, "--threads", "0"], "1..=1024"),
        (
            vec!["check", &good, "--fail-on", "noise"],
            "meet, cross, interference",
        ),
        (vec!["check", "/nowhere/at/all.stl"], "cli-file"),
        (vec!["check", &empty], "file-empty"),
        (vec!["check", &good, house], "readers-program-no-reader"),
        (vec!["check", &scene], "scene-file-version"),
        (vec!["check", &lost], "nowhere.glb"),
        (vec!["check", &net], "cli-no-fetching"),
        (vec!["check", &other], "scene-json-not-scene"),
        (vec!["pairs", &good], "<B>"),
        (vec!["pairs", &good, &good, "--pose", "1,0,0"], "seven"),
        (
            vec!["pairs", &good, &good, "--pose", "0,0,0,0,1,2,3"],
            "quaternion",
        ),
    ] {
        let error = refused(&arguments, output).to_string();
        assert!(error.ends_with('.'), "{arguments:?}: {error}");
    }
}

#[test]
fn help_and_version_are_written() {
    assert!(nearpoint(&["--help"]).1.contains("removal"));
    assert!(nearpoint(&["check", "-h"]).1.contains("--within"));
    assert!(nearpoint(&["--version"]).1.starts_with("nearpoint "));
    let (outcome, page) = nearpoint(&["man"]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    assert!(
        page.contains(".TH nearpoint")
            && page.contains("Exit codes:")
            && page.contains(r"fail\-on")
    );
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (outcome, script) = nearpoint(&["completions", shell]);
        assert!(outcome == Ok(Outcome::Clear) && script.contains("fail-on"));
    }
}

/// This runs the program itself, not only its library.
#[test]
fn exit_codes() {
    let folder = Folder::new("exit");
    let (a, b) = (
        folder.file("a.obj", &cube(1.0, 0.0)),
        folder.file("b.obj", &cube(1.0, 3.0)),
    );
    let exit = |files: &[&str]| {
        let (code, output, _) = program(&[&["check"], files].concat(), Path::new("."), b"");
        (code, output)
    };
    assert_eq!(exit(&[&a, &b]), (Some(0), String::new()));
    assert_eq!(exit(&[&a, &a]), (Some(1), String::new()));
    let (code, output) = exit(&["nowhere.stl"]);
    assert!(
        code == Some(2) && output.starts_with("nearpoint: nowhere.stl"),
        "{output}"
    );
}

#[test]
fn a_simulated_hand_is_the_same_for_the_same_seed() {
    let folder = Folder::new("experiment");
    let [csv, json] = ["csv", "json"].map(|name| folder.path(name));
    let run = |seed: &str, more: &[&str]| {
        let words = "experiment --tasks b,B --trials 2 --seed".split(' ');
        nearpoint(&[&words.chain([seed]).collect::<Vec<_>>(), more].concat())
    };
    let (outcome, text) = run("7", &["--csv", &csv, "--json", &json]);
    assert_eq!(outcome, Ok(Outcome::Clear));
    assert!(
        text.contains("seed 7") && text.contains("[59]") && text.contains("2 mm"),
        "{text}"
    );
    assert!(!text.contains("snail"), "{text}");
    assert_eq!(run("7", &[]).1, text);
    assert_ne!(run("8", &[]).1, text);
    let records = folder.json("json");
    // There are three modes, then two modes at three criteria, twice each.
    assert_eq!(records.as_array().unwrap().len(), 6 + 12);
    assert_eq!(records[0]["run"], "hand-7");
    let csv = folder.read("csv");
    assert_eq!(csv.lines().count(), 1 + 18);
    assert!(csv.starts_with("run,") && csv.contains("time (s)"), "{csv}");
}

#[test]
fn impossible_experiment_is_refused() {
    for (arguments, report) in [
        ("--trials 0", "'--trials <N>': 0 is not in 1..=100000"),
        ("--tasks A,D", "“D”"),
        ("--tasks ", "“”"),
        ("--seed -1", "'--seed <SEED>': it is a whole number"),
        ("--csv no/such/folder/a.csv", "no/such/folder/a.csv"),
        ("--corrects some", "[possible values: all, told]"),
        ("--snapping hard", "[possible values: steady, published]"),
        ("cube", "cube"),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        refused(&[&["experiment"], &words[..]].concat(), report);
    }
}

#[test]
fn step_file_without_kernel_is_refused() {
    let folder = Folder::new("verify");
    let file = folder.file("a.obj", &cube(1.0, 0.0));
    refused(&["check", &file, "--accuracy", "0"], "above zero");
    let (outcome, _) = nearpoint(&["check", &file, "--verify"]);
    match outcome {
        // With a kernel, this file gives it no queries.
        Ok(outcome) => assert!(cfg!(feature = "step") && outcome == Outcome::Clear),
        Err(report) => assert!(report.find("cli-not-verified").is_some(), "{report}"),
    }
}
