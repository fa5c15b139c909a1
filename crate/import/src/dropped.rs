//! The files that were dropped together: what each is, and which ones others ask for by their path.

use crate::File;
use crate::names::cleaned;
use crate::sniff::{Kind, sniff};
use std::cell::Cell;

pub(crate) struct Dropped<'a> {
    files: &'a [File<'a>],
    /// The names on each file's path, the file's own last.
    paths: Vec<Vec<&'a str>>,
    kinds: Vec<Kind>,
    /// Whether some model used the file.
    used: Vec<Cell<bool>>,
}

/// A file that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) number: usize,
    /// How many names at the end of its path are as they were asked for, whatever their case; at least its own.
    pub(crate) shared: usize,
}

/// Why a file that was asked for was not found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotFound {
    Missing,
    /// These two could be it.
    Several(usize, usize),
}

impl<'a> Dropped<'a> {
    pub(crate) fn new(files: &'a [File<'a>]) -> Self {
        Self {
            files,
            paths: files.iter().map(|file| plain(file.path)).collect(),
            kinds: files.iter().map(|f| sniff(f.path, f.bytes)).collect(),
            used: files.iter().map(|_| Cell::new(false)).collect(),
        }
    }

    pub(crate) fn files(&self) -> &'a [File<'a>] {
        self.files
    }

    pub(crate) fn kind(&self, number: usize) -> Kind {
        self.kinds[number]
    }

    /// The names on a file's path, the file's own last.
    pub(crate) fn path(&self, number: usize) -> &[&'a str] {
        &self.paths[number]
    }

    /// Whether some model asked for the file.
    pub(crate) fn is_used(&self, number: usize) -> bool {
        self.used[number].get()
    }

    /// How a file is called in messages.
    pub(crate) fn title(&self, number: usize) -> String {
        cleaned(self.files[number].path).unwrap_or_else(|| format!("File {}", number + 1))
    }

    /// Says that a model uses the file.
    pub(crate) fn take(&self, number: usize) {
        self.used[number].set(true);
    }

    /// The bytes of the file that a model asks for.
    pub(crate) fn neighbour(&self, model: usize, path: &str) -> Option<&'a [u8]> {
        let found = self.find(model, path).ok()?;
        Some(self.files[found.number].bytes)
    }

    /// The file that a model asks for: by its path from there, or else the only one that shares as many names at the
    /// end of its path as any does, whatever their case.
    pub(crate) fn find(&self, model: usize, path: &str) -> Result<Found, NotFound> {
        let folder = match self.files[model].path.rfind(['/', '\\']) {
            Some(end) => &self.files[model].path[..end],
            None => "",
        };
        let joined = format!("{folder}/{path}");
        let (wanted, asked) = (plain(&joined), plain(path));
        let found = match self.paths.iter().position(|path| *path == wanted) {
            Some(number) => Found {
                number,
                shared: shared(&self.paths[number], &asked, str::eq_ignore_ascii_case).max(1),
            },
            None => self.nearest(&asked)?,
        };
        self.used[found.number].set(true);
        Ok(found)
    }

    fn nearest(&self, asked: &[&str]) -> Result<Found, NotFound> {
        // Exact letters decide between paths that differ by their case alone.
        let rank = |path: &[&str]| {
            let names = shared(path, asked, str::eq_ignore_ascii_case);
            (names, shared(path, asked, |a, b| a == b))
        };
        let ranks = self.paths.iter().map(|path| rank(path));
        let best = ranks.max().unwrap_or_default();
        if best.0 == 0 {
            return Err(NotFound::Missing);
        }
        let mut at_best = (0..self.paths.len()).filter(|&n| rank(&self.paths[n]) == best);
        match (at_best.next(), at_best.next()) {
            (Some(one), Some(other)) => Err(NotFound::Several(one, other)),
            (Some(number), None) => Ok(Found {
                number,
                shared: best.0,
            }),
            (None, _) => Err(NotFound::Missing),
        }
    }

    /// A sentence for each file that nothing was read from; and what to do about it where that is known.
    pub(crate) fn unread(&self) -> Vec<(String, &'static str)> {
        let numbers = (0..self.files.len()).filter(|&n| !self.used[n].get());
        numbers
            .filter_map(|n| {
                let title = self.title(n);
                match self.kinds[n] {
                    Kind::Model(_) | Kind::Robot(_) => None,
                    Kind::Archive => Some((
                        format!("{title} was not read: it is an archive inside another"),
                        "Unpack it and open what is in it",
                    )),
                    Kind::Side => Some((
                        format!("{title} was not read: no model asks for it"),
                        "Open it together with its model",
                    )),
                    Kind::Foreign(what, remedy) => {
                        Some((format!("{title} was not read: it is {what}"), remedy))
                    }
                    Kind::Unknown => Some((
                        format!("{title} was not read: it is no model that is known"),
                        "Open STEP, IFC, STL, OBJ, PLY, glTF, COLLADA, 3MF, URDF, SDF or MJCF files (.step, .ifc, .stl, .obj, .ply, .gltf, .glb, .dae, .3mf, .urdf, .sdf, .xml)",
                    )),
                }
            })
            .collect()
    }
}

