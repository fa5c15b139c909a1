//! The steps that the teacher's notes show: the page names them by lesson, values and step, with what each says.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::common::opened;
use nearpoint_lesson::{Opened, Value};

/// A step as `web/src/learn/course/links.ts` has it.
struct Link {
    lesson: String,
    step: usize,
    say: String,
    values: Vec<(String, Value)>,
}

/// Reads all of `at("gilbert", 4, "gilbert.met", { gap: -20 })`.
fn links() -> Vec<Link> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/learn/course/links.ts");
    let text = fs::read_to_string(file).unwrap();
    let (_, table) = text.split_once("export const links").unwrap();
    let calls = table.split(": at(").skip(1);
    calls
        .map(|call| {
            let (inside, _) = call.split_once(')').unwrap();
            let (place, values) = inside.split_once('{').unwrap_or((inside, ""));
            let place: Vec<&str> = place.split(',').map(plain).collect();
            let values = values
                .split([',', '}'])
                .filter_map(|one| one.split_once(':'));
            Link {
                lesson: place[0].to_owned(),
                step: place[1].parse().unwrap(),
                say: place[2].to_owned(),
                values: values
                    .map(|(name, value)| (plain(name).to_owned(), read(value)))
                    .collect(),
            }
        })
        .collect()
}

fn plain(text: &str) -> &str {
    text.trim().trim_matches('"')
}

/// A choice has quotes, a number has none.
fn read(text: &str) -> Value {
    let text = text.trim();
    text.parse()
        .map_or_else(|_| Value::Text(plain(text).to_owned()), Value::Number)
}

#[test]
fn every_step_that_the_notes_show_is_there_and_says_what_it_was_chosen_for() {
    let links = links();
    assert!(links.len() > 50, "{} links were read", links.len());
    let mut stories: BTreeMap<String, Opened> = BTreeMap::new();
    for Link {
        lesson,
        step,
        say,
        values,
    } in links
    {
        let what = format!("{lesson} {values:?}, step {step}");
        let wished = || {
            values
                .iter()
                .map(|(name, value)| (name.as_str(), value.clone()))
        };
        let story = stories
            .entry(format!("{lesson} {values:?}"))
            .or_insert_with(|| opened(&lesson, wished()));
        let told = story
            .show(step)
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(told.say.key, say, "{what}");
    }
}
