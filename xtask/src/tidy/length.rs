//! Warns about long files and functions; it is no error, because a geometric main loop may be long.

use super::finding::Finding;
use super::source::Source;

const FILE: usize = 300;
const FUNCTION: usize = 60;

pub fn check(source: &Source) -> Vec<Finding> {
    if !(source.is_rust() || source.is_script()) || source.path.ends_with(".d.ts") {
        return Vec::new();
    }
    let length = source
        .code
        .lines()
        .filter(|line| !line.trim().is_empty())
        .count();
    let file = (length > FILE).then(|| {
        source.warning(
            0,
            format!("{length} lines of code; over {FILE}, look for two ideas"),
        )
    });
    let lines: Vec<&str> = source.code.lines().collect();
    let function = |(start, line): (usize, &&str)| {
        let length = function_length(&lines[start..], line)?;
        let message =
            || format!("a function of {length} lines; over {FUNCTION}, look for its parts");
        (length > FUNCTION).then(|| source.warning(start + 1, message()))
    };
    file.into_iter()
        .chain(lines.iter().enumerate().filter_map(function))
        .collect()
}

/// Returns the length of the function whose head `line` is the first of `rest`. Formatted code closes it at the head's own
/// indent.
fn function_length(rest: &[&str], line: &str) -> Option<usize> {
    let body = line.trim_start();
    let indent = &line[..line.len() - body.len()];
    let words = [
        "pub",
        "pub(crate)",
        "pub(super)",
        "const",
        "unsafe",
        "export",
        "default",
        "async",
    ];
    let head = body.split_whitespace().find(|word| !words.contains(word))?;
    if !(head == "fn" || head.starts_with("function")) || body.ends_with(';') {
        return None;
    }
    let end = rest.iter().position(|line| {
        line.strip_prefix(indent)
            .is_some_and(|tail| tail.starts_with('}'))
    })?;
    Some(end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_functions_and_files_are_named() {
        let function =
            |lines: usize| format!("pub fn f() {{\n{}}}\n", "    work();\n".repeat(lines - 2));
        let found = |text: String| check(&Source::new("crate/a/src/b.rs", &text));
        assert_eq!(found(function(FUNCTION)), []);
        assert_eq!(found(format!("\n{}", function(FUNCTION + 1)))[0].line, 2);
        assert_eq!(found(function(FUNCTION).repeat(6))[0].line, 0);
        assert!(
            found(function(FUNCTION + 1))
                .iter()
                .all(|finding| !finding.is_error)
        );
        let script = format!(
            "  async function f() {{\n{}  }}\n",
            "    work();\n".repeat(FUNCTION)
        );
        assert_eq!(check(&Source::new("web/src/b.ts", &script)).len(), 1);
    }
}
