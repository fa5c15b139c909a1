//! Finds the files that a change touches, compared with its target branch, or on that branch with the last commit.

use std::collections::BTreeSet;

use crate::shell::{command, stdout_of};
use crate::workspace::Crate;

/// The paths from the root of the tree; `None` if git fails, which counts as everything.
pub struct Changed(Option<Vec<String>>);

impl Changed {
    pub fn find() -> Self {
        let git = |words: &[&str]| stdout_of(command("git", "").args(words));
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

    /// Returns whether anything in a folder changed.
    pub fn has_changes_in(&self, folder: &str) -> bool {
        self.0
            .as_ref()
            .is_none_or(|paths| paths.iter().any(|path| path.starts_with(folder)))
    }

    /// Returns the names of the crates to test: those that changed and all that depend on them, including through tests.
    pub fn crates(&self, all: &[Crate]) -> Vec<String> {
        let is_changed = |one: &&Crate| self.has_changes_in(&format!("{}/", one.folder));
        let mut reached: BTreeSet<&str> = all.iter().filter(is_changed).map(name).collect();
        loop {
            let depends = |one: &&Crate| {
                let mut others = one.dependencies.iter().chain(&one.test_dependencies);
                others.any(|other| reached.contains(other.as_str()))
            };
            let more: Vec<&str> = all.iter().filter(depends).map(name).collect();
            let before = reached.len();
            reached.extend(more);
            if reached.len() == before {
                return reached.into_iter().map(str::to_owned).collect();
            }
        }
    }
}

fn name(of: &Crate) -> &str {
    &of.name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_changed_paths() {
        let all = crate::workspace::crates().unwrap();
        let of = |paths: &[&str]| Changed(Some(paths.iter().map(|&path| path.into()).collect()));
        let changed = of(&["crate/bench/src/a.rs", "web/src/b.ts"]);
        assert_eq!(changed.crates(&all), ["nearpoint-bench"]);
        assert!(changed.has_changes_in("web/") && !changed.has_changes_in("xtask/"));
        assert_eq!(Changed(None).crates(&all).len(), all.len());
        for one in &all {
            let path = format!("{}/src/lib.rs", one.folder);
            let reached = of(&[&path]).crates(&all);
            assert!(reached.contains(&one.name), "{reached:?}");
        }
        // Dependents are reached through others, and through tests alone.
        let reached = of(&["crate/motion/src/a.rs"]).crates(&all);
        for (name, is_reached) in [("scene", true), ("cli", true), ("geometry", false)] {
            assert_eq!(
                reached.contains(&format!("nearpoint-{name}")),
                is_reached,
                "{name}"
            );
        }
        let reached = of(&["crate/testing/src/a.rs"]).crates(&all);
        assert!(reached.contains(&"nearpoint-geometry".to_owned()));
    }
}
