//! Turns a contour until an obstacle stops it; the contour moves aside where it can.

use nearpoint_geometry::planar::{Contact, PlanarRotation, Vector2, first_contact_turning};

use super::{Board, MoveMode, SlideResult, Slot, bounds_meet};

/// The largest turn for which the contour moves aside at once, radians.
const MAX_STEP: f64 = 0.01;
/// The fraction of such a step within which a contact counts as immediate.
const IMMEDIATE_FRACTION: f64 = 0.01;
/// The largest number of steps of one turn.
const MAX_STEPS: usize = 800;

impl Board {
    /// Turns a contour about its origin, in the shorter direction. It stops at the first contact. There it moves aside by as
    /// much as the next bit of the turn requires, if nothing is in the way, and turns on. With [`MoveMode::Through`] it just
    /// turns.
    pub fn turn_to(&mut self, slot: Slot, turn: PlanarRotation, how: MoveMode) -> SlideResult {
        let Some((start, at)) = self.pose(slot) else {
            return SlideResult::default();
        };
        if how == MoveMode::Through {
            self.place(slot, turn, at);
        } else {
            self.turn_part(slot, turn);
        }
        let moved = self.pose(slot) != Some((start, at));
        let place = self.pose(slot).map_or(at, |(_, at)| at);
        let obstacles = self.obstacles(slot, place, place);
        let touched = self.active_edges(slot, &obstacles, place);
        SlideResult {
            moved: if moved { vec![slot] } else { Vec::new() },
            contacts: touched
                .iter()
                .map(super::contacts::ActiveEdge::contact_point)
                .collect(),
        }
    }

    fn turn_part(&mut self, slot: Slot, aim: PlanarRotation) {
        for _ in 0..MAX_STEPS {
            let Some((now, place)) = self.pose(slot) else {
                return;
            };
            if now == aim {
                return;
            }
            let left = PlanarRotation::from_radians(aim.angle() - now.angle()).angle();
            let contact = self.first_contact(slot, left);
            if contact.is_none() && self.try_turn(slot, aim, place) {
                return;
            }
            let step = left.clamp(-MAX_STEP, MAX_STEP);
            let next = PlanarRotation::from_radians(now.angle() + step);
            match contact {
                // This is a wall, which gives no contact.
                None if self.try_turn(slot, next, place) => {}
                None => return self.turn_up_to(slot, step, 1.0, place),
                Some(contact) if contact.fraction * left.abs() > MAX_STEP * IMMEDIATE_FRACTION => {
                    self.turn_up_to(slot, left, contact.fraction, place);
                }
                Some(contact) => {
                    if !self.move_aside(slot, next, place, contact.normal, step) {
                        return;
                    }
                }
            }
        }
    }

    /// Turns and moves a contour if that causes no new overlap; returns whether it did.
    fn try_turn(&mut self, slot: Slot, turn: PlanarRotation, place: Vector2) -> bool {
        let Some((before, at)) = self.pose(slot) else {
            return false;
        };
        let (overlapped, inside) = (self.overlaps_of(slot), self.inside_walls(slot));
        self.place(slot, turn, place);
        let fits = !inside || self.inside_walls(slot);
        let fine = fits
            && self
                .overlaps_of(slot)
                .iter()
                .all(|pair| overlapped.contains(pair));
        if !fine {
            self.place(slot, before, at);
        }
        fine
    }

    /// Returns the overlapping pairs of a contour.
    fn overlaps_of(&self, slot: Slot) -> Vec<(Slot, Slot)> {
        self.overlapping()
            .filter(|(i, j)| *i == slot || *j == slot)
            .collect()
    }

    fn inside_walls(&self, slot: Slot) -> bool {
        let (Some([low, high]), Some([from, to])) = (self.walls(), self.bounds(slot)) else {
            return true;
        };
        // The slack is less than what counts as outside to a slide.
        let slack = self.contact_offset() / 2.0;
        (0..2).all(|i| low[i] - slack <= from[i] && to[i] <= high[i] + slack)
    }

    /// Returns the first contact of a turn with the others.
    fn first_contact(&self, slot: Slot, angle: f64) -> Option<Contact> {
        let part = self.part(slot)?;
        let reach = Vector2::repeat(part.radius());
        let here = nearpoint_geometry::planar::Point2::from(part.at);
        let around = [here - reach, here + reach];
        let others = self.others(slot).map(|(_, other)| other);
        let near = others.filter(|other| bounds_meet(around, other.bounds()));
        let turn = part.prepared.turned.rotation();
        let hits = near.filter_map(|other| {
            let from = part.at - other.at;
            first_contact_turning(&other.prepared.inset, &part.inset, turn, from, angle)
        });
        hits.min_by(|p, q| p.fraction.total_cmp(&q.fraction))
    }

    /// Moves aside along a normal by what the next bit of a turn needs, and turns by it.
    fn move_aside(
        &mut self,
        slot: Slot,
        next: PlanarRotation,
        place: Vector2,
        normal: Vector2,
        step: f64,
    ) -> bool {
        let Some(reach) = self.part(slot).map(|part| part.radius()) else {
            return false;
        };
        let aside = reach * step.abs();
        for fraction in [0.25, 0.5, 1.0, 2.0] {
            self.slide(slot, place + normal * (aside * fraction), MoveMode::Slide);
            let there = self.pose(slot).map_or(place, |(_, at)| at);
            if self.first_contact(slot, step).is_none() && self.try_turn(slot, next, there) {
                return true;
            }
            self.shift(slot, place);
        }
        self.update_overlaps(slot);
        false
    }

    /// Turns to a contact offset before a fraction of a step, or less where that is not clear.
    fn turn_up_to(&mut self, slot: Slot, step: f64, fraction: f64, place: Vector2) {
        let Some((now, _)) = self.pose(slot) else {
            return;
        };
        let back = self
            .part(slot)
            .map_or(0.0, |part| self.contact_offset() / part.radius());
        let mut share = (fraction - back / step.abs()).max(0.0);
        for _ in 0..40 {
            if self.try_turn(
                slot,
                PlanarRotation::from_radians(now.angle() + step * share),
                place,
            ) {
                return;
            }
            share /= 2.0;
        }
    }
}

impl super::Part {
    /// Returns the largest distance of a point from its origin.
    fn radius(&self) -> f64 {
        let points = self.prepared.turned.points().iter();
        points.map(|p| p.coords.norm()).fold(0.0, f64::max)
    }
}
