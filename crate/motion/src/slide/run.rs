//! Runs one slide, segment by segment.

use super::cone::{MotionConstraint, min_norm_motion, project_on_cone};
use super::hits::{PairHit, TriangleGap};
use super::separation::{OverlappingPair, find_separation};
use super::{SlideResult, contact_from_gap};
use crate::group::{Group, GroupPair};
use crate::{IncompleteReason, IterationLimits};
use nearpoint_geometry::closest::{WithinDistance, within_distance};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::collide::swept::RigidMotion;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::tolerance::{FREE_MOTION_NOISE, SAME_CONTACT_NORMAL};
use nearpoint_geometry::{Pose, Vector};

/// The largest number of normals that block the group at once; at most three are active.
const MAX_CONTACTS: usize = 6;
/// The number of tries to find a pose a contact offset before a contact.
const MAX_STEPS_BACK: usize = 4;
/// The smallest gap, in contact offsets, that is wide enough.
const WIDE_GAP: f64 = 0.5;
/// The distance to an obstacle, in contact offsets, up to which it still blocks the group.
const BLOCKING_DISTANCE: f64 = 2.0;
/// The fraction of a segment that is tested first.
const PROBE_FRACTION: f64 = 1.0 / 64.0;
/// The lowest closing speed, relative to the group's speed, that is assumed when the distance to step back is
/// estimated.
const MIN_CLOSING_SPEED: f64 = 0.125;

/// A contact that blocks the group in the direction against its normal.
#[derive(Debug, Clone, Copy)]
struct BlockingContact {
    pair: GroupPair,
    gap: TriangleGap,
}

/// The result of testing a segment before the group moves along it.
pub(super) enum Obstruction {
    Free,
    Hit(PairHit),
    /// The group was moved off an obstacle that it touched at the start, so the segment begins elsewhere.
    Moved,
}

pub(super) struct SlideSearch<'a, W> {
    pub(super) group: &'a Group<'a>,
    pub(super) limits: &'a IterationLimits,
    executor: &'a W,
    from: Pose,
    pub(super) pose: Pose,
    /// The poses that the group reached, each over a tested segment.
    waypoints: Vec<Pose>,
    contacts: Vec<BlockingContact>,
    ignored_pairs: Vec<GroupPair>,
    /// The pairs that were tested for contact or containment at the start.
    tested_pairs: Vec<GroupPair>,
    incomplete: Option<IncompleteReason>,
}

impl<'a, W: Executor> SlideSearch<'a, W> {
    /// Creates the search for the path of a group that starts at pose `from`.
    pub fn new(
        group: &'a Group<'a>,
        from: &Pose,
        limits: &'a IterationLimits,
        executor: &'a W,
    ) -> Self {
        Self {
            group,
            limits,
            executor,
            from: *from,
            pose: *from,
            waypoints: Vec::new(),
            contacts: Vec::new(),
            ignored_pairs: Vec::new(),
            tested_pairs: Vec::new(),
            incomplete: None,
        }
    }

    /// Moves the group towards the pose `to`, along surfaces that block it, and returns the path and the contacts.
    pub fn run(mut self, to: &Pose) -> Result<SlideResult, Interrupted> {
        if self.pose.rotation.coords != to.rotation.coords {
            // The rest of the motion is slid, and turned, below.
            self.move_and_rotate(to)?;
        }
        self.slide(to)?;
        if self.pose.rotation.coords != to.rotation.coords && !self.rotate(to)? {
            self.incomplete = Some(IncompleteReason::Rotation);
        }
        self.settle()?;
        self.drop_contacts()?;
        let left = self.remaining(to);
        if self.pose.rotation.coords == to.rotation.coords {
            let holds = |normal: &Vector| normal.dot(&left) < -FREE_MOTION_NOISE * left.norm();
            self.contacts.retain(|hold| holds(&hold.gap.normal));
        }
        self.ignored_pairs.sort_unstable();
        Ok(SlideResult {
            pose: self.pose,
            waypoints: self.waypoints,
            centre: *self.group.centre(),
            contacts: (self.contacts.iter())
                .map(|hold| contact_from_gap(hold.pair, &hold.gap))
                .collect(),
            ignored_pairs: self
                .ignored_pairs
                .iter()
                .map(|p| (p.part, p.obstacle))
                .collect(),
            incomplete_reason: self.incomplete,
        })
    }

    /// Moves to a pose over a segment that is known to be free.
    pub(super) fn move_to(&mut self, pose: Pose) {
        if pose != self.pose {
            self.waypoints.push(pose);
        }
        self.pose = pose;
    }

    /// Returns the remaining motion of the centre.
    fn remaining(&self, to: &Pose) -> Vector {
        if self.pose.rotation.coords == to.rotation.coords {
            return to.translation.vector - self.pose.translation.vector;
        }
        to * self.group.centre() - self.pose * self.group.centre()
    }

