//! Checks that sentences of the documents and of the English texts are short enough to be understood at the first reading.

use regex_lite::Regex;

use super::finding::Finding;
use super::source::Source;

/// The most words of a sentence.
const MAX_WORDS: usize = 30;

/// Returns the sentences of a page of Markdown or of a catalogue of English texts that are too long.
pub fn check(source: &Source) -> Vec<Finding> {
    let is_english = source.path.ends_with("/en.ftl")
        || source.path.starts_with("web/texts/en/")
        || source.path.starts_with("crate/message/");
    let blocks = match source.path.rsplit('.').next() {
        Some("md") if !source.path.starts_with("public/") => paragraphs(source.text),
        Some("ftl") if is_english => messages(source.text),
        _ => return Vec::new(),
    };
    let mut findings = Vec::new();
    for (line, text) in blocks {
        for sentence in sentences(&text) {
            let is_word = |word: &&str| word.contains(char::is_alphanumeric);
            let words = sentence.split_whitespace().filter(is_word).count();
            if words > MAX_WORDS {
                let start: Vec<&str> = sentence.split_whitespace().take(5).collect();
                let start = start.join(" ");
                let message =
                    format!("a sentence of {words} words (at most {MAX_WORDS}): \"{start} …\"");
                findings.push(source.error(line, message));
            }
        }
    }
    findings
}

/// Splits at full stops, question and exclamation marks that a space follows.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let ends = |(at, c): (usize, char)| {
        let rest = text[at..].trim_start_matches(['.', '?', '!']);
        let rest = rest.trim_start_matches(['"', '”', ')', '*', '_']);
        (matches!(c, '.' | '?' | '!') && rest.starts_with(char::is_whitespace)).then_some(at + 1)
    };
    let mut from = 0;
    let ends = text.char_indices().filter_map(ends).chain([text.len()]);
    ends.map(move |end| &text[std::mem::replace(&mut from, end)..end])
}

/// Returns the paragraphs, items and cells of a page with the lines where they begin; no headings and no code.
fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let code = Regex::new(r"`[^`]*`").expect("valid");
    let target = Regex::new(r"\]\([^)]*\)|<[^>]*>").expect("valid");
    let item = Regex::new(r"^\s*([-*+]|\d+\.)\s").expect("valid");
    let mut blocks: Vec<(usize, String)> = Vec::new();
    let mut is_code = false;
    let mut is_open = false;
    for (line, number) in text.lines().zip(1..) {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        }
        if is_code || line.trim().is_empty() || line.starts_with(['#', '`']) {
            is_open = false;
            continue;
        }
        let plain = target.replace_all(line, "");
        let plain = code.replace_all(&plain, "X");
        if plain.trim_start().starts_with('|') {
            blocks.extend(plain.split('|').map(|cell| (number, cell.to_owned())));
            is_open = false;
        } else if is_open && !item.is_match(line) {
            let (_, block) = blocks.last_mut().expect("one is open");
            block.push(' ');
            block.push_str(&plain);
        } else {
            blocks.push((number, item.replace(&plain, "").into_owned()));
            is_open = true;
        }
    }
    blocks
}

/// Returns the messages, attributes and variants of a catalogue with the lines where they begin.
fn messages(text: &str) -> Vec<(usize, String)> {
    let begin = Regex::new(r"^\s*(\.?[\w-]+\s*=|\*?\[[^\]]*\])\s*").expect("valid");
    let placeable = Regex::new(r"\{[^{}]*\}").expect("valid");
    let mut blocks: Vec<(usize, String)> = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if line.starts_with('#') {
            continue;
        }
        let plain = placeable.replace_all(line, "X");
        if begin.is_match(&plain) || blocks.is_empty() {
            blocks.push((number, begin.replace(&plain, "").into_owned()));
        } else {
            let (_, block) = blocks.last_mut().expect("there is one");
            block.push(' ');
            block.push_str(&plain);
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_are_found_where_they_begin() {
        const NONE: [usize; 0] = [];
        let long = "word ".repeat(31);
        let found = |path, text: &str| {
            let findings = check(&Source::new(path, text));
            findings
                .iter()
                .map(|finding| finding.line)
                .collect::<Vec<_>>()
        };
        assert_eq!(found("docs/a.md", &format!("Short.\n\n- {long}")), [3]);
        assert_eq!(found("docs/a.md", &format!("| a | {long} |")), [1]);
        assert_eq!(found("docs/a.md", &format!("```sh\n{long}\n```")), NONE);
        assert_eq!(found("docs/a.md", &"Two words. ".repeat(20)), NONE);
        assert_eq!(found("docs/a.md", &format!("`{long}` is code")), NONE);
        let message = format!(
            "a = Short.\nb =\n    {{ $n ->\n        [one] {long}\n       *[other] {long}.\n    }}\n"
        );
        assert_eq!(found("web/texts/en/a.ftl", &message), [4, 5]);
        assert_eq!(found("web/texts/ja/a.ftl", &message), NONE);
    }
}
