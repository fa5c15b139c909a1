//! Defines the content of one file, before names are made unique and files are combined.

use crate::bounds::Bounds;
use crate::import::LinkPart;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Pose, shape::Mesh};
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::robot::Robot;

pub(crate) struct Model {
    pub(crate) parts: Vec<Part>,
    pub(crate) meshes: Vec<Mesh>,
    pub(crate) origin: Origin,
}

impl Model {
    /// Makes a model of one part without a name.
    pub(crate) fn of_mesh(mesh: Mesh, colour: Option<[f32; 4]>, origin: Origin) -> Self {
        let part = Part::unmoved(None, 0);
        Self {
            parts: vec![Part { colour, ..part }],
            meshes: vec![mesh],
            origin,
        }
    }
}

/// The format of a model's file, which hints at the unit and the up axis.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Origin {
    /// STL, OBJ or PLY: no unit, Z up. The text is the format's name.
    Unitless(&'static str),
    /// glTF: metres and Y up by its standard. `generator` is the program that wrote it.
    Gltf { generator: Option<String> },
    /// STEP, which states its unit; the kernel converts it to millimetres. Z is up.
    Step,
    /// Robots: metres and Z up by definition. The text is the language's name.
    Robot(&'static str),
    /// COLLADA, which states both.
    Collada { unit: Unit, up: Up },
    /// IFC, which states its unit; Z is up by its definition.
    Ifc { unit: Unit },
    /// 3MF, which states its unit; Z is up by its definition.
    ThreeMf { unit: Unit },
}

impl Origin {
    /// Returns whether files of this kind have exactly the shape that is printed or cut.
    pub(crate) fn is_printed(&self) -> bool {
        matches!(self, Self::Unitless(STL) | Self::ThreeMf { .. })
    }

    /// Returns the unit that the file itself states.
    pub(crate) fn stated_unit(&self) -> Option<Unit> {
        match *self {
            Self::Collada { unit, .. } | Self::Ifc { unit } | Self::ThreeMf { unit } => Some(unit),
            Self::Step => Some(Unit::Mm),
            Self::Unitless(_) | Self::Gltf { .. } | Self::Robot(_) => None,
        }
    }

    /// Returns the axis that points up, if the file or its format states it.
    pub(crate) fn up(&self) -> Option<Up> {
        match *self {
            Self::Unitless(_) => None,
            Self::Gltf { .. } => Some(Up::Y),
            Self::Collada { up, .. } => Some(up),
            Self::Step | Self::Robot(_) | Self::Ifc { .. } | Self::ThreeMf { .. } => Some(Up::Z),
        }
    }
}

pub(crate) const STL: &str = "STL";

/// A part of a file.
pub(crate) struct Part {
    /// The name; none if the file gives none.
    pub(crate) name: Option<String>,
    /// The names of the nodes above it, outermost first.
    pub(crate) group: Vec<String>,
    /// The mesh, as an index into [`Model::meshes`].
    pub(crate) mesh: usize,
    /// The pose from the mesh's coordinates to the file's.
    pub(crate) pose: Pose,
    /// The colour in sRGB, and the opacity.
    pub(crate) colour: Option<[f32; 4]>,
}

impl Part {
    /// Makes a part with the identity as its pose.
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

/// A robot that carries some of a model's parts.
pub(crate) struct MountedRobot {
    pub(crate) robot: Robot,
    /// The parts by their indices in the model.
    pub(crate) parts: Vec<LinkPart>,
}

/// A model, and the index of its file.
pub(crate) struct ReadModel {
    pub(crate) file: usize,
    pub(crate) model: Model,
    pub(crate) bounds: Bounds,
    /// The robots of the model.
    pub(crate) robots: Vec<MountedRobot>,
    /// True if the meshes are in the frames of the file.
    pub(crate) is_as_in_file: bool,
    /// The rules of the file about pairs of its parts.
    pub(crate) rules: Vec<PairRule>,
}