    fn moved(&self, displacement: Vector) -> Pose {
        let mut pose = self.pose;
        pose.translation.vector += displacement;
        pose
    }

    /// Moves towards the target without turning.
    fn slide(&mut self, to: &Pose) -> Result<(), Interrupted> {
        let mut enough = WIDE_GAP * self.group.contact_offset;
        for _ in 0..self.limits.segments {
            let left = self.remaining(to);
            let displacement =
                project_on_cone(&left, self.contacts.iter().map(|hold| hold.gap.normal));
            let is_straight = displacement == left;
            if !is_straight && displacement.norm() <= enough {
                return Ok(());
            }
            // On a round surface every segment is shorter than the last one.
            enough *= 2.0;
            let target = if is_straight && self.pose.rotation.coords == to.rotation.coords {
                *to
            } else {
                self.moved(displacement)
            };
            let Some(segment) = self.group.segment(&self.pose, &target) else {
                return Ok(());
            };
            // A long segment deep into an obstacle intersects most of it, and its first contact is slow to find. A
            // group that is pressed against an obstacle touches it at once.
            let (segment, obstruction) =
                match self.group.segment(&self.pose, &segment.at(PROBE_FRACTION)) {
                    Some(probe) => match self.obstruction(&probe)? {
                        Obstruction::Free => (segment, self.obstruction(&segment)?),
                        met => (probe, met),
                    },
                    None => return Ok(()),
                };
            match obstruction {
                Obstruction::Moved => {}
                Obstruction::Hit(hit) => self.stop(&segment, &hit)?,
                Obstruction::Free => {
                    self.move_to(target);
                    if is_straight {
                        return Ok(());
                    }
                    self.drop_contacts()?;
                }
            }
        }
        self.incomplete = Some(IncompleteReason::Slide);
        Ok(())
    }

    /// Finds the first contact on a segment that stops the group. Pairs in contact from the start are freed or ignored.
    pub(super) fn obstruction(
        &mut self,
        segment: &RigidMotion,
    ) -> Result<Obstruction, Interrupted> {
        let hits = self
            .group
            .hits(segment, &self.ignored_pairs, self.executor)?;
        let mut clinging = Vec::new();
        for hit in &hits {
            let is_at_once = hit.time * self.group.segment_length(segment) <= self.group.noise;
            if is_at_once && !self.tested_pairs.contains(&hit.pair) {
                clinging.extend(self.initial_overlap(hit)?);
            }
        }
        if !clinging.is_empty() {
            self.tested_pairs
                .extend(clinging.iter().map(|one| one.pair));
            let (pose, stuck) = find_separation(
                self.group,
                &self.pose,
                &clinging,
                &self.ignored_pairs,
                self.executor,
            )?;
            self.move_to(pose);
            self.ignored_pairs.extend(stuck);
            return Ok(Obstruction::Moved);
        }
        for hit in hits {
            if !self.tested_pairs.contains(&hit.pair) {
                self.tested_pairs.push(hit.pair);
                if self.group.is_inside(hit.pair, &self.from) {
                    self.ignored_pairs.push(hit.pair);
                    continue;
                }
            }
            return Ok(Obstruction::Hit(hit));
        }
        Ok(Obstruction::Free)
    }

    fn initial_overlap(&self, hit: &PairHit) -> Result<Option<OverlappingPair>, Interrupted> {
        let pair = hit.pair;
        let [held, obstacle] = self.group.shapes(pair);
        let in_obstacle = self.group.in_obstacle(pair, &self.from);
        let met = colliding_pairs(obstacle, held, &in_obstacle, self.executor)?;
        let clinging = |triangles: Vec<_>, is_touching| OverlappingPair {
            pair,
            triangles,
            is_touching,
        };
        if !met.is_empty() {
            let triangles = met.iter().map(|p| [p.b, p.a]).collect();
            return Ok(Some(clinging(triangles, true)));
        }
        let nearest = self.group.nearest(hit, &self.from);
        let clings = nearest.is_none_or(|touch| touch.distance <= self.group.noise);
        Ok(clings.then(|| clinging(hit.triangles.clone(), false)))
    }

