//! What is in this file? STEP, IFC, STL, OBJ, PLY, glTF, COLLADA and 3MF files become parts: named meshes with poses and
//! colours; URDF, SDF and MJCF files become robots with parts on their links, and what does not move in them parts; zip
//! archives are opened. What others said about a model, [`bcf`] reads.
//!
//! [`read`] takes the files as bytes, with their paths relative to the dropped folder, and decides by content what each
//! is. Nothing here opens a file, starts a thread or asks the time.
//!
//! [`Import::unit`] says what *one* of all coordinates is, and [`Import::unit_guess`] why, if nobody said so. Files that say
//! another unit or up axis than the first are converted, and so are robots' meshes that say their unit; where a file says a
//! unit that [`Unit`] lacks, its lengths are made metres. A single file's coordinates are not rescaled. A bad file is an [`ImportError`], a sentence that names the file, the
//! place and what to do; it refuses the whole import, because a check with a part missing would look like a check
//! without collisions.

mod archive;
mod assemble;
mod bakery;
pub mod bcf;
pub mod body;
mod common;
mod content;
pub mod contour;
mod dae;
mod digits;
mod dropped;
mod error;
mod gltf;
mod hull;
pub mod ifc;
mod instances;
mod job;
pub mod kernel;
mod material_file;
mod mjcf;
mod model;
mod names;
mod obj;
mod obj_parts;
mod palette;
mod placement;
mod ply;
mod polygon;
pub mod readers;
mod robot;
mod sdf;
mod sheets;
mod sniff;
mod stated_unit;
mod step;
mod stl;
mod stl_text;
mod tangle;
mod task;
mod text;
mod threemf;
mod unit_guess;
mod unpack;
mod urdf;
mod xml;

pub use common::unit_in_vain;
pub use error::ImportError;
pub use nearpoint_geometry::unit::{Unit, Up};
pub use step::{Finer, Verified, VerifyPair, finer, verify};

use assemble::Read;
use content::Content;
use dropped::Dropped;
use job::Job;
use model::Model;
use nearpoint_geometry::{Pose, shape::Mesh};
pub use nearpoint_motion::allowed::{Allowance, PairRule};
use nearpoint_motion::robot::Robot;
use readers::Readers;
use sniff::Format;
use std::ops::ControlFlow;
use task::{Task, What};

/// A file as it was dropped or opened.
#[derive(Debug, Clone, Copy)]
pub struct File<'a> {
    /// The path relative to the dropped folder, with `/` between folders; just the name for a single file.
    pub path: &'a str,
    /// All of it.
    pub bytes: &'a [u8],
}

/// What the user says about the files; where they say nothing the import guesses.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Wish {
    /// The unit of the coordinates in files that do not say it.
    pub unit: Option<Unit>,
    /// All coordinates are taken as they are, in that unit if there is one, whatever files say.
    pub is_forced: bool,
    /// The unit and the up axis of the scene that the parts come into: they are converted to that. None: a scene of these
    /// files alone, which has those of the first that says them.
    pub scene: Option<(Unit, Up)>,
    /// The axis that points up.
    pub up: Option<Up>,
    /// Parts keep the frames that their files give them, however far from the origin they are.
    pub keeps_frames: bool,
    /// How far true surfaces may be from the triangles that stand for them, in millimetres; by the size of what is there,
    /// if nobody says. Of STEP files; others hold triangles.
    pub accuracy: Option<f64>,
    /// The same of single parts, by their places in [`Import::parts`], and of all that are of the same product.
    pub accuracies: Vec<(usize, f64)>,
    /// Which shapes robots' links get.
    pub link_shapes: LinkShapes,
}

impl Wish {
    /// The wish for a model of a scene file, which may say what all numbers mean. A model that was `converted` is so again.
    /// Others have their numbers as they are if that is said, there or by a unit that is forced; if it is not, they are
    /// converted to the scene that models `before` made.
    #[must_use]
    pub fn of_scene_file(
        self,
        unit: Option<Unit>,
        up: Option<Up>,
        converted: Option<(Unit, Up)>,
        before: Option<(Unit, Up)>,
    ) -> Self {
        let forced = self.unit.filter(|_| self.is_forced).or(unit);
        // What the scene file says of parts is about the frames that they had.
        let keeps_frames = converted.is_none();
        match converted.or(before.filter(|_| forced.is_none())) {
            Some(scene) => Self {
                scene: Some(scene),
                keeps_frames,
                ..self
            },
            None => Self {
                unit: forced.or(self.unit),
                is_forced: forced.is_some(),
                up: self.up.or(up),
                keeps_frames,
                ..self
            },
        }
    }
}

