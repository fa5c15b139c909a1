//! The project's one tool: builds, serves, tests and measures Nearpoint. `cargo xtask help` lists what it does.

mod machine;
mod shell;
mod stamp;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};
use pico_args::Arguments;

const HELP: &str = "\
cargo xtask COMMAND

  build              both wasm packages, into web/pkg/threads and web/pkg/single

Nothing is built twice that has not changed. What the machine lacks is installed (as root on Debian) or named.";

fn main() -> ExitCode {
    match dispatch(Arguments::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(mut args: Arguments) -> Result<()> {
    let command = args.subcommand()?;
    match command.as_deref() {
        Some("build") => {
            nothing_left(args)?;
            wasm::build_both()
        }
        None | Some("help") => {
            eprintln!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}

/// A misspelt flag is an error, never ignored.
fn nothing_left(args: Arguments) -> Result<()> {
    let rest = args.finish();
    if rest.is_empty() {
        Ok(())
    } else {
        bail!("unknown arguments {rest:?}\n\n{HELP}")
    }
}
