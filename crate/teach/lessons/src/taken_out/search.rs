//! Runs the product's own search for a removal path, and records all steps that it tested.

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::{Containment, collides, containment};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_motion::plan::removal::{
    Removal, RemovalPath, RemovalProgress, RemovalSettings, TestedStep,
};

use super::world::World;
use crate::error::LessonError;

/// The steps that can be chosen, mm; the first is the default.
pub(super) const STEPS: [(&str, f64); 2] = [("fine", 5.0), ("coarse", 10.0)];
/// The turns that can be chosen, in degrees.
pub(super) const TURNS: [(&str, f64); 2] = [("quarter", 90.0), ("half", 180.0)];
/// The number of tests that are made at a time.
const SLICE: usize = 4096;
/// The limit on poses; no assembly has so many.
const MAX_POSES: usize = 50_000;

/// The tested steps and the result of a search.
#[derive(Debug)]
pub(super) struct RemovalSearch {
    pub step: f64,
    pub tested_steps: Vec<TestedStep>,
    /// The number of orientations that are tried.
    pub orientations: usize,
    /// The path out. None means that all reachable poses were reached, and none of them is outside.
    pub path: Option<FoundPath>,
}

/// A path out.
#[derive(Debug)]
pub(super) struct FoundPath {
    /// The path as the search found it, pose by pose.
    pub searched_path: Vec<Pose>,
    /// The number of segments before the first try to cut, and after each.
    pub segment_counts: Vec<usize>,
    /// The shortened path with its measures.
    pub path: RemovalPath,
}

impl RemovalSearch {
    /// Searches for a removal path with steps in mm, and with turns in degrees, where 0 means none.
    pub fn new(world: &World, step: f64, turns: f64) -> Result<Self, LessonError> {
        let settings = RemovalSettings {
            step,
            rotation_step: turns.to_radians(),
            max_states: MAX_POSES,
            ..RemovalSettings::default()
        };
        let [parts, others] = world.parts();
        let removal = Removal::new(parts, others, settings, &SequentialExecutor);
        let mut removal = removal?;
        let (mut tested_steps, mut searched_path, mut segment_counts) =
            (Vec::new(), Vec::new(), Vec::new());
        loop {
            let progress = removal.run_recorded(SLICE, &SequentialExecutor, &mut tested_steps);
            let progress = progress?;
            if let Some(poses) = removal.shortened() {
                if searched_path.is_empty() {
                    searched_path = poses.to_vec();
                }
                segment_counts.push(poses.len() - 1);
            }
            match progress {
                RemovalProgress::Searching | RemovalProgress::Shortening => {}
                RemovalProgress::StateLimit => {
                    return Err(LessonError::NoStory);
                }
                RemovalProgress::Found | RemovalProgress::NoPath => break,
            }
        }
        let way = removal.path().cloned().map(|path| FoundPath {
            searched_path,
            segment_counts,
            path,
        });
        Ok(Self {
            step,
            orientations: removal.orientations(),
            tested_steps,
            path: way,
        })
    }

    /// Returns all poses that were reached, first the part's start.
    pub fn reached(&self) -> impl Iterator<Item = Pose> + '_ {
        let free = self
            .tested_steps
            .iter()
            .filter(|look| look.blocking_pair.is_none());
        std::iter::once(Pose::identity()).chain(free.map(|look| look.to))
    }

    /// Returns the number of positions that the search reached.
    pub fn positions(&self) -> usize {
        1 + self.tested_steps.len() - self.closed().count()
    }

    /// Returns the tested steps that a pair of parts blocks.
    pub fn closed(&self) -> impl Iterator<Item = &TestedStep> {
        self.tested_steps
            .iter()
            .filter(|look| look.blocking_pair.is_some())
    }

    /// Returns the closed steps that end in a free pose: a test of poses alone would have accepted them.
    pub fn missed_by_discrete_test<'a>(
        &'a self,
        world: &'a World,
    ) -> impl Iterator<Item = &'a TestedStep> {
        self.closed().filter(|look| is_free(world, &look.to))
    }
}

/// Returns whether the part touches nothing at a pose, and is inside nothing.
pub(super) fn is_free(world: &World, pose: &Pose) -> bool {
    let (other, part) = (&world.other, &world.part);
    let is_apart = collides(other, part, pose, &SequentialExecutor).is_ok_and(|meets| !meets);
    is_apart && containment(other, part, pose) == Containment::Neither
}