/// Robot descriptions may have two shapes for each link. A link that lacks the wished one gets the other: what has a
/// shape is to be checked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LinkShapes {
    /// What one sees.
    #[default]
    Visual,
    /// What a planner checks, often simplified.
    Collision,
}

/// The parts that were found.
#[derive(Debug, Clone)]
pub struct Import {
    /// In the order of the files and within them; never empty.
    pub parts: Vec<ImportedPart>,
    /// The parts' meshes; instances of one shape share one.
    pub meshes: Vec<Mesh>,
    /// The robots among them, in the order of the files.
    pub robots: Vec<ImportedRobot>,
    /// What robot descriptions say about pairs of parts beside what joints join: those that may meet, and those that may
    /// not even if one joint joins them.
    pub rules: Vec<PairRule>,
    /// What one unit of all coordinates and translations is.
    pub unit: Unit,
    /// A sentence that says why `unit` was taken; none if it was wished for, or the file says it.
    pub unit_guess: Option<String>,
    /// The axis that points up: the wish, or else that of the first file that says it; Y for glTF and Z for other formats.
    pub up: Up,
    /// Whether a building is among the files: it stands where it was built, and is opened to be looked at.
    pub is_building: bool,
    /// Some of the files' numbers were converted to this unit or up axis, or moved near the origin.
    pub is_converted: bool,
    /// What the user should know although the import succeeded: a sentence each.
    pub warnings: Vec<String>,
}

/// A part: an instance of a mesh.
#[derive(Debug, Clone)]
pub struct ImportedPart {
    /// Unique within the import, without control characters; otherwise as in the file, so it is text and not markup.
    pub name: String,
    /// The names of the folders, files and nodes that the part lies in, outermost first; for a robot's part the robot's
    /// name.
    pub group: Vec<String>,
    /// Its mesh, in [`Import::meshes`].
    pub mesh: usize,
    /// `scene_from_part`: takes the mesh's coordinates into the scene's.
    pub pose: Pose,
    /// Red, green, blue (sRGB) and opacity, 0 to 1; none if the file gives no colour.
    pub colour: Option<[f32; 4]>,
    /// The mesh is the part itself, as it is printed: its facets stand for no other surface. Of parts from STL and 3MF files.
    pub is_model: bool,
    /// The solid that it is, if a CAD kernel can be asked about it.
    pub solid: Option<SolidId>,
    /// The file it came from, in the slice that was given to [`read`]: for a robot's parts its description, for what
    /// was in an archive the archive.
    pub file: usize,
}

/// Names a solid of a CAD file for [`verify`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SolidId {
    /// The number of its file, archives unpacked.
    pub file: usize,
    /// Which of the file's parts it is.
    pub instance: usize,
}

/// A robot whose links are parts. The parts' poses are those of the robot at rest, its base in the origin of the scene:
/// `robot.forward(&robot.rest())[link] * in_link`.
#[derive(Debug, Clone)]
pub struct ImportedRobot {
    /// Its lengths are as in the file, in metres; the base is the root link.
    pub robot: Robot,
    /// In the order of the links; links without a shape have none.
    pub parts: Vec<LinkPart>,
}

/// A part on a robot's link.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LinkPart {
    /// In [`Import::parts`].
    pub part: usize,
    /// In the robot's description.
    pub link: usize,
    /// `link_from_part`.
    pub in_link: Pose,
}

/// Longer files are refused: positions and corners have numbers of 32 bits.
const LONGEST_FILE: u64 = u32::MAX as u64;

