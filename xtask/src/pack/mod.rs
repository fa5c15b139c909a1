//! Packages for other people's programs, into `target/packed/`.

pub mod python;

use anyhow::{Result, bail};

/// Packs what is named; the rest is for that package.
pub fn run(mut words: Vec<String>) -> Result<()> {
    if words.is_empty() {
        bail!("what is to be packed? `cargo xtask pack python`");
    }
    let name = words.remove(0);
    match name.as_str() {
        "python" => python::run(&words),
        _ => bail!("there is no package `{name}`: `cargo xtask pack python`"),
    }
}
