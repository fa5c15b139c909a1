//! Checks that each promise in a page's table has an existing test.

use super::module_rules::table;
use super::tree::{Tree, Violations};

/// Checks each row under the heading. Its third column names the checking files, `path`, `path::test` of Rust or
/// `path::words of a test` of TypeScript, or states that people check it.
pub fn check_claims(page: &str, heading: &str, tree: &Tree) -> Violations {
    let mut wrong = Violations::new();
    for row in table(page, heading) {
        let checks = row.names(2);
        if checks.is_empty() && row.cells.get(2).is_none_or(|cell| cell != "review") {
            wrong.push((row.line, "a promise without a check".into()));
        }
        for check in checks {
            let (path, test) = check.split_once("::").unwrap_or((&check, ""));
            let is_in = |text: String| {
                let rust = format!("fn {test}(");
                let script = [format!("test(\"{test}\""), format!("it(\"{test}\"")];
                test.is_empty() || text.contains(&rust) || script.iter().any(|s| text.contains(s))
            };
            if !(tree.text)(path).is_some_and(is_in) {
                wrong.push((row.line, format!("there is no check {check}")));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_found_by_their_names_in_both_languages() {
        let page = "## Threats\n| # | t | check |\n|-|-|-|\n| 1 | a | `a.rs::holds` |\n| 2 | b | `b.ts::it holds` `c.ts` |\n\
            | 3 | c | `b.ts::nothing` |\n| 4 | d | |\n| 5 | e | review |\n";
        let text = |path: &str| match path {
            "a.rs" => Some("fn holds() {}".to_owned()),
            "b.ts" => Some("test(\"it holds\", async () => {});".to_owned()),
            "c.ts" => Some(String::new()),
            _ => None,
        };
        let paths = std::collections::BTreeSet::new();
        let tree = Tree {
            paths: &paths,
            text: &text,
        };
        let says = [
            (6, "there is no check b.ts::nothing".to_owned()),
            (7, "a promise without a check".to_owned()),
        ];
        assert_eq!(check_claims(page, "## Threats", &tree), says);
    }
}