    /// Stops a contact offset before a contact, which blocks the group from now on.
    pub(super) fn stop(&mut self, segment: &RigidMotion, hit: &PairHit) -> Result<(), Interrupted> {
        let (contact_offset, length) = (
            self.group.contact_offset,
            self.group.segment_length(segment),
        );
        let mut back = contact_offset / length;
        let (mut found, mut pose) = (None, self.pose);
        for _ in 0..MAX_STEPS_BACK {
            let time = (hit.time - back).max(0.0);
            pose = segment.at(time);
            found = self.group.nearest(hit, &pose);
            let missing = found.map_or(contact_offset, |touch: TriangleGap| {
                contact_offset - touch.distance
            });
            if time == 0.0 || missing <= (1.0 - WIDE_GAP) * contact_offset {
                break;
            }
            let closing = match found {
                Some(touch) if segment.angle() == 0.0 => {
                    -touch.normal.dot(&segment.displacement()) / length
                }
                _ => 1.0,
            };
            back += missing / (length * closing.max(MIN_CLOSING_SPEED));
        }
        self.move_to(pose);
        let Some(touch) = found else {
            return Ok(());
        };
        self.add_contact(hit.pair, touch);
        if touch.distance < WIDE_GAP * contact_offset {
            self.separate(&[(touch.normal, contact_offset - touch.distance)])?;
        }
        Ok(())
    }

    fn add_contact(&mut self, pair: GroupPair, gap: TriangleGap) {
        let same = |hold: &BlockingContact| {
            hold.pair == pair && hold.gap.normal.dot(&gap.normal) > SAME_CONTACT_NORMAL
        };
        self.contacts.retain(|hold| !same(hold));
        if self.contacts.len() == MAX_CONTACTS {
            self.contacts.remove(0);
        }
        self.contacts.push(BlockingContact { pair, gap });
    }

    /// Drops contacts that the group has left.
    fn drop_contacts(&mut self) -> Result<(), Interrupted> {
        let near = BLOCKING_DISTANCE * self.group.contact_offset;
        for mut hold in std::mem::take(&mut self.contacts) {
            let same = self
                .group
                .triangle_gap(hold.pair, hold.gap.triangles, &self.pose);
            if let Some(touch) = same.filter(|touch| touch.distance <= near) {
                hold.gap.point = touch.point;
                self.contacts.push(hold);
            } else if let Some(touch) = self.find_gap(hold.pair, near)? {
                // The contact may be on the next triangle of the same face.
                let normal = hold.gap.normal;
                if touch.normal.dot(&normal) > 0.0 {
                    hold.gap = TriangleGap { normal, ..touch };
                    self.contacts.push(hold);
                }
            }
        }
        Ok(())
    }

    /// Finds two triangles of a pair that are within a distance.
    fn find_gap(&self, pair: GroupPair, distance: f64) -> Result<Option<TriangleGap>, Interrupted> {
        let [held, obstacle] = self.group.shapes(pair);
        let in_obstacle = self.group.in_obstacle(pair, &self.pose);
        let found = within_distance(
            obstacle,
            held,
            &in_obstacle,
            distance,
            usize::MAX,
            self.executor,
        )?;
        Ok(match found {
            WithinDistance::Yes(c) => {
                self.group
                    .triangle_gap(pair, [c.triangle_b, c.triangle_a], &self.pose)
            }
            WithinDistance::No | WithinDistance::Unknown => None,
        })
    }

    /// Moves off obstacles that the group has come too close to.
    fn settle(&mut self) -> Result<(), Interrupted> {
        let Some(rest) = self.group.segment(&self.pose, &self.pose) else {
            return Ok(());
        };
        let mut near = self.group.near_pairs(&rest, self.group.contact_offset);
        near.retain(|pair| !self.ignored_pairs.contains(pair));
        for round in 0.. {
            let mut close = Vec::new();
            for &pair in &near {
                let touch = self.find_gap(pair, WIDE_GAP * self.group.contact_offset)?;
                close.extend(touch.map(|touch| (pair, touch)));
            }
            if close.is_empty() {
                break;
            }
            if round == self.limits.separations {
                self.incomplete.get_or_insert(IncompleteReason::Gap);
                break;
            }
            let mut options = Vec::new();
            for (pair, touch) in close {
                self.add_contact(pair, touch);
                options.push((touch.normal, self.group.contact_offset - touch.distance));
            }
            self.separate(&options)?;
        }
        Ok(())
    }

    /// Moves as far as required along normals, and not against blocking ones; less far if an obstacle is in the way.
    fn separate(&mut self, constraints: &[(Vector, f64)]) -> Result<(), Interrupted> {
        let rest = self.contacts.iter().map(|hold| (hold.gap.normal, 0.0));
        let options = constraints.iter().copied().chain(rest);
        let options: Vec<MotionConstraint> = options
            .map(|(normal, min_advance)| MotionConstraint {
                normal,
                min_advance,
            })
            .collect();
        let Some(displacement) = min_norm_motion(&options) else {
            return Ok(());
        };
        let Some(leg) = self.group.segment(&self.pose, &self.moved(displacement)) else {
            return Ok(());
        };
        let hits = self.group.hits(&leg, &self.ignored_pairs, self.executor)?;
        // Half of the free motion leaves the same gap on both sides.
        let time = hits.first().map_or(1.0, |hit| hit.time / 2.0);
        self.move_to(leg.at(time));
        Ok(())
    }
}
