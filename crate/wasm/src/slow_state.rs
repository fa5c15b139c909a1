//! Tracks the data that seldom changes, as it was last reported. It is shared until it changes, so that checking for a
//! change costs nothing.

use std::sync::Arc;

use nearpoint_motion::trajectory::Trajectory;
use nearpoint_scene::{AllowedPairs, PartId, RemovalState, Scene, SceneRobot};

/// The data behind the rows of robots, allowed pairs, the taught motion, its check and the search for a removal path.
#[derive(Debug, Default)]
pub(crate) struct SlowState {
    robots: Option<Vec<Arc<SceneRobot>>>,
    allowed: Option<Arc<AllowedPairs>>,
    /// The motion and its time.
    motion: Option<(Option<Arc<Trajectory>>, Option<f64>)>,
    check: Option<Option<CheckState>>,
    removal: Option<Option<Arc<RemovalState>>>,
}

/// The identity of a check, and its progress.
#[derive(Debug)]
struct CheckState {
    /// The list of this check's parts; its address identifies the check.
    parts: Arc<[PartId]>,
    is_running: bool,
    is_outdated: bool,
    progress: f64,
    millis: f64,
}

/// The rows of a report that have changed since the last one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Changed {
    pub robots: bool,
    pub allowed: bool,
    pub motion: bool,
    pub check: bool,
    pub removal: bool,
}

impl SlowState {
    /// Stores the present state of the scene, and returns which rows changed.
    pub fn update(&mut self, scene: &Scene) -> Changed {
        let before = std::mem::replace(self, Self::new(scene));
        let robots = !same(&before.robots, &self.robots, |a, b| {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| Arc::ptr_eq(a, b))
        });
        let same_motion = same(&before.motion, &self.motion, |a, b| {
            same(&a.0, &b.0, Arc::ptr_eq) && a.1 == b.1
        });
        Changed {
            robots,
            allowed: !same(&before.allowed, &self.allowed, Arc::ptr_eq),
            motion: robots || !same_motion,
            check: !same(&before.check, &self.check, |a, b| {
                same(a, b, CheckState::is_same)
            }),
            removal: !same(&before.removal, &self.removal, |a, b| {
                same(a, b, Arc::ptr_eq)
            }),
        }
    }

    /// Returns whether a motion check ran at the last report: its results do not change the frame of pair results.
    pub fn has_running_check(&self) -> bool {
        let reported = self.check.as_ref().and_then(Option::as_ref);
        reported.is_some_and(|check| check.is_running)
    }

    fn new(scene: &Scene) -> Self {
        let check = scene.check().map(|check| CheckState {
            parts: check.parts().clone(),
            is_running: check.is_running(),
            is_outdated: scene.check_is_outdated(),
            progress: check.progress(),
            millis: check.duration_ms(),
        });
        Self {
            robots: Some(scene.robots().to_vec()),
            allowed: Some(scene.allowed().clone()),
            motion: Some((scene.trajectory().cloned(), scene.motion_time())),
            check: Some(check),
            removal: Some(scene.frame().removal.clone()),
        }
    }
}

impl CheckState {
    fn is_same(&self, other: &Self) -> bool {
        let state = |check: &Self| {
            (
                check.is_running,
                check.is_outdated,
                check.progress,
                check.millis,
            )
        };
        Arc::ptr_eq(&self.parts, &other.parts) && state(self) == state(other)
    }
}

/// Returns whether both are absent, or both are there and the same.
fn same<T>(a: &Option<T>, b: &Option<T>, is_same: impl FnOnce(&T, &T) -> bool) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => is_same(a, b),
        (None, None) => true,
        _ => false,
    }
}
