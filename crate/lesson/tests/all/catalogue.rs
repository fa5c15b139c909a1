//! The page has a text for every key that a lesson emits, and fills no hole that a lesson does not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use nearpoint_lesson::keys;

/// All texts in English, file by file.
fn catalogue() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/learn/strings/en");
    let files = fs::read_dir(&folder).unwrap();
    files
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect()
}

/// What stands behind a key: up to the next key.
fn entry<'a>(texts: &'a str, key: &str) -> Option<&'a str> {
    let (_, after) = texts.split_once(&format!("\n  \"{key}\":"))?;
    Some(after.split("\n  \"").next().unwrap_or(after))
}

/// The names in braces: `{n}`, `{n|one|other}`, `{n%}`.
fn holes(text: &str) -> BTreeSet<&str> {
    let opened = text.split('{').skip(1);
    let inside = opened.filter_map(|rest| rest.split_once('}').map(|(hole, _)| hole));
    let names = inside.filter_map(|hole| hole.split(['|', '%']).next());
    names.filter(|name| !name.contains(['\n', ' '])).collect()
}

#[test]
fn every_key_has_a_text_and_every_hole_a_value() {
    let texts = catalogue();
    let mut missing = Vec::new();
    for key in keys::all(|| 0.0) {
        let mut words = key.split(' ');
        let name = words.next().unwrap();
        let given: BTreeSet<&str> = words.map(|hole| hole.trim_matches(['{', '}'])).collect();
        let Some(text) = entry(&texts, name) else {
            missing.push(key);
            continue;
        };
        let unfilled: Vec<&str> = holes(text).difference(&given).copied().collect();
        assert!(
            unfilled.is_empty(),
            "{name} asks for {unfilled:?}, given are {given:?}"
        );
    }
    assert!(missing.is_empty(), "no text for:\n{}", missing.join("\n"));
}
