//! Implements the program `nearpoint`: reads files or a scene, checks the scene, and writes the results.
//!
//! The feature `step` adds a CAD kernel and an engine for it. They take ten minutes of processor time to build, so no
//! default build or test includes them. Their tests: `cargo nextest run -p nearpoint-cli --features step`. The feature
//! `cloud` adds clients of cloud storage, which `cargo xtask test --batch` tests.

mod args;
mod baseline;
mod batch;
mod check;
mod ci_reports;
mod clock;
mod error;
mod experiment;
mod format;
mod input;
pub mod kernel;
pub mod load;
mod manual;
mod motion;
mod moves;
mod options;
mod outcome;
mod pairs;
mod path_aliases;
mod progress;
mod range;
mod removal;
mod report;
mod review;
mod schema;
mod sweep;
mod table;
mod verify;

use std::ffi::OsString;
use std::io::Write;

use args::CliCommand;
pub use batch::open as open_batch;
pub use clock::clock;
pub use error::Error;
pub use outcome::Outcome;
pub use range::{RangeOptions, SceneRange};
pub use report::check_scene;

/// Runs a command line (without the program's name) and writes its output to `out`.
pub fn run(
    arguments: impl Iterator<Item = OsString>,
    out: &mut impl Write,
) -> Result<Outcome, Error> {
    let task = match args::parse(arguments) {
        Ok(task) => task,
        // The user asked for help or the version.
        Err(answer) if !answer.use_stderr() => {
            write!(out, "{}", answer.render())?;
            return Ok(Outcome::Clear);
        }
        Err(error) => return Err(error.into()),
    };
    match task {
        CliCommand::Check(check) => return check::run(&check, out),
        CliCommand::Pairs(pairs) => return pairs::run(&pairs, out),
        CliCommand::Plan(options) => return batch::plan(&options, out),
        CliCommand::RunShard(options) => return batch::run_shard(&options, out),
        CliCommand::Merge(options) => return batch::merge(&options, out),
        CliCommand::Forecast(options) => return batch::forecast(&options, out),
        CliCommand::Motion(options) => return motion::run(&options, out),
        CliCommand::Range(options) => return range::run(&options, out),
        CliCommand::Sweep(options) => return sweep::run(&options, out),
        CliCommand::Removal(removal) => return removal::run(&removal, out),
        CliCommand::Review(options) => return review::run(&options, out),
        CliCommand::Experiment(experiment) => return experiment::run(&experiment, out),
        CliCommand::Schema { which } => out.write_all(which.text().as_bytes())?,
        CliCommand::Completions { shell } => out.write_all(&manual::completions(shell))?,
        CliCommand::Man { folder: None } => out.write_all(&manual::all_pages()?)?,
        CliCommand::Man {
            folder: Some(folder),
        } => manual::write(&folder)?,
    }
    Ok(Outcome::Clear)
}
