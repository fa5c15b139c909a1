//! Defines the motion: a bar that moves in a straight line and turns, past a pentagon at rest.

use nearpoint_geometry::closest::convex::Proximity;
use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2};

use crate::contours::{Sheet, named, nearest, spatial};
use crate::error::LessonError;

/// The range and the step of the bar's turn, in degrees.
pub(super) const TURNS: [f64; 3] = [-180.0, 180.0, 15.0];
/// The range and the step of the height of the bar's path over the pentagon's centre.
pub(super) const HEIGHTS: [f64; 3] = [0.0, 4.5, 0.25];

/// Half the length of the path.
const HALF_PATH: f64 = 5.5;

/// A motion of contour B past contour A, in the time from 0 to 1.
#[derive(Debug)]
pub(super) struct Movement {
    pub a: Polygon,
    /// B about its centre.
    pub b: Polygon,
    pub from: Vector2,
    /// The way of B's centre.
    pub way: Vector2,
    /// The angle by which B turns, in degrees.
    pub turn: f64,
    /// The largest distance of a point of B from its centre.
    pub reach: f64,
}

impl Movement {
    pub fn new(turn: f64, height: f64) -> Result<Self, LessonError> {
        let b = named("bar")?;
        let reach = b.rings()[0].iter().map(|p| p.coords.norm());
        Ok(Self {
            a: named("pentagon")?,
            from: Vector2::new(HALF_PATH, height),
            way: Vector2::new(-2.0 * HALF_PATH, 0.0),
            turn,
            reach: reach.fold(0.0, f64::max),
            b,
        })
    }

    pub fn sheet() -> Sheet {
        Sheet {
            centre: Point2::new(0.0, 1.6),
            half: Vector2::new(8.0, 5.4),
        }
    }

    /// Returns the position of B's centre at a time.
    pub fn shift(&self, time: f64) -> Vector2 {
        self.from + self.way * time
    }

    /// Returns B at a time.
    pub fn b_at(&self, time: f64) -> Result<Polygon, LessonError> {
        let turn = PlanarRotation::from_degrees(self.turn * time);
        let corner = |p: &Point2| turn.point(*p) + self.shift(time);
        let ring = self.b.rings()[0].iter().map(corner).collect();
        Polygon::new(vec![ring]).map_err(LessonError::from)
    }

    /// Finds the closest points at a time.
    pub fn proximity(&self, time: f64) -> Result<Proximity, LessonError> {
        let b = self.b_at(time)?;
        Ok(nearest(&spatial(&self.a), &spatial(&b), &mut ()))
    }

    /// Returns a speed that no point of B exceeds.
    pub fn speed(&self) -> f64 {
        self.way.norm() + self.turning_speed()
    }

    /// Returns a speed with which no point of B moves against a direction. It is negative if all move along it.
    pub fn speed_against(&self, direction: Vector2) -> f64 {
        self.turning_speed() - self.way.dot(&direction)
    }

    /// Returns the largest speed of a point of B about its centre.
    pub fn turning_speed(&self) -> f64 {
        self.turn.to_radians().abs() * self.reach
    }

    /// Returns the time of the first touch by many poses and then by halving; none if no such pose touches. It may miss a
    /// touch, and only tests need it.
    #[cfg(test)]
    pub fn sampled_touch(&self) -> Option<f64> {
        const POSES: u32 = 4096;
        let touches = |time: f64| self.proximity(time).unwrap().distance() == 0.0;
        let first = (0..=POSES)
            .map(|i| f64::from(i) / f64::from(POSES))
            .find(|&t| touches(t))?;
        let (mut apart, mut touching) = ((first - 1.0 / f64::from(POSES)).max(0.0), first);
        for _ in 0..40 {
            let middle = apart.midpoint(touching);
            match touches(middle) {
                true => touching = middle,
                false => apart = middle,
            }
        }
        Some(touching)
    }
}
