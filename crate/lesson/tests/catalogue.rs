//! The English catalogue has a text for every key, and no text asks for a hole that its key does not fill.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::Path;

/// Each key with its text as it stands in the files; a key begins a line.
fn texts() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/learn/strings/en");
    let mut texts = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let mut key = String::new();
        for line in text.lines() {
            let begins = line
                .strip_prefix("  \"")
                .and_then(|rest| rest.split_once("\":"));
            if let Some((name, _)) = begins {
                name.clone_into(&mut key);
            }
            let text: &mut String = texts.entry(key.clone()).or_default();
            text.push_str(line);
        }
    }
    texts
}

/// The names after each opening brace, those before a choice of words too.
fn holes(text: &str) -> Vec<String> {
    let after = text.split('{').skip(1);
    let name = |rest: &str| {
        let letters = rest.chars().take_while(char::is_ascii_alphanumeric);
        letters.collect::<String>()
    };
    after.map(name).filter(|name| !name.is_empty()).collect()
}

#[test]
fn every_key_has_an_english_text_that_fits() {
    let texts = texts();
    let mut wrong = Vec::new();
    for line in nearpoint_lesson::keys::all(|| 0.0) {
        let mut words = line.split(' ');
        let key = words.next().unwrap();
        let filled: Vec<&str> = words.map(|hole| hole.trim_matches(['{', '}'])).collect();
        match texts.get(key) {
            None => wrong.push(format!("no text for {key}")),
            Some(text) => {
                let empty = holes(text)
                    .into_iter()
                    .filter(|h| !filled.contains(&h.as_str()));
                wrong.extend(empty.map(|hole| format!("{key} does not fill {hole}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
