//! Makes packages for other programs, each built, packed and tested as a user would install it.

mod crates;
pub mod npm;
pub mod python;

use anyhow::{Result, bail};
use pico_args::Arguments;

use crate::arguments::remaining;

pub use crates::check as check_crates;

/// Runs `cargo xtask pack WHAT …`.
pub fn run(mut args: Arguments) -> Result<()> {
    match args.subcommand()?.as_deref() {
        Some("crates") => crates::run(args),
        Some("npm") => npm::run(args),
        Some("python") => python::run(&remaining(args)?),
        Some(other) => bail!("there is no package `{other}`: there are crates, npm and python"),
        None => bail!("give a package: crates, npm or python"),
    }
}
