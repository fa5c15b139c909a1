//! The files of the tree, and what is wrong in one of them.

use std::collections::BTreeSet;

use super::rooms::is_below;

/// The files of the tree: their paths from its root, and what is in them.
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

    /// The folders that lie in a folder, with their paths.
    pub fn folders(&self, parent: &str) -> BTreeSet<String> {
        let folder = |path: &String| {
            let (name, _) = path.strip_prefix(parent)?.split_once('/')?;
            Some(format!("{parent}{name}"))
        };
        self.paths.iter().filter_map(folder).collect()
    }
}

/// What is wrong, and in which line.
pub type Wrong = Vec<(usize, String)>;
