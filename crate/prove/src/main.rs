//! Tests case after case and counts them in docs/trust.md. `cargo xtask prove` builds and runs it; every test run
//! checks the same cases for a few seconds. With `--led PROGRAM` it tests files, as `cargo xtask fuzz` does. With
//! `--beside PROGRAM` it compares its answers with another program's.
#![allow(clippy::print_stdout)] // a program: printing is its way to answer

#[cfg(feature = "beside")]
mod compare;
mod fuzz;
mod options;
mod run;
mod saved;

use pico_args::Arguments;
use std::path::PathBuf;
use std::process::ExitCode;

/// Returns the number of wrong answers.
fn run_all() -> Result<u64, String> {
    let mut args = Arguments::from_env();
    let led: Option<PathBuf> = args
        .opt_value_from_str("--led")
        .map_err(|error| error.to_string())?;
    #[cfg(feature = "beside")]
    if let Some(program) = args
        .opt_value_from_str("--beside")
        .map_err(|error| error.to_string())?
    {
        return compare::run(program, args);
    }
    match led {
        Some(program) => fuzz::run(&fuzz::Options::parse(program, args)?),
        None => run::run(&options::Options::parse(args)?),
    }
}

fn main() -> ExitCode {
    match run_all() {
        Ok(wrong) => ExitCode::from(u8::from(wrong > 0)),
        Err(error) => {
            eprintln!("prove: {error}");
            ExitCode::from(2)
        }
    }
}
