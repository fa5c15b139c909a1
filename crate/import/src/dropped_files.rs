//! Identifies the files that were dropped together, and finds those that others refer to by path.

use crate::file::File;
use crate::names::{normal_components, sanitize_name};
use crate::sniff::{FileKind, sniff};
use nearpoint_message::{Message, message};
use std::sync::atomic::{AtomicBool, Ordering};

pub(crate) struct DroppedFiles<'a> {
    files: &'a [File<'a>],
    /// The names on each file's path; the file's own is the last.
    paths: Vec<Vec<&'a str>>,
    kinds: Vec<FileKind>,
    /// True for each file that some model uses.
    used: Vec<AtomicBool>,
}

/// A file that a model refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FoundFile {
    pub(crate) number: usize,
    /// The number of names at the end of its path that match the reference, ignoring case; at least its own.
    pub(crate) common_names: usize,
}

/// The reasons why a file was not found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotFound {
    Missing,
    /// Two files match equally well.
    Ambiguous(usize, usize),
}

impl<'a> DroppedFiles<'a> {
    pub(crate) fn new(files: &'a [File<'a>]) -> Self {
        Self {
            files,
            paths: files
                .iter()
                .map(|file| normal_components(file.path))
                .collect(),
            kinds: files.iter().map(|f| sniff(f.path, f.bytes)).collect(),
            used: files.iter().map(|_| AtomicBool::new(false)).collect(),
        }
    }

    pub(crate) fn files(&self) -> &'a [File<'a>] {
        self.files
    }

    pub(crate) fn kind(&self, number: usize) -> FileKind {
        self.kinds[number].clone()
    }

    /// Returns the names on a file's path; the file's own is the last.
    pub(crate) fn path(&self, number: usize) -> &[&'a str] {
        &self.paths[number]
    }

    /// Returns whether some model refers to the file.
    pub(crate) fn is_used(&self, number: usize) -> bool {
        self.used[number].load(Ordering::Relaxed)
    }

    /// Returns the name of a file in messages.
    pub(crate) fn title(&self, number: usize) -> String {
        sanitize_name(self.files[number].path).unwrap_or_else(|| format!("File {}", number + 1))
    }

    /// Marks the file as used by a model.
    pub(crate) fn mark_used(&self, number: usize) {
        self.used[number].store(true, Ordering::Relaxed);
    }

    /// Returns the bytes of the file that a model refers to.
    pub(crate) fn companion(&self, model: usize, path: &str) -> Option<&'a [u8]> {
        let found = self.find(model, path).ok()?;
        Some(self.files[found.number].bytes)
    }

    /// Finds the file that a model refers to: by its path from the model, or else the one file that shares the most
    /// names at the end of its path, ignoring case.
    pub(crate) fn find(&self, model: usize, path: &str) -> Result<FoundFile, NotFound> {
        let folder = match self.files[model].path.rfind(['/', '\\']) {
            Some(end) => &self.files[model].path[..end],
            None => "",
        };
        let joined = format!("{folder}/{path}");
        let (wanted, asked) = (normal_components(&joined), normal_components(path));
        let found = match self.paths.iter().position(|path| *path == wanted) {
            Some(number) => FoundFile {
                number,
                common_names: common_suffix_length(
                    &self.paths[number],
                    &asked,
                    str::eq_ignore_ascii_case,
                )
                .max(1),
            },
            None => self.nearest(&asked)?,
        };
        self.mark_used(found.number);
        Ok(found)
    }

    fn nearest(&self, requested: &[&str]) -> Result<FoundFile, NotFound> {
        // Exact letters decide between paths that differ only in case.
        let rank = |path: &[&str]| {
            let names = common_suffix_length(path, requested, str::eq_ignore_ascii_case);
            (names, common_suffix_length(path, requested, |a, b| a == b))
        };
        let ranks = self.paths.iter().map(|path| rank(path));
        let best = ranks.max().unwrap_or_default();
        if best.0 == 0 {
            return Err(NotFound::Missing);
        }
        let mut at_best = (0..self.paths.len()).filter(|&n| rank(&self.paths[n]) == best);
        match (at_best.next(), at_best.next()) {
            (Some(one), Some(other)) => Err(NotFound::Ambiguous(one, other)),
            (Some(number), None) => Ok(FoundFile {
                number,
                common_names: best.0,
            }),
            (None, _) => Err(NotFound::Missing),
        }
    }

    /// Returns a message and advice for each kind of file that nothing was read from. A folder holds many files that
    /// are not models, so one message reports all of a kind.
    pub(crate) fn unused_file_messages(&self) -> Vec<(Message, Message)> {
        let mut groups: Vec<(UnusedFile, Vec<usize>)> = Vec::new();
        for number in (0..self.files.len()).filter(|&n| !self.is_used(n)) {
            let Some(why) = UnusedFile::of(self.kind(number)) else {
                continue;
            };
            match groups
                .iter_mut()
                .find(|(known, _)| known.is_reported_with(&why))
            {
                Some((_, group)) => group.push(number),
                None => groups.push((why, vec![number])),
            }
        }
        let reported = groups.into_iter().map(|(why, group)| match group[..] {
            [first, _, ..] => why.message_for_several(&self.title(first), group.len() - 1),
            _ => why.message_for_one(&self.title(group[0])),
        });
        reported.collect()
    }
}

