//! Swings a group on a hinge until its first contact, and stops before it. It does not slide: a hinge leaves it one
//! degree of freedom.
//!
//! A contact at the start only stops the group if the swing would enter the obstacle. A pair that a tiny swing forwards
//! frees is an obstacle like others. A pair that the same swing backwards frees blocks the group. A pair that neither
//! frees, such as a pin in its bore or a leaf that runs along another, belongs to the hinge and is ignored.

use super::hits::PairHit;
use super::{Contact, contact_from_gap};
use crate::group::{Group, GroupPair, GroupPart, Obstacles};
use crate::hinge::Hinge;
use crate::{IncompleteReason, IterationLimits};
use nearpoint_geometry::collide::swept::RigidMotion;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::{Point, Pose};
use std::f64::consts::FRAC_PI_4;

use super::rotation::{MAX_SHORTENING, MAX_STRAIGHT_SAGITTA};

/// The longest piece in radians: in longer ones the sagitta is too large for the continuous test.
const MAX_STEP_ANGLE: f64 = FRAC_PI_4;
/// The smallest arm, in radii of the group; a contact nearer to the axis counts as being at this distance.
const MIN_ARM: f64 = 1.0 / 1024.0;
/// The fraction of the angle to a possible contact that is swung at once.
const STEP_FRACTION: f64 = 0.875;
/// The number of tries to find an angle a contact offset before a contact.
const MAX_STEPS_BACK: usize = 8;

/// A start pose of a group and the hinge that it swings about.
#[derive(Debug, Clone, Copy)]
pub struct Swing {
    /// The hinge, in the scene.
    pub hinge: Hinge,
    /// The pose of the group at angle 0, `scene_from_group`.
    pub start: Pose,
}

impl Swing {
    /// Returns the group's pose at an angle in radians.
    pub fn at(&self, angle: f64) -> Pose {
        self.hinge.swing_pose(&self.start, angle)
    }

    /// Returns a point of the hinge's axis, in the group's frame.
    pub fn centre(&self) -> Point {
        self.start.inverse_transform_point(&self.hinge.point)
    }
}

/// The result of a swing: the angle reached, in radians, and the contacts that stop the group.
#[derive(Debug, Clone, PartialEq)]
pub struct SwingResult {
    /// The angle reached; the requested one if nothing is in the way.
    pub angle: f64,
    /// The angles reached in steps, in order; the last is `angle` if the group moved at all.
    pub angles: Vec<f64>,
    /// The contacts that stop the group; none when it is at the requested angle.
    pub contacts: Vec<Contact>,
    /// The pairs of a part and an obstacle that may pass through each other, in order.
    pub ignored_pairs: Vec<(usize, usize)>,
    /// The reason why the group may be able to move on from here although the search ended.
    pub incomplete_reason: Option<IncompleteReason>,
}

/// Swings the group from one angle towards another. It enters only ignored obstacles: those of `ignored_pairs`, and
/// those that it penetrates, or cannot be freed from, at the start.
///
/// With a number that is not finite, or too large, the group does not move. The result is the same for any number of
/// threads.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
#[expect(clippy::too_many_arguments, reason = "as `slide_among`, and an angle")]
pub fn swing_among(
    limits: &IterationLimits,
    parts: &[GroupPart],
    obstacles: &dyn Obstacles,
    swing: &Swing,
    [from, to]: [f64; 2],
    ignored: &[(usize, usize)],
    contact_offset: f64,
    executor: &impl Executor,
) -> Result<SwingResult, Interrupted> {
    let ends = [&swing.at(from), &swing.at(to)];
    let centre = Some(swing.centre());
    let mut swung = SwingResult {
        angle: from,
        angles: Vec::new(),
        contacts: Vec::new(),
        ignored_pairs: ignored.to_vec(),
        incomplete_reason: None,
    };
    if let Some(group) = Group::with_centre(centre, parts, obstacles, ends, contact_offset) {
        let ignored = ignored.iter();
        let mut run = SwingSearch {
            group: &group,
            swing,
            executor,
            to,
            tested_pairs: Vec::new(),
            ignored_pairs: ignored
                .map(|&(part, obstacle)| GroupPair { part, obstacle })
                .collect(),
            result: &mut swung,
        };
        run.run(from, limits)?;
        run.ignored_pairs.sort_unstable();
        let ignored = run
            .ignored_pairs
            .iter()
            .map(|pair| (pair.part, pair.obstacle));
        swung.ignored_pairs = ignored.collect();
    }
    Ok(swung)
}

