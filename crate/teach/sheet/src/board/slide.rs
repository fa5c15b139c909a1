//! Moves a contour towards its target, along obstacles or pushing them.
//!
//! The motion goes segment by segment: straight towards the target until it hits something, then along that side to its end,
//! and from there straight on again. Before it goes along the side, it pushes the obstacle along the normal, by the same
//! rules; obstacles of the obstacle are pushed in turn.

use std::collections::BTreeSet;

use nearpoint_geometry::planar::Vector2;

use super::contacts::{ActiveEdge, Hit, Obstacle, project_motion};
use super::{Board, MoveMode, SlideResult, Slot};

/// The largest number of segments of one contour.
const MAX_SEGMENTS: usize = 96;
/// The largest number of segments of all that are pushed by one motion.
const MAX_TOTAL_SEGMENTS: usize = 600;
/// The largest number of contours that push each other in a row.
const MAX_PUSH_DEPTH: usize = 24;

/// A motion of one contour and of those it pushes.
#[derive(Debug)]
struct PushRun {
    push: bool,
    segments: usize,
    moved: BTreeSet<Slot>,
    /// The contours that push each other, starting with the one that is moved.
    pushers: Vec<Slot>,
}

impl Board {
    /// Moves a contour from its current position towards `to`. On its path it overlaps nothing that it did not overlap from
    /// the start; contours that it overlaps at the start are ignored until it is out of them.
    pub fn slide(&mut self, slot: Slot, to: Vector2, how: MoveMode) -> SlideResult {
        let bad = !(to.x.is_finite() && to.y.is_finite());
        let Some(at) = self.part(slot).map(|part| part.at).filter(|_| !bad) else {
            return SlideResult::default();
        };
        let mut run = PushRun {
            push: how == MoveMode::Push,
            segments: 0,
            moved: BTreeSet::new(),
            pushers: Vec::new(),
        };
        let mut contacts = Vec::new();
        if how == MoveMode::Through {
            self.shift(slot, to);
        } else {
            let holds = self.slide_to(slot, to, &mut run);
            contacts = holds.iter().map(ActiveEdge::contact_point).collect();
        }
        if self.part(slot).is_some_and(|part| part.at != at) {
            run.moved.insert(slot);
        }
        for moved in &run.moved {
            self.update_overlaps(*moved);
        }
        SlideResult {
            moved: run.moved.into_iter().collect(),
            contacts,
        }
    }

    /// Moves as far as possible, and returns what stops the contour.
    fn slide_to(&mut self, slot: Slot, to: Vector2, run: &mut PushRun) -> Vec<ActiveEdge> {
        let Some(start) = self.part(slot).map(|part| part.at) else {
            return Vec::new();
        };
        let ignored = self.ignored(slot, start);
        let mut stuck: BTreeSet<Slot> = run.pushers.iter().copied().collect();
        let mut place = start;
        let mut last: Option<ActiveEdge> = None;
        for _ in 0..MAX_SEGMENTS {
            run.segments += 1;
            let options = to - place;
            if options.norm() <= self.grid().step() || run.segments > MAX_TOTAL_SEGMENTS {
                break;
            }
            let obstacles = self.obstacles_on_path(slot, place, to, &ignored);
            let mut holds = self.active_edges(slot, &obstacles, place);
            holds.extend(last.take());
            if run.push && self.push_obstacles(slot, options, &holds, &mut stuck, run) {
                continue;
            }
            let Some((displacement, along)) = project_motion(options, &holds) else {
                break;
            };
            let leg = self.limit_segment(place, displacement, along);
            let hit = self.cast(slot, &obstacles, place, leg);
            let fraction = hit.map_or(1.0, |hit| self.fraction_before_hit(&hit, leg));
            let next = self.clear_position(&obstacles, place, leg, fraction);
            let gone = (next - place).norm();
            place = next;
            self.shift(slot, place);
            if gone <= self.contact_offset() {
                // It is too near to continue, and perhaps at its end: the hit counts as a contact that stops it.
                if let Some(hit) = hit {
                    let known = holds.iter().any(|hold| hold.normal == hit.edge.normal);
                    if known {
                        break;
                    }
                    last = Some(hit.edge);
                } else if along.is_none() {
                    break;
                }
            }
        }
        let obstacles = self.obstacles_on_path(slot, place, place, &ignored);
        self.active_edges(slot, &obstacles, place)
    }

