//! Builds, serves, tests and measures Nearpoint, as the project's only tool. `cargo xtask help` lists its commands.
#![allow(clippy::print_stdout)] // a program: printing is its way to answer

mod arguments;
mod bench;
mod book;
mod disk;
mod kernel;
mod pack;
mod prove;
mod shell;
mod site;
mod stamp;
mod system_packages;
mod test;
mod tidy;
mod wasm;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};
use pico_args::Arguments;

use arguments::{HELP, reject_remaining, remaining};

const DEFAULT_PORT: u16 = 4173;

type TestRun = fn() -> Result<()>;

/// The optional runs of `test`.
const TEST_RUNS: [(&str, TestRun); 5] = [
    ("--quick", test::quick),
    ("--full", test::full),
    ("--batch", test::batches),
    ("--browsers", test::browsers),
    ("--packages", test::packages),
];

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
        Some("run") => {
            let dev = args.contains("--dev");
            let port = args.opt_value_from_str("--port")?.unwrap_or(DEFAULT_PORT);
            reject_remaining(args)?;
            if dev {
                site::run_dev(port)
            } else {
                site::run_production(port)
            }
        }
        Some("dist") => reject_remaining(args).and_then(|()| site::dist()),
        Some("pack") => pack::run(args),
        Some("test") => {
            let mut runs = TEST_RUNS.to_vec();
            runs.retain(|(flag, _)| args.contains(*flag));
            reject_remaining(args)?;
            match runs[..] {
                [] => test::every_change(),
                [(_, run)] => run(),
                _ => bail!(
                    "use only one of {}",
                    TEST_RUNS.map(|(flag, _)| flag).join(", ")
                ),
            }
        }
        Some("docs") => reject_remaining(args).and_then(|()| book::build()),
        Some("e2e") => test::e2e::run_only(&remaining(args)?),
        Some("soak") => {
            let minutes = args.opt_value_from_str("--minutes")?;
            reject_remaining(args).and_then(|()| test::e2e::soak(minutes))
        }
        Some("bench") => {
            if args.contains("--browser") {
                let samples = match args.contains("--short") {
                    true => bench::Samples::One,
                    false => bench::Samples::Enough,
                };
                reject_remaining(args).and_then(|()| bench::browser(samples))
            } else {
                bench::native(&remaining(args)?)
            }
        }
        Some("prove") if args.contains("--beside") => prove::compare(&remaining(args)?),
        Some("prove") => prove::run(&remaining(args)?),
        Some("fuzz") => prove::fuzz(&remaining(args)?),
        Some("tidy") => reject_remaining(args).and_then(|()| tidy::check(false)),
        Some("build") => build(remaining(args)?),
        None | Some("help") => {
            eprintln!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}

/// Builds the packages with these names; all, if no name is given.
fn build(names: Vec<String>) -> Result<()> {
    let all = names.is_empty();
    let (kernel, packages): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| name == "kernel");
    if all || !kernel.is_empty() {
        kernel::unpack()?;
    }
    if all || !packages.is_empty() {
        wasm::build_named(&packages)?;
    }
    Ok(())
}
