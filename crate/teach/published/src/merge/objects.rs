//! Searches moving objects of convex parts.

use super::pair_data::PairData;
use super::tree::Tree;
use super::{CycleResult, Member, MergeError, MergeSettings, MergedHull};
use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::convex::ConvexWarmStart;
use nearpoint_geometry::hull::Hull;
use std::collections::BTreeMap;

/// The status of a group's hull.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Status {
    /// The hull is searched.
    Merged,
    /// The group's children are searched. The hull has been clear for `clear` cycles.
    Released { clear: u32 },
    /// There is no hull, because parts have moved relative to each other.
    Lost,
}

/// The state of a group: its merged hull, and whether that is searched.
#[derive(Debug, Clone)]
pub(super) struct GroupState {
    pub(super) hull: Option<MergedHull>,
    pub(super) status: Status,
}

impl GroupState {
    /// Returns whether the group is searched by its merged hull.
    pub(super) fn is_merged(&self) -> bool {
        self.status == Status::Merged && self.hull.is_some()
    }
}

/// Objects made of convex parts, merged under hulls, and the pairs of them that are searched.
#[derive(Debug, Clone)]
pub struct MergedObjects {
    pub(super) parts: Vec<Hull>,
    pub(super) tree: Tree,
    pub(super) groups: Vec<GroupState>,
    pub(super) pairs: Vec<[u32; 2]>,
    pub(super) settings: MergeSettings,
    pub(super) states: BTreeMap<[u32; 2], ConvexWarmStart>,
    /// The poses of the last cycle.
    poses: Vec<Pose>,
    step: u64,
}

impl MergedObjects {
    /// Merges the parts of each object at their given poses. `pairs` lists the objects to search against each other; `poses`
    /// has one pose for each part, `part_in_world`.
    pub fn new(
        parts: Vec<Hull>,
        objects: &[Member],
        pairs: &[[u32; 2]],
        poses: &[Pose],
        settings: MergeSettings,
    ) -> Result<Self, MergeError> {
        let tree = Tree::new(parts.len(), objects)?;
        let is_bad = |[a, b]: &[u32; 2]| a == b || (*a).max(*b) as usize >= objects.len();
        if let Some(pair) = pairs.iter().position(is_bad) {
            return Err(MergeError::BadPair { pair });
        }
        let lost = GroupState {
            hull: None,
            status: Status::Lost,
        };
        let mut world = Self {
            groups: vec![lost; tree.group_count()],
            parts,
            tree,
            pairs: pairs.to_vec(),
            settings,
            states: BTreeMap::new(),
            poses: poses.to_vec(),
            step: 0,
        };
        world.check(poses)?;
        world.remerge(poses, &mut Vec::new())?;
        Ok(world)
    }

    /// Runs one cycle: returns the proximity of the objects of each pair, with the parts at these poses, `part_in_world`.
    ///
    /// While anything moves, hulls are released, and recover. When nothing moves, lost hulls are merged again.
    pub fn cycle(&mut self, poses: &[Pose]) -> Result<CycleResult, MergeError> {
        self.check(poses)?;
        let mut events = Vec::new();
        let both = (0_u32..).zip(poses.iter().zip(&self.poses));
        let moved = both.filter(|(_, (now, before))| now != before);
        let moving: Vec<u32> = moved.map(|(part, _)| part).collect();
        self.drop_moved_hulls(poses, &mut events);
        if moving.is_empty() {
            self.remerge(poses, &mut events)?;
        }
        let mut answers = Vec::new();
        let (mut searches, mut cut) = (0, 0);
        for pair in self.pairs.clone() {
            let objects = pair.map(|object| self.tree.objects[object as usize]);
            let mut known = PairData::default();
            answers.extend(self.approach(objects, poses, &mut known, &mut events));
            searches += known.searches;
            cut += known.cut;
        }
        let mut known = PairData::default();
        self.recover(&answers, poses, &mut known, &mut events);
        self.poses = poses.to_vec();
        self.step += 1;
        Ok(CycleResult {
            step: self.step - 1,
            answers,
            events,
            moving,
            searches: searches + known.searches,
            cut: cut + known.cut,
        })
    }

    /// Returns the hull of a group, by its number among parts and groups, searched or released; None if it has none.
    pub fn merged_hull(&self, group: u32) -> Option<&MergedHull> {
        self.groups[self.tree.group(group)?].hull.as_ref()
    }

    /// Returns the parts and groups that are searched now for an object.
    pub fn searched_nodes(&self, object: u32) -> Vec<u32> {
        let node = self.tree.objects.get(object as usize);
        node.map_or(Vec::new(), |&node| self.searched_descendants(node))
    }

    /// Returns the hull of a node: of a part or a group.
    pub(super) fn hull(&self, node: u32) -> &Hull {
        let group = self.tree.group(node);
        let merged = group.and_then(|group| self.groups[group].hull.as_ref());
        let part = self.tree.first_part(node) as usize;
        merged.map_or(&self.parts[part], MergedHull::hull)
    }

    /// Returns a node's hull, and its frame in the world.
    pub(super) fn posed(&self, node: u32, poses: &[Pose]) -> (&Hull, Pose) {
        let first = self.tree.first_part(node) as usize;
        (self.hull(node), poses[first])
    }

    fn check(&self, poses: &[Pose]) -> Result<(), MergeError> {
        if poses.len() != self.parts.len() {
            let (poses, parts) = (poses.len(), self.parts.len());
            return Err(MergeError::PoseCount { poses, parts });
        }
        let is_finite = |pose: &Pose| pose.to_homogeneous().iter().all(|x| x.is_finite());
        match poses.iter().position(|pose| !is_finite(pose)) {
            Some(part) => Err(MergeError::NotFinite { part }),
            None => Ok(()),
        }
    }
}
