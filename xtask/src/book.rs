//! Builds the documentation site: mdBook renders docs/, and linked files from the rest of the tree are copied beside it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use regex_lite::Regex;

use crate::disk;
use crate::shell::{cargo, command, root, run_quietly, which};
use crate::stamp::files;

/// The pinned version of mdBook, so that pages are the same everywhere.
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

/// Returns the mdBook of this version on the machine, or installs it.
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

/// Returns the files outside of docs/ that its pages link to.
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
