//! Checks the page's pseudocode against the lessons: each step has one line, each event has one, and each line is reached.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common;
use nearpoint_lesson::{Step, keys};
use serde_json::Value;

/// A line as the page has it.
struct Line {
    name: String,
    /// The keys of steps at the line, and of steps and events that pass it.
    at: BTreeSet<String>,
    through: BTreeSet<String>,
    /// The numbers and holes that are shown beside the line, and that no step at it has had yet.
    unseen: BTreeSet<String>,
    is_reached: bool,
}

/// The lines of all lessons, by the lessons' names.
pub struct Pseudocode {
    lessons: BTreeMap<String, Vec<Line>>,
    /// The faults, each once.
    faults: BTreeSet<String>,
}

impl Pseudocode {
    /// Reads the pseudocode from the lessons' folders.
    pub fn read() -> Self {
        let lines = |folder: &Path| match common::data(folder, "pseudocode") {
            Value::Array(lines) => lines.iter().map(Line::read).collect(),
            other => panic!("{other} is no list of lines"),
        };
        Self {
            lessons: common::folders()
                .map(|(name, folder)| (name.to_owned(), lines(&folder)))
                .collect(),
            faults: BTreeSet::new(),
        }
    }

    /// Records a step of a lesson, by its number.
    pub fn look(&mut self, lesson: &str, index: usize, step: &Step) {
        let Some(lines) = self.lessons.get_mut(lesson) else {
            self.faults.insert(format!("{lesson} has no pseudocode"));
            return;
        };
        let key = step.text.key;
        let standing = lines.iter().filter(|line| line.at.contains(key)).count();
        if standing != 1 {
            self.faults
                .insert(format!("{lesson}: {key} stands at {standing} lines"));
        }
        let here = step.events.iter().filter(|event| event.step == index);
        let events: Vec<&str> = here.map(|event| event.name).collect();
        for name in &events {
            if !lines.iter().any(|line| line.has(name)) {
                self.faults
                    .insert(format!("{lesson}: no line has the event {name}"));
            }
        }
        for line in lines {
            if line.has(key) || events.iter().any(|name| line.has(name)) {
                line.is_reached = true;
                line.see(step);
            }
        }
    }

    /// Returns the faults after all lessons were walked.
    pub fn faults(mut self) -> BTreeSet<String> {
        let rare = keys::rare_keys();
        let rare: BTreeSet<&str> = rare
            .iter()
            .filter_map(|key| key.strip_prefix("say.")?.split(' ').next())
            .collect();
        for (lesson, lines) in &self.lessons {
            for line in lines {
                let name = format!("{lesson}, line {}", line.name);
                let is_rare = rare.iter().any(|key| line.has(key));
                if !line.is_reached && !is_rare {
                    self.faults.insert(format!("{name}: no step comes to it"));
                }
                if line.is_reached && !line.unseen.is_empty() {
                    let shown = &line.unseen;
                    self.faults
                        .insert(format!("{name}: no step there has {shown:?}"));
                }
            }
        }
        self.faults
    }
}

impl Line {
    fn read(line: &Value) -> Self {
        let texts = |value: &Value| match value {
            Value::Array(all) => all.iter().filter_map(text).collect(),
            Value::Object(all) => all.values().filter_map(text).collect(),
            _ => BTreeSet::new(),
        };
        Self {
            name: text(&line["line"]).unwrap(),
            at: texts(&line["at"]),
            through: texts(&line["through"]),
            unseen: texts(&line["shows"]),
            is_reached: false,
        }
    }

    fn has(&self, key: &str) -> bool {
        self.at.contains(key) || self.through.contains(key)
    }

    fn see(&mut self, step: &Step) {
        let numbers = step.numbers.iter().map(|number| number.name);
        let holes = step.text.args.iter().map(|(hole, _)| *hole);
        for name in numbers.chain(holes) {
            self.unseen.remove(name);
        }
    }
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}