/// Reads all parts of all files. Files that others ask for (buffers, materials) are read with them; files that are no
/// models are warnings, unless there is no model at all. `readers` start what STEP and IFC files need. `progress` is told the fraction done (0 to 1, never falling)
/// and the file at hand, every few thousand triangles; it may break to cancel.
pub fn read(
    files: &[File<'_>],
    wish: &Wish,
    readers: &mut dyn Readers,
    progress: &mut dyn FnMut(f32, &str) -> ControlFlow<()>,
) -> Result<Import, ImportError> {
    let mut job = Job::new(progress);
    let contents = content::contents(&mut job, files)?;
    let opened: Vec<File> = contents.iter().map(Content::file).collect();
    let dropped = Dropped::new(&opened);
    let tasks = task::tasks(&mut job, &dropped, wish.link_shapes)?;
    let all: usize = tasks.iter().map(|task| task.bytes).sum();
    let is_ifc = |task: &&Task| matches!(task.what, What::Model(Format::Ifc));
    if let Some(task) = tasks.iter().find(is_ifc) {
        job.begin(dropped.title(task.file), 0.0, 0.0)?;
        ifc::reader(&job, readers)?;
    }
    let mut models = Vec::new();
    let mut before = 0;
    let mut parts = 0;
    for Task { file, what, bytes } in tasks {
        let share = |done: usize| ((before + done) as f64 / all.max(1) as f64) as f32;
        job.begin(dropped.title(file), share(0), share(bytes))?;
        let (model, mounted, rules) = match what {
            What::Model(format) => {
                let bytes = dropped.files()[file].bytes;
                let model = match format {
                    Format::Step => {
                        let accuracy = step::Accuracy::of(wish, parts);
                        let text = step::text(&job, &dropped, file)?;
                        step::read(&mut job, &text, &accuracy, readers)
                    }
                    Format::Ifc => ifc::read(&mut job, bytes, readers),
                    _ => read_one(&mut job, &dropped, file, format),
                };
                (model?, Vec::new(), Vec::new())
            }
            What::Robot(blueprint) => {
                let built = robot::build(&mut job, &dropped, file, *blueprint, bytes, &share)?;
                (built.model, built.robots, built.rules)
            }
        };
        let bounds = assemble::bounds_checked(&mut job, &model)?;
        parts += model.parts.len();
        models.push(Read {
            file,
            model,
            bounds,
            mounted,
            is_as_in_file: true,
            rules,
        });
        before += bytes;
    }
    let unread = dropped.unread();
    if models.is_empty() {
        let (problem, remedy) = unread.into_iter().next().unwrap_or_else(|| {
            let remedy =
                "Open STEP, IFC, STL, OBJ, PLY, glTF, COLLADA, 3MF, URDF, SDF or MJCF files";
            ("There is no file to read".to_owned(), remedy)
        });
        return Err(ImportError::Bad {
            file: String::new(),
            place: None,
            problem,
            remedy: remedy.to_owned(),
        });
    }
    for (sentence, remedy) in unread {
        job.warn_of_all(format!("{sentence}. {remedy}."));
    }
    let mut import = assemble::assemble(&mut job, &opened, models, wish);
    for part in &mut import.parts {
        part.file = contents[part.file].given;
    }
    import.warnings = job.into_warnings();
    Ok(import)
}

/// Refuses a file that is empty or too long.
fn check_length(job: &Job, bytes: &[u8]) -> Result<(), ImportError> {
    if bytes.is_empty() {
        return Err(job.bad_file("the file is empty", job::EXPORT_AGAIN));
    }
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(job.too_long(bytes.len() as u64, LONGEST_FILE));
    }
    Ok(())
}

/// Reads the model in the file of this number, which is at hand in `job`.
fn read_one(
    job: &mut Job,
    dropped: &Dropped,
    number: usize,
    format: Format,
) -> Result<Model, ImportError> {
    let File { path, bytes } = dropped.files()[number];
    check_length(job, bytes)?;
    let extension = names::extension(path);
    if !format.extensions().contains(&extension.as_str()) {
        let name = format.name();
        job.warn(format_args!(
            "by its content it is {name}, so it was read as that"
        ));
    }
    let mut neighbour = |path: &str| dropped.neighbour(number, path);
    match format {
        Format::StlBinary => stl::read(job, bytes),
        Format::StlText => stl_text::read(job, bytes),
        Format::Obj => obj::read(job, bytes, &mut neighbour),
        Format::Ply => ply::read(job, bytes),
        Format::Glb => gltf::read(job, bytes, true, &mut neighbour),
        Format::GltfJson => gltf::read(job, bytes, false, &mut neighbour),
        Format::Step | Format::Ifc => Err(job.bad_file(
            format!("a robot's links cannot be {} files", format.name()),
            "Export the link as STL or glTF",
        )),
        Format::Dae => dae::read(job, bytes),
        Format::ThreeMf => threemf::read(job, bytes),
    }
}

/// Keeps the example of the README compiling and running.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
