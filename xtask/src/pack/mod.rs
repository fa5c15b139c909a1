//! Packages for the programs of others, each made, packed and tried as who installs it would.

pub mod npm;

use anyhow::{Result, bail};
use pico_args::Arguments;

/// `cargo xtask pack WHAT …`.
pub fn run(mut args: Arguments) -> Result<()> {
    match args.subcommand()?.as_deref() {
        Some("npm") => npm::run(args),
        Some(other) => bail!("there is no package `{other}`: there is npm"),
        None => bail!("say which package: npm"),
    }
}
