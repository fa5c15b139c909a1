//! What a reader finds in one file, before names are made unique and the files are put together.

use crate::bounds::Bounds;
use crate::import::LinkPart;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Pose, shape::Mesh};
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::robot::Robot;

/// The content of one file.
pub(crate) struct Model {
    pub(crate) parts: Vec<Part>,
    pub(crate) meshes: Vec<Mesh>,
    pub(crate) origin: Origin,
}

/// Where a model comes from, as far as it hints at its unit and its up axis.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Origin {
    /// STL, OBJ or PLY: no unit, Z up; with the format's name.
    Unitless(&'static str),
    /// glTF: metres and Y up by its standard; with the program that wrote it.
    Gltf { generator: Option<String> },
    /// STEP, which says its unit, that the kernel makes millimetres; Z up.
    Step,
    /// Robots: metres and Z up by definition; with the language's name.
    Robot(&'static str),
    /// COLLADA, which says both.
    Collada { unit: Unit, up: Up },
    /// IFC, which says its unit; Z is up by its definition.
    Ifc { unit: Unit },
    /// 3MF, which says its unit; Z is up by its definition.
    ThreeMf { unit: Unit },
}

impl Origin {
    /// Whether files of this kind hold what is printed or cut as it is there.
    pub(crate) fn is_printed(&self) -> bool {
        matches!(self, Self::Unitless(STL) | Self::ThreeMf { .. })
    }

    /// The unit that the file itself says it is in.
    pub(crate) fn stated_unit(&self) -> Option<Unit> {
        match *self {
            Self::Collada { unit, .. } | Self::Ifc { unit } | Self::ThreeMf { unit } => Some(unit),
            Self::Step => Some(Unit::Mm),
            Self::Unitless(_) | Self::Gltf { .. } | Self::Robot(_) => None,
        }
    }

    /// The axis that points up, as the file or its format says.
    pub(crate) fn up(&self) -> Option<Up> {
        match *self {
            Self::Unitless(_) => None,
            Self::Gltf { .. } => Some(Up::Y),
            Self::Collada { up, .. } => Some(up),
            Self::Step | Self::Robot(_) | Self::Ifc { .. } | Self::ThreeMf { .. } => Some(Up::Z),
        }
    }
}

/// What STL files are called.
pub(crate) const STL: &str = "STL";

/// A part as the file has it.
pub(crate) struct Part {
    /// None if the file has no name for it.
    pub(crate) name: Option<String>,
    /// Names of the nodes above it, outermost first.
    pub(crate) group: Vec<String>,
    /// In [`Model::meshes`].
    pub(crate) mesh: usize,
    /// Takes the mesh's coordinates into the file's.
    pub(crate) pose: Pose,
    /// sRGB and opacity.
    pub(crate) colour: Option<[f32; 4]>,
}

impl Part {
    /// A part that lies as its coordinates say.
    pub(crate) fn unmoved(name: Option<String>, mesh: usize) -> Self {
        Self {
            name,
            group: Vec::new(),
            mesh,
            pose: Pose::identity(),
            colour: None,
        }
    }
}

/// A robot that some of a model's parts are on.
pub(crate) struct Mounted {
    pub(crate) robot: Robot,
    /// By their numbers in the model.
    pub(crate) parts: Vec<LinkPart>,
}

/// A model, and the number of its file.
pub(crate) struct Read {
    pub(crate) file: usize,
    pub(crate) model: Model,
    pub(crate) bounds: Bounds,
    /// The robots that are in it.
    pub(crate) mounted: Vec<Mounted>,
    /// Its meshes are in the frames in which the file has them.
    pub(crate) is_as_in_file: bool,
    /// What it says about pairs of its parts.
    pub(crate) rules: Vec<PairRule>,
}
