//! Provides what several of these tests need: a folder, models, and the program itself.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use nearpoint_cli::load::load;
use nearpoint_cli::{Outcome, run};
use nearpoint_import::ImportOptions;
use nearpoint_message::Message;
use nearpoint_scene::{Scene, ThreadPool};
use serde_json::Value;

/// A temporary folder for one test, removed at its end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(test: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Relaxed);
        let name = format!("nearpoint-cli-{test}-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    pub fn file(&self, name: &str, content: &str) -> String {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
        self.path(name)
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }

    pub fn json(&self, name: &str) -> Value {
        serde_json::from_str(&self.read(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Returns the path of a file in the repository.
pub fn tree(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Returns the path of a shipped scene.
pub fn shipped(scene: &str) -> String {
    let path = tree(&format!("public/scenes/{scene}.json"));
    path.to_str().unwrap().to_owned()
}

/// Loads a shipped scene without any results.
pub fn load_shipped(scene: &str) -> Scene {
    let pool = ThreadPool::with_threads(2).unwrap();
    let loaded = load(
        &[shipped(scene).into()],
        ImportOptions::default(),
        None,
        pool,
    );
    loaded.unwrap().scene
}

/// Returns an OBJ file of cubes, given by name, edge, and lowest corner along x.
pub fn cubes(cubes: &[(&str, f64, f64)]) -> String {
    let boxes = cubes.iter();
    let boxes = boxes.map(|(name, edge, x)| (name.to_string(), [*x, 0.0, 0.0], [*edge; 3]));
    boxes_as_obj(&boxes.collect::<Vec<_>>())
}

/// Returns an OBJ file of boxes, given by name, lowest corner and size. A box without a name is named after its file.
pub fn boxes_as_obj(boxes: &[(String, [f64; 3], [f64; 3])]) -> String {
    let mut obj = String::new();
    for (count, (name, low, size)) in boxes.iter().enumerate() {
        if !name.is_empty() {
            obj += &format!("o {name}\n");
        }
        for n in 0..8 {
            let at = |axis: usize| {
                low[axis]
                    + if n >> (2 - axis) & 1 == 0 {
                        0.0
                    } else {
                        size[axis]
                    }
            };
            obj += &format!("v {} {} {}\n", at(0), at(1), at(2));
        }
        for face in [
            [1, 2, 4, 3],
            [5, 7, 8, 6],
            [1, 5, 6, 2],
            [3, 4, 8, 7],
            [1, 3, 7, 5],
            [2, 6, 8, 4],
        ] {
            let face = face.map(|corner| (corner + 8 * count).to_string());
            obj += &format!("f {}\n", face.join(" "));
        }
    }
    obj
}

/// Returns the outcome and the output of a command line.
pub fn nearpoint(arguments: &[&str]) -> (Result<Outcome, Message>, String) {
    let mut out = Vec::new();
    let words = arguments.iter().map(|word| word.into());
    let outcome = run(words, &mut out).map_err(|error| error.message());
    (outcome, String::from_utf8(out).unwrap())
}

/// Checks that a command line is refused with this code, or with these words of another crate, and writes nothing.
pub fn refused(arguments: &[&str], why: &str) -> Message {
    let (outcome, text) = nearpoint(arguments);
    let error = outcome.unwrap_err();
    let names_reason = error.find(why).is_some() || error.to_string().contains(why);
    assert!(names_reason && text.is_empty(), "{arguments:?}: {error}");
    error
}

pub fn json(arguments: &[&str]) -> (Outcome, Value) {
    let (outcome, text) = nearpoint(arguments);
    (outcome.unwrap(), serde_json::from_str(&text).unwrap())
}

/// Runs the program itself with this input, and returns the exit code, the messages and the output.
pub fn program(arguments: &[&str], folder: &Path, input: &[u8]) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nearpoint"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that reads nothing closes it early.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stderr),
        text(output.stdout),
    )
}
