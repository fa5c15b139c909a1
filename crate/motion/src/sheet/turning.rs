//! A contour that is turned until something is in the way, giving way itself where it can.

use nearpoint_geometry::planar::{Contact, Turn, Vector2, first_contact_turning};

use super::{Board, How, Slid, Slot, meets};

/// A turn is done in steps of no more than this, radians.
const STEP: f64 = 0.01;
/// Steps of one turn.
const MOST: usize = 800;

impl Board {
    /// Turns a contour about its origin, the short way round. It stops at the first contact; there it gives way by as much as the next bit of
    /// the turn asks for, if nothing is in the way of that, and turns on. With [`How::Through`] it just turns.
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
            let left = Turn::by(aim.angle() - now.angle()).angle();
            if now == aim {
                return;
            }
            let step = left.clamp(-STEP, STEP);
            let next = if step == left {
                aim
            } else {
                Turn::by(now.angle() + step)
            };
            if self.try_turn(slot, next, place) {
                continue;
            }
            let Some((other, contact)) = self.first(slot, step) else {
                return;
            };
            if !self.gives_way(slot, next, place, contact.normal, step) {
                self.turn_up_to(slot, step, contact.share, place);
                let _ = other;
                return;
            }
        }
    }

    /// Whether nothing new is in the way when a contour lies so; then it does.
    fn try_turn(&mut self, slot: Slot, turn: Turn, place: Vector2) -> bool {
        let Some((before, at)) = self.pose(slot) else {
            return false;
        };
        let overlapped: Vec<(Slot, Slot)> = self.of(slot);
        self.place(slot, turn, place);
        let fits = self.inside_walls(slot) || !self.had_walls(slot, before, at);
        let fine = fits && self.of(slot).iter().all(|pair| overlapped.contains(pair));
        if !fine {
            self.place(slot, before, at);
        }
        fine
    }

    fn of(&self, slot: Slot) -> Vec<(Slot, Slot)> {
        self.overlapping()
            .filter(|(i, j)| *i == slot || *j == slot)
            .collect()
    }

    fn inside_walls(&self, slot: Slot) -> bool {
        let (Some([low, high]), Some([from, to])) = (self.walls(), self.bounds(slot)) else {
            return true;
        };
        let skin = self.fit();
        (0..2).all(|i| low[i] - skin <= from[i] && to[i] <= high[i] + skin)
    }

    /// Whether a contour was within the walls when it lay so.
    fn had_walls(&mut self, slot: Slot, turn: Turn, at: Vector2) -> bool {
        let now = self.pose(slot);
        self.place(slot, turn, at);
        let inside = self.inside_walls(slot);
        if let Some((turn, at)) = now {
            self.place(slot, turn, at);
        }
        inside
    }

    /// The first of the others that a turn meets.
    fn first(&self, slot: Slot, angle: f64) -> Option<(Slot, Contact)> {
        let part = self.part(slot)?;
        let reach = Vector2::repeat(part.reach());
        let here = nearpoint_geometry::planar::Point2::from(part.at);
        let around = [here - reach, here + reach];
        let others = self.slots().filter(|other| *other != slot);
        let near = others.filter_map(|other| Some((other, self.part(other)?)));
        let hits = near
            .filter(|(_, other)| meets(around, other.bounds()))
            .filter_map(|(slot, other)| {
                let from = part.at - other.at;
                let turn = part.laid.turned.turn();
                let contact =
                    first_contact_turning(&other.laid.turned, &part.polygon, turn, from, angle)?;
                Some((slot, contact))
            });
        hits.min_by(|p, q| p.1.share.total_cmp(&q.1.share))
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
            if self.try_turn(slot, next, there) {
                return true;
            }
            self.shift(slot, place);
        }
        self.look_again(slot);
        false
    }

    /// Turns as far as the first contact, a skin before it.
    fn turn_up_to(&mut self, slot: Slot, step: f64, share: f64, place: Vector2) {
        let Some((now, _)) = self.pose(slot) else {
            return;
        };
        let mut share = share;
        for _ in 0..40 {
            if self.try_turn(slot, Turn::by(now.angle() + step * share), place) {
                return;
            }
            share /= 2.0;
        }
    }
}

impl super::Part {
    /// How far it reaches from its origin.
    fn reach(&self) -> f64 {
        let points = self.laid.turned.points().iter();
        points.map(|p| p.coords.norm()).fold(0.0, f64::max)
    }
}
