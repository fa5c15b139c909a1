//! What a change touches: against the branch it will go to, or against the last commit when it is that branch.

use crate::shell::{answer, command};

/// Paths from the root of the tree; `None` when git cannot tell, which counts as everything.
pub struct Changed(Option<Vec<String>>);

impl Changed {
    pub fn find() -> Self {
        let git = |words: &[&str]| answer(command("git", "").args(words));
        let paths = || {
            let head = git(&["rev-parse", "HEAD"])?;
            let fork = ["origin/HEAD", "main"]
                .iter()
                .find_map(|target| git(&["merge-base", "HEAD", target]));
            let base = fork
                .filter(|fork| *fork != head)
                .or_else(|| git(&["rev-parse", "HEAD~1"]))?;
            let known = git(&["diff", "--name-only", &base])?;
            let new = git(&["ls-files", "--others", "--exclude-standard"])?;
            Some(
                known
                    .lines()
                    .chain(new.lines())
                    .map(str::to_owned)
                    .collect(),
            )
        };
        Self(paths())
    }

    /// Whether anything in a folder changed.
    pub fn below(&self, folder: &str) -> bool {
        self.0
            .as_ref()
            .is_none_or(|paths| paths.iter().any(|path| path.starts_with(folder)))
    }

    /// The packages to test, by name.
    pub fn crates(&self) -> Vec<String> {
        let short = [
            "geometry",
            "motion",
            "import",
            "scene",
            "sheet",
            "lesson",
            "experiment",
            "view",
            "cli",
        ];
        let all = short
            .iter()
            .map(|name| (format!("crate/{name}/"), format!("nearpoint-{name}")));
        let all = all.chain([("xtask/".to_owned(), "xtask".to_owned())]);
        all.filter(|(folder, _)| self.below(folder))
            .map(|(_, name)| name)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_changed_paths() {
        let changed = Changed(Some(vec![
            "crate/scene/src/a.rs".into(),
            "web/src/b.ts".into(),
        ]));
        assert_eq!(changed.crates(), ["nearpoint-scene"]);
        assert!(changed.below("web/") && !changed.below("xtask/"));
        assert_eq!(Changed(None).crates().len(), folders().len() + 1);
        for folder in folders() {
            let one = Changed(Some(vec![format!("crate/{folder}/src/lib.rs")]));
            assert_eq!(one.crates(), [format!("nearpoint-{folder}")]);
        }
    }

    /// The crates that have tests of their own: all but the two that only build for the browser or measure.
    fn folders() -> Vec<String> {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../crate");
        let names = std::fs::read_dir(root).expect("the crates are there");
        let names = names
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned());
        names
            .filter(|name| name != "wasm" && name != "bench")
            .collect()
    }
}
