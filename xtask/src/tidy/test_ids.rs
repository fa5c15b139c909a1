//! The test ids and attributes of which web/README.md tells are in the page.

use super::rooms::table;
use super::{Finding, source::Source};

const README: &str = "web/README.md";
const HEADING: &str = "## What a test can hold on to";

/// `scripts`: all of the page's, in one.
pub fn check(readme: &str, scripts: &str) -> Vec<Finding> {
    let source = Source::new(README, readme);
    let mut findings = Vec::new();
    for row in table(readme, HEADING) {
        let [ids, attributes] = [1, 2].map(|cell| row.names(cell));
        let lost = ids.iter().filter(|id| !has_id(scripts, id));
        let lost = lost.chain(
            attributes
                .iter()
                .filter(|name| !has_attribute(scripts, name)),
        );
        findings.extend(lost.map(|name| source.error(row.line, format!("the page has no {name}"))));
    }
    findings
}

/// An id, or one that ends in `*`: all that a template makes.
fn has_id(scripts: &str, id: &str) -> bool {
    match id.strip_suffix('*') {
        Some(start) => ["testid=${`", "testid = `"]
            .iter()
            .any(|set| scripts.contains(&format!("{set}{start}${{"))),
        None => ["testid=\"", "testid = \""]
            .iter()
            .any(|set| scripts.contains(&format!("{set}{id}\""))),
    }
}

/// As a template has it, or as a property is set.
fn has_attribute(scripts: &str, name: &str) -> bool {
    let property = name.strip_prefix("data-").unwrap_or(name);
    scripts.contains(&format!("{name}=")) || scripts.contains(&format!("dataset.{property}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_lacks_is_named() {
        let page = "<i data-testid=\"part\" data-kind=${k}></i> <i data-testid=${`kpi-${k}`}></i> root.dataset.state = 1";
        let found = |ids: &str, attributes: &str| {
            let readme = format!("{HEADING}\n| | | |\n|-|-|-|\n| app | {ids} | {attributes} |\n");
            check(&readme, page).len()
        };
        assert_eq!(found("`part`, `kpi-*`", "`data-kind`, `data-state`"), 0);
        assert_eq!(found("`parts`, `k-*`, `kpi`", "`data-kin`"), 4);
    }
}
