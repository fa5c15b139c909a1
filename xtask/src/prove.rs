//! Long trials: case after case against oracles (`crate/prove`).

use std::path::PathBuf;

use anyhow::Result;

use crate::shell::{cargo, command, root, run as to_the_end};
use crate::test::PRODUCT;

/// Built as the tests are: optimised, and every overflow and every assertion is looked at. Cargo gives a library the features
/// that all who are built ask for: among all of them, nothing is built anew that the tests have built.
pub fn run(words: &[String]) -> Result<()> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked", "--bin", "nearpoint-prove"]);
    to_the_end(build.args(PRODUCT))?;
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| root().join("target"), PathBuf::from);
    to_the_end(command(target.join("debug/nearpoint-prove"), "").args(words))
}
