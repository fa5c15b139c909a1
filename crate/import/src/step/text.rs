//! Scans the text of a STEP file (ISO 10303-21) before the kernel reads it: `#7=NAME(…);`, or with several names
//! `#7=(ONE(…)OTHER(…));`.

use std::ops::Range;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entity {
    pub(super) id: u64,
    /// The range of its names with their arguments.
    pub(super) body: Range<usize>,
}

/// Returns all entities in their order. Invalid ones are skipped, because the kernel reports them.
pub(super) fn entities(text: &[u8]) -> impl Iterator<Item = Entity> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let mut ends = syntax_bytes(text, from).filter(|&at| text[at] == b';');
            let end = ends.next()?;
            let found = entity(text, from..end);
            from = end + 1;
            if found.is_some() {
                return found;
            }
        }
    })
}

fn entity(text: &[u8], statement: Range<usize>) -> Option<Entity> {
    let sign = syntax_bytes(text, statement.start)
        .take_while(|at| statement.contains(at))
        .find(|&at| text[at] == b'=')?;
    let id = text[statement.start..sign].trim_ascii();
    // A comment may precede it.
    let id = &id[id.iter().rposition(|&byte| byte == b'#')? + 1..];
    Some(Entity {
        id: number(id)?,
        body: sign + 1..statement.end,
    })
}

/// Returns the entities that a body refers to, in their order.
pub(super) fn references(text: &[u8], body: Range<usize>) -> Vec<u64> {
    let signs = syntax_bytes(text, body.start).take_while(|at| body.contains(at));
    signs
        .filter(|&at| text[at] == b'#')
        .filter_map(|at| {
            let digits = text[at + 1..body.end].iter();
            let count = digits.take_while(|byte| byte.is_ascii_digit()).count();
            number(&text[at + 1..at + 1 + count])
        })
        .collect()
}

/// Returns the ranges of the arguments of a body with one name, without surrounding blanks.
pub(super) fn arguments(text: &[u8], body: Range<usize>) -> Vec<Range<usize>> {
    let mut depth = 0;
    let mut from = body.start;
    let mut found = Vec::new();
    for at in syntax_bytes(text, body.start).take_while(|at| body.contains(at)) {
        match text[at] {
            b'(' => {
                depth += 1;
                if depth == 1 {
                    from = at + 1;
                }
            }
            b',' | b')' if depth == 1 => {
                found.push(trimmed(text, from..at));
                from = at + 1;
            }
            _ => {}
        }
        if text[at] == b')' {
            depth -= 1;
        }
    }
    found
}

/// Returns whether a body begins with this name.
pub(super) fn is_called(text: &[u8], body: &Range<usize>, name: &str) -> bool {
    let body = text[body.clone()].trim_ascii_start();
    let rest = body.strip_prefix(name.as_bytes());
    rest.is_some_and(|rest| rest.trim_ascii_start().starts_with(b"("))
}

/// Returns the positions of bytes that are not part of a string or a comment.
pub(super) fn syntax_bytes(text: &[u8], from: usize) -> impl Iterator<Item = usize> {
    let mut at = from;
    std::iter::from_fn(move || {
        loop {
            let here = at;
            at = match text.get(here..)? {
                [b'\'', rest @ ..] => {
                    let length = rest.iter().position(|&byte| byte == b'\'');
                    here + length? + 2
                }
                [b'/', b'*', rest @ ..] => {
                    let length = rest.windows(2).position(|two| two == b"*/");
                    here + length? + 4
                }
                [] => return None,
                _ => {
                    at += 1;
                    return Some(here);
                }
            };
        }
    })
}

fn trimmed(text: &[u8], range: Range<usize>) -> Range<usize> {
    let inner = text[range.clone()].trim_ascii_start();
    let start = range.end - inner.len();
    start..start + inner.trim_ascii_end().len()
}

fn number(digits: &[u8]) -> Option<u64> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, ranges: Vec<Range<usize>>) -> Vec<&str> {
        ranges.into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn entities_are_found_whatever_strings_and_comments_say() {
        let text = "DATA;\n#1 = A('it''s; #9=', $ , (#2,#3),\n .T.) ;/* #4=B(); */#5=(C(#1)D('(',#6));#7=E";
        let found: Vec<Entity> = entities(text.as_bytes()).collect();
        let ids: Vec<u64> = found.iter().map(|entity| entity.id).collect();
        assert_eq!(ids, [1, 5]);
        let body = |n: usize| found[n].body.clone();
        assert!(is_called(text.as_bytes(), &body(0), "A"));
        assert!(!is_called(text.as_bytes(), &body(1), "C"));
        let given = words(text, arguments(text.as_bytes(), body(0)));
        assert_eq!(given, ["'it''s; #9='", "$", "(#2,#3)", ".T."]);
        assert_eq!(references(text.as_bytes(), body(0)), [2, 3]);
        assert_eq!(references(text.as_bytes(), body(1)), [1, 6]);
    }

    #[test]
    fn unterminated_entities_are_skipped() {
        for text in ["#1=A('", "#1=A(/*", "#1=A(", "#=A();", "=();", "#1", ""] {
            assert_eq!(entities(text.as_bytes()).count(), 0, "{text}");
        }
        assert!(arguments(b"A)),(", 0..5).is_empty());
    }
}
