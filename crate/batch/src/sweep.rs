//! Defines sweeps: parts in a sequence of poses, with the same queries in each.

use std::collections::BTreeSet;

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::{Aabb, DynamicBvh};
use nearpoint_message::message;
use nearpoint_scene::{Part, PartId, Scene};

use crate::error::BatchError;
use crate::format::RUN;

/// A sequence of poses of some parts, which are checked only at these poses; all other parts keep their poses in the
/// scene.
#[derive(Debug, Clone, PartialEq)]
pub struct Sweep {
    /// The moved parts in order.
    moved: Vec<PartId>,
    /// The poses of each moved part, pose by pose: part coordinates to the scene.
    poses: Vec<Pose>,
}

impl Sweep {
    /// Creates a sweep of these parts, each once, with equally many poses of each; `None` if the numbers do not match.
    pub fn new(moved: Vec<PartId>, poses: Vec<Vec<Pose>>) -> Option<Self> {
        let order: BTreeSet<PartId> = moved.iter().copied().collect();
        let fits = poses.iter().all(|own| own.len() == moved.len());
        if !fits || moved.is_empty() || order.len() != moved.len() {
            return None;
        }
        let place = |id: &PartId| moved.iter().position(|other| other == id);
        let places: Vec<usize> = order.iter().filter_map(place).collect();
        let poses = poses.iter();
        let poses = poses.flat_map(|own| places.iter().map(|&place| own[place]));
        Some(Self {
            poses: poses.collect(),
            moved: order.into_iter().collect(),
        })
    }

    /// Returns the moved parts, in order.
    pub fn moved(&self) -> &[PartId] {
        &self.moved
    }
}

/// The queries of a plan: pairs of parts in runs of poses.
pub(crate) struct QuerySet {
    /// The number of poses of each run.
    pub runs: Vec<u32>,
    /// The indices of the moved parts in the scene, in order.
    pub moved: Vec<u32>,
    /// The poses of each moved part in each run.
    pub tracks: Vec<Vec<Vec<Pose>>>,
    /// The run and the indices of both parts, in order of runs and parts.
    pub pairs: Vec<(u32, [u32; 2])>,
}

impl QuerySet {
    /// Returns the queries of a check: all pairs near each other.
    pub fn single_pose(pairs: Vec<[u32; 2]>) -> Self {
        Self {
            runs: vec![1],
            moved: Vec::new(),
            tracks: vec![Vec::new()],
            pairs: pairs.into_iter().map(|pair| (0, pair)).collect(),
        }
    }

    /// Returns the queries of a sweep: each moved part with all parts near it in any pose of a run, unless they are
    /// allowed to touch.
    pub fn new(scene: &Scene, sweep: &Sweep, most: usize) -> Result<Self, BatchError> {
        let parts: Vec<&Part> = scene.parts().iter().map(|part| &**part).collect();
        let place = |id: &PartId| parts.binary_search_by_key(id, |part| part.id);
        let moved = sweep.moved.iter().map(|id| place(id).map(|at| at as u32));
        let moved: Vec<u32> =
            (moved.collect::<Result<_, _>>()).map_err(|_| message!("batch-not-there"))?;
        let mut still = DynamicBvh::default();
        for (number, part) in (0..).zip(&parts) {
            if !moved.contains(&number) {
                still.insert(number, part.shape.bounds().posed(&part.pose));
            }
        }
        let within = scene.max_distance();
        let may_meet = |a: u32, b: u32| {
            let ids = (parts[a as usize].id, parts[b as usize].id);
            scene.allowed().contains_key(&ids)
        };
        let mut asked = Self {
            runs: Vec::new(),
            tracks: Vec::new(),
            pairs: Vec::new(),
            moved,
        };
        for run in sweep.poses.chunks(RUN * sweep.moved.len()) {
            let number = asked.runs.len() as u32;
            asked.runs.push((run.len() / sweep.moved.len()) as u32);
            let track = |own: usize| run.iter().skip(own).step_by(sweep.moved.len()).copied();
            let tracks: Vec<Vec<Pose>> = (0..sweep.moved.len())
                .map(|own| track(own).collect())
                .collect();
            let swept = asked.moved.iter().zip(&tracks).map(|(&part, track)| {
                let bounds = parts[part as usize].shape.bounds();
                let boxes = track.iter().map(|pose| bounds.posed(pose));
                (part, boxes.fold(Aabb::EMPTY, |all, one| all.union(&one)))
            });
            let swept: Vec<(u32, Aabb)> = swept.collect();
            let mut pairs = Vec::new();
            for (own, (part, bounds)) in swept.iter().enumerate() {
                let near = still.query(bounds, within).into_iter();
                let others = swept[own + 1..].iter();
                let others =
                    others.filter(|(_, other)| bounds.distance_squared(other).sqrt() <= within);
                for other in near.chain(others.map(|(other, _)| *other)) {
                    let (a, b) = (other.min(*part), other.max(*part));
                    if !may_meet(a, b) {
                        pairs.push((number, [a, b]));
                    }
                }
            }
            pairs.sort_unstable();
            asked.pairs.append(&mut pairs);
            asked.tracks.push(tracks);
            if asked.pairs.len() > most {
                return Err(message!("batch-too-many-pairs", most).into());
            }
        }
        Ok(asked)
    }

    /// Returns the poses of a part in a run, if it moves.
    pub fn track(&self, part: u32, run: u32) -> Option<&[Pose]> {
        let own = self.moved.binary_search(&part).ok()?;
        Some(&self.tracks[run as usize][own])
    }

    /// Returns all poses of the moved parts, pose by pose.
    pub fn poses(&self) -> Vec<Pose> {
        let runs = self.tracks.iter().zip(&self.runs);
        let poses = runs.flat_map(|(tracks, &poses)| {
            (0..poses as usize).flat_map(move |moment| tracks.iter().map(move |own| own[moment]))
        });
        poses.collect()
    }
}
