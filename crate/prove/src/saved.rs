//! Saves the results of a run: the stopping points, the counts, and the wrong cases.

use nearpoint_prove::counts::{self, Rows, SavedCases};
use nearpoint_prove::subjects;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The point where a subject's run stopped.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct ResumePoint {
    pub seed: u64,
    /// The number of the next case.
    pub next: u64,
}

/// The stopping points by the subject's name.
pub type ResumePoints = BTreeMap<String, ResumePoint>;

/// The files of one working tree.
pub struct Files {
    root: PathBuf,
}

impl Files {
    /// Returns the files of the working tree that the program was built in.
    pub fn in_tree() -> Self {
        let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = crate_folder
            .ancestors()
            .nth(2)
            .unwrap_or(crate_folder)
            .to_owned();
        Self { root }
    }

    /// Returns the folder for the state of runs, which is not versioned.
    pub fn state(&self) -> PathBuf {
        self.root.join("target/prove")
    }

    fn page(&self) -> PathBuf {
        self.root.join("docs/trust.md")
    }

    /// Returns the folder of saved cases whose answers were once wrong.
    pub fn found(&self) -> PathBuf {
        self.root.join("crate/prove/tests/found")
    }

    /// Returns the path of a shipped scene.
    #[cfg(feature = "beside")]
    pub fn shipped(&self, scene: &str) -> PathBuf {
        self.root.join("public/scenes").join(scene)
    }

    /// Returns the folder of sample files for fuzzing.
    pub fn corpus(&self) -> PathBuf {
        self.root.join("crate/prove/tests/corpus")
    }

    /// Reads where each subject's run stopped; empty if there was none.
    pub fn resume_points(&self) -> Result<ResumePoints, String> {
        match fs::read_to_string(self.state().join("state.json")) {
            Ok(text) => serde_json::from_str(&text).map_err(|error| {
                format!("target/prove/state.json is damaged ({error}); delete it")
            }),
            Err(_) => Ok(ResumePoints::new()),
        }
    }

    /// Adds the counts to the page, and saves the stopping points. Several runs may do so at the same time.
    pub fn record(&self, counted: &Rows, stops: &ResumePoints) -> Result<(), String> {
        let folder = self.state();
        let _lock = self.lock()?;
        let mut all = self.resume_points()?;
        all.extend(stops.iter().map(|(name, stop)| (name.clone(), *stop)));
        let text = serde_json::to_string(&all).map_err(|error| error.to_string())?;
        replace(&folder.join("state.json"), &text).map_err(with_path(&folder))?;
        if counted.is_empty() {
            return Ok(());
        }
        self.rewrite_page(|page| {
            let mut rows = counts::read(page)?;
            for (key, row) in counted {
                rows.entry(key.clone()).or_default().add(row);
            }
            let kept = |name: &str| self.saved_cases(name);
            counts::write(page, &rows, &counts::row_texts(&subjects()), kept)
        })
    }

    /// Changes the page `docs/trust.md`, with exclusive access.
    pub fn change_page(
        &self,
        change: impl FnOnce(&str) -> Result<String, String>,
    ) -> Result<(), String> {
        let _lock = self.lock()?;
        self.rewrite_page(change)
    }

    fn rewrite_page(
        &self,
        change: impl FnOnce(&str) -> Result<String, String>,
    ) -> Result<(), String> {
        let path = self.page();
        let page = fs::read_to_string(&path).map_err(with_path(&path))?;
        replace(&path, &change(&page)?).map_err(with_path(&path))
    }

    /// Locks the files for one program at a time.
    fn lock(&self) -> Result<File, String> {
        let folder = self.state();
        fs::create_dir_all(&folder).map_err(with_path(&folder))?;
        let lock = File::create(folder.join("lock")).map_err(with_path(&folder))?;
        lock.lock().map_err(with_path(&folder))?;
        Ok(lock)
    }

    /// Saves a case as a file that the tests find.
    pub fn save(&self, name: &str, seed: u64, number: u64, text: &str) -> Result<PathBuf, String> {
        let folder = self.found();
        let path = folder.join(format!("{name}-{seed}-{number}.json"));
        let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, text));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    }

    /// Returns the saved cases of a subject, and how many of them have a right answer now.
    pub fn saved_cases(&self, name: &str) -> SavedCases {
        let Some(subject) = subjects().into_iter().find(|subject| subject.name == name) else {
            return SavedCases::default();
        };
        let files = fs::read_dir(self.found()).into_iter().flatten().flatten();
        let of = |file: fs::DirEntry| {
            let is_its = file.file_name().to_str()?.starts_with(&format!("{name}-"));
            is_its.then(|| fs::read_to_string(file.path()).ok())?
        };
        let texts: Vec<String> = files.filter_map(of).collect();
        let mended = texts.iter().filter(|text| subject.try_file(text).is_ok());
        SavedCases {
            found: texts.len(),
            fixed: mended.count(),
        }
    }
}

/// Returns a conversion of errors that adds the path.
fn with_path(path: &Path) -> impl Fn(std::io::Error) -> String + use<> {
    let path = path.display().to_string();
    move |error| format!("{path}: {error}")
}

/// Replaces the file atomically, so that no other process reads half of it.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, text)?;
    fs::rename(&beside, path)
}
