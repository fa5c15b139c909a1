//! Compares one hash of all results for each shipped scene as opened, and for scripts of commands: drags, a checked robot
//! motion, a removal. The hash is the same on any number of threads and in the browser, where the end-to-end tests use the
//! same file. It is the same for files of earlier versions, in `tests/versions`. With `UPDATE_GOLDEN` set, the test writes
//! the file, after an intended change of results.

use std::path::Path;

use nearpoint_cli::load::load;
use nearpoint_import::ImportOptions;
use nearpoint_scene::{Command, ThreadPool};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A scene, a script, and the hash of the results.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Golden {
    scene: String,
    /// The description of the commands; `None` for the scene as opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    question: Option<String>,
    /// The [`Command`]s, each completed before the next. Parts are numbered as in the scene, from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    commands: Vec<Value>,
    hash: String,
}

impl Golden {
    fn found(&self, scenes: &Path, threads: usize) -> String {
        let path = scenes.join(&self.scene).with_extension("json");
        let pool = ThreadPool::with_threads(threads).unwrap();
        let mut scene = load(&[path], ImportOptions::default(), None, pool)
            .unwrap()
            .scene;
        scene.finish();
        for command in &self.commands {
            let command: Command = serde_json::from_value(command.clone()).unwrap();
            scene.apply(command).unwrap();
            scene.finish();
        }
        format!("{:016x}", scene.hash())
    }
}

#[test]
fn golden_hashes_on_any_number_of_threads() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (file, scenes) = (
        root.join("e2e/fixtures/golden.json"),
        root.join("public/scenes"),
    );
    let all = read(&file);
    for entry in std::fs::read_dir(&scenes).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_known = |golden: &Golden| golden.scene == name && golden.commands.is_empty();
        assert!(all.iter().any(is_known), "{name} has no golden hash");
    }
    compare(&file, &scenes, all);
}

/// Scene files and commands of each released version must always open with the same results.
#[test]
fn files_of_earlier_versions_have_the_same_hashes() {
    let versions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    for entry in std::fs::read_dir(&versions).unwrap() {
        let folder = entry.unwrap().path();
        let file = folder.join("golden.json");
        let all = read(&file);
        for command in all.iter().flat_map(|golden| &golden.commands) {
            let known: Command = serde_json::from_value(command.clone()).unwrap();
            let again = serde_json::to_value(&known).unwrap();
            assert_eq!(serde_json::from_value::<Command>(again).unwrap(), known);
        }
        compare(&file, &folder, all);
    }
}

fn read(file: &Path) -> Vec<Golden> {
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn compare(file: &Path, scenes: &Path, mut all: Vec<Golden>) {
    let mut wrong = Vec::new();
    for golden in &mut all {
        let one = golden.found(scenes, 1);
        for threads in [2, 3, 8, 16] {
            let found = golden.found(scenes, threads);
            assert_eq!(found, one, "{golden:?} on {threads} threads");
        }
        if one != golden.hash {
            wrong.push(format!("{one} for {golden:?}"));
            golden.hash = one;
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let lines = all
            .iter()
            .map(|golden| serde_json::to_string(golden).unwrap());
        let lines: Vec<String> = lines.map(|line| format!("  {line}")).collect();
        std::fs::write(file, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    } else {
        assert_eq!(wrong, [""; 0]);
    }
}
