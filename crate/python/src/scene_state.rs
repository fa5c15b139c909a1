//! Stores a scene under its lock, reads files into it, and resolves the names of its parts.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use nearpoint_cli::load::{Origin, load as read_files};
use nearpoint_geometry::unit::Unit;
use nearpoint_import::ImportOptions;
use nearpoint_message::{Arg, Message, message};
use nearpoint_scene::{MaxDistance, PartId, Scene as Core, ThreadPool};
use pyo3::prelude::*;

use crate::error::Error;
use crate::input::length;
use crate::interrupt::run_slices;

/// The largest number of parts that a message names.
const MAX_NAMED_PARTS: usize = 8;

/// An assembly of named parts with poses, and robots. Queries run on `threads` threads and block until they are done.
/// Several threads may use the scene, one after another.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Scene(Mutex<SceneState>);

/// A scene under its lock. Take this lock only without the interpreter's: waiting for one with the other locked would
/// deadlock.
#[derive(Debug)]
pub struct SceneState {
    pub core: Core,
    pub models: Vec<Origin>,
    pub notes: Vec<String>,
    /// The process that owns its threads.
    process: u32,
}

/// One file or folder, or several.
#[derive(Debug, FromPyObject)]
pub enum Files {
    One(PathBuf),
    Many(Vec<PathBuf>),
}

impl Files {
    /// Returns the paths as a list.
    pub fn paths(self) -> Vec<PathBuf> {
        match self {
            Files::One(path) => vec![path],
            Files::Many(paths) => paths,
        }
    }
}

/// A part by its name, or by its number from 0.
#[derive(Debug, FromPyObject)]
pub enum PartName {
    Name(String),
    Number(usize),
}

/// The options for reading files.
#[derive(Debug, Default)]
pub struct ReadOptions<'a> {
    pub unit: Option<&'a str>,
    pub accuracy: Option<f64>,
    pub max_distance: Option<f64>,
    pub threads: Option<usize>,
}

impl Scene {
    /// Reads files into a new scene.
    pub fn read(
        py: Python<'_>,
        paths: Vec<PathBuf>,
        reading: &ReadOptions<'_>,
    ) -> Result<Self, Error> {
        let options = ImportOptions {
            unit: reading.unit.map(unit_of).transpose()?,
            accuracy: reading.accuracy.map(accuracy).transpose()?,
            ..ImportOptions::default()
        };
        let within = reading.max_distance.map(max_distance_of).transpose()?;
        let pool = pool(reading.threads)?;
        if paths.is_empty() {
            return Err(message!("python-no-file").into());
        }
        let loaded = py.detach(|| read_files(&paths, options, within, pool))?;
        Ok(Self::from_core(loaded.scene, loaded.models, loaded.notes))
    }

    /// Wraps a scene of the engine with the origins of its models and the notes about them.
    pub fn from_core(core: Core, models: Vec<Origin>, notes: Vec<String>) -> Self {
        Self(Mutex::new(SceneState {
            core,
            models,
            notes,
            process: std::process::id(),
        }))
    }

    /// Runs a function on the scene, without the interpreter's lock.
    pub fn with<R: Send>(
        &self,
        py: Python<'_>,
        task: impl FnOnce(&mut SceneState) -> R + Send,
    ) -> Result<R, Error> {
        py.detach(|| {
            let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            inner.check_process()?;
            Ok(task(&mut inner))
        })
    }

    /// Computes all pending results of the scene.
    pub fn finish(&self, py: Python<'_>) -> Result<(), Error> {
        self.with(py, |_| ())?;
        run_slices(py, |stop| {
            let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            inner.core.step(stop);
            inner.core.frame().pending == 0 && !inner.core.is_checking()
        })
    }
}

impl SceneState {
    /// Refuses a forked process: threads do not survive a fork, and waiting for them would never end.
    fn check_process(&self) -> Result<(), Error> {
        let is_alone = matches!(self.core.pool(), ThreadPool::Sequential);
        match is_alone || self.process == std::process::id() {
            true => Ok(()),
            false => Err(message!("python-fork").into()),
        }
    }

    /// Returns the part with this name or number.
    pub fn part(&self, name: &PartName) -> Result<PartId, Message> {
        let parts = self.core.parts();
        let found = match name {
            PartName::Name(name) => parts.iter().find(|part| part.name == *name),
            PartName::Number(at) => parts.iter().nth(*at),
        };
        let found = found.map(|part| part.id);
        found.ok_or_else(|| match name {
            PartName::Name(name) => self.unknown_part(name),
            PartName::Number(at) => message!("python-no-part-number", at, parts = parts.len()),
        })
    }

    /// Returns the error message for a name that no part has; it lists the known names.
    pub fn unknown_part(&self, name: &str) -> Message {
        message!("python-no-part", name, named = self.part_names())
    }

    /// Lists the names of the parts, as many as fit into a sentence.
    pub fn part_names(&self) -> Message {
        let parts = self.core.parts();
        let names = Arg::list_at_most(parts.iter().map(|part| &*part.name), MAX_NAMED_PARTS);
        match parts.is_empty() {
            true => message!("python-parts-none"),
            false => message!("python-parts-are", names),
        }
    }
}

/// One part, or several that move as one.
#[derive(Debug, FromPyObject)]
pub enum PartNames {
    One(PartName),
    Many(Vec<PartName>),
}

impl PartNames {
    /// Returns the names or numbers as a list.
    pub fn all(self) -> Vec<PartName> {
        match self {
            PartNames::One(one) => vec![one],
            PartNames::Many(many) => many,
        }
    }
}

/// Creates a pool of 1 to 1024 threads, by default one for each core.
pub fn pool(threads: Option<usize>) -> Result<ThreadPool, Error> {
    let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = threads.unwrap_or_else(all);
    if !(1..=1024).contains(&threads) {
        return Err(message!("python-threads", threads).into());
    }
    ThreadPool::with_threads(threads)
        .map_err(|error| message!("cli-no-threads", error = error.to_string()).into())
}

/// Returns the unit of length with a symbol such as "mm"; fails if it is unknown.
pub fn unit_of(symbol: &str) -> Result<Unit, Error> {
    let unit = Unit::from_symbol(symbol);
    unit.ok_or_else(|| message!("python-unit", symbol = format!("{symbol:?}")).into())
}

fn accuracy(length: f64) -> Result<f64, Error> {
    match length.is_finite() && length > 0.0 {
        true => Ok(length),
        false => Err(message!("python-accuracy", length).into()),
    }
}

/// Converts a distance limit; infinite means no limit.
pub fn max_distance_of(distance: f64) -> Result<MaxDistance, Error> {
    let distance = length(distance, "within")?;
    Ok(match distance.is_finite() {
        true => MaxDistance::Distance(distance),
        false => MaxDistance::Unlimited,
    })
}
