//! Checks every lesson with every choice: what is shown is finite, and numbers agree with the text. The page has a text for
//! each key, and fills no hole that a lesson does not fill. It has a line of pseudocode for each step and event.

use std::collections::BTreeSet;
use std::fs;
use std::iter;

use crate::common::{folders, ticking};
use crate::pseudocode::Pseudocode;
use crate::questions::AskedQuestions;
use crate::steps::opened;
use crate::texts;
use nearpoint_lesson::figure::{Caption, Figure, Item};
use nearpoint_lesson::{Chart, RequestedValues, Step, Value, keys, lessons};

/// Returns all texts in English, file by file: those that lessons share, then each lesson's own.
fn catalogue() -> String {
    let shared = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../web/texts/en/lessons");
    let shared = fs::read_dir(shared).unwrap();
    let shared = shared.map(|file| file.unwrap().path());
    let own = folders().map(|(_, folder)| folder.join("text/en.ftl"));
    shared
        .chain(own)
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

/// Returns the name of a text in its file, which has `_` where keys have dots.
fn id(key: &str) -> String {
    key.replace('.', "_")
}

/// Returns the text up to the next one: lines that are not at the margin.
fn one_text(after: &str) -> &str {
    let next = |(at, _): &(usize, &str)| !after[at + 1..].starts_with([' ', '\n']);
    let end = after.match_indices('\n').find(next);
    end.map_or(after, |(at, _)| &after[..at])
}

/// Returns the text of a key.
fn entry<'a>(texts: &'a str, key: &str) -> Option<&'a str> {
    let (_, after) = texts.split_once(&format!("\n{} =", id(key)))?;
    Some(one_text(after))
}

/// Returns the texts of the keys that continue a “why” key, by the rest of the key.
fn below<'a>(texts: &'a str, key: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let start = format!("\n{}_", id(key));
    let those: Vec<&str> = match key.starts_with("why.") {
        true => texts.split(&start).skip(1).collect(),
        false => Vec::new(),
    };
    those
        .into_iter()
        .filter_map(|after| one_text(after).split_once(" ="))
}

/// Returns the names of the values: `{ $n }`, `{ $n -> …}`, `{ SHARE($n) }`.
fn holes(text: &str) -> BTreeSet<&str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '-';
    let named = text.split('$').skip(1);
    named
        .filter_map(|rest| rest.split(|c| !is_name(c)).next())
        .collect()
}

fn check_figure(figure: &Figure, what: &str) {
    let is_finite = |point: &nearpoint_geometry::Point| point.iter().all(|c| c.is_finite());
    assert!(figure.extent().iter().all(is_finite), "{what}\n{figure}");
    assert!(!figure.extent().is_empty(), "{what}: nothing to see");
    for item in &figure.items {
        match item {
            Item::Label { at, text, .. } => {
                assert!(is_finite(at), "{what}: {item}");
                if let Caption::Length(length, _) = text {
                    assert!(length.is_finite() && *length >= 0.0, "{what}: {item}");
                }
            }
            Item::Faces { polygons, .. } => assert!(polygons.iter().all(|p| p.len() >= 3)),
            _ => {}
        }
    }
}

fn check_chart(chart: &Chart, what: &str) {
    for line in &chart.lines {
        for [x, y] in &line.points {
            assert!(x.is_finite() && !y.is_infinite(), "{what}: {chart:?}");
            assert!(!chart.x.log || *x > 0.0, "{what}: {chart:?}");
            assert!(!chart.y.log || y.is_nan() || *y > 0.0, "{what}: {chart:?}");
        }
    }
}

fn check_step(step: &Step, what: &str) {
    check_figure(&step.figure, what);
    for number in &step.numbers {
        for value in [number.value, number.compared].into_iter().flatten() {
            assert!(value.is_finite(), "{what}: {number:?}");
        }
    }
    for (hole, value) in &step.text.args {
        let fine = !matches!(value, Value::Number(number) if !number.is_finite());
        assert!(fine, "{what}: {hole}");
    }
}

/// Asserts that the page has a text for each key, and that no text has other holes than its key.
fn check_texts(keys: &BTreeSet<String>) {
    let texts = catalogue();
    let mut missing = Vec::new();
    for key in keys {
        let mut words = key.split(' ');
        let name = words.next().unwrap();
        let given: BTreeSet<&str> = words.map(|hole| hole.trim_matches(['{', '}'])).collect();
        let Some(text) = entry(&texts, name) else {
            missing.push(key.as_str());
            continue;
        };
        // A choice may have its own text of why it is wrong; the grade of a point has its own key.
        let has_key = |of: &str| {
            let own = format!("{name}.{}", of.replace('_', "."));
            let mut all = keys.iter().map(|key| key.split(' ').next());
            all.any(|key| key == Some(&own))
        };
        let of_choices = below(&texts, name).filter(|(of, _)| !has_key(of));
        let of_choices = of_choices.map(|(_, text)| text);
        for text in iter::once(text).chain(of_choices) {
            let unfilled: Vec<&str> = holes(text).difference(&given).copied().collect();
            assert!(
                unfilled.is_empty(),
                "{name} asks for {unfilled:?}, given are {given:?}"
            );
        }
    }
    assert!(missing.is_empty(), "no text for:\n{}", missing.join("\n"));
}

#[test]
fn what_lessons_show_at_first_is_finite_and_has_a_text() {
    let mut keys = BTreeSet::new();
    for lesson in lessons() {
        let info = lesson.info();
        let mut story = opened(&info, &RequestedValues::new());
        for i in 0..story.steps() {
            let what = format!("{}, step {i}", info.name);
            check_step(story.show(i).unwrap(), &what);
        }
        keys::add_info_keys(&info, &mut keys);
        keys::add_story_keys(&mut story, &mut keys);
    }
    check_texts(&keys);
}

/// Walks once for all of these checks, because a walk is slow; also checks whether questions are asked where they matter.
#[test]
#[ignore = "slow: cargo xtask test --full"]
fn what_is_shown_is_finite_and_has_a_text_and_a_line_of_pseudocode() {
    let mut keys = keys::rare_keys();
    let mut pseudocode = Pseudocode::read();
    let mut standing = AskedQuestions::default();
    keys::walk_lessons(ticking, |info, requested, story| {
        let mut story = story.unwrap_or_else(|error| panic!("{requested:?}: {error}"));
        for i in 0..story.steps() {
            let what = format!("{} {requested:?}, step {i}", info.name);
            let step = story.show(i).unwrap();
            check_step(step, &what);
            pseudocode.look(info.name, i, step);
            assert!(step.events.iter().all(|event| event.step <= i), "{what}");
            let step = step.clone();
            let charts = story.charts(i);
            charts.iter().for_each(|chart| check_chart(chart, &what));
            texts::check(&step, &charts, &what);
        }
        keys::add_info_keys(info, &mut keys);
        keys::add_story_keys(&mut story, &mut keys);
        standing.read(&mut story, &format!("{} {requested:?}", info.name));
    });
    check_texts(&keys);
    let faults = pseudocode.faults();
    assert!(faults.is_empty(), "{faults:#?}");
    standing.check();
}
