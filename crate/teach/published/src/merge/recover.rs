//! Recovers released hulls, and builds new hulls for parts that have moved.

use super::objects::{MergedObjects, Status};
use super::pair_data::PairData;
use super::{Event, MergedHull, ObjectDistance};
use nearpoint_geometry::Pose;
use nearpoint_geometry::hull::HullError;

impl MergedObjects {
    /// Drops the hulls whose parts have moved relative to each other.
    pub(super) fn drop_moved_hulls(&mut self, poses: &[Pose], events: &mut Vec<Event>) {
        for (i, group) in self.groups.iter_mut().enumerate() {
            if group
                .hull
                .as_ref()
                .is_some_and(|merged| !merged.fits(poses))
            {
                group.hull = None;
                group.status = Status::Lost;
                let group = self.tree.node(i);
                events.push(Event::Lost { group });
            }
        }
    }

    /// Builds lost hulls again.
    pub(super) fn remerge(
        &mut self,
        poses: &[Pose],
        events: &mut Vec<Event>,
    ) -> Result<(), HullError> {
        for i in 0..self.groups.len() {
            if self.groups[i].status == Status::Lost {
                let node = self.tree.node(i);
                let numbers = self.tree.parts_of(node);
                let virtuality = self.settings.virtual_face_rule;
                let merged = MergedHull::build(&numbers, &self.parts, poses, virtuality)?;
                self.groups[i].hull = Some(merged);
                self.groups[i].status = Status::Merged;
                events.push(Event::Remerged { group: node });
            }
        }
        Ok(())
    }

    /// Counts how long released hulls have been clear of the objects that they are searched against, and recovers those that
    /// were clear long enough.
    pub(super) fn recover(
        &mut self,
        answers: &[ObjectDistance],
        poses: &[Pose],
        known: &mut PairData,
        events: &mut Vec<Event>,
    ) {
        for i in 0..self.groups.len() {
            let Status::Released { clear } = self.groups[i].status else {
                continue;
            };
            let clear = if self.is_clear(i, answers, poses, known) {
                clear + 1
            } else {
                0
            };
            self.groups[i].status = Status::Released { clear };
            if clear >= self.settings.recover_after.max(1) {
                self.groups[i].status = Status::Merged;
                let group = self.tree.node(i);
                events.push(Event::Recovered { group });
            }
        }
    }

    /// Returns whether the hull would stay merged now.
    fn is_clear(
        &mut self,
        group: usize,
        answers: &[ObjectDistance],
        poses: &[Pose],
        known: &mut PairData,
    ) -> bool {
        let object = self.tree.object_of(group);
        let pairs = self.pairs.clone();
        for (pair, answer) in pairs.iter().zip(answers) {
            let Some(side) = pair.iter().position(|&o| o as usize == object) else {
                continue;
            };
            let other = self.tree.objects[pair[1 - side] as usize];
            for against in self.searched_descendants(other) {
                let mut nodes = [self.tree.node(group); 2];
                nodes[1 - side] = against;
                let limit = answer.signed.max(0.0);
                let found = self.search(nodes, poses, limit, known);
                if self.would_release_again(side, nodes, &found, answer) {
                    return false;
                }
            }
        }
        true
    }
}
