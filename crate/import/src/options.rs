//! What the user says about the files that are read.

use nearpoint_geometry::unit::{Unit, Up};

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
    /// The same of single parts, by their places in [`Import::parts`](crate::Import::parts), and of all that are of the
    /// same product.
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
