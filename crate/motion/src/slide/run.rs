//! Runs one slide, leg by leg.

use super::cone::{Wish, free, least};
use super::hits::{Hit, Touch};
use super::loosen::{Clinging, loosened};
use super::{Slid, contact_of};
use crate::group::{Group, Pair};
use crate::{Limits, Unfinished};
use nearpoint_geometry::closest::{Within, within};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::collide::swept::Travel;
use nearpoint_geometry::tolerance::{FREE_MOTION_NOISE, SAME_HOLD};
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Pose, Vector};

/// The largest number of normals that hold the group at once: three decide.
const MOST_HOLDS: usize = 6;
/// The number of tries to find a pose a contact offset before a contact.
const MOST_STEPS_BACK: usize = 4;
/// The gap, in contact offsets, from which on it is wide enough.
const WIDE: f64 = 0.5;
/// The distance to an obstacle, in contact offsets, up to which it still holds the group.
const HELD: f64 = 2.0;
/// The share of a leg that is tested first.
const PROBE: f64 = 1.0 / 64.0;
/// The lowest closing speed, in speeds of the group, that is assumed when the way back is estimated.
const SLOWEST: f64 = 0.125;

/// A contact that keeps the group from moving one way.
#[derive(Debug, Clone, Copy)]
struct Hold {
    pair: Pair,
    touch: Touch,
}

/// The result of the test of a leg before the group moves along it.
pub(super) enum Obstruction {
    Free,
    Met(Hit),
    /// The group was moved off what it met from the start; the leg begins elsewhere.
    Moved,
}

pub(super) struct Run<'a, W> {
    pub(super) group: &'a Group<'a>,
    pub(super) limits: &'a Limits,
    work: &'a W,
    from: Pose,
    pub(super) now: Pose,
    /// The poses that the group reached without stopping or turning off, each over a tested leg.
    legs: Vec<Pose>,
    holds: Vec<Hold>,
    ignored: Vec<Pair>,
    /// The pairs that were tested for contact or containment at the start.
    judged: Vec<Pair>,
    unfinished: Option<Unfinished>,
}

impl<'a, W: Work> Run<'a, W> {
    pub fn new(group: &'a Group<'a>, from: &Pose, limits: &'a Limits, work: &'a W) -> Self {
        Self {
            group,
            limits,
            work,
            from: *from,
            now: *from,
            legs: Vec::new(),
            holds: Vec::new(),
            ignored: Vec::new(),
            judged: Vec::new(),
            unfinished: None,
        }
    }

    pub fn to(mut self, to: &Pose) -> Result<Slid, Stopped> {
        if self.now.rotation.coords != to.rotation.coords {
            // The rest of the motion is slid, and turned, below.
            self.go(to)?;
        }
        self.slide(to)?;
        if self.now.rotation.coords != to.rotation.coords && !self.turn(to)? {
            self.unfinished = Some(Unfinished::Turn);
        }
        self.settle()?;
        self.let_go()?;
        let left = self.left(to);
        if self.now.rotation.coords == to.rotation.coords {
            let holds = |normal: &Vector| normal.dot(&left) < -FREE_MOTION_NOISE * left.norm();
            self.holds.retain(|hold| holds(&hold.touch.normal));
        }
        self.ignored.sort_unstable();
        Ok(Slid {
            pose: self.now,
            legs: self.legs,
            centre: *self.group.centre(),
            contacts: (self.holds.iter())
                .map(|hold| contact_of(hold.pair, &hold.touch))
                .collect(),
            ignored: self.ignored.iter().map(|p| (p.held, p.obstacle)).collect(),
            unfinished: self.unfinished,
        })
    }

    /// Moves to a pose over a leg that is known to be free.
    pub(super) fn reach(&mut self, pose: Pose) {
        if pose != self.now {
            self.legs.push(pose);
        }
        self.now = pose;
    }

    /// Returns the remaining motion of the centre.
    fn left(&self, to: &Pose) -> Vector {
        if self.now.rotation.coords == to.rotation.coords {
            return to.translation.vector - self.now.translation.vector;
        }
        to * self.group.centre() - self.now * self.group.centre()
    }

    fn moved(&self, displacement: Vector) -> Pose {
        let mut pose = self.now;
        pose.translation.vector += displacement;
        pose
    }

