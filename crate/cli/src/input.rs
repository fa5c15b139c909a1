//! Reads the input files and limits access to files. No file is read without a size limit. A scene file may come from
//! somebody else, so it may name only files below its own folder and the current one.

use std::fs::{File, Metadata};
use std::io::Read;
use std::path::{Component, Path, PathBuf};
use std::string::FromUtf8Error;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use nearpoint_import::LinkShapes;
use nearpoint_message::message;

use crate::error::Error;

/// The largest file size, because positions and corners have 32-bit numbers.
const MAX_FILE_SIZE: u64 = u32::MAX as u64;

/// The extensions of formats that a pipe can carry.
const FORMATS: [&str; 14] = [
    "step", "stl", "obj", "ply", "off", "glb", "gltf", "dae", "3mf", "urdf", "sdf", "mjcf", "zip",
    "json",
];

/// The options for input files.
#[derive(Debug, Clone, Default, Args)]
pub struct Input {
    /// Models (STEP, STL, OBJ, PLY, OFF, GLB, glTF, DAE, 3MF, URDF, SDF, MJCF), folders, zip archives, or a scene (.json); -
    /// reads a pipe
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The format of the pipe (-); json is a scene
    #[arg(long, value_name = "FORMAT", value_parser = PossibleValuesParser::new(FORMATS), help_heading = "Input")]
    pub format: Option<String>,
    /// Also read files outside of the scene's own folder and the working directory
    ///
    /// A scene file may come from somebody else. Without this option it may name only files below its own folder and below
    /// the working directory, with links resolved. No scene may name devices, pipes or addresses.
    #[arg(long, help_heading = "Input")]
    pub allow_outside: bool,
    /// The shapes of robot links that have two sets: those for display, or those for collision checks by planners (a link
    /// without them gets the other set)
    #[arg(long, value_name = "WHICH", value_parser = link_shapes(), default_value = "visual", help_heading = "Input")]
    pub link_shapes: LinkShapes,
}

/// A file that was read: its name and its content.
#[derive(Debug)]
pub struct LoadedFile {
    /// The name as given, which becomes part of the names of its parts.
    pub name: String,
    /// The path relative to the current folder.
    pub path: String,
    /// The whole content.
    pub bytes: Vec<u8>,
}

impl Input {
    /// Returns an input of these files, which may name any others.
    pub fn unrestricted(files: &[PathBuf]) -> Self {
        Self {
            files: files.to_vec(),
            format: None,
            allow_outside: true,
            link_shapes: LinkShapes::default(),
        }
    }

    /// Returns the scene file, if the input is one.
    pub fn scene(&self) -> Option<&Path> {
        let [path] = &self.files[..] else { return None };
        let is_scene = match is_pipe(path) {
            true => self.format.as_deref() == Some("json"),
            false => path
                .extension()
                .is_some_and(|ending| ending.eq_ignore_ascii_case("json")),
        };
        is_scene.then_some(path)
    }

    /// Returns the title of the whole input.
    pub fn title(&self) -> String {
        let title = self.files.first().and_then(|path| path.file_stem());
        title.unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Reads all files and the contents of folders, in order of their names.
    pub fn read_all(&self) -> Result<Vec<LoadedFile>, Error> {
        let mut files = Vec::new();
        let mut has_pipe = false;
        for path in &self.files {
            if is_pipe(path) {
                if std::mem::replace(&mut has_pipe, true) {
                    return Err(Error::usage(message!("cli-pipe-twice")));
                }
                files.push(self.piped()?);
            } else {
                collect(path, &mut files)?;
            }
        }
        Ok(files)
    }

    /// Reads one file, which may be the pipe.
    pub fn read_one(&self, path: &Path) -> Result<Vec<u8>, Error> {
        match is_pipe(path) {
            true => Ok(self.piped()?.bytes),
            false => read(path),
        }
    }

    fn piped(&self) -> Result<LoadedFile, Error> {
        let Some(format) = &self.format else {
            return Err(Error::usage(message!("cli-pipe-format", formats = FORMATS)));
        };
        let ending = match &**format {
            "mjcf" => "xml",
            format => format,
        };
        let name = format!("stdin.{ending}");
        Ok(LoadedFile {
            path: name.clone(),
            name,
            bytes: read_limited(std::io::stdin().lock(), Path::new("-"))?,
        })
    }
}

fn is_pipe(path: &Path) -> bool {
    path == Path::new("-")
}

/// The folders in which the files of a scene may be.
#[derive(Debug)]
pub struct AllowedFolders {
    /// The scene file, for messages.
    scene: PathBuf,
    /// The scene's folder, relative to the current one.
    folder: PathBuf,
    /// The allowed folders, absolute and with links resolved; `None` for any.
    allowed: Option<Vec<PathBuf>>,
}

impl AllowedFolders {
    /// Returns the folders for this scene, depending on the input's options.
    pub fn new(scene: &Path, input: &Input) -> Self {
        let folder = scene.parent().unwrap_or(Path::new("")).to_owned();
        let here = Path::new(".");
        let own = match folder.as_os_str().is_empty() {
            true => here,
            false => folder.as_path(),
        };
        let folders = [own, here].into_iter();
        let folders = folders.filter_map(|folder| folder.canonicalize().ok());
        // The root folder contains everything, so it is not allowed.
        let folders = folders.filter(|folder| folder.parent().is_some());
        Self {
            scene: scene.to_owned(),
            allowed: (!input.allow_outside).then(|| folders.collect()),
            folder,
        }
    }

