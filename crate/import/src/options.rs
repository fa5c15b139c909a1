//! Defines the user's options for reading files.

use nearpoint_geometry::unit::{Unit, Up};

/// The user's options for the files; the import guesses the rest.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ImportOptions {
    /// The unit of the coordinates in files that do not state it.
    pub unit: Option<Unit>,
    /// True if no coordinates are converted, and `unit` takes precedence over the units of files.
    pub ignores_file_units: bool,
    /// The unit and the up axis of the scene that the parts are added to; the parts are converted to them. None for a
    /// scene of these files alone, with the unit and axis of the first file that states them.
    pub scene: Option<(Unit, Up)>,
    /// The axis that points up.
    pub up: Option<Up>,
    /// True if parts keep the frames of their files, at any distance from the origin.
    pub keeps_frames: bool,
    /// The largest distance of true surfaces from their triangles in STEP files, in millimetres. None if it depends on
    /// the size of the model. Other formats contain triangles.
    pub accuracy: Option<f64>,
    /// The accuracy of single parts, by their indices in [`Import::parts`](crate::Import::parts), and of all parts of
    /// the same product.
    pub accuracies: Vec<(usize, f64)>,
    /// The kind of shapes for robots' links.
    pub link_shapes: LinkShapes,
}

impl ImportOptions {
    /// Returns the options for a model of a scene file, which may state the unit and axis of all numbers. A model that
    /// was
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
        let forced = self.unit.filter(|_| self.ignores_file_units).or(unit);
        // The scene file's statements about parts refer to the parts' original frames.
        let keeps_frames = converted.is_none();
        match converted.or(before.filter(|_| forced.is_none())) {
            Some(scene) => Self {
                scene: Some(scene),
                keeps_frames,
                ..self
            },
            None => Self {
                unit: forced.or(self.unit),
                ignores_file_units: forced.is_some(),
                up: self.up.or(up),
                keeps_frames,
                ..self
            },
        }
    }
}

/// The choice between the two kinds of shapes of a link in a robot description. A link without the chosen kind gets the
/// other, because every link with a shape must be checked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LinkShapes {
    /// The visible shape.
    #[default]
    Visual,
    /// The shape for collision checks, often simplified.
    Collision,
}
