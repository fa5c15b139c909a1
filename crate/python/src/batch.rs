//! Provides checks that are too large for one machine: plans, runs and merges them as the command line does, in a folder or
//! at a URL.

use std::ffi::OsString;
use std::path::PathBuf;
use std::string::FromUtf8Error;

use nearpoint_batch::{BatchError, ShardSummary};
use nearpoint_cli::{Error as CliError, clock, open_batch};
use nearpoint_geometry::executor::Interrupted;
use nearpoint_message::message;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Error;
use crate::interrupt::run;
use crate::scene_state::Files;

/// Plans a check in shards of about equal work, into `place`: a folder that all workers can access, or a URL such as
/// `s3://bucket/folder`. Answers that are already there are reused. `poses` names a file of poses. With `motion`, the plan
/// checks the taught motion as a whole, or the motion in the file `keys`; `form` applies if that is a table. Returns the
/// data of `nearpoint plan --json`.
#[pyfunction]
#[pyo3(signature = (files, place, *, shards, unit=None, accuracy=None, within=None, poses=None, motion=false, keys=None, form=None, tolerance=None, threads=None))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn plan<'py>(
    py: Python<'py>,
    files: Files,
    place: PathBuf,
    shards: u32,
    unit: Option<&str>,
    accuracy: Option<f64>,
    within: Option<f64>,
    poses: Option<PathBuf>,
    motion: bool,
    keys: Option<PathBuf>,
    form: Option<&str>,
    tolerance: Option<f64>,
    threads: Option<usize>,
) -> Result<Bound<'py, PyAny>, Error> {
    let mut words: Vec<OsString> = vec!["plan".into(), "--json".into()];
    let mut option = |name: &str, value: Option<OsString>| {
        if let Some(value) = value {
            let mut word = OsString::from(format!("--{name}="));
            word.push(value);
            words.push(word);
        }
    };
    let number = |number: f64| number.to_string().into();
    option("shards", Some(shards.to_string().into()));
    option("out", Some(place.into()));
    option("unit", unit.map(Into::into));
    option("accuracy", accuracy.map(number));
    option("within", within.map(number));
    option("poses", poses.map(Into::into));
    option("keys", keys.map(Into::into));
    option("form", form.map(Into::into));
    option("tolerance", tolerance.map(number));
    option("threads", threads.map(|threads| threads.to_string().into()));
    if motion {
        words.push("--motion".into());
    }
    words.push("--allow-outside".into());
    words.push("--".into());
    words.extend(files.paths().into_iter().map(Into::into));
    let reported = command_output(py, words)?;
    Ok(py.import("json")?.call_method1("loads", (reported,))?)
}

/// Answers one shard of a plan in this process, on one core; answers that are already there are skipped. Returns the data
/// of `nearpoint run-shard --json`.
#[pyfunction]
pub fn run_shard<'py>(
    py: Python<'py>,
    place: PathBuf,
    shard: usize,
) -> Result<Bound<'py, PyDict>, Error> {
    let place = path_text(&place)?;
    let begin = clock();
    let ran = run(py, |patience| {
        let ran = open_batch(place).and_then(|store| {
            let ran = nearpoint_batch::run(&*store, shard, patience);
            ran.map_err(CliError::from)
        });
        match ran {
            Err(CliError::Batch(BatchError::Interrupted)) => Err(Interrupted),
            ran => Ok(ran),
        }
    })?;
    let ShardSummary { computed, reused } = ran?;
    let row = PyDict::new(py);
    row.set_item("shard", shard)?;
    row.set_item("asked", computed)?;
    row.set_item("known", reused)?;
    row.set_item("ms", clock() - begin)?;
    Ok(row)
}

/// Returns the shards of a plan whose answers are missing or damaged.
#[pyfunction]
pub fn missing_shards(py: Python<'_>, place: PathBuf) -> Result<Vec<usize>, Error> {
    let place = path_text(&place)?;
    let missing = py.detach(|| {
        let store = open_batch(place)?;
        nearpoint_batch::missing(&*store).map_err(CliError::from)
    });
    Ok(missing?.0)
}

/// Merges the answers of all shards. Returns the text that `nearpoint check --json --no-timing` writes for the same files
/// on one machine, byte by byte; for poses a line each, and for a motion the text of `nearpoint motion --json`.
#[pyfunction]
pub fn merge(py: Python<'_>, place: PathBuf) -> Result<String, Error> {
    let words = ["merge".into(), "--json".into(), "--".into(), place.into()];
    command_output(py, words.into())
}

/// Returns the output of the command line for these arguments.
fn command_output(py: Python<'_>, words: Vec<OsString>) -> Result<String, Error> {
    let stated = py.detach(|| {
        let mut stated = Vec::new();
        nearpoint_cli::run(words.into_iter(), &mut stated).map(|_| stated)
    });
    let no_text = |error: FromUtf8Error| message!("python-no-text", error = error.to_string());
    Ok(String::from_utf8(stated?).map_err(no_text)?)
}

/// Converts a path to text; a URL is not a path, but arrives as one.
fn path_text(place: &std::path::Path) -> Result<&str, Error> {
    place
        .to_str()
        .ok_or_else(|| message!("python-no-name", place = place.to_string_lossy()).into())
}