/// Returns the length of the centre's path; a turn counts as the path of the point farthest from the centre.
pub(super) fn length(world: &World, poses: &[Pose]) -> f64 {
    let centre = world.centre();
    let leg = |ends: &[Pose]| {
        let way = (ends[1] * centre - ends[0] * centre).norm();
        way + ends[0].rotation.angle_to(&ends[1].rotation) * world.radius()
    };
    poses.windows(2).map(leg).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::taken_out::straight::interpolate;
    use crate::taken_out::world::NAMES;
    use std::collections::BTreeSet;

    const SAMPLES: u32 = 400;

    /// Returns whether the part hits something at one of many poses on a step, with its ends.
    fn meets_by_sampling(world: &World, look: &TestedStep) -> bool {
        let shares = (0..=SAMPLES).map(|i| f64::from(i) / f64::from(SAMPLES));
        let mut poses = shares.map(|fraction| interpolate(world, look, fraction));
        poses.any(|pose| !is_free(world, &pose))
    }

    #[test]
    fn free_steps_are_clear_and_missed_steps_collide() {
        let mut between = 0;
        for name in NAMES {
            let world = World::named(name).unwrap();
            let searched = RemovalSearch::new(&world, 5.0, 90.0).unwrap();
            for look in searched
                .tested_steps
                .iter()
                .filter(|look| look.blocking_pair.is_none())
            {
                assert!(!meets_by_sampling(&world, look), "{name} {look:?}");
            }
            for look in searched.missed_by_discrete_test(&world) {
                between += 1;
                assert!(meets_by_sampling(&world, look), "{name} {look:?}");
            }
        }
        assert!(between > 0, "there is a step that places alone let through");
    }

    /// Returns all positions that moves alone lead to, by testing many positions of each move.
    fn flood(world: &World, step: f64) -> BTreeSet<[i32; 3]> {
        let pose = |at: &[i32; 3]| {
            let [x, y, z] = at.map(|i| f64::from(i) * step);
            Pose::translation(x, y, z)
        };
        let mut reached = BTreeSet::from([[0; 3]]);
        let mut waiting = vec![[0; 3]];
        while let Some(at) = waiting.pop() {
            for i in 0..27 {
                let by = [i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1];
                let to = [0, 1, 2].map(|k| at[k] + by[k]);
                let look = TestedStep {
                    from: pose(&at),
                    to: pose(&to),
                    blocking_pair: None,
                };
                if !reached.contains(&to) && !meets_by_sampling(world, &look) {
                    reached.insert(to);
                    waiting.push(to);
                }
            }
            assert!(reached.len() < 1000, "it comes out");
        }
        reached
    }

    /// Checks that where the search finds “no way”, it reached all reachable poses.
    #[test]
    fn failed_search_reached_all_poses() {
        for (name, step) in [
            ("hook", 10.0),
            ("hook", 5.0),
            ("rings", 10.0),
            ("rings", 5.0),
        ] {
            let world = World::named(name).unwrap();
            let searched = RemovalSearch::new(&world, step, 0.0).unwrap();
            assert!(searched.path.is_none(), "{name} {step}");
            let flooded = flood(&world, step);
            println!("{name} {step}: {} places", flooded.len());
            assert_eq!(searched.positions(), flooded.len(), "{name} {step}");
            assert_eq!(searched.reached().count(), flooded.len());
        }
    }

    #[test]
    fn a_way_is_free_ends_outside_and_is_no_longer_than_it_was_found() {
        for (name, turns) in [("hook", 90.0), ("key", 0.0)] {
            let world = World::named(name).unwrap();
            let searched = RemovalSearch::new(&world, 5.0, turns).unwrap();
            let way = searched.path.as_ref().unwrap();
            let mut nearest = f64::INFINITY;
            for fraction in (0..=SAMPLES).map(|i| f64::from(i) / f64::from(SAMPLES)) {
                let pose = way.path.at(fraction);
                assert!(is_free(&world, &pose), "{name} at {fraction}");
                let found = crate::taken_out::straight::nearest(&world, &pose).unwrap();
                nearest = nearest.min(found.1);
            }
            let smallest = way.path.min_clearance.unwrap();
            assert!(
                smallest.lower <= nearest && nearest <= smallest.upper + 1e-9,
                "{name}: {nearest} {smallest:?}"
            );
            let own = world.part.bounds().posed(&way.path.at(1.0));
            let around = world.other.bounds();
            let is_beyond = |i: usize| own.lo[i] >= around.hi[i] || own.hi[i] <= around.lo[i];
            assert!((0..3).any(is_beyond), "{name}: {own:?}");
            let found = length(&world, &way.searched_path);
            assert!(way.path.length <= found + 1e-9, "{name}: {found}");
            assert!((length(&world, &way.path.poses) - way.path.length).abs() < 1e-9);
            assert_eq!(way.segment_counts.last(), Some(&(way.path.poses.len() - 1)));
            assert_eq!(way.segment_counts[0], way.searched_path.len() - 1);
        }
    }

    /// Checks that the finer step finds what the coarser one cannot.
    #[test]
    fn a_finer_step_or_another_turn_finds_a_way_and_linked_rings_have_none() {
        let finds = |name, step, turns| {
            let world = World::named(name).unwrap();
            RemovalSearch::new(&world, step, turns)
                .unwrap()
                .path
                .is_some()
        };
        assert!(!finds("hook", 10.0, 90.0) && finds("hook", 5.0, 90.0));
        assert!(!finds("hook", 5.0, 180.0));
        assert!(
            [10.0, 7.0, 5.0]
                .iter()
                .all(|&step| !finds("rings", step, 90.0))
        );
    }
}
