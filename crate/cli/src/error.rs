//! What ends a run early, in sentences.

use std::path::PathBuf;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum Error {
    /// The command line; a sentence.
    #[error("{0} See nearpoint --help.")]
    Usage(String),
    /// A file that cannot be read.
    #[error("{}: {error}.", path.display())]
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    /// The answer could not be written.
    #[error("The answer could not be written: {0}.")]
    Output(#[from] std::io::Error),
    /// There is no CAD kernel, or it cannot be started; a sentence without its full stop.
    #[error("Pairs cannot be verified: {0}.")]
    Kernel(String),
    /// What is in a file.
    #[error(transparent)]
    Import(#[from] nearpoint_import::ImportError),
    /// An earlier check that nothing can be held against; a sentence without its full stop.
    #[error("{} is no baseline: {why}. nearpoint check --json writes one.", path.display())]
    Baseline { path: PathBuf, why: String },
    /// What is in a scene file.
    #[error("{}: {error}", path.display())]
    SceneFile {
        path: PathBuf,
        error: nearpoint_scene::file::SceneFileError,
    },
    /// What is in a file of tests or decisions.
    #[error("{}: {error}", path.display())]
    ReviewFile {
        path: PathBuf,
        error: Box<nearpoint_review::FileError>,
    },
    /// What ends a step of a batch.
    #[error(transparent)]
    Batch(#[from] nearpoint_batch::BatchError),
    /// What a review refuses.
    #[error(transparent)]
    Review(#[from] nearpoint_review::ReviewError),
    /// What a report has no room for.
    #[error(transparent)]
    Report(#[from] nearpoint_review::report::ReportError),
    /// What an experiment refuses.
    #[error(transparent)]
    Experiment(#[from] nearpoint_experiment::ExperimentError),
    /// What the scene refuses.
    #[error(transparent)]
    Scene(#[from] nearpoint_scene::SceneError),
}

impl From<clap::Error> for Error {
    /// What is wrong and what is near it, as one sentence or two: the usage is a `--help` away.
    fn from(error: clap::Error) -> Self {
        let text = error.render().to_string();
        let paragraphs = text.split("\n\n").map(|lines| {
            let lines: Vec<&str> = lines.lines().map(str::trim).collect();
            lines.join(" ")
        });
        let told =
            paragraphs.filter(|told| !told.starts_with("Usage:") && !told.starts_with("For more"));
        let sentence = |told: String| {
            let told = told
                .trim_start_matches("error: ")
                .trim_start_matches("tip: ");
            let mut letters = told.chars();
            let first = letters
                .next()
                .map_or_else(String::new, |first| first.to_uppercase().collect());
            format!("{first}{}.", letters.as_str().trim_end_matches('.'))
        };
        let sentences: Vec<String> = told.map(sentence).collect();
        Error::Usage(sentences.join(" "))
    }
}
