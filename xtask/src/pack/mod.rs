//! Packages for other people's programs, made and looked at as those get them.

mod crates;

use anyhow::{Result, bail};
use pico_args::Arguments;

/// Makes the packages of that kind.
pub fn run(mut args: Arguments) -> Result<()> {
    match args.subcommand()?.as_deref() {
        Some("crates") => crates::run(args),
        other => bail!(
            "there is no package `{}`; there is: crates",
            other.unwrap_or_default()
        ),
    }
}

pub use crates::check as check_crates;
