//! What an import returns: parts, their meshes, and robots.

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Pose, shape::Mesh};
use nearpoint_message::Message;
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::robot::Robot;

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
    pub unit_guess: Option<Message>,
    /// The axis that points up: the wish, or else that of the first file that says it; Y for glTF and Z for other formats.
    pub up: Up,
    /// Whether a building is among the files: it stands where it was built, and is opened to be looked at.
    pub is_building: bool,
    /// Some of the files' numbers were converted to this unit or up axis, or moved near the origin.
    pub is_converted: bool,
    /// What the user should know although the import succeeded: a sentence each.
    pub warnings: Vec<Message>,
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
    /// The file it came from, in the slice that was given to [`read`](crate::read): for a robot's parts its description,
    /// for what was in an archive the archive.
    pub file: usize,
}

/// Names a solid of a CAD file for [`verify`](crate::verify).
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
