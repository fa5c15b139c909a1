//! Provides files to the rules: as they are, and with comments, strings and tests blanked out.

use super::finding::Finding;

/// A text file of the tree.
pub struct Source<'a> {
    /// The path from the root of the tree, with forward slashes.
    pub path: &'a str,
    pub text: &'a str,
    /// The lines of `text`, with spaces for comments, the insides of strings, and test modules.
    pub code: String,
}

impl<'a> Source<'a> {
    pub fn new(path: &'a str, text: &'a str) -> Self {
        let code = match path.rsplit('.').next() {
            Some("rs") => without_tests(&blank(text, &['"'])),
            Some("ts" | "mjs" | "js") => blank(text, &['"', '\'', '`']),
            _ => String::new(),
        };
        Self { path, text, code }
    }

    /// Returns whether the whole file serves tests or benchmarks.
    pub fn is_test(&self) -> bool {
        self.path.split('/').any(|part| {
            matches!(
                part,
                "tests"
                    | "test"
                    | "testing"
                    | "examples"
                    | "benches"
                    | "bench"
                    | "e2e"
                    | "tests.rs"
            ) || part.ends_with(".test.ts")
        })
    }

    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    pub fn is_script(&self) -> bool {
        [".ts", ".js", ".mjs"]
            .iter()
            .any(|ending| self.path.ends_with(ending))
    }

    /// Returns the lines of `code`, counted from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.code
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line))
    }

    pub fn error(&self, line: usize, message: impl Into<String>) -> Finding {
        Finding {
            path: self.path.to_owned(),
            line,
            message: message.into(),
            is_error: true,
        }
    }

    pub fn warning(&self, line: usize, message: impl Into<String>) -> Finding {
        Finding {
            is_error: false,
            ..self.error(line, message)
        }
    }
}

/// Replaces comments and the insides of strings by spaces; line ends stay.
fn blank(text: &str, quotes: &[char]) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let next = chars.get(at + 1).copied();
        let end = match (chars[at], next) {
            ('/', Some('/')) => until(&chars, at, |rest| rest[0] == '\n'),
            ('/', Some('*')) => until(&chars, at + 2, |rest| rest.starts_with(&['*', '/'])) + 2,
            // This is a character literal that looks like the start of a string or of a comment.
            ('\'', Some('"' | '/')) if chars.get(at + 2) == Some(&'\'') => at + 3,
            (quote, _) if quotes.contains(&quote) => string_end(&chars, at),
            (other, _) => {
                out.push(other);
                at += 1;
                continue;
            }
        };
        let end = end.min(chars.len());
        out.extend(
            chars[at..end]
                .iter()
                .map(|&c| if c == '\n' { '\n' } else { ' ' }),
        );
        at = end;
    }
    out
}

fn until(chars: &[char], from: usize, found: impl Fn(&[char]) -> bool) -> usize {
    (from..chars.len())
        .find(|&at| found(&chars[at..]))
        .unwrap_or(chars.len())
}

/// Returns the index after the closing quote of the string that opens at `start`; raw strings close with as many `#` as
/// they opened.
fn string_end(chars: &[char], start: usize) -> usize {
    let hashes = chars[..start]
        .iter()
        .rev()
        .take_while(|&&c| c == '#')
        .count();
    let is_raw = start
        .checked_sub(hashes + 1)
        .is_some_and(|at| chars[at] == 'r');
    let mut at = start + 1;
    while at < chars.len() {
        let closes = chars[at] == chars[start];
        if !is_raw && chars[at] == '\\' {
            at += 1;
        } else if closes
            && (!is_raw || chars[at + 1..].iter().take_while(|&&c| c == '#').count() >= hashes)
        {
            return at + 1;
        }
        at += 1;
    }
    at
}

/// Blanks the item that follows each unindented `#[cfg(test)]`; formatted code closes it with an unindented brace.
fn without_tests(code: &str) -> String {
    let mut inside = false;
    let keep = |line: &str| {
        inside |= line == "#[cfg(test)]";
        let kept = if inside { "" } else { line };
        inside &= !(line == "}" || (line.ends_with(';') && !line.starts_with(' ')));
        format!("{kept}\n")
    };
    code.lines().map(keep).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_strings_and_tests_are_blank() {
        let text = "a(\"1e-9 // \\\" b\"); // c\n/* d\n*/ 'e: '\"' f\nr#\"g\"h\"# i\n#[cfg(test)]\nmod tests {\n    j\n}\nk\n";
        let source = Source::new("crate/x/src/lib.rs", text);
        let letters: String = source
            .code
            .chars()
            .filter(char::is_ascii_alphabetic)
            .collect();
        assert_eq!(letters, "aefrik");
        assert_eq!(source.code.lines().count(), text.lines().count());
    }

    #[test]
    fn scripts_have_three_quotes() {
        let source = Source::new("web/src/a.ts", "a('x') + `y` + \"z\"");
        assert_eq!(source.code.split_whitespace().collect::<String>(), "a()++");
    }
}
