//! Checks the steps of the teacher's notes: each lesson's folder lists its own by values and step, with their texts.

use std::collections::BTreeMap;

use crate::common::{data, folders, opened};
use nearpoint_lesson::Value;
use serde_json::Value as Json;

/// Reads a value: a choice has a text, all others have a number.
fn read(value: &Json) -> Value {
    match value {
        Json::String(choice) => Value::Text(choice.clone()),
        other => Value::Number(other.as_f64().unwrap()),
    }
}

#[test]
fn every_step_that_the_notes_show_is_there_and_says_what_it_was_chosen_for() {
    let mut found = 0;
    for (lesson, folder) in folders() {
        let mut stories = BTreeMap::new();
        for (name, noted) in data(&folder, "noted").as_object().into_iter().flatten() {
            let values = noted["values"].as_object().into_iter().flatten();
            let requested = values.map(|(name, value)| (name.as_str(), read(value)));
            let story = stories
                .entry(noted["values"].to_string())
                .or_insert_with(|| opened(lesson, requested));
            let step = noted["step"].as_u64().unwrap() as usize;
            let reported = story
                .show(step)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(noted["say"], reported.text.key, "{name}");
            found += 1;
        }
    }
    assert!(found > 50, "{found} steps were read");
}