    /// Moves towards the target without turning.
    fn slide(&mut self, to: &Pose) -> Result<(), Stopped> {
        let mut enough = WIDE * self.group.contact_offset;
        for _ in 0..self.limits.legs {
            let left = self.left(to);
            let displacement = free(&left, self.holds.iter().map(|hold| hold.touch.normal));
            let is_straight = displacement == left;
            if !is_straight && displacement.norm() <= enough {
                return Ok(());
            }
            // On a round surface every leg is shorter than the last one.
            enough *= 2.0;
            let target = if is_straight && self.now.rotation.coords == to.rotation.coords {
                *to
            } else {
                self.moved(displacement)
            };
            let Some(leg) = self.group.leg(&self.now, &target) else {
                return Ok(());
            };
            // A long leg deep into an obstacle meets most of it, and its first contact is slow to find. A group that is
            // pressed against an obstacle meets it at once.
            let (leg, obstruction) = match self.group.leg(&self.now, &leg.at(PROBE)) {
                Some(probe) => match self.obstruction(&probe)? {
                    Obstruction::Free => (leg, self.obstruction(&leg)?),
                    met => (probe, met),
                },
                None => return Ok(()),
            };
            match obstruction {
                Obstruction::Moved => {}
                Obstruction::Met(hit) => self.stop(&leg, &hit)?,
                Obstruction::Free => {
                    self.reach(target);
                    if is_straight {
                        return Ok(());
                    }
                    self.let_go()?;
                }
            }
        }
        self.unfinished = Some(Unfinished::Slide);
        Ok(())
    }

    /// Finds the first contact on a leg that stops the group. Pairs that meet from the start are freed or ignored.
    pub(super) fn obstruction(&mut self, leg: &Travel) -> Result<Obstruction, Stopped> {
        let hits = self.group.hits(leg, &self.ignored, self.work)?;
        let mut clinging = Vec::new();
        for hit in &hits {
            let is_at_once = hit.time * self.group.length(leg) <= self.group.noise;
            if is_at_once && !self.judged.contains(&hit.pair) {
                clinging.extend(self.clings_at_start(hit)?);
            }
        }
        if !clinging.is_empty() {
            self.judged.extend(clinging.iter().map(|one| one.pair));
            let (pose, stuck) =
                loosened(self.group, &self.now, &clinging, &self.ignored, self.work)?;
            self.reach(pose);
            self.ignored.extend(stuck);
            return Ok(Obstruction::Moved);
        }
        for hit in hits {
            if !self.judged.contains(&hit.pair) {
                self.judged.push(hit.pair);
                if self.group.is_inside(hit.pair, &self.from) {
                    self.ignored.push(hit.pair);
                    continue;
                }
            }
            return Ok(Obstruction::Met(hit));
        }
        Ok(Obstruction::Free)
    }

    fn clings_at_start(&self, hit: &Hit) -> Result<Option<Clinging>, Stopped> {
        let pair = hit.pair;
        let [held, obstacle] = self.group.shapes(pair);
        let in_obstacle = self.group.in_obstacle(pair, &self.from);
        let met = colliding_pairs(obstacle, held, &in_obstacle, self.work)?;
        let clinging = |triangles: Vec<_>, is_met| Clinging {
            pair,
            triangles,
            is_met,
        };
        if !met.is_empty() {
            let triangles = met.iter().map(|p| [p.b, p.a]).collect();
            return Ok(Some(clinging(triangles, true)));
        }
        let nearest = self.group.nearest(hit, &self.from);
        let clings = nearest.is_none_or(|touch| touch.distance <= self.group.noise);
        Ok(clings.then(|| clinging(hit.triangles.clone(), false)))
    }

    /// Stops a contact offset before a contact, which holds the group from now on.
    pub(super) fn stop(&mut self, leg: &Travel, hit: &Hit) -> Result<(), Stopped> {
        let (contact_offset, length) = (self.group.contact_offset, self.group.length(leg));
        let mut back = contact_offset / length;
        let (mut found, mut pose) = (None, self.now);
        for _ in 0..MOST_STEPS_BACK {
            let time = (hit.time - back).max(0.0);
            pose = leg.at(time);
            found = self.group.nearest(hit, &pose);
            let missing = found.map_or(contact_offset, |touch: Touch| {
                contact_offset - touch.distance
            });
            if time == 0.0 || missing <= (1.0 - WIDE) * contact_offset {
                break;
            }
            let closing = match found {
                Some(touch) if leg.angle() == 0.0 => {
                    -touch.normal.dot(&leg.displacement()) / length
                }
                _ => 1.0,
            };
            back += missing / (length * closing.max(SLOWEST));
        }
        self.reach(pose);
        let Some(touch) = found else {
            return Ok(());
        };
        self.hold(hit.pair, touch);
        if touch.distance < WIDE * contact_offset {
            self.nudge(&[(touch.normal, contact_offset - touch.distance)])?;
        }
        Ok(())
    }

