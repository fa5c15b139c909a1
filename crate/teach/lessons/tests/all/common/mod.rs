//! Stories to look into: opened on one thread, with a clock that stands still.
#![allow(dead_code, clippy::unwrap_used)] // each test file uses some

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nearpoint_geometry::work::{AnyWork, Serial};
use nearpoint_lesson::{Context, Opened, Step, Value, keys, lessons, open};

/// The folder of each lesson, with the lesson's name.
pub fn folders() -> impl Iterator<Item = (&'static str, PathBuf)> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    lessons()
        .iter()
        .map(move |lesson| (lesson.name, all.join(lesson.name.replace('-', "_"))))
}

/// What a lesson's folder says of one kind: `pseudocode`, `terms` or `noted`.
pub fn data(folder: &Path, kind: &str) -> serde_json::Value {
    let text = fs::read_to_string(folder.join("lesson.json")).unwrap();
    let all: serde_json::Value = serde_json::from_str(&text).unwrap();
    all[kind].clone()
}

/// A clock that gets on by a tenth of a second each time it is looked at: nothing is repeated often. Each thread has its
/// own, or tests beside this one would make it go.
pub fn ticking() -> f64 {
    thread_local!(static LOOKS: Cell<u64> = const { Cell::new(0) });
    LOOKS.set(LOOKS.get() + 1);
    LOOKS.get() as f64 * 100.0
}

pub fn opened<'a>(name: &str, wished: impl IntoIterator<Item = (&'a str, Value)>) -> Opened {
    let mut infos = lessons().iter().map(|lesson| lesson.info());
    let models = keys::stand_ins(&infos.find(|info| info.name == name).unwrap());
    let context = Context {
        now: || 0.0,
        models: &models,
        cache: &Arc::default(),
        work: &(Arc::new(Serial) as Arc<dyn AnyWork>),
    };
    let wished = wished.into_iter();
    let wished = wished.map(|(name, value)| (name.to_owned(), value));
    open(name, &wished.collect(), &context).unwrap()
}

/// A word of a choice.
pub fn word(word: &str) -> Value {
    Value::Text(word.to_owned())
}

pub fn words<'a>(wished: &'a [(&'a str, &'a str)]) -> impl Iterator<Item = (&'a str, Value)> {
    wished.iter().map(|(name, chosen)| (*name, word(chosen)))
}

pub fn steps(mut story: Opened) -> Vec<Step> {
    let all = 0..story.steps();
    all.map(|i| story.show(i).unwrap().clone()).collect()
}

/// A number that is known at that step.
pub fn number(step: &Step, name: &str) -> f64 {
    let number = step.numbers.iter().find(|number| number.name == name);
    let value = number.and_then(|number| number.value);
    value.unwrap_or_else(|| panic!("{name}: {step:?}"))
}
