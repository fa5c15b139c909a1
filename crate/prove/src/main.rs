//! Tries case after case and counts them in docs/trust.md. `cargo xtask prove` builds and runs it; the same cases, a
//! few seconds of them, run in every test run.
#![allow(clippy::print_stdout)] // a program: printing is its way to answer

mod options;
mod run;
mod saved;

use std::process::ExitCode;

fn main() -> ExitCode {
    match options::Options::parse().and_then(|options| run::run(&options)) {
        Ok(wrong) => ExitCode::from(u8::from(wrong > 0)),
        Err(error) => {
            eprintln!("prove: {error}");
            ExitCode::from(2)
        }
    }
}