struct SwingSearch<'a, W> {
    group: &'a Group<'a>,
    swing: &'a Swing,
    executor: &'a W,
    to: f64,
    /// The pairs whose state at the start is known.
    tested_pairs: Vec<GroupPair>,
    ignored_pairs: Vec<GroupPair>,
    result: &'a mut SwingResult,
}

/// The state of a pair that is in contact where the swing begins.
enum InitialContact {
    /// The pair is apart after a swing by this angle.
    Free(f64),
    Blocking,
    OnHinge,
}

impl<W: Executor> SwingSearch<'_, W> {
    fn run(&mut self, from: f64, limits: &IterationLimits) -> Result<(), Interrupted> {
        let mut piece = MAX_STEP_ANGLE;
        for _ in 0..limits.rotation_steps {
            let (now, left) = (self.result.angle, self.to - self.result.angle);
            if left == 0.0 {
                return Ok(());
            }
            let next = match left.abs() <= piece {
                true => self.to,
                false => now + piece.copysign(left),
            };
            let Some(leg) = self.segment(now, next) else {
                return Ok(());
            };
            let hits = self.group.hits(&leg, &self.ignored_pairs, self.executor)?;
            if now.to_bits() == from.to_bits() && self.classify_initial_contacts(&hits, &leg)? {
                if !self.result.contacts.is_empty() {
                    return Ok(());
                }
                continue;
            }
            let Some(hit) = hits.first() else {
                self.advance_to(next);
                piece = MAX_STEP_ANGLE.min(2.0 * piece);
                continue;
            };
            let sagitta =
                self.group.sagitta(&leg) / (MAX_STRAIGHT_SAGITTA * self.group.contact_offset);
            if sagitta > 1.0 {
                // Nothing is hit before the time of the possible contact.
                let free = (next - now) * hit.time * STEP_FRACTION;
                if (free * self.group.radius()).abs() > self.group.contact_offset {
                    self.advance_to(now + free);
                }
                piece = (next - now).abs() * (1.0 / sagitta.sqrt()).max(MAX_SHORTENING);
                continue;
            }
            self.stop(hit, now, now + (next - now) * hit.time);
            return Ok(());
        }
        self.result.incomplete_reason = Some(IncompleteReason::Rotation);
        Ok(())
    }

    fn segment(&self, from: f64, to: f64) -> Option<RigidMotion> {
        let ends = [from, to].map(|angle| self.swing.at(angle));
        self.group.segment(&ends[0], &ends[1])
    }

    fn advance_to(&mut self, angle: f64) {
        self.result.angle = angle;
        self.result.angles.push(angle);
    }

    /// Classifies pairs that touch or overlap at the start. Returns whether there were any.
    fn classify_initial_contacts(
        &mut self,
        hits: &[PairHit],
        segment: &RigidMotion,
    ) -> Result<bool, Interrupted> {
        let length = self.group.segment_length(segment);
        let known = self.tested_pairs.len();
        let mut passed = self.ignored_pairs.clone();
        let mut on: f64 = 0.0;
        for hit in hits {
            if self.tested_pairs.contains(&hit.pair) {
                continue;
            }
            let now = self.swing.at(self.result.angle);
            let start = match hit.time * length <= self.group.noise {
                true => self.initial_contact(hit)?,
                false if self.group.is_inside(hit.pair, &now) => InitialContact::OnHinge,
                // The pair is hit later.
                false => continue,
            };
            self.tested_pairs.push(hit.pair);
            match start {
                InitialContact::Free(step) => {
                    on = on.max(step);
                    passed.push(hit.pair);
                }
                InitialContact::OnHinge => self.ignored_pairs.push(hit.pair),
                InitialContact::Blocking => {
                    let behind = self.swing.at(self.result.angle - self.offset_angle(hit));
                    self.add_contact(hit, &behind);
                }
            }
        }
        passed.extend(&self.ignored_pairs);
        let left = self.to - self.result.angle;
        let next = self.result.angle + on.min(left.abs()).copysign(left);
        if let Some(leg) = self.segment(self.result.angle, next).filter(|_| on > 0.0) {
            match self.group.hits(&leg, &passed, self.executor)?.first() {
                Some(hit) => self.add_contact(hit, &self.swing.at(self.result.angle)),
                None if self.result.contacts.is_empty() => self.advance_to(next),
                None => {}
            }
        }
        Ok(self.tested_pairs.len() > known)
    }

    fn initial_contact(&self, hit: &PairHit) -> Result<InitialContact, Interrupted> {
        let (now, hair) = (self.result.angle, self.offset_angle(hit));
        if self.is_apart(hit.pair, now + hair)? {
            return Ok(InitialContact::Free(hair.abs()));
        }
        Ok(match self.is_apart(hit.pair, now - hair)? {
            true => InitialContact::Blocking,
            false => InitialContact::OnHinge,
        })
    }

    /// Returns the angle, in the direction of the swing, that moves the triangles in contact by a contact offset.
    fn offset_angle(&self, hit: &PairHit) -> f64 {
        let [held, _] = self.group.shapes(hit.pair);
        let pose = self.swing.start * self.group.parts[hit.pair.part].in_group;
        let corners = hit.triangles.iter();
        let corners = corners.flat_map(|&[own, _]| held.triangle(own));
        let arm = |corner: Point| {
            let arm = pose * corner - self.swing.hinge.point;
            arm.cross(&self.swing.hinge.axis).norm()
        };
        let least = MIN_ARM * self.group.radius();
        let arm = corners.map(arm).fold(least, f64::max);
        let hair = self.group.contact_offset / arm;
        let hair = if hair < MAX_STEP_ANGLE {
            hair
        } else {
            MAX_STEP_ANGLE
        };
        hair.copysign(self.to - self.result.angle)
    }

    fn is_apart(&self, pair: GroupPair, angle: f64) -> Result<bool, Interrupted> {
        let pose = self.swing.at(angle);
        Ok(!self.group.intersects(pair, &pose, self.executor)?)
    }

    /// Stops a contact offset before a contact, but not before the angle up to which the swing is known to be free.
    fn stop(&mut self, hit: &PairHit, free: f64, contact: f64) {
        let mut back = self.offset_angle(hit).abs();
        let on = (contact - free).abs();
        for _ in 0..MAX_STEPS_BACK {
            let angle = free + (on - back).max(0.0).copysign(contact - free);
            let pose = self.swing.at(angle);
            let gap = self.group.nearest(hit, &pose).map(|touch| touch.distance);
            let is_wide = gap.is_some_and(|gap| gap >= self.group.contact_offset / 2.0);
            if is_wide || back >= on {
                if angle != free {
                    self.advance_to(angle);
                }
                break;
            }
            back *= 2.0;
        }
        self.add_contact(hit, &self.swing.at(self.result.angle));
    }

    fn add_contact(&mut self, hit: &PairHit, at: &Pose) {
        let touch = self.group.nearest(hit, at);
        self.result
            .contacts
            .extend(touch.map(|touch| contact_from_gap(hit.pair, &touch)));
    }
}
