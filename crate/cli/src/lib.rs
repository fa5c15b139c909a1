//! What `nearpoint` does: reads files or a scene, asks the scene, writes what it found.
//!
//! With the feature `step` it holds a CAD kernel and an engine for it, which take ten processor minutes to build; so
//! nothing builds or tests it unasked. Its tests: `cargo nextest run -p nearpoint-cli --features step`. With the feature
//! `cloud` it has clients of what clouds store, which are tried by `cargo xtask test --batch`.

mod args;
mod baseline;
mod batch;
mod check;
mod error;
mod experiment;
mod handed;
mod input;
pub mod kernel;
pub mod load;
mod manual;
mod motion;
mod pairs;
mod progress;
mod removal;
mod report;
mod review;
mod schema;
mod spelling;
mod table;
mod verify;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::Instant;

use args::Task;
pub use batch::open as open_batch;
pub use error::Error;
pub use report::whole;

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing collides; the part can be taken out; or nothing is new in a review.
    Clear,
    /// Something collides; there is no way out; or a clash is new or worse.
    Collisions,
    /// The input could not be used.
    Bad,
    /// Nothing is known to collide, but of some pairs it cannot be told.
    Undecided,
}

impl Outcome {
    /// Clear where what cannot be told is allowed.
    fn unless_undecided(self, is_allowed: bool) -> Self {
        match self {
            Outcome::Undecided if is_allowed => Outcome::Clear,
            other => other,
        }
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        ExitCode::from(match outcome {
            Outcome::Clear => 0,
            Outcome::Collisions => 1,
            Outcome::Bad => 2,
            Outcome::Undecided => 3,
        })
    }
}

/// Runs a command line (without the program's name) and writes its answer to `out`.
pub fn run(
    arguments: impl Iterator<Item = OsString>,
    out: &mut impl Write,
) -> Result<Outcome, Error> {
    let task = match args::parse(arguments) {
        Ok(task) => task,
        // Help and the version were asked for.
        Err(answer) if !answer.use_stderr() => {
            write!(out, "{}", answer.render())?;
            return Ok(Outcome::Clear);
        }
        Err(error) => return Err(error.into()),
    };
    match task {
        Task::Check(check) => return check::run(&check, out),
        Task::Pairs(pairs) => return pairs::run(&pairs, out),
        Task::Plan(wishes) => return batch::plan(&wishes, out),
        Task::RunShard(wishes) => return batch::run_shard(&wishes, out),
        Task::Merge(wishes) => return batch::merge(&wishes, out),
        Task::Forecast(wishes) => return batch::forecast(&wishes, out),
        Task::Motion(wishes) => return motion::run(&wishes, out),
        Task::Removal(removal) => return removal::run(&removal, out),
        Task::Review(wishes) => return review::run(&wishes, out),
        Task::Experiment(experiment) => return experiment::run(&experiment, out),
        Task::Schema { which } => out.write_all(which.text().as_bytes())?,
        Task::Completions { shell } => out.write_all(&manual::completions(shell))?,
        Task::Man { folder: None } => out.write_all(&manual::whole()?)?,
        Task::Man {
            folder: Some(folder),
        } => manual::write(&folder)?,
    }
    Ok(Outcome::Clear)
}

/// Milliseconds since the program's first look at the clock.
pub fn clock() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}