    fn hold(&mut self, pair: Pair, touch: Touch) {
        let same =
            |hold: &Hold| hold.pair == pair && hold.touch.normal.dot(&touch.normal) > SAME_HOLD;
        self.holds.retain(|hold| !same(hold));
        if self.holds.len() == MOST_HOLDS {
            self.holds.remove(0);
        }
        self.holds.push(Hold { pair, touch });
    }

    /// Drops contacts that the group has left.
    fn let_go(&mut self) -> Result<(), Stopped> {
        let near = HELD * self.group.contact_offset;
        for mut hold in std::mem::take(&mut self.holds) {
            let same = self.group.touch(hold.pair, hold.touch.triangles, &self.now);
            if let Some(touch) = same.filter(|touch| touch.distance <= near) {
                hold.touch.at = touch.at;
                self.holds.push(hold);
            } else if let Some(touch) = self.within(hold.pair, near)? {
                // The contact may be on the next triangle of the same face.
                let normal = hold.touch.normal;
                if touch.normal.dot(&normal) > 0.0 {
                    hold.touch = Touch { normal, ..touch };
                    self.holds.push(hold);
                }
            }
        }
        Ok(())
    }

    /// Finds two triangles of a pair that are within a distance.
    fn within(&self, pair: Pair, distance: f64) -> Result<Option<Touch>, Stopped> {
        let [held, obstacle] = self.group.shapes(pair);
        let in_obstacle = self.group.in_obstacle(pair, &self.now);
        let found = within(
            obstacle,
            held,
            &in_obstacle,
            distance,
            usize::MAX,
            self.work,
        )?;
        Ok(match found {
            Within::Yes(c) => self
                .group
                .touch(pair, [c.triangle_b, c.triangle_a], &self.now),
            Within::No | Within::Unknown => None,
        })
    }

    /// Moves off obstacles that the group has come too close to.
    fn settle(&mut self) -> Result<(), Stopped> {
        let Some(rest) = self.group.leg(&self.now, &self.now) else {
            return Ok(());
        };
        let mut near = self.group.near(&rest, self.group.contact_offset);
        near.retain(|pair| !self.ignored.contains(pair));
        for round in 0.. {
            let mut close = Vec::new();
            for &pair in &near {
                let touch = self.within(pair, WIDE * self.group.contact_offset)?;
                close.extend(touch.map(|touch| (pair, touch)));
            }
            if close.is_empty() {
                break;
            }
            if round == self.limits.nudges {
                self.unfinished.get_or_insert(Unfinished::Gap);
                break;
            }
            let mut wishes = Vec::new();
            for (pair, touch) in close {
                self.hold(pair, touch);
                wishes.push((touch.normal, self.group.contact_offset - touch.distance));
            }
            self.nudge(&wishes)?;
        }
        Ok(())
    }

    /// Moves as far as required along normals, and not against holding ones; less far if something is in the way.
    fn nudge(&mut self, wishes: &[(Vector, f64)]) -> Result<(), Stopped> {
        let rest = self.holds.iter().map(|hold| (hold.touch.normal, 0.0));
        let wishes = wishes.iter().copied().chain(rest);
        let wishes: Vec<Wish> = wishes.map(|(normal, by)| Wish { normal, by }).collect();
        let Some(displacement) = least(&wishes) else {
            return Ok(());
        };
        let Some(leg) = self.group.leg(&self.now, &self.moved(displacement)) else {
            return Ok(());
        };
        let hits = self.group.hits(&leg, &self.ignored, self.work)?;
        // Half of the free motion leaves the same gap on both sides.
        let time = hits.first().map_or(1.0, |hit| hit.time / 2.0);
        self.reach(leg.at(time));
        Ok(())
    }
}
