//! What ends a run early, in sentences.

use std::path::PathBuf;

/// Why there is no answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The command line; a sentence.
    Usage(String),
    /// A file that cannot be read.
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    /// The answer could not be written.
    Output(std::io::Error),
    /// What is in a file.
    Import(nearpoint_import::ImportError),
    /// What is in a scene file.
    SceneFile {
        path: PathBuf,
        error: nearpoint_scene::file::SceneFileError,
    },
    /// What an experiment refuses.
    Experiment(nearpoint_experiment::ExperimentError),
    /// What the scene refuses.
    Scene(nearpoint_scene::SceneError),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Usage(sentence) => write!(f, "{sentence} See nearpoint --help."),
            Error::File { path, error } => write!(f, "{}: {error}.", path.display()),
            Error::Output(error) => write!(f, "The answer could not be written: {error}."),
            Error::Import(error) => write!(f, "{error}"),
            Error::SceneFile { path, error } => write!(f, "{}: {error}", path.display()),
            Error::Experiment(error) => write!(f, "{error}"),
            Error::Scene(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Error::Output(error)
    }
}

impl From<nearpoint_import::ImportError> for Error {
    fn from(error: nearpoint_import::ImportError) -> Self {
        Error::Import(error)
    }
}

impl From<nearpoint_scene::SceneError> for Error {
    fn from(error: nearpoint_scene::SceneError) -> Self {
        Error::Scene(error)
    }
}

impl From<nearpoint_experiment::ExperimentError> for Error {
    fn from(error: nearpoint_experiment::ExperimentError) -> Self {
        Error::Experiment(error)
    }
}
