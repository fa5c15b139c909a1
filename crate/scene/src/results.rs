//! Stores the scene's results about its document: pairs of interest and their results, contacts of a drag, and longer
//! searches.

use nearpoint_geometry::bounds::TooManyPairs;

use crate::check::{AllowedPairSampling, MotionCheck, SphereModels, check_accuracy};
use crate::document::Document;
use crate::drag_path::DragPath;
use crate::error::SceneError;
use crate::frame::{Frame, FrameInputs};
use crate::joint_ranges::{JointMap, JointRanges};
use crate::pairs::Pairs;
use crate::part::PairKey;
use crate::removal::RemovalSearch;
use crate::scheduler::Scheduler;
use crate::settled::KernelAnswers;
use crate::spheres::CollidingSpheres;
use crate::world::{PairChanges, World};

/// The largest number of pairs of interest. With all their results they take about a gigabyte, a quarter of the memory
/// that a page can have. They are counted before memory is allocated for them.
pub(crate) const MAX_PAIRS: usize = 1 << 19;

/// All results about a document.
#[derive(Debug, Default)]
pub(crate) struct SceneResults {
    /// True if the scene stores its parts but runs no queries.
    pub is_without_queries: bool,
    /// The parts and their boxes at the last update.
    pub world: World,
    pub pairs: Pairs,
    /// The CAD kernel's answers about pairs.
    pub kernel_answers: KernelAnswers,
    /// The path of the last drag, until the document changes otherwise.
    pub drag_path: DragPath,
    /// The collisions of the parts' spheres, if they are shown.
    pub spheres: Option<CollidingSpheres>,
    /// The ranges of a robot's joints, if they are shown.
    pub joint_ranges: Option<JointRanges>,
    /// The map of two joints, if it is shown.
    pub joint_map: Option<JointMap>,
    /// The last check of the taught motion.
    pub check: Option<MotionCheck>,
    pub sphere_models: SphereModels,
    /// The sampling of random poses for the allowed-collision table.
    pub sampling: Option<AllowedPairSampling>,
    /// The search for a removal path.
    pub removal: Option<RemovalSearch>,
    pub frame: Frame,
    /// The inputs of the frame.
    pub frame_inputs: FrameInputs,
}

impl SceneResults {
    /// Finds the pairs of interest of a document, and the outdated results.
    ///
    /// # Errors
    /// The error is that there are more than `limit` pairs; then nothing has changed.
    pub fn update(
        &mut self,
        document: &Document,
        max_distance: f64,
        limit: usize,
        scheduler: &mut Scheduler,
    ) -> Result<(), SceneError> {
        if self.is_without_queries {
            return Ok(());
        }
        if self.world.document().unit != document.unit {
            // The accuracy of positions depends on the unit, so every pair is queried again.
            let mut world = World::default();
            let change = find_pair_changes(&mut world, document, max_distance, limit)?;
            self.clear_pairs(scheduler);
            self.world = world;
            self.pairs.refresh(document, change, max_distance);
            return Ok(());
        }
        let change = find_pair_changes(&mut self.world, document, max_distance, limit)?;
        if change.is_reshaped {
            self.clear_shapes();
        }
        scheduler.cancel(&mut self.pairs, &change);
        self.pairs.refresh(document, change, max_distance);
        Ok(())
    }

    /// Drops the results of all pairs, so that every query runs again.
    pub fn clear_pairs(&mut self, scheduler: &mut Scheduler) {
        self.world = World::default();
        self.pairs.clear();
        scheduler.cancel_all();
    }

    /// Drops results about meshes that no longer exist.
    fn clear_shapes(&mut self) {
        self.removal = None;
        let shown = self.spheres.take();
        self.spheres = shown.map(|spheres| CollidingSpheres::new(spheres.accuracy()));
    }

    /// Cancels the check of the taught motion; its results so far remain.
    pub fn cancel_check(&mut self) {
        if let Some(check) = &mut self.check {
            check.cancel();
        }
    }

    /// Shows the collisions of the parts' spheres of this smallest radius, or hides them.
    pub fn show_spheres(&mut self, accuracy: Option<f64>) -> Result<(), SceneError> {
        accuracy.map_or(Ok(()), check_accuracy)?;
        self.spheres = accuracy.map(CollidingSpheres::new);
        Ok(())
    }

    /// Begins the ranges and the map of joints again if they may have changed, and drops those of a removed robot.
    pub fn refresh_joint_searches(&mut self, document: &Document) {
        let is_there = |robot| document.robot(robot).is_ok();
        (self.joint_ranges).take_if(|ranges| !is_there(ranges.robot()));
        (self.joint_map).take_if(|map| !is_there(map.request().robot));
        if let Some(ranges) = &mut self.joint_ranges {
            ranges.refresh(document);
        }
        if let Some(map) = &mut self.joint_map {
            map.refresh(document);
        }
    }

    /// Drops the searches of a document that is replaced.
    pub fn clear_searches(&mut self) {
        self.drag_path = DragPath::default();
        self.check = None;
        self.sampling = None;
    }
}

/// Returns the pairs of interest of a document, in order.
///
/// # Errors
/// The error is that there are more than `limit`.
pub(crate) fn candidates(
    document: &Document,
    max_distance: f64,
    limit: usize,
) -> Result<Vec<PairKey>, SceneError> {
    let change = find_pair_changes(&mut World::default(), document, max_distance, limit)?;
    let mut keys: Vec<PairKey> = change.added.iter().map(|near| near.key).collect();
    keys.sort_unstable();
    keys.dedup();
    Ok(keys)
}

fn find_pair_changes(
    world: &mut World,
    document: &Document,
    max_distance: f64,
    limit: usize,
) -> Result<PairChanges, SceneError> {
    let change = world.update(document, max_distance, limit);
    change.map_err(|TooManyPairs| SceneError::TooManyPairs {
        parts: document.parts().len(),
        most: limit,
        within: max_distance,
        unit: document.unit,
    })
}
