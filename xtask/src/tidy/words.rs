//! Checks that names use the words of the field: identifiers contain none of the words that `banned-words.txt` lists.

use super::finding::Finding;
use super::source::Source;

/// The banned words, a line each: the words of the name, then after `=` what to use, then after `;` where it applies, if not everywhere.
const BANNED: &str = include_str!("banned-words.txt");

/// The keys of published JSON and of stored data that scripts write or take apart. Reading a property is never refused.
const PUBLISHED: [&str; 4] = ["deed", "news", "told", "wish"];

/// The file with the earlier names of published types, which still work.
const EARLIER_NAMES: &str = "web/package/src/core.ts";

struct Word<'a> {
    parts: Vec<&'a str>,
    instead: &'a str,
    /// The end of the paths where the word is banned.
    ending: &'a str,
}

fn words() -> Vec<Word<'static>> {
    let of_line = |line: &'static str| {
        let (word, rest) = line.split_once(" = ")?;
        let (instead, ending) = rest.split_once("; ").unwrap_or((rest, ""));
        let parts = word.split(' ').collect();
        Some(Word {
            parts,
            instead,
            ending,
        })
    };
    let lines = BANNED.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(of_line).collect()
}

/// Returns the identifiers of a file, tests included, that contain a banned word.
pub fn check(sources: &[Source]) -> Vec<Finding> {
    let words = words();
    let is_checked =
        |source: &&Source| (source.is_rust() || source.is_script()) && source.path != EARLIER_NAMES;
    let of_file = |source| found(source, &words);
    sources
        .iter()
        .filter(is_checked)
        .flat_map(of_file)
        .collect()
}

fn found(source: &Source, words: &[Word]) -> Vec<Finding> {
    let here = |word: &&Word| source.path.ends_with(word.ending);
    let words: Vec<&Word> = words.iter().filter(here).collect();
    let mut findings = Vec::new();
    for (line, code) in source.lines() {
        for (at, name) in names(code) {
            let is_read = code[..at].ends_with('.');
            let is_key =
                PUBLISHED.contains(&name) && code[at + name.len()..].starts_with([':', '?']);
            if source.is_script() && (is_read || is_key) {
                continue;
            }
            let parts = parts(name);
            let holds = |word: &&&Word| {
                parts
                    .windows(word.parts.len())
                    .any(|some| some == word.parts)
            };
            if let Some(word) = words.iter().find(holds) {
                let banned = word.parts.join(" ");
                let message = format!("`{name}`: use {} for \"{banned}\"", word.instead);
                findings.push(source.error(line, message));
            }
        }
    }
    findings
}

/// Returns the identifiers of a line with their places.
fn names(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let names = code.split(move |c| !is_letter(c));
    names.map(|name| (name.as_ptr() as usize - code.as_ptr() as usize, name))
}

/// Returns the words of an identifier, in lower case.
fn parts(name: &str) -> Vec<String> {
    let is_constant = !name.contains(char::is_lowercase);
    let mut parts = vec![String::new()];
    for c in name.chars() {
        let starts = !c.is_alphanumeric() || (c.is_uppercase() && !is_constant);
        if starts {
            parts.push(String::new());
        }
        if c.is_alphanumeric() {
            let part = parts.last_mut().expect("there is always one");
            part.extend(c.to_lowercase());
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_banned_word_are_found() {
        let found = |path, text| check(&[Source::new(path, text)]).len();
        for bad in [
            "struct CrewMember;",
            "fn lend_a_hand() {}",
            "let hasTold = 1;",
        ] {
            assert_eq!(found("crate/geometry/src/a.rs", bad), 1, "{bad}");
            assert_eq!(found("web/src/a.ts", bad), 1, "{bad}");
        }
        for fine in [
            "let untoldable = 1;",
            "// the crew",
            "\"told\"",
            "let lend = a.hand;",
        ] {
            assert_eq!(found("crate/geometry/src/a.rs", fine), 0, "{fine}");
        }
        assert_eq!(found("crate/geometry/src/a.rs", "let because = 1;"), 1);
        assert_eq!(found("web/src/a.ts", "row.told + { told: 1 }"), 0);
        assert_eq!(found("web/src/a.ts", "(keeper: Keeper) => row.crew"), 2);
    }

    #[test]
    fn identifiers_are_split_into_words() {
        assert_eq!(parts("max_Crew2Told"), ["max", "crew2", "told"]);
        assert_eq!(parts("lendAHand"), ["lend", "a", "hand"]);
        assert_eq!(parts("MAX_CREW"), ["max", "crew"]);
    }
}
