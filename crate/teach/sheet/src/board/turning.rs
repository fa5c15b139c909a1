//! Turns a contour until an obstacle stops it; the contour moves aside where it can.

use nearpoint_geometry::planar::{Contact, Turn, Vector2, first_contact_turning};

use super::{Board, How, Slid, Slot, meets};

/// The largest turn for which the contour moves aside at once, radians.
const STEP: f64 = 0.01;
/// The share of such a step within which a contact counts as immediate.
const AT_ONCE: f64 = 0.01;
/// The largest number of steps of one turn.
const MOST: usize = 800;

impl Board {
    /// Turns a contour about its origin, in the shorter direction. It stops at the first contact. There it moves aside by as
    /// much as the next bit of the turn requires, if nothing is in the way, and turns on. With [`How::Through`] it just
    /// turns.
    pub fn turn_to(&mut self, slot: Slot, turn: Turn, how: How) -> Slid {
        let Some((start, at)) = self.pose(slot) else {
            return Slid::default();
        };
        if how == How::Through {
            self.place(slot, turn, at);
        } else {
            self.turn_on(slot, turn);
        }
        let moved = self.pose(slot) != Some((start, at));
        let place = self.pose(slot).map_or(at, |(_, at)| at);
        let obstacles = self.obstacles(slot, place, place);
        let touched = self.holds(slot, &obstacles, place);
        Slid {
            moved: if moved { vec![slot] } else { Vec::new() },
            touched: touched.iter().map(super::hold::Hold::touch).collect(),
        }
    }

    fn turn_on(&mut self, slot: Slot, aim: Turn) {
        for _ in 0..MOST {
            let Some((now, place)) = self.pose(slot) else {
                return;
            };
            if now == aim {
                return;
            }
            let left = Turn::by(aim.angle() - now.angle()).angle();
            let contact = self.first(slot, left);
            if contact.is_none() && self.try_turn(slot, aim, place) {
                return;
            }
            let step = left.clamp(-STEP, STEP);
            let next = Turn::by(now.angle() + step);
            match contact {
                // This is a wall, which gives no contact.
                None if self.try_turn(slot, next, place) => {}
                None => return self.turn_up_to(slot, step, 1.0, place),
                Some(contact) if contact.share * left.abs() > STEP * AT_ONCE => {
                    self.turn_up_to(slot, left, contact.share, place);
                }
                Some(contact) => {
                    if !self.gives_way(slot, next, place, contact.normal, step) {
                        return;
                    }
                }
            }
        }
    }

    /// Turns and places a contour if that causes no new overlap; returns whether it did.
    fn try_turn(&mut self, slot: Slot, turn: Turn, place: Vector2) -> bool {
        let Some((before, at)) = self.pose(slot) else {
            return false;
        };
        let (overlapped, inside) = (self.of(slot), self.inside_walls(slot));
        self.place(slot, turn, place);
        let fits = !inside || self.inside_walls(slot);
        let fine = fits && self.of(slot).iter().all(|pair| overlapped.contains(pair));
        if !fine {
            self.place(slot, before, at);
        }
        fine
    }

    /// Returns the overlapping pairs of a contour.
    fn of(&self, slot: Slot) -> Vec<(Slot, Slot)> {
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
    fn first(&self, slot: Slot, angle: f64) -> Option<Contact> {
        let part = self.part(slot)?;
        let reach = Vector2::repeat(part.reach());
        let here = nearpoint_geometry::planar::Point2::from(part.at);
        let around = [here - reach, here + reach];
        let others = self.others(slot).map(|(_, other)| other);
        let near = others.filter(|other| meets(around, other.bounds()));
        let turn = part.prepared.turned.turn();
        let hits = near.filter_map(|other| {
            let from = part.at - other.at;
            first_contact_turning(&other.prepared.inset, &part.smaller, turn, from, angle)
        });
        hits.min_by(|p, q| p.share.total_cmp(&q.share))
    }

    /// Moves aside along a normal by what the next bit of a turn needs, and turns by it.
    fn gives_way(
        &mut self,
        slot: Slot,
        next: Turn,
        place: Vector2,
        normal: Vector2,
        step: f64,
    ) -> bool {
        let Some(reach) = self.part(slot).map(|part| part.reach()) else {
            return false;
        };
        let aside = reach * step.abs();
        for share in [0.25, 0.5, 1.0, 2.0] {
            self.slide(slot, place + normal * (aside * share), How::Slide);
            let there = self.pose(slot).map_or(place, |(_, at)| at);
            if self.first(slot, step).is_none() && self.try_turn(slot, next, there) {
                return true;
            }
            self.shift(slot, place);
        }
        self.look_again(slot);
        false
    }

    /// Turns to a contact offset before a share of a step, or less where that is not clear.
    fn turn_up_to(&mut self, slot: Slot, step: f64, share: f64, place: Vector2) {
        let Some((now, _)) = self.pose(slot) else {
            return;
        };
        let back = self
            .part(slot)
            .map_or(0.0, |part| self.contact_offset() / part.reach());
        let mut share = (share - back / step.abs()).max(0.0);
        for _ in 0..40 {
            if self.try_turn(slot, Turn::by(now.angle() + step * share), place) {
                return;
            }
            share /= 2.0;
        }
    }
}

impl super::Part {
    /// Returns the largest distance of a point from its origin.
    fn reach(&self) -> f64 {
        let points = self.prepared.turned.points().iter();
        points.map(|p| p.coords.norm()).fold(0.0, f64::max)
    }
}
