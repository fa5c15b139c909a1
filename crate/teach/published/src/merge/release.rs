//! Searches two objects, and implements the rules by which hulls are released for it.

use super::objects::Status;
use super::pair_data::PairData;
use super::{Bound, Event, MergedObjects, Mode, ObjectDistance, ReleaseReason};
use nearpoint_geometry::closest::convex::{Proximity, ProximityStatus};
use nearpoint_geometry::{Point, Pose};

/// One end of the shortest connection.
#[derive(Debug, Clone, Copy)]
struct ConnectionEnd {
    /// The group at this end; None for a part.
    group: Option<usize>,
    /// True if the witness lies on no part.
    is_virtual: bool,
    /// The virtual face at this end.
    face: Option<u32>,
}

impl MergedObjects {
    /// Finds the nearest points of two objects, and releases the hulls that prevent this.
    pub(super) fn approach(
        &mut self,
        objects: [u32; 2],
        poses: &[Pose],
        known: &mut PairData,
        events: &mut Vec<Event>,
    ) -> Option<ObjectDistance> {
        loop {
            let [front_a, front_b] = objects.map(|object| self.searched_descendants(object));
            let (nodes, found) = self.nearest([&front_a, &front_b], poses, known)?;
            let ends = self.ends(nodes, &found);
            let Some((side, rule)) = self.to_release(&ends, &found) else {
                return Some(self.answer(nodes, &found, &ends, poses));
            };
            if let Some(group) = ends[side].group {
                events.push(self.release(group, rule, ends[side].face, poses, known));
            }
        }
    }

    fn ends(&self, nodes: [u32; 2], found: &Proximity) -> [ConnectionEnd; 2] {
        let features = found.features(self.hull(nodes[0]), self.hull(nodes[1]));
        [0, 1].map(|side| {
            let group = self.tree.group(nodes[side]);
            let merged = group.and_then(|group| self.groups[group].hull.as_ref());
            let (is_virtual, face) = merged.map_or((false, None), |merged| {
                merged.virtual_witness(found, features[side], side, &self.parts)
            });
            ConnectionEnd {
                group,
                is_virtual,
                face,
            }
        })
    }

    /// Returns the side that must be released, if any, and the reason.
    fn to_release(
        &self,
        ends: &[ConnectionEnd; 2],
        found: &Proximity,
    ) -> Option<(usize, ReleaseReason)> {
        let is_apart = matches!(
            found.status,
            ProximityStatus::Separated | ProximityStatus::Touching
        );
        let fewer = || {
            let count = |end: &ConnectionEnd| match end.group {
                Some(group) => self.tree.parts_of(self.tree.node(group)).len(),
                None => usize::MAX,
            };
            usize::from(count(&ends[1]) < count(&ends[0]))
        };
        if self.settings.mode == Mode::Published && found.status == ProximityStatus::Separated {
            return None;
        }
        match [ends[0].is_virtual, ends[1].is_virtual] {
            [true, false] => Some((0, ReleaseReason::VirtualAgainstReal)),
            [false, true] => Some((1, ReleaseReason::VirtualAgainstReal)),
            [true, true] => Some((fewer(), ReleaseReason::VirtualAgainstVirtual)),
            // In the published mode that is the answer: the motion stops.
            [false, false] if self.settings.mode == Mode::Published || is_apart => None,
            [false, false] if ends.iter().all(|end| end.group.is_none()) => None,
            [false, false] => Some((fewer(), ReleaseReason::Overlap)),
        }
    }

    fn release(
        &mut self,
        group: usize,
        reason: ReleaseReason,
        face: Option<u32>,
        poses: &[Pose],
        known: &mut PairData,
    ) -> Event {
        let node = self.tree.node(group);
        let (_, pose) = self.posed(node, poses);
        let state = &mut self.groups[group];
        state.status = Status::Released { clear: 0 };
        let at_face = state.hull.as_ref().zip(face);
        let polygon: Vec<Point> = at_face.map_or(Vec::new(), |(merged, face)| {
            let corners = merged.hull().polygons().get(face).iter();
            corners.map(|&v| pose * merged.hull().vertex(v)).collect()
        });
        let touching = at_face.map_or(Vec::new(), |(merged, face)| {
            merged.faces_at(face, &self.parts)
        });
        let mut first: Vec<u32> = touching.iter().map(|[part, _]| *part).collect();
        first.dedup();
        known.first.extend(&first);
        Event::Released {
            group: node,
            reason,
            face,
            polygon,
            touching,
            first,
        }
    }

    fn answer(
        &self,
        nodes: [u32; 2],
        found: &Proximity,
        ends: &[ConnectionEnd; 2],
        poses: &[Pose],
    ) -> ObjectDistance {
        let (_, a_in_world) = self.posed(nodes[0], poses);
        let is_apart = matches!(
            found.status,
            ProximityStatus::Separated | ProximityStatus::Touching
        );
        let is_between_parts = ends.iter().all(|end| end.group.is_none());
        let is_on_parts = ends.iter().all(|end| !end.is_virtual);
        let is_known = found.status != ProximityStatus::NotConverged;
        let is_exact = is_known && (is_between_parts || is_apart && is_on_parts);
        ObjectDistance {
            nodes,
            outcome: found.status,
            signed: if is_known { found.upper } else { found.lower },
            bound: if is_exact { Bound::Exact } else { Bound::Lower },
            witnesses: [a_in_world * found.on_a, a_in_world * found.on_b],
        }
    }

    /// Returns whether a released hull would be released again at once.
    pub(super) fn would_release_again(
        &self,
        side: usize,
        nodes: [u32; 2],
        found: &Proximity,
        answer: &ObjectDistance,
    ) -> bool {
        if found.status == ProximityStatus::BeyondLimit {
            return false;
        }
        if found.status != ProximityStatus::Separated {
            return true;
        }
        let is_nearer = found.upper <= answer.signed;
        self.settings.mode == Mode::Exact && is_nearer && self.ends(nodes, found)[side].is_virtual
    }
}
