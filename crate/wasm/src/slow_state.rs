//! Tracks the data that seldom changes, as it was last reported. It is shared until it changes, so that checking for a
//! change costs nothing.

use std::sync::Arc;

use nearpoint_motion::trajectory::Trajectory;
use nearpoint_scene::{
    AllowedPairs, JointMap, JointMapCells, JointMapRequest, PartId, RemovalState, Scene, SceneRobot,
};

/// The data behind the rows of robots, allowed pairs, the taught motion, its check, the map of two joints and the search for
/// a removal path.
#[derive(Debug, Default)]
pub(crate) struct SlowState {
    robots: Option<Vec<Arc<SceneRobot>>>,
    allowed: Option<Arc<AllowedPairs>>,
    /// The motion and its time.
    motion: Option<(Option<Arc<Trajectory>>, Option<f64>)>,
    check: Option<Option<CheckState>>,
    joint_map: Option<Option<JointMapState>>,
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

/// The identity of a map of two joints, and its progress.
#[derive(Debug)]
struct JointMapState {
    request: JointMapRequest,
    is_searching: bool,
    progress: f64,
    cells: Option<Arc<JointMapCells>>,
}

/// The rows of a report that have changed since the last one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Changed {
    pub robots: bool,
    pub allowed: bool,
    pub motion: bool,
    pub check: bool,
    pub joint_map: bool,
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
            joint_map: !same(&before.joint_map, &self.joint_map, |a, b| {
                same(a, b, JointMapState::is_same)
            }),
            removal: !same(&before.removal, &self.removal, |a, b| {
                same(a, b, Arc::ptr_eq)
            }),
        }
    }

    /// Returns whether a motion check or a map of two joints ran at the last report: their progress does not change the
    /// frame of pair results.
    pub fn has_running_search(&self) -> bool {
        let check = self.check.as_ref().and_then(Option::as_ref);
        let map = self.joint_map.as_ref().and_then(Option::as_ref);
        check.is_some_and(|check| check.is_running) || map.is_some_and(|map| map.is_searching)
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
            joint_map: Some(scene.joint_map().map(JointMapState::new)),
            removal: Some(scene.frame().removal.clone()),
        }
    }
}

impl JointMapState {
    fn new(map: &JointMap) -> Self {
        Self {
            request: map.request(),
            is_searching: map.is_searching(),
            progress: map.progress(),
            cells: map.cells().cloned(),
        }
    }

    fn is_same(&self, other: &Self) -> bool {
        let state = |map: &Self| (map.request, map.is_searching, map.progress);
        state(self) == state(other) && same(&self.cells, &other.cells, Arc::ptr_eq)
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
