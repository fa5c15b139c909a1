//! Matches names against patterns: `*` stands for any characters, `?` for one; case is ignored.

use serde::{Deserialize, Serialize};

/// A pattern that must match a whole name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pattern(pub String);

impl Pattern {
    /// Returns whether the pattern matches the whole name. On a mismatch, the text after the last `*` is tried one
    /// character later. So the running time is at most the pattern's length times the name's.
    pub fn matches(&self, name: &str) -> bool {
        let [pattern, name] = [&self.0[..], name].map(folded);
        let (mut p, mut n, mut star) = (0, 0, None);
        while n < name.len() {
            match pattern.get(p) {
                Some('*') => {
                    star = Some((p, n));
                    p += 1;
                }
                Some(&c) if c == '?' || c == name[n] => (p, n) = (p + 1, n + 1),
                _ => {
                    let Some((at, from)) = star else {
                        return false;
                    };
                    star = Some((at, from + 1));
                    (p, n) = (at + 1, from + 1);
                }
            }
        }
        pattern[p..].iter().all(|&c| c == '*')
    }
}

fn folded(text: &str) -> Vec<char> {
    text.chars().flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_and_question_marks() {
        let fits = |pattern: &str, name: &str| Pattern(pattern.into()).matches(name);
        for (pattern, name) in [
            ("bolt *", "Bolt 12"),
            ("*", ""),
            ("", ""),
            ("*ring*ball ?", "bearing front ball 7"),
            ("*a*b", "aab b ab"),
            ("ЩИТ*", "щит 1"),
            ("a**b", "ab"),
        ] {
            assert!(fits(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in [
            ("bolt *", "bolt"),
            ("", "a"),
            ("?", ""),
            ("bolt", "bolts"),
            ("*a*b", "aab b a"),
            ("[ab]", "a"),
            (".*", "bolt"),
        ] {
            assert!(!fits(pattern, name), "{pattern} {name}");
        }
        let long = "a".repeat(10_000);
        assert!(!fits(
            &"*a".repeat(100).replace("aa", "ab"),
            &format!("{long}b{long}c")
        ));
    }
}