    /// Returns a file that the scene file itself contains.
    pub fn inside(&self, name: &str, bytes: &[u8]) -> LoadedFile {
        LoadedFile {
            name: name.to_owned(),
            path: self.scene.to_string_lossy().into_owned(),
            bytes: bytes.to_vec(),
        }
    }

    /// Reads a file that the scene names.
    pub fn read(&self, name: &str) -> Result<LoadedFile, Error> {
        let path = self.folder.join(name);
        if let Some(within) = &self.allowed {
            self.check(name, &path, within)?;
        }
        let about = std::fs::metadata(&path).map_err(Error::file(&path))?;
        if !about.is_file() {
            return Err(no_file(&path));
        }
        Ok(LoadedFile {
            name: name.to_owned(),
            bytes: read(&path)?,
            path: normalize(&path).to_string_lossy().into_owned(),
        })
    }

    /// Checks the name first, so that the message does not reveal which files exist elsewhere, and then the target of
    /// links.
    fn check(&self, name: &str, path: &Path, within: &[PathBuf]) -> Result<(), Error> {
        let is_inside = |path: &Path| within.iter().any(|folder| path.starts_with(folder));
        let outside = || {
            let scene = self.scene.to_string_lossy();
            Error::usage(message!("cli-outside", scene, name))
        };
        let folder = match self.folder.as_os_str().is_empty() {
            true => Path::new("."),
            false => self.folder.as_path(),
        };
        let folder = folder.canonicalize().map_err(Error::file(&self.folder))?;
        if !is_inside(&normalize(&folder.join(name))) {
            return Err(outside());
        }
        match is_inside(&path.canonicalize().map_err(Error::file(path))?) {
            true => Ok(()),
            false => Err(outside()),
        }
    }
}

fn link_shapes() -> impl TypedValueParser<Value = LinkShapes> {
    PossibleValuesParser::new(["visual", "collision"]).map(|word| match word.as_str() {
        "collision" => LinkShapes::Collision,
        _ => LinkShapes::Visual,
    })
}

/// Removes `.` and, where possible, `..` from a path.
fn normalize(path: &Path) -> PathBuf {
    let mut tidied = PathBuf::new();
    for component in path.components() {
        let is_named = matches!(tidied.components().next_back(), Some(Component::Normal(_)));
        match component {
            Component::CurDir => {}
            Component::ParentDir if is_named => {
                tidied.pop();
            }
            Component::ParentDir if tidied.has_root() => {}
            other => tidied.push(other),
        }
    }
    tidied
}

/// Collects the file, or the files in the folder and its subfolders, in order of their names.
fn collect(path: &Path, files: &mut Vec<LoadedFile>) -> Result<(), Error> {
    if !path.is_dir() {
        let name = path.to_string_lossy().into_owned();
        files.push(LoadedFile {
            path: name.clone(),
            name,
            bytes: read(path)?,
        });
        return Ok(());
    }
    let entries = std::fs::read_dir(path).map_err(Error::file(path))?;
    let mut inside = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(Error::file(path))?;
    inside.sort();
    inside.iter().try_for_each(|path| collect(path, files))
}

/// Reads a file or a named pipe.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    let about = std::fs::metadata(path).map_err(Error::file(path))?;
    if !about.is_file() && !about.is_dir() && !is_named_pipe(&about) {
        return Err(no_file(path));
    }
    read_limited(File::open(path).map_err(Error::file(path))?, path)
}

/// Reads a file or a named pipe as text.
pub fn read_text(path: &Path) -> Result<String, Error> {
    text(read(path)?, path)
}

/// Converts the content of a file to text.
pub fn text(bytes: Vec<u8>, path: &Path) -> Result<String, Error> {
    let no_text = |error: FromUtf8Error| Error::of_file(path, &error.utf8_error().to_string());
    String::from_utf8(bytes).map_err(no_text)
}

#[cfg(unix)]
fn is_named_pipe(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_fifo()
}

#[cfg(not(unix))]
fn is_named_pipe(_: &Metadata) -> bool {
    false
}

fn no_file(path: &Path) -> Error {
    Error::of_file(path, &message!("cli-device"))
}

/// Reads everything up to the size limit.
fn read_limited(from: impl Read, path: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    from.take(MAX_FILE_SIZE + 1)
        .read_to_end(&mut bytes)
        .map_err(Error::file(path))?;
    if bytes.len() as u64 > MAX_FILE_SIZE {
        return Err(Error::of_file(path, &message!("cli-too-long")));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_tidied() {
        for (path, expected) in [
            ("public/scenes/../models/./a.glb", "public/models/a.glb"),
            ("../a/../../b", "../../b"),
            ("/a/../../b", "/b"),
        ] {
            assert_eq!(normalize(Path::new(path)), Path::new(expected));
        }
    }
}