    /// Returns the contours that a contour overlaps at a position.
    fn ignored(&mut self, slot: Slot, place: Vector2) -> BTreeSet<Slot> {
        let near = self.obstacles(slot, place, place);
        let inside = near.iter().filter(|obstacle| obstacle.collides(place));
        inside.map(|obstacle| obstacle.slot).collect()
    }

    /// Returns the obstacles that the contour can hit: it never gets farther from the target than now.
    fn obstacles_on_path(
        &mut self,
        slot: Slot,
        place: Vector2,
        to: Vector2,
        ignored: &BTreeSet<Slot>,
    ) -> Vec<Obstacle> {
        let far = (to - place).norm();
        // A slide may go aside, but not farther from the target; it seldom needs all of this box.
        let aside = Vector2::repeat(far);
        let (low, high) = (to - aside, to + aside);
        let mut obstacles = self.obstacles(slot, low.inf(&place), high.sup(&place));
        obstacles.retain(|obstacle| !ignored.contains(&obstacle.slot) || !obstacle.collides(place));
        obstacles
    }

    /// Limits a segment along a side to just past its end.
    fn limit_segment(
        &self,
        place: Vector2,
        displacement: Vector2,
        along: Option<ActiveEdge>,
    ) -> Vector2 {
        let Some(ends) = along.and_then(|hold| hold.ends) else {
            return displacement;
        };
        let length = displacement.norm();
        let ahead = ends.map(|end| (end - place).dot(&displacement) / length);
        let most = ahead[0].max(ahead[1]).max(0.0) + self.contact_offset();
        if most < length {
            displacement * (most / length)
        } else {
            displacement
        }
    }

    /// Returns the fraction of a segment at which it is a contact offset away from the hit.
    fn fraction_before_hit(&self, hit: &Hit, leg: Vector2) -> f64 {
        let slope = -leg.dot(&hit.edge.normal);
        if hit.edge.other.is_none() {
            return hit.fraction;
        }
        (hit.fraction - self.contact_offset() / slope).max(0.0)
    }

    /// Returns the position after a fraction of a segment, or an earlier one that is clear: rounding must not cause an
    /// overlap.
    fn clear_position(
        &self,
        obstacles: &[Obstacle],
        place: Vector2,
        leg: Vector2,
        fraction: f64,
    ) -> Vector2 {
        let mut share = fraction;
        for _ in 0..8 {
            let next = self.grid().vector(place + leg * share);
            if !obstacles.iter().any(|obstacle| obstacle.collides(next)) {
                return next;
            }
            share /= 2.0;
        }
        place
    }

    /// Pushes the obstacles. Returns true if one was pushed: either it moved, or it will not be pushed again.
    fn push_obstacles(
        &mut self,
        slot: Slot,
        parameters: Vector2,
        holds: &[ActiveEdge],
        stuck: &mut BTreeSet<Slot>,
        run: &mut PushRun,
    ) -> bool {
        for hold in holds {
            let into = parameters.dot(&hold.normal);
            let Some(other) = hold.other.filter(|_| into < -self.contact_offset()) else {
                continue;
            };
            let deep = run.pushers.len() >= MAX_PUSH_DEPTH;
            if self.is_fixed(other) || deep || stuck.contains(&other) {
                continue;
            }
            let Some(before) = self.part(other).map(|part| part.at) else {
                continue;
            };
            run.pushers.push(slot);
            self.slide_to(other, before + hold.normal * into, run);
            run.pushers.pop();
            let after = self.part(other).map_or(before, |part| part.at);
            if after != before {
                run.moved.insert(other);
            }
            // Only motion away from the pusher counts, not motion aside along it.
            if -(after - before).dot(&hold.normal) <= self.contact_offset() {
                stuck.insert(other);
            }
            return true;
        }
        false
    }
}
