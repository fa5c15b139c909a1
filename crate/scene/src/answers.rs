//! What a scene knows about its document: where parts are near each other, how pairs meet, what a drag met, and the
//! outcomes of longer searches.

use nearpoint_geometry::bounds::TooManyPairs;

use crate::check::{MotionCheck, Sampling, SphereModels, check_accuracy};
use crate::document::Document;
use crate::drag_path::DragPath;
use crate::error::SceneError;
use crate::frame::{Frame, Shown};
use crate::pairs::Pairs;
use crate::part::Key;
use crate::removal::Search;
use crate::scheduler::Scheduler;
use crate::spheres::CollidingSpheres;
use crate::world::{Change, World};

/// The most pairs of interest that a scene has: with all that is shown of them they take about a gigabyte, a quarter of
/// what a page can have. They are counted before memory is spent on them.
pub(crate) const MOST_PAIRS: usize = 1 << 19;

/// The answers to all questions about a document.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    /// The scene knows its parts and asks nothing about them.
    pub is_unasked: bool,
    /// Where the parts were at the last update.
    pub world: World,
    pub pairs: Pairs,
    /// The path of the last drag, until the document changes otherwise.
    pub drag_path: DragPath,
    /// Where parts collide by their spheres, if that is shown.
    pub spheres: Option<CollidingSpheres>,
    /// The last check of the taught motion.
    pub check: Option<MotionCheck>,
    pub sphere_models: SphereModels,
    /// Random poses that are tried for the allowed-collision table.
    pub sampling: Option<Sampling>,
    /// Whether some parts can be taken out.
    pub removal: Option<Search>,
    pub frame: Frame,
    /// What the frame was made of.
    pub shown: Shown,
}

impl Answers {
    /// Finds which pairs of a document are of interest and which answers are out of date.
    ///
    /// # Errors
    /// If there are more than `most` pairs; then nothing has changed.
    pub fn update(
        &mut self,
        document: &Document,
        within: f64,
        most: usize,
        scheduler: &mut Scheduler,
    ) -> Result<(), SceneError> {
        if self.is_unasked {
            return Ok(());
        }
        if self.world.document().unit != document.unit {
            // Whether positions are exact enough depends on the unit, so every pair is asked again.
            let mut world = World::default();
            let change = near(&mut world, document, within, most)?;
            self.forget_pairs(scheduler);
            self.world = world;
            self.pairs.refresh(document, change, within);
            return Ok(());
        }
        let change = near(&mut self.world, document, within, most)?;
        if change.is_reshaped {
            self.forget_shapes();
        }
        scheduler.cancel(&mut self.pairs, &change);
        self.pairs.refresh(document, change, within);
        Ok(())
    }

    /// Forgets all answers about pairs, so that every question is asked again.
    pub fn forget_pairs(&mut self, scheduler: &mut Scheduler) {
        self.world = World::default();
        self.pairs.forget();
        scheduler.cancel_all();
    }

    /// Forgets what is about other meshes than there are now.
    fn forget_shapes(&mut self) {
        self.removal = None;
        let shown = self.spheres.take();
        self.spheres = shown.map(|spheres| CollidingSpheres::new(spheres.accuracy()));
    }

    /// Ends the check of the taught motion; what it found stays.
    pub fn cancel_check(&mut self) {
        if let Some(check) = &mut self.check {
            check.cancel();
        }
    }

    /// Shows where parts collide by spheres of this smallest radius, or no longer.
    pub fn show_spheres(&mut self, accuracy: Option<f64>) -> Result<(), SceneError> {
        accuracy.map_or(Ok(()), check_accuracy)?;
        self.spheres = accuracy.map(CollidingSpheres::new);
        Ok(())
    }

    /// Forgets what is about a document that another one replaces.
    pub fn forget_searches(&mut self) {
        self.drag_path = DragPath::default();
        self.check = None;
        self.sampling = None;
    }
}

/// Lists the pairs of interest of a document, in order.
///
/// # Errors
/// If there are more than `most`.
pub(crate) fn candidates(
    document: &Document,
    within: f64,
    most: usize,
) -> Result<Vec<Key>, SceneError> {
    let change = near(&mut World::default(), document, within, most)?;
    let mut keys: Vec<Key> = change.fresh.iter().map(|near| near.key).collect();
    keys.sort_unstable();
    keys.dedup();
    Ok(keys)
}

fn near(
    world: &mut World,
    document: &Document,
    within: f64,
    most: usize,
) -> Result<Change, SceneError> {
    let change = world.update(document, within, most);
    change.map_err(|TooManyPairs| SceneError::TooManyPairs {
        parts: document.parts().len(),
        most,
        within,
        unit: document.unit,
    })
}
