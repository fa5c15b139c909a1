//! The files that were dropped together: what each is, and which ones others ask for by their path.

use crate::File;
use crate::names::cleaned;
use crate::sniff::{Format, Kind, sniff};
use std::cell::Cell;

pub(crate) struct Dropped<'a> {
    files: &'a [File<'a>],
    kinds: Vec<Kind>,
    /// Whether some model used the file.
    used: Vec<Cell<bool>>,
}

impl<'a> Dropped<'a> {
    pub(crate) fn new(files: &'a [File<'a>]) -> Self {
        Self {
            files,
            kinds: files.iter().map(|f| sniff(f.path, f.bytes)).collect(),
            used: files.iter().map(|_| Cell::new(false)).collect(),
        }
    }

    /// The files that are models, by number, with their formats.
    pub(crate) fn models(&self) -> Vec<(usize, Format)> {
        let kinds = self.kinds.iter().enumerate();
        kinds
            .filter_map(|(n, kind)| match kind {
                Kind::Model(format) => Some((n, *format)),
                _ => None,
            })
            .collect()
    }

    /// How a file is called in messages.
    pub(crate) fn title(&self, number: usize) -> String {
        cleaned(self.files[number].path).unwrap_or_else(|| format!("File {}", number + 1))
    }

    /// The bytes of the file that a model asks for: by its path from there, or else the only one with that name.
    pub(crate) fn neighbour(&self, model: usize, path: &str) -> Option<&'a [u8]> {
        let folder = match self.files[model].path.rfind(['/', '\\']) {
            Some(end) => &self.files[model].path[..end],
            None => "",
        };
        let joined = format!("{folder}/{path}");
        let wanted = plain(&joined);
        let is_at = |file: &File| plain(file.path) == wanted;
        let found = self.files.iter().position(is_at).or_else(|| {
            let name = wanted.last()?;
            let same = |file: &File| {
                let path = plain(file.path);
                path.last().is_some_and(|n| n.eq_ignore_ascii_case(name))
            };
            let mut named = (0..self.files.len()).filter(|&n| same(&self.files[n]));
            named.next().filter(|_| named.next().is_none())
        })?;
        self.used[found].set(true);
        Some(self.files[found].bytes)
    }

    /// A sentence for each file that nothing was read from; and what to do about it where that is known.
    pub(crate) fn unread(&self) -> Vec<(String, &'static str)> {
        let numbers = (0..self.files.len()).filter(|&n| !self.used[n].get());
        numbers
            .filter_map(|n| {
                let title = self.title(n);
                match self.kinds[n] {
                    Kind::Model(_) => None,
                    Kind::Side => Some((
                        format!("{title} was not read: no model asks for it"),
                        "Open it together with its model",
                    )),
                    Kind::Foreign(what, remedy) => {
                        Some((format!("{title} was not read: it is {what}"), remedy))
                    }
                    Kind::Unknown => Some((
                        format!("{title} was not read: it is no model that is known"),
                        "Open STL, OBJ, PLY or glTF files (.stl, .obj, .ply, .gltf, .glb)",
                    )),
                }
            })
            .collect()
    }
}

/// The names that a path goes through, without `.` and `..`.
fn plain(path: &str) -> Vec<&str> {
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
        assert_eq!(folders("./a//b/c.stl"), ["a", "b"]);
    }
}
