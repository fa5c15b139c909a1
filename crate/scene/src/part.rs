//! Defines a part: one solid of an assembly, with its identity, its pose and its appearance.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::shape::{Diagnostics, FaceColours, Mesh, Shape, UNPAINTED, diagnose};
use serde::{Deserialize, Serialize};

use crate::pivot::Pivot;
use crate::pose::serde_numbers;
use crate::sorted_list::Keyed;

/// The id of a part for the lifetime of its scene; never reused. Parts are in order of their ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct PartId(pub u32);

/// A pair of parts, the smaller id first.
pub(crate) type PairKey = (PartId, PartId);

/// Returns the key of two parts, in either order.
pub(crate) fn pair_key(one: PartId, other: PartId) -> PairKey {
    (one.min(other), one.max(other))
}

/// A part and its pose, scene from part; as JSON `[3, [1, 0, 0, 0, 0, 0, 12.5]]`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type = "[part: PartId, pose: Pose]")
)]
pub struct Placement(pub PartId, #[serde(with = "serde_numbers")] pub Pose);

/// Red, green, blue and opacity, each 0…1, not premultiplied, sRGB.
pub type Colour = [f32; 4];

/// The colour of parts whose file gives none.
pub const GREY: Colour = UNPAINTED;

/// A part to add to a scene.
#[derive(Debug, Clone)]
pub struct NewPart {
    /// The part's name, which need not be unique.
    pub name: String,
    /// The names of the nodes that contain it in its file, outermost first.
    pub group: Vec<String>,
    /// The mesh and the tree over it; instances share it.
    pub shape: Arc<Shape>,
    /// The defects of the mesh.
    pub diagnostics: Arc<Diagnostics>,
    /// True if the mesh is exact, as for a 3D-printed part: its facets approximate no other surface.
    pub is_exact: bool,
    /// The home pose of the part: its pose in the scene according to the file.
    pub file_pose: Pose,
    /// The part's current pose in the scene.
    pub pose: Pose,
    /// The colour: sRGB and opacity. While it is that of the file, at any opacity, the faces have the colours of the
    /// mesh.
    pub colour: Colour,
    /// True if the part cannot be moved.
    pub fixed: bool,
    /// True if the part is drawn. A hidden part is still checked.
    pub visible: bool,
    /// The caller's number for the model that the part came from.
    pub model: usize,
    /// The part's index in that model.
    pub index_in_model: usize,
}

/// A part of the scene in its current state. Only [`crate::Command`]s change it.
#[derive(Debug, Clone)]
pub struct Part {
    /// The id, which is the same for as long as the scene is open.
    pub id: PartId,
    /// The name in the part's file; [`NewPart::name`] is the current one.
    pub file_name: String,
    /// The allowed distance of the true surface from the mesh, if it was set for this part alone.
    pub accuracy: Option<f64>,
    /// The pivot that the part turns about, in its frame; `None` for its centre.
    pub pivot: Option<Pivot>,
    /// The properties that the part was added with, in their current state.
    pub(crate) data: NewPart,
}

impl NewPart {
    /// Makes a part of a shape: grey, visible and free to move, in no group, the first of model 0. `diagnostics` are
    /// those of its mesh.
    pub fn new(
        name: impl Into<String>,
        shape: Arc<Shape>,
        diagnostics: Arc<Diagnostics>,
        pose: Pose,
    ) -> Self {
        Self {
            name: name.into(),
            group: Vec::new(),
            shape,
            diagnostics,
            is_exact: false,
            file_pose: pose,
            pose,
            colour: GREY,
            fixed: false,
            visible: true,
            model: 0,
            index_in_model: 0,
        }
    }

    /// Builds the shape of a mesh, and makes a part of it as [`NewPart::new`] does.
    pub fn from_mesh(
        name: impl Into<String>,
        mesh: Mesh,
        pose: Pose,
        executor: &impl Executor,
    ) -> Self {
        let diagnostics = Arc::new(diagnose(&mesh));
        let shape = Arc::new(Shape::build(mesh, executor));
        Self::new(name, shape, diagnostics, pose)
    }
}

impl Keyed for Arc<Part> {
    type Key = PartId;

    fn key(&self) -> PartId {
        self.id
    }
}

impl Deref for Part {
    type Target = NewPart;

    fn deref(&self) -> &NewPart {
        &self.data
    }
}

impl DerefMut for Part {
    fn deref_mut(&mut self) -> &mut NewPart {
        &mut self.data
    }
}

impl Part {
    pub(crate) fn new(id: PartId, data: NewPart) -> Self {
        Part {
            id,
            file_name: data.name.clone(),
            accuracy: None,
            pivot: None,
            data,
        }
    }

    /// Returns a copy of the part for another scene; the shape is shared.
    pub fn to_new(&self) -> NewPart {
        self.data.clone()
    }

    /// Returns the pivot that the part turns about, in the scene.
    pub fn pivot_in_scene(&self) -> Option<Pivot> {
        self.pivot.map(|pivot| pivot.posed(&self.pose))
    }

    /// Returns the colours of the part's faces, if its file gives several, and the part still has the colour of its file.
    pub fn face_colours(&self) -> Option<&FaceColours> {
        let colours = self.shape.mesh().face_colours();
        colours.filter(|colours| colours.belong_to(self.colour))
    }

    /// Returns the number of triangles of the part's mesh.
    pub fn triangle_count(&self) -> usize {
        self.shape.mesh().triangles().len()
    }
}
