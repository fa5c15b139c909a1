//! Provides the files of the tree, and the findings in one of them.

use std::collections::BTreeSet;

use super::module_rules::is_below;

/// The files of the tree by their paths from its root, with their contents.
pub struct Tree<'a> {
    pub paths: &'a BTreeSet<String>,
    pub text: &'a dyn Fn(&str) -> Option<String>,
}

impl Tree<'_> {
    pub fn has(&self, path: &str) -> bool {
        self.paths
            .iter()
            .any(|file| is_below(file, path.trim_end_matches('/')))
    }

    /// Returns the folders in a folder, with their paths.
    pub fn folders(&self, parent: &str) -> BTreeSet<String> {
        let folder = |path: &String| {
            let (name, _) = path.strip_prefix(parent)?.split_once('/')?;
            Some(format!("{parent}{name}"))
        };
        self.paths.iter().filter_map(folder).collect()
    }
}

/// The violations with their lines.
pub type Violations = Vec<(usize, String)>;
