//! The documentation as a site: mdBook makes it of docs/, and what its pages link to in the rest of the tree is laid beside it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use regex_lite::Regex;

use crate::disk;
use crate::shell::{cargo, command, root, run_quietly, which};
use crate::stamp::files;

/// Pinned: what it makes of a page is to be the same everywhere.
const VERSION: &str = "0.5.4";

/// Writes target/book, whose pages are in docs/.
pub fn build() -> Result<()> {
    let book = root().join("target/book");
    disk::remove(&book)?;
    run_quietly(mdbook()?.args(["build", "docs"]))?;
    for file in linked()? {
        disk::copy(&file, book.join(file.strip_prefix(root())?))?;
    }
    let first = "<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=docs/start.html\"><title>Nearpoint</title>\
                 <a href=\"docs/start.html\">Nearpoint</a>\n";
    disk::write(book.join("index.html"), first)?;
    println!("target/book is ready: copy it to any static host");
    Ok(())
}

/// That of the machine, or ours, installed when there is none.
fn mdbook() -> Result<Command> {
    let own = root().join("target/tools");
    let program = own.join("bin/mdbook");
    let found = which("mdbook").or_else(|| program.is_file().then(|| program.clone()));
    if found.is_none() {
        eprintln!("     installing mdbook {VERSION}, which takes minutes");
        let arguments = [
            "install",
            "mdbook",
            "--locked",
            "--no-default-features",
            "--features=search",
            "--version",
            VERSION,
        ];
        run_quietly(cargo().args(arguments).arg("--root").arg(&own))?;
    }
    Ok(command(found.unwrap_or(program), ""))
}

/// The files outside of docs/ that its pages link to.
fn linked() -> Result<Vec<PathBuf>> {
    let docs = root().join("docs");
    let link = Regex::new(r"\]\(((?:\.\./)+[^)#\s]+)").expect("valid");
    let mut found = Vec::new();
    for page in files(&docs)? {
        if page.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let text = disk::read_text(&page)?;
        let folder = page.parent().unwrap_or(Path::new(""));
        for target in link.captures_iter(&text) {
            let target = folder.join(&target[1]);
            let target = target
                .canonicalize()
                .with_context(|| format!("{} of {}", target.display(), page.display()))?;
            if target.is_file() && !target.starts_with(&docs) {
                found.push(target);
            }
        }
    }
    found.sort();
    found.dedup();
    Ok(found)
}
