//! What is in this file? STL, OBJ, PLY and glTF files become parts: named meshes with poses and colours.
//!
//! [`read`] takes the files as bytes, with their paths relative to the dropped folder, and decides by content what each
//! is. Nothing here opens a file, starts a thread or asks the time.
//!
//! Coordinates are never rescaled: [`Import::unit`] says what *one* of the file's own units is, and [`Import::unit_guess`]
//! why, if nobody said so. A bad file is an [`ImportError`], a sentence that names the file, the place and what to do; it
//! refuses the whole import, because a check with a part missing would look like a check without collisions.

mod error;

pub use error::ImportError;
pub use nearpoint_geometry::unit::{Unit, Up};

use nearpoint_geometry::{Pose, shape::Mesh};
use std::ops::ControlFlow;

/// A file as it was dropped or opened.
#[derive(Debug, Clone, Copy)]
pub struct File<'a> {
    /// The path relative to the dropped folder, with `/` between folders; just the name for a single file.
    pub path: &'a str,
    /// All of it.
    pub bytes: &'a [u8],
}

/// What the user says about the files; where they say nothing the import guesses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wish {
    /// The unit of the files' coordinates.
    pub unit: Option<Unit>,
    /// The axis that points up.
    pub up: Option<Up>,
}

/// The parts that were found.
#[derive(Debug, Clone)]
pub struct Import {
    /// In the order of the files and within them; never empty.
    pub parts: Vec<ImportedPart>,
    /// The parts' meshes; instances of one shape share one.
    pub meshes: Vec<Mesh>,
    /// What one unit of all coordinates and translations is. They are as in the files, not rescaled.
    pub unit: Unit,
    /// A sentence that says why `unit` was taken; none if it was wished for.
    pub unit_guess: Option<String>,
    /// The axis that points up: the wish, or else Y for glTF and Z for everything else.
    pub up: Up,
    /// What the user should know although the import succeeded: a sentence each.
    pub warnings: Vec<String>,
}

/// A part: an instance of a mesh.
#[derive(Debug, Clone)]
pub struct ImportedPart {
    /// Unique within the import, without control characters; otherwise as in the file, so it is text and not markup.
    pub name: String,
    /// The names of the folders, files and nodes that the part lies in, outermost first.
    pub group: Vec<String>,
    /// Its mesh, in [`Import::meshes`].
    pub mesh: usize,
    /// `scene_from_part`: takes the mesh's coordinates into the scene's.
    pub pose: Pose,
    /// Red, green, blue (sRGB) and opacity, 0 to 1; none if the file gives no colour.
    pub colour: Option<[f32; 4]>,
    /// The file it came from, in the slice that was given to [`read`].
    pub file: usize,
}

/// Reads all parts of all files. `progress` is told the fraction done (0 to 1, never falling) and what is being done, every few
/// milliseconds; it may break to cancel.
pub fn read(
    files: &[File<'_>],
    _wish: &Wish,
    _progress: &mut dyn FnMut(f32, &str) -> ControlFlow<()>,
) -> Result<Import, ImportError> {
    Err(ImportError::Bad {
        file: files.first().map_or("", |file| file.path).to_owned(),
        place: None,
        problem: "no format can be read yet".to_owned(),
        remedy: "Wait for the readers of STL, OBJ, PLY and glTF".to_owned(),
    })
}
