//! Opens stories for tests, on one thread, with a clock that has stopped.
#![allow(dead_code, clippy::unwrap_used)] // each test file uses some

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nearpoint_geometry::executor::{DynExecutor, SequentialExecutor};
use nearpoint_lesson::{Context, OpenLesson, RequestedValues, Step, Value, keys, lessons, open};

/// Returns the folder of each lesson, with the lesson's name.
pub fn folders() -> impl Iterator<Item = (&'static str, PathBuf)> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    lessons()
        .iter()
        .map(move |lesson| (lesson.name, all.join(lesson.name.replace('-', "_"))))
}

/// Returns one kind of data of a lesson's folder: `pseudocode`, `terms` or `noted`.
pub fn data(folder: &Path, kind: &str) -> serde_json::Value {
    let text = fs::read_to_string(folder.join("lesson.json")).unwrap();
    let all: serde_json::Value = serde_json::from_str(&text).unwrap();
    all[kind].clone()
}

/// A clock that advances by a tenth of a second each time it is read, so that nothing is repeated often. Each thread has its
/// own clock, which tests on other threads cannot advance.
pub fn ticking() -> f64 {
    thread_local!(static LOOKS: Cell<u64> = const { Cell::new(0) });
    LOOKS.set(LOOKS.get() + 1);
    LOOKS.get() as f64 * 100.0
}

/// Opens a lesson with a clock that has stopped.
pub fn opened<'a>(name: &str, requested: impl IntoIterator<Item = (&'a str, Value)>) -> OpenLesson {
    let wished = requested.into_iter();
    let wished = wished.map(|(name, value)| (name.to_owned(), value));
    opened_by(|| 0.0, name, &wished.collect())
}

/// Opens a lesson with this clock.
pub fn opened_by(now: fn() -> f64, name: &str, requested: &RequestedValues) -> OpenLesson {
    let mut infos = lessons().iter().map(|lesson| lesson.info());
    let models = keys::placeholder_models(&infos.find(|info| info.name == name).unwrap());
    let context = Context {
        now,
        models: &models,
        cache: &Arc::default(),
        executor: &(Arc::new(SequentialExecutor) as Arc<dyn DynExecutor>),
        copy_message: <[u8]>::to_vec,
    };
    open(name, requested, &context).unwrap_or_else(|error| panic!("{name} {requested:?}: {error}"))
}

/// Returns a value that is a word of a choice.
pub fn word(word: &str) -> Value {
    Value::Text(word.to_owned())
}

pub fn words<'a>(requested: &'a [(&'a str, &'a str)]) -> impl Iterator<Item = (&'a str, Value)> {
    requested.iter().map(|(name, chosen)| (*name, word(chosen)))
}

pub fn steps(mut story: OpenLesson) -> Vec<Step> {
    let all = 0..story.steps();
    all.map(|i| story.show(i).unwrap().clone()).collect()
}

/// Returns a number that is known at that step.
pub fn number(step: &Step, name: &str) -> f64 {
    let number = step.numbers.iter().find(|number| number.name == name);
    let value = number.and_then(|number| number.value);
    value.unwrap_or_else(|| panic!("{name}: {step:?}"))
}
