//! Matches parts across different spellings of their files' paths, because the names of parts include the typed folders.

use std::collections::HashMap;
use std::path::{Component, Path};
use std::rc::Rc;

use nearpoint_review::PartIdentity;

/// The present parts by their paths without folders, with the folders of their files.
#[derive(Debug, Default)]
pub struct PathAliases {
    by_path: HashMap<Vec<String>, Vec<FileFolders>>,
}

#[derive(Debug)]
struct FileFolders {
    /// The path as typed this time.
    path: Vec<String>,
    /// All folders of the file, outermost first: as named, and with links resolved.
    folders: Rc<[Vec<String>]>,
}

impl PathAliases {
    /// Builds the table from parts with the paths of their files, where these are known.
    pub fn new<'a>(parts: impl Iterator<Item = (&'a PartIdentity, Option<&'a str>)>) -> Self {
        let mut all = Self::default();
        let mut folders_of: HashMap<&str, Rc<[Vec<String>]>> = HashMap::new();
        for (instance, file) in parts {
            let Some(file) = file else { continue };
            let folders = folders_of
                .entry(file)
                .or_insert_with(|| folders(file).into());
            let path = &instance.path;
            let is_typed = |count: &usize| folders.iter().any(|all| all.ends_with(&path[..*count]));
            let typed = (0..path.len()).rev().find(is_typed).unwrap_or(0);
            let places = all.by_path.entry(path[typed..].to_vec()).or_default();
            if places.iter().all(|place| place.path != *path) {
                places.push(FileFolders {
                    path: path.clone(),
                    folders: folders.clone(),
                });
            }
        }
        all
    }

    /// Returns the present path of a part whose file's path was typed differently. Returns the old path if no present
    /// part matches, or more than one.
    pub fn current_path(&self, path: Vec<String>) -> Vec<String> {
        let mut fits = Vec::new();
        for typed in 0..path.len() {
            let places = self.by_path.get(&path[typed..]).into_iter().flatten();
            fits.extend(places.filter(|place| {
                let mut folders = place.folders.iter();
                folders.any(|all| all.ends_with(&path[..typed]))
            }));
        }
        if fits.iter().any(|place| place.path == path) {
            return path;
        }
        match fits[..] {
            [place] => place.path.clone(),
            _ => path,
        }
    }
}

/// Returns the folders of a file as its path names them, and with links resolved.
fn folders(file: &str) -> Vec<Vec<String>> {
    let path = Path::new(file);
    let ways = [std::path::absolute(path), path.canonicalize()];
    let folders = ways
        .into_iter()
        .flatten()
        .map(|whole| names(whole.parent()));
    let mut all: Vec<_> = folders.collect();
    all.dedup();
    all
}

fn names(folder: Option<&Path>) -> Vec<String> {
    let mut names = Vec::new();
    for component in folder.into_iter().flat_map(Path::components) {
        match component {
            Component::Normal(name) => names.push(name.to_string_lossy().into_owned()),
            Component::ParentDir => {
                names.pop();
            }
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(typed: &str) -> Vec<String> {
        typed.split('/').map(str::to_owned).collect()
    }

    fn aliases(parts: &[(&str, &str)]) -> PathAliases {
        let instances: Vec<_> = parts
            .iter()
            .map(|(name, file)| {
                let instance = PartIdentity {
                    path: path(name),
                    nth: 1,
                };
                (instance, *file)
            })
            .collect();
        PathAliases::new(
            instances
                .iter()
                .map(|(instance, file)| (instance, Some(*file))),
        )
    }

    #[test]
    fn a_part_is_the_same_however_its_file_is_typed() {
        let all = aliases(&[("w/a/b", "/w/a/b.stl"), ("w/c/d", "/w/c/d.stl")]);
        for typed in ["w/a/b", "a/b", "b"] {
            assert_eq!(all.current_path(path(typed)), path("w/a/b"), "{typed}");
        }
        for other in ["c/b", "x/w/a/b", "e"] {
            assert_eq!(all.current_path(path(other)), path(other));
        }
        let short = aliases(&[("b", "/w/a/b.stl")]);
        assert_eq!(short.current_path(path("a/b")), path("b"));
        assert_eq!(short.current_path(path("w/a/b")), path("b"));
    }

    #[test]
    fn files_of_one_name_in_several_folders_are_distinguished() {
        let all = aliases(&[
            ("a/car/wheel", "/w/a/car.step"),
            ("b/car/wheel", "/w/b/car.step"),
        ]);
        assert_eq!(all.current_path(path("w/a/car/wheel")), path("a/car/wheel"));
        assert_eq!(all.current_path(path("w/b/car/wheel")), path("b/car/wheel"));
        // Either part matches.
        assert_eq!(all.current_path(path("car/wheel")), path("car/wheel"));
    }
}
