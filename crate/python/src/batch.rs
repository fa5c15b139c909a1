//! Checks that outgrow one machine: planned, asked and put together as the command line does, in a folder or at a URL.

use std::ffi::OsString;
use std::path::PathBuf;
use std::string::FromUtf8Error;

use nearpoint_batch::{BatchError, Ran};
use nearpoint_cli::{Error as CliError, clock, open_batch};
use nearpoint_geometry::work::Stopped;
use nearpoint_message::message;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Error;
use crate::inner::Files;
use crate::patience::ask;

/// Plans a check in shards of about equal work, into `place`: a folder that all workers see, or a URL such as
/// `s3://bucket/folder`. What is answered there already is not asked again. `poses` names a file of poses; with `motion` the
/// taught motion is asked as a whole, or that in the file `keys`, of this form if it is a table. What it says is what
/// `nearpoint plan --json` does.
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
    let told = said(py, words)?;
    Ok(py.import("json")?.call_method1("loads", (told,))?)
}

/// Answers one shard of a plan, here, on one core; what is answered already is not asked again. What it says is what
/// `nearpoint run-shard --json` does.
#[pyfunction]
pub fn run_shard<'py>(
    py: Python<'py>,
    place: PathBuf,
    shard: usize,
) -> Result<Bound<'py, PyDict>, Error> {
    let place = named(&place)?;
    let begin = clock();
    let ran = ask(py, |patience| {
        let ran = open_batch(place).and_then(|store| {
            let ran = nearpoint_batch::run(&*store, shard, patience);
            ran.map_err(CliError::from)
        });
        match ran {
            Err(CliError::Batch(BatchError::Stopped)) => Err(Stopped),
            ran => Ok(ran),
        }
    })?;
    let Ran { asked, known } = ran?;
    let row = PyDict::new(py);
    row.set_item("shard", shard)?;
    row.set_item("asked", asked)?;
    row.set_item("known", known)?;
    row.set_item("ms", clock() - begin)?;
    Ok(row)
}

/// The shards of a plan that have no answers yet, or damaged ones.
#[pyfunction]
pub fn missing_shards(py: Python<'_>, place: PathBuf) -> Result<Vec<usize>, Error> {
    let place = named(&place)?;
    let missing = py.detach(|| {
        let store = open_batch(place)?;
        nearpoint_batch::missing(&*store).map_err(CliError::from)
    });
    Ok(missing?.0)
}

/// Puts the answers of all shards together: the text that `nearpoint check --json --no-timing` writes of the same files on
/// one machine, byte by byte; of poses a line for each, and of a motion what `nearpoint motion --json` writes.
#[pyfunction]
pub fn merge(py: Python<'_>, place: PathBuf) -> Result<String, Error> {
    let words = ["merge".into(), "--json".into(), "--".into(), place.into()];
    said(py, words.into())
}

/// What the command line says to these words.
fn said(py: Python<'_>, words: Vec<OsString>) -> Result<String, Error> {
    let said = py.detach(|| {
        let mut said = Vec::new();
        nearpoint_cli::run(words.into_iter(), &mut said).map(|_| said)
    });
    let no_text = |error: FromUtf8Error| message!("python-no-text", error = error.to_string());
    Ok(String::from_utf8(said?).map_err(no_text)?)
}

/// A URL is no path of the system's, but comes as one.
fn named(place: &std::path::Path) -> Result<&str, Error> {
    place
        .to_str()
        .ok_or_else(|| message!("python-no-name", place = place.to_string_lossy()).into())
}
