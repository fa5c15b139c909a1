//! Defines the result of an import: parts, their meshes, and robots.

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Pose, shape::Mesh};
use nearpoint_message::Message;
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::robot::Robot;

/// The result of importing files: the parts, meshes and robots, their unit and up axis, and warnings.
#[derive(Debug, Clone)]
pub struct Import {
    /// The parts in the order of the files and within them; never empty.
    pub parts: Vec<ImportedPart>,
    /// The parts' meshes; instances of one shape share one.
    pub meshes: Vec<Mesh>,
    /// The robots among them, in the order of the files.
    pub robots: Vec<ImportedRobot>,
    /// The rules of robot descriptions about pairs of parts, in addition to those of joints: pairs that may meet, and
    /// pairs that may not meet even if one joint connects them.
    pub rules: Vec<PairRule>,
    /// The length of one unit of all coordinates and translations.
    pub unit: Unit,
    /// A sentence that explains the choice of `unit`; none if the user chose it, or the file states it.
    pub unit_guess: Option<Message>,
    /// The axis that points up: the user's choice, or else that of the first file that states it; Y for glTF and Z for
    /// other formats.
    pub up: Up,
    /// True if a building is among the files: it stays at its place, and users open it to look at it.
    pub is_building: bool,
    /// True if some of the files' numbers were converted to this unit or up axis, or moved near the origin.
    pub is_converted: bool,
    /// The warnings for the user although the import succeeded, a sentence each.
    pub warnings: Vec<Message>,
}

/// A part of an import: an instance of a mesh.
#[derive(Debug, Clone)]
pub struct ImportedPart {
    /// The name, unique within the import and without control characters. Otherwise it is as in the file, so it is text
    /// and not markup.
    pub name: String,
    /// The names of the folders, files and nodes that contain the part, outermost first. For a robot's part this is the
    /// robot's name.
    pub group: Vec<String>,
    /// The mesh, as an index into [`Import::meshes`].
    pub mesh: usize,
    /// The pose `scene_from_part`: from the mesh's coordinates to the scene's.
    pub pose: Pose,
    /// Red, green, blue (sRGB) and opacity, 0 to 1; none if the file gives no colour. The faces of the mesh may have
    /// others ([`Mesh::face_colours`]).
    pub colour: Option<[f32; 4]>,
    /// True if the mesh is the part itself, as it is printed: its facets do not approximate another surface. STL and
    /// 3MF files have such parts.
    pub is_model: bool,
    /// The solid of the part, if a CAD kernel can examine it.
    pub solid: Option<SolidId>,
    /// The file that it comes from, as an index into the slice given to [`read`](crate::read). For a robot's parts this
    /// is the description; for the content of an archive it is the archive.
    pub file: usize,
}

/// The identity of a solid in a CAD file, for [`verify`](crate::verify).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SolidId {
    /// The index of its file after archives are unpacked.
    pub file: usize,
    /// The index of the part within the file.
    pub instance: usize,
}

/// A robot whose links are parts. The parts have the poses of the robot at rest with its base in the origin of the
/// scene:
/// `robot.forward(&robot.rest())[link] * in_link`.
#[derive(Debug, Clone)]
pub struct ImportedRobot {
    /// The robot with its lengths in metres, as in the file; its base is the root link.
    pub robot: Robot,
    /// The parts in the order of the links; links without a shape have none.
    pub parts: Vec<LinkPart>,
}

/// A part on a robot's link.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LinkPart {
    /// The part, as an index into [`Import::parts`].
    pub part: usize,
    /// The link, as an index in the robot's description.
    pub link: usize,
    /// The pose `link_from_part`.
    pub in_link: Pose,
}
