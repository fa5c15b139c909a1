//! Tries case after case and counts them in docs/trust.md. `cargo xtask prove` builds and runs it; the same cases, a
//! few seconds of them, run in every test run.
#![allow(clippy::print_stdout)] // a program: printing is its way to answer

mod count;
mod options;
mod run;
mod saved;

use std::process::ExitCode;

use nearpoint_testing::memory::Counted;

/// So that promises about memory can be looked after.
#[global_allocator]
static MEMORY: Counted = Counted;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((first, rest)) if first == "count" => count::count(rest),
        _ => options::Options::parse().and_then(|options| run::run(&options)),
    };
    match done {
        Ok(wrong) => ExitCode::from(u8::from(wrong > 0)),
        Err(error) => {
            eprintln!("prove: {error}");
            ExitCode::from(2)
        }
    }
}
