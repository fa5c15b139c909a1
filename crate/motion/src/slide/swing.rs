//! Swings a group on a hinge until it meets something, and stops before it. It does not slide: a hinge leaves it one
//! freedom.
//!
//! A contact at the start only stops the group if the swing would enter the obstacle. A pair that a tiny swing frees is
//! an obstacle like others. A pair that the same swing back frees is in the way. A pair that neither frees, such as a
//! pin in its bore or a leaf that runs along another, is a part of the hinge and ignored.

use super::hits::Hit;
use super::{Contact, contact_of};
use crate::group::{Group, Held, Obstacles, Pair};
use crate::hinge::Hinge;
use crate::{Limits, Unfinished};
use nearpoint_geometry::collide::swept::Travel;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};
use std::f64::consts::FRAC_PI_4;

use super::turn::{SHORTEST, STRAIGHT};

/// The longest piece in radians: in longer ones the sagitta is too large to decide what is beside them.
const LONGEST: f64 = FRAC_PI_4;
/// The smallest arm, in radii of the group; a contact nearer to the axis counts as being at this distance.
const SHORTEST_ARM: f64 = 1.0 / 1024.0;
/// The share of the angle to a possible contact that is swung at once.
const CAUTION: f64 = 0.875;
/// The number of tries to find an angle a contact offset before a contact.
const MOST_STEPS_BACK: usize = 8;

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
        self.hinge.swung(&self.start, angle)
    }

    /// Returns a point of the hinge's axis, in the group's frame.
    pub fn centre(&self) -> Point {
        self.start.inverse_transform_point(&self.hinge.at)
    }
}

/// The result of a swing.
#[derive(Debug, Clone, PartialEq)]
pub struct Swung {
    /// The angle reached; the requested one if nothing is in the way.
    pub angle: f64,
    /// The angles reached on the way, in order; the last is `angle` if the group moved at all.
    pub legs: Vec<f64>,
    /// The contacts that keep the group from going on; none when it is at the requested angle.
    pub contacts: Vec<Contact>,
    /// The pairs of held part and obstacle that may pass each other, in order.
    pub ignored: Vec<(usize, usize)>,
    /// The reason why the group may be able to go on from here, though nothing in `contacts` says so.
    pub unfinished: Option<Unfinished>,
}

/// Swings the group from one angle towards another. It enters only ignored obstacles: those of `ignored`, and those
/// that it is in, or cannot be freed from, at the start.
///
/// With a number that is not finite, or too large, it stays where it is. The result is the same for any number of
/// threads.
///
/// # Errors
/// [`Stopped`] when `work` is stopped.
#[expect(clippy::too_many_arguments, reason = "as `slide_among`, and an angle")]
pub fn swing_among(
    limits: &Limits,
    held: &[Held],
    obstacles: &dyn Obstacles,
    swing: &Swing,
    [from, to]: [f64; 2],
    ignored: &[(usize, usize)],
    contact_offset: f64,
    work: &impl Work,
) -> Result<Swung, Stopped> {
    let ends = [&swing.at(from), &swing.at(to)];
    let centre = Some(swing.centre());
    let mut swung = Swung {
        angle: from,
        legs: Vec::new(),
        contacts: Vec::new(),
        ignored: ignored.to_vec(),
        unfinished: None,
    };
    if let Some(group) = Group::about(centre, held, obstacles, ends, contact_offset) {
        let ignored = ignored.iter();
        let mut run = Run {
            group: &group,
            swing,
            work,
            to,
            judged: Vec::new(),
            ignored: ignored
                .map(|&(held, obstacle)| Pair { held, obstacle })
                .collect(),
            swung: &mut swung,
        };
        run.go(from, limits)?;
        run.ignored.sort_unstable();
        let ignored = run.ignored.iter().map(|pair| (pair.held, pair.obstacle));
        swung.ignored = ignored.collect();
    }
    Ok(swung)
}

struct Run<'a, W> {
    group: &'a Group<'a>,
    swing: &'a Swing,
    work: &'a W,
    to: f64,
    /// The pairs whose state at the start is known.
    judged: Vec<Pair>,
    ignored: Vec<Pair>,
    swung: &'a mut Swung,
}

/// The state of a pair that meets where the swing begins.
enum Start {
    /// The pair is apart after a swing by this angle.
    Free(f64),
    InTheWay,
    OfTheHinge,
}

