//! Advances in time without passing a contact.
//!
//! Mirtich and Canny, "Impulse-based simulation of rigid bodies" (1995), and Mirtich's thesis (1996, section 2.3): the
//! distance, divided by a bound on the speed of approach, is a time without a contact. The second bound takes only the
//! motion against the shortest line, as the thesis does. Departure: the bound on the turn is the same at all times.

use nearpoint_geometry::closest::convex::Proximity;

use super::movement::Movement;
use crate::error::LessonError;

/// The distance that counts as a contact.
pub(super) const TOLERANCE: f64 = 0.01;
/// More steps than any motion of this lesson takes.
const MAX_STEPS: usize = 1000;

/// The bound on the speed of approach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SpeedBound {
    /// The largest speed of any point, in any direction.
    Any,
    /// The largest speed against the shortest line.
    Against,
}

/// A pose at which the distance was measured.
#[derive(Debug, Clone)]
pub(super) struct Stop {
    pub time: f64,
    pub proximity: Proximity,
}

/// The stops of a motion.
#[derive(Debug)]
pub(super) struct Advance {
    pub stops: Vec<Stop>,
    /// True if the last stop is a contact; false if none is possible until the end.
    pub is_contact: bool,
}

impl Advance {
    pub fn new(movement: &Movement, bound: SpeedBound) -> Result<Self, LessonError> {
        let mut stops = Vec::new();
        let mut time = 0.0;
        let mut is_contact = false;
        while time < 1.0 && stops.len() < MAX_STEPS {
            let proximity = movement.proximity(time)?;
            let speed = match bound {
                SpeedBound::Any => movement.speed(),
                SpeedBound::Against => movement.speed_against(proximity.direction.xy()),
            };
            let distance = proximity.distance();
            stops.push(Stop { time, proximity });
            if distance <= TOLERANCE {
                is_contact = true;
                break;
            }
            time = match speed > 0.0 {
                true => time + distance / speed,
                false => 1.0,
            };
        }
        Ok(Self { stops, is_contact })
    }

    /// Returns the time of the last stop, or the end of the motion if there is no contact.
    pub fn end(&self) -> f64 {
        match (self.is_contact, self.stops.last()) {
            (true, Some(last)) => last.time,
            _ => 1.0,
        }
    }

    /// Returns the distance at each stop.
    pub fn distances(&self) -> impl Iterator<Item = [f64; 2]> {
        let point = |stop: &Stop| [stop.time, stop.proximity.distance()];
        self.stops.iter().map(point)
    }
}

#[cfg(test)]
mod tests {
    use super::super::movement::{HEIGHTS, TURNS};
    use super::*;
    use std::cell::Cell;

    fn each_motion(test: impl Fn(&Movement, &str)) {
        for turn in 0..=12 {
            for height in 0..=9 {
                let turn = TURNS[0] + 30.0 * f64::from(turn);
                let height = HEIGHTS[0] + 0.5 * f64::from(height);
                let movement = Movement::new(turn, height).unwrap();
                test(&movement, &format!("{turn} {height}"));
            }
        }
    }

    #[test]
    fn no_step_passes_a_touch_and_the_end_is_near_one() {
        let counts = [Cell::new(0), Cell::new(0)];
        each_motion(|movement, what| {
            let touch = movement.sampled_touch();
            let count = &counts[usize::from(touch.is_some())];
            count.set(count.get() + 1);
            for bound in [SpeedBound::Any, SpeedBound::Against] {
                let found = Advance::new(movement, bound).unwrap();
                assert!(found.stops.len() < MAX_STEPS, "{what}");
                let last = &found.stops[found.stops.len() - 1];
                if let Some(touch) = touch {
                    assert!(found.is_contact && found.end() <= touch + 1e-9, "{what}");
                }
                assert_eq!(
                    found.is_contact,
                    last.proximity.distance() <= TOLERANCE,
                    "{what}"
                );
            }
        });
        assert!(counts.iter().all(|count| count.get() > 20), "{counts:?}");
    }

    /// Both bounds hold for the change of the distance between any two times.
    #[test]
    fn distance_shrinks_no_faster_than_the_bounds() {
        each_motion(|movement, what| {
            for i in 0..40 {
                let time = f64::from(i) / 40.0;
                let before = movement.proximity(time).unwrap();
                let against = movement.speed_against(before.direction.xy());
                assert!(against <= movement.speed() + 1e-12, "{what}");
                for later in [0.001, 0.01, 0.1, 0.4] {
                    let after = movement.proximity(time + later).unwrap().distance();
                    let least = |speed: f64| before.distance() - speed * later;
                    assert!(after >= least(movement.speed()) - 1e-9, "{what}");
                    assert!(
                        after >= least(against) - 1e-9 || before.distance() == 0.0,
                        "{what}"
                    );
                }
            }
        });
    }
}