/// How many names at the ends of two paths are the same.
pub(crate) fn shared(one: &[&str], other: &[&str], same: impl Fn(&str, &str) -> bool) -> usize {
    let pairs = one.iter().rev().zip(other.iter().rev());
    pairs.take_while(|(a, b)| same(a, b)).count()
}

/// The names that a path goes through, without `.` and `..`.
pub(crate) fn plain(path: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for name in path.split(['/', '\\']) {
        match name {
            "" | "." => {}
            ".." => {
                names.pop();
            }
            _ => names.push(name),
        }
    }
    names
}

/// The folders that a file is in.
pub(crate) fn folders(path: &str) -> Vec<String> {
    let mut names = plain(path);
    names.pop();
    names.into_iter().filter_map(cleaned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_found_by_path_and_then_by_name() {
        let file = |path, bytes| File { path, bytes };
        let files = [
            file("a/model.gltf", &b"0"[..]),
            file("a/data/x.bin", b"1"),
            file("b/x.bin", b"2"),
            file("c/Only.mtl", b"3"),
            file("notes.txt", b"4"),
        ];
        let dropped = Dropped::new(&files);
        assert_eq!(dropped.neighbour(0, "data/x.bin"), Some(&b"1"[..]));
        assert_eq!(dropped.neighbour(0, "./../b\\x.bin"), Some(&b"2"[..]));
        assert_eq!(dropped.neighbour(0, "x.bin"), None, "two have that name");
        assert_eq!(dropped.neighbour(0, "only.MTL"), Some(&b"3"[..]));
        assert_eq!(dropped.unread().len(), 1);
        assert_eq!(dropped.find(0, "x.bin"), Err(NotFound::Several(1, 2)));
        assert_eq!(dropped.find(0, "y.bin"), Err(NotFound::Missing));
        assert_eq!(folders("./a//b/c.stl"), ["a", "b"]);
    }

    #[test]
    fn the_longest_end_of_a_path_decides() {
        let file = |path| File { path, bytes: b"" };
        let files = [
            file("pkg/urdf/arm.urdf"),
            file("pkg/meshes/visual/link.stl"),
            file("pkg/meshes/collision/LINK.stl"),
            file("other/tool.stl"),
        ];
        let dropped = Dropped::new(&files);
        let number = |path| dropped.find(0, path).map(|found| found.number);
        assert_eq!(number("pkg/meshes/Visual/link.stl"), Ok(1));
        assert_eq!(number("home\\me\\collision\\link.stl"), Ok(2));
        assert_eq!(number("../meshes/visual/link.stl"), Ok(1));
        assert_eq!(number("link.stl"), Ok(1), "the exact letters");
        let shared = |path| dropped.find(0, path).map(|found| found.shared);
        assert_eq!(shared("pkg/tool.stl"), Ok(1));
        assert_eq!(shared("package/meshes/visual/link.stl"), Ok(3));
    }
}
