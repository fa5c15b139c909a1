//! Defines the user's options for reading files.

use nearpoint_geometry::unit::{Unit, Up};

/// The user's options for the files; the import guesses what they leave open.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ImportOptions {
    /// The unit of the coordinates in files that do not state it.
    pub unit: Option<Unit>,
    /// True if all coordinates are taken as they are, in `unit` if it is set, whatever the files state.
    pub is_forced: bool,
    /// The unit and the up axis of the scene that the parts are added to; the parts are converted to them. None: a scene of
    /// these files alone, with the unit and axis of the first file that states them.
    pub scene: Option<(Unit, Up)>,
    /// The axis that points up.
    pub up: Option<Up>,
    /// True if parts keep the frames that their files give them, however far from the origin they are.
    pub keeps_frames: bool,
    /// The largest distance of true surfaces from their triangles in STEP files, in millimetres. None: it depends on the
    /// size of the model. Other formats hold triangles.
    pub accuracy: Option<f64>,
    /// The accuracy of single parts, by their places in [`Import::parts`](crate::Import::parts), and of all parts of the
    /// same product.
    pub accuracies: Vec<(usize, f64)>,
    /// The shapes that robots' links get.
    pub link_shapes: LinkShapes,
}

impl ImportOptions {
    /// Returns the options for a model of a scene file, which may state the unit and axis of all numbers. A model that was
    /// `converted` is converted again. Other models keep their numbers if the scene file gives a `unit` or the
    /// user forces one. Otherwise they are converted to the scene of the models `before`.
    #[must_use]
    pub fn for_scene_file(
        self,
        unit: Option<Unit>,
        up: Option<Up>,
        converted: Option<(Unit, Up)>,
        before: Option<(Unit, Up)>,
    ) -> Self {
        let forced = self.unit.filter(|_| self.is_forced).or(unit);
        // The scene file's statements about parts refer to the frames that the parts had.
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

/// The choice between the two shapes that robot descriptions may give each link. A link without the chosen one gets the
/// other, because every link with a shape must be checked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LinkShapes {
    /// The shape that is seen.
    #[default]
    Visual,
    /// The shape that a planner checks, often simplified.
    Collision,
}
