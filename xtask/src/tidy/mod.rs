//! Checks house rules that rustc, clippy and biome do not know. An error fails; a warning is only printed.

mod architecture;
mod banned;
mod claims;
mod comments;
mod cycles;
mod dependencies;
mod docs;
mod epsilon;
mod finding;
mod head;
mod imports;
mod length;
mod module_rules;
mod private;
mod sentences;
mod source;
pub mod test_ids;
mod tree;
mod unsafety;
mod words;

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};

use crate::shell::root;
use crate::stamp::files;
use crate::workspace;
use finding::Finding;
use module_rules::ModuleRules;
use source::Source;
use tree::Tree;

/// The threat model, with the list of all unsafe code.
const SECURITY: &str = "SECURITY.md";

/// Checks the whole tree; `quietly` leaves the warnings out.
pub fn check(quietly: bool) -> Result<()> {
    let texts = texts()?;
    let text = |path: &str| texts.get(path).and_then(Clone::clone);
    let page = text(module_rules::PAGE).context("there is no ARCHITECTURE.md")?;
    let rooms = ModuleRules::read(&page);
    let paths = texts.keys().cloned().collect();
    let tree = Tree {
        paths: &paths,
        text: &text,
    };
    let mut findings = architecture::check(&page, &rooms, &tree);
    findings.extend(promised(&tree)?);
    findings.extend(dependencies::between_crates(&workspace::crates()?, &rooms));
    let scripts = texts
        .iter()
        .filter(|(path, _)| path.starts_with("web/src/"));
    let scripts: String = scripts.filter_map(|(_, text)| text.as_deref()).collect();
    let readme = text("web/README.md").unwrap_or_default();
    findings.extend(test_ids::check(&readme, &scripts));
    let packaged = text(test_ids::PACKAGED).unwrap_or_default();
    findings.extend(test_ids::check_packaged(&readme, &packaged));
    findings.extend(docs::check(&texts));
    let security = text(SECURITY).unwrap_or_default();
    let sources = texts.iter();
    let sources = sources.filter_map(|(path, text)| Some(Source::new(path, text.as_deref()?)));
    let sources: Vec<Source> = sources.collect();
    findings.extend(unsafety::check(&Source::new(SECURITY, &security), &sources));
    findings.extend(cycles::check(&sources));
    findings.extend(words::check(&sources));
    for source in &sources {
        findings.extend(check_file(source, &rooms));
    }
    let errors = findings.iter().filter(|finding| finding.is_error).count();
    let warnings = findings.len() - errors;
    findings
        .iter()
        .filter(|finding| finding.is_error || !quietly)
        .for_each(|finding| println!("{finding}"));
    println!("tidy: {errors} errors, {warnings} warnings");
    if errors > 0 {
        bail!("the tree is not tidy")
    } else {
        Ok(())
    }
}

/// The tables of promises: each invariant needs a check, each threat and each fault a test.
const PROMISED: [(&str, &str); 3] = [
    (module_rules::PAGE, "## Invariants, and what checks them"),
    (SECURITY, "## Threats and defences"),
    ("docs/trust.md", "## Faults in the page"),
];

fn promised(tree: &Tree) -> Result<Vec<Finding>> {
    let mut found = Vec::new();
    for (path, heading) in PROMISED {
        let page = (tree.text)(path).with_context(|| format!("there is no {path}"))?;
        ensure!(page.contains(heading), "{path} has no heading `{heading}`");
        let source = Source::new(path, &page);
        let wrong = claims::check_claims(&page, heading, tree).into_iter();
        found.extend(wrong.map(|(line, message)| source.error(line, message)));
    }
    Ok(found)
}

/// Returns all files of the tree by their paths from its root, with forward slashes; `None` for files that are not text.
fn texts() -> Result<BTreeMap<String, Option<String>>> {
    let root = root();
    let text = |file: std::path::PathBuf| {
        let path = file.strip_prefix(&root)?.to_str();
        let path = path.context("file names are UTF-8")?.replace('\\', "/");
        Ok((path, std::fs::read_to_string(&file).ok()))
    };
    files(&root)?.into_iter().map(text).collect()
}

/// Returns the findings of all rules in one file.
fn check_file(source: &Source, rooms: &ModuleRules) -> Vec<Finding> {
    [
        private::check(source),
        head::check(source),
        dependencies::between_folders(source, rooms),
        length::check(source),
        comments::check(source),
        sentences::check(source),
        epsilon::check(source),
        banned::check(source, rooms),
    ]
    .concat()
}
