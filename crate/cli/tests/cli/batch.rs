//! Checks that a check in pieces gives the bytes of a check, even if its files are damaged or its workers fail.

#[cfg(feature = "cloud")]
mod cloud;
mod test_store;

use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::common::{self, Folder, boxes_as_obj, shipped, tree};
use test_store::{InFolder, TestStore};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_nearpoint"))
}

/// Returns the exit code and the output, or the error message instead.
fn nearpoint(arguments: &[&str]) -> (Option<i32>, String) {
    let (code, output, printed) = common::program(arguments, Path::new("."), b"");
    let is_quiet = output.is_empty();
    (code, if is_quiet { printed } else { output })
}

/// Returns stations of a plate with bolts in it, some of them too long.
fn stations(side: usize) -> String {
    let mut boxes = Vec::new();
    for station in 0..side * side {
        let (x, y) = ((station % side * 12) as f64, (station / side * 12) as f64);
        boxes.push((format!("plate {station}"), [x, y, 0.0], [10.0, 10.0, 1.0]));
        for bolt in 0..4 {
            let [u, v] = [bolt % 2, bolt / 2].map(|n| 2.0 + 3.0 * n as f64);
            let z = match station % 3 == 0 && bolt == 1 {
                true => 0.75,
                false => 1.0,
            };
            let name = format!("bolt {station}.{bolt}");
            boxes.push((name, [x + u, y + v, z], [1.0, 1.0, 2.0]));
        }
    }
    boxes_as_obj(&boxes)
}

/// Returns what a check writes for files, as JSON and as a table, with its exit codes.
fn checked(files: &[&str]) -> [(Option<i32>, String); 2] {
    [&["--no-timing", "--json"][..], &["--no-timing"]].map(|how| {
        let arguments = [&["check"], files, how].concat();
        nearpoint(&arguments)
    })
}

fn merged(plan: &str) -> [(Option<i32>, String); 2] {
    [&["merge", plan, "--json"][..], &["merge", plan]].map(nearpoint)
}

#[test]
fn the_bytes_are_those_of_a_check() {
    let folder = Folder::new("same");
    let many = folder.file("stations.obj", &stations(5));
    let [one, other] = ["one.obj", "other.obj"].map(|name| folder.file(name, &stations(1)));
    let reducer = tree("public/models/reducer-faulty.glb");
    let scenes = ["robot-cell", "so101", "box-in-box", "spheres"];
    let scenes = scenes.map(shipped);
    let mut all = vec![
        vec![reducer.to_str().unwrap()],
        vec![&many, "--within", "2"],
        vec![&many, "--unit", "m"],
        // Some names occur twice, in two files.
        vec![&one, &other],
    ];
    all.extend(
        scenes
            .iter()
            .map(|scene| vec![scene.as_str(), "--allow-outside"]),
    );
    for (number, files) in all.iter().enumerate() {
        let plan = folder.path(&format!("plan {number}"));
        let arguments = [&["plan", "--shards", "4", "--out", &plan], &files[..]].concat();
        let (code, output) = nearpoint(&arguments);
        assert_eq!(code, Some(0), "{output}");
        let (code, output) = nearpoint(&["run-shard", &plan, "--all"]);
        assert_eq!(code, Some(0), "{output}");
        assert_eq!(output.lines().count(), 4, "{output}");
        assert_eq!(merged(&plan), checked(files), "{files:?}");
    }
}

/// Returns the JSON output of plan.
fn plan(files: &[&str], plan: &str, shards: &str) -> Value {
    let arguments = [
        &["plan", "--json", "--shards", shards, "--out", plan],
        files,
    ]
    .concat();
    let (code, output) = nearpoint(&arguments);
    assert_eq!(code, Some(0), "{output}");
    serde_json::from_str(&output).unwrap()
}