/// The reasons why nothing was read from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
enum UnusedFile {
    /// The file is an archive inside another.
    Archive,
    /// The file belongs to a model, but no model refers to it.
    Companion,
    /// The file is of a known program; the messages name it and give advice.
    Unsupported(Message, Message),
    /// The file is of no known kind.
    Unknown,
}

impl UnusedFile {
    fn of(kind: FileKind) -> Option<Self> {
        match kind {
            FileKind::Model(_) | FileKind::Robot(_) => None,
            FileKind::Archive => Some(Self::Archive),
            FileKind::Companion => Some(Self::Companion),
            FileKind::Unsupported(what, remedy) => Some(Self::Unsupported(what, remedy)),
            FileKind::Unknown => Some(Self::Unknown),
        }
    }

    /// Returns whether one message can report both: for users, pictures and documents beside a model are alike.
    fn is_reported_with(&self, other: &Self) -> bool {
        let is_no_model = |why: &Self| matches!(why, Self::Companion | Self::Unknown);
        self == other || is_no_model(self) && is_no_model(other)
    }

    fn message_for_one(self, title: &str) -> (Message, Message) {
        match self {
            Self::Archive => (
                message!("dropped-not-read-archive", title),
                message!("unpack-open"),
            ),
            Self::Companion => (
                message!("dropped-not-read-no", title),
                message!("dropped-open-together-model"),
            ),
            Self::Unsupported(what, remedy) => (message!("dropped-not-read", title, what), remedy),
            Self::Unknown => (
                message!("dropped-not-read-no-model", title),
                SUPPORTED_ADVICE,
            ),
        }
    }

    fn message_for_several(self, title: &str, more: usize) -> (Message, Message) {
        match self {
            Self::Archive => (
                message!("dropped-more-not-read-archives", title, more),
                message!("dropped-unpack-open"),
            ),
            Self::Companion | Self::Unknown => (
                message!("dropped-more-not-read", title, more),
                SUPPORTED_ADVICE,
            ),
            Self::Unsupported(what, remedy) => (
                message!("dropped-more-not-read-each", title, more, what),
                remedy,
            ),
        }
    }
}

/// The advice for files that are not models.
const SUPPORTED_ADVICE: Message = message!("dropped-open-step-ifc");

/// Returns the number of equal names at the end of both paths.
pub(crate) fn common_suffix_length(
    one: &[&str],
    other: &[&str],
    same: impl Fn(&str, &str) -> bool,
) -> usize {
    let pairs = one.iter().rev().zip(other.iter().rev());
    pairs.take_while(|(a, b)| same(a, b)).count()
}

pub(crate) fn folders(path: &str) -> Vec<String> {
    let mut names = normal_components(path);
    names.pop();
    names.into_iter().filter_map(sanitize_name).collect()
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
        let dropped = DroppedFiles::new(&files);
        assert_eq!(dropped.companion(0, "data/x.bin"), Some(&b"1"[..]));
        assert_eq!(dropped.companion(0, "./../b\\x.bin"), Some(&b"2"[..]));
        assert_eq!(dropped.companion(0, "x.bin"), None, "two have that name");
        assert_eq!(dropped.companion(0, "only.MTL"), Some(&b"3"[..]));
        assert_eq!(dropped.unused_file_messages().len(), 1);
        assert_eq!(dropped.find(0, "x.bin"), Err(NotFound::Ambiguous(1, 2)));
        assert_eq!(dropped.find(0, "y.bin"), Err(NotFound::Missing));
        assert_eq!(folders("./a//b/c.stl"), ["a", "b"]);
    }

    #[test]
    fn other_files_are_reported_once_per_kind() {
        let file = |path, bytes| File { path, bytes };
        let files = [
            file("arm/README.md", &b"# Arm"[..]),
            file("arm/LICENSE", b"MIT"),
            file("arm/.gitignore", b"*"),
            file("arm/photo.png", b"1"),
            file("arm/base.sldprt", b"2"),
            file("arm/lid.sldprt", b"3"),
            file("arm/old.zip", b"PK\x03\x04"),
        ];
        let reported: Vec<String> = (DroppedFiles::new(&files).unused_file_messages().into_iter())
            .map(|(sentence, _)| sentence.to_string())
            .collect();
        assert_eq!(
            reported,
            [
                "arm/README.md and 3 more were not read: they are not models of a known format, and no model refers to them",
                "arm/base.sldprt and 1 more were not read: each is a CAD file",
                "arm/old.zip was not read: it is an archive inside another",
            ]
        );
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
        let dropped = DroppedFiles::new(&files);
        let number = |path| dropped.find(0, path).map(|found| found.number);
        assert_eq!(number("pkg/meshes/Visual/link.stl"), Ok(1));
        assert_eq!(number("home\\me\\collision\\link.stl"), Ok(2));
        assert_eq!(number("../meshes/visual/link.stl"), Ok(1));
        assert_eq!(number("link.stl"), Ok(1), "the exact letters");
        let shared = |path| dropped.find(0, path).map(|found| found.common_names);
        assert_eq!(shared("pkg/tool.stl"), Ok(1));
        assert_eq!(shared("package/meshes/visual/link.stl"), Ok(3));
    }
}
