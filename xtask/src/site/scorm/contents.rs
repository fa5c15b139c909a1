//! Collects the files of the built page that a chapter needs, transitively. It leaves out the package with shared memory,
//! which frames of learning platforms cannot use.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::chapter::Chapter;
use super::manifest;
use crate::site::headers::HASHED;
use crate::{disk, site};

/// The page that becomes the package's own.
const PAGE: &str = "learn.html";
/// The prefixes of files that a package has no use for: only pages with shared memory load the first two, and only the
/// judge, to which no package links, loads the others.
const LEFT_OUT: [&str; 4] = [
    "threads-",
    "hand.worker-",
    "judge.worker-",
    "emscripten-module-",
];

/// Returns all files of the chapter's package, by their paths in it.
pub fn package_files(page: &Path, chapter: &Chapter) -> Result<BTreeMap<String, Vec<u8>>> {
    let learn = disk::read_text(page.join(PAGE))?;
    let mut paths = referenced_files(page, &learn)?;
    paths.insert("icon.svg".into());
    for entry in &chapter.entries {
        for look in ["", "-dark"] {
            paths.insert(format!("lessons/{entry}{look}.png"));
        }
    }
    if !chapter.models.is_empty() {
        paths.insert("models/NOTICE.md".into());
        paths.extend(chapter.models.iter().cloned());
    }
    let mut files = BTreeMap::new();
    for path in paths {
        let bytes = disk::read(page.join(&path))?;
        files.insert(path, bytes);
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        files.insert(licence.into(), disk::read(licence)?);
    }
    files.insert(manifest::PAGE.into(), own_page(&learn, chapter)?.into());
    let manifest = manifest::manifest_xml(chapter, files.keys());
    files.insert(manifest::NAME.into(), manifest.into());
    Ok(files)
}

/// Returns the page, limited to the chapter.
fn own_page(learn: &str, chapter: &Chapter) -> Result<String> {
    let (head, rest) = learn.split_once("</head>").context("the page has a head")?;
    let name = &chapter.name;
    Ok(format!(
        "{head}  <meta name=\"nearpoint-chapter\" content=\"{name}\" />\n  </head>{rest}"
    ))
}

/// Returns the hashed files that a page's text names, and transitively those that these name.
fn referenced_files(page: &Path, text: &str) -> Result<BTreeSet<String>> {
    let mut assets = BTreeSet::new();
    for file in disk::list(page.join(HASHED))? {
        let name = file.file_name().unwrap_or_default();
        let name = name.to_string_lossy();
        if !name.ends_with(".map") && !LEFT_OUT.iter().any(|prefix| name.starts_with(prefix)) {
            assets.insert(format!("{HASHED}/{name}"));
        }
    }
    let found = site::referenced_files(page, vec![text.to_owned()], assets)?;
    let wasm = format!("{HASHED}/index_bg-");
    let packages = found.iter().filter(|path| path.starts_with(&wasm)).count();
    ensure!(
        packages == 1,
        "a package for a learning platform contains one wasm package, not {packages}"
    );
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_found_and_what_shares_memory_is_left_out() {
        let page = disk::Scratch::new("scorm");
        let files = [
            (
                "learn-1.js",
                "import('./single-1.js'); import('./threads-1.js')",
            ),
            ("single-1.js", "index_bg-1.wasm"),
            ("threads-1.js", "index_bg-2.wasm"),
            ("index_bg-1.wasm", ""),
            ("index_bg-2.wasm", ""),
            ("review-1.js", ""),
            ("learn-1.js.map", ""),
        ];
        for (name, content) in files {
            disk::write(page.join(HASHED).join(name), content).unwrap();
        }
        let found = referenced_files(&page, "<script src=\"./assets/learn-1.js\">").unwrap();
        let names: Vec<_> = found.iter().map(String::as_str).collect();
        assert_eq!(
            names,
            [
                "assets/index_bg-1.wasm",
                "assets/learn-1.js",
                "assets/single-1.js"
            ]
        );
        assert!(
            referenced_files(&page, "").is_err(),
            "a page without its package"
        );
    }
}
