//! Checks that `nearpoint motion` reports what a scene's own check finds, also in shards, and misses nothing between
//! steps.

use nearpoint_cli::Outcome;
use nearpoint_message::Message;
use nearpoint_scene::{CheckMethod, Command};
use serde_json::Value;

use crate::common::{Folder, load_shipped, nearpoint, refused, shipped};

fn motion(arguments: &[&str]) -> (Result<Outcome, Message>, String) {
    nearpoint(&[&["motion", "--allow-outside"], arguments].concat())
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn motion_command_agrees_with_the_scene() {
    let cell = shipped("robot-cell");
    let (outcome, text) = motion(&[&cell, "--json"]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    let reported = json(&text);
    let mut scene = load_shipped("robot-cell");
    scene
        .apply(Command::CheckMotion {
            method: CheckMethod::Exact,
            accuracy: 0.001,
            stop_at_first_contact: false,
        })
        .unwrap();
    scene.finish();
    let report = scene.check().unwrap().report().unwrap();
    assert_eq!(reported["asked"], report.pairs.len());
    let near = report.pairs.iter();
    let near: Vec<_> = near
        .filter(|pair| pair.min_clearance.is_some() || !pair.intervals.is_empty())
        .collect();
    let rows = reported["pairs"].as_array().unwrap();
    assert_eq!(rows.len(), near.len());
    for (row, pair) in rows.iter().zip(near) {
        assert_eq!(
            [&row["part_a"], &row["part_b"]].map(|id| id.as_u64().unwrap() as usize),
            pair.bodies
        );
        let intervals = row["intervals"].as_array().unwrap().iter();
        let ends = intervals.map(|own| [&own["from"], &own["to"]].map(|t| t.as_f64().unwrap()));
        let expected = pair.intervals.iter().map(|own| [own.from, own.to]);
        assert_eq!(ends.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        let clearance = row["nearest"]["clearance"].as_f64();
        assert_eq!(
            clearance,
            pair.min_clearance.map(|smallest| smallest.distance)
        );
        assert_eq!(
            row["first"]["time"].as_f64(),
            pair.first_contact.as_ref().map(|own| own.time)
        );
    }
    let (outcome, table) = motion(&[&cell]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    assert!(
        table.starts_with("meets      left link 4   right link 4"),
        "{table}"
    );
    assert!(
        table.contains("357 pairs that may move to each other"),
        "{table}"
    );
}

#[test]
fn merged_motion_shards_equal_the_motion_command() {
    let folder = Folder::new("motion");
    let (cell, place) = (shipped("robot-cell"), folder.path("plan"));
    let files = [&cell, "--allow-outside", "--tolerance", "0.0005"];
    for shards in ["5", "2"] {
        let how = ["plan", "--motion", "--shards", shards, "--out", &place];
        let (outcome, output) = nearpoint(&[&how[..], &files].concat());
        assert_eq!(outcome, Ok(Outcome::Clear));
        assert!(
            output.contains("357 pairs of them moving to each other"),
            "{output}"
        );
        let (outcome, output) = nearpoint(&["run-shard", &place, "--all"]);
        assert_eq!(outcome, Ok(Outcome::Clear), "{output}");
        // The second time, all answers are known.
        assert_eq!(
            output.contains(" 0 pairs checked"),
            shards == "2",
            "{output}"
        );
        for how in [&["--json"][..], &[]] {
            let merged = nearpoint(&[&["merge", &place], how].concat());
            let alone = nearpoint(&[&["motion"], &files[..], how].concat());
            assert_eq!(merged, alone);
            assert_eq!(merged.0, Ok(Outcome::Failed));
        }
    }
}

/// The robot comes without a scene, and its path is in a file as the page writes it.
#[test]
fn motion_keys_are_read_from_a_file() {
    let folder = Folder::new("way");
    let robot = crate::common::tree("public/models/irb4400");
    let robot = robot.to_str().unwrap();
    let joints = (1..=6).map(|joint| format!("abb_irb4400l_30_243/joint_{joint}"));
    let head = ["time".to_owned()]
        .into_iter()
        .chain(joints)
        .collect::<Vec<_>>()
        .join(",");
    let keys = folder.file(
        "way.csv",
        &format!("{head}\n0,0,0,0,0,0,0\n2,0.5,0.2,0,0,0,0\n"),
    );
    let path = ["--keys", &keys, "--form", "cubic"];
    let (outcome, text) = motion(&[&[robot, "--json"], &path[..]].concat());
    let report = json(&text);
    assert_eq!(
        (&report["from"], &report["to"]),
        (&Value::from(0.0), &Value::from(2.0))
    );
    let meets = report["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .any(|row| row["class"] == "meets");
    assert_eq!(outcome == Ok(Outcome::Failed), meets);
}

#[test]
fn invalid_arguments_are_refused_with_a_message() {
    let folder = Folder::new("no-motion");
    let (cell, place) = (shipped("robot-cell"), folder.path("plan"));
    let bad = folder.file("bad.csv", "time,nobody\n0,1\n");
    let too_coarse = "check-accuracy-larger-largest";
    let motion = ["motion", &cell];
    let plan = ["plan", &cell, "--shards", "1", "--out", &place];
    for (task, more, why) in [
        (&motion[..], &["--keys", &bad][..], "bad.csv: "),
        (&motion, &["--keys", "nowhere.csv"], "nowhere.csv"),
        (&motion, &["--tolerance", "0"], "above zero"),
        (&motion, &["--tolerance", "1e9"], too_coarse),
        (
            &motion,
            &["--tolerance", "1e-14"],
            "check-accuracy-finer-numbers",
        ),
        (&motion, &["--form", "curly"], "curly"),
        (&["motion", &shipped("spheres")], &[], "cli-no-motion"),
        (&plan, &["--tolerance", "1"], "cli-say-motion"),
        (&plan, &["--motion", "--tolerance", "1e9"], too_coarse),
        (&plan, &["--motion", "--poses", "x"], "--poses"),
    ] {
        refused(&[task, more, &["--allow-outside"]].concat(), why);
    }
}