/// Returns the JSON output of run-shard for all shards.
fn run_all(plan: &str) -> Vec<Value> {
    let (code, output) = nearpoint(&["run-shard", plan, "--all", "--json"]);
    assert_eq!(code, Some(0), "{output}");
    let lines = output.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn sum(rows: &[Value], what: &str) -> u64 {
    rows.iter().map(|row| row[what].as_u64().unwrap()).sum()
}

fn spawn(place: &str, shard: &str) -> Child {
    let mut one = program();
    one.args(["run-shard", place, shard]);
    one.stdout(Stdio::null()).spawn().unwrap()
}

/// One of two concurrent processes is killed as soon as it has written something. No written answer is computed again, and
/// the bytes are the same.
fn killed_worker_is_replaced(place: &dyn TestStore) {
    let folder = Folder::new("killed");
    let many = folder.file("stations.obj", &stations(12));
    let name = place.name();
    let planned = plan(&[&many, "--within", "6"], &name, "2");
    let (mut killed, mut other) = (spawn(&name, "0"), spawn(&name, "1"));
    while killed.try_wait().unwrap().is_none() && place.objects("answers").is_empty() {
        std::thread::yield_now();
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert!(other.wait().unwrap().success());
    let (code, missing) = nearpoint(&["merge", &name, "--missing"]);
    println!("{missing}");
    assert!(
        code == Some(0) && ["0\n", "\n"].contains(&missing.as_str()),
        "{missing}"
    );
    let rows = run_all(&name);
    assert!(sum(&rows, "known") > 0);
    assert_eq!(sum(&rows, "known") + sum(&rows, "asked"), planned["asked"]);
    assert_eq!(sum(&run_all(&name), "asked"), 0);
    assert_eq!(merged(&name), checked(&[&many, "--within", "6"]));
}

#[test]
fn batch_in_a_folder_continues_after_a_worker_is_killed() {
    let folder = Folder::new("killed-there");
    killed_worker_is_replaced(&InFolder(folder.0.join("plan")));
}

/// Two processes write the same plan at once, and run the same shard.
fn concurrent_workers_write_the_same(place: &dyn TestStore) {
    let folder = Folder::new("twice");
    let many = folder.file("stations.obj", &stations(8));
    let name = place.name();
    let both = |words: &[&str]| {
        let one = || program().args(words).stdout(Stdio::null()).spawn().unwrap();
        for mut one in [one(), one()] {
            assert!(one.wait().unwrap().success());
        }
    };
    both(&[
        "plan", &many, "--within", "6", "--shards", "2", "--out", &name,
    ]);
    both(&["run-shard", &name, "--all"]);
    let there = place.objects("");
    assert_eq!(sum(&run_all(&name), "asked"), 0);
    assert_eq!(place.objects(""), there);
    assert_eq!(merged(&name), checked(&[&many, "--within", "6"]));
}

#[test]
fn concurrent_workers_write_the_same_into_a_folder() {
    let folder = Folder::new("twice-there");
    concurrent_workers_write_the_same(&InFolder(folder.0.join("plan")));
}

fn loss_and_damage_are_noticed(place: &dyn TestStore) {
    let folder = Folder::new("damaged");
    let many = folder.file("stations.obj", &stations(4));
    let name = place.name();
    plan(&[&many], &name, "3");
    let (code, output) = nearpoint(&["merge", &name]);
    assert!(
        code == Some(2) && output.contains("are missing or damaged: 0, 1, 2."),
        "{output}"
    );
    run_all(&name);
    let whole = merged(&name);
    let answers = place.objects("answers");
    place.remove(&answers[0]);
    place.write(&answers[1], b"not what it was");
    let (code, output) = nearpoint(&["merge", &name, "--missing"]);
    assert_eq!((code, output.split(',').count()), (Some(0), 2), "{output}");
    assert_eq!(nearpoint(&["merge", &name]).0, Some(2));
    let rows = run_all(&name);
    assert!(sum(&rows, "known") > 0 && sum(&rows, "asked") > 0);
    assert_eq!(merged(&name), whole);
    // A run needs these parts, and only planning can write them.
    let pack = &place.objects("packs")[0];
    let bytes = place.read(pack);
    place.write(pack, &bytes[..bytes.len() / 2]);
    place
        .objects("answers")
        .iter()
        .for_each(|name| place.remove(name));
    let (code, output) = nearpoint(&["run-shard", &name, "1"]);
    assert!(code == Some(2) && output.contains("Plan again"), "{output}");
    plan(&[&many], &name, "3");
    run_all(&name);
    assert_eq!(merged(&name), whole);
    let all = place.objects("");
    let stray = all
        .iter()
        .filter(|name| name.contains("/.") || name.contains('#'));
    assert_eq!(stray.count(), 0, "nothing half written is left");
}

#[test]
fn lost_and_damaged_objects_in_a_folder_are_reported() {
    let folder = Folder::new("damaged-there");
    loss_and_damage_are_noticed(&InFolder(folder.0.join("plan")));
}

fn revision_computes_only_new_pairs(place: &dyn TestStore) {
    let folder = Folder::new("revised");
    let first = folder.file("first.obj", &stations(6));
    // One bolt is longer.
    let changed = first_line_after(&stations(6), "o bolt 7.2\n", "v 14 17 1\n", "v 14 17 0.5\n");
    let second = folder.file("second.obj", &changed);
    let name = place.name();
    let all = plan(&[&first, "--within", "1"], &name, "3");
    run_all(&name);
    let new = plan(&[&second, "--within", "1"], &name, "3");
    assert!(
        new["asked"].as_u64() < Some(8) && new["asked"].as_u64() > Some(0),
        "{new}"
    );
    let known = new["known"].as_u64().unwrap() + new["asked"].as_u64().unwrap();
    assert_eq!(all["pairs"].as_u64(), Some(known));
    assert_eq!(
        sum(&run_all(&name), "asked"),
        new["asked"].as_u64().unwrap()
    );
    assert_eq!(merged(&name), checked(&[&second, "--within", "1"]));
}

#[test]
fn revision_in_a_folder_computes_only_new_pairs() {
    let folder = Folder::new("revised-there");
    revision_computes_only_new_pairs(&InFolder(folder.0.join("plan")));
}

/// Returns the text with the first line `old` after `head` replaced by `new`.
fn first_line_after(text: &str, head: &str, old: &str, new: &str) -> String {
    let (before, after) = text.split_once(head).unwrap();
    assert!(after.contains(old), "{after}");
    format!("{before}{head}{}", after.replacen(old, new, 1))
}

#[test]
fn invalid_arguments_are_refused_with_a_message() {
    let folder = Folder::new("refused");
    let place = folder.path("plan");
    let cube = shipped("box-in-box");
    let says = |arguments: &[&str], part: &str| {
        let (code, output) = nearpoint(arguments);
        assert!(
            code == Some(2) && output.contains(part),
            "{arguments:?}: {output}"
        );
    };
    says(&["run-shard", &place, "0"], "There is no plan");
    says(&["merge", &place], "There is no plan");
    says(&["plan", &cube, "--shards", "0", "--out", &place], "shards");
    says(&["plan", &cube, "--out", &place], "--shards");
    #[cfg(not(feature = "cloud"))]
    says(&["merge", "s3://bucket/plan"], "--features cloud");
    let outside = Folder::new("outside");
    let far = serde_json::json!(outside.file("far.obj", &stations(1)));
    let scene = serde_json::json!({"version": 1, "unit": "mm", "models": [{"url": far}]});
    let scene = folder.file("scene.json", &scene.to_string());
    let arguments = ["plan", &scene, "--shards", "1", "--out", &place];
    says(&arguments, "--allow-outside");
    let (code, output) = nearpoint(&[&arguments[..], &["--allow-outside"]].concat());
    assert_eq!(code, Some(0), "{output}");
    plan(&[&cube], &place, "9");
    says(
        &["run-shard", &place, "9"],
        "There is no shard 9: the plan has 9",
    );
    says(&["run-shard", &place], "<K>");
    let poses = folder.file(
        "poses.csv",
        "pose,part,qw,qx,qy,qz,tx,ty,tz\n1,nobody,1,0,0,0,0,0,0\n",
    );
    says(
        &[
            "plan", &cube, "--shards", "1", "--out", &place, "--poses", &poses,
        ],
        "line 2: there is no part “nobody”",
    );
}

/// Checks that the same poses may come as a table, a list and a grid. Each gives the result of a scene that has the part
/// there.
#[test]
fn a_sweep_is_a_check_in_each_pose() {
    let folder = Folder::new("sweep");
    let many = folder.file("stations.obj", &stations(2));
    let steps: Vec<f64> = (0..65).map(|step| f64::from(step) / 8.0).collect();
    let mut table = "pose,part,qw,qx,qy,qz,tx,ty,tz\n".to_owned();
    let mut list = Vec::new();
    for x in &steps {
        table += &format!("x{x},bolt 0.0,1,0,0,0,{x},0,-0.5\n");
        list.push(serde_json::json!({"parts": {"bolt 0.0": [1, 0, 0, 0, x, 0, -0.5]}}));
    }
    let grid = serde_json::json!({
        "moved": ["bolt 0.0"], "x": [0, 8, 65], "z": [-0.5, -0.5, 1]
    });
    let all = [
        folder.file("table.csv", &table),
        folder.file("list.json", &Value::from(list).to_string()),
        folder.file("grid.json", &grid.to_string()),
    ];
    let report = all.each_ref().map(|poses| {
        let place = format!("{poses}.plan");
        plan(
            &[&many, "--unit", "mm", "--within", "1", "--poses", poses],
            &place,
            "3",
        );
        run_all(&place);
        let (code, table) = nearpoint(&["merge", &place]);
        assert!(
            code == Some(1) && table.contains("1 of them in 65 poses"),
            "{table}"
        );
        let (code, json) = nearpoint(&["merge", &place, "--json"]);
        assert_eq!(code, Some(1), "{json}");
        json
    });
    assert_eq!(report[0], report[1]);
    assert_eq!(report[0], report[2]);
    let mut lines = report[0].lines();
    let head: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    assert_eq!(head["moved"], serde_json::json!(["bolt 0.0"]));
    for (x, line) in steps.iter().zip(lines.clone()).step_by(16) {
        let scene = serde_json::json!({
            "version": 1, "models": [{"url": "stations.obj"}], "unit": "mm", "within": 1,
            "parts": [{"part": "bolt 0.0", "pose": [1, 0, 0, 0, x, 0, -0.5]}],
        });
        let scene = folder.file("scene.json", &scene.to_string());
        let (_, checked) = nearpoint(&["check", &scene, "--json"]);
        let checked: Value = serde_json::from_str(&checked).unwrap();
        let pairs = checked["pairs"].as_array().unwrap().iter();
        let own = pairs.filter(|pair| pair["a"] == "bolt 0.0" || pair["b"] == "bolt 0.0");
        let pose: Value = serde_json::from_str(line).unwrap();
        assert_eq!(pose["pairs"], own.cloned().collect::<Value>(), "at {x}");
    }
    assert_eq!(lines.count(), 65);
}

/// A robot along its taught motion gives the results of scenes in its poses.
#[test]
fn motion_is_reported_pose_by_pose() {
    use nearpoint_scene::{Command, ThreadPool};
    let folder = Folder::new("motion");
    let cell = shipped("robot-cell");
    let poses = folder.file("motion.json", r#"{"motion": {"every": 0.25}}"#);
    let place = folder.path("plan");
    let files = [
        &cell,
        "--allow-outside",
        "--within",
        "20",
        "--poses",
        &poses,
    ];
    plan(&files, &place, "4");
    run_all(&place);
    let (_, json) = nearpoint(&["merge", &place, "--json"]);
    let mut lines = json.lines();
    let head: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    let moved = head["moved"].as_array().unwrap();
    let lines: Vec<Value> = lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let within = Some(nearpoint_scene::MaxDistance::Distance(20.0));
    let loaded = nearpoint_cli::load::load(
        &[cell.into()],
        nearpoint_import::ImportOptions::default(),
        within,
        ThreadPool::Sequential,
    );
    let mut scene = loaded.unwrap().scene;
    let (start, end) = {
        let taught = scene.trajectory().unwrap();
        (taught.start(), taught.end())
    };
    assert_eq!(lines.len(), ((end - start) / 0.25).ceil() as usize + 1);
    let mut report = 0;
    for (step, line) in lines.iter().enumerate().step_by(3) {
        let time = (start + 0.25 * step as f64).min(end);
        scene.apply(Command::SetMotionTime { time }).unwrap();
        let frame = scene.finish().clone();
        let name = |id| &*frame.part(id).unwrap().part.name;
        let is_moved = |id| moved.iter().any(|part| part == name(id));
        let pairs = frame
            .pairs
            .iter()
            .filter(|pair| is_moved(pair.a) || is_moved(pair.b));
        let own: Vec<_> = pairs
            .map(|pair| {
                let clearance = pair.clearance.as_ref().map(|found| found.distance);
                let clearance = clearance.or(pair.mesh_relation.intersects().then_some(0.0));
                serde_json::json!([
                    name(pair.a),
                    name(pair.b),
                    pair.crossing,
                    pair.touching,
                    clearance
                ])
            })
            .collect();
        let rows = line["pairs"].as_array().unwrap().iter();
        let rows: Vec<_> = rows
            .map(|row| {
                serde_json::json!([
                    row["a"],
                    row["b"],
                    row["crossing"],
                    row["touching"],
                    row["clearance"]
                ])
            })
            .collect();
        assert_eq!(rows, own, "at {time}");
        report += rows.len();
    }
    assert!(report > 0);
}
