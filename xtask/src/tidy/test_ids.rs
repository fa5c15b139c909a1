//! Checks that the test ids and attributes in web/README.md exist in the page, and that the npm package has the same ids.

use std::collections::BTreeMap;

use super::finding::Finding;
use super::module_rules::table;
use super::source::Source;

const README: &str = "web/README.md";
const HEADING: &str = "## What a test can hold on to";

/// Checks the README against `scripts`, which are all scripts of the page in one text.
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

/// The script of the npm package that has them.
pub const PACKAGED: &str = "web/package/src/playwright/test-ids.ts";

/// Checks that the npm package has the ids in the page's README; `packaged` is its script.
pub fn check_packaged(readme: &str, packaged: &str) -> Option<Finding> {
    let source = Source::new(PACKAGED, packaged);
    let message = "not the ids of web/README.md: `cargo xtask pack npm --keep-api` writes them";
    (script(readme) != packaged).then(|| source.error(1, message))
}

/// Returns the script of the npm package with the ids.
pub fn script(readme: &str) -> String {
    let mut ids = BTreeMap::new();
    for id in table(readme, HEADING).iter().flat_map(|row| row.names(1)) {
        let (name, value) = match id.strip_suffix("-*") {
            Some(start) => (
                format!("{}Of", camel(start)),
                format!("(name: string): string => `{start}-${{name}}`"),
            ),
            None => (camel(&id), format!("\"{id}\"")),
        };
        ids.insert(name, value);
    }
    let lines: String = (ids.iter())
        .map(|(name, value)| format!("  {name}: {value},\n"))
        .collect();
    format!(
        "/** The page's test ids, written from the table of web/README.md: `cargo xtask pack npm --keep-api`. */\n\n\
         export const testIds = {{\n{lines}}} as const;\n"
    )
}

/// Converts `drag-mode` to a script's name, `dragMode`.
fn camel(id: &str) -> String {
    let mut words = id.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (head, tail) = word.split_at(word.len().min(1));
        name + &head.to_uppercase() + tail
    })
}

/// Returns whether the scripts have an id; one that ends in `*` stands for all that a template makes.
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

/// Returns whether the scripts have an attribute, in a template or as a property.
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

    #[test]
    fn the_package_names_what_the_readme_lists() {
        let readme = format!(
            "{HEADING}\n| | | |\n|-|-|-|\n| a | `drag-mode`, `kpi-*` | |\n| b | `part`, `drag-mode` | |\n"
        );
        let script = script(&readme);
        assert!(script.ends_with(
            "testIds = {\n  dragMode: \"drag-mode\",\n  kpiOf: (name: string): string => `kpi-${name}`,\n  part: \"part\",\n} as const;\n"
        ));
        assert!(check_packaged(&readme, &script).is_none());
        assert!(check_packaged(&readme.replace("part", "pair"), &script).is_some());
    }
}