impl<W: Work> Run<'_, W> {
    fn go(&mut self, from: f64, limits: &Limits) -> Result<(), Stopped> {
        let mut piece = LONGEST;
        for _ in 0..limits.pieces {
            let (now, left) = (self.swung.angle, self.to - self.swung.angle);
            if left == 0.0 {
                return Ok(());
            }
            let next = match left.abs() <= piece {
                true => self.to,
                false => now + piece.copysign(left),
            };
            let Some(leg) = self.leg(now, next) else {
                return Ok(());
            };
            let hits = self.group.hits(&leg, &self.ignored, self.work)?;
            if now.to_bits() == from.to_bits() && self.begins(&hits, &leg)? {
                if !self.swung.contacts.is_empty() {
                    return Ok(());
                }
                continue;
            }
            let Some(hit) = hits.first() else {
                self.reach(next);
                piece = LONGEST.min(2.0 * piece);
                continue;
            };
            let bulge = self.group.bulge(&leg) / (STRAIGHT * self.group.contact_offset);
            if bulge > 1.0 {
                // Nothing is met before the time of the possible contact.
                let free = (next - now) * hit.time * CAUTION;
                if (free * self.group.radius()).abs() > self.group.contact_offset {
                    self.reach(now + free);
                }
                piece = (next - now).abs() * (1.0 / bulge.sqrt()).max(SHORTEST);
                continue;
            }
            self.stop(hit, now, now + (next - now) * hit.time);
            return Ok(());
        }
        self.swung.unfinished = Some(Unfinished::Turn);
        Ok(())
    }

    fn leg(&self, from: f64, to: f64) -> Option<Travel> {
        let ends = [from, to].map(|angle| self.swing.at(angle));
        self.group.leg(&ends[0], &ends[1])
    }

    fn reach(&mut self, angle: f64) {
        self.swung.angle = angle;
        self.swung.legs.push(angle);
    }

    /// Judges pairs that meet, or are in each other, at the start. Returns whether there were any.
    fn begins(&mut self, hits: &[Hit], leg: &Travel) -> Result<bool, Stopped> {
        let length = self.group.length(leg);
        let known = self.judged.len();
        let mut passed = self.ignored.clone();
        let mut on: f64 = 0.0;
        for hit in hits {
            if self.judged.contains(&hit.pair) {
                continue;
            }
            let now = self.swing.at(self.swung.angle);
            let start = match hit.time * length <= self.group.noise {
                true => self.start(hit)?,
                false if self.group.is_inside(hit.pair, &now) => Start::OfTheHinge,
                // The pair is met later.
                false => continue,
            };
            self.judged.push(hit.pair);
            match start {
                Start::Free(step) => {
                    on = on.max(step);
                    passed.push(hit.pair);
                }
                Start::OfTheHinge => self.ignored.push(hit.pair),
                Start::InTheWay => {
                    let behind = self.swing.at(self.swung.angle - self.hair(hit));
                    self.met(hit, &behind);
                }
            }
        }
        passed.extend(&self.ignored);
        let left = self.to - self.swung.angle;
        let next = self.swung.angle + on.min(left.abs()).copysign(left);
        if let Some(leg) = self.leg(self.swung.angle, next).filter(|_| on > 0.0) {
            match self.group.hits(&leg, &passed, self.work)?.first() {
                Some(hit) => self.met(hit, &self.swing.at(self.swung.angle)),
                None if self.swung.contacts.is_empty() => self.reach(next),
                None => {}
            }
        }
        Ok(self.judged.len() > known)
    }

    fn start(&self, hit: &Hit) -> Result<Start, Stopped> {
        let (now, hair) = (self.swung.angle, self.hair(hit));
        if self.is_apart(hit.pair, now + hair)? {
            return Ok(Start::Free(hair.abs()));
        }
        Ok(match self.is_apart(hit.pair, now - hair)? {
            true => Start::InTheWay,
            false => Start::OfTheHinge,
        })
    }

    /// Returns the angle, in the direction of the swing, that moves the meeting triangles by a contact offset.
    fn hair(&self, hit: &Hit) -> f64 {
        let [held, _] = self.group.shapes(hit.pair);
        let pose = self.swing.start * self.group.held[hit.pair.held].in_group;
        let corners = hit.triangles.iter();
        let corners = corners.flat_map(|&[own, _]| held.triangle(own));
        let arm = |corner: Point| {
            let arm = pose * corner - self.swing.hinge.at;
            arm.cross(&self.swing.hinge.axis).norm()
        };
        let least = SHORTEST_ARM * self.group.radius();
        let arm = corners.map(arm).fold(least, f64::max);
        let hair = self.group.contact_offset / arm;
        let hair = if hair < LONGEST { hair } else { LONGEST };
        hair.copysign(self.to - self.swung.angle)
    }

    fn is_apart(&self, pair: Pair, angle: f64) -> Result<bool, Stopped> {
        let pose = self.swing.at(angle);
        Ok(!self.group.meets(pair, &pose, self.work)?)
    }

    /// Stops a contact offset before a contact, but not before the angle up to which it is known to be free.
    fn stop(&mut self, hit: &Hit, free: f64, contact: f64) {
        let mut back = self.hair(hit).abs();
        let on = (contact - free).abs();
        for _ in 0..MOST_STEPS_BACK {
            let angle = free + (on - back).max(0.0).copysign(contact - free);
            let pose = self.swing.at(angle);
            let gap = self.group.nearest(hit, &pose).map(|touch| touch.distance);
            let is_wide = gap.is_some_and(|gap| gap >= self.group.contact_offset / 2.0);
            if is_wide || back >= on {
                if angle != free {
                    self.reach(angle);
                }
                break;
            }
            back *= 2.0;
        }
        self.met(hit, &self.swing.at(self.swung.angle));
    }

    fn met(&mut self, hit: &Hit, at: &Pose) {
        let touch = self.group.nearest(hit, at);
        self.swung
            .contacts
            .extend(touch.map(|touch| contact_of(hit.pair, &touch)));
    }
}
