//! What a change touches: against the branch it will go to, or against the last commit when it is that branch.

use crate::shell::{answer, command};
use crate::workspace::Crate;

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

    /// The crates to test, by name.
    pub fn crates(&self, all: &[Crate]) -> Vec<String> {
        let changed = all
            .iter()
            .filter(|one| self.below(&format!("{}/", one.folder)));
        changed.map(|one| one.name.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_changed_paths() {
        let all = crate::workspace::crates().unwrap();
        let of = |paths: &[&str]| Changed(Some(paths.iter().map(|&path| path.into()).collect()));
        let changed = of(&["crate/scene/src/a.rs", "web/src/b.ts"]);
        assert_eq!(changed.crates(&all), ["nearpoint-scene"]);
        assert!(changed.below("web/") && !changed.below("xtask/"));
        assert_eq!(Changed(None).crates(&all).len(), all.len());
        for one in &all {
            let path = format!("{}/src/lib.rs", one.folder);
            assert_eq!(of(&[&path]).crates(&all), [one.name.as_str()]);
        }
    }
}
